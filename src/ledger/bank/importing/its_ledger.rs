//! Whether a log and a ledger tell the same game: people change tables, and sit at two at once.

use crate::bank::importing::evening::Logged;
use crate::ids::PlayerId;
use crate::journal::OnlineSitting;
use crate::night::online_moves::OnlineSeen;
use crate::time::Instant;

/// How far apart a ledger and its log may have the same moment, in milliseconds: five seconds.
const APART: i64 = 5_000;

/// A player who, by the ledger, wasn't at the table for a hand of the log, or left neither then nor with as much; `None` if the two
/// can tell the same game. Players who aren't in the ledger don't count.
pub fn who_sat_elsewhere(log: &Logged, ledger: &[OnlineSitting]) -> Option<PlayerId> {
    let is_against = |player: PlayerId, fits: &dyn Fn(&OnlineSitting) -> bool| {
        let mut own = ledger.iter().filter(|sitting| sitting.player == player).peekable();
        own.peek().is_some() && !own.any(fits)
    };
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
        OnlineSeen::Has(..) => None,
    })
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
    use engine::money::Money;
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
