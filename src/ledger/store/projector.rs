//! The projector: what each event changes in the tables that everything is read from.
//!
//! There is only one, used for a new event, for a rebuild after an undo, and for an audit's replay. Each group of facts is listed
//! in full, including those that change nothing but balances.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod balances;

mod counts;

mod rows;

mod sitting;

mod house;

mod owners;

mod people;

mod night;

mod online;

mod past;

mod places;

mod seating;

mod deals;

mod chips;

mod colours;

mod hands;

mod party;

mod fund;

mod cash_out;

mod notes;

mod debts;

mod surrogate;

pub(crate) mod tournament;

pub(crate) mod falling;

use crate::accounts::{Asset, Entry, Party, Posting};
use crate::ids::{NightId, PlayerId};
use crate::journal::{
    CashOutFact, DebtFact, Fact, FundFact, HandFact, InTournament, NightFact, PersonFact, Undone,
};
use crate::refusal::{OrderLaw, Refusal};
use crate::store::event::{EVENT_COLUMNS, Event, Postings, event_with};
use crate::store::failure::StoreError;
use crate::store::projector::balances::Balances;
use crate::store::projector::hands::Hands;
use crate::store::schema::PROJECTIONS;
use crate::time::Instant;
use rusqlite::{Connection, ErrorCode};
use std::collections::BTreeSet;

/// Why an event couldn't be applied.
#[derive(Debug)]
pub(crate) enum Obstacle {
    /// The ledger refuses it.
    Refused(Refusal),
    /// The disk does.
    Store(StoreError),
}

