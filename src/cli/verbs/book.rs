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

use crate::answer::{self, Amount};
use crate::cli::clock;
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::book as render;
use clap::{Args, Subcommand};
use engine::money::Money;
use ledger::accounts::{Asset, Party};
use ledger::bank::book::{self, BookDesk};
use ledger::bank::book_of::debts_at;
use ledger::bank::limits::LimitDesk;
use ledger::book::consolidation::owed;
use ledger::ids::PlayerId;
use ledger::journal::{DebtLine, HandOverSide};
use ledger::refusal::Refusal;

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
            Some(What::Hand(handing)) => handing.run(context, HandOverSide::Given),
            Some(What::Take(handing)) => handing.run(context, HandOverSide::Taken),
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
    let amount = |money| Amount::new(money, desk.currency);
    // Limits and cash on its way are said as they are now.
    let now = context.said_at.is_none();
    let limits = if now { LimitDesk::load(store.reader())?.listed()? } else { Vec::new() };
    let limit = |(player, owes, limit): (PlayerId, Money, Money)| answer::book::Limit {
        player: names.word(player).to_owned(),
        owes: amount(owes),
        limit: amount(limit),
    };
    let net = owed(&desk.debts).map_err(Refusal::from)?;
    let book = answer::book::Book {
        debts: names.debts(&desk.debts, desk.currency),
        private: names.debts(&desk.private, desk.currency),
        net: net.into_iter().map(|(party, sum)| (names.word(party).to_owned(), amount(sum))).collect(),
        limits: limits.into_iter().map(limit).collect(),
        in_transit: if now { transit::now(store.reader())? } else { Vec::new() },
        on: (!now).then(|| clock::when(context.at)),
    };
    Ok(Reply::look(render::page(&book), book))
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
    let debt = names.debt(&DebtLine { debtor, creditor, amount }, words.currency);
    context.record(
        |session| book::owe(session, debtor, creditor, amount, &reason),
        |notice| {
            let owed = answer::book::Owed { debt, reason: reason.clone() };
            Told::new(render::owed(&owed), owed).with(notice)
        },
    )
}
