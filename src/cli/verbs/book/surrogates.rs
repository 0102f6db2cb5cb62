//! `book surrogates`: the books that stand in for this one, or what this one stands in for.

use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::render::journal::surrogate::short;
use crate::render::page::table;
use ledger::journal::Anchor;
use ledger::store::{Reader, SurrogateRow};
use serde_json::{Value, json};

/// Lists them.
pub fn list(context: &Context) -> Result<Reply, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let own = reader.key_of(reader.book_id()?)?.map(|key| key.fingerprint());
    match reader.stands_in_for()? {
        Some(anchor) => stand_in(reader, anchor, own),
        None => the_book(reader, own),
    }
}

fn stand_in(reader: Reader<'_>, anchor: Anchor, own: Option<String>) -> Result<Reply, Failure> {
    let book = reader.book_id()?.to_string();
    let of = anchor.book.to_string();
    let of_key = reader.key_of(anchor.book)?.map(|key| key.fingerprint());
    let key = own.clone().unwrap_or_default();
    let text = format!(
        "surrogate {}, with the key {key}\nit stands in for book {} and began after event #{} there",
        short(&book),
        short(&of),
        anchor.seq
    );
    let json = json!({
        "book": book,
        "key": own,
        "of": { "book": of, "key": of_key, "event": anchor.seq, "hash": anchor.hash.to_string() },
        "surrogates": [],
    });
    Ok(Reply::look(text, json))
}

fn the_book(reader: Reader<'_>, own: Option<String>) -> Result<Reply, Failure> {
    let rows = reader.surrogates()?;
    let cell = |row: &SurrogateRow| {
        [
            short(&row.book.to_string()).to_owned(),
            row.key.fingerprint(),
            format!("#{}", row.anchor),
            format!("#{}", row.last),
            clock::shown(row.at),
        ]
    };
    let key = own.as_ref().map(|key| format!("the key of this book is {key}\n\n")).unwrap_or_default();
    let text = if rows.is_empty() {
        format!("{key}no surrogate was taken in")
    } else {
        let heads = ["surrogate", "key", "began after", "has up to", "last taken in"];
        format!("{key}{}", table(&heads, &[2, 3], rows.iter().map(cell)))
    };
    let surrogates = rows.iter().map(|row| {
        json!({
            "book": row.book.to_string(),
            "key": row.key.fingerprint(),
            "anchor": row.anchor,
            "last": row.last,
            "hash": row.head.to_string(),
            "at": clock::machine(row.at),
        })
    });
    let json = json!({
        "book": reader.book_id()?.to_string(),
        "key": own,
        "of": null,
        "surrogates": surrogates.collect::<Vec<Value>>(),
    });
    Ok(Reply::look(text, json))
}