impl Obstacle {
    /// The obstacle, at event `seq`.
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
            // The tables refuse rows that refer to something missing, or that exist already.
            Some(ErrorCode::ConstraintViolation) => Self::Refused(Refusal::new(OrderLaw::OutOfPlace)),
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
    /// People already found in the book: nobody is ever taken out of it.
    known: BTreeSet<PlayerId>,
    /// The last night found open.
    open: Option<NightId>,
    sat: sitting::Sat,
    hands: Hands,
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
        }
    }

    /// A projector over empty tables: no balances need to be read.
    pub(crate) fn over_nothing(connection: &'c Connection) -> Self {
        Self {
            connection,
            balances: Balances::fresh(),
            known: BTreeSet::new(),
            open: None,
            sat: BTreeSet::new(),
            hands: Hands::fresh(),
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
        let of_fund = if let Fact::Fund(fact) = fact { Some(fact) } else { None };
        fund::post(self.connection, (seq, night), of_fund, entry)?;
        self.change(seq, fact, night, at)?;
        sitting::sit_with_chips(self.connection, &mut self.sat, seq, night, entry)?;
        counts::pass(self.connection, night, fact, entry)?;
        self.balances.post(self.connection, night, entry)?;
        if let Fact::Tournament(InTournament { did, .. }) = fact {
            self.balances.check_gone(self.connection, night, did)?;
        }
        if let Fact::CashOut(CashOutFact::CashedOut(cashed)) = fact {
            self.balances.check_answered(self.connection, night, cashed)?;
        }
        if let Fact::Person(PersonFact::PlayersMerged { kept, gone, .. }) = fact {
            self.balances.check_nothing_held(self.connection, (*gone).into())?;
            notes::end_own(self.connection, &mut self.balances, *kept)?;
        }
        Ok(())
    }

    /// Changes every table that isn't a sum of postings.
    fn change(&mut self, seq: u64, fact: &Fact, night: Option<NightId>, at: Instant) -> Result<(), Obstacle> {
        let connection = self.connection;
        match fact {
            Fact::House(fact) => house::apply(connection, fact),
            Fact::Person(fact) => {
                if let PersonFact::PlayersMerged { kept, gone, .. } = fact {
                    places::merge(connection, *kept, *gone)?;
                    seating::merge(connection, *kept, *gone)?;
                }
                people::apply(connection, seq, fact)
            }
            Fact::Night(fact) => {
                if let NightFact::NightClosed { night, .. } = fact {
                    self.balances.check_settled(connection, *night)?;
                    past::check_even(&self.balances, connection, *night)?;
                }
                if let NightFact::PastPlayed(played) = fact {
                    past::keep(connection, &mut self.sat, seq, played)?;
                }
                night::apply(connection, seq, fact, at)
            }
            Fact::Seat(fact) => places::apply(connection, &mut self.sat, seq, fact, at),
            Fact::Chip(fact) => chips::apply(connection, &mut self.sat, seq, fact, night),
            Fact::Hand(fact) => {
                let untouched = self.balances.check_middle(connection, night, fact)?;
                self.hands.apply(connection, &mut self.sat, seq, (fact, untouched))
            }
            Fact::Party(fact) => party::apply(connection, fact),
            // The fund has already stored what they move, with the reason.
            Fact::Fund(FundFact::FundPaid(_) | FundFact::FundCashedOut(_) | FundFact::FundSpent(_)) => Ok(()),
            Fact::Tournament(fact) => tournament::apply(connection, fact),
            Fact::CashOut(fact) => cash_out::apply(connection, &mut self.sat, &mut self.balances, seq, fact),
            Fact::Note(fact) => notes::apply(connection, &mut self.balances, seq, fact, night),
            Fact::Debt(fact) => debts::apply(connection, fact),
            Fact::Surrogate(fact) => surrogate::apply(connection, fact, at),
            // The projections are built again without what it takes back.
            Fact::Undone(Undone { .. }) => Ok(()),
        }
    }

    /// Writes the balances that changed.
    pub(crate) fn flush(&mut self) -> Result<(), Obstacle> {
        self.hands.flush(self.connection)?;
        self.balances.flush(self.connection)
    }

    /// Empties every projection.
    fn emptied(connection: &'c Connection) -> Result<Self, StoreError> {
        for table in PROJECTIONS {
            connection.execute(&format!("DELETE FROM {table}"), [])?;
        }
        Ok(Self::over_nothing(connection))
    }

    /// Empties every projection and applies the whole journal, without what was undone.
    pub(crate) fn rebuild(&mut self) -> Result<(), StoreError> {
        *self = Self::emptied(self.connection)?;
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

    /// A fact of a night needs that night open, and so does one that moves its chips or its drawer; a late fact needs it closed.
    fn check_night(&mut self, fact: &Fact, entry: &Entry, night: Option<NightId>) -> Result<(), Obstacle> {
        let Some(night) = fact.night().or(night.filter(|_| entry.moves_the_bank())) else {
            return if night.is_none() && takes_at_the_bank(fact, entry) {
                Err(night::no_drawer().into())
            } else {
                Ok(())
            };
        };
        // Hands are looked at long after their night; a debt found after it can be a guest's, like one at the close.
        if matches!(
            fact,
            Fact::Night(NightFact::NightOpened(_))
                | Fact::Hand(HandFact::HandTagged(_) | HandFact::HandNoted(_))
                | Fact::Debt(DebtFact::DebtAssumed(_))
        ) {
            return Ok(());
        }
        if let Fact::Debt(DebtFact::Adjusted(_)) = fact {
            return night::check_closed(self.connection, night);
        }
        if self.open != Some(night) {
            night::check_open(self.connection, night)?;
        }
        let closes = matches!(fact, Fact::Night(NightFact::NightClosed { .. }));
        self.open = if closes { None } else { Some(night) };
        Ok(())
    }
}

/// True for what nobody can do between nights: move money of the bank, give it a note, owe it something.
fn takes_at_the_bank(fact: &Fact, entry: &Entry) -> bool {
    let owed = matches!(fact, Fact::Debt(DebtFact::DebtOwed { creditor: Party::Bank, .. }));
    let noted = |posting: &Posting| {
        posting.party == Party::Bank && posting.asset == Asset::Notes && posting.amount.is_positive()
    };
    owed || entry.moves_the_bank() || entry.postings().iter().any(noted)
}

/// Reads the journal in order, leaving out undone events and the undos.
pub(crate) fn replay(
    connection: &Connection,
    mut each: impl FnMut(Event) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    // Undos are read from the table itself: one missing from an index would be ignored.
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
