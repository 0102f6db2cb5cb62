//! `book`: THE BOOK of debts.

mod consolidate;
mod consolidations;
mod export;
mod limit;
mod merge;
mod paying;
mod statement;
mod surrogates;
pub mod transit;
mod why;

use crate::cli::clock;
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::book::{self as render, Page};
use crate::render::names::Names;
use crate::render::page::name;
use crate::render::transit::sentences;
use clap::{Args, Subcommand};
use engine::money::{Currency, Money};
use engine::refusal::Refusal;
use ledger::accounts::{Asset, Party};
use ledger::bank::book::{self, BookDesk};
use ledger::bank::book_of::debts_at;
use ledger::bank::limits::LimitDesk;
use ledger::bank::surrogate::in_transit;
use ledger::book::consolidation::owed;
use ledger::journal::{DebtLine, Side};
use serde_json::{Map, Value, json};

/// THE BOOK of debts
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  housebook book owe Ann Bob 5 --for \"a side bet\"\n  housebook book consolidate"
)]
pub struct BookVerb {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Show who owes whom, and what that comes to for everybody
    Show,
    /// Show which events make up what one owes the other
    Why(why::Why),
    /// Draw up what changed all that a player owes and is owed
    Statement(statement::Statement),
    /// Write a debt
    #[command(after_help = "Example:\n  housebook book owe Ann Bob 5 --for \"a side bet\"")]
    Owe {
        debtor: String,
        creditor: String,
        #[arg(allow_hyphen_values = true)]
        amount: String,
        /// What it comes from
        #[arg(long = "for", value_name = "TEXT")]
        reason: Option<String>,
    },
    /// Take a payment, in cash or by app
    #[command(after_help = "Example:\n  housebook book pay Ann Bob 5 --app")]
    Pay {
        from: String,
        to: String,
        #[arg(allow_hyphen_values = true)]
        amount: String,
        /// It was sent by app
        #[arg(long)]
        app: bool,
    },
    /// Forgive a debt, or part of it
    #[command(after_help = "Example:\n  housebook book forgive Bob Ann 5 --why \"his birthday\"")]
    Forgive {
        creditor: String,
        debtor: String,
        #[arg(allow_hyphen_values = true)]
        amount: String,
        #[arg(long, value_name = "REASON")]
        why: String,
    },
    /// Say how much a player may owe in THE BOOK
    #[command(after_help = "Examples:\n  housebook book limit Ann 40 --why \"agreed with all\"\n  \
        housebook book limit Ann none")]
    Limit(limit::Limit),
    /// Make the debts as few as they can be; nobody's sum changes
    #[command(after_help = "Example:\n  housebook book consolidate --exclude Ann,Bob --apply")]
    Consolidate(consolidate::Consolidate),
    /// List the consolidations there were, or show one with its before and after
    #[command(after_help = "Example:\n  housebook book consolidations 34")]
    Consolidations(consolidations::Consolidations),
    /// Note cash that a banker gives to the banker of another book
    #[command(after_help = "Example:\n  housebook book hand Ann Ben 1000")]
    Hand(transit::Handing),
    /// Note cash that a banker takes from the banker of another book
    #[command(after_help = "Example:\n  housebook book take Ann Ben 1000")]
    Take(transit::Handing),
    /// Write the book, or what a surrogate has beyond it, into a signed file
    Export(export::Export),
    /// Take what a surrogate recorded into THE BOOK
    Merge(merge::Merge),
    /// List the surrogates of the book, or say what it stands in for
    Surrogates,
}

impl BookVerb {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.what {
            None | Some(What::Show) => show(context),
            Some(What::Why(why)) => why.run(context),
            Some(What::Statement(statement)) => statement.run(context),
            Some(What::Owe { debtor, creditor, amount, reason }) => {
                let words = [debtor, creditor, amount];
                owe(context, &words, reason.as_deref())
            }
            Some(What::Pay { from, to, amount, app }) => paying::pay(context, &[from, to, amount], app),
            Some(What::Forgive { creditor, debtor, amount, why }) => {
                paying::forgive(context, &[creditor, debtor, amount], &why)
            }
            Some(What::Limit(limit)) => limit.run(context),
            Some(What::Consolidate(consolidate)) => consolidate.run(context),
            Some(What::Consolidations(past)) => past.run(context),
            Some(What::Hand(handing)) => handing.run(context, Side::Given),
            Some(What::Take(handing)) => handing.run(context, Side::Taken),
            Some(What::Export(export)) => export.run(context),
            Some(What::Merge(merge)) => merge.run(context),
            Some(What::Surrogates) => surrogates::list(context),
        }
    }
}

