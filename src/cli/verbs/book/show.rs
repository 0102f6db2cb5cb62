//! `book show`: THE BOOK as it is now, or as it was at a given moment.

use crate::answer::Amount;
use crate::answer::book::{Book, Limit, StandingDebt};
use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::verbs::book::transit;
use crate::render::book as render;
use engine::money::Money;
use ledger::accounts::Asset;
use ledger::bank::book_of::{self, standing_debts};
use ledger::bank::limits::LimitDesk;
use ledger::book::consolidation::owed;
use ledger::ids::PlayerId;
use ledger::journal::DebtLine;
use ledger::refusal::Refusal;

/// Shows it.
pub fn show(context: &Context) -> Result<Reply, Failure> {
    let book = told(context)?;
    Ok(Reply::look(render::page(&book), book))
}

/// THE BOOK as values. Limits and cash on its way are those of now, so a past day has none.
pub fn told(context: &Context) -> Result<Book, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let now = context.said_at.is_none();
    let at = (!now).then_some(context.at);
    let (debts, private) =
        (standing_debts(reader, Asset::Book, at)?, standing_debts(reader, Asset::Private, at)?);
    let (names, currency) = (naming::names(reader)?, reader.book()?.currency);
    let amount = |money| Amount::new(money, currency);
    let standing = |debt: &book_of::StandingDebt| StandingDebt {
        debt: names.debt(&debt.line, currency),
        since: debt.since().map(clock::when),
    };
    let limit = |(player, owes, limit): (PlayerId, Money, Money)| {
        let over = owes.minus(limit).map_err(Refusal::from)?;
        Ok(Limit {
            player: names.word(player).to_owned(),
            owes: amount(owes),
            limit: amount(limit),
            over: over.is_positive().then(|| amount(over)),
        })
    };
    let limits = if now { LimitDesk::load(reader)?.listed()? } else { Vec::new() };
    let lines: Vec<DebtLine> = debts.iter().map(|debt| debt.line).collect();
    let net = owed(&lines).map_err(Refusal::from)?;
    Ok(Book {
        debts: debts.iter().map(standing).collect(),
        private: private.iter().map(standing).collect(),
        net: net.into_iter().map(|(party, sum)| (names.word(party).to_owned(), amount(sum))).collect(),
        limits: limits.into_iter().map(limit).collect::<Result<_, Failure>>()?,
        in_transit: if now { transit::now(reader)? } else { Vec::new() },
        on: at.map(clock::when),
    })
}
