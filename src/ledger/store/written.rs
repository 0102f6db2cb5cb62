//! Events as they were written: read field by field for copying, and written again unchanged.

use crate::accounts::Posting;
use crate::journal::{Digest, Origin, Written};
use crate::store::event::{Postings, head};
use crate::store::failure::StoreError;
use crate::store::read::Reader;
use crate::store::seal;
use crate::time::Instant;
use rusqlite::{Connection, Row, params};

/// The columns of an event that [`written`] reads, in its order.
const COLUMNS: &str = "seq, request, at, recorded, kind, version, night, nature, body, reverses,
     origin_book, origin_seq, origin_hash, prev_hash, hash";

impl Reader<'_> {
    /// Passes every event after number `after` to `each`, in order, as it was written.
    pub fn each_written<E: From<StoreError>>(
        &self,
        after: u64,
        mut each: impl FnMut(Written) -> Result<(), E>,
    ) -> Result<(), E> {
        let connection = self.connection();
        let failed = |error: rusqlite::Error| StoreError::from_sqlite(&error);
        let events = format!("SELECT {COLUMNS} FROM event WHERE seq > ?1 ORDER BY seq");
        let mut events = connection.prepare(&events).map_err(failed)?;
        let mut lines = connection.prepare(Postings::AFTER).map_err(failed)?;
        let mut lines = Postings::new(lines.query([after]).map_err(failed)?);
        let mut rows = events.query([after]).map_err(failed)?;
        while let Some(row) = rows.next().map_err(failed)? {
            let postings = lines.of(row.get(0).map_err(failed)?)?;
            each(written(row, postings).map_err(failed)?)?;
        }
        Ok(())
    }
}

/// The last event has its own seal and follows the one before it, and nothing is left of a later one: nobody writes after one
/// that was changed or removed.
pub(crate) fn check_tail(connection: &Connection) -> Result<(), StoreError> {
    let (last, _) = head(connection)?;
    // In one statement: another program may write an event between two.
    let left: bool = connection
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM posting WHERE event > top)
                 OR EXISTS (SELECT 1 FROM request WHERE last_seq > top)
             FROM (SELECT coalesce(max(seq), 0) AS top FROM event NOT INDEXED)",
        )?
        .query_row([], |row| row.get(0))?;
    if left && is_left(connection, last)? {
        return Err(StoreError::Damaged(format!("event {last} is the last one here, but there were more")));
    }
    let mut before = Digest([0; 32]);
    // Only the hash of the one before it is needed.
    Reader::new(connection).each_written(last.saturating_sub(2), |event| {
        let follows = event.seq < last || event.prev == before && seal::of(&event) == event.hash;
        before = event.hash;
        let changed = || StoreError::Damaged(format!("event {last}, the last one, isn't what was sealed"));
        follows.then_some(()).ok_or_else(changed)
    })
}

/// The same from the tables alone, so that a damaged index doesn't make the book unreadable.
fn is_left(connection: &Connection, last: u64) -> Result<bool, StoreError> {
    // The plus and the seal keep SQLite from using an index.
    let left = "SELECT EXISTS (SELECT 1 FROM posting WHERE event > ?1)
         OR EXISTS (SELECT 1 FROM request WHERE +last_seq > ?1 AND length(seal) = 32)";
    Ok(connection.prepare_cached(left)?.query_row([last], |row| row.get(0))?)
}

fn written(row: &Row<'_>, postings: Vec<Posting>) -> rusqlite::Result<Written> {
    Ok(Written {
        seq: row.get(0)?,
        request: row.get(1)?,
        at: Instant(row.get(2)?),
        recorded: Instant(row.get(3)?),
        kind: row.get(4)?,
        version: row.get(5)?,
        night: row.get::<_, Option<String>>(6)?.unwrap_or_default(),
        nature: row.get(7)?,
        body: row.get(8)?,
        reverses: row.get(9)?,
        origin: Origin {
            book: row.get(10)?,
            seq: row.get(11)?,
            hash: row.get::<_, Option<[u8; 32]>>(12)?.map(Digest),
        },
        postings,
        prev: Digest(row.get(13)?),
        hash: Digest(row.get(14)?),
    })
}

