//! `drawer`: takes a count of the cash box as final.

use crate::answer::Amount;
use crate::answer::table::DrawerCounted;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::words::Words;
use crate::render;
use clap::Args;
use ledger::bank::playing;

/// Count the cash box
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook drawer 78\n  housebook drawer 112.50")]
pub struct Drawer {
    /// Cash in the box
    #[arg(allow_hyphen_values = true)]
    amount: String,
}

impl Drawer {
    /// Counts.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let found = words.amount(&self.amount)?;
        context.record(
            |session| playing::drawer(session, found),
            |(tonight, expected, notice)| {
                let amount = |money| Amount::new(money, tonight.currency);
                let answer = DrawerCounted {
                    counted: amount(found),
                    expected: amount(expected),
                    drawer_over_short: amount(tonight.evening.drawer_over_short()),
                    // Both amounts passed the ledger, so their difference is an amount too.
                    difference: amount(found.minus(expected).unwrap_or_default()),
                };
                Told::new(render::table::drawer(&answer), answer).with(notice)
            },
        )
    }
}
