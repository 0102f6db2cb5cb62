//! What events change about a book and its stand-ins: keys, surrogates, one person under two ids, cash on its way.

use crate::journal::{
    BookMerged, CashHanded, HandOverSide, KeyMade, PlayerMatched, PublicKey, SurrogateBegun, SurrogateFact,
};
use crate::store::projector::{Obstacle, people};
use crate::time::Instant;
use rusqlite::{Connection, params};

/// Applies what a fact of two books does.
pub(crate) fn apply(connection: &Connection, fact: &SurrogateFact, at: Instant) -> Result<(), Obstacle> {
    match fact {
        SurrogateFact::KeyMade(KeyMade { key }) => {
            let book: String = connection.query_row("SELECT id FROM book", [], |row| row.get(0))?;
            keep_key(connection, &book, *key)
        }
        SurrogateFact::SurrogateBegun(begun) => begin(connection, begun),
        SurrogateFact::BookMerged(merged) => merge(connection, merged, at),
        SurrogateFact::PlayerMatched(PlayerMatched { foreign, player, host, .. }) => {
            people::check_known(connection, *player)?;
            connection.execute(
                "INSERT INTO matched (foreign_id, player) VALUES (?1, ?2)",
                params![foreign.to_string(), player.to_string()],
            )?;
            host.map_or(Ok(()), |host| people::keep_host(connection, *player, host))
        }
        SurrogateFact::CashHanded(handed) => hand(connection, handed),
        // What changes nothing here is kept only in the journal.
        SurrogateFact::Elsewhere(_) => Ok(()),
    }
}

fn keep_key(connection: &Connection, book: &str, key: PublicKey) -> Result<(), Obstacle> {
    connection.execute(
        "INSERT OR REPLACE INTO book_key (book, key) VALUES (?1, ?2)",
        params![book, key.to_string()],
    )?;
    Ok(())
}

/// The book has another id from here on: what it records was never in the book it began as.
fn begin(connection: &Connection, begun: &SurrogateBegun) -> Result<(), Obstacle> {
    let of = begun.anchor.book.to_string();
    keep_key(connection, &of, begun.of_key)?;
    keep_key(connection, &begun.book.to_string(), begun.key)?;
    connection.execute("UPDATE book SET id = ?1", [begun.book.to_string()])?;
    connection.execute(
        "INSERT INTO stand_in (one, book, seq, hash) VALUES (1, ?1, ?2, ?3)",
        params![of, begun.anchor.seq, begun.anchor.hash.to_string()],
    )?;
    Ok(())
}

fn merge(connection: &Connection, merged: &BookMerged, at: Instant) -> Result<(), Obstacle> {
    let book = merged.book.to_string();
    keep_key(connection, &book, merged.key)?;
    connection.execute(
        "INSERT OR REPLACE INTO surrogate (book, anchor, last, head, at) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![book, merged.anchor.seq, merged.last, merged.head.to_string(), at.0],
    )?;
    Ok(())
}

fn hand(connection: &Connection, handed: &CashHanded) -> Result<(), Obstacle> {
    let (given, taken) = match handed.side {
        HandOverSide::Given => (handed.amount.minor(), 0),
        HandOverSide::Taken => (0, handed.amount.minor()),
    };
    connection
        .prepare_cached(
            "INSERT INTO transit (giver, taker, given, taken) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (giver, taker) DO UPDATE SET given = given + excluded.given, taken = taken + excluded.taken",
        )?
        .execute(params![handed.from.to_string(), handed.to.to_string(), given, taken])?;
    Ok(())
}
