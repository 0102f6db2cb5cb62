//! Lines that a face runs for somebody not at the command line: what they print is kept, and what they ask is answered later.

use crate::cli::answers::Answers;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, failure_text};
use crate::cli::globals::Globals;
use crate::cli::lines::Lines;
use crate::cli::output::Out;
use crate::cli::reply::Reply;
use crate::render::said::Said;
use anstream::adapter::strip_str;
use serde_json::Value;

/// How a line ended, and what it printed on the way.
pub type Ran = (Result<Reply, Failure>, String);

/// The options under which a face runs its lines.
pub fn globals(context: &Context, answers: &Answers) -> Globals {
    let lines = Lines::new(context, context.left_open().clone());
    Globals { answers: answers.clone(), out: Out::kept(), ..lines.globals() }
}

/// Runs words as the shell would.
pub fn run(context: &Context, words: &[String], globals: &Globals) -> Ran {
    let lines = Lines::new(context, context.left_open().clone());
    let done = lines.run(words, globals);
    (done, globals.out.taken())
}

/// The answer to a line, in lines.
pub fn told(line: String, (done, printed): Ran) -> Said {
    let mut said = Said { line, text: lines_of(&printed), ..Said::default() };
    match done {
        Ok(reply) => {
            let notes = reply.notices.iter().map(|note| format!("note: {}", note.with_rule()));
            said.text.extend(notes);
            said.text.extend(reply.aftermath.iter().map(|after| format!("warning: {after}")));
            said.text.extend(lines_of(&reply.text));
            said.text.extend(reply.receipt.iter().flat_map(|receipt| lines_of(receipt)));
            let event = reply.json.last().and_then(|answer| answer.get("event")?.as_u64());
            said.event = event.filter(|_| reply.wrote);
        }
        Err(failure) => {
            said.refused = true;
            said.text.extend(lines_of(&format!("error: {}", failure_text(&failure))));
            said.hints = failure.hint.iter().flat_map(|hint| hint.lines()).map(str::to_owned).collect();
        }
    }
    said
}

/// What an undo would undo: the event that stands for it, and its sentences. Nothing is recorded.
pub fn undoing(context: &Context) -> Result<(u64, Vec<String>), Said> {
    let globals = Globals { dry_run: true, ..globals(context, &Answers::kept()) };
    let (done, printed) = run(context, &["undo".to_owned()], &globals);
    let last = done.as_ref().ok().and_then(|reply| {
        let undone = reply.json.last()?.get("undone")?.as_array()?;
        undone.iter().filter_map(Value::as_u64).max()
    });
    match (last, done) {
        (Some(event), Ok(reply)) => {
            let rehearsed = reply.text.lines().filter(|line| !line.starts_with('('));
            Ok((event, rehearsed.map(|line| line.replacen("would undo", "undo", 1)).collect()))
        }
        (_, done) => Err(told("undo".to_owned(), (done, printed))),
    }
}

/// A text line by line, without the characters that only a terminal obeys.
pub fn lines_of(text: &str) -> Vec<String> {
    strip_str(text.trim_end()).to_string().lines().map(str::to_owned).collect()
}
