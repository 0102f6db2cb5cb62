//! Reservations: kept seats, who waits for one, who is let in next.

use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::load_book;
use crate::ids::PlayerId;
use crate::journal::{Reserving, SeatFact};
use crate::night::Evening;
use crate::night::reserving::{Expected, ReservingAt};
use crate::people::Roster;
use crate::refusal::{EveningNoticed, HouseRefused, Notice, Refusal};
use crate::store::Reader;
use engine::house::House;

/// What reservations depend on: tonight, or the book between nights.
pub struct Loaded {
    house: House,
    people: Roster,
    evening: Option<Evening>,
    /// Who is expected, and who waits.
    pub expected: Expected,
}

impl Loaded {
    /// As the book is now.
    pub fn of(reader: Reader<'_>) -> Result<Self, BankError> {
        let expected = reader.expected()?;
        if reader.open_night()?.is_some() {
            let tonight = crate::bank::loaded::load_tonight(reader)?;
            let evening = Some(tonight.evening);
            return Ok(Self { house: tonight.house, people: tonight.people, evening, expected });
        }
        let book = load_book(reader)?;
        let none = HouseRefused::NotChosen { like: "dave", opens: false };
        let house = book.house.ok_or_else(|| Refusal::new(none))?;
        Ok(Self { house, people: book.people, evening: None, expected })
    }

    /// The same for a decision.
    #[must_use]
    pub fn place(&self) -> ReservingAt<'_> {
        ReservingAt {
            house: &self.house,
            people: &self.people,
            evening: self.evening.as_ref(),
            expected: &self.expected,
        }
    }
}

/// Keeps a seat, or puts a player on the waiting list. Returns which.
pub fn reserve(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    waits: bool,
    words: Option<String>,
) -> Result<(Reserving, Vec<Notice>), BankError> {
    let loaded = Loaded::of(session.journal().reader())?;
    let (fact, notices) = loaded.place().reserve(player, waits, words)?;
    let what = fact.what;
    session.record(&SeatFact::Reservation(fact).into())?;
    Ok((what, notices))
}

/// Moves a reservation up, cancels it, or notes that its player didn't come.
pub fn change(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    what: Reserving,
) -> Result<Vec<Notice>, BankError> {
    let loaded = Loaded::of(session.journal().reader())?;
    let (fact, notices) = loaded.place().change(player, what)?;
    session.record(&SeatFact::Reservation(fact).into())?;
    Ok(notices)
}

/// Who may come in, now that a seat is free.
pub fn next(session: &Session<'_, '_>) -> Result<Option<Notice>, BankError> {
    Ok(Loaded::of(session.journal().reader())?.place().next())
}

/// At the end of the night, notes every player with a kept seat who never came.
pub fn nobody_came(session: &mut Session<'_, '_>) -> Result<Vec<Notice>, BankError> {
    let loaded = Loaded::of(session.journal().reader())?;
    let mut notices = Vec::new();
    for kept in loaded.expected.reserved() {
        let (fact, _) = loaded.place().change(kept.player, Reserving::NoShow)?;
        session.record(&SeatFact::Reservation(fact).into())?;
        let name = loaded.people.called(kept.player).map(ToString::to_string).unwrap_or_default();
        notices.push(Notice::new(None, EveningNoticed::NeverCame { name }));
    }
    Ok(notices)
}
