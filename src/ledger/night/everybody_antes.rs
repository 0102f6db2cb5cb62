//! The ante of everybody, in a hand told by its showdown: nobody is dealt in for less (CAU-010).

use crate::night::evening::Purse;
use crate::night::result_follows::called;
use crate::night::tonight::Tonight;
use engine::hand::Showdown;
use engine::house::{Ruled, key};
use engine::money::Money;
use engine::play::Setup;
use engine::refusal::Refusal;

/// Refuses a player who put in less than the ante, where everybody antes in every game; `anted`: the pot that waits is played on for
/// without antes.
///
/// # Errors
///
/// `ante-missing` by the rule of the house about the ante.
pub fn check(tonight: &Tonight, game: &str, showdown: &Showdown, anted: bool) -> Result<(), Refusal> {
    let none = called(tonight, game).is_some_and(|called| called.said.forced.ante == Some(false));
    let Some(ante) = due(tonight).filter(|_| !anted && !none) else { return Ok(()) };
    for player in &showdown.players {
        let put_in = player.stake.bet.plus(player.stake.dead)?;
        if put_in < ante.value {
            return Err(missing(tonight, &player.name, put_in, &ante));
        }
    }
    Ok(())
}

/// The same of a hand with every act, by what its players ante.
///
/// # Errors
///
/// `ante-missing` by the rule of the house about the ante.
pub fn check_setup(tonight: &Tonight, setup: &Setup) -> Result<(), Refusal> {
    let Some(ante) = due(tonight) else { return Ok(()) };
    let dealt = setup.places.iter().enumerate().filter(|(_, place)| place.dealt);
    for (seat, place) in dealt {
        if place.ante < ante.value && place.stack != Some(place.ante) {
            return Err(missing(tonight, &setup.name(seat), place.ante, &ante));
        }
    }
    Ok(())
}

/// The ante, where each pays it in every game of the night's chips.
fn due(tonight: &Tonight) -> Option<Ruled<Money>> {
    let house = &tonight.house;
    let says = |key, word| house.word(key).is_some_and(|said| said.value == word);
    let everybody = says(key::ANTE_PAYER, "each") && says(key::ANTE_WHEN, "always");
    house.amount(key::ANTE).filter(|_| everybody && tonight.evening.purse == Purse::Chips)
}

fn missing(tonight: &Tonight, name: &str, put_in: Money, ante: &Ruled<Money>) -> Refusal {
    let (put_in, due) = (tonight.shown(put_in), tonight.shown(ante.value));
    let message = format!("`{name}` put in {put_in}, and everybody antes {due}");
    Refusal::new("ante-missing", message).by(ante.rule.as_deref())
}
