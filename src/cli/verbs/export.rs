//! `export`: the journal for other programs.

mod all;

use crate::answer::file::Exported;
#[cfg(feature = "xlsx")]
use crate::answer::file::Into;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::into_file::Part;
use crate::cli::linking::Linker;
use crate::cli::reply::Reply;
use crate::cli::{clock, into_file, naming};
use crate::render::names::Names;
use clap::{Args, ValueEnum};
use ledger::accounts::{Counter, Entry, Party};
use ledger::bank::merged::MergedRecords;
use ledger::bank::past_nights::{NightLookedBack, past_nights};
use ledger::formats::export::{self, ExportFormat, ExportedJournal, Sums, ToldEvent};
use ledger::formats::sheet::{ExportCell, csv};
use ledger::journal::{Fact, PersonFact, SurrogateFact};
use ledger::refusal::Refusal;
use ledger::store::{Event, Reader};
use ledger::time::{Instant, Period};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Write the journal for other programs
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook export hledger --out night.journal\n  \
        housebook export results --out results.csv\n  \
        housebook export all --out our-game")]
pub struct Export {
    /// What to write: everything, a spreadsheet, the events, or a ledger file
    format: Format,
    /// New file to write, or folder for `all` (else the screen)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Kinds of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// The whole book as a folder of plain files
    All,
    /// A spreadsheet of everybody's result, night by night
    Results,
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
    /// A workbook, if the program was built with it
    Xlsx,
}

impl Export {
    /// Writes the file.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        if self.format == Format::All {
            return all::folder(context, self.out.as_deref());
        }
        let store = context.look()?;
        if self.format == Format::Results {
            return results(context, store.reader(), self.out.as_deref());
        }
        let source = Source::walked(store.reader(), self.format)?;
        let journal = &source.journal;
        let kind: Box<dyn ExportFormat> = match self.format {
            Format::Csv => Box::new(export::Postings),
            Format::Json => Box::new(export::JournalLines),
            Format::Hledger => Box::new(export::Hledger::of(journal)),
            Format::Beancount => Box::new(export::Beancount::of(journal)),
            Format::Balances => {
                let write = |out: &mut Part<'_>| out(&export::balances(journal));
                return source.told(context, self.out.as_deref(), write);
            }
            Format::Xlsx | Format::All | Format::Results => {
                return workbook(context, &source, self.out.as_deref());
            }
        };
        source.told(context, self.out.as_deref(), |out| {
            out(&kind.head(journal))?;
            source.each(kind.is_by_day(), |told| out(&kind.event(journal, told)))?;
            out(&kind.tail(journal))
        })
    }
}

/// A journal that was read once for its names and sums, and is read again for its events.
struct Source<'r> {
    reader: Reader<'r>,
    linker: Linker,
    /// Who is one person: events written under a merged record belong to the person.
    merged: Option<MergedRecords>,
    /// Hand-overs between two records of one person, among the events read so far.
    to_himself: RefCell<BTreeSet<u64>>,
    journal: ExportedJournal,
    /// The events that moved something, by their days.
    days: BTreeMap<String, Vec<u64>>,
    last: u64,
}

/// How many events are read at once.
const EVENTS: u64 = 1_000;

impl<'r> Source<'r> {
    fn walked(reader: Reader<'r>, format: Format) -> Result<Self, Failure> {
        let linker = Linker::load(reader)?;
        let merged = MergedRecords::load(reader)?;
        let merged = Some(merged).filter(|merged| format != Format::Json && !merged.is_empty());
        let journal = ExportedJournal {
            currency: linker.currency,
            players: Vec::new(),
            notes: reader.notes()?.into_iter().map(|note| (note.id, note.identifier)).collect(),
            sums: Sums::default(),
            first: None,
            after: String::new(),
        };
        let mut source = Self {
            reader,
            linker,
            merged,
            to_himself: RefCell::default(),
            journal,
            days: BTreeMap::new(),
            last: reader.last_seq()?,
        };
        let (mut sums, mut days) = (Sums::default(), BTreeMap::<String, Vec<u64>>::new());
        let (mut came, mut end) = (Vec::new(), Instant::default());
        source.events(|event| {
            sums.add(&event.entry).map_err(Refusal::from)?;
            if !event.entry.postings().is_empty() {
                days.entry(clock::day(event.at)).or_default().push(event.seq);
            }
            if let Fact::Person(PersonFact::PlayerAdded { player, name, .. }) = &event.fact {
                came.push((Party::from(*player), name.clone()));
            }
            end = end.max(event.at);
            Ok(())
        })?;
        source.journal.players = players(reader, &sums, came, &source.linker.names)?;
        source.journal.sums = sums;
        source.journal.first = days.keys().next().cloned();
        source.journal.after = clock::day_after(end);
        source.days = days;
        Ok(source)
    }

    /// Passes every event to `each`, in order.
    fn events(&self, mut each: impl FnMut(&Event) -> Result<(), Failure>) -> Result<(), Failure> {
        let mut first = 1;
        while first <= self.last {
            let end = first.saturating_add(EVENTS);
            for mut event in self.reader.events_between(first, end.saturating_sub(1).min(self.last))? {
                self.of_one_person(&mut event)?;
                each(&event)?;
            }
            first = end;
        }
        Ok(())
    }

    /// Passes every event, or those that moved something in the order of their days.
    fn each(
        &self,
        by_day: bool,
        mut each: impl FnMut(&ToldEvent<'_>) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        if !by_day {
            return self.events(|event| each(&self.tell(event)));
        }
        for seq in self.days.values().flatten() {
            if let Some(mut event) = self.reader.event(*seq)? {
                self.of_one_person(&mut event)?;
                each(&self.tell(&event))?;
            }
        }
        Ok(())
    }

