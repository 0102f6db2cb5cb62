//! The checklist of the close at a terminal: each step says what is missing and does it with its own verb. The book
//! tells which step is next, so it can be left and resumed anywhere.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, failure_text};
use crate::cli::lines::{Lines, words_of};
use crate::cli::output::{self, Look};
use crate::cli::reply::Reply;
use crate::cli::talk;
use crate::cli::words::Words;
use crate::render::checklist as render;
use ledger::bank::load_tonight;
use ledger::night::Tonight;
use ledger::night::closing::{self, Bearer};
use ledger::night::closing_steps::ClosingStep;
use ledger::night::cold_hands;
use serde_json::Map;
use std::mem::{Discriminant, discriminant};

/// What happens to the checklist after a line.
enum Then {
    /// The next question comes.
    On,
    /// The banker stops.
    Stop,
    /// The night is closed.
    Closed(Box<Reply>),
}

/// The checklist as far as it has come.
struct Checklist<'c> {
    context: &'c Context,
    lines: Lines<'c>,
    look: Look,
    /// The steps that were skipped, in order.
    passed: Vec<Discriminant<ClosingStep>>,
    /// Who dealt the last hand, and who covers the difference, as words for `close`.
    dealer: Option<String>,
    bearer: Option<String>,
    /// The players who can be named.
    players: Vec<String>,
}

/// Goes from step to step until the night is closed or the banker stops.
pub fn go_through(context: &Context) -> Result<Reply, Failure> {
    let lines = Lines::new(context, context.left_open().clone());
    let look = lines.globals().look();
    let passed = Vec::new();
    let mut list =
        Checklist { context, lines, look, passed, dealer: None, bearer: None, players: Vec::new() };
    load_tonight(context.look()?.reader())?;
    talk::say(&format!("{}\n", render::BEGINS))?;
    loop {
        let tonight = load_tonight(context.look()?.reader())?;
        let steps = ClosingStep::left(&tonight)?;
        let next = steps.into_iter().find(|step| !list.passed.contains(&discriminant(step)));
        let next = next.unwrap_or(ClosingStep::LastWord);
        list.players = named(&tonight, &next)?;
        match list.take(&next)? {
            Then::On => {}
            Then::Stop => return Ok(Reply::look(render::STOPPED, Map::new())),
            Then::Closed(reply) => return Ok(*reply),
        }
    }
}

/// The players who can be named at a step: those in the cold hands, else those who sat down tonight.
fn named(tonight: &Tonight, step: &ClosingStep) -> Result<Vec<String>, Failure> {
    let players = match step {
        ClosingStep::ColdHands => cold_hands::stakes(tonight)?.players,
        _ => tonight.evening.sittings.iter().map(|sitting| sitting.player).collect(),
    };
    Ok(players.into_iter().map(|player| tonight.name(player).to_owned()).collect())
}

/// The words for who covers a difference, and who each of them is; a word that means nobody is left out.
fn bearers(tonight: &Tonight) -> Vec<(&'static str, String)> {
    [("house", Bearer::House), ("winner", Bearer::Winner), ("banker", Bearer::Banker)]
        .into_iter()
        .filter_map(|(word, bearer)| {
            Some((word, tonight.party_name(closing::party(tonight, bearer).ok()?).to_owned()))
        })
        .collect()
}

