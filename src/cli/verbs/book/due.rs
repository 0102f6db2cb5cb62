//! `book due`: old debts, as lines to send to the players who owe them.

use crate::answer::Amount;
use crate::answer::book::{Due as Reminders, DueDebt};
use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::render::book_due as render;
use clap::Args;
use engine::money::Money;
use engine::readable::AsTyped;
use ledger::accounts::Asset;
use ledger::bank::book_of::{StandingDebt, standing_debts};
use ledger::book::ageing;
use ledger::refusal::Refusal;
use ledger::store::Reader;

/// Remind players of old debts
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook book due\n  \
        housebook book due --older 30d\n\n\
        A debt's age counts from the day it began. A settle-up that passes the debt on to somebody \
        else doesn't reset its age, and a payment goes to the oldest part first.")]
pub struct Due {
    /// Only debts older than this: days or weeks, like 14d or 2w
    #[arg(long, value_name = "AGE", default_value = "14d")]
    older: String,
}

/// Older than any debt, in days.
const DAYS_MAX: i64 = 100_000;

impl Due {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let older = days(&self.older)?;
        let store = context.look()?;
        let reader = store.reader();
        let told = Reminders {
            older_than_days: older,
            due: due(context, reader, Asset::Book, older)?,
            private: due(context, reader, Asset::Private, older)?,
        };
        // It is for pasting, so it gets no line breaks.
        Ok(Reply::document(render::reminders(&told), told))
    }
}

/// The age as typed, in days.
fn days(typed: &str) -> Result<i64, Failure> {
    let (figure, each) = match typed.strip_suffix('w') {
        Some(weeks) => (weeks, 7),
        None => (typed.strip_suffix('d').unwrap_or(typed), 1),
    };
    let is_figure = !figure.is_empty() && figure.bytes().all(|byte| byte.is_ascii_digit());
    let count = figure.parse::<i64>().ok().filter(|_| is_figure).and_then(|count| count.checked_mul(each));
    count.filter(|days| *days <= DAYS_MAX).ok_or_else(|| {
        Failure::usage(format!("`{}` isn't a valid age (write it like 14d or 2w)", typed.as_typed()))
            .hint("book due --older 14d")
    })
}

/// The part of each debt of a class that is older than this many days, the oldest first.
fn due(context: &Context, reader: Reader<'_>, class: Asset, older: i64) -> Result<Vec<DueDebt>, Failure> {
    let at = context.said_at.is_some().then_some(context.at);
    let as_of = at.unwrap_or(context.now);
    let (names, handles, currency) = (naming::names(reader)?, reader.handles()?, reader.book()?.currency);
    let mut debts = standing_debts(reader, class, at)?;
    debts.sort_by_key(StandingDebt::since);
    let mut due = Vec::new();
    for StandingDebt { mut line, parts } in debts {
        let in_all = Amount::new(line.amount, currency);
        let old = parts.iter().filter(|(since, _)| ageing::days(*since, as_of) > older);
        line.amount = Money::sum(old.map(|(_, amount)| *amount)).map_err(Refusal::from)?;
        let Some((since, _)) = parts.first().filter(|_| line.amount.is_positive()) else { continue };
        due.push(DueDebt {
            debt: names.debt(&line, currency),
            in_all,
            since: clock::when(*since),
            days: ageing::days(*since, as_of),
            paid_at: line.creditor.player().and_then(|player| handles.get(&player).cloned()),
        });
    }
    Ok(due)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_age_is_days_or_weeks() {
        for (typed, meant) in [("14d", 14), ("2w", 14), ("0d", 0), ("30", 30)] {
            assert_eq!(days(typed).ok(), Some(meant), "{typed}");
        }
        for typed in ["", "d", "-1d", "+1d", "1.5d", "1m", "99999999999999999999d", "100001d"] {
            assert_eq!(days(typed).unwrap_err().exit, 2, "{typed}");
        }
    }
}
