//! Tests of the crate from outside, by subject.

mod agree;
mod claims;
mod corpus;
mod deep;
mod distances;
mod families;
mod hostile;
mod long_routes;
mod metamorphic;
mod reasons;
mod routes;
