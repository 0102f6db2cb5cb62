//! `book hand` and `book take`: cash from one banker to another, each half in its own side's book.

use crate::answer::{self, Amount, Transit};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::render::names::Names;
use crate::render::transit as render;
use clap::Args;
use engine::money::Currency;
use ledger::bank::surrogate::{self, InTransit};
use ledger::journal::{CashHanded, HandOverSide};
use ledger::store::Reader;

/// Who gives how much to which banker.
#[derive(Debug, Args)]
pub struct Handing {
    /// Banker who gives the cash
    from: String,
    /// Banker who gets it
    to: String,
    /// How much
    #[arg(allow_hyphen_values = true)]
    amount: String,
}

impl Handing {
    /// Writes one half, and says what is on its way after it.
    pub fn run(self, context: &mut Context, side: HandOverSide) -> Result<Reply, Failure> {
        let (words, names) = naming::load(context)?;
        let (from, to) = (words.player(&self.from)?, words.player(&self.to)?);
        let amount = words.amount(&self.amount)?;
        let handed = CashHanded { from, to, amount, side };
        context.record(
            |session| {
                let meant = surrogate::hand(session, handed)?;
                Ok((meant, surrogate::in_transit(session.journal().reader())?))
            },
            |(meant, written)| {
                let answer = answer::book::Handed {
                    from: names.who(from),
                    to: names.who(to),
                    amount: Amount::new(amount, words.currency),
                    in_transit: open(&written, &names, words.currency),
                    side,
                };
                Told::new(render::handed(&answer), answer).with(meant)
            },
        )
    }
}

/// What is on its way now.
pub fn now(reader: Reader<'_>) -> Result<Vec<Transit>, Failure> {
    let open = surrogate::in_transit(reader)?;
    if open.is_empty() {
        return Ok(Vec::new());
    }
    Ok(self::open(&open, &naming::names(reader)?, reader.book()?.currency))
}

/// What is on its way.
#[must_use]
pub fn open(open: &[InTransit], names: &Names, currency: Currency) -> Vec<Transit> {
    let one = |one: &InTransit| Transit {
        from: names.who(one.from),
        to: names.who(one.to),
        amount: Amount::new(one.amount, currency),
    };
    open.iter().map(one).collect()
}
