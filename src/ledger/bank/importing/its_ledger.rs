//! Whether a log and a ledger tell the same game: people change tables, and sit at two at once.

use crate::bank::importing::evening::Logged;
use crate::ids::PlayerId;
use crate::journal::OnlineSitting;
use crate::night::online::{self, Known};
use crate::night::online_moves::OnlineSeen;
use crate::refusal::{ImportRefused, Refusal};
use crate::time::Instant;
use engine::money::{Currency, Money};
use std::collections::BTreeMap;

/// How far apart a ledger and its log may have the same moment, in milliseconds: five seconds.
const APART: i64 = 5_000;

/// A player who, by the ledger, wasn't at the table for a hand of the log, sat down at another time, or left neither then nor with
/// as much; `None` if the two can tell the same game. Players who aren't in the ledger don't count.
pub fn who_sat_elsewhere(log: &Logged, ledger: &[OnlineSitting]) -> Option<PlayerId> {
    let is_against = |player: PlayerId, fits: &dyn Fn(&OnlineSitting) -> bool| {
        let mut own = ledger.iter().filter(|sitting| sitting.player == player).peekable();
        own.peek().is_some() && !own.any(fits)
    };
    let sat_down = log.joined.iter().find(|(at, player)| {
        is_against(*player, &|sitting| sitting.began.is_none_or(|began| is_near(began, *at)))
    });
    if let Some((_, player)) = sat_down {
        return Some(*player);
    }
    log.seen.iter().find_map(|(at, seen)| match seen {
        OnlineSeen::Hand(seats) => {
            let mut players = seats.iter().map(|(player, ..)| *player);
            players.find(|player| is_against(*player, &|sitting| is_during(sitting, *at)))
        }
        OnlineSeen::Leaves(player, stack) => {
            let left = |sitting: &OnlineSitting| {
                let then = sitting.ended.is_none_or(|ended| is_near(ended, *at));
                then || sitting.out == *stack
            };
            is_against(*player, &left).then_some(*player)
        }
        OnlineSeen::Has(..) | OnlineSeen::Unsure(_) => None,
    })
}

/// A player who still sat when the ledger was saved and ends the log with other chips: one of the two files stops too early.
pub fn who_played_on(log: &Logged, ledger: &[OnlineSitting]) -> Option<PlayerId> {
    let mut last: BTreeMap<PlayerId, (Instant, Option<Money>)> = BTreeMap::new();
    for (at, seen) in &log.seen {
        match seen {
            OnlineSeen::Hand(seats) => {
                last.extend(seats.iter().map(|(player, _, after)| (*player, (*at, *after))));
            }
            OnlineSeen::Leaves(player, stack) | OnlineSeen::Has(player, stack, _) => {
                last.insert(*player, (*at, Some(*stack)));
            }
            OnlineSeen::Unsure(people) => {
                last.extend(people.iter().map(|(player, _)| (*player, (*at, None))))
            }
        }
    }
    // Chips bought after that aren't seen until the next hand.
    let has_bought =
        |player: PlayerId, then: Instant| log.joined.iter().any(|(at, who)| *who == player && *at > then);
    let mut sits = ledger.iter().filter(|sitting| sitting.began.is_some() && sitting.ended.is_none());
    let differs = |sitting: &OnlineSitting| {
        let ended_with = last.get(&sitting.player).filter(|(then, _)| !has_bought(sitting.player, *then));
        ended_with.and_then(|(_, stack)| *stack).is_some_and(|stack| stack != sitting.out)
    };
    sits.find(|sitting| differs(sitting)).map(|sitting| sitting.player)
}

/// A player who joined the log's game after its ledger was saved; `None` if that wasn't saved early, or isn't its ledger.
pub fn who_came_later(log: &Logged, ledger: &[OnlineSitting]) -> Option<PlayerId> {
    let saved = ledger.iter().flat_map(|sitting| [sitting.began, sitting.ended]).flatten().max()?;
    let until = Instant(saved.0.saturating_add(APART));
    let (came, later) = log.joined.iter().find(|(at, _)| *at > until)?;
    // The first lines of a log can be cut off: then the player has cards in a hand from before that.
    let has_cards = |player| log.seen.iter().any(|(at, seen)| at < came && seen.has_cards(player));
    let sat_down = |sitting: &OnlineSitting| {
        let own = |(at, player): &&(Instant, PlayerId)| *player == sitting.player && *at <= until;
        let mut joined = log.joined.iter().filter(own).map(|(at, _)| *at).peekable();
        match joined.peek() {
            None => has_cards(sitting.player),
            Some(_) => joined.any(|at| sitting.began.is_some_and(|began| is_near(began, at))),
        }
    };
    let is_early = ledger.iter().any(|sitting| sitting.ended.is_none());
    Some(*later).filter(|_| is_early && ledger.iter().all(sat_down))
}

/// Refuses a log that goes on after the ledger in the book, which came in by that event.
pub fn check_ends(log: &Logged, ledger: &[OnlineSitting], event: u64) -> Result<(), Refusal> {
    match who_played_on(log, ledger).or_else(|| who_sat_elsewhere(log, ledger)) {
        Some(player) => Err(too_early(log, ledger, player, Some(event))),
        None => Ok(()),
    }
}

