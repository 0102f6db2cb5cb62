//! The projector: what each event changes in the tables that everything is read from.
//!
//! There is one, used for a new event, for a rebuild after an undo, and for an audit's replay.

mod balances;
mod counts;

mod night;

mod hands;

mod people;

mod notes;

mod party;

mod fund;
mod online;
mod places;
mod seating;
mod surrogate;

pub(crate) mod tournament;

use crate::accounts::{Asset, Entry, Party, Posting};
use crate::ids::{NightId, PlayerId};
use crate::journal::Fact;
use crate::store::event::{EVENT_COLUMNS, Event, Postings, event_with};
use crate::store::failure::StoreError;
use crate::store::projector::balances::Balances;
use crate::store::projector::fund::Fund;
use crate::store::projector::hands::Hands;
use crate::store::schema::PROJECTIONS;
use crate::time::Instant;
use engine::refusal::Refusal;
use rusqlite::{Connection, ErrorCode};
use std::collections::BTreeSet;

/// Why an event could not be applied.
#[derive(Debug)]
pub(crate) enum Obstacle {
    /// The ledger refuses it.
    Refused(Refusal),
    /// The disk does.
    Store(StoreError),
}

impl Obstacle {
    /// The obstacle as met by event `seq`.
    pub(crate) fn at(self, seq: u64) -> StoreError {
        match self {
            Self::Refused(refusal) => StoreError::Inapplicable { seq, refusal },
            Self::Store(error) => error,
        }
    }
}

impl From<Refusal> for Obstacle {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<engine::money::Overflow> for Obstacle {
    fn from(overflow: engine::money::Overflow) -> Self {
        Self::Refused(overflow.into())
    }
}

impl From<rusqlite::Error> for Obstacle {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            // The tables refuse what belongs to nothing they hold, or would be there twice.
            Some(ErrorCode::ConstraintViolation) => Self::Refused(Refusal::new(
                "out-of-place",
                "what it names is not in the book, or is there already",
            )),
            _ => Self::Store(error.into()),
        }
    }
}

impl From<StoreError> for Obstacle {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Applies events to the projections of one connection.
pub(crate) struct Projector<'c> {
    connection: &'c Connection,
    balances: Balances,
    /// People already found in the book: nothing takes anybody out of it again.
    known: BTreeSet<PlayerId>,
    /// The night last found open.
    open: Option<NightId>,
    sat: night::Sat,
    hands: Hands,
    fund: Fund,
}

impl<'c> Projector<'c> {
    pub(crate) fn new(connection: &'c Connection) -> Self {
        Self {
            connection,
            balances: Balances::default(),
            known: BTreeSet::new(),
            open: None,
            sat: BTreeSet::new(),
            hands: Hands::default(),
            fund: Fund::new(),
        }
    }

    /// A projector over empty tables: no balance needs to be read.
    pub(crate) fn over_nothing(connection: &'c Connection) -> Self {
        Self {
            connection,
            balances: Balances::fresh(),
            known: BTreeSet::new(),
            open: None,
            sat: BTreeSet::new(),
            hands: Hands::fresh(),
            fund: Fund::fresh(),
        }
    }

    /// Applies one event. Balances are written by [`Projector::flush`].
    pub(crate) fn apply(
        &mut self,
        seq: u64,
        fact: &Fact,
        entry: &Entry,
        night: Option<NightId>,
        at: Instant,
    ) -> Result<(), Obstacle> {
        self.check_parties(entry)?;
        self.check_night(fact, entry, night)?;
        if let Fact::NightClosed { night, .. } = fact {
            self.balances.check_settled(self.connection, *night)?;
        }
        let untouched = self.balances.check_middle(self.connection, night, fact)?;
        seating::apply(self.connection, fact)?;
        surrogate::apply(self.connection, fact, at)?;
        if !people::apply(self.connection, seq, fact)? {
            places::apply(self.connection, &mut self.sat, seq, fact, at)?;
            night::apply(self.connection, &mut self.sat, seq, fact, at)?;
            self.hands.apply(self.connection, &mut self.sat, seq, (fact, untouched))?;
            party::apply(self.connection, fact)?;
            online::apply(self.connection, seq, fact)?;
            tournament::apply(self.connection, fact)?;
            self.fund.apply(self.connection, seq, night, fact, entry)?;
            notes::apply(self.connection, &mut self.balances, seq, fact, night)?;
        }
        night::sit_with_chips(self.connection, &mut self.sat, seq, night, entry)?;
        counts::pass(self.connection, night, fact, entry)?;
        self.balances.post(self.connection, night, entry)?;
        match fact {
            Fact::CashedOut(cashed) => self.balances.check_answered(self.connection, night, cashed),
            Fact::PlayersMerged { kept, gone, .. } => {
                self.balances.check_nothing_held(self.connection, (*gone).into())?;
                notes::end_own(self.connection, &mut self.balances, *kept)
            }
            _ => Ok(()),
        }
    }

