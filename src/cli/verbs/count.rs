//! `count`: believes a count of a whole stack.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::{Words, chips};
use crate::render::page::name;
use clap::{Args, ValueEnum};
use engine::house::key;
use engine::money::Money;
use ledger::bank::playing;
use ledger::ids::PlayerId;
use ledger::journal::fact::{Counted, Counter};
use ledger::night::Tonight;
use ledger::night::count::Found;
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
    /// Whose count it is, where the house wants two that agree
    #[arg(long, value_name = "banker|player")]
    by: Option<By>,
}

/// Whose count it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum By {
    /// The banker counted the stack.
    Banker,
    /// The player counted it.
    Player,
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
            ledger::night::tonight::check_positive(*amount, words.currency)?;
        }
        if let Some(by) = self.by {
            return by.run(context, player, found);
        }
        context.record(
            |session| playing::count(session, player, found),
            |(tonight, counted)| {
                let difference = counted.found.minus(counted.expected).unwrap_or(Money::ZERO);
                let who = name(tonight.name(player));
                let found = of_chips(&tonight, &counted);
                let text = if difference.is_zero() {
                    format!("{who} has {found}, as expected")
                } else {
                    let side = if difference.is_positive() { "won" } else { "lost" };
                    let amount = tonight.shown(difference.abs());
                    format!("{who} has {found}: {side} {amount} in hands nobody recorded")
                };
                let asked =
                    tonight.house.word(key::CHIPS_VISIBILITY).filter(|said| said.value == "on-request");
                let rule = asked.filter(|_| counted.chips.is_none()).and_then(|said| said.rule);
                let rule = rule.map(|rule| format!(" ({rule})"));
                let text = text + &rule.unwrap_or_default();
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

/// What was counted; by colour, highest chips first, where colours were said (DAV-23, PIG-65).
fn of_chips(tonight: &Tonight, counted: &Counted) -> String {
    let total = tonight.shown(counted.found);
    let chips = counted.chips.as_ref().zip(tonight.case.as_ref());
    let Some(shown) = chips.and_then(|(chips, set)| chips.shown(set, tonight.currency).ok()) else {
        return total;
    };
    let rule = tonight.house.word(key::CHIPS_VISIBILITY).and_then(|said| said.rule);
    let rule = rule.map(|rule| format!(", {rule}")).unwrap_or_default();
    format!("{total} ({shown}{rule})")
}

impl By {
    /// Notes one of the two counts.
    fn run(self, context: &mut Context, player: PlayerId, found: Found) -> Result<Reply, Failure> {
        let by = if self == Self::Player { Counter::Player } else { Counter::Banker };
        context.record(
            |session| playing::count_by(session, player, by, found),
            |(tonight, counted, agreed, notices)| {
                let who = name(tonight.name(player));
                let found = of_chips(&tonight, &counted);
                let text = match (by, agreed) {
                    (_, true) => format!("both counts of {who}'s stack are {found}"),
                    (Counter::Player, _) => format!("{who} counts {found}"),
                    (Counter::Banker, _) => format!("the banker counts {found} for {who}"),
                };
                let plain = |money| tonight.currency.plain(money);
                let answer = json!({
                    "player": tonight.name(player),
                    "by": by,
                    "counted": plain(counted.found),
                    "expected": plain(counted.expected),
                    "agreed": agreed,
                });
                Told::new(text, answer).with(notices)
            },
        )
    }
}
