//! Money in a showdown that's nobody's bet: an ante or a blind that the game and the house know, or else a fine (MIK-15).

use crate::ids::PlayerId;
use crate::night::called_game::called;
use crate::night::evening::Purse;
use crate::night::tonight::Tonight;
use crate::refusal::{FineRefused, Refusal};
use engine::house::key;
use engine::money::Money;
use engine::play::{HandStakes, ante_of};

/// Refuses dead money that's neither ante nor blind if the house has fines: fines are entered as fines, and follow a warning.
///
/// # Errors
///
/// `dead-is-a-fine` by the rule of the house about fines.
pub fn check(tonight: &Tonight, game: &str, dead: &[(PlayerId, Money)]) -> Result<(), Refusal> {
    let Some(jump) = tonight.house.amount(key::PENALTY_JUMP) else { return Ok(()) };
    // In a tournament, posts follow the level; and where there are blinds, a missed one is dead.
    let blinds = HandStakes::of_house(&tonight.house, tonight.evening.stakes.as_deref())?.stakes.is_some();
    if blinds || tonight.evening.purse != Purse::Chips {
        return Ok(());
    }
    let most = most_anted(tonight, game)?;
    let Some((player, amount)) = dead.iter().find(|(_, amount)| *amount > most) else { return Ok(()) };
    let (name, amount) = (tonight.name(*player).to_owned(), tonight.amount(*amount));
    Err(Refusal::new(FineRefused::DeadIsAFine { name, amount }).by(jump.rule.as_deref()))
}

/// The most that one player antes: their own ante, or the whole table's if somebody pays that here.
fn most_anted(tonight: &Tonight, game: &str) -> Result<Money, Refusal> {
    let house = &tonight.house;
    let said = called(tonight, game).map(|called| called.said);
    let ante = match &said {
        Some(said) => {
            ante_of(house, (said.forced, said.ante), HandStakes { stakes: None, unit: house.unit() })?
        }
        None => house.amount(key::ANTE).map(|ante| ante.value).unwrap_or_default(),
    };
    let is_bomb = said.is_some_and(|said| said.forced.bomb.is_some());
    let each = is_bomb || house.word(key::ANTE_PAYER).is_none_or(|payer| payer.value == "each");
    let here = tonight.evening.sittings.iter().filter(|sitting| sitting.left.is_none()).count();
    let players = if each { 1 } else { i64::try_from(here).unwrap_or(i64::MAX) };
    Ok(ante.times(players)?)
}
