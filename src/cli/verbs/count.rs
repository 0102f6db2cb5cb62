//! `count`: believes a count of a whole stack.

use crate::answer::{self, Amount, Stack};
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::{Words, chips};
use crate::render;
use clap::{Args, ValueEnum};
use engine::house::key;
use ledger::bank::playing;
use ledger::ids::PlayerId;
use ledger::journal::{Counted, CountedBy};
use ledger::night::Tonight;
use ledger::night::count::Found;

/// Count a player's stack
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook count Ann 31.35\n  housebook count Ann white=12 red=3")]
pub struct Count {
    /// The player
    player: String,
    /// An amount, or chips by color (colors left out are 0)
    #[arg(required = true, num_args = 1.., allow_negative_numbers = true, value_name = "AMOUNT|COLOR=N")]
    stack: Vec<String>,
    /// Who counted, if the house wants both to count
    #[arg(long, value_name = "banker|player")]
    by: Option<By>,
}

/// Who counted.
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
                let asked =
                    tonight.house.word(key::CHIPS_VISIBILITY).filter(|said| said.value == "on-request");
                let amount = |money| Amount::new(money, tonight.currency);
                let answer = answer::Counted {
                    player: tonight.name(player).to_owned(),
                    counted: amount(counted.found),
                    expected: amount(counted.expected),
                    difference: amount(counted.found.minus(counted.expected).unwrap_or_default()),
                    over_short: amount(tonight.evening.over_short()),
                    stack: stack(&tonight, &counted),
                    on_request: asked.filter(|_| counted.chips.is_none()).and_then(|said| said.rule),
                };
                Told::new(render::count::counted(&answer), answer)
            },
        )
    }
}

/// What was counted; by colour, highest chips first, where colours were said (DAV-23, PIG-65).
fn stack(tonight: &Tonight, counted: &Counted) -> Stack {
    let chips = counted.chips.as_ref().zip(tonight.case.as_ref());
    let shown = chips.and_then(|(chips, set)| chips.shown(set, tonight.currency).ok());
    let rule = || tonight.house.word(key::CHIPS_VISIBILITY).and_then(|said| said.rule);
    Stack { worth: Amount::new(counted.found, tonight.currency), colours: shown.map(|shown| (shown, rule())) }
}

impl By {
    /// Notes one of the two counts.
    fn run(self, context: &mut Context, player: PlayerId, found: Found) -> Result<Reply, Failure> {
        let by = if self == Self::Player { CountedBy::Player } else { CountedBy::Banker };
        context.record(
            |session| playing::count_by(session, player, by, found),
            |(tonight, counted, agreed, notices)| {
                let amount = |money| Amount::new(money, tonight.currency);
                let answer = answer::CountedByOne {
                    player: tonight.name(player).to_owned(),
                    by,
                    counted: amount(counted.found),
                    expected: amount(counted.expected),
                    agreed,
                    stack: stack(&tonight, &counted),
                };
                Told::new(render::count::counted_by_one(&answer), answer).with(notices)
            },
        )
    }
}
