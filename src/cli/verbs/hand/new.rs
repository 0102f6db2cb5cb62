//! `hand new`: a hand entered at the table, line by line; the book is written once, at its end.

mod aloud;
mod asides;
mod asked;
mod betting;
mod calling;
mod dealing;
pub mod dialogue;
pub mod draft;
pub mod due;
mod entered;
mod heard;
mod names;
mod offered;
mod one_too_many;
mod opening;
mod own_cards;
mod own_words;
mod past;
mod paying;
mod reading;
pub mod recorded;
mod sales;
mod saying;
mod showing;
mod state;
mod table;
#[cfg(test)]
mod testing;
mod told;
mod words;

use crate::answer::hand::GivenUp;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit, failure_text};
use crate::cli::reply::Reply;
use crate::cli::talk::{InVain, ask, is_typed, left_in_pipe, on_screen, say};
pub use crate::cli::verbs::hand::new::dialogue::Dialogue;
use crate::cli::verbs::hand::new::dialogue::Then;
use crate::cli::verbs::hand::new::draft::Draft;
use crate::cli::verbs::hand::new::table::AtTable;
use crate::cli::verbs::house::meant;
use crate::render::at_table;
use crate::render::page::wrapped;
use crate::render::refusal::led_on;
use crate::render::rounds;
use clap::Args;
use engine::calling::resolve;
use engine::house::House;
use engine::readable::AsTyped;
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
    /// The dialogue, with nothing said yet.
    pub fn dialogue(&self, context: &Context) -> Result<Dialogue, Failure> {
        opened(context, self.table, self.beside)
    }

    /// The same, with an empty draft.
    pub fn begun(&self, context: &Context) -> Result<(Dialogue, Draft), Failure> {
        Ok((self.dialogue(context)?, Draft::begun(context, (self.table, self.beside))?))
    }

    /// Asks until the hand is over, then records it.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        if !on_screen() || context.dry_run {
            let mut dialogue = self.dialogue(context)?;
            return Talk { context, last: None, draft: None, seen: None }.hold(&mut dialogue);
        }
        let (mut dialogue, draft) = match Draft::found(context)? {
            Some(draft) => match goes_on(&draft)? {
                Some(true) => {
                    let (dialogue, said) = taken_up(context, &draft)?;
                    say(&said.iter().map(|text| format!("{text}\n")).collect::<String>())?;
                    (dialogue, draft)
                }
                Some(false) => self.begun(context)?,
                None => return Err(put_off()),
            },
            None => self.begun(context)?,
        };
        Talk { context, last: None, draft: Some(draft), seen: None }.hold(&mut dialogue)
    }
}

/// Asks whether a half-entered hand is the one meant; a clear no discards it. None if nobody answers: it stays.
fn goes_on(draft: &Draft) -> Result<Option<bool>, Failure> {
    let Some(said) = ask(&format!("{} [Y/n] ", rounds::goes_on(draft.hour())))? else {
        return Ok(None);
    };
    let goes_on = matches!(said.to_lowercase().as_str(), "" | "y" | "yes");
    if !goes_on {
        draft.forget();
    }
    Ok(Some(goes_on))
}

/// The dialogue as far as a draft goes, and what the table heard last.
pub fn taken_up(context: &Context, draft: &Draft) -> Result<(Dialogue, Vec<String>), Failure> {
    let (table, beside) = draft.at();
    let mut dialogue = opened(context, table, beside)?;
    let mut said = Vec::new();
    for line in draft.lines() {
        said = dialogue.line(line).said;
    }
    Ok((dialogue, said))
}

/// What to type if two tables play.
const TABLES: &str = "hand new --table 1\nhand new --table 2";

/// The dialogue of a hand at a table of the open night.
pub fn opened(context: &Context, table: Option<u32>, beside: bool) -> Result<Dialogue, Failure> {
    let store = context.look()?;
    let tonight = table_now(&load_tonight(store.reader())?, &context.moment(), beside)?;
    let table = match (table_for(&tonight, table, None), table) {
        (Err(refusal), None) => {
            noted_table(&tonight).ok_or_else(|| led_on(refusal, Some(TABLES.to_owned())))?
        }
        (table, _) => table?,
    };
    Ok(Dialogue::new(at_table(store.reader(), &tonight, table)?))
}

/// The table a hand is called at: the tournament's while one is running, unless the hand is played beside it.
pub fn table_now(tonight: &Tonight, now: &Moment, beside: bool) -> Result<Tonight, BankError> {
    match tonight.tournament().filter(|on| on.phase == Phase::Running && !beside) {
        Some(on) => Ok(tonight.at_tournament(on.blinds(now)?)?),
        None => {
            // If all chips are a tournament's, nobody has any before it starts.
            let mut here = tonight.evening.sittings.iter().map(|sitting| sitting.player);
            let played = tonight.is_tournament() && !beside;
            let waiting = tonight.tournament().filter(|_| played);
            let waiting = waiting.filter(|_| here.all(|player| tonight.evening.chips(player).is_zero()));
            waiting.map_or(Ok(()), |on| on.check_running(tonight))?;
            Ok(tonight.clone())
        }
    }
}

/// The house that is named, else the one of the table where hands are called now, in that table's chips.
pub fn house_played(context: &Context, word: Option<&str>) -> Result<House, Failure> {
    let store = context.look().ok().filter(|_| word.is_none());
    let night = store.map(|store| store.reader().open_night().map(|night| (store, night))).transpose()?;
    let Some((store, Some(_))) = night else { return meant(context, word) };
    let tonight = load_tonight(store.reader())?;
    Ok(table_now(&tonight, &context.moment(), false).map_or(tonight.house, |here| here.house))
}

