//! `book hand` and `book take`: cash from one banker to another, each half in the book of its side.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::render::names::Names;
use crate::render::transit::{self as render, Line};
use clap::Args;
use engine::money::Currency;
use ledger::bank::surrogate::{self, InTransit};
use ledger::journal::{CashHanded, Side};
use serde_json::{Value, json};

/// Who gave whom how much.
#[derive(Debug, Args)]
pub struct Handing {
    from: String,
    to: String,
    #[arg(allow_hyphen_values = true)]
    amount: String,
}

impl Handing {
    /// Writes one half, and says what is on its way then.
    pub fn run(self, context: &mut Context, side: Side) -> Result<Reply, Failure> {
        let (words, names) = naming::load(context)?;
        let (from, to) = (words.player(&self.from)?, words.player(&self.to)?);
        let amount = words.amount(&self.amount)?;
        let sum = words.currency.shown(amount);
        let first = match side {
            Side::Given => format!("{} handed {} {sum}", names.spoken(from), names.spoken(to)),
            Side::Taken => format!("{} took {sum} from {}", names.spoken(to), names.spoken(from)),
        };
        let handed = CashHanded { from, to, amount, side };
        context.record(
            |session| {
                let meant = surrogate::hand(session, handed)?;
                Ok((meant, surrogate::in_transit(session.journal().reader())?))
            },
            |(meant, open)| {
                let lines = render::sentences(&lines(&open), &names, words.currency);
                let text = [vec![first], lines].concat().join("\n");
                let json = json!({
                    "from": names.word(from),
                    "to": names.word(to),
                    "amount": words.currency.plain(amount),
                    "in_transit": json(&open, &names, words.currency),
                });
                Told::new(text, json).with(meant.into_iter().collect())
            },
        )
    }
}

/// What is on its way, as it is shown.
#[must_use]
pub fn lines(open: &[InTransit]) -> Vec<Line> {
    open.iter().map(|one| Line { from: one.from.into(), to: one.to.into(), amount: one.amount }).collect()
}

/// The same for machines; below zero what was taken and not given.
#[must_use]
pub fn json(open: &[InTransit], names: &Names, currency: Currency) -> Vec<Value> {
    let one = |one: &InTransit| {
        json!({
            "from": names.word(one.from),
            "to": names.word(one.to),
            "amount": currency.plain(one.amount),
        })
    };
    open.iter().map(one).collect()
}
