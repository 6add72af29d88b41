//! How long each part is timed.

use std::time::Duration;

use criterion::Criterion;

/// Twenty samples in a second, unless the command line says otherwise.
pub(crate) fn criterion() -> Criterion {
    Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_secs(1))
        .configure_from_args()
}