/// The only table that has a recorded dealer for the next hand.
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
    // A player who is out no longer sits at a tournament table; the night still has them.
    let staged = tonight.evening.purse.stage().is_some();
    let night = if staged { Some(load_tonight(reader)?) } else { None };
    let by = night.and_then(|night| dealer_beside(&night).map(|(by, _)| night.name(by).to_owned()));
    Ok(AtTable { beside: by, unlisted, ..at_table })
}

/// The dialogue on the streams.
struct Talk<'a> {
    context: &'a mut Context,
    /// Why the hand couldn't be recorded at the last try.
    last: Option<Failure>,
    /// The draft kept while it is typed.
    draft: Option<Draft>,
    /// The table as last shown.
    seen: Option<String>,
}

impl Talk<'_> {
    /// Asks and listens until the hand is recorded or given up. A hand that can't be recorded isn't lost: it goes on.
    fn hold(mut self, dialogue: &mut Dialogue) -> Result<Reply, Failure> {
        if dialogue.steps() == 0 {
            say(&format!("{}\n", dialogue.greeting()))?;
        }
        let mut in_vain = InVain::default();
        // Words after the end of the hand. At a terminal we ask about them, even with `--yes`.
        let mut left: Option<String> = None;
        loop {
            let yes = self.context.yes && !(left.is_some() && is_typed());
            let over = dialogue.over().ok().map(|(hand, _)| hand.clone()).filter(|_| yes);
            let unasked = over.is_some();
            // What is piped in after the last card belongs to the hand: a hand taken back, or one named wrongly.
            self.show(dialogue)?;
            let question = if unasked { String::new() } else { format!("{} ", dialogue.question()) };
            let line = if unasked && is_typed() { None } else { ask(&question)? };
            let Some(line) = line else {
                return match (unasked, left) {
                    (true, None) => recorded::record(self.context, dialogue),
                    (true, Some(left)) => Err(left_over(&left)),
                    (false, _) => Err(self.last.take().unwrap_or_else(|| self.unfinished())),
                };
            };
            if unasked && line.is_empty() {
                continue;
            }
            if let Some(draft) = self.draft.as_mut().filter(|_| line != "?") {
                draft.keep(&line);
            }
            let before = dialogue.steps();
            let answer = dialogue.line(&line);
            left = answer.left.or(left).filter(|_| dialogue.over().is_ok());
            for text in &answer.said {
                say(&format!("{text}\n"))?;
            }
            match answer.then {
                Then::GiveUp => {
                    self.forget();
                    return Ok(Reply::look(rounds::GIVEN_UP, GivenUp { recorded: false }));
                }
                Then::Ask if unasked && dialogue.over().ok().map(|(hand, _)| hand) == over.as_ref() => {
                    return Err(left_over(&line));
                }
                Then::Ask => {}
                Then::Record if let Some(left) = self.left_behind() => return Err(left_over(&left)),
                Then::Record => match recorded::record(self.context, dialogue) {
                    Err(failure) if failure.exit == exit::REFUSED && !unasked => self.later(failure)?,
                    reply => {
                        reply.is_ok().then(|| self.forget());
                        return reply;
                    }
                },
            }
            in_vain.count(&line, dialogue.steps() == before)?;
        }
    }

    /// Shows the table, if somebody is watching and it has changed.
    fn show(&mut self, dialogue: &Dialogue) -> Result<(), Failure> {
        let view = on_screen().then(|| view(dialogue)).flatten();
        if view.is_some() && view != self.seen {
            say(&format!("{}\n", view.as_deref().unwrap_or_default()))?;
            self.seen = view;
        }
        Ok(())
    }

    /// A line in a pipe after the end of the hand; in a shell it's the next command.
    fn left_behind(&self) -> Option<String> {
        if self.context.in_shell { None } else { left_in_pipe() }
    }

    fn forget(&self) {
        self.draft.iter().for_each(Draft::forget);
    }

    fn unfinished(&self) -> Failure {
        match self.draft.as_ref().filter(|draft| draft.is_kept()) {
            Some(_) => put_off(),
            None => unfinished(),
        }
    }

    fn later(&mut self, failure: Failure) -> Result<(), Failure> {
        say(&format!("{}\n", wrapped(&rounds::not_recorded(&failure_text(&failure)))))?;
        self.last = Some(failure);
        Ok(())
    }
}

/// Who is in with how much, and the pot; before the first card, everybody at the table. None once the hand is over.
fn view(dialogue: &Dialogue) -> Option<String> {
    let table = dialogue.table();
    match dialogue.played() {
        Some(play) => at_table::view(&play),
        None => {
            let stacks = table.names.names.iter().map(String::as_str).zip(table.stacks.iter().copied());
            Some(at_table::stacks(stacks, table.carry, table.tonight.currency))
        }
    }
}

fn left_over(line: &str) -> Failure {
    let message =
        format!("the hand is over, but `{}` comes after that, so nothing was recorded", line.as_typed());
    Refusal::worded("hand-over", message).hint("hand new").into()
}

/// A hand that is kept as far as it was typed.
fn put_off() -> Failure {
    Refusal::worded(
        "hand-unfinished",
        "the hand isn't finished, so nothing was recorded; hand new picks it up again",
    )
    .hint("hand new")
    .into()
}

fn unfinished() -> Failure {
    Refusal::worded("hand-unfinished", "the hand isn't finished, so nothing was recorded")
        .hint("hand new")
        .into()
}
