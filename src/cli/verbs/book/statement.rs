//! `book statement`: everything that changed what a player owes and is owed.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::linking::Linker;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::cli::{clock, into_file};
use crate::render::page::name;
use crate::render::statement as render;
use clap::{Args, ValueEnum};
use engine::money::Money;
use engine::refusal::Refusal;
use ledger::accounts::Party;
use ledger::bank::statement::{self, Period, Statement as Drawn};
use ledger::book::ageing::BUCKETS;
use ledger::formats::sheet::{Cell, csv};
use ledger::night::Note;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Draw up what changed all that a player owes and is owed
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook book statement Ann\n  \
    housebook book statement Ann --from 2026-01-01 --format html --out ann.html")]
pub struct Statement {
    #[arg(value_name = "P")]
    player: String,
    /// Text, a spreadsheet, or a page to print
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
    /// A new file to write into (else the screen)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The first day
    #[arg(long, value_name = "DAY")]
    from: Option<String>,
    /// The last day
    #[arg(long, value_name = "DAY")]
    to: Option<String>,
}

/// How it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Csv,
    Html,
}

impl Statement {
    /// Draws it up.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let period = self.period()?;
        let store = context.look()?;
        let reader = store.reader();
        let party = Words::load(reader)?.indebted(context, &self.player)?;
        let drawn = Drawn::draw_up(reader, party, period, context.now)?;
        let linker = Linker::load(reader)?;
        let notes = statement::open_notes(reader, party, period.to)?;
        let paper = self.paper(party, &drawn, &notes, &linker)?;
        let text = match self.format {
            Format::Text => render::text(&paper),
            Format::Html => render::html(&paper),
            Format::Csv => sheet(&drawn, &linker),
        };
        let what = format!("the statement of {}", linker.names.spoken(party));
        let mut json = statement_json(&drawn, &notes, &linker)?;
        if let Some(fields) = json.as_object_mut() {
            fields.insert("player".to_owned(), json!(linker.names.word(party)));
            fields.insert("from".to_owned(), json!(self.from));
            fields.insert("to".to_owned(), json!(self.to));
        }
        match (self.format, &self.out) {
            (Format::Text, None) => Ok(Reply::look(text, json)),
            (_, out) => into_file::told(context, text, &what, out.as_deref(), json),
        }
    }

    fn period(&self) -> Result<Period, Failure> {
        let day =
            |day: &Option<String>| day.as_deref().map(clock::parse_day).transpose().map_err(Failure::usage);
        let (from, to) = (day(&self.from)?.map(|(first, _)| first), day(&self.to)?.map(|(_, next)| next));
        if let (Some(first), Some(next), Some(from), Some(to)) = (from, to, &self.from, &self.to)
            && first >= next
        {
            return Err(Failure::usage(format!("the first day, {from}, comes after the last, {to}")));
        }
        Ok(Period { from, to })
    }

    fn paper(
        &self,
        party: Party,
        drawn: &Drawn,
        notes: &[Note],
        linker: &Linker,
    ) -> Result<render::Statement, Failure> {
        let period = match (&self.from, &self.to) {
            (None, None) => "over all nights".to_owned(),
            (Some(from), None) => format!("from {from} on"),
            (None, Some(to)) => format!("until {to}"),
            (Some(from), Some(to)) => format!("{from} to {to}"),
        };
        let open = drawn.open.iter().map(|open| render::OpenLine {
            with: linker.names.cell(open.with),
            event: open.event,
            day: clock::day(open.at),
            days: open.days,
            amount: open.amount,
        });
        let ages = BUCKETS.iter().zip(drawn.ageing().map_err(Refusal::from)?);
        let ageing = ages.map(|(bucket, (owes, owed))| render::Age { name: bucket.name, owes, owed });
        Ok(render::Statement {
            name: linker.names.spoken(party),
            period,
            book: account(&drawn.book, linker),
            balance: drawn.balance().map_err(Refusal::from)?,
            open: open.collect(),
            ageing: ageing.collect(),
            private: account(&drawn.private, linker),
            notes: notes.iter().map(|note| note_words(note, linker)).collect(),
            currency: linker.currency,
        })
    }
}

fn note_words(note: &Note, linker: &Linker) -> String {
    let holder = note.holder.map(|holder| linker.names.spoken(holder)).unwrap_or_default();
    let (debtor, open) = (linker.names.spoken(note.debtor), linker.currency.shown(note.open));
    format!("note {} of {debtor} for {open}, held by {holder}", name(&note.identifier))
}

fn sides(sides: &BTreeMap<Party, Money>, linker: &Linker) -> Vec<(String, Money)> {
    sides.iter().map(|(with, sum)| (linker.names.cell(*with), *sum)).collect()
}

