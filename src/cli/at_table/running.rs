//! Runs the lines of the table, as the shell does; what a line asks is kept until it is answered.

use crate::cli::answers::Answers;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, failure_text};
use crate::cli::lines::{Lines, words_of};
use crate::cli::output::Out;
use crate::cli::reply::Reply;
use crate::table::{Said, Wish};
use anstream::adapter::strip_str;
use serde_json::Value;

/// What is heard of a wish.
pub enum Heard {
    /// An answer.
    Said(Said),
    /// A question.
    Asked(Vec<String>),
}

/// What waits for a yes or a no.
enum Waiting {
    /// A line that asked something, with what was answered so far.
    Line { line: String, answers: Answers, question: String },
    /// An undo of this event, which was not done yet.
    Undo(u64),
}

/// Runs lines, one at a time.
#[derive(Default)]
pub struct Runner {
    waiting: Option<Waiting>,
}

impl Runner {
    /// Does what a key asked for.
    pub fn carry_out(&mut self, context: &Context, wish: Wish) -> Heard {
        match (wish, self.waiting.take()) {
            (Wish::Run(line), _) => self.run(context, line, Answers::kept()),
            (Wish::TakeBack, _) => self.take_back(context),
            (Wish::Answered(true), Some(Waiting::Undo(event))) => {
                self.run(context, format!("undo {event}"), Answers::kept())
            }
            (Wish::Answered(answer), Some(Waiting::Line { line, answers, question })) => {
                answers.answer(&question, answer);
                self.run(context, line, answers)
            }
            _ => Heard::Said(Said { refused: true, ..Said::word("nothing was done") }),
        }
    }

    fn run(&mut self, context: &Context, line: String, answers: Answers) -> Heard {
        let (done, printed) = done(context, &line, &answers, false);
        if let (Err(_), Some(question)) = (&done, answers.open_question()) {
            let asked = question.lines().map(str::to_owned).collect();
            self.waiting = Some(Waiting::Line { line, answers, question });
            return Heard::Asked(asked);
        }
        Heard::Said(told(line, done, &printed))
    }

    /// Rehearses an undo, and asks about exactly what it would take back.
    fn take_back(&mut self, context: &Context) -> Heard {
        let (done, printed) = done(context, "undo", &Answers::kept(), true);
        let last = done.as_ref().ok().and_then(|reply| {
            let undone = reply.json.last()?.get("undone")?.as_array()?;
            undone.iter().filter_map(Value::as_u64).max()
        });
        match (last, done) {
            (Some(event), Ok(reply)) => {
                self.waiting = Some(Waiting::Undo(event));
                let rehearsed = reply.text.lines().filter(|line| !line.starts_with('('));
                let sentences = rehearsed.map(|line| line.replacen("took back", "take back", 1));
                Heard::Asked(sentences.collect())
            }
            (_, done) => Heard::Said(told("undo".to_owned(), done, &printed)),
        }
    }
}

/// A line as the shell would run it, and what it printed on the way.
fn done(
    context: &Context,
    line: &str,
    answers: &Answers,
    rehearse: bool,
) -> (Result<Reply, Failure>, String) {
    let lines = Lines::new(context, context.left_open().clone());
    let mut globals = lines.globals();
    globals.answers = answers.clone();
    globals.out = Out::kept();
    globals.dry_run |= rehearse;
    let out = globals.out.clone();
    let done = words_of(line).and_then(|words| lines.run(&words, &globals));
    (done, out.taken())
}

fn told(line: String, done: Result<Reply, Failure>, printed: &str) -> Said {
    let text = |text: &str| -> Vec<String> {
        let plain = strip_str(text.trim_end()).to_string();
        plain.lines().map(str::to_owned).collect()
    };
    let mut said = Said { line, text: text(printed), ..Said::default() };
    match done {
        Ok(reply) => {
            let rule =
                |rule: &Option<String>| rule.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
            let notes = reply.notices.iter().map(|note| format!("note: {}{}", note.text, rule(&note.rule)));
            said.text.extend(notes);
            said.text.extend(reply.aftermath.iter().map(|after| format!("warning: {after}")));
            said.text.extend(text(&reply.text));
            said.text.extend(reply.receipt.iter().flat_map(|receipt| text(receipt)));
        }
        Err(failure) => {
            said.refused = true;
            said.text.extend(text(&format!("error: {}", failure_text(&failure))));
            said.hints = failure.hint.iter().flat_map(|hint| hint.lines()).map(str::to_owned).collect();
        }
    }
    said
}