/// Refuses a ledger that was saved before the one in the `book`, which came in by that event.
pub fn check_later(
    ledger: &[OnlineSitting],
    book: &[OnlineSitting],
    (event, currency): (u64, Currency),
) -> Result<(), Refusal> {
    if online::grown_from(ledger, book) {
        return Ok(());
    }
    let known: Vec<(u64, OnlineSitting)> = book.iter().map(|row| (event, row.clone())).collect();
    match (online::compare(ledger, &known, currency)?, ledger.first()) {
        (Known::Same(_), Some(first)) => Err(early(ledger, first.player, None)),
        _ => Ok(()),
    }
}

/// Refuses a ledger and a log of two games, and a ledger that stops before its log.
pub fn check_one_game(log: &Logged, ledger: &[OnlineSitting]) -> Result<(), Refusal> {
    if let Some(player) = who_played_on(log, ledger) {
        return Err(too_early(log, ledger, player, None));
    }
    let sat = |came: &&OnlineSitting| ledger.iter().any(|sitting| sitting.player == came.player);
    let played = |came: &&OnlineSitting| log.seen.iter().any(|(_, seen)| seen.has_cards(came.player));
    let stranger = log.came.iter().filter(|_| !ledger.is_empty()).find(|came| !sat(came) && played(came));
    let name = stranger.map(|came| came.nickname.clone());
    let name = name.or_else(|| who_sat_elsewhere(log, ledger).map(|player| called(ledger, player)));
    name.map_or(Ok(()), |name| Err(Refusal::new(ImportRefused::TwoGames { name })))
}

/// The refusal of whichever was saved first, the log or its ledger, which came in by that event: this player played on.
pub fn too_early(log: &Logged, ledger: &[OnlineSitting], player: PlayerId, event: Option<u64>) -> Refusal {
    let logged = log.seen.iter().map(|(at, _)| at.0).max();
    let saved =
        ledger.iter().flat_map(|sitting| [sitting.began, sitting.ended]).flatten().map(|at| at.0).max();
    match logged.zip(saved) {
        Some((logged, saved)) if logged.saturating_add(APART) < saved => {
            Refusal::new(ImportRefused::EarlyLog { name: called(ledger, player) })
        }
        _ => early(ledger, player, event),
    }
}

/// The refusal of a ledger that was saved while this player still sat, and came in by that event.
fn early(ledger: &[OnlineSitting], player: PlayerId, event: Option<u64>) -> Refusal {
    Refusal::new(ImportRefused::EarlyLedger { name: called(ledger, player), joins: false, event })
}

/// The refusal of a ledger that was saved before this player of the log joined, and came in by that event.
pub fn before_joining(log: &[OnlineSitting], player: PlayerId, event: u64) -> Refusal {
    let name = called(log, player);
    Refusal::new(ImportRefused::EarlyLedger { name, joins: true, event: Some(event) })
}

fn called(ledger: &[OnlineSitting], player: PlayerId) -> String {
    let sitting = ledger.iter().find(|sitting| sitting.player == player);
    sitting.map(|sitting| sitting.nickname.clone()).unwrap_or_default()
}

fn is_during(sitting: &OnlineSitting, at: Instant) -> bool {
    let began = sitting.began.is_none_or(|began| began <= at || is_near(began, at));
    began && sitting.ended.is_none_or(|ended| at <= ended || is_near(ended, at))
}

const fn is_near(one: Instant, other: Instant) -> bool {
    one.0.saturating_sub(other.0).saturating_abs() <= APART
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    const ANN: PlayerId = PlayerId(Uuid::nil());
    const MINUTE: i64 = 60_000;

    fn ledger() -> Vec<OnlineSitting> {
        let row = |began: i64, ended: Option<i64>, out| OnlineSitting {
            player: ANN,
            foreign: "a1".to_owned(),
            nickname: "Ann".to_owned(),
            began: Some(Instant(began * MINUTE)),
            ended: ended.map(|ended| Instant(ended * MINUTE)),
            buy_in: Money::from_minor(100),
            out: Money::from_minor(out),
        };
        vec![row(0, Some(10), 90), row(20, Some(30), 70)]
    }

    fn misfit(at: i64, seen: OnlineSeen) -> bool {
        let log = Logged { seen: vec![(Instant(at * MINUTE), seen)], ..Logged::default() };
        who_sat_elsewhere(&log, &ledger()).is_some()
    }

    #[test]
    fn people_at_another_table_do_not_fit() {
        let plays = |player| OnlineSeen::Hand(vec![(player, Money::from_minor(100), None)]);
        let leaves = |stack| OnlineSeen::Leaves(ANN, Money::from_minor(stack));
        assert_eq!(
            [0, 10, 11, 19, 20, 31].map(|at| misfit(at, plays(ANN))),
            [false, false, true, true, false, true]
        );
        assert!(!misfit(15, plays(PlayerId(Uuid::max()))), "a player who isn't in the ledger tells nothing");
        assert!(!misfit(10, leaves(95)), "the ledger's figure counts if it's the same moment");
        assert!(!misfit(8, leaves(70)), "the same chips");
        assert!(misfit(8, leaves(95)));
    }
}
