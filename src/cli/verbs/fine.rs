//! `fine`: warns or fines a player.

use crate::answer::Amount;
use crate::answer::table::Judged;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::words::Words;
use crate::render;
use clap::Args;
use ledger::bank::playing;
use ledger::night::fine::FineOutcome;

/// Warn or fine a player
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook fine Bob\n  housebook fine Bob --folding")]
pub struct Fine {
    /// Player who acted out of turn
    player: String,
    /// How much (else the house's fine)
    #[arg(allow_hyphen_values = true)]
    amount: Option<String>,
    /// They only folded
    #[arg(long)]
    folding: bool,
}

impl Fine {
    /// Warns or fines.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let player = words.player(&self.player)?;
        let amount = self.amount.as_deref().map(|word| words.amount(word)).transpose()?;
        let folding = self.folding;
        context.record(
            |session| playing::fine(session, player, amount, folding),
            |(tonight, outcome, rule)| {
                let amount = |money| Amount::new(money, tonight.currency);
                let answer = Judged {
                    outcome: outcome.word(),
                    player: tonight.name(player).to_owned(),
                    amount: match outcome {
                        FineOutcome::Fined(fine) => Some(amount(fine)),
                        FineOutcome::Warned(_) | FineOutcome::Exempt => None,
                    },
                    rule,
                    pot: amount(tonight.evening.pot()),
                    warnings_left: match outcome {
                        FineOutcome::Warned(left) => Some(left),
                        FineOutcome::Fined(_) | FineOutcome::Exempt => None,
                    },
                };
                Told::new(render::table::judged(&answer), answer)
            },
        )
    }
}
