//! A seed whose hash was said aloud: it deals the next cards, with a word that a player says to it.

use crate::journal::Dealing;
use crate::night::tonight::Tonight;
use crate::refusal::{DrawRefused, Refusal};

/// Refuses a second seed while one waits for its word: nobody draws until he likes one.
///
/// # Errors
///
/// `seed-waits`.
pub fn check_none(tonight: &Tonight) -> Result<(), Refusal> {
    if tonight.evening.seed.is_none() {
        return Ok(());
    }
    Err(Refusal::new(DrawRefused::SeedDrawn))
}

/// What deals: the seed that waits, with the word that was said to it; else the fresh one, which says that nothing was committed.
///
/// # Errors
///
/// `seed-waits` if the seed waits and nobody said a word.
pub fn dealing(tonight: &Tonight, fresh: Dealing) -> Result<Dealing, Refusal> {
    match &tonight.evening.seed {
        None => Ok(Dealing { uncommitted: true, ..fresh }),
        Some(_) if fresh.salt.is_empty() => Err(Refusal::new(DrawRefused::SeedWaits)),
        Some(seed) => Ok(Dealing { seed: seed.clone(), ..fresh }),
    }
}