impl Checklist<'_> {
    /// Asks the question of a step, and does it.
    fn take(&mut self, step: &ClosingStep) -> Result<Then, Failure> {
        match step {
            ClosingStep::ColdHands => _ = self.run(&["coldhands"]),
            ClosingStep::LastWord => {
                if let Some(question) = self.preview()? {
                    return self.hear(step, &question, true);
                }
            }
            _ => {}
        }
        self.hear(step, &render::question(step, &self.players), false)
    }

    /// What the close would do, in words; if somebody has to cover a difference, that question instead.
    fn preview(&self) -> Result<Option<String>, Failure> {
        let words = self.words();
        match self.lines.rehearsed(&words.iter().map(String::as_str).collect::<Vec<_>>()) {
            Ok(text) => talk::say(&format!("{}\n{text}\n", render::IF_CLOSED)).map(|()| None),
            Err(failure) => {
                talk::say(&format!("{}\n", failure_text(&failure)))?;
                if failure.code != "over-short" {
                    return Ok(None);
                }
                let tonight = load_tonight(self.context.look()?.reader())?;
                Ok(Some(render::who_covers(&bearers(&tonight))))
            }
        }
    }

    /// The line that closes the night.
    fn words(&self) -> Vec<String> {
        let dealer = self.dealer.iter().flat_map(|dealer| ["--dealer", dealer]);
        let bearer = self.bearer.iter().flat_map(|bearer| ["--over-short", bearer]);
        ["close", "--now"].into_iter().chain(dealer).chain(bearer).map(str::to_owned).collect()
    }

    /// Asks; `covers` is true if the question is who covers a difference.
    fn hear(&mut self, step: &ClosingStep, question: &str, covers: bool) -> Result<Then, Failure> {
        let Some(said) = talk::ask(question)? else { return Ok(Then::Stop) };
        let is_last = *step == ClosingStep::LastWord && !covers;
        match said.as_str() {
            "q" | "quit" => return Ok(Then::Stop),
            "?" => talk::say(&format!("{}\n", render::HELP))?,
            "-" => _ = self.passed.pop(),
            "u" | "undo" => {
                if self.run(&["undo"]) {
                    self.passed.clear();
                }
            }
            "n" | "no" if is_last => return Ok(Then::Stop),
            "house" | "winner" | "banker" if covers => self.bearer = Some(said),
            "" if covers => {}
            "" => return self.act(step),
            "y" | "yes" if is_last => return self.act(step),
            "s" if *step != ClosingStep::LastWord => self.pass(step),
            // No other step takes yes or no; the answer says what works.
            "s" | "y" | "yes" | "n" | "no" => talk::say(&format!("{}\n", render::HELP))?,
            line => self.answer(step, line)?,
        }
        Ok(Then::On)
    }

    fn pass(&mut self, step: &ClosingStep) {
        self.passed.push(discriminant(step));
    }

    /// Does what the step says; it isn't asked about again.
    fn act(&mut self, step: &ClosingStep) -> Result<Then, Failure> {
        match step {
            ClosingStep::LastDealer(_) | ClosingStep::Drawer(_) => self.pass(step),
            ClosingStep::Count(_) => _ = self.run(&["count"]),
            ClosingStep::ColdHands => talk::say(&format!("{}\n", render::HELP))?,
            ClosingStep::Notes(notes) => {
                notes.iter().for_each(|note| _ = self.run(&["note", "commit", &note.note]));
            }
            ClosingStep::LastWord => {
                let words = self.words();
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                match self.lines.typed(&words, self.context.id.clone()) {
                    Ok(reply) => return Ok(Then::Closed(Box::new(reply))),
                    refused => _ = output::tell(&self.look, refused),
                }
            }
        }
        Ok(Then::On)
    }

    /// Takes what was said at a step: a name, an amount, or any command.
    fn answer(&mut self, step: &ClosingStep, line: &str) -> Result<(), Failure> {
        let words = Words::load(self.context.look()?.reader())?;
        let player = words.people.find(line).map(|person| person.name.to_string());
        match (step, player) {
            (ClosingStep::LastDealer(_), Ok(name)) => {
                self.dealer = Some(name);
                self.pass(step);
            }
            (ClosingStep::ColdHands, Ok(name)) => _ = self.run(&["coldhands", "--win", &name]),
            (ClosingStep::Drawer(_), _) if words.amount(line).is_ok() => {
                if self.run(&["drawer", line]) {
                    self.pass(step);
                }
            }
            _ => self.command(line),
        }
        Ok(())
    }

    fn command(&self, line: &str) {
        let done = words_of(line).and_then(|words| self.lines.run(&words, &self.lines.globals()));
        output::tell(&self.look, done);
    }

    /// Runs a verb and prints how it went; true if it went well.
    fn run(&self, words: &[&str]) -> bool {
        output::tell(&self.look, self.lines.typed(words, None)) == 0
    }
}
