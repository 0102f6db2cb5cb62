//! `export`: the journal for other programs.

use crate::answer::file::Exported;
#[cfg(feature = "xlsx")]
use crate::answer::file::Into;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::linking::Linker;
use crate::cli::reply::Reply;
use crate::cli::{clock, into_file};
use crate::render::names::Names;
use clap::{Args, ValueEnum};
use ledger::accounts::{Counter, Entry, Party};
use ledger::bank::merged::MergedRecords;
use ledger::formats::export::{self, ExportedJournal, ToldEvent};
use ledger::journal::{Fact, PersonFact, SurrogateFact};
use ledger::refusal::Refusal;
use ledger::store::{Event, Reader};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Write the journal for other programs
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  housebook export hledger --out night.journal\n  housebook export balances"
)]
pub struct Export {
    format: Format,
    /// A new file to write into (else the screen)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Kinds of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A spreadsheet of every posting
    Csv,
    /// A spreadsheet of what everybody has and owes
    Balances,
    /// Every event as it was written, one JSON object a line
    Json,
    /// A journal for hledger
    Hledger,
    /// A journal for beancount
    Beancount,
    /// A workbook, where the program was built with it
    Xlsx,
}

impl Export {
    /// Writes the file.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let reader = store.reader();
        let mut events = reader.events_between(1, reader.last_seq()?)?;
        if self.format != Format::Json {
            of_one_person(reader, &mut events)?;
        }
        let journal = journal(reader, &events)?;
        let refused = Refusal::from;
        let text = match self.format {
            Format::Csv => export::postings(&journal),
            Format::Balances => export::balances(&journal).map_err(refused)?,
            Format::Json => export::lines(&journal),
            Format::Hledger => export::hledger(&journal).map_err(refused)?,
            Format::Beancount => export::beancount(&journal).map_err(refused)?,
            Format::Xlsx => return workbook(context, &journal, self.out.as_deref()),
        };
        let what = format!("the journal, {} events,", events.len());
        let answer = Exported { events: events.len(), dry_run: false };
        into_file::told(context, text, &what, self.out.as_deref(), answer)
    }
}

/// What was written under a record that went into another is the other's.
fn of_one_person(reader: Reader<'_>, events: &mut [Event]) -> Result<(), Failure> {
    let merged = MergedRecords::load(reader)?;
    if merged.is_empty() {
        return Ok(());
    }
    // Nothing is on its way from somebody to himself, and nothing comes back by an undo of that.
    let is_to_himself = |event: &&Event| matches!(&event.fact, Fact::Surrogate(SurrogateFact::CashHanded(handed)) if merged.of(handed.from) == merged.of(handed.to));
    let to_himself: BTreeSet<u64> = events.iter().filter(is_to_himself).map(|event| event.seq).collect();
    for event in events {
        if to_himself.contains(&event.reverses.unwrap_or(event.seq)) {
            event.entry = Entry::still();
            continue;
        }
        let now = event.entry.under(|party| merged.of_party(party));
        event.entry = now.map_err(|off| Failure::new(exit::NO_BOOK, "damaged-book", off.to_string()))?;
    }
    Ok(())
}

fn journal<'e>(reader: Reader<'_>, events: &'e [Event]) -> Result<ExportedJournal<'e>, Failure> {
    let linker = Linker::load(reader)?;
    let players = players(reader, events, &linker.names)?;
    let notes = reader.notes()?.into_iter().map(|note| (note.id, note.identifier)).collect();
    let last = events.iter().map(|event| event.at).max().unwrap_or_default();
    let told = events.iter().map(|event| ToldEvent {
        event: event.seq,
        day: clock::day(event.at),
        at: clock::machine(event.at),
        recorded: clock::machine(event.recorded),
        night: linker.night(event.night),
        kind: &event.kind,
        request: &event.request,
        hash: &event.hash,
        reverses: event.reverses,
        text: linker.sentence(event),
        fact: &event.fact,
        entry: &event.entry,
    });
    let events = told.collect();
    Ok(ExportedJournal { currency: linker.currency, players, notes, events, after: clock::day_after(last) })
}

/// Everybody who ever came into the book: those whose coming was taken back under the name they came with. A record that went
/// into another is called what the person is called now, where something still stands under it.
fn players(reader: Reader<'_>, events: &[Event], names: &Names) -> Result<Vec<(Party, String)>, Failure> {
    let stands = |party: Party| {
        let mut postings = events.iter().flat_map(|event| event.entry.postings());
        postings.any(|line| line.party == party || line.counter == Counter::With(party))
    };
    let mut players: Vec<(Party, String)> = Vec::new();
    let people = reader.people()?;
    for person in &people {
        let party = Party::from(person.id);
        if person.merged.is_none() || stands(party) {
            players.push((party, names.word(party).to_owned()));
        }
    }
    for event in events {
        if let Fact::Person(PersonFact::PlayerAdded { player, name, .. }) = &event.fact
            && !people.iter().any(|known| known.id == *player)
        {
            players.push(((*player).into(), name.clone()));
        }
    }
    Ok(players)
}

#[cfg(feature = "xlsx")]
fn workbook(context: &Context, journal: &ExportedJournal<'_>, out: Option<&Path>) -> Result<Reply, Failure> {
    let Some(path) = out else {
        return Err(Failure::usage("a workbook needs a file").hint("export xlsx --out book.xlsx"));
    };
    let events = journal.events.len();
    if context.dry_run {
        into_file::check_free(&context.book, path)?;
        let text = format!("would write the journal, {events} events (rehearsed: nothing was written)");
        return Ok(Reply::look(text, Exported { events, dry_run: true }));
    }
    into_file::write(&context.book, path, &export::workbook(journal)?)?;
    let text = format!("the journal, {events} events, is in `{}`", ledger::shown::shown(path));
    let answer = Exported { events, dry_run: false };
    Ok(Reply::look(text, Into { answer, written: None, file: Some(path.display().to_string()) }))
}

#[cfg(not(feature = "xlsx"))]
fn workbook(_: &Context, _: &ExportedJournal<'_>, _: Option<&Path>) -> Result<Reply, Failure> {
    let message = "this program was built without workbooks";
    Err(Refusal::worded("no-workbook", message).hint("export csv").into())
}
