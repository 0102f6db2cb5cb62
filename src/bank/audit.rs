//! The bank's own part of an audit: what was settled is settled again, from the recorded facts.

use crate::bank::desk::BankError;
use crate::bank::loaded;
use crate::bank::showing::{self, Again};
use crate::domain::house::House;
use crate::domain::ids::NightId;
use crate::domain::journal::{Fact, HandPlayed};
use crate::domain::money::{Money, Overflow};
use crate::store::{Event, Finding, Reader};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// How many events are held in memory at once.
const EVENTS_AT_ONCE: u64 = 500;

/// Every recorded hand: no chip more or less came out than went in, and a shown one settles again as it did.
pub fn hands(reader: Reader<'_>) -> Result<Finding, BankError> {
    let last = reader.last_seq()?;
    let (mut first, mut count, mut otherwise) = (1, 0_u64, 0_u64);
    let mut houses = Houses::default();
    while first <= last {
        let end = first.saturating_add(EVENTS_AT_ONCE).saturating_sub(1);
        for Event { seq, fact, .. } in reader.events_between(first, end)? {
            let Fact::HandPlayed(hand) = fact else { continue };
            count = count.saturating_add(1);
            let wrong =
                |what: &str| Ok(Finding::Violated(format!("hand {} (event {seq}): {what}", hand.number)));
            if !comes_out(&hand)? {
                return wrong("more or less came out than went in");
            }
            match houses.again(reader, &hand)? {
                Again::Same => {}
                Again::OtherEngine => otherwise = otherwise.saturating_add(1),
                Again::Different => return wrong("its showdown settles otherwise now"),
            }
        }
        first = end.saturating_add(1);
    }
    let newer = if otherwise == 0 {
        String::new()
    } else {
        format!("; today's engine would settle {otherwise} of them otherwise")
    };
    Ok(Finding::Sound(format!("recorded hands that settle as they did: {count}{newer}")))
}

/// The houses of the nights met so far.
#[derive(Default)]
struct Houses(BTreeMap<NightId, House>);

impl Houses {
    fn again(&mut self, reader: Reader<'_>, hand: &HandPlayed) -> Result<Again, BankError> {
        let Some(record) = &hand.record else { return Ok(Again::Same) };
        let house = match self.0.entry(hand.night) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => unknown.insert(house_of(reader, hand.night)?),
        };
        Ok(showing::again(hand, record, house))
    }
}

/// The house a night was opened under, from the event that opened it.
fn house_of(reader: Reader<'_>, night: NightId) -> Result<House, BankError> {
    let profile =
        reader.events_of_kind(night, "night-opened")?.into_iter().find_map(|event| match event.fact {
            Fact::NightOpened(opened) => Some(opened.profile),
            _ => None,
        });
    loaded::profile(&profile.unwrap_or_default())
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