    /// Writes the balances that changed.
    pub(crate) fn flush(&mut self) -> Result<(), Obstacle> {
        self.hands.flush(self.connection)?;
        self.balances.flush(self.connection)
    }

    /// Empties every projection and applies the whole journal, without what was undone.
    pub(crate) fn rebuild(&mut self) -> Result<(), StoreError> {
        for table in PROJECTIONS {
            self.connection.execute(&format!("DELETE FROM {table}"), [])?;
        }
        self.balances = Balances::fresh();
        self.known.clear();
        self.open = None;
        self.sat.clear();
        self.hands = Hands::fresh();
        self.fund = Fund::fresh();
        replay(self.connection, |event| {
            self.apply(event.seq, &event.fact, &event.entry, event.night, event.at)
                .map_err(|error| error.at(event.seq))
        })?;
        self.flush().map_err(|error| error.at(0))?;
        night::check_one_open(self.connection)
    }

    /// Every person an entry touches must be in the book.
    fn check_parties(&mut self, entry: &Entry) -> Result<(), Obstacle> {
        for player in entry.postings().iter().filter_map(|posting| posting.party.player()) {
            if !self.known.contains(&player) {
                people::check_known(self.connection, player)?;
                self.known.insert(player);
            }
        }
        Ok(())
    }

    /// A fact of a night needs that night open, as does any that moves its chips or its drawer; a late fact
    /// needs it closed.
    fn check_night(&mut self, fact: &Fact, entry: &Entry, night: Option<NightId>) -> Result<(), Obstacle> {
        let Some(night) = fact.night().or(night.filter(|_| entry.moves_the_bank())) else {
            return if night.is_none() && takes_at_the_bank(fact, entry) {
                Err(night::no_drawer().into())
            } else {
                Ok(())
            };
        };
        match fact {
            Fact::NightOpened(_) => return Ok(()),
            // Hands are looked back at long after their night; a debt found after it is a guest's as much as one of the close.
            Fact::HandTagged(_) | Fact::HandNoted(_) | Fact::DebtAssumed(_) => return Ok(()),
            Fact::Adjusted(_) => return night::check_closed(self.connection, night),
            _ if self.open == Some(night) => {}
            _ => night::check_open(self.connection, night)?,
        }
        self.open = if matches!(fact, Fact::NightClosed { .. }) { None } else { Some(night) };
        Ok(())
    }
}

/// True for what nobody can do between the nights: move money of the bank, give it a note, owe it something.
fn takes_at_the_bank(fact: &Fact, entry: &Entry) -> bool {
    let owed = matches!(fact, Fact::DebtOwed { creditor: Party::Bank, .. });
    let noted = |posting: &Posting| {
        posting.party == Party::Bank && posting.asset == Asset::Notes && posting.amount.is_positive()
    };
    owed || entry.moves_the_bank() || entry.postings().iter().any(noted)
}

/// Reads the journal in order, leaving out undone events and the undoing ones.
pub(crate) fn replay(
    connection: &Connection,
    mut each: impl FnMut(Event) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    // What is undone comes from the table itself: one that an index leaves out would stand again.
    let mut undone =
        connection.prepare("SELECT reverses FROM event NOT INDEXED WHERE reverses IS NOT NULL")?;
    let undone: BTreeSet<u64> = undone.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    let mut statement = connection.prepare(&format!(
        "SELECT {EVENT_COLUMNS} FROM event NOT INDEXED WHERE reverses IS NULL ORDER BY seq"
    ))?;
    let mut lines = connection.prepare(Postings::ALL)?;
    let mut lines = Postings::new(lines.query([])?);
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let seq = row.get(0)?;
        if !undone.contains(&seq) {
            each(event_with(row, lines.of(seq)?)?)?;
        }
    }
    Ok(())
}
