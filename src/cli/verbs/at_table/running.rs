//! Runs the lines of the table, as the shell does; what a line asks is kept until it is answered.

use crate::cli::answers::Answers;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit, failure_text};
use crate::cli::full_screen::terminal::is_taken;
use crate::cli::globals::Globals;
use crate::cli::lines::{Lines, words_of};
use crate::cli::output::Out;
use crate::cli::reply::Reply;
use crate::cli::short_words::in_full;
use crate::cli::verbs::hand::new::dialogue::Then;
use crate::cli::verbs::hand::new::draft::Draft;
use crate::cli::verbs::hand::new::{Dialogue, New, recorded, taken_up};
use crate::render::rounds;
use crate::table::{Said, Wish};
use anstream::adapter::strip_str;
use clap::{Args, Command, FromArgMatches};
use serde_json::Value;

/// The line that a hand is entered by.
const NEW: &str = "hand new";

/// What is heard of a wish.
pub enum Heard {
    /// An answer.
    Said(Said),
    /// A question.
    Asked(Vec<String>),
    /// What the table hears of a hand that is being entered, and what is asked next.
    Entering(Vec<String>, String),
}

/// What waits for a yes or a no.
enum Waiting {
    /// A line that asked something, with what was answered so far.
    Line { line: String, answers: Answers, question: String },
    /// An undo of this event, which was not done yet.
    Undo(u64),
    /// A hand of which more is to be said.
    Hand(Box<Entering>),
    /// A hand that was broken off before, when another was asked for.
    Half(Box<(Asked, Draft)>),
}

/// A hand that is being entered, and where it will be recorded.
struct Entering {
    context: Context,
    dialogue: Dialogue,
    /// What is kept of it, should the terminal go away; nothing where there is none.
    draft: Option<Draft>,
    /// What is said before the first question.
    said: Vec<String>,
}

/// A hand that somebody wants to enter.
struct Asked {
    context: Context,
    new: New,
}

impl Asked {
    /// The draft of a hand that was broken off at a terminal.
    fn half(&self) -> Result<Option<Draft>, Failure> {
        if is_taken() { Draft::found(&self.context) } else { Ok(None) }
    }

    /// The hand from its beginning.
    fn begun(self) -> Result<Entering, Failure> {
        let (dialogue, draft) = self.new.begun(&self.context)?;
        let said = lines_of(&dialogue.greeting());
        Ok(Entering { context: self.context, dialogue, draft: is_taken().then_some(draft), said })
    }

