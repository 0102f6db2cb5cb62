//! A hand needs at least two players who were dealt in, even if only those with money in the pot are named.

use crate::ids::PlayerId;
use crate::journal::HandSeat;
use crate::night::called_game::called;
use crate::night::opening::big_blind;
use crate::night::ring::seated;
use crate::night::tonight::Tonight;
use crate::refusal::{Refusal, ResultRefused};
use crate::tournament::levels::Blinds;
use engine::games::Step;
use engine::games::party;
use engine::house::key;
use engine::money::Money;

/// Refuses a hand of one player. Others need not be named if they folded before they put anything in: then the pot is one forced
/// bet, or one player antes for all.
///
/// # Errors
///
/// `one-player`.
pub fn check(
    tonight: &Tonight,
    level: Option<Blinds>,
    (game, away, seats): (&str, &[PlayerId], &[HandSeat]),
) -> Result<(), Refusal> {
    let [only] = seats else { return Ok(()) };
    // A player left alone takes what waits, and the others may still play for what stays (MIK-34).
    if tonight.evening.pot().is_positive() || only.returned.plus(only.won)? < only.put_in {
        return Ok(());
    }
    let here = tonight.at_table_with([only.player]);
    let others = seated(&here.evening).into_iter().map(|(_, player)| player);
    let mut others = others.filter(|player| *player != only.player && !away.contains(player));
    let has_others = others.any(|player| here.evening.chips(player).is_positive());
    if has_others && others_may_have_folded(tonight, level, (game, only.put_in))? {
        return Ok(());
    }
    Err(Refusal::new(ResultRefused::OnePlayer { name: tonight.name(only.player).to_owned() }))
}

/// True if the others of this game can have folded for nothing.
fn others_may_have_folded(
    tonight: &Tonight,
    level: Option<Blinds>,
    (game, put_in): (&str, Money),
) -> Result<bool, Refusal> {
    let for_all = tonight.house.word(key::ANTE_PAYER).is_some_and(|payer| payer.value == "dealer-for-all");
    let called = called(tonight, game);
    let drops = called.as_ref().is_some_and(|called| called.row.has_step(|step| step == Step::Drop));
    // A game of the evening says itself how many players it takes.
    let is_party = called.is_none() && party::find(game.split(" + ").next().unwrap_or_default()).is_some();
    if for_all || drops || is_party {
        return Ok(true);
    }
    Ok(forced(tonight, level)?.is_some_and(|forced| put_in <= forced))
}

/// The most that anybody puts in before the first move: the big blind, and in a tournament the ante.
pub fn forced(tonight: &Tonight, level: Option<Blinds>) -> Result<Option<Money>, Refusal> {
    match level {
        Some(level) => Ok(Some(level.big.plus(level.ante)?)),
        None => big_blind(&tonight.house, tonight.evening.stakes.as_deref()),
    }
}
