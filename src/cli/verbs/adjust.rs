//! `adjust`: books a fact found after a night's close.

use crate::answer::Amount;
use crate::answer::nights::Adjusted;
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::reply::Reply;
use crate::cli::verbs::nights::numbered;
use crate::cli::words::Words;
use crate::render;
use clap::Args;
use ledger::accounts::Party;
use ledger::bank::closing;
use ledger::night::adjusting::Other;

/// Book a fact found after a night's close
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  housebook adjust --night 3 Ann -2 --against Bob --why \"her stack was miscounted\"\n  \
        housebook adjust --night 3 Ann -20 --cash --why \"a buy-in nobody wrote down\""
)]
pub struct Adjust {
    /// The closed night it belongs to
    #[arg(long, value_name = "N")]
    night: u32,
    /// Whose result changes
    player: String,
    /// By how much; below zero he won less
    #[arg(allow_hyphen_values = true)]
    amount: String,
    /// Who owes it to him (or is owed); else that night's banker
    #[arg(long, value_name = "PLAYER")]
    against: Option<String>,
    /// It was cash: the drawer was over or short by it, and nobody owes anything
    #[arg(long, conflicts_with = "against")]
    cash: bool,
    /// What was found
    #[arg(long, value_name = "TEXT")]
    why: String,
}

impl Adjust {
    /// Books it as an event of today that names the old night.
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
