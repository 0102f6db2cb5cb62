//! `log` and `show`: the journal line by line, and one event in full.

use crate::answer;
use crate::answer::log::{Line, Shown};
use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::event_number::event_number;
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::verbs::nights::numbered;
use crate::render;
use crate::render::event::{moves, page};
use crate::render::journal::Teller;
use crate::render::journal::surrogate::short;
use clap::Args;
use engine::rules::{Rule, Source};
use ledger::ids::NightId;
use ledger::journal::Origin;
use ledger::keeping::keeping;
use ledger::refusal::Refusal;
use ledger::store::{Event, Reader};
use std::collections::BTreeMap;

/// Show the journal, line by line
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook log --last 10\n  housebook log --night 3")]
pub struct Log {
    /// Only this night
    #[arg(long, value_name = "N")]
    pub night: Option<u32>,
    /// Only the last K events
    #[arg(long, value_name = "K")]
    pub last: Option<usize>,
}

/// Show one event
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook show 12\n  housebook show 12 --json")]
pub struct Show {
    /// Event number (log lists them)
    #[arg(value_name = "N", value_parser = event_number())]
    event: u64,
}

impl Log {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let reader = store.reader();
        let log = self.lines(reader)?;
        Ok(Reply::look(render::log::log(&log), log))
    }

    /// The lines it shows.
    pub fn lines(&self, reader: Reader<'_>) -> Result<answer::log::Log, Failure> {
        let mut events = self.events(reader)?;
        if let Some(last) = self.last {
            events.drain(..events.len().saturating_sub(last));
        }
        let (names, nights) = (naming::names(reader)?, Nights::load(reader)?);
        let teller = Teller { names: &names, currency: reader.book()?.currency };
        // An undo comes after what it undoes and belongs to the same night, so it is among the events.
        let undone: BTreeMap<u64, u64> =
            events.iter().filter_map(|event| event.reverses.map(|seq| (seq, event.seq))).collect();
        let ends = (events.first().map_or(1, |event| event.seq), events.last().map_or(0, |event| event.seq));
        let origins = reader.foreign_between(ends.0, ends.1)?;
        let line = |event: &Event| Line {
            undone_by: undone.get(&event.seq).copied(),
            from: origins.get(&event.seq).map(told_origin),
            ..line(event, &teller, nights.number(event.night))
        };
        Ok(answer::log::Log { events: events.iter().map(line).collect() })
    }

    fn events(&self, reader: Reader<'_>) -> Result<Vec<Event>, Failure> {
        let last = reader.last_seq()?;
        let Some(number) = self.night else {
            let reach = self.last.and_then(|count| u64::try_from(count).ok()).unwrap_or(last);
            return Ok(reader.events_between(last.saturating_sub(reach).saturating_add(1), last)?);
        };
        Ok(reader.events_of(numbered(reader, number)?)?)
    }
}

impl Show {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let reader = store.reader();
        let Some(event) = reader.event(self.event)? else {
            let message = format!("there's no event {}; the last one is {}", self.event, reader.last_seq()?);
            return Err(Refusal::worded("unknown-event", message).hint("log").into());
        };
        let (names, nights) = (naming::names(reader)?, Nights::load(reader)?);
        let currency = reader.book()?.currency;
        let origin = reader.foreign_between(event.seq, event.seq)?.remove(&event.seq);
        let teller = Teller { names: &names, currency };
        let house = nights.house(event.night).map_or_else(|| reader.book().map(|book| book.house), Ok)?;
        let rules: Vec<&Rule> = Source::of_preset(&house)
            .map(|source| keeping(source, &event.fact).collect())
            .unwrap_or_default();
        let line = Line {
            undone_by: reader.undone_by(event.seq)?,
            from: origin.as_ref().map(told_origin),
            ..line(&event, &teller, nights.number(event.night))
        };
        let shown = Shown {
            line,
            postings: moves(event.entry.postings(), &names, currency),
            nature: event.entry.nature().to_string(),
            recorded: clock::when(event.recorded),
            request: event.request,
            hash: event.hash,
            rules: rules.iter().map(|rule| rule.id).collect(),
            origin: origin.map(|origin| answer::log::Origin {
                book: origin.book,
                event: origin.seq,
                hash: origin.hash.map(|hash| hash.to_string()),
            }),
            headings: rules.iter().map(|rule| rule.heading).collect(),
        };
        Ok(Reply::look(page(&shown, &event.fact, &names, currency), shown))
    }
}

/// The numbers and houses of the nights by their ids.
struct Nights(BTreeMap<NightId, (u32, String)>);

impl Nights {
    fn load(reader: Reader<'_>) -> Result<Self, Failure> {
        Ok(Self(reader.nights()?.into_iter().map(|night| (night.id, (night.number, night.house))).collect()))
    }

    fn house(&self, night: Option<NightId>) -> Option<String> {
        night.and_then(|night| self.0.get(&night)).map(|(_, house)| house.clone())
    }

    fn number(&self, night: Option<NightId>) -> Option<u32> {
        night.and_then(|night| self.0.get(&night)).map(|(number, _)| *number)
    }
}

/// Where an event of a surrogate comes from.
fn told_origin(origin: &Origin) -> String {
    format!("stand-in {} #{}", short(&origin.book), origin.seq)
}

fn line(event: &Event, teller: &Teller<'_>, night: Option<u32>) -> Line {
    Line {
        seq: event.seq,
        at: clock::when(event.at),
        kind: event.kind.clone(),
        night,
        hand: event.fact.hand(),
        text: teller.sentence(&event.fact),
        undone_by: None,
        from: None,
    }
}