/// THE BOOK as it stands, or as it stood at a moment that was said.
fn show(context: &Context) -> Result<Reply, Failure> {
    let store = context.look()?;
    let mut desk = BookDesk::load(store.reader())?;
    if context.said_at.is_some() {
        desk.debts = debts_at(store.reader(), Asset::Book, context.at)?;
        desk.private = debts_at(store.reader(), Asset::Private, context.at)?;
    }
    let names = naming::names(store.reader())?;
    let net = net(&desk.debts)?;
    // Limits and cash on its way are said as they are now.
    let now = context.said_at.is_none();
    let limits = if now { LimitDesk::load(store.reader())?.listed()? } else { Vec::new() };
    let open = if now { in_transit(store.reader())? } else { Vec::new() };
    let page = Page { debts: &desk.debts, private: &desk.private, net: &net, limits: &limits };
    let by_name = net
        .iter()
        .map(|(party, amount)| (names.word(*party).to_owned(), json!(desk.currency.plain(*amount))));
    let limits = limits.iter().map(|(player, owes, limit)| {
        let (owes, limit) = (desk.currency.plain(*owes), desk.currency.plain(*limit));
        json!({ "player": names.word(*player), "owes": owes, "limit": limit })
    });
    let mut json = json!({
        "debts": debts_json(&desk.debts, &names, desk.currency),
        "private": debts_json(&desk.private, &names, desk.currency),
        "net": by_name.collect::<Map<String, Value>>(),
        "limits": limits.collect::<Vec<Value>>(),
    });
    let mut parts = vec![render::page(&page, &names, desk.currency)];
    if !now {
        parts.insert(0, format!("THE BOOK on {}", clock::shown(context.at)));
    }
    if let Some(fields) = json.as_object_mut().filter(|_| !open.is_empty()) {
        fields.insert("in_transit".to_owned(), json!(transit::json(&open, &names, desk.currency)));
        parts.push(sentences(&transit::lines(&open), &names, desk.currency).join("\n"));
    }
    Ok(Reply::look(parts.join("\n\n"), json))
}

/// What everybody who owes or is owed comes to.
fn net(debts: &[DebtLine]) -> Result<Vec<(Party, Money)>, Failure> {
    Ok(owed(debts).map_err(Refusal::from)?.into_iter().collect())
}

fn debt_json(debt: &DebtLine, names: &Names, currency: Currency) -> Value {
    let DebtLine { debtor, creditor, amount } = *debt;
    json!({ "debtor": names.word(debtor), "creditor": names.word(creditor), "amount": currency.plain(amount) })
}

fn debts_json(debts: &[DebtLine], names: &Names, currency: Currency) -> Vec<Value> {
    debts.iter().map(|debt| debt_json(debt, names, currency)).collect()
}

/// Two parties of debts that are there and an amount, as typed.
fn read(
    context: &Context,
    words: &Words,
    [one, other, amount]: &[String; 3],
) -> Result<(Party, Party, Money), Failure> {
    Ok((words.indebted(context, one)?, words.indebted(context, other)?, words.amount(amount)?))
}

fn owe(context: &mut Context, typed: &[String; 3], reason: Option<&str>) -> Result<Reply, Failure> {
    let (words, names) = naming::load(context)?;
    let [debtor, creditor, amount] = typed;
    let (debtor, creditor) = (words.party(context, debtor)?, words.party(context, creditor)?);
    let amount = words.amount(amount)?;
    let reason = reason.map(|reason| free_text(reason, "a reason")).transpose()?.unwrap_or_default();
    let because = if reason.is_empty() { String::new() } else { format!(": {}", name(&reason)) };
    let sum = words.currency.shown(amount);
    let text = format!("{} owes {} {sum} more{because}", names.spoken(debtor), names.spoken(creditor));
    let (from, to) = (names.word(debtor), names.word(creditor));
    let json =
        json!({ "debtor": from, "creditor": to, "amount": words.currency.plain(amount), "for": reason });
    context.record(
        |session| book::owe(session, debtor, creditor, amount, &reason),
        |notice| Told::new(text, json).with(notice.into_iter().collect()),
    )
}