    fn tell<'e>(&self, event: &'e Event) -> ToldEvent<'e> {
        ToldEvent {
            event: event.seq,
            day: clock::day(event.at),
            at: clock::machine(event.at),
            recorded: clock::machine(event.recorded),
            night: self.linker.night(event.night),
            kind: &event.kind,
            request: &event.request,
            hash: &event.hash,
            reverses: event.reverses,
            text: self.linker.sentence(event),
            fact: &event.fact,
            entry: &event.entry,
        }
    }

    fn of_one_person(&self, event: &mut Event) -> Result<(), Failure> {
        let Some(merged) = &self.merged else { return Ok(()) };
        // Nothing is on its way from people to themselves, and undoing that brings nothing back.
        let mut to_himself = self.to_himself.borrow_mut();
        if matches!(&event.fact, Fact::Surrogate(SurrogateFact::CashHanded(handed)) if merged.of(handed.from) == merged.of(handed.to))
        {
            to_himself.insert(event.seq);
        }
        if to_himself.contains(&event.reverses.unwrap_or(event.seq)) {
            event.entry = Entry::still();
            return Ok(());
        }
        let now = event.entry.under(|party| merged.of_party(party));
        event.entry = now.map_err(|off| Failure::new(exit::NO_BOOK, "damaged-book", off.to_string()))?;
        Ok(())
    }

    fn told(
        &self,
        context: &Context,
        out: Option<&Path>,
        write: impl FnOnce(&mut Part<'_>) -> Result<(), Failure>,
    ) -> Result<Reply, Failure> {
        let what = format!("the journal, {} events,", self.last);
        into_file::streamed(context, &what, out, Exported { events: self.last, dry_run: false }, write)
    }
}

/// The results of all nights that are closed, as `import results` reads them.
fn results(context: &Context, reader: Reader<'_>, out: Option<&Path>) -> Result<Reply, Failure> {
    let answer = Exported { events: reader.last_seq()?, dry_run: context.dry_run };
    let what = "every result, night by night,";
    into_file::told(context, csv(&export::RESULTS, &result_rows(reader)?), what, out, answer)
}

fn result_rows(reader: Reader<'_>) -> Result<Vec<Vec<ExportCell>>, Failure> {
    let (names, currency) = (naming::names(reader)?, reader.book()?.currency);
    let mut rows = Vec::new();
    for NightLookedBack { row, mut results } in past_nights(reader, Period::default(), None)? {
        results.sort_by_key(|(player, _)| names.word(*player));
        let day = row.day.clone().unwrap_or_else(|| clock::day(row.opened));
        rows.extend(results.into_iter().map(|(player, net)| {
            vec![
                ExportCell::text(day.clone()),
                ExportCell::text(names.word(player)),
                ExportCell::figure(Some(currency.plain(net))),
                ExportCell::figure(Some(row.number)),
                ExportCell::text(row.house.clone()),
            ]
        }));
    }
    Ok(rows)
}

/// Everybody who was ever in the book: a player whose entry was undone, under the name they had then. A merged record is listed
/// under the person's current name, if something is still booked under it.
fn players(
    reader: Reader<'_>,
    sums: &Sums,
    came: Vec<(Party, String)>,
    names: &Names,
) -> Result<Vec<(Party, String)>, Failure> {
    let mut standing = BTreeSet::new();
    for ((party, _, counter), _) in sums.accounts() {
        standing.insert(party);
        if let Counter::With(other) = counter {
            standing.insert(other);
        }
    }
    let mut players: Vec<(Party, String)> = Vec::new();
    let people = reader.people()?;
    for person in &people {
        let party = Party::from(person.id);
        if person.merged.is_none() || standing.contains(&party) {
            players.push((party, names.word(party).to_owned()));
        }
    }
    let is_known = |party: Party| people.iter().any(|known| Party::from(known.id) == party);
    players.extend(came.into_iter().filter(|(party, _)| !is_known(*party)));
    Ok(players)
}

#[cfg(feature = "xlsx")]
fn workbook(context: &Context, source: &Source<'_>, out: Option<&Path>) -> Result<Reply, Failure> {
    let Some(path) = out else {
        return Err(Failure::usage("a workbook needs a file to go to").hint("export xlsx --out book.xlsx"));
    };
    let events = source.last;
    if context.dry_run {
        into_file::check_free(&context.book, path)?;
        let text = format!("would write the journal, {events} events (dry run: nothing was written)");
        return Ok(Reply::look(text, Exported { events, dry_run: true }));
    }
    let mut rows = Vec::new();
    source.each(false, |told| {
        rows.extend(export::posting_rows(&source.journal, told));
        Ok(())
    })?;
    into_file::write(
        &context.book,
        path,
        &export::workbook(&source.journal, &rows, &result_rows(source.reader)?)?,
    )?;
    let text = format!("saved the journal, {events} events, to `{}`", ledger::shown::shown(path));
    let answer = Exported { events, dry_run: false };
    Ok(Reply::look(text, Into { answer, written: None, file: Some(path.display().to_string()) }))
}

#[cfg(not(feature = "xlsx"))]
fn workbook(_: &Context, _: &Source<'_>, _: Option<&Path>) -> Result<Reply, Failure> {
    let message = "this version of housebook can't make workbooks";
    Err(Refusal::worded("no-workbook", message).hint("export csv").into())
}
