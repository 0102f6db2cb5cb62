//! The prompt of the shell: the night, the drawer, what is in play.

use crate::cli::context::Context;
use ledger::bank::loaded::load_night;
use ledger::store::{Access, StoreError};

/// The text before the cursor. If the book can't be read, the next command says so.
pub fn prompt(context: &Context) -> String {
    let said = tonight(context).ok().flatten();
    said.map_or_else(|| "housebook > ".to_owned(), |said| format!("{said} > "))
}

fn tonight(context: &Context) -> Result<Option<String>, StoreError> {
    if !context.book.is_file() {
        return Ok(Some("no book yet".to_owned()));
    }
    let store = context.open(Access::Read)?;
    let reader = store.reader();
    let Some(night) = reader.open_night()? else { return Ok(Some("no night open".to_owned())) };
    let Ok(tonight) = load_night(reader, night) else { return Ok(None) };
    let evening = &tonight.evening;
    let (drawer, chips) = (tonight.amount(evening.drawer()), tonight.amount(evening.chips_out()));
    Ok(Some(format!("night {} · drawer {drawer} · in play {chips}", evening.number)))
}
