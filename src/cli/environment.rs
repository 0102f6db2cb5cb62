//! The environment: the only file that reads its variables.

#![expect(clippy::disallowed_methods, reason = "the one place that reads the environment")]

use std::path::PathBuf;

/// The book that `HOUSEBOOK` names.
pub fn book() -> Option<PathBuf> {
    std::env::var_os("HOUSEBOOK").filter(|path| !path.is_empty()).map(PathBuf::from)
}

/// Where the shell keeps the lines that were typed: beside the default book.
pub fn history() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    Some(etcetera::BaseStrategy::data_dir(&folders).join("housebook").join("typed-lines"))
}

/// Where half-entered hands are kept, each under the name of its book.
pub fn drafts() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    Some(etcetera::BaseStrategy::data_dir(&folders).join("housebook").join("half-hands"))
}

/// What kind of terminal it is; none if nothing says so.
pub fn terminal() -> Option<String> {
    let name = std::env::var("TERM").ok().filter(|name| !name.is_empty());
    // On Windows a terminal has no name.
    name.or_else(|| cfg!(windows).then(|| "windows".to_owned()))
}

/// The variable in which the script of [`completions`](crate::cli::verbs::completions) asks how a word can be completed.
pub const COMPLETE: &str = "HOUSEBOOK_COMPLETE";

/// True if a shell asks how a word can be completed.
pub fn completes() -> bool {
    std::env::var_os(COMPLETE).is_some()
}

/// What tests fix: the hour, chance, the machine's tick. For real users, keys, cards and dice come from the system alone, so the
/// program they use doesn't know these variables.
#[cfg(feature = "rehearsal")]
mod rehearsed {
    /// The moment that `HOUSEBOOK_NOW` stops the clock at (RFC 3339).
    pub fn now() -> Option<String> {
        std::env::var("HOUSEBOOK_NOW").ok()
    }

    /// The word that fixes all randomness, from `HOUSEBOOK_SEED`.
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
