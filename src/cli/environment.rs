//! The environment: the only file that asks for its variables.

#![expect(clippy::disallowed_methods, reason = "the one place that reads the environment")]

use std::path::PathBuf;

/// The book that `HOUSEBOOK` names.
pub fn book() -> Option<PathBuf> {
    std::env::var_os("HOUSEBOOK").filter(|path| !path.is_empty()).map(PathBuf::from)
}

/// The moment at which `HOUSEBOOK_NOW` stops the clock (RFC 3339), for stories and rehearsals.
pub fn now() -> Option<String> {
    std::env::var("HOUSEBOOK_NOW").ok()
}

/// The word by which `HOUSEBOOK_SEED` fixes all randomness, for stories and rehearsals.
pub fn seed() -> Option<String> {
    std::env::var("HOUSEBOOK_SEED").ok()
}

/// The tick of the machine that `HOUSEBOOK_TICK` gives as `boot:milliseconds`, for stories and rehearsals.
pub fn tick() -> Option<String> {
    std::env::var("HOUSEBOOK_TICK").ok()
}
