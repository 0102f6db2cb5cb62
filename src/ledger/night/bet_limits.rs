//! Whether the bets of a hand that is told without its acts fit the limits of the house (CAU-022, CAU-023).

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use crate::refusal::{Refusal, ResultRefused};
use engine::calling::Called;
use engine::house::key;
use engine::money::Money;
use engine::play::{BetLimits, HandStakes};

/// Asks about who bet more than all rounds together let a player bet. `bets` are what each put in that others have to match; antes
/// may be among it.
///
/// # Errors
///
/// `over-the-limits` as a question, by the rule of the house about them.
pub fn check(
    tonight: &Tonight,
    called: &Called,
    bets: impl IntoIterator<Item = (PlayerId, Money)>,
) -> Result<(), Refusal> {
    let terms = HandStakes::of_house(&tonight.house, tonight.evening.stakes.as_deref());
    let Ok(limits) = terms.and_then(|terms| BetLimits::of_house(&tonight.house, terms, called.row.game.name))
    else {
        return Ok(());
    };
    let Some((most, matter)) = limits.most(&called.row.course)? else { return Ok(()) };
    let with_antes = most.plus(antes(tonight)?)?;
    let Some((player, bet)) = bets.into_iter().find(|(_, bet)| *bet > with_antes) else { return Ok(()) };
    let (name, game) = (tonight.name(player).to_owned(), called.row.game.name.to_owned());
    let (bet, most) = (tonight.amount(bet), tonight.amount(with_antes));
    let over = ResultRefused::OverTheLimits { name, bet, most, game };
    tonight.asked(Refusal::new(over).by(limits.rule(matter))).map(|_| ())
}

/// What of a player's money may be antes: his own, or those of everybody where the winners of the last pot ante.
fn antes(tonight: &Tonight) -> Result<Money, Refusal> {
    let ante = tonight.house.amount(key::ANTE).map(|ante| ante.value).unwrap_or_default();
    let alone = tonight.house.word(key::ANTE_PAYER).is_none_or(|payer| payer.value == "each");
    let here = tonight.evening.sittings.iter().filter(|sitting| sitting.left.is_none()).count();
    Ok(ante.times(if alone { 1 } else { i64::try_from(here).unwrap_or(i64::MAX) })?)
}
