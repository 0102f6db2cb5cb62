//! The checklist of the close: what each step asks.

use crate::render::page::name;
use crate::render::page::together;
use engine::money::Amount;
use ledger::night::closing_steps::ClosingStep;
use ledger::refusal::OpenNote;

/// What is said first.
pub const BEGINS: &str =
    "Closing the night, step by step. ? says what you can type; close picks up where you stop.";

/// What is said when it was stopped.
pub const STOPPED: &str = "the night stays open; close picks up from here";

/// What can be said at any step.
pub const HELP: &str = "Enter does what the step says, s skips it, - goes back one, u is undo\n\
     q or Ctrl-C stops; you can also type any command, like cashout Ann";

/// What is printed above a dry run of the close.
pub const IF_CLOSED: &str = "if you close now:";

/// Who covers the difference: the words to choose from, and who each of them is.
#[must_use]
pub fn who_covers(bearers: &[(&str, String)]) -> String {
    let said = |(word, who): &(&str, String)| match who.eq_ignore_ascii_case(word) {
        true => (*word).to_owned(),
        false => format!("{word} ({})", name(who)),
    };
    let said: Vec<String> = bearers.iter().map(said).collect();
    let said = match said.as_slice() {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        all => all.join(""),
    };
    format!("who covers it: {said}? (or count again) > ")
}

/// The last question.
pub const LAST_WORD: &str = "close the night? [Y/n] ";

/// What a step asks; `players` are the names to pick from.
#[must_use]
pub fn question(step: &ClosingStep, players: &[String]) -> String {
    let players: Vec<String> = players.iter().map(|player| name(player)).collect();
    let players = players.join(", ");
    match step {
        ClosingStep::LastDealer(Some(dealt)) => {
            let dealt = name(dealt);
            format!("last hand: the book says {dealt} dealt it.\nEnter if so, or type who did ({players}) > ")
        }
        ClosingStep::LastDealer(None) => {
            format!("last hand: who dealt it? {players}\nType a name, or Enter if you don't know > ")
        }
        ClosingStep::Count(names) => format!("counts: {}. Enter counts, s skips it > ", uncounted(names)),
        ClosingStep::ColdHands => format!("cold hands: who won? {players}\nType a name, or s skips it > "),
        ClosingStep::Notes(notes) => {
            let (these, them) =
                if notes.len() == 1 { ("this note is", "it") } else { ("these notes are", "them") };
            let notes: Vec<String> = notes.iter().map(note).collect();
            format!(
                "notes: {these} not in THE BOOK yet:\n{}\nEnter writes {them} in, s skips {them} > ",
                notes.join("\n")
            )
        }
        ClosingStep::Drawer(holds) => drawer(*holds),
        ClosingStep::LastWord => LAST_WORD.to_owned(),
    }
}

/// What a step leaves to do, in a line.
#[must_use]
pub fn left(step: &ClosingStep) -> String {
    match step {
        ClosingStep::LastDealer(Some(dealt)) => format!("{dealt} dealt the last hand, by the book"),
        ClosingStep::LastDealer(None) => "nobody is listed as the last dealer".to_owned(),
        ClosingStep::Count(names) => uncounted(names),
        ClosingStep::ColdHands => "cold hands: say who won".to_owned(),
        ClosingStep::Notes(notes) => {
            let notes: Vec<String> = notes.iter().map(|open| note(open).trim_start().to_owned()).collect();
            format!("not in THE BOOK yet: {}", notes.join(", "))
        }
        ClosingStep::Drawer(holds) => format!("the drawer should hold {holds}"),
        ClosingStep::LastWord => "close the night".to_owned(),
    }
}

fn uncounted(names: &[String]) -> String {
    let are = if names.len() == 1 { "isn't" } else { "aren't" };
    let names: Vec<String> = names.iter().map(|player| name(player)).collect();
    format!("{} {are} counted", together(&names))
}

fn note(note: &OpenNote) -> String {
    format!("  {}: {} owes {}", note.note, name(&note.debtor), note.open)
}

fn drawer(holds: Amount) -> String {
    format!("drawer: it should hold {holds}. Enter if it does, or type what's in it > ")
}
