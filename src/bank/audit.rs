//! The bank's own part of an audit: what was settled is settled again, from the recorded facts.

use crate::bank::desk::BankError;
use crate::domain::journal::{Fact, HandPlayed};
use crate::domain::money::{Money, Overflow};
use crate::store::{Event, Finding, Reader};

/// How many events are held in memory at once.
const EVENTS_AT_ONCE: u64 = 500;

/// Every recorded hand: what went in comes out, no chip more and no chip less.
pub fn hands(reader: Reader<'_>) -> Result<Finding, BankError> {
    let last = reader.last_seq()?;
    let (mut first, mut count) = (1, 0_u64);
    while first <= last {
        let end = first.saturating_add(EVENTS_AT_ONCE).saturating_sub(1);
        for Event { seq, fact, .. } in reader.events_between(first, end)? {
            let Fact::HandPlayed(hand) = fact else { continue };
            count = count.saturating_add(1);
            if !comes_out(&hand)? {
                let what = format!("hand {} (event {seq}): more or less came out than went in", hand.number);
                return Ok(Finding::Violated(what));
            }
        }
        first = end.saturating_add(1);
    }
    Ok(Finding::Sound(format!("recorded hands in which nothing was lost: {count}")))
}

fn comes_out(hand: &HandPlayed) -> Result<bool, Overflow> {
    let went_in = Money::sum(hand.seats.iter().map(|seat| seat.put_in))?.plus(hand.carried_in)?;
    let came_out = Money::sum(hand.seats.iter().flat_map(|seat| [seat.returned, seat.won]))?;
    Ok(went_in == came_out.plus(hand.carried_out)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::ids::{HandId, NightId, PlayerId};
    use crate::domain::journal::HandSeat;
    use uuid::Uuid;

    fn hand(won: i64, carried_out: i64) -> HandPlayed {
        let seat = |put_in, returned, won| HandSeat {
            player: PlayerId(Uuid::nil()),
            put_in: Money::from_minor(put_in),
            returned: Money::from_minor(returned),
            won: Money::from_minor(won),
        };
        HandPlayed {
            night: NightId(Uuid::nil()),
            hand: HandId(Uuid::nil()),
            number: 1,
            game: "holdem".to_owned(),
            depth: "result".to_owned(),
            seats: vec![seat(100, 0, 0), seat(150, 50, won)],
            carried_in: Money::from_minor(5),
            carried_out: Money::from_minor(carried_out),
            record: None,
            why: Vec::new(),
            engine: 1,
        }
    }

    #[test]
    fn a_hand_comes_out_only_when_every_chip_is_accounted_for() {
        assert_eq!(comes_out(&hand(200, 5)), Ok(true));
        assert_eq!(comes_out(&hand(200, 0)), Ok(false));
        assert_eq!(comes_out(&hand(205, 5)), Ok(false));
    }
}
