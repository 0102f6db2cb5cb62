//! `hand new`: a hand entered at the table, one line after the other; the book is written once, at its end.

mod aloud;
mod asides;
mod asked;
mod betting;
mod calling;
mod dealing;
pub mod dialogue;
pub mod due;
mod entered;
mod heard;
mod names;
mod offered;
mod opening;
mod own_words;
mod past;
mod reading;
pub mod recorded;
mod sales;
mod saying;
mod showing;
mod state;
mod table;
mod told;
mod words;

use crate::answer::hand::GivenUp;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit, failure_text};
use crate::cli::reply::Reply;
use crate::cli::talk::{InVain, hear, is_typed, left_in_pipe, say};
pub use crate::cli::verbs::hand::new::dialogue::Dialogue;
use crate::cli::verbs::hand::new::dialogue::Then;
use crate::cli::verbs::hand::new::table::AtTable;
use crate::render::page::wrapped;
use crate::render::refusal::led_on;
use clap::Args;
use engine::calling::resolve;
use ledger::bank::BankError;
use ledger::bank::coming::coming;
use ledger::bank::loaded::load_tonight;
use ledger::bank::seating::table_for;
use ledger::night::Tonight;
use ledger::night::ring::noted_dealer;
use ledger::night::tournament::dealing::dealer_beside;
use ledger::refusal::Refusal;
use ledger::store::Reader;
use ledger::tournament::Phase;
use ledger::tournament::clock::Moment;

/// Enter a hand, one question at a time
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook hand new\n  housebook hand new --table 2")]
pub struct New {
    /// Table number, if two play (else the dealer's)
    #[arg(long, value_name = "N")]
    table: Option<u32>,
    /// Not a tournament hand: played for tonight's chips
    #[arg(long)]
    beside: bool,
}

impl New {
    /// The dialogue, nothing said yet.
    pub fn dialogue(&self, context: &Context) -> Result<Dialogue, Failure> {
        opened(context, self.table, self.beside)
    }

    /// Asks until the hand is over, then records it.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let mut dialogue = self.dialogue(context)?;
        Talk { context, last: None }.hold(&mut dialogue)
    }
}

/// The dialogue of a hand at a table of the open night.
pub fn opened(context: &Context, table: Option<u32>, beside: bool) -> Result<Dialogue, Failure> {
    let store = context.look()?;
    let tonight = table_now(&load_tonight(store.reader())?, &context.moment(), beside)?;
    let table = match (table_for(&tonight, table, None), table) {
        (Err(refusal), None) => {
            noted_table(&tonight).ok_or_else(|| led_on(refusal, Some("hand new --table 2".to_owned())))?
        }
        (table, _) => table?,
    };
    Ok(Dialogue::new(at_table(store.reader(), &tonight, table)?))
}

/// The table a hand is called at: that of a tournament, while one is played, unless it is a hand beside it.
pub fn table_now(tonight: &Tonight, now: &Moment, beside: bool) -> Result<Tonight, BankError> {
    match tonight.tournament().filter(|on| on.phase == Phase::Running && !beside) {
        Some(on) => Ok(tonight.at_tournament(on.blinds(now)?)?),
        None => Ok(tonight.clone()),
    }
}

/// The one table where somebody was noted to deal the next hand.
fn noted_table(tonight: &Tonight) -> Option<u32> {
    let noted = |table: &u32| noted_dealer(&tonight.at_table(*table).evening).is_some();
    let mut tables = (1..=tonight.evening.tables).filter(noted);
    tables.next().filter(|_| tables.next().is_none())
}

/// What the book knows of a table.
fn at_table(reader: Reader<'_>, tonight: &Tonight, table: u32) -> Result<AtTable, BankError> {
    let mut unlisted = reader.games_of(tonight.evening.id)?;
    unlisted.retain(|(game, _)| {
        let name = game.split(" + ").next().unwrap_or_default();
        resolve(name, &tonight.house).is_err()
    });
    let last = reader.last_hands(tonight.evening.id, 1)?.pop().map(|hand| hand.game);
    let at_table = AtTable::of(tonight, table, last, coming(reader, tonight, table)?)?;
    // Who is out sits at no table of the tournament any more; the night has him.
    let staged = tonight.evening.purse.stage().is_some();
    let night = if staged { Some(load_tonight(reader)?) } else { None };
    let by = night.and_then(|night| dealer_beside(&night).map(|(by, _)| night.name(by).to_owned()));
    Ok(AtTable { beside: by, unlisted, ..at_table })
}

/// The dialogue on the streams.
struct Talk<'a> {
    context: &'a mut Context,
    /// Why the hand could not be recorded when that was tried.
    last: Option<Failure>,
}

impl Talk<'_> {
    /// Asks and listens until the hand is recorded or given up. What cannot be recorded is not lost: it goes on.
    fn hold(mut self, dialogue: &mut Dialogue) -> Result<Reply, Failure> {
        say(&format!("{}\n", dialogue.greeting()))?;
        let mut in_vain = InVain::default();
        // Words behind the end of the hand. At a terminal we ask about them, even with `--yes`.
        let mut left: Option<String> = None;
        loop {
            let yes = self.context.yes && !(left.is_some() && is_typed());
            let over = dialogue.over().ok().map(|(hand, _)| hand.clone()).filter(|_| yes);
            let unasked = over.is_some();
            if !unasked {
                say(&format!("{} ", dialogue.question()))?;
            }
            // What is piped in behind the last card belongs to the hand: one taken back, one named wrongly.
            let line = if unasked && is_typed() { None } else { hear()? };
            let Some(line) = line else {
                return match (unasked, left) {
                    (true, None) => recorded::record(self.context, dialogue),
                    (true, Some(left)) => Err(left_over(&left)),
                    (false, _) => Err(self.last.unwrap_or_else(unfinished)),
                };
            };
            if unasked && line.is_empty() {
                continue;
            }
            let before = dialogue.steps();
            let answer = dialogue.line(&line);
            left = answer.left.or(left).filter(|_| dialogue.over().is_ok());
            for text in &answer.said {
                say(&format!("{text}\n"))?;
            }
            match answer.then {
                Then::GiveUp => {
                    return Ok(Reply::look("given up: nothing is recorded", GivenUp { recorded: false }));
                }
                Then::Ask if unasked && dialogue.over().ok().map(|(hand, _)| hand) == over.as_ref() => {
                    return Err(left_over(&line));
                }
                Then::Ask => {}
                Then::Record if let Some(left) = left_in_pipe() => return Err(left_over(&left)),
                Then::Record => match recorded::record(self.context, dialogue) {
                    Err(failure) if failure.exit == exit::REFUSED && !unasked => self.later(failure)?,
                    reply => return reply,
                },
            }
            in_vain.count(&line, dialogue.steps() == before)?;
        }
    }

    fn later(&mut self, failure: Failure) -> Result<(), Failure> {
        say(&format!("{}\n", wrapped(&format!("not recorded: {}", failure_text(&failure)))))?;
        self.last = Some(failure);
        Ok(())
    }
}

fn left_over(line: &str) -> Failure {
    let message = format!("the hand is over, and `{}` is left: nothing is recorded", line.escape_debug());
    Refusal::worded("hand-over", message).hint("hand new").into()
}

fn unfinished() -> Failure {
    Refusal::worded("hand-unfinished", "the hand was not entered to its end: nothing is recorded")
        .hint("hand new")
        .into()
}
