//! A seed whose hash was said out loud: it deals the next cards, with a word that a player says for it.

use crate::journal::Dealing;
use crate::night::tonight::Tonight;
use crate::refusal::{DrawRefused, Refusal};

/// Refuses a second seed while one waits for its word: nobody draws until they like one.
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

/// What deals: the waiting seed, with the word that was said for it; or else the fresh one, marked as not committed.
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
