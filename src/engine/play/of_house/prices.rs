//! What a game costs at a house beside its bets: a bomb ante, and what players pay for cards.

use crate::games::{Forced, Game};
use crate::house::{House, key};
use crate::money::Money;
use crate::play::stakes::HandStakes;
use crate::refusal::Refusal;

/// What everybody puts in where the game says so many times the ante: of the big blind where there is no ante, of the smallest
/// amount where there is neither.
pub(crate) fn bomb(house: &House, forced: Forced, terms: HandStakes) -> Result<Option<Money>, Refusal> {
    let Some(times) = forced.bomb else { return Ok(None) };
    let ante = house.amount(key::ANTE).map(|ante| ante.value).filter(|ante| ante.is_positive());
    let once = ante.or(terms.stakes.map(|stakes| stakes.big)).unwrap_or(terms.unit);
    Ok(Some(once.times(i64::from(times))?))
}

/// What cards cost in a game has to be payable here.
pub(crate) fn check_prices(house: &House, game: &Game, unit: Money) -> Result<(), Refusal> {
    let currency = house.currency();
    if game.falls.prices().all(|price| price.fits(currency, unit)) {
        return Ok(());
    }
    let message = format!("what a card costs in `{}` is no multiple of {}", game.name, currency.shown(unit));
    Err(Refusal::new("price-not-payable", message))
}
