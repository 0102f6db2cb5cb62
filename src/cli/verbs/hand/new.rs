//! `hand new`: a hand entered at the table, one line after the other; the book is written once, at its end.

mod aloud;
mod asides;
mod asked;
mod betting;
mod calling;
mod dealing;
mod dialogue;
mod entered;
mod games;
mod names;
mod reading;
mod recorded;
mod sales;
mod saying;
mod showing;
mod table;
mod words;

use crate::bank::coming::coming;
use crate::bank::loaded::load_tonight;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit, failure_text};
use crate::cli::reply::Reply;
use crate::cli::verbs::hand::new::dialogue::{Dialogue, Then};
use crate::cli::verbs::hand::new::table::AtTable;
use crate::domain::refusal::Refusal;
use crate::render::at_table::wrapped;
use crate::render::page::{escaped, harmless};
use crate::store::HandFilter;
use clap::Args;
use serde_json::json;
use std::io::{self, BufRead, IsTerminal, Read, Write};

/// Enter a hand at the table, question by question
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook hand new")]
pub struct New {}

impl New {
    /// Asks until the hand is over, then records it.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let tonight = load_tonight(store.reader())?;
        let tonights = HandFilter { night: Some(tonight.evening.number), ..HandFilter::default() };
        let last = store.reader().hands(&tonights, 0, Some(1))?.into_iter().next().map(|hand| hand.game);
        let mut dialogue = Dialogue::new(AtTable::of(&tonight, last, coming(store.reader(), &tonight)?)?);
        drop(store);
        Talk { context, last: None }.hold(&mut dialogue)
    }
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
        let mut lines = io::stdin().lock();
        let echo = !io::stdin().is_terminal();
        say(&format!("{}\n", dialogue.greeting()))?;
        loop {
            say(&format!("{} ", dialogue.question()))?;
            let mut line = String::new();
            if !matches!(lines.by_ref().take(LINE_BYTES_MAX).read_line(&mut line), Ok(read) if read > 0) {
                say("\n")?;
                return Err(self.last.unwrap_or_else(unfinished));
            }
            let line = line.trim();
            if echo {
                say(&format!("{}\n", escaped(line)))?;
            }
            let answer = dialogue.line(line);
            for text in &answer.said {
                say(&format!("{text}\n"))?;
            }
            let unasked = self.context.yes && dialogue.over().is_ok();
            match answer.then {
                Then::GiveUp => {
                    return Ok(Reply::look("given up: nothing is recorded", json!({ "recorded": false })));
                }
                Then::Ask if !unasked => {}
                Then::Ask | Then::Record => match recorded::record(self.context, dialogue) {
                    Err(failure) if failure.exit == exit::REFUSED && !unasked => self.later(failure)?,
                    reply => return reply,
                },
            }
        }
    }

    fn later(&mut self, failure: Failure) -> Result<(), Failure> {
        say(&format!("{}\n", wrapped(&format!("not recorded: {}", failure_text(&failure)))))?;
        self.last = Some(failure);
        Ok(())
    }
}

/// The longest line that is read.
const LINE_BYTES_MAX: u64 = 4096;

fn unfinished() -> Failure {
    Refusal::new("hand-unfinished", "the hand was not entered to its end: nothing is recorded")
        .hint("hand new")
        .into()
}

/// The dialogue is held on the other stream: the answer alone goes to the first.
fn say(text: &str) -> Result<(), Failure> {
    let mut err = io::stderr().lock();
    write!(err, "{}", harmless(text))
        .and_then(|()| err.flush())
        .map_err(|error| Failure::new(exit::STORAGE, "printing", format!("nobody can be asked: {error}")))
}