fn account(account: &statement::Account, linker: &Linker) -> render::Account {
    let line = |line: &statement::Line| render::Line {
        event: line.event.seq,
        day: clock::day(line.event.at),
        with: linker.names.cell(line.with),
        text: linker.sentence(&line.event),
        amount: line.amount,
        balance: line.balance,
    };
    render::Account {
        opening: sides(&account.opening, linker),
        lines: account.lines.iter().map(line).collect(),
        closing: sides(&account.closing, linker),
    }
}

const COLUMNS: [&str; 8] = ["part", "event", "day", "night", "with", "what", "amount", "balance"];

/// The statement as rows: each says which part of it it belongs to.
fn sheet(drawn: &Drawn, linker: &Linker) -> String {
    let mut rows = Vec::new();
    for (part, account) in [("book", &drawn.book), ("private", &drawn.private)] {
        rows.extend(account.opening.iter().map(|(with, sum)| side_row(part, "before", *with, *sum, linker)));
        rows.extend(account.lines.iter().map(|line| line_row(part, line, linker)));
        rows.extend(account.closing.iter().map(|(with, sum)| side_row(part, "now", *with, *sum, linker)));
    }
    let open = drawn.open.iter().map(|open| {
        let bucket = BUCKETS.get(open.bucket).map_or("", |bucket| bucket.name);
        vec![
            Cell::text("open"),
            Cell::figure(Some(open.event)),
            Cell::text(clock::day(open.at)),
            Cell::text(""),
            Cell::text(linker.names.word(open.with)),
            Cell::text(format!("{bucket}: {} days", open.days)),
            Cell::figure(Some(linker.currency.plain(open.amount))),
            Cell::text(""),
        ]
    });
    rows.extend(open);
    csv(&COLUMNS, &rows)
}

fn line_row(part: &str, line: &statement::Line, linker: &Linker) -> Vec<Cell> {
    let money = |sum| Cell::figure(Some(linker.currency.plain(sum)));
    vec![
        Cell::text(part),
        Cell::figure(Some(line.event.seq)),
        Cell::text(clock::day(line.event.at)),
        Cell::figure(linker.night(line.event.night)),
        Cell::text(linker.names.word(line.with)),
        Cell::text(linker.sentence(&line.event)),
        money(line.amount),
        money(line.balance),
    ]
}

fn side_row(part: &str, what: &str, with: Party, sum: Money, linker: &Linker) -> Vec<Cell> {
    let mut row = vec![Cell::text(part), Cell::text(""), Cell::text(""), Cell::text("")];
    row.extend([Cell::text(linker.names.word(with)), Cell::text(what), Cell::text("")]);
    row.push(Cell::figure(Some(linker.currency.plain(sum))));
    row
}

fn statement_json(drawn: &Drawn, notes: &[Note], linker: &Linker) -> Result<Value, Failure> {
    let plain = |sum| linker.currency.plain(sum);
    let ages = drawn.ageing().map_err(Refusal::from)?;
    let ageing = BUCKETS.iter().zip(ages).map(
        |(bucket, (owes, owed))| json!({ "bucket": bucket.name, "owes": plain(owes), "owed": plain(owed) }),
    );
    let open = drawn.open.iter().map(|open| {
        json!({
            "with": linker.names.word(open.with),
            "event": open.event,
            "at": clock::machine(open.at),
            "days": open.days,
            "bucket": BUCKETS.get(open.bucket).map(|bucket| bucket.name),
            "amount": plain(open.amount),
        })
    });
    let notes = notes.iter().map(|note| {
        json!({
            "note": note.identifier,
            "debtor": linker.names.word(note.debtor),
            "holder": note.holder.map(|holder| linker.names.word(holder)),
            "open": plain(note.open),
        })
    });
    Ok(json!({
        "book": account_json(&drawn.book, linker),
        "balance": plain(drawn.balance().map_err(Refusal::from)?),
        "open": open.collect::<Vec<Value>>(),
        "ageing": ageing.collect::<Vec<Value>>(),
        "private": account_json(&drawn.private, linker),
        "notes": notes.collect::<Vec<Value>>(),
    }))
}

fn account_json(account: &statement::Account, linker: &Linker) -> Value {
    let sides = |sides: &BTreeMap<Party, Money>| -> Vec<Value> {
        let side = |(with, sum): (&Party, &Money)| json!({ "with": linker.names.word(*with), "balance": linker.currency.plain(*sum) });
        sides.iter().map(side).collect()
    };
    let lines = account.lines.iter().map(|line| {
        let mut json = linker.link_json(&line.event, line.amount);
        if let Some(fields) = json.as_object_mut() {
            fields.insert("with".to_owned(), json!(linker.names.word(line.with)));
            fields.insert("balance".to_owned(), json!(linker.currency.plain(line.balance)));
        }
        json
    });
    json!({ "before": sides(&account.opening), "lines": lines.collect::<Vec<Value>>(), "now": sides(&account.closing) })
}
