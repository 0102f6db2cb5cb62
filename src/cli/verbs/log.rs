//! `log` and `show`: the journal line by line, and one event at full length.

use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::verbs::nights::numbered;
use crate::render::event::{self as render, Page};
use crate::render::journal::Teller;
use crate::render::journal::surrogate::short;
use crate::render::log::{self, LogLine};
use crate::render::names::Names;
use clap::Args;
use engine::money::Currency;
use engine::refusal::Refusal;
use engine::rules::{Rule, Source};
use ledger::accounts::Posting;
use ledger::ids::NightId;
use ledger::journal::Origin;
use ledger::keeping::keeping;
use ledger::store::{Event, Reader};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The journal, line by line
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook log --last 10")]
pub struct Log {
    /// Only the events of this night
    #[arg(long, value_name = "N")]
    pub night: Option<u32>,
    /// Only the last ones
    #[arg(long, value_name = "K")]
    pub last: Option<usize>,
}

/// Show one event
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook show 12")]
pub struct Show {
    /// The number of the event (log lists them)
    #[arg(value_name = "N")]
    event: u64,
}

impl Log {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let reader = store.reader();
        let mut events = self.events(reader)?;
        if let Some(last) = self.last {
            events.drain(..events.len().saturating_sub(last));
        }
        let (names, nights) = (naming::names(reader)?, Nights::load(reader)?);
        let teller = Teller { names: &names, currency: reader.book()?.currency };
        // An undo comes after what it takes back and belongs to the same night, so it is among the events.
        let undone: BTreeMap<u64, u64> =
            events.iter().filter_map(|event| event.reverses.map(|seq| (seq, event.seq))).collect();
        let ends = (events.first().map_or(1, |event| event.seq), events.last().map_or(0, |event| event.seq));
        let origins = reader.foreign_between(ends.0, ends.1)?;
        let line = |event: &Event| {
            line(event, &teller, undone.get(&event.seq).copied(), origins.get(&event.seq).map(told_origin))
        };
        let lines: Vec<LogLine> = events.iter().map(line).collect();
        let rows =
            events.iter().zip(&lines).map(|(event, line)| row(event, line, nights.number(event.night)));
        let json = json!({ "events": rows.collect::<Vec<Value>>() });
        Ok(Reply::look(log::log(&lines), json))
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
            let message = format!("there is no event {}; the last is {}", self.event, reader.last_seq()?);
            return Err(Refusal::new("unknown-event", message).hint("log").into());
        };
        let (names, nights) = (naming::names(reader)?, Nights::load(reader)?);
        let currency = reader.book()?.currency;
        let origin = reader.foreign_between(event.seq, event.seq)?.remove(&event.seq);
        let teller = Teller { names: &names, currency };
        let line = line(&event, &teller, reader.undone_by(event.seq)?, origin.as_ref().map(told_origin));
        let night = nights.number(event.night);
        let recorded = clock::shown(event.recorded);
        let house = nights.house(event.night).map_or_else(|| reader.book().map(|book| book.house), Ok)?;
        let rules: Vec<&Rule> = Source::of_preset(&house)
            .map(|source| keeping(source, &event.fact).collect())
            .unwrap_or_default();
        let page = Page {
            line: &line,
            fact: &event.fact,
            postings: event.entry.postings(),
            night,
            recorded: (recorded != line.at).then_some(recorded.as_str()),
            rules: &rules,
            request: &event.request,
            hash: &event.hash,
        };
        let text = render::page(&page, &names, currency);
        let mut json = show_json(&event, row(&event, &line, night), &names, currency);
        if let Some(fields) = json.as_object_mut() {
            fields.insert("rules".to_owned(), rules.iter().map(|rule| rule.id).collect());
        }
        if let (Some(fields), Some(origin)) = (json.as_object_mut(), &origin) {
            let hash = origin.hash.map(|hash| hash.to_string());
            fields.insert(
                "origin".to_owned(),
                json!({ "book": origin.book, "event": origin.seq, "hash": hash }),
            );
        }
        Ok(Reply::look(text, json))
    }
}

fn show_json(event: &Event, mut row: Value, names: &Names, currency: Currency) -> Value {
    let postings: Vec<Value> =
        event.entry.postings().iter().map(|posting| posting_json(posting, names, currency)).collect();
    if let Some(fields) = row.as_object_mut() {
        fields.insert("postings".to_owned(), json!(postings));
        fields.insert("nature".to_owned(), json!(event.entry.nature().to_string()));
        fields.insert("recorded".to_owned(), json!(clock::machine(event.recorded)));
        fields.insert("request".to_owned(), json!(event.request));
        fields.insert("hash".to_owned(), json!(event.hash));
    }
    row
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
    format!("surrogate {} #{}", short(&origin.book), origin.seq)
}

fn line(event: &Event, teller: &Teller<'_>, undone_by: Option<u64>, origin: Option<String>) -> LogLine {
    LogLine {
        seq: event.seq,
        at: clock::shown(event.at),
        kind: event.kind.clone(),
        text: teller.sentence(&event.fact),
        undone_by,
        origin,
    }
}

fn row(event: &Event, line: &LogLine, night: Option<u32>) -> Value {
    let mut row = json!({
        "seq": event.seq,
        "at": clock::machine(event.at),
        "kind": event.kind,
        "night": night,
        "hand": event.fact.hand(),
        "text": line.text,
        "undone_by": line.undone_by,
    });
    if let (Some(fields), Some(origin)) = (row.as_object_mut(), &line.origin) {
        fields.insert("from".to_owned(), json!(origin));
    }
    row
}

fn posting_json(posting: &Posting, names: &Names, currency: Currency) -> Value {
    json!({
        "party": names.word(posting.party),
        "asset": posting.asset.word(),
        "with": names.counter(posting.counter),
        "amount": posting.asset.counted_in(currency).plain(posting.amount),
    })
}
