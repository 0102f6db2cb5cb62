//! The checklist of the close: what each step asks.

use crate::render::next_step::together;
use engine::money::Amount;
use ledger::night::closing_steps::ClosingStep;
use ledger::refusal::OpenNote;

/// What is said first.
pub const BEGINS: &str =
    "Closing the night, step by step. ? says what you can type; close picks up where you stop.";

/// What is said where it was stopped.
pub const STOPPED: &str = "the night stays open; close picks up from here";

/// What can be said at any step.
pub const HELP: &str = "Enter does what the step says, s skips it, - goes back one, u undoes the last command, \
     q or Ctrl-C stops; or type any command, like cashout Ann";

/// What stands above an end that is only rehearsed.
pub const IF_CLOSED: &str = "if you close now:";

/// Who covers what is over or short.
pub const WHO_COVERS: &str = "who covers it: house, winner or banker? (or count again) > ";

/// The last question.
pub const LAST_WORD: &str = "close the night? [Y/n] ";

/// What a step asks.
#[must_use]
pub fn question(step: &ClosingStep) -> String {
    match step {
        ClosingStep::LastDealer(Some(dealt)) => {
            format!("last hand: the book says {dealt} dealt it. Enter if so, or type who did > ")
        }
        ClosingStep::LastDealer(None) => "last hand: who dealt it? Enter if you don't know > ".to_owned(),
        ClosingStep::Count(names) => format!("counts: {}. Enter counts, s skips it > ", uncounted(names)),
        ClosingStep::ColdHands => "cold hands: who won? s skips it > ".to_owned(),
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

fn uncounted(names: &[String]) -> String {
    let are = if names.len() == 1 { "isn't" } else { "aren't" };
    format!("{} {are} counted", together(names))
}

fn note(note: &OpenNote) -> String {
    format!("  {}: {} owes {}", note.note, note.debtor, note.open)
}

fn drawer(holds: Amount) -> String {
    format!("drawer: it should hold {holds}. Enter if it does, or type what's in it > ")
}
