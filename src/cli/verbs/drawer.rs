//! `drawer`: believes a count of the cash box.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::night;
use clap::Args;
use ledger::bank::playing;
use serde_json::json;

/// Count the cash box
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook drawer 78")]
pub struct Drawer {
    /// The cash found in it
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
                let holds = format!("the drawer holds {}", tonight.shown(found));
                let text = if found == expected {
                    format!("{holds}, as it should")
                } else {
                    // Both amounts passed the ledger, so their difference is an amount too.
                    let off = found.minus(expected).unwrap_or_default();
                    format!(
                        "{holds} and should hold {}: {}",
                        tonight.shown(expected),
                        night::off(&tonight, off)
                    )
                };
                let plain = |money| tonight.currency.plain(money);
                let answer = json!({
                    "counted": plain(found),
                    "expected": plain(expected),
                    "drawer_over_short": plain(tonight.evening.drawer_over_short()),
                });
                Told::new(text, answer).with(notice.into_iter().collect())
            },
        )
    }
}
