//! `fine`: judges an offence.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::page::name;
use clap::Args;
use ledger::bank::playing;
use ledger::night::fine::Outcome;
use serde_json::json;

/// Judge an offence: a warning, then a fine into the pot
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook fine Bob")]
pub struct Fine {
    /// Who acted out of turn
    player: String,
    /// Another amount than the house's
    #[arg(allow_hyphen_values = true)]
    amount: Option<String>,
    /// He only folded
    #[arg(long)]
    folding: bool,
}

impl Fine {
    /// Judges.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let player = words.player(&self.player)?;
        let amount = self.amount.as_deref().map(|word| words.amount(word)).transpose()?;
        let folding = self.folding;
        context.record(
            |session| playing::fine(session, player, amount, folding),
            |(tonight, outcome, rule)| {
                let who = name(tonight.name(player));
                let by = rule.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
                let text = match outcome {
                    Outcome::Warned(_) => format!("{who} {}{by}", outcome.warning().unwrap_or_default()),
                    Outcome::Fined(amount) => format!(
                        "{who} pays {} into the pot{by}; {} lies in the middle",
                        tonight.shown(amount),
                        tonight.shown(tonight.evening.pot())
                    ),
                    Outcome::Exempt => format!("{who} folded out of turn: not fined, but please do not{by}"),
                };
                let paid = match outcome {
                    Outcome::Fined(amount) => Some(tonight.currency.plain(amount)),
                    Outcome::Warned(_) | Outcome::Exempt => None,
                };
                let answer = json!({
                    "outcome": outcome.word(),
                    "player": tonight.name(player),
                    "amount": paid,
                    "rule": rule,
                    "pot": tonight.currency.plain(tonight.evening.pot()),
                });
                Told::new(text, answer)
            },
        )
    }
}
