//! The command line: words into requests, answers into lines, failures into exit codes.

mod args;

mod globals;

mod clock;
mod environment;
mod random;

mod failure;
mod output;
mod paying;
mod pays_by_book;
mod receipts;
mod reply;
mod taped;
mod usage;
mod way_back;

mod answers;
mod batch;
mod context;
mod days;
mod question;
mod questions;
mod talk;
mod typed_cards;
mod typed_line;
mod typing;

mod chosen_house;
mod explained;
mod whole_names;
mod words;

mod full_screen;
mod progress;
mod signals;
mod tick;

mod naming;

mod linking;

mod open_book;

mod free_text;

mod from_tape;

mod event_number;

mod into_file;

mod told;

mod bundle_file;
mod candidates;
mod hand_time;
mod key_file;
mod plain_file;

#[cfg(any(feature = "table", feature = "web"))]
mod faced;
mod for_book;
mod help;
mod language;
mod lines;
mod offered;
mod request_body;
mod shell;
mod short_words;
mod verbs;

pub mod in_process;

use crate::answer::recorded::Help;
use crate::cli::args::Arguments;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::for_book::for_book;
use crate::cli::globals::Globals;
use crate::cli::language::Language;
use crate::cli::offered::Typed;
use crate::cli::reply::Reply;
use clap::CommandFactory;
use ledger::bank::roster;
use ledger::shown::shown;
use std::ffi::OsString;
use std::process::ExitCode;

/// Runs the program on the process's own arguments and streams.
#[must_use]
pub fn main() -> ExitCode {
    signals::outlive_file_limits();
    match verbs::completions::answered(&std::env::args_os().collect::<Vec<_>>(), Arguments::command) {
        Ok(false) => {}
        Ok(true) => return ExitCode::SUCCESS,
        Err(failure) => return ExitCode::from(output::tell_failure(&output::Look::PLAIN, &failure)),
    }
    let typed: Vec<OsString> = std::env::args_os().skip(1).collect();
    let words: Result<Vec<String>, OsString> = typed.iter().cloned().map(OsString::into_string).collect();
    let words = match words {
        Ok(words) => words,
        Err(word) => {
            let json = typed.iter().any(|word| word == "--json");
            let message = format!("`{}` isn't UTF-8 text", shown(word.as_ref()));
            let look = output::Look { json, ..output::Look::PLAIN };
            return ExitCode::from(output::tell_failure(&look, &Failure::usage(message)));
        }
    };
    let (words, old) = (short_words::in_full(&words), words);
    let words = whole_names::joined(words.clone(), || args::book_of(&words));
    let code = match Arguments::read(&words) {
        Ok(arguments) => {
            let look = arguments.globals.last_look();
            let done = perform(arguments, &words).map(|reply| reply.of_old_word(&old, &words));
            output::tell(&look, done)
        }
        Err(error) => usage::tell(&error, &words),
    };
    ExitCode::from(code)
}

fn perform(arguments: Arguments, words: &[String]) -> Result<Reply, Failure> {
    let Arguments { globals, mut verb } = arguments;
    loop {
        match attempt(&globals, verb, words) {
            Err(asked) if globals.can_ask() && globals.answers.means(&asked) => {
                verb = Arguments::read(words).ok().and_then(|read| read.verb);
            }
            Err(asked) if asked.question().is_some() => {
                let (book, line) = args::book_apart(words);
                return Err(for_book(asked.or_really(&line), &book));
            }
            done => {
                let people = || {
                    let context = Context::new(&globals, words, LANGUAGE).ok()?;
                    roster(context.look().ok()?.reader()).ok()
                };
                let (book, line) = args::book_apart(words);
                let offered = |failure| {
                    let failure = match Context::new(&globals, words, LANGUAGE) {
                        Ok(context) => way_back::offered(failure, &context, &line),
                        Err(_) => failure,
                    };
                    offered::offered(failure, &Typed::new(&line, &people))
                };
                return done.map_err(|failure| for_book(offered(failure), &book));
            }
        }
    }
}

/// The words of the program.
const LANGUAGE: Language = Language { interpret, program: Arguments::command };

/// Carries out a line of words, or says why not.
fn attempt(globals: &Globals, verb: Option<verbs::Verb>, words: &[String]) -> Result<Reply, Failure> {
    let mut context = Context::new(globals, words, LANGUAGE)?;
    let script = verb.as_ref().is_some_and(verbs::Verb::is_script);
    let _shown =
        verb.as_ref().filter(|_| !globals.quiet).and_then(verbs::Verb::takes_long).map(progress::begin);
    let mut reply = match context.replayed() {
        Some(reply) if !script => reply,
        _ => verbs::run(verb, &mut context)?,
    };
    if context.has_looked()
        && !reply.wrote
        && let Some(remark) = taped::remark(&context.book, context.left_open())
    {
        reply.remark(remark);
    }
    Ok(reply)
}

/// Runs one line of a script under the script's options; its own `--at`, `--id` and `--dry-run` come first.
fn interpret(words: &[String], script: &Globals) -> Result<Reply, Failure> {
    let of_script = || context::book_path(script.book.as_deref()).ok();
    let (words, old) = (&whole_names::joined(short_words::in_full(words), of_script), words);
    let Arguments { globals: own, verb } = match Arguments::read(words) {
        Ok(arguments) => arguments,
        Err(error) if !error.use_stderr() => {
            let help = error.render().to_string();
            return Ok(Reply::look(help.clone(), Help { help }));
        }
        Err(error) => return Err(usage::usage(&error, words)),
    };
    if verb.as_ref().is_some_and(verbs::Verb::is_script) {
        return Err(Failure::usage("you can't run a script from the shell or from another script"));
    }
    if matches!(verb, Some(verbs::Verb::Table(_))) {
        let message = "`table` fills the whole screen, so you can't start it from a script, the shell or `table` itself";
        return Err(Failure::usage(message));
    }
    if own.book.is_some() {
        return Err(
            Failure::usage("a script has one book, so its lines can't name another").hint("run --help")
        );
    }
    let globals = Globals {
        at: own.at.or_else(|| script.at.clone()),
        id: own.id.or_else(|| script.id.clone()),
        dry_run: script.dry_run || own.dry_run,
        yes: script.yes || own.yes,
        really: script.really || own.really,
        receipt: own.receipt.or(script.receipt),
        ..script.clone()
    };
    perform(Arguments { globals, verb }, words).map(|reply| reply.of_old_word(old, words))
}

/// The reference of the command line: the help of every verb, as `docs/CLI.md` prints it.
#[must_use]
pub fn reference() -> String {
    args::reference()
}