    /// The hand as far as its draft tells it.
    fn taken_up(self, draft: Draft) -> Result<Entering, Failure> {
        let (dialogue, said) = taken_up(&self.context, &draft)?;
        let said = said.iter().flat_map(|text| lines_of(text)).collect();
        Ok(Entering { context: self.context, dialogue, draft: Some(draft), said })
    }
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
            (Wish::Run(line), _) => match asked(context, &line) {
                Some(hand) => self.enter(hand.and_then(|hand| Ok((hand.half()?, hand)))),
                None => self.run(context, line, Answers::kept()),
            },
            (Wish::Answered(true), Some(Waiting::Half(half))) => {
                let (asked, draft) = *half;
                self.begin(asked.taken_up(draft))
            }
            (Wish::Answered(false), Some(Waiting::Half(half))) => {
                let (asked, draft) = *half;
                draft.forget();
                self.begin(asked.begun())
            }
            (Wish::Unanswered, Some(Waiting::Half(_))) => Heard::Said(Said::word(rounds::STAYS_KEPT)),
            (Wish::Say(line), Some(Waiting::Hand(hand))) => self.say(*hand, &line),
            (Wish::TakeBack, _) => self.take_back(context),
            (Wish::Answered(true), Some(Waiting::Undo(event))) => {
                self.run(context, format!("undo {event}"), Answers::kept())
            }
            (
                wish @ (Wish::Answered(_) | Wish::Unanswered),
                Some(Waiting::Line { line, answers, question }),
            ) => {
                answers.answer(&question, wish == Wish::Answered(true));
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

    /// Asks about a hand that was broken off, else begins the new one.
    fn enter(&mut self, asked: Result<(Option<Draft>, Asked), Failure>) -> Heard {
        match asked {
            Ok((Some(draft), asked)) => {
                let question = vec![rounds::goes_on(draft.hour())];
                self.waiting = Some(Waiting::Half(Box::new((asked, draft))));
                Heard::Asked(question)
            }
            Ok((None, asked)) => self.begin(asked.begun()),
            Err(failure) => self.begin(Err(failure)),
        }
    }

    fn begin(&mut self, hand: Result<Entering, Failure>) -> Heard {
        match hand {
            Ok(mut hand) => {
                let heard = Heard::Entering(std::mem::take(&mut hand.said), hand.dialogue.question());
                self.waiting = Some(Waiting::Hand(Box::new(hand)));
                heard
            }
            Err(failure) => Heard::Said(told(NEW.to_owned(), Err(failure), "")),
        }
    }

    /// Says a line to the hand; at its end it is recorded. One that cannot be recorded is not lost: it goes on.
    fn say(&mut self, mut hand: Entering, line: &str) -> Heard {
        if let Some(draft) = hand.draft.as_mut().filter(|_| line != "?") {
            draft.keep(line);
        }
        let answer = hand.dialogue.line(line);
        let mut heard: Vec<String> = answer.said.iter().flat_map(|text| lines_of(text)).collect();
        match answer.then {
            Then::Ask => {}
            Then::GiveUp => {
                hand.draft.iter().for_each(Draft::forget);
                return Heard::Said(Said::word(rounds::GIVEN_UP));
            }
            Then::Record => {
                if hand.context.said_at.is_none() {
                    hand.context.go_on();
                }
                match recorded::record(&mut hand.context, &hand.dialogue) {
                    Err(failure) if failure.exit == exit::REFUSED => {
                        heard.extend(lines_of(&rounds::not_recorded(&failure_text(&failure))));
                    }
                    done => {
                        done.is_ok().then(|| hand.draft.iter().for_each(Draft::forget));
                        return Heard::Said(told(NEW.to_owned(), done, ""));
                    }
                }
            }
        }
        let question = hand.dialogue.question();
        self.waiting = Some(Waiting::Hand(Box::new(hand)));
        Heard::Entering(heard, question)
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
                let sentences =
                    rehearsed.map(|line| line.replacen("would undo", "undo", 1).replacen("undid", "undo", 1));
                Heard::Asked(sentences.collect())
            }
            (_, done) => Heard::Said(told("undo".to_owned(), done, &printed)),
        }
    }
}

/// The hand, where the line asks to enter one.
fn asked(context: &Context, line: &str) -> Option<Result<Asked, Failure>> {
    let words = in_full(&words_of(line).ok()?);
    let all: Vec<&str> = words.iter().map(String::as_str).collect();
    let of_hand = all.strip_prefix(&["hand"]).filter(|words| words.first() == Some(&"new"))?;
    let program = New::augment_args(Command::new("hand"));
    // What else stands in the line is for the line as a whole, and that is refused in its own words.
    let new = New::from_arg_matches(&program.try_get_matches_from(of_hand).ok()?).ok()?;
    let globals = globals(context, &Answers::kept());
    Some(Context::new(&globals, &words, context.language).map(|context| Asked { context, new }))
}

fn globals(context: &Context, answers: &Answers) -> Globals {
    let lines = Lines::new(context, context.left_open().clone());
    Globals { answers: answers.clone(), out: Out::kept(), ..lines.globals() }
}

fn lines_of(text: &str) -> Vec<String> {
    strip_str(text.trim_end()).to_string().lines().map(str::to_owned).collect()
}

/// A line as the shell would run it, and what it printed on the way.
fn done(
    context: &Context,
    line: &str,
    answers: &Answers,
    rehearse: bool,
) -> (Result<Reply, Failure>, String) {
    let lines = Lines::new(context, context.left_open().clone());
    let mut globals = globals(context, answers);
    globals.dry_run |= rehearse;
    let out = globals.out.clone();
    let done = words_of(line).and_then(|words| lines.run(&words, &globals));
    (done, out.taken())
}

fn told(line: String, done: Result<Reply, Failure>, printed: &str) -> Said {
    let mut said = Said { line, text: lines_of(printed), ..Said::default() };
    match done {
        Ok(reply) => {
            let notes = reply.notices.iter().map(|note| format!("note: {}", note.with_rule()));
            said.text.extend(notes);
            said.text.extend(reply.aftermath.iter().map(|after| format!("warning: {after}")));
            said.text.extend(lines_of(&reply.text));
            said.text.extend(reply.receipt.iter().flat_map(|receipt| lines_of(receipt)));
        }
        Err(failure) => {
            said.refused = true;
            said.text.extend(lines_of(&format!("error: {}", failure_text(&failure))));
            said.hints = failure.hint.iter().flat_map(|hint| hint.lines()).map(str::to_owned).collect();
        }
    }
    said
}
