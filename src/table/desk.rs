//! What the banker is doing at the screen: which key means what now, and what is to be done about it.

use crate::render::said::Said;
use crate::render::seen::Seen;
use crate::table::Press;
use crate::table::field::Field;
use crate::table::filling::{Filled, Filling};
use crate::table::forms::Form;

/// What a key asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Only redraw.
    Nothing,
    /// Quit.
    Leave,
    /// Run this line.
    Run(String),
    /// Say what an undo would undo.
    TakeBack,
    /// The question was answered.
    Answered(bool),
    /// The question was dismissed without an answer.
    Unanswered,
    /// Say this to the hand being entered.
    Say(String),
}

/// What is open on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Nothing: just watching the table.
    Watching,
    /// A form is being filled in.
    Filling(Box<Filling>),
    /// A free line is being typed.
    Typing(Field),
    /// A hand is being entered line by line: what is asked, and what is typed.
    Entering(String, Field),
    /// A yes-or-no question is asked.
    Asking(Vec<String>),
    /// The keys are explained.
    Keys,
}

/// The banker's side of the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk {
    /// What is open.
    pub doing: Doing,
    /// What was said last, until it is dismissed.
    pub said: Option<Said>,
    /// How many lines the last answer, or the help, is scrolled.
    pub scroll: usize,
    /// The chair the cursor is on.
    pub at: usize,
    /// The word of the game typed last.
    game: String,
    /// Lines that were typed, newest last, and which of them is shown again.
    typed: (Vec<String>, Option<usize>),
    /// The form whose line is running, so that a walk goes on after it.
    walk: Option<&'static Form>,
}

/// The line by which a hand is entered.
const ENTERED: &str = "hand new";

impl Default for Desk {
    fn default() -> Self {
        Self {
            doing: Doing::Watching,
            said: None,
            scroll: 0,
            at: 0,
            game: "holdem".to_owned(),
            typed: (Vec::new(), None),
            walk: None,
        }
    }
}

impl Desk {
    /// Takes a key.
    pub fn press(&mut self, press: &Press, seen: &Seen) -> Wish {
        self.at = self.at.min(seen.names().len().saturating_sub(1));
        let press = match press {
            Press::Break if self.doing == Doing::Watching && self.said.is_none() => &Press::End,
            Press::Break => &Press::Away,
            // One key must not lose a half-entered hand.
            Press::End if matches!(self.doing, Doing::Entering(..)) => &Press::Away,
            press => press,
        };
        if *press == Press::End {
            return Wish::Leave;
        }
        if matches!(press, Press::PageUp | Press::PageDown) {
            self.turn(press);
            return Wish::Nothing;
        }
        match std::mem::replace(&mut self.doing, Doing::Watching) {
            Doing::Watching => self.watching(press, seen),
            Doing::Filling(filling) => self.filling(*filling, press, seen),
            Doing::Typing(field) => self.typing(field, press),
            Doing::Entering(question, field) => self.entering(question, field, press),
            Doing::Asking(question) => self.asked(question, press),
            Doing::Keys => self.keys(press),
        }
    }

    /// Takes the answer to a line.
    pub fn hear(&mut self, said: Said, seen: &Seen) {
        self.doing = Doing::Watching;
        let walk = self.walk.take().filter(|_| !said.refused);
        self.said = Some(said);
        self.scroll = 0;
        if let Some(form) = walk {
            self.step(form, seen, true);
        }
    }

    /// Puts a question on the screen.
    pub fn ask(&mut self, question: Vec<String>) {
        self.doing = Doing::Asking(question);
        self.scroll = 0;
    }

    /// Takes what was said about the hand being entered, and the next question.
    pub fn enter(&mut self, heard: Vec<String>, question: String) {
        let is_begun = matches!(&self.said, Some(said) if said.line == ENTERED);
        if !is_begun {
            self.said = Some(Said { line: ENTERED.to_owned(), ..Said::default() });
        }
        if let Some(said) = &mut self.said {
            said.text.extend(heard);
        }
        self.doing = Doing::Entering(question, Field::default());
    }

    /// One line of a hand. Esc wipes the line: only the hand's own `q` gives the hand up.
    fn entering(&mut self, question: String, mut field: Field, press: &Press) -> Wish {
        match press {
            Press::Away => field = Field::default(),
            Press::Enter => {
                let line = field.text().trim().to_owned();
                if let Some(said) = &mut self.said {
                    said.text.push(format!("{question} {line}"));
                }
                self.doing = Doing::Entering(question, Field::default());
                return Wish::Say(line);
            }
            _ => _ = field.press(press),
        }
        self.doing = Doing::Entering(question, field);
        Wish::Nothing
    }

    fn turn(&mut self, press: &Press) {
        let page = 5;
        self.scroll = match press {
            Press::PageUp => self.scroll.saturating_sub(page),
            _ => self.scroll.saturating_add(page).min(self.said.as_ref().map_or(page, Said::last_line)),
        };
    }

