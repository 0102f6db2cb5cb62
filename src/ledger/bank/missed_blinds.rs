//! Who missed blinds pays them when he comes back with a hand of a file (DAV-27).

use crate::bank::coming::coming;
use crate::bank::desk::BankError;
use crate::ids::PlayerId;
use crate::night::next_hand::{Before, NextHand};
use crate::night::ring::with_kept_chairs;
use crate::night::told_spots::asked;
use crate::night::{Tonight, tables};
use crate::store::Reader;
use engine::house::key;
use engine::money::Money;
use engine::play::{Missed, Stakes, Terms};
use engine::refusal::Refusal;

/// Refuses a hand in which somebody comes back for less than the blinds he missed: one of each, the small one dead. Nobody owes them
/// who has the `big` blind now, or has no more. Where hands were told by their results nobody knows what he owes, and nothing is
/// refused. `posted` is what each player posted who was dealt in.
///
/// # Errors
///
/// `blinds-owed`, by the rule of the house about them.
pub fn check(
    reader: Reader<'_>,
    table: &Tonight,
    big: Option<PlayerId>,
    posted: &[(PlayerId, Money)],
) -> Result<(), BankError> {
    let makes_up = table.house.word(key::BLINDS_MISSED).filter(|said| said.value == "one-of-each-or-wait");
    let stakes = Terms::of_house(&table.house, table.evening.stakes.as_deref()).ok();
    let (Some(rule), Some(stakes)) = (makes_up, stakes.and_then(|terms| terms.stakes)) else { return Ok(()) };
    let Some((first, _)) = posted.first().filter(|_| asked(table)) else { return Ok(()) };
    let number = tables::table_of(&table.evening, *first).unwrap_or(tables::MAIN);
    let (here, next) = (table.at_table(number), coming(reader, table, number)?);
    if !is_known(&next) {
        return Ok(());
    }
    let ring = with_kept_chairs(&here.evening, &next);
    for (player, posted) in posted.iter().filter(|(player, _)| Some(*player) != big) {
        let owed = next.missed(&here.house, &ring, *player);
        if *posted < due(owed, stakes)?.min(here.evening.chips(*player)) {
            let message = told(&here, *player, owed, stakes)?;
            return Err(Refusal::new("blinds-owed", message).by(rule.rule.as_deref()).into());
        }
    }
    Ok(())
}

/// True if every hand is known by its acts.
fn is_known(next: &NextHand) -> bool {
    let is_known = |hand: &Before| hand.told_before.is_empty() && !hand.behind_a_gap;
    next.told.is_empty() && !next.moved_on && next.hands.iter().all(is_known)
}

fn due(owed: Missed, stakes: Stakes) -> Result<Money, Refusal> {
    let small = if owed.small { stakes.small } else { Money::ZERO };
    let big = if owed.big { stakes.big } else { Money::ZERO };
    Ok(small.plus(big)?)
}

fn told(here: &Tonight, player: PlayerId, owed: Missed, stakes: Stakes) -> Result<String, Refusal> {
    let name = here.name(player);
    let [small, big, both] = [stakes.small, stakes.big, due(owed, stakes)?].map(|amount| here.shown(amount));
    Ok(match (owed.small, owed.big) {
        (true, true) => format!(
            "`{name}` missed both blinds and comes back for {both}: {big} live and {small} dead, or waits for the big blind"
        ),
        (false, _) => format!("`{name}` missed the big blind and comes back for {big}, or waits for it"),
        (true, false) => {
            format!(
                "`{name}` missed the small blind and comes back for {small} dead, or waits for the big blind"
            )
        }
    })
}
