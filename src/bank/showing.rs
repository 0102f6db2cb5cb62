//! Showdowns: the engine settles a hand under tonight's house, and the bank moves the chips.

use crate::bank::desk::{BankError, Session};
use crate::domain::house::House;
use crate::domain::ids::HandId;
use crate::domain::journal::Fact;
use crate::domain::journal::fact::HandPlayed;
use crate::domain::night::hand_result::ENGINE;
use crate::domain::night::{Tonight, hand_shown};
use crate::domain::refusal::Refusal;
use crate::formats::line::Houses;
use crate::formats::showdown::settled_over;

/// Records a hand by its showdown: one JSON object as `showdown` takes it, players of the book by name.
pub fn add(session: &mut Session<'_, '_>, line: &str) -> Result<(Tonight, HandPlayed), BankError> {
    let tonight = session.tonight()?;
    let hand = HandId(session.fresh_id());
    let houses = Houses::only(&tonight.house);
    let settled = settled_over(line, &houses, tonight.evening.pot())
        .map_err(|rejected| BankError::from(rejected.refusal))?;
    let players = settled.showdown.players.iter().map(|player| Ok(tonight.people.find(&player.name)?.id));
    let players = players.collect::<Result<Vec<_>, Refusal>>()?;
    let why = settled.told().into_iter().map(|told| (told.rule, told.text)).collect();
    let record = (line.trim().to_owned(), why);
    let played =
        hand_shown::take(&tonight, hand, &players, (&settled.showdown, &settled.settlement), record)?;
    session.record(&Fact::HandPlayed(played.clone()))?;
    Ok((session.tonight()?, played))
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
