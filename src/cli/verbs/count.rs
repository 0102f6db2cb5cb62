//! `count`: believes a count of a whole stack.

use crate::bank::playing;
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::{Words, chips};
use crate::domain::money::Money;
use crate::domain::night::count::Found;
use crate::render::page::name;
use clap::Args;
use serde_json::json;

/// Count a player's whole stack
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook count Ann 31.35\n  housebook count Ann white=12 red=3")]
pub struct Count {
    /// Whose stack
    player: String,
    /// An amount, or the chips by colour; colours left out are 0
    #[arg(required = true, num_args = 1.., allow_negative_numbers = true, value_name = "AMOUNT|COLOUR=N")]
    stack: Vec<String>,
}

impl Count {
    /// Counts.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let words = Words::load(store.reader())?;
        let player = words.player(&self.player)?;
        let words = words.at_table_of(store.reader(), &[player])?;
        drop(store);
        let found = match self.stack.as_slice() {
            [one] if !one.contains('=') => Found::Amount(words.amount(one)?),
            colours => Found::Chips(chips(&colours.join(" "))?),
        };
        if let Found::Amount(amount) = &found
            && amount.is_negative()
        {
            crate::domain::night::tonight::check_positive(*amount, words.currency)?;
        }
        context.record(
            |session| playing::count(session, player, found),
            |(tonight, counted)| {
                let difference = counted.found.minus(counted.expected).unwrap_or(Money::ZERO);
                let who = name(tonight.name(player));
                let found = tonight.shown(counted.found);
                let text = if difference.is_zero() {
                    format!("{who} has {found}, as expected")
                } else {
                    let side = if difference.is_positive() { "won" } else { "lost" };
                    let amount = tonight.shown(difference.abs());
                    format!("{who} has {found}: {side} {amount} in hands nobody recorded")
                };
                let plain = |money| tonight.currency.plain(money);
                let answer = json!({
                    "player": tonight.name(player),
                    "counted": plain(counted.found),
                    "expected": plain(counted.expected),
                    "difference": plain(difference),
                    "over_short": plain(tonight.evening.over_short()),
                });
                Told::new(text, answer)
            },
        )
    }
}
