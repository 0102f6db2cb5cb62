//! Showdowns: the engine settles a hand under tonight's house, and the bank moves the chips.

use crate::bank::desk::{BankError, Session};
use crate::bank::tournament;
use crate::domain::house::House;
use crate::domain::ids::{HandId, PlayerId};
use crate::domain::journal::Fact;
use crate::domain::journal::fact::HandPlayed;
use crate::domain::night::hand_result::ENGINE;
use crate::domain::night::{Tonight, hand_shown};
use crate::domain::refusal::{Notice, Refusal};
use crate::formats::line::Houses;
use crate::formats::showdown::{Settled, settled_over};

/// Records a hand by its showdown: one JSON object as `showdown` takes it, players of the book by name.
pub fn add(
    session: &mut Session<'_, '_>,
    line: &str,
) -> Result<(Tonight, HandPlayed, Vec<Notice>), BankError> {
    let hand = HandId(session.fresh_id());
    let (tonight, settled, players) = at_its_table(session.tonight()?, line)?;
    let why = settled.told().into_iter().map(|told| (told.rule, told.text)).collect();
    let record = (line.trim().to_owned(), why);
    let played =
        hand_shown::take(&tonight, hand, &players, (&settled.showdown, &settled.settlement), record)?;
    session.record(&Fact::HandPlayed(played.clone()))?;
    let notices = tournament::after_hand(session, &played)?;
    Ok((tonight, played, notices))
}

/// The table, the showdown settled there, and its players.
type AtTable<'a> = (Tonight, Settled<'a>, Vec<PlayerId>);

/// The showdown as it is settled for what its players play for: the chips of the night, or of the tournament.
fn at_its_table(tonight: Tonight, line: &str) -> Result<AtTable<'_>, BankError> {
    let settle = |tonight: &Tonight| {
        let houses = Houses::only(&tonight.house);
        let settled = settled_over(line, &houses, tonight.evening.pot());
        settled.map_err(|rejected| BankError::from(rejected.refusal))
    };
    let named = |settled: &Settled<'_>| {
        let found = settled.showdown.players.iter().map(|player| Ok(tonight.people.find(&player.name)?.id));
        found.collect::<Result<Vec<_>, Refusal>>()
    };
    let settled = settle(&tonight)?;
    let players = named(&settled)?;
    let table = tonight.table_of(&players)?;
    if table.evening.purse == tonight.evening.purse {
        return Ok((table, settled, players));
    }
    let settled = settle(&table)?;
    Ok((table, settled, players))
}

/// Whether a recorded hand settles today as it was settled then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// To the same figures.
    Same,
    /// Otherwise, but by another version of the engine: said, never applied.
    OtherEngine,
    /// Otherwise, by the same version: something is wrong.
    Different,
}

impl Again {
    /// What it means that a hand settles to the same figures, or does not.
    #[must_use]
    pub const fn of(hand: &HandPlayed, same: bool) -> Self {
        match (same, hand.engine == ENGINE) {
            (true, _) => Self::Same,
            (false, true) => Self::Different,
            (false, false) => Self::OtherEngine,
        }
    }
}

/// Settles a recorded showdown again under the house of its night.
#[must_use]
pub fn again(hand: &HandPlayed, record: &str, house: &House) -> Again {
    let houses = Houses::only(house);
    let same = settled_over(record, &houses, hand.carried_in).is_ok_and(|settled| {
        let figures = hand_shown::figures(&settled.showdown, &settled.settlement).unwrap_or_default();
        let stored: Vec<_> = hand.seats.iter().map(|seat| (seat.put_in, seat.returned, seat.won)).collect();
        figures == stored && settled.settlement.carry() == hand.carried_out
    });
    Again::of(hand, same)
}
