//! The environment: the only file that asks for its variables.

#![expect(clippy::disallowed_methods, reason = "the one place that reads the environment")]

use std::path::PathBuf;

/// The book that `HOUSEBOOK` names.
pub fn book() -> Option<PathBuf> {
    std::env::var_os("HOUSEBOOK").filter(|path| !path.is_empty()).map(PathBuf::from)
}

/// Where the shell keeps the lines that were typed: beside the usual book.
pub fn history() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    Some(etcetera::BaseStrategy::data_dir(&folders).join("housebook").join("typed-lines"))
}

/// Where half-entered hands lie, each under the name of its book.
pub fn drafts() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    Some(etcetera::BaseStrategy::data_dir(&folders).join("housebook").join("half-hands"))
}

/// What kind of terminal it is; none where nobody says so.
pub fn terminal() -> Option<String> {
    let name = std::env::var("TERM").ok().filter(|name| !name.is_empty());
    // There a terminal has no name.
    name.or_else(|| cfg!(windows).then(|| "windows".to_owned()))
}

/// The variable by which the script of [`completions`](crate::cli::verbs::completions) asks what a word may be.
pub const COMPLETE: &str = "HOUSEBOOK_COMPLETE";

/// True if a shell asks what a word may be.
pub fn completes() -> bool {
    std::env::var_os(COMPLETE).is_some()
}

/// What tests fix: the hour, chance, the machine's tick. Keys, cards and dice of people come from the system alone, so a program
/// that they use does not know these words.
#[cfg(feature = "rehearsal")]
mod rehearsed {
    /// The moment at which `HOUSEBOOK_NOW` stops the clock (RFC 3339).
    pub fn now() -> Option<String> {
        std::env::var("HOUSEBOOK_NOW").ok()
    }

    /// The word by which `HOUSEBOOK_SEED` fixes all randomness.
    pub fn seed() -> Option<String> {
        std::env::var("HOUSEBOOK_SEED").ok()
    }

    /// The tick of the machine that `HOUSEBOOK_TICK` gives as `boot:milliseconds`.
    pub fn tick() -> Option<String> {
        std::env::var("HOUSEBOOK_TICK").ok()
    }
}

#[cfg(not(feature = "rehearsal"))]
mod rehearsed {
    pub const fn now() -> Option<String> {
        None
    }

    pub const fn seed() -> Option<String> {
        None
    }

    pub const fn tick() -> Option<String> {
        None
    }
}

pub use rehearsed::{now, seed, tick};
