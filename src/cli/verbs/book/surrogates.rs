//! `book surrogates`: the books that stand in for this one, or what this one stands in for.

use crate::answer::surrogate::{Origin, Surrogate, Surrogates};
use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::render::surrogate as render;
use ledger::journal::Anchor;
use ledger::store::{Reader, SurrogateRow};

/// Lists them.
pub fn list(context: &Context) -> Result<Reply, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let of = reader.stands_in_for()?.map(|anchor| origin(reader, anchor)).transpose()?;
    let rows = if of.is_none() { reader.surrogates()? } else { Vec::new() };
    let answer = Surrogates {
        book: reader.book_id()?.to_string(),
        key: reader.key_of(reader.book_id()?)?.map(|key| key.fingerprint()),
        of,
        surrogates: rows.iter().map(surrogate).collect(),
    };
    Ok(Reply::look(render::list(&answer), answer))
}

fn origin(reader: Reader<'_>, anchor: Anchor) -> Result<Origin, Failure> {
    Ok(Origin {
        book: anchor.book.to_string(),
        key: reader.key_of(anchor.book)?.map(|key| key.fingerprint()),
        event: anchor.seq,
        hash: anchor.hash.to_string(),
    })
}

fn surrogate(row: &SurrogateRow) -> Surrogate {
    Surrogate {
        book: row.book.to_string(),
        key: row.key.fingerprint(),
        anchor: row.anchor,
        last: row.last,
        hash: row.head.to_string(),
        at: clock::when(row.at),
    }
}
