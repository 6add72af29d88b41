//! The command line.

use std::ffi::OsString;
use std::num::NonZero;
use std::path::PathBuf;

use anstream::ColorChoice;
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::problems;
use crate::select::Partition;

/// Solvers of grid puzzles, proved against a corpus of recorded cases.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = EXAMPLES)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

const EXAMPLES: &str = "\
Examples:
  cargo xtask verify                           does every solver answer the whole corpus as recorded, and rightly?
  cargo xtask verify glued-grid/edge           only the cases whose name contains this
  cargo xtask solve huarong-dao board.txt      solve a puzzle of your own
  cargo xtask list                             the names of all cases
  cargo xtask bench --quick                    how fast are the solvers?

Exit codes: 0 all good; 1 something is wrong or not as recorded; 2 the command line or the input is not understood;
3 a file cannot be read or written; 4 nothing was selected.";

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Solve every case of the corpus, check the answers, and compare them with the recorded ones
    Verify(VerifyArgs),
    /// Solve one puzzle, in the judge's format
    Solve(SolveArgs),
    /// List the cases of the corpus, or the families of instances that can be generated
    List(ListArgs),
    /// Print an instance of a family: the same one for the same size and seed, for ever
    Gen(GenArgs),
    /// Check whether an answer to a puzzle, from any program, is right
    Check(CheckArgs),
    /// Measure the time and the memory of the solvers, and of any other program beside them
    Bench(BenchArgs),
    /// What `bench` runs in processes of their own
    #[command(hide = true)]
    Child(ChildArgs),
}

/// The arguments of `verify`.
#[derive(Debug, Args)]
#[command(after_help = VERIFY_HELP)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub struct VerifyArgs {
    /// Take only cases whose name (problem/group/name) contains one of these
    pub filter: Vec<String>,
    /// Let a filter be a whole name, not a part of one
    #[arg(long, requires = "filter")]
    pub exact: bool,
    /// Record the answers that are new or changed; never one that fails a check
    #[arg(long)]
    pub accept: bool,
    /// Confirm every answer by the second, plain method as well, where it can manage the size, and make every recipe twice
    #[arg(long)]
    pub recheck: bool,
    /// Go through all small cases of every kind as well, problem/proof/name, which takes long
    #[arg(long)]
    pub exhaustive: bool,
    /// Hold the large cases to their time and memory, built for release, each in a process of its own
    #[arg(long)]
    pub budgets: bool,
    /// How many threads to use [default: as many as the machine runs at a time]
    #[arg(long, value_name = "N")]
    pub jobs: Option<NonZero<usize>>,
    /// When to colour the report
    #[arg(long, value_enum, default_value_t = Color::Auto)]
    pub color: Color,
    /// Take part M of N of the cases, for runs spread over machines: slice:M/N or hash:M/N
    #[arg(long, value_name = "KIND:M/N")]
    pub partition: Option<Partition>,
}

const VERIFY_HELP: &str = "\
A recorded answer is a file NAME.snap beside its input in testdata/. Where there is none, or another one, the answer is
written beside it as NAME.snap.new, for `cargo insta review --workspace`; INSTA_UPDATE=new|always|unseen|force|no|auto
says otherwise (auto, the default, writes nothing where CI is set).

Examples:
  cargo xtask verify                                           everything
  cargo xtask verify sliding-blocks huarong-dao/large          the cases of one problem, and a group of another
  cargo xtask verify --accept --exact glued-grid/sample/glued-corner   record the answer to one case
  cargo xtask verify --recheck                                 confirm every recorded answer by another method
  cargo xtask verify --exhaustive stable-cubes/proof           only the proofs of one problem
  cargo xtask verify --budgets                                 and within the time and memory that each large case may take

Exit codes: 0 all passed; 1 a case failed, an answer waits for review, or, without a filter, a file has no case; 2 the
command line is not understood; 3 a file cannot be read or written; 4 no case was selected.";

/// When to colour a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal, unless `NO_COLOR` or `CLICOLOR_FORCE` say otherwise
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl From<Color> for ColorChoice {
    fn from(color: Color) -> Self {
        match color {
            Color::Auto => Self::Auto,
            Color::Always => Self::Always,
            Color::Never => Self::Never,
        }
    }
}

/// The arguments of `solve`.
#[derive(Debug, Args)]
#[command(after_help = SOLVE_HELP)]
pub struct SolveArgs {
    /// The problem
    #[arg(value_parser = problem_names())]
    pub problem: String,
    /// The file with the input; the standard input where it is - or is left out
    pub file: Option<PathBuf>,
    /// Tell the answer in full, in words and small pictures: the plan, the route, or why there is none
    #[arg(long)]
    pub explain: bool,
    /// Print only the moves: of the blank, of the blocks from outside, or the cubes in the order in which they are taken
    #[arg(long, conflicts_with_all = ["explain", "format"])]
    pub plan: bool,
    /// Print the answer as text, or, told in full, as JSON
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
}

/// The form of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// The judge's format, or with --explain words
    Text,
    /// One object
    Json,
}

const SOLVE_HELP: &str = "\
Examples:
  cargo xtask solve glued-grid board.txt
  cargo xtask solve glued-grid board.txt --explain
  cargo xtask solve glued-grid board.txt --plan
  cargo xtask gen huarong-dao FAMILY --size 30 --seed 1 | cargo xtask solve huarong-dao --format json

The answer goes to the standard output. Bad input: one line `error: line L, column C: ...` and exit code 2.";

/// The arguments of `list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// Take only names (problem/group/name, or problem/family) that contain one of these
    pub filter: Vec<String>,
    /// List families of instances, what their size counts, and what they are for
    #[arg(long)]
    pub families: bool,
}

