//! Looking back on random books: every debt is the sum of its events, every open part adds up to its debt, and every
//! note can be traced to its end.

use super::Game;
use super::check::same;
use super::table::Table;
use crate::luck::{first, times};
use engine::money::Money;
use ledger::accounts::{Asset, Party};
use ledger::bank::BankError;
use ledger::bank::debts::why;
use ledger::bank::merged::MergedRecords;
use ledger::bank::statement::Statement;
use ledger::bank::tracing::trace;
use ledger::night::NoteStatus;
use ledger::time::{Instant, Period};
use std::collections::BTreeMap;

/// How many random books to look back on.
const BOOKS: u64 = 40;

#[test]
fn every_debt_is_explained_by_its_events() {
    let mut chains = 0;
    let mut traces = 0;
    for seed in first()..first() + times(BOOKS) {
        let mut game = Game::new(seed);
        game.play(seed).unwrap_or_else(|why| panic!("book {seed}: {why}"));
        let looked = chained(&game.table)
            .and_then(|count| Ok((count, stated(&game.table).and_then(|()| traced(&game.table))?)));
        let (debts, notes) = looked.unwrap_or_else(|why| panic!("book {seed}: {why}"));
        chains += debts;
        traces += notes;
    }
    assert!(chains > 5 && traces > 0, "{chains} debts, {traces} notes");
}

fn told(error: BankError) -> String {
    error.to_string()
}

/// What everybody owes everybody by the tables, under today's records.
fn debts(table: &Table, class: Asset) -> Result<BTreeMap<(Party, Party), i64>, String> {
    let reader = table.store.reader();
    let merged = MergedRecords::load(reader).map_err(told)?;
    let mut debts: BTreeMap<(Party, Party), i64> = BTreeMap::new();
    for line in reader.debts(class).map_err(|error| error.to_string())? {
        let (debtor, creditor) = (merged.of_party(line.debtor), merged.of_party(line.creditor));
        *debts.entry((debtor, creditor)).or_default() += line.amount.minor();
        *debts.entry((creditor, debtor)).or_default() -= line.amount.minor();
    }
    debts.retain(|_, owed| *owed != 0);
    Ok(debts)
}

/// Every debt, asked for from both sides.
fn chained(table: &Table) -> Result<u64, String> {
    let reader = table.store.reader();
    let mut count = 0;
    for class in [Asset::Book, Asset::Private] {
        for ((one, other), owed) in debts(table, class)? {
            let chain = why(reader, one, other, class).map_err(told)?;
            let sum = Money::sum(chain.links.iter().map(|(_, amount)| *amount)).expect("small");
            let (debtor, creditor) = if owed > 0 { (one, other) } else { (other, one) };
            same("a debt and its chain", &(chain.debtor, chain.creditor), &(debtor, creditor))?;
            same("a debt and its events", &[chain.amount.minor(), sum.minor()], &[owed.abs(); 2])?;
            count += 1;
        }
    }
    Ok(count)
}

/// Everybody's statement ends with their debts, and the open parts add up to them.
fn stated(table: &Table) -> Result<(), String> {
    let reader = table.store.reader();
    let debts = debts(table, Asset::Book)?;
    let now = Instant(i64::MAX);
    for person in
        reader.people().map_err(|error| error.to_string())?.iter().filter(|row| row.merged.is_none())
    {
        let party = Party::from(person.id);
        let statement = Statement::draw_up(reader, party, Period::default(), now).map_err(told)?;
        let his = debts.iter().filter(|((one, _), _)| *one == party);
        let expected: BTreeMap<Party, i64> = his.map(|((_, other), owed)| (*other, -owed)).collect();
        let closing = statement.book.closing.iter().map(|(with, sum)| (*with, sum.minor()));
        same("a statement's end", &closing.collect(), &expected)?;
        let mut open: BTreeMap<Party, i64> = BTreeMap::new();
        for part in &statement.open {
            *open.entry(part.with).or_default() += part.amount.minor();
        }
        same("what is open", &open, &expected)?;
        let ages = statement.ageing().expect("small");
        let aged = ages.iter().map(|(owes, owed)| owed.minor() - owes.minor()).sum::<i64>();
        same("what is of an age", &aged, &statement.balance().expect("small").minor())?;
    }
    Ok(())
}

/// Every note can be traced; what is in THE BOOK of it is no more than the note was.
fn traced(table: &Table) -> Result<u64, String> {
    let reader = table.store.reader();
    let debts = debts(table, Asset::Book)?;
    let notes = reader.notes().map_err(|error| error.to_string())?;
    for note in &notes {
        let trace = trace(reader, note).map_err(told)?;
        same("a note's first event", &trace.steps.first().map(|step| step.amount), &Some(note.issued))?;
        let rest: i64 = trace.rest.iter().map(|rest| rest.amount.minor()).sum();
        if rest > note.issued.minor() || rest > 0 && note.status != NoteStatus::Committed {
            return Err(format!("{rest} of note {} stand in THE BOOK", note.identifier));
        }
        for rest in &trace.rest {
            let owed = debts.get(&(rest.debtor, rest.creditor)).copied().unwrap_or_default();
            if owed < rest.amount.minor() {
                return Err(format!("note {}: {rest:?} is not owed", note.identifier));
            }
        }
    }
    Ok(notes.len() as u64)
}
