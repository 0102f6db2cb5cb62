//! `book statement`: everything that changed what a player owes and is owed.

use crate::answer::Amount;
use crate::answer::people::PaidAt;
use crate::answer::statement::{self as answer, Account, Age, Line, Open, OpenNote, Side};
use crate::cli::context::Context;
use crate::cli::days::Days;
use crate::cli::failure::Failure;
use crate::cli::linking::Linker;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::cli::{clock, into_file};
use crate::render::names::spoken;
use crate::render::statement as render;
use clap::{Args, ValueEnum};
use engine::money::Money;
use ledger::accounts::Party;
use ledger::bank::statement::{self, Statement as Drawn};
use ledger::book::ageing::{BUCKETS, Bucket};
use ledger::formats::sheet::{ExportCell, csv};
use ledger::night::Note;
use ledger::refusal::Refusal;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Print a player's account statement
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook book statement Ann\n  \
        housebook book statement Ann --from 2026-01-01 --format html --out ann.html")]
pub struct Statement {
    /// The player
    #[arg(value_name = "P")]
    player: String,
    /// Text, a spreadsheet (csv) or a page to print (html)
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
    /// New file to write (else the screen)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    days: Days,
}

/// The formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Csv,
    Html,
}

impl Statement {
    /// Makes the statement.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let party = Words::load(context.look()?.reader())?.indebted(context, &self.player)?;
        let told = told(context, party, &self.days)?;
        let text = match self.format {
            Format::Text => render::text(&told),
            Format::Html => render::html(&told),
            Format::Csv => sheet(&told),
        };
        let what = format!("the statement for {}", spoken(&told.player));
        match (self.format, &self.out) {
            (Format::Text, None) => Ok(Reply::look(text, told)),
            (_, out) => into_file::told(context, text, &what, out.as_deref(), told),
        }
    }
}

/// The statement for a player or place over these days, as values.
pub fn told(context: &Context, party: Party, days: &Days) -> Result<answer::Statement, Failure> {
    let period = days.period()?;
    let store = context.look()?;
    let reader = store.reader();
    let drawn = Drawn::draw_up(reader, party, period, context.now)?;
    let linker = Linker::load(reader)?;
    let notes = statement::open_notes(reader, party, period.to)?;
    let mut told = filled(party, (&drawn, &notes), &linker, days)?;
    let handles = reader.handles()?;
    let handle = |party: Party| handles.get(&party.player()?).cloned();
    let owed = drawn.book.closing.iter().filter(|(_, balance)| balance.is_negative());
    let pay = owed.filter_map(|(with, _)| Some((linker.names.word(*with).to_owned(), handle(*with)?)));
    told.pay = pay.map(|(player, handle)| PaidAt { player, paid_at: Some(handle) }).collect();
    told.paid_at = handle(party);
    Ok(told)
}

fn filled(
    party: Party,
    (drawn, notes): (&Drawn, &[Note]),
    linker: &Linker,
    days: &Days,
) -> Result<answer::Statement, Failure> {
    let ages = BUCKETS.iter().zip(drawn.ageing().map_err(Refusal::from)?);
    let age = |(bucket, (owes, owed)): (&Bucket, (Money, Money))| Age {
        bucket: bucket.name,
        owes: linker.amount(owes),
        owed: linker.amount(owed),
    };
    let open = drawn.open.iter().map(|open| Open {
        with: linker.names.who(open.with),
        event: open.event,
        at: clock::when(open.at),
        days: open.days,
        bucket: BUCKETS.get(open.bucket).map(|bucket| bucket.name),
        amount: linker.amount(open.amount),
    });
    let note = |note: &Note| OpenNote {
        note: note.identifier.clone(),
        debtor: linker.names.who(note.debtor),
        holder: note.holder.map(|holder| linker.names.who(holder)),
        open: linker.amount(note.open),
    };
    let (from, to) = days.ends();
    Ok(answer::Statement {
        book: account(&drawn.book, linker),
        balance: linker.amount(drawn.balance().map_err(Refusal::from)?),
        open: open.collect(),
        ageing: ages.map(age).collect(),
        private: account(&drawn.private, linker),
        notes: notes.iter().map(note).collect(),
        player: linker.names.who(party),
        paid_at: None,
        pay: Vec::new(),
        from,
        to,
    })
}

fn account(account: &statement::Account, linker: &Linker) -> Account {
    let sides = |sides: &BTreeMap<Party, Money>| {
        let side = |(with, sum): (&Party, &Money)| Side {
            with: linker.names.who(*with),
            balance: linker.amount(*sum),
        };
        sides.iter().map(side).collect()
    };
    let line = |line: &statement::Line| Line {
        link: linker.link(&line.event, line.amount),
        with: linker.names.who(line.with),
        balance: linker.amount(line.balance),
    };
    Account {
        before: sides(&account.opening),
        lines: account.lines.iter().map(line).collect(),
        now: sides(&account.closing),
    }
}

const COLUMNS: [&str; 8] = ["part", "event", "day", "night", "with", "what", "amount", "balance"];

/// The statement as rows; each names the part it belongs to.
fn sheet(told: &answer::Statement) -> String {
    let mut rows = Vec::new();
    for (part, account) in [("book", &told.book), ("private", &told.private)] {
        rows.extend(account.before.iter().map(|side| side_row(part, "before", side)));
        rows.extend(account.lines.iter().map(|line| line_row(part, line)));
        rows.extend(account.now.iter().map(|side| side_row(part, "now", side)));
    }
    let open = told.open.iter().map(|open| {
        vec![
            ExportCell::text("open"),
            ExportCell::figure(Some(open.event)),
            ExportCell::text(open.at.day()),
            ExportCell::text(""),
            ExportCell::text(&open.with.word),
            ExportCell::text(format!("{}: {} days", open.bucket.unwrap_or_default(), open.days)),
            figure(open.amount),
            ExportCell::text(""),
        ]
    });
    rows.extend(open);
    csv(&COLUMNS, &rows)
}

fn line_row(part: &str, Line { link, with, balance }: &Line) -> Vec<ExportCell> {
    vec![
        ExportCell::text(part),
        ExportCell::figure(Some(link.event)),
        ExportCell::text(link.at.day()),
        ExportCell::figure(link.night),
        ExportCell::text(&with.word),
        ExportCell::text(&link.text),
        figure(link.amount),
        figure(*balance),
    ]
}

fn side_row(part: &str, what: &str, Side { with, balance }: &Side) -> Vec<ExportCell> {
    let mut row =
        vec![ExportCell::text(part), ExportCell::text(""), ExportCell::text(""), ExportCell::text("")];
    row.extend([
        ExportCell::text(&with.word),
        ExportCell::text(what),
        ExportCell::text(""),
        figure(*balance),
    ]);
    row
}

fn figure(amount: Amount) -> ExportCell {
    ExportCell::figure(Some(amount.currency.plain(amount.money)))
}
