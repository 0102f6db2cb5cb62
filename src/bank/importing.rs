//! A session that was played elsewhere comes in as a night: opened, bought, counted and closed in one transaction.

use crate::bank::begin::{self, NightWanted};
use crate::bank::closing::{self, Closed};
use crate::bank::desk::{BankError, Session};
use crate::bank::limits;
use crate::domain::journal::{Fact, Means, OnlineSitting, SessionImported};
use crate::domain::ledger::Asset;
use crate::domain::night::buy_in::check_debtor;
use crate::domain::night::closing::{Bearer, Ending, LastNotes};
use crate::domain::night::online::{self, Known};
use crate::domain::time::Instant;

/// What became of a ledger.
pub enum Imported {
    /// It is a night now.
    Night(Box<Closed>),
    /// It was one before, by this event.
    Before(u64),
}

/// Takes a ledger in, as a night that began then. What the counts are off by is booked on the bearer who was named; without one it is refused.
pub fn session(
    session: &mut Session<'_, '_>,
    source: &str,
    sittings: &[OnlineSitting],
    (night, began): (NightWanted, Instant),
    bearer: Option<Bearer>,
) -> Result<Imported, BankError> {
    let reader = session.journal().reader();
    let known = reader.online_sittings(source)?;
    if let Known::Same(event) = online::compare(sittings, &known, reader.book()?.currency)? {
        return Ok(Imported::Before(event));
    }
    begin::open_at(session, night, began)?;
    let (tonight, before) = (session.tonight()?, session.journal().reader().debts(Asset::Book)?);
    let night = tonight.evening.id;
    for sitting in sittings {
        // Whoever may owe only by his inviter needs one (MIK-12).
        check_debtor(&tonight, sitting.player, Means::Note)?;
    }
    let facts = online::facts(night, sittings)?;
    let (source, sittings) = (source.to_owned(), sittings.to_vec());
    session.record(&Fact::SessionImported(SessionImported { night, source, sittings }))?;
    for fact in &facts {
        session.record(fact)?;
    }
    let mut closed =
        closing::close(session, &Ending { bearer, notes: LastNotes::Kept, ..Ending::default() })?;
    // No chip and no drawer was there that anybody could have counted.
    closed.notices.drain(closed.turned_in.clone());
    closed.notices.extend(limits::passed(session, &before)?);
    closed.notices.dedup();
    Ok(Imported::Night(Box::new(closed)))
}
