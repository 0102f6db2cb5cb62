//! The projector: what each event changes in the tables that everything is read from.
//!
//! There is one, used for a new event, for a rebuild after an undo, and for an audit's replay.

mod balances;

mod night;

mod people;

mod notes;

use crate::domain::ids::NightId;
use crate::domain::journal::Fact;
use crate::domain::ledger::{Asset, Entry, Party};
use crate::domain::refusal::Refusal;
use crate::domain::time::Instant;
use crate::store::event::{EVENT_COLUMNS, Event, event};
use crate::store::failure::StoreError;
use crate::store::projector::balances::Balances;
use crate::store::schema::PROJECTIONS;
use rusqlite::Connection;

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

impl From<crate::domain::money::Overflow> for Obstacle {
    fn from(overflow: crate::domain::money::Overflow) -> Self {
        Self::Refused(overflow.into())
    }
}

impl From<rusqlite::Error> for Obstacle {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error.into())
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
}

impl<'c> Projector<'c> {
    pub(crate) fn new(connection: &'c Connection) -> Self {
        Self { connection, balances: Balances::default() }
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
        if !people::apply(self.connection, seq, fact)? {
            night::apply(self.connection, seq, fact, at)?;
            notes::apply(self.connection, &mut self.balances, seq, fact, night)?;
        }
        night::sit_with_chips(self.connection, seq, night, entry)?;
        self.balances.post(self.connection, night, entry)?;
        match fact {
            Fact::PlayersMerged { gone, .. } => {
                self.balances.check_nothing_held(self.connection, (*gone).into())
            }
            _ => Ok(()),
        }
    }

    /// Writes the balances that changed.
    pub(crate) fn flush(&mut self) -> Result<(), Obstacle> {
        self.balances.flush(self.connection)
    }

    /// Empties every projection and applies the whole journal, without what was undone.
    pub(crate) fn rebuild(&mut self) -> Result<(), StoreError> {
        for table in PROJECTIONS {
            self.connection.execute(&format!("DELETE FROM {table}"), [])?;
        }
        self.balances = Balances::fresh();
        replay(self.connection, |event| {
            self.apply(event.seq, &event.fact, &event.entry, event.night, event.at)
                .map_err(|error| error.at(event.seq))
        })?;
        self.flush().map_err(|error| error.at(0))
    }

    /// Every person an entry touches must be in the book.
    fn check_parties(&self, entry: &Entry) -> Result<(), Obstacle> {
        for posting in entry.postings() {
            if let Some(player) = posting.party.player() {
                people::check_known(self.connection, player)?;
            }
        }
        Ok(())
    }

    /// A fact of a night needs that night open, as does any that moves its chips or its drawer; a late fact
    /// needs it closed.
    fn check_night(&self, fact: &Fact, entry: &Entry, night: Option<NightId>) -> Result<(), Obstacle> {
        match (fact, fact.night()) {
            (Fact::NightOpened(_), _) => Ok(()),
            (_, None) => match night {
                Some(night) if moves_the_bank(entry) => night::check_open(self.connection, night),
                _ => Ok(()),
            },
            (Fact::Adjusted(_), Some(night)) => night::check_closed(self.connection, night),
            (_, Some(night)) => night::check_open(self.connection, night),
        }
    }
}

/// True for an entry that moves chips, or cash of the drawer: things that only a night has.
fn moves_the_bank(entry: &Entry) -> bool {
    entry.postings().iter().any(|posting| {
        posting.asset == Asset::Chips || (posting.party, posting.asset) == (Party::Bank, Asset::Cash)
    })
}

/// Reads the journal in order, leaving out undone events and the undoing ones.
pub(crate) fn replay(
    connection: &Connection,
    mut each: impl FnMut(Event) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut statement = connection.prepare(&format!(
        "SELECT {EVENT_COLUMNS} FROM event AS e
         WHERE reverses IS NULL AND NOT EXISTS (SELECT 1 FROM event AS undo WHERE undo.reverses = e.seq)
         ORDER BY seq"
    ))?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        each(event(connection, row)?)?;
    }
    Ok(())
}
