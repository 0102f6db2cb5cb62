//! `count`: takes the count of a whole stack as final.

mod round;
mod said;

use crate::answer::{self, Amount, CountedSeveral, Stack};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::verbs::count::said::{By, found, in_turn, named};
use crate::cli::words::Words;
use crate::render;
use clap::Args;
use engine::house::key;
use ledger::bank::{BankError, load_tonight, playing};
use ledger::ids::PlayerId;
use ledger::journal::{Counted, CountedBy};
use ledger::night::Tonight;
use ledger::night::count::Found;
use ledger::refusal::Notice;
use serde::Serialize;

/// Count a player's stack
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook count Ann 31.35\n  \
        housebook count Ann white=12 red=3\n  \
        housebook count Ann 31.35 Bob 12.50\n  \
        housebook count Ann=31.35 Bob=white=12,red=3\n  \
        housebook count\n\n\
        Without a name, it asks seat by seat. Type an amount or chips by color; Enter skips a \
        seat, and - goes back one. After the last seat, or when you press Ctrl-D, all the counts \
        are recorded at once. In a pipe, give one line for each seat.")]
pub struct Count {
    /// The player; or several, each with an amount (else seat by seat)
    player: Option<String>,
    /// An amount, or chips by color (colors left out are 0)
    #[arg(num_args = 0.., allow_negative_numbers = true, value_name = "AMOUNT|COLOR=N")]
    stack: Vec<String>,
    /// Who counted, if the house wants both to count
    #[arg(long, value_name = "banker|player")]
    by: Option<By>,
}

impl Count {
    /// Counts, all of them or nobody.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let Some(player) = &self.player else { return round::walk(context, self.by) };
        let stacks = self.stacks(context, player)?;
        if let Some(by) = self.by {
            return counted_by(by, context, stacks);
        }
        context.record(
            |session| {
                session.tonight()?.check_once(stacks.iter().map(|(player, _)| *player))?;
                let count = |(player, found): (PlayerId, Found)| {
                    let (tonight, counted, notice) = playing::count(session, player, found)?;
                    Ok((answer(&tonight, player, &counted), notice.into_iter().collect()))
                };
                stacks.into_iter().map(count).collect::<Result<Vec<_>, BankError>>()
            },
            |counted| each(counted, render::count::counted),
        )
    }

    /// Who has which stack.
    fn stacks(&self, context: &Context, first: &str) -> Result<Vec<(PlayerId, Found)>, Failure> {
        let store = context.look()?;
        let words = Words::load(store.reader())?;
        let at_table = |player| Words::load(store.reader())?.at_table_of(store.reader(), &[player]);
        let typed: Vec<&str> = std::iter::once(first).chain(self.stack.iter().map(String::as_str)).collect();
        if first.contains('=') {
            let stack = |word: &&str| {
                let (player, counted) = named(&words, word)?;
                Ok((player, found(&at_table(player)?, counted)?))
            };
            return typed.iter().map(stack).collect();
        }
        let stack = |(name, counted): (&str, String)| {
            let player = words.player(name)?;
            Ok((player, found(&at_table(player)?, &counted)?))
        };
        let by_the_book = |name: &str| {
            let player = words.player(name).ok()?;
            let here = load_tonight(store.reader()).ok()?.table_of(&[player]).ok()?;
            here.evening.sitting(player)?;
            Some(here.currency.plain(here.evening.chips(player)))
        };
        in_turn(&typed, by_the_book)?.into_iter().map(stack).collect()
    }
}

/// The answer to one line, for one player or several.
fn each<A: Serialize>(counted: Vec<(A, Vec<Notice>)>, shown: fn(&A) -> String) -> Told {
    let (answers, notices): (Vec<A>, Vec<Vec<Notice>>) = counted.into_iter().unzip();
    let text = answers.iter().map(shown).collect::<Vec<_>>().join("\n");
    let told = match <[A; 1]>::try_from(answers) {
        Ok([one]) => Told::new(text, one),
        Err(several) => Told::new(text, CountedSeveral { counts: several }),
    };
    told.with(notices.into_iter().flatten())
}

fn answer(tonight: &Tonight, player: PlayerId, counted: &Counted) -> answer::Counted {
    let asked = tonight.house.word(key::CHIPS_VISIBILITY).filter(|said| said.value == "on-request");
    let amount = |money| Amount::new(money, tonight.currency);
    answer::Counted {
        player: tonight.name(player).to_owned(),
        counted: amount(counted.found),
        expected: amount(counted.expected),
        difference: amount(counted.found.minus(counted.expected).unwrap_or_default()),
        over_short: amount(tonight.evening.over_short()),
        stack: stack(tonight, counted),
        on_request: asked.filter(|_| counted.chips.is_none()).and_then(|said| said.rule),
    }
}

/// What was counted; by color, highest chips first, if colors were given (DAV-23, PIG-65).
fn stack(tonight: &Tonight, counted: &Counted) -> Stack {
    let chips = counted.chips.as_ref().zip(tonight.case.as_ref());
    let shown = chips.and_then(|(chips, set)| chips.shown(set, tonight.currency).ok());
    let rule = || tonight.house.word(key::CHIPS_VISIBILITY).and_then(|said| said.rule);
    Stack { worth: Amount::new(counted.found, tonight.currency), colours: shown.map(|shown| (shown, rule())) }
}

/// Records one of the two counts of each player.
fn counted_by(by: By, context: &mut Context, stacks: Vec<(PlayerId, Found)>) -> Result<Reply, Failure> {
    let by = if by == By::Player { CountedBy::Player } else { CountedBy::Banker };
    context.record(
        |session| {
            session.tonight()?.check_once(stacks.iter().map(|(player, _)| *player))?;
            let count = |(player, found): (PlayerId, Found)| {
                let (tonight, counted, agreed, notices) = playing::count_by(session, player, by, found)?;
                let amount = |money| Amount::new(money, tonight.currency);
                let answer = answer::CountedByOne {
                    player: tonight.name(player).to_owned(),
                    by,
                    counted: amount(counted.found),
                    expected: amount(counted.expected),
                    agreed,
                    stack: stack(&tonight, &counted),
                };
                Ok((answer, notices))
            };
            stacks.into_iter().map(count).collect::<Result<Vec<_>, BankError>>()
        },
        |counted| each(counted, render::count::counted_by_one),
    )
}
