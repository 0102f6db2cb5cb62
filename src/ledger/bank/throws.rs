//! What the program throws and deals in games that aren't poker: as it's made, or by a seed and a word.

use crate::bank::chance::stream;
use crate::journal::Dealing;
use chacha20::rand_core::Rng;
use engine::games::party::{Move, PartyPlay, PartyRow, PartySetup, draw};

/// The system's randomness for one throw.
pub type Chance<'c> = &'c mut dyn FnMut() -> String;

/// What the program throws or deals next: by the seed drawn before, or else by one drawn now.
#[must_use]
pub fn thrown(play: &PartyPlay, dealing: &Dealing, chance: Chance<'_>) -> Option<Move> {
    if dealing.has_a_seed() {
        return drawn(play, dealing);
    }
    play.ask().is_chance().then(chance).and_then(|seed| drawn(play, &Dealing { seed, ..dealing.clone() }))
}

/// What a seed throws or deals next. It depends only on the seed, the word, and the place in the game.
#[must_use]
pub fn drawn(play: &PartyPlay, dealing: &Dealing) -> Option<Move> {
    let Dealing { seed, salt, .. } = dealing;
    let mut chance = stream(seed, &format!("{salt}:{}", play.moves().len()));
    draw(&play.ask(), &play.deck(), &mut || chance.next_u32())
}

/// Checks that every throw and every card is the one the seed gives.
///
/// # Errors
///
/// The first move that isn't.
pub fn check_drawn(
    row: &'static PartyRow,
    setup: PartySetup,
    play: &PartyPlay,
    dealing: &Dealing,
) -> Result<(), String> {
    let mut second = PartyPlay::begin(row, setup).map_err(|refusal| refusal.message)?;
    for (number, done) in play.moves().iter().enumerate() {
        if drawn(&second, dealing).is_some_and(|drawn| drawn != *done) {
            return Err(format!("move {} isn't what the seed gives", number.saturating_add(1)));
        }
        second.apply(done.clone()).map_err(|refusal| refusal.message)?;
    }
    Ok(())
}
