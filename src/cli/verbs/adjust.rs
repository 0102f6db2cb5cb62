//! `adjust`: books a fact found after a night's close.

use crate::answer::Amount;
use crate::answer::nights::Adjusted;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::verbs::nights::numbered;
use crate::cli::words::Words;
use crate::render;
use clap::Args;
use ledger::accounts::Party;
use ledger::bank::closing;
use ledger::night::adjusting::Other;

/// Correct a closed night
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook adjust --night 3 Ann -2 --against Bob --why \"stack miscounted\"\n  \
        housebook adjust --night 3 Ann -20 --cash --why \"buy-in nobody wrote down\"")]
pub struct Adjust {
    /// Number of the closed night
    #[arg(long, value_name = "N")]
    night: u32,
    /// Player whose result changes
    player: String,
    /// How much more they won (negative for less)
    #[arg(allow_hyphen_values = true)]
    amount: String,
    /// Player on the other side (else that night's banker)
    #[arg(long, value_name = "PLAYER")]
    against: Option<String>,
    /// Only the drawer was wrong; nobody owes anything
    #[arg(long, conflicts_with = "against")]
    cash: bool,
    /// What you found
    #[arg(long, value_name = "TEXT")]
    why: String,
}

impl Adjust {
    /// Books it as an event of today that names the closed night.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let words = Words::load(store.reader())?;
        let night = numbered(store.reader(), self.night)?;
        let player = words.player(&self.player)?;
        let against = self.against.as_deref().map(|word| words.place(word)).transpose()?;
        let other = if self.cash { Other::Drawer } else { Other::Owes(against) };
        let amount = words.amount(&self.amount)?;
        let before = ledger::bank::loaded::load_night(store.reader(), night)?;
        let was = before.evening.accounts.result(Party::from(player));
        drop(store);
        let (number, why) = (self.night, free_text(&self.why, "the reason")?);
        context.record(
            |session| closing::adjust(session, night, player, other, amount, &why),
            |(after, notices)| {
                let amount = |money| Amount::new(money, after.currency);
                let answer = Adjusted {
                    night: number,
                    player: after.name(player).to_owned(),
                    before: amount(was),
                    after: amount(after.evening.accounts.result(Party::from(player))),
                };
                Told::new(render::nights::adjusted(&answer), answer).with(notices)
            },
        )
    }
}
