//! `drawer`: believes a count of the cash box.

use crate::bank::playing;
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use clap::Args;
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
            |(tonight, expected)| {
                let (shown_found, shown_expected) = (tonight.shown(found), tonight.shown(expected));
                let text = match found.cmp(&expected) {
                    std::cmp::Ordering::Equal => format!("the drawer holds {shown_found}, as it should"),
                    std::cmp::Ordering::Less => {
                        format!("the drawer holds {shown_found} and should hold {shown_expected}: short")
                    }
                    std::cmp::Ordering::Greater => {
                        format!("the drawer holds {shown_found} and should hold {shown_expected}: over")
                    }
                };
                let plain = |money| tonight.currency.plain(money);
                let answer = json!({
                    "counted": plain(found),
                    "expected": plain(expected),
                    "drawer_over_short": plain(tonight.evening.drawer_over_short()),
                });
                Told::new(text, answer)
            },
        )
    }
}