/// The arguments of `gen`.
#[derive(Debug, Args)]
pub struct GenArgs {
    /// The problem
    #[arg(value_parser = problem_names())]
    pub problem: String,
    /// The family: see `cargo xtask list --families`
    pub family: String,
    /// How large; each family says what it counts
    #[arg(long, value_name = "N")]
    pub size: u32,
    /// Which of the instances of this size
    #[arg(long, value_name = "S")]
    pub seed: u64,
}

/// The arguments of `check`.
#[derive(Debug, Args)]
#[command(after_help = CHECK_HELP)]
pub struct CheckArgs {
    /// The problem
    #[arg(value_parser = problem_names())]
    pub problem: String,
    /// The file with the input, or - for the standard input
    pub input: PathBuf,
    /// The file with the answer, or - for the standard input
    pub answer: PathBuf,
}

const CHECK_HELP: &str = "\
Examples:
  cargo xtask check sliding-blocks target.txt answer.txt
  ./my-solver < target.txt | cargo xtask check sliding-blocks target.txt -

Exit codes: 0 the answer is right; 1 it is wrong, and the first thing that is wrong is printed; 2 the input is bad.";

/// The arguments of `bench`.
#[derive(Debug, Args)]
#[command(after_help = BENCH_HELP, args_conflicts_with_subcommands = true)]
pub struct BenchArgs {
    /// What to do other than to measure.
    #[command(subcommand)]
    pub command: Option<BenchCommand>,
    /// Take only families whose name (problem/family) contains one of these
    pub filter: Vec<String>,
    /// Small sizes and few runs: under a minute in all
    #[arg(long)]
    pub quick: bool,
    /// The sizes, in items [default: 1000 to 10000000 in powers of ten]
    #[arg(long, value_name = "N,N,..", value_delimiter = ',')]
    pub sizes: Vec<u64>,
    /// How often each program runs: times are medians [default: 7, quick 3; fewer where it takes long]
    #[arg(long, value_name = "N", value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..))]
    pub runs: Option<usize>,
    /// Another program to run in turn with ours: a command for sh, which reads the input; $1 is the problem's name
    #[arg(long, value_name = "CMD")]
    pub against: Option<String>,
    /// What to call the other program in the rows, if not by its command
    #[arg(long, value_name = "NAME", requires = "against")]
    pub named: Option<String>,
    /// The longest that any program may take, in seconds
    #[arg(long, value_name = "S", default_value_t = 60)]
    pub timeout: u64,
    /// Write the rows to a file, not to the standard output
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Only list the families that would be measured
    #[arg(long)]
    pub list: bool,
}

const BENCH_HELP: &str = "\
What is measured is built for release and runs in processes of its own. The rows are CSV; a table of them goes to the
standard error. A wrong answer has no time but an error in its row.

Examples:
  cargo xtask bench --quick                                        everything, small
  cargo xtask bench glued-grid/open --sizes 1000000 --runs 21      one family at one size
  cargo xtask bench sliding-blocks --against './their-solver'      ours and another program in turn
  cargo xtask bench report rows.csv                                the README's tables and plot from such rows

Exit codes: 0 measured; 1 an answer of ours is wrong, or takes too long; 2 the command line is not understood; 3 a file or a process
failed; 4 no family was selected.";

/// What `bench` does other than to measure.
#[derive(Debug, Subcommand)]
pub enum BenchCommand {
    /// Write tables and a plot of measured rows into the README; measures nothing
    Report(ReportArgs),
    /// Measure the large cases of the corpus, and write how much time and memory they may take: NAME.budget
    Budgets(BudgetsArgs),
    /// Count instructions, and compare them with the table on record: over +5 % fails
    Instructions(InstructionsArgs),
}

/// The arguments of `bench budgets`.
#[derive(Debug, Args)]
pub struct BudgetsArgs {
    /// Take only large cases whose name (problem/group/name) contains one of these
    pub filter: Vec<String>,
}

/// The arguments of `bench instructions`.
#[derive(Debug, Args)]
pub struct InstructionsArgs {
    /// Put the counts on record
    #[arg(long)]
    pub accept: bool,
}

/// The arguments of `bench report`.
#[derive(Debug, Args)]
pub struct ReportArgs {
    /// The rows, as CSV; of the same program on the same input the last row counts
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The page that has the markers [default: the README]
    #[arg(long, value_name = "FILE")]
    pub page: Option<PathBuf>,
    /// Where the plot goes [default: where the README shows it]
    #[arg(long, value_name = "FILE")]
    pub plot: Option<PathBuf>,
}

/// The arguments of `child`.
#[derive(Debug, Args)]
pub struct ChildArgs {
    /// What to do.
    #[command(subcommand)]
    pub command: ChildCommand,
}

/// What the processes of `bench` do.
#[derive(Debug, Subcommand)]
pub enum ChildCommand {
    /// Run a command, and print its time, its peak memory and how it ended
    Launch {
        /// Where its standard output goes; nowhere if left out
        #[arg(long)]
        answer: Option<PathBuf>,
        /// The longest that it may take, in milliseconds
        #[arg(long)]
        timeout: Option<u64>,
        /// The command
        #[arg(last = true, required = true)]
        command: Vec<OsString>,
    },
    /// Read the standard input, take in its numbers, and write so many bytes
    Floor {
        /// How many
        bytes: usize,
    },
    /// Solve the standard input, and print the nanoseconds of parsing, solving and printing
    Stages {
        /// The problem
        #[arg(value_parser = problem_names())]
        problem: String,
    },
}

fn problem_names() -> PossibleValuesParser {
    PossibleValuesParser::new(
        problems::all().iter().map(|problem| PossibleValue::new(problem.name()).help(problem.about())),
    )
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
