//! `book`: THE BOOK of debts.

mod consolidate;
mod consolidations;
mod due;
mod export;
mod limit;
mod merge;
mod paying;
pub mod show;
pub mod statement;
mod surrogates;
pub mod transit;
mod why;

use crate::answer;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::words::Words;
use crate::render::book as render;
use clap::{Args, Subcommand};
use engine::money::Money;
use ledger::accounts::Party;
use ledger::bank::book;
use ledger::journal::{DebtLine, HandOverSide};

/// Show and settle the debts in THE BOOK
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook book\n  \
        housebook book owe Ann Bob 5 --for \"a side bet\"\n  \
        housebook book --at 2026-11-21\n\n\
        --at shows THE BOOK at the end of that day, based on what the book knows now. Entries recorded \
        later for that day count, and entries undone since then don't.\n\
        A stand-in is a second book for when this one isn't there, for example on a trip.")]
pub struct BookVerb {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Show the debts in THE BOOK
    #[command(after_help = "Examples:\n  housebook book show\n  housebook book --at 2026-11-21\n\n\
            --at shows THE BOOK at the end of that day, based on what the book knows now. Entries \
            recorded later for that day count, and entries undone since then don't.")]
    Show,
    /// Remind players of old debts
    Due(due::Due),
    /// Show where a debt comes from
    Why(why::Why),
    /// Print a player's account statement
    Statement(statement::Statement),
    /// Write down a debt
    #[command(after_help = "Examples:\n  \
            housebook book owe Ann Bob 5 --for \"a side bet\"\n  \
            housebook book owe Cat Ann 20")]
    Owe {
        /// Player who owes
        debtor: String,
        /// Player who is owed
        creditor: String,
        /// How much
        #[arg(allow_hyphen_values = true)]
        amount: String,
        /// What it's for
        #[arg(long = "for", value_name = "TEXT")]
        reason: Option<String>,
    },
    /// Record a payment between players
    Pay(paying::Pay),
    /// Forgive a debt, or part of it
    #[command(after_help = "Examples:\n  \
            housebook book forgive Bob Ann 5 --why birthday\n  \
            housebook book forgive Ann Cat 2.50 --why \"lost a bet\"")]
    Forgive {
        /// Player who is owed (the two names can be in either order)
        creditor: String,
        /// Player who owes
        debtor: String,
        /// How much to forgive
        #[arg(allow_hyphen_values = true)]
        amount: String,
        /// Why
        #[arg(long, value_name = "REASON")]
        why: String,
    },
    /// Set the most a player can owe
    #[command(after_help = "Examples:\n  housebook book limit Ann 40 --why \"agreed with all\"\n  \
        housebook book limit Ann none")]
    Limit(limit::Limit),
    /// Settle up in the fewest payments
    #[command(after_help = "Examples:\n  \
            housebook book consolidate\n  \
            housebook book consolidate --exclude Ann,Bob --apply\n  \
            housebook book consolidate --text\n\n\
            Guests' private debts are left out, because they're nobody else's business.")]
    Consolidate(consolidate::Consolidate),
    /// Show earlier settle-ups
    #[command(after_help = "Examples:\n  \
            housebook book consolidations\n  \
            housebook book consolidations 34")]
    Consolidations(consolidations::Consolidations),
    /// Give cash to another book's banker
    #[command(after_help = "Examples:\n  \
            housebook book hand Ann Bob 1000\n  \
            housebook book hand Cat Ann 250")]
    Hand(transit::Handing),
    /// Take cash from another book's banker
    #[command(after_help = "Examples:\n  \
            housebook book take Ann Bob 1000\n  \
            housebook book take Cat Ann 250")]
    Take(transit::Handing),
    /// Export the book to a signed file
    Export(export::Export),
    /// Merge a stand-in's records into THE BOOK
    Merge(merge::Merge),
    /// List this book's stand-ins
    #[command(name = "stand-ins", alias = "surrogates", after_help = "Example:\n  housebook book stand-ins")]
    Surrogates,
}

impl BookVerb {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.what {
            None | Some(What::Show) => show::show(context),
            Some(What::Due(due)) => due.run(context),
            Some(What::Why(why)) => why.run(context),
            Some(What::Statement(statement)) => statement.run(context),
            Some(What::Owe { debtor, creditor, amount, reason }) => {
                let words = [debtor, creditor, amount];
                owe(context, &words, reason.as_deref())
            }
            Some(What::Pay(pay)) => paying::pay(context, pay),
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

/// Two parties that have debts, and an amount, as typed.
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
