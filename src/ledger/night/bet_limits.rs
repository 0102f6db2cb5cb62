//! Whether the bets of a hand that is told without its acts fit the limits of the house (CAU-022, CAU-023).

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use crate::refusal::{Refusal, ResultRefused};
use engine::calling::Called;
use engine::house::key;
use engine::money::Money;
use engine::play::{BetLimits, HandStakes, course_at};

/// How many may bet without a limit where only the last two players can.
const TWO_LEFT: usize = 2;

/// Asks about who bet more than all rounds together let a player bet, those behind a declare among them. Where two who are left may
/// raise without end it is asked about a third. `bets` are what each put in that others have to match; antes may be among it, and
/// `antes_for_all` says whose may hold the ante that one pays for the table.
///
/// # Errors
///
/// `over-the-limits` as a question, by the rule of the house about them.
pub fn check(
    tonight: &Tonight,
    called: &Called,
    bets: impl IntoIterator<Item = (PlayerId, Money)>,
    antes_for_all: impl Fn(PlayerId) -> bool,
) -> Result<(), Refusal> {
    let terms = HandStakes::of_house(&tonight.house, tonight.evening.stakes.as_deref());
    let Ok(limits) = terms.and_then(|terms| BetLimits::of_house(&tonight.house, terms, called.row.game.name))
    else {
        return Ok(());
    };
    let course = course_at(&tonight.house, &called.said).unwrap_or_else(|_| called.row.course.clone());
    let Some((most, matter)) = limits.most(&course)? else { return Ok(()) };
    let mut over = Vec::new();
    for (player, bet) in bets {
        let with_antes = most.plus(antes(tonight, antes_for_all(player))?)?;
        over.extend((bet > with_antes).then_some((player, bet, with_antes)));
    }
    let free = if limits.heads_up_free { TWO_LEFT } else { 0 };
    let Some((player, bet, most)) = over.first().filter(|_| over.len() > free) else { return Ok(()) };
    let (name, game) = (tonight.name(*player).to_owned(), called.row.game.name.to_owned());
    let (bet, most) = (tonight.amount(*bet), tonight.amount(*most));
    let over = ResultRefused::OverTheLimits { name, bet, most, game, unless_two: free > 0 };
    tonight.asked(Refusal::new(over).by(limits.rule(matter))).map(|_| ())
}

/// What of a player's money may be antes: his own; those of everybody where the winners of the last pot ante, or where one pays `for_all`.
fn antes(tonight: &Tonight, for_all: bool) -> Result<Money, Refusal> {
    let ante = tonight.house.amount(key::ANTE).map(|ante| ante.value).unwrap_or_default();
    let payer = tonight.house.word(key::ANTE_PAYER).map(|payer| payer.value);
    let here = tonight.evening.sittings.iter().filter(|sitting| sitting.left.is_none()).count();
    let count = match payer {
        None | Some("each") => 1,
        Some("dealer-for-all") if !for_all => 0,
        Some(_) => i64::try_from(here).unwrap_or(i64::MAX),
    };
    Ok(ante.times(count)?)
}
