//! `cashout`: pays players for their chips.

mod round;

use crate::answer::Amount;
use crate::answer::cashout::{Cashed, CashedOut};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::talk;
use crate::cli::told::Told;
use crate::cli::words::Words;
use crate::render::close as render;
use clap::Args;
use engine::house::key;
use engine::money::Money;
use ledger::bank::cash_out;
use ledger::ids::PlayerId;
use ledger::night::cash_out::PaidBy;
use ledger::night::{Tonight, two_counts};

/// Pay players for their chips
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  housebook cashout Ann\n  housebook cashout Ann 20 --app\n  housebook cashout\n\n\
        Without a name it pays everybody. At a terminal it goes from player to player, says what\n\
        each one gets, and Enter pays; --yes pays them all at once, as in a pipe."
)]
pub struct Cashout {
    /// The player (else everybody, in the house's order)
    player: Option<String>,
    /// How much, if part may leave the table (else all)
    #[arg(requires = "player", allow_hyphen_values = true)]
    amount: Option<String>,
    /// Pay by app
    #[arg(long, visible_alias = "transfer")]
    app: bool,
    /// Pay in cash, even players who paid by app
    #[arg(long, conflicts_with = "app")]
    cash: bool,
}

impl Cashout {
    /// Pays.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        if self.player.is_none() && context.can_ask && !context.yes && talk::on_screen() {
            return round::walk(context, self.by());
        }
        let words = Words::load(context.look()?.reader())?;
        let player = self.player.as_deref().map(|word| words.player(word)).transpose()?;
        let amount = self.amount.as_deref().map(|word| words.amount(word)).transpose()?;
        let by = match (self.app, self.cash) {
            (true, _) => PaidBy::App,
            (false, true) => PaidBy::Cash,
            (false, false) => PaidBy::Usual,
        };
        pay(context, player, amount, by)
    }

    /// The option that says how.
    const fn by(&self) -> Option<&'static str> {
        match (self.app, self.cash) {
            (true, _) => Some("--app"),
            (false, true) => Some("--cash"),
            (false, false) => None,
        }
    }
}

fn pay(
    context: &mut Context,
    player: Option<PlayerId>,
    amount: Option<Money>,
    by: PaidBy,
) -> Result<Reply, Failure> {
    context.record(
        |session| {
            let (paid, notices) = match player {
                Some(player) => {
                    let (cashed, notices) = cash_out::one(session, player, amount, by)?;
                    (vec![cashed], notices)
                }
                None => cash_out::everybody(session, by)?,
            };
            Ok((session.tonight()?, paid, notices))
        },
        |(tonight, paid, notices)| {
            let rule = two_counts::rule(&tonight).filter(|_| two_counts::wanted(&tonight));
            let insisted = notices.iter().any(|notice| notice.rule.is_some() && notice.rule == rule);
            let answer = CashedOut {
                cashed_out: paid.iter().map(|cashed| Cashed::of(&tonight, cashed)).collect(),
                drawer: Amount::new(tonight.evening.drawer(), tonight.currency),
                order: order_of_paying(&tonight, paid.len()),
                agreed: rule.filter(|_| !insisted),
            };
            Told::new(render::cashed_out(&answer), answer).with(notices)
        },
    )
}

/// The rule by which several are paid from the smallest stack up, if the house has it.
pub fn order_of_paying(tonight: &Tonight, paid: usize) -> Option<String> {
    let order = tonight.house.word(key::CASHOUT_ORDER).filter(|_| paid > 1)?;
    order.rule.filter(|_| order.value == "smallest-first")
}
