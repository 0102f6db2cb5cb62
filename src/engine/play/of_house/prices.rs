//! What a game costs at a house besides bets: the ante, and what players pay for cards.

use crate::games::{Forced, Game};
use crate::house::{House, key};
use crate::money::Money;
use crate::play::stakes::HandStakes;
use crate::refusal::Refusal;

/// What each player antes in a game with these forced bets, or what one player pays for each; `said` is the dealer's ante.
///
/// # Errors
///
/// Amounts beyond what can be counted.
pub fn ante_of(
    house: &House,
    (forced, said): (Forced, Option<Money>),
    terms: HandStakes,
) -> Result<Money, Refusal> {
    let said = match bomb(house, forced, terms)? {
        Some(bomb) => Some(bomb),
        None => ante(house, (forced, said)),
    };
    Ok(said.or(house.amount(key::ANTE).map(|ante| ante.value)).unwrap_or_default())
}

/// The ante the dealer called, or zero if the game has none and the house leaves that to the game (MIK-59).
pub(crate) fn ante(house: &House, (forced, said): (Forced, Option<Money>)) -> Option<Money> {
    let by_game = house.word(key::ANTE_WHEN).is_some_and(|when| when.value == "by-game");
    said.or_else(|| (by_game && forced.ante == Some(false)).then_some(Money::ZERO))
}

/// What everybody puts in if the game wants a multiple of the ante; without an ante it is a multiple of the big blind, and
/// without blinds of the smallest amount.
pub(crate) fn bomb(house: &House, forced: Forced, terms: HandStakes) -> Result<Option<Money>, Refusal> {
    let Some(times) = forced.bomb else { return Ok(None) };
    let ante = house.amount(key::ANTE).map(|ante| ante.value).filter(|ante| ante.is_positive());
    let once = ante.or(terms.stakes.map(|stakes| stakes.big)).unwrap_or(terms.unit);
    Ok(Some(once.times(i64::from(times))?))
}

/// The price of a card in a game must be payable here.
pub(crate) fn check_prices(house: &House, game: &Game, unit: Money) -> Result<(), Refusal> {
    let currency = house.currency();
    if game.falls.prices().all(|price| price.fits(currency, unit)) {
        return Ok(());
    }
    let message =
        format!("the price of a card in `{}` isn't a multiple of {}", game.name, currency.shown(unit));
    Err(Refusal::new("price-not-payable", message))
}
