//! What typed words are matched against and what answers use, loaded in one look.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::words::Words;
use crate::render::names::Names;
use ledger::bank::loaded::{load_book, of_tonight};
use ledger::bank::merged::MergedRecords;
use ledger::ids::PlayerId;
use ledger::night::fund;
use ledger::store::Reader;
use std::collections::BTreeMap;

/// The words and the names of a command's book.
pub fn load(context: &Context) -> Result<(Words, Names), Failure> {
    let store = context.look()?;
    Ok((Words::load(store.reader())?, names(store.reader())?))
}

/// The names of everybody and of every note in the book.
pub fn names(reader: Reader<'_>) -> Result<Names, Failure> {
    let merged = MergedRecords::load(reader)?;
    let own: BTreeMap<PlayerId, String> =
        reader.people()?.into_iter().map(|person| (person.id, person.name)).collect();
    let today = own.keys().filter_map(|id| Some((*id, own.get(&merged.of(*id))?.clone())));
    let notes = reader.notes()?.into_iter().map(|note| (note.id, note.identifier));
    let house = of_tonight(reader, load_book(reader)?.house)?;
    let names = Names::new(today, notes).with_fund(house.as_ref().and_then(fund::name));
    Ok(names.with_former(own.into_iter().filter(|(id, _)| merged.of(*id) != *id)))
}

/// The names of a typed list: `Ann, Bob and Cat` are three, and so are `Ann,Bob,Cat`; `Lee, Jr.` in quotes is one.
#[must_use]
pub fn listed(typed: &[String]) -> Vec<String> {
    const BETWEEN: [&str; 3] = ["and", "&", "+"];
    let names = typed
        .iter()
        .flat_map(|name| if name.contains(", ") { vec![name.as_str()] } else { name.split(',').collect() });
    if typed.len() < 2 {
        let apart: Vec<String> = names.filter(|name| !name.is_empty()).map(str::to_owned).collect();
        return if apart.is_empty() { typed.to_vec() } else { apart };
    }
    names.filter(|name| !name.is_empty() && !BETWEEN.contains(name)).map(str::to_owned).collect()
}