    fn watching(&mut self, press: &Press, seen: &Seen) -> Wish {
        match press {
            Press::Up => self.at = self.at.saturating_sub(1),
            Press::Down => self.at = (self.at + 1).min(seen.chairs.len().saturating_sub(1)),
            Press::Away if self.said.is_some() => self.said = None,
            Press::Sign('q') => return Wish::Leave,
            Press::Sign('u') => return Wish::TakeBack,
            Press::Sign('e') => return Wish::Run(ENTERED.to_owned()),
            Press::Sign('/') => self.doing = Doing::Typing(Field::default()),
            Press::Sign('?') => (self.doing, self.scroll) = (Doing::Keys, 0),
            Press::Sign(sign) if sign.is_ascii_digit() => self.take_hint(*sign),
            Press::Sign(sign) => {
                return Form::of_key(*sign).map_or(Wish::Nothing, |form| self.begin(form, seen));
            }
            Press::Paste(_) => self.hear(Said::word("pasting does nothing here; press / first"), seen),
            _ => {}
        }
        Wish::Nothing
    }

    /// Puts a hint of the last answer on the input line.
    fn take_hint(&mut self, number: char) {
        let index = number.to_digit(10).and_then(|number| usize::try_from(number).ok()).unwrap_or(0);
        let hint = self.said.as_ref().and_then(|said| said.hints.get(index.checked_sub(1)?));
        if let Some(hint) = hint {
            self.doing = Doing::Typing(Field::of(hint.clone()));
        }
    }

    fn begin(&mut self, form: &'static Form, seen: &Seen) -> Wish {
        self.said = None;
        if form.gaps.is_empty() {
            // One key must not end a night: the line is only filled in, and Enter runs it.
            self.doing = Doing::Typing(Field::of(Filling::of(form, 0, "").line()));
            return Wish::Nothing;
        }
        if form.walks {
            let first = seen.chairs.iter().position(|chair| !chair.gone && !chair.counted);
            match first.or_else(|| seen.chairs.iter().position(|chair| !chair.gone)) {
                Some(chair) => self.walk_to(form, chair, seen),
                None => self.said = Some(Said::word("nobody has chips to count")),
            }
            return Wish::Nothing;
        }
        self.doing = Doing::Filling(Box::new(Filling::of(form, self.at, &self.game)));
        Wish::Nothing
    }

    fn walk_to(&mut self, form: &'static Form, chair: usize, seen: &Seen) {
        self.at = chair;
        if let Some(at) = seen.chairs.get(chair) {
            self.doing = Doing::Filling(Box::new(Filling::at_chair(form, chair, &at.name)));
        }
    }

    /// The next chair of a walk whose player is still there, or the one before.
    fn step(&mut self, form: &'static Form, seen: &Seen, on: bool) {
        let there: Vec<usize> =
            seen.chairs.iter().enumerate().filter(|(_, chair)| !chair.gone).map(|(index, _)| index).collect();
        let next = match on {
            true => there.iter().find(|index| **index > self.at).copied(),
            false => there.iter().rev().find(|index| **index < self.at).or(there.first()).copied(),
        };
        match next {
            Some(chair) => self.walk_to(form, chair, seen),
            None => self.doing = Doing::Watching,
        }
    }

    fn filling(&mut self, mut filling: Filling, press: &Press, seen: &Seen) -> Wish {
        let form = filling.form;
        match filling.press(press, &seen.names()) {
            Filled::Open => {
                self.at = filling.pick.at;
                self.doing = Doing::Filling(Box::new(filling));
            }
            Filled::Away => {}
            Filled::Skipped => self.step(form, seen, true),
            Filled::Before => self.step(form, seen, false),
            Filled::Line(line) => {
                if let Some(game) = filling.typed_word() {
                    self.game = game.to_owned();
                }
                self.walk = form.walks.then_some(form);
                return Wish::Run(line);
            }
        }
        Wish::Nothing
    }

    fn typing(&mut self, mut field: Field, press: &Press) -> Wish {
        match press {
            Press::Away => return Wish::Nothing,
            Press::Wipe if field.text().is_empty() => return Wish::Nothing,
            Press::Up | Press::Down => field = self.typed_before(field, *press == Press::Up),
            Press::Enter => {
                let line = field.text().trim().to_owned();
                if line.is_empty() {
                    return Wish::Nothing;
                }
                self.typed.0.push(line.clone());
                self.typed.1 = None;
                return match line.as_str() {
                    "q" | "quit" | "exit" | "bye" => Wish::Leave,
                    _ => Wish::Run(line),
                };
            }
            _ => _ = field.press(press),
        }
        self.doing = Doing::Typing(field);
        Wish::Nothing
    }

    /// A line that was typed before, or after, the one that is shown.
    fn typed_before(&mut self, field: Field, before: bool) -> Field {
        let (lines, shown) = &mut self.typed;
        let at = shown.unwrap_or(lines.len());
        let to = if before { at.checked_sub(1) } else { at.checked_add(1) };
        match to {
            Some(to) if to < lines.len() => *shown = Some(to),
            Some(_) => {
                *shown = None;
                return Field::default();
            }
            None => return field,
        }
        shown.and_then(|at| lines.get(at)).map_or(field, |line| Field::of(line.clone()))
    }

    fn asked(&mut self, question: Vec<String>, press: &Press) -> Wish {
        match press {
            Press::Sign('y' | 'Y') => Wish::Answered(true),
            Press::Sign('n' | 'N') => Wish::Answered(false),
            Press::Away => Wish::Unanswered,
            _ => {
                self.doing = Doing::Asking(question);
                Wish::Nothing
            }
        }
    }

    fn keys(&mut self, press: &Press) -> Wish {
        match press {
            Press::Up => self.scroll = self.scroll.saturating_sub(1),
            Press::Down => self.scroll = self.scroll.saturating_add(1),
            _ => return Wish::Nothing,
        }
        self.doing = Doing::Keys;
        Wish::Nothing
    }
}