/// Writes an event, field by field; the journal's own triggers check its number, its chain and its balance.
pub(crate) fn insert(connection: &Connection, event: &Written) -> Result<(), StoreError> {
    let mut lines = connection.prepare_cached(
        "INSERT INTO posting (event, line, party, asset, counter, amount) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (line, posting) in event.postings.iter().enumerate() {
        lines.execute(params![
            event.seq,
            line as u64,
            posting.party.to_string(),
            posting.asset.word(),
            posting.counter.to_string(),
            posting.amount.minor()
        ])?;
    }
    connection
        .prepare_cached(&format!(
            "INSERT INTO event ({COLUMNS})
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)"
        ))?
        .execute(params![
            event.seq,
            event.request,
            event.at.0,
            event.recorded.0,
            event.kind,
            event.version,
            (!event.night.is_empty()).then_some(&event.night),
            event.nature,
            event.body,
            event.reverses,
            event.origin.book,
            event.origin.seq,
            event.origin.hash.map(|hash| hash.0),
            event.prev.0,
            event.hash.0
        ])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::accounts::Party;
    use crate::ids::PlayerId;
    use crate::journal::{DebtFact, Fact, HouseFact, PersonFact};
    use crate::people::Standing;
    use crate::store::connection::Store;
    use crate::store::journal::Stamp;
    use crate::store::seal;
    use engine::money::{Currency, Money};
    use uuid::Uuid;

    fn stamp() -> Stamp {
        Stamp { request: "r".to_owned(), at: Instant(5), recorded: Instant(6) }
    }

    fn book() -> Store {
        let mut store = Store::memory().unwrap();
        let begun = HouseFact::BookBegun { book: Uuid::from_u128(1), currency: Currency::USD }.into();
        let ann = PlayerId(Uuid::from_u128(2));
        let added =
            PersonFact::PlayerAdded { player: ann, name: "Ann".to_owned(), standing: Standing::Regular }
                .into();
        let debt = |amount| {
            Fact::Debt(DebtFact::DebtOwed {
                debtor: ann,
                creditor: Party::House,
                amount: Money::from_minor(amount),
                reason: "a \"side\" bet\u{1f}".to_owned(),
            })
        };
        let done: Result<(), StoreError> = store.write(&stamp(), true, |journal| {
            for fact in [begun, added, debt(500), debt(7)] {
                journal.append(&fact)?;
            }
            Ok(())
        });
        done.unwrap();
        store
    }

    fn events(store: &Store, after: u64) -> Vec<Written> {
        let mut found = Vec::new();
        let walked: Result<(), StoreError> = store.reader().each_written(after, |event| {
            found.push(event);
            Ok(())
        });
        walked.unwrap();
        found
    }

    fn laid(from: &[Written]) -> Result<Store, StoreError> {
        let mut copy = Store::memory()?;
        copy.write(&stamp(), true, |journal| {
            from.iter().try_for_each(|event| journal.lay(event))?;
            journal.rebuild()
        })?;
        Ok(copy)
    }

    #[test]
    fn every_event_carries_its_seal_and_its_postings() {
        let store = book();
        let all = events(&store, 0);
        assert_eq!(
            all.iter().map(|event| (event.seq, event.postings.len())).collect::<Vec<_>>(),
            [(1, 0), (2, 0), (3, 2), (4, 2)]
        );
        assert!(all.iter().all(|event| seal::of(event) == event.hash));
        assert_eq!(events(&store, 2), all[2..]);
    }

    #[test]
    fn a_journal_laid_down_again_is_the_same_book() {
        let store = book();
        let all = events(&store, 0);
        let copy = laid(&all).unwrap();
        assert_eq!(events(&copy, 0), all);
        let debts = |store: &Store| store.reader().debts(crate::accounts::Asset::Book).unwrap();
        assert_eq!(debts(&copy), debts(&store));
    }

    #[test]
    fn an_event_that_was_touched_or_is_not_the_next_is_not_laid_down() {
        let all = events(&book(), 0);
        let mut touched = all.clone();
        touched[2].postings.reverse();
        for wrong in [&touched[..], &all[1..], &[all[0].clone(), all[2].clone()]] {
            assert!(matches!(laid(wrong).map(|_| ()), Err(StoreError::Damaged(_))));
        }
    }
}
