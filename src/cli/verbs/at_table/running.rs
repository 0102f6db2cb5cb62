//! Runs the lines of the table as the shell does; a question is kept until it is answered.

use crate::cli::answers::Answers;
use crate::cli::context::Context;
use crate::cli::faced::{globals, lines_of, run, told, undoing};
use crate::cli::failure::{Failure, exit, failure_text};
use crate::cli::full_screen::terminal::is_taken;
use crate::cli::lines::words_of;
use crate::cli::short_words::in_full;
use crate::cli::verbs::hand::new::dialogue::Then;
use crate::cli::verbs::hand::new::draft::Draft;
use crate::cli::verbs::hand::new::{Dialogue, New, recorded, taken_up};
use crate::render::rounds;
use crate::render::said::Said;
use crate::table::Wish;
use clap::{Args, Command, FromArgMatches};

/// The line that starts entering a hand.
const NEW: &str = "hand new";

/// The table's answer to a wish.
pub enum Heard {
    /// An answer.
    Said(Said),
    /// A question.
    Asked(Vec<String>),
    /// What the table hears about the hand being entered, and the next question.
    Entering(Vec<String>, String),
}

/// What waits for a yes or a no.
enum Waiting {
    /// A line that asked something, with the answers so far.
    Line { line: String, answers: Answers, question: String },
    /// An undo of this event, not done yet.
    Undo(u64),
    /// A hand that isn't finished.
    Hand(Box<Entering>),
    /// A half-entered hand found when another one was started.
    Half(Box<(Asked, Draft)>),
}

/// A hand that is being entered, and where it will be recorded.
struct Entering {
    context: Context,
    dialogue: Dialogue,
    /// The draft that is kept in case the terminal goes away; nothing without a terminal.
    draft: Option<Draft>,
    /// What is said before the first question.
    said: Vec<String>,
}

/// A hand somebody wants to enter.
struct Asked {
    context: Context,
    new: New,
}

impl Asked {
    /// The draft of a half-entered hand from a terminal.
    fn half(&self) -> Result<Option<Draft>, Failure> {
        if is_taken() { Draft::found(&self.context) } else { Ok(None) }
    }

    /// The hand from the start.
    fn begun(self) -> Result<Entering, Failure> {
        let (dialogue, draft) = self.new.begun(&self.context)?;
        let said = lines_of(&dialogue.greeting());
        Ok(Entering { context: self.context, dialogue, draft: is_taken().then_some(draft), said })
    }

    /// The hand as far as its draft goes.
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
        let ran = match words_of(&line) {
            Ok(words) => run(context, &words, &globals(context, &answers)),
            Err(failure) => (Err(failure), String::new()),
        };
        if let (Err(_), Some(question)) = (&ran.0, answers.open_question()) {
            let asked = question.lines().map(str::to_owned).collect();
            self.waiting = Some(Waiting::Line { line, answers, question });
            return Heard::Asked(asked);
        }
        Heard::Said(told(line, ran))
    }

    /// Asks about a half-entered hand, else starts the new one.
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
            Err(failure) => Heard::Said(told(NEW.to_owned(), (Err(failure), String::new()))),
        }
    }

    /// Says a line to the hand; at its end it is recorded. A hand that can't be recorded isn't lost: it goes on.
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
                        return Heard::Said(told(NEW.to_owned(), (done, String::new())));
                    }
                }
            }
        }
        let question = hand.dialogue.question();
        self.waiting = Some(Waiting::Hand(Box::new(hand)));
        Heard::Entering(heard, question)
    }

    /// Asks about exactly what an undo would undo.
    fn take_back(&mut self, context: &Context) -> Heard {
        match undoing(context) {
            Ok((event, sentences)) => {
                self.waiting = Some(Waiting::Undo(event));
                Heard::Asked(sentences)
            }
            Err(said) => Heard::Said(said),
        }
    }
}

/// The hand, if the line asks to enter one.
fn asked(context: &Context, line: &str) -> Option<Result<Asked, Failure>> {
    let words = in_full(&words_of(line).ok()?);
    let all: Vec<&str> = words.iter().map(String::as_str).collect();
    let of_hand = all.strip_prefix(&["hand"]).filter(|words| words.first() == Some(&"new"))?;
    let program = New::augment_args(Command::new("hand"));
    // Anything else in the line is for the line as a whole, which is refused in its own words.
    let new = New::from_arg_matches(&program.try_get_matches_from(of_hand).ok()?).ok()?;
    let globals = globals(context, &Answers::kept());
    Some(Context::new(&globals, &words, context.language).map(|context| Asked { context, new }))
}
