//! A command line whose gaps are being filled.

use crate::render::shell::word;
use crate::table::Press;
use crate::table::field::Field;
use crate::table::forms::{Form, Gap, Part};
use crate::table::pick::{Pick, Picked};

/// The line so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filling {
    /// The form being filled in.
    pub form: &'static Form,
    /// The values of the gaps already filled.
    values: Vec<Value>,
    /// Which player is meant, if the gap takes one.
    pub pick: Pick,
    /// What is typed in any other gap.
    pub field: Field,
    /// Who was named so far, if the gap takes several.
    pub named: Vec<String>,
    /// Letters of a name that may still be typed.
    rest: String,
    /// A remark on the last key.
    pub remark: Option<String>,
}

/// The value of a gap: words of the line.
type Value = Vec<String>;

/// What a key did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Filled {
    /// More is asked.
    Open,
    /// Back from the first gap: close the form.
    Away,
    /// Skip this chair.
    Skipped,
    /// Back to the chair before.
    Before,
    /// The line is complete.
    Line(String),
}

impl Filling {
    /// The line of a form; the cursor is on this chair, and `last` is the word typed last time.
    #[must_use]
    pub fn of(form: &'static Form, at: usize, last: &str) -> Self {
        let field = match form.gaps.first() {
            Some(Gap::Word(_)) if form.gaps.len() > 1 => Field::of(last),
            _ => Field::default(),
        };
        Self {
            form,
            values: Vec::new(),
            pick: Pick::from(at),
            field,
            named: Vec::new(),
            rest: String::new(),
            remark: None,
        }
    }

    /// A walk from chair to chair, at this one.
    #[must_use]
    pub fn at_chair(form: &'static Form, at: usize, name: &str) -> Self {
        Self { values: vec![vec![word(name)]], ..Self::of(form, at, "") }
    }

    /// The gap being asked for; none if the line is complete.
    #[must_use]
    pub fn gap(&self) -> Option<Gap> {
        self.form.gaps.get(self.values.len()).copied()
    }

    /// The line so far, without the open gaps.
    #[must_use]
    pub fn line(&self) -> String {
        let part = |part: &Part| match part {
            Part::Words(words) => (*words).to_owned(),
            Part::Of(gap) => self.values.get(*gap).map(|value| value.join(" ")).unwrap_or_default(),
        };
        let parts: Vec<String> = self.form.line.iter().map(part).filter(|part| !part.is_empty()).collect();
        parts.join(" ")
    }

    /// The word of a game that was typed, for next time.
    #[must_use]
    pub fn typed_word(&self) -> Option<&str> {
        let first = self.form.gaps.first().filter(|_| self.form.gaps.len() > 1);
        first.filter(|gap| matches!(gap, Gap::Word(_)))?;
        self.values.first()?.first().map(String::as_str)
    }

    /// True if Enter means the player at the cursor, rather than "nobody else".
    #[must_use]
    pub fn points(&self) -> bool {
        let skips = matches!(self.gap(), Some(Gap::Anybody(_) | Gap::Players(_)));
        !skips || self.pick.moved || !self.pick.typed.is_empty()
    }

    /// Takes a key.
    pub fn press(&mut self, press: &Press, names: &[String]) -> Filled {
        self.remark = None;
        let Some(gap) = self.gap() else { return Filled::Line(self.line()) };
        if *press == Press::Away {
            return Filled::Away;
        }
        let is_empty =
            if gap.is_player() { self.pick.typed.is_empty() } else { self.field.text().is_empty() };
        if *press == Press::Wipe && is_empty {
            return self.back();
        }
        if *press == Press::Sign(' ') && is_empty {
            return Filled::Open;
        }
        match gap {
            Gap::Player(_) | Gap::Anybody(_) | Gap::Players(_) => self.press_player(gap, press, names),
            Gap::Way(_, ways) => self.press_way(press, ways),
            _ => self.press_words(gap, press),
        }
    }

    fn press_player(&mut self, gap: Gap, press: &Press, names: &[String]) -> Filled {
        let may_skip = !matches!(gap, Gap::Player(_));
        let several = matches!(gap, Gap::Players(_));
        if let Press::Sign(sign) = press
            && several
            && self.pick.typed.is_empty()
            && self.swallows(*sign)
        {
            return Filled::Open;
        }
        // A name that completes the line waits for Enter: the rest of its letters must not act as keys.
        let waits = !several && self.values.len().saturating_add(1) == self.form.gaps.len();
        match self.pick.press(press, names, (may_skip, waits)) {
            Picked::Open => Filled::Open,
            Picked::Unknown(typed) => {
                self.remark = Some(format!("nobody's name starts with `{typed}`: Backspace"));
                Filled::Open
            }
            Picked::Nobody => {
                let named = std::mem::take(&mut self.named);
                self.filled(named.iter().map(|name| word(name)).collect())
            }
            Picked::Name { name, rest } => {
                self.rest = rest;
                self.pick = Pick::from(self.pick.at);
                if matches!(gap, Gap::Players(_)) {
                    self.turn(name);
                    return Filled::Open;
                }
                self.filled(vec![word(&name)])
            }
        }
    }

    /// Adds a name; naming a player twice removes them.
    fn turn(&mut self, name: String) {
        match self.named.iter().position(|known| *known == name) {
            Some(at) => _ = self.named.remove(at),
            None => self.named.push(name),
        }
    }

    fn press_way(&mut self, press: &Press, ways: &[(char, &str)]) -> Filled {
        match press {
            Press::Enter => self.filled(Vec::new()),
            Press::Sign(sign) => match ways.iter().find(|(letter, _)| letter == sign) {
                Some((_, words)) => self.filled(vec![(*words).to_owned()]),
                None => Filled::Open,
            },
            _ => Filled::Open,
        }
    }

    fn press_words(&mut self, gap: Gap, press: &Press) -> Filled {
        let typed = self.field.text().trim().to_owned();
        match press {
            Press::Enter if typed.is_empty() && self.form.walks => Filled::Skipped,
            Press::Sign('-') if typed.is_empty() && self.form.walks => Filled::Before,
            Press::Up if self.form.walks => Filled::Before,
            Press::Down if self.form.walks => Filled::Skipped,
            Press::Enter if typed.is_empty() && matches!(gap, Gap::Perhaps(..)) => self.filled(Vec::new()),
            Press::Enter if typed.is_empty() => Filled::Open,
            Press::Enter => self.filled(values(gap, &typed)),
            Press::Sign(sign) if typed.is_empty() && self.swallows(*sign) => Filled::Open,
            _ => {
                self.rest.clear();
                self.field.press(press);
                Filled::Open
            }
        }
    }

    /// True for the remaining letters of a name that two letters already found, and for the space after it.
    fn swallows(&mut self, sign: char) -> bool {
        let mut rest = self.rest.chars();
        let next = rest.next();
        let swallowed = sign == ' ' || next.is_some_and(|next| sign.to_lowercase().eq(next.to_lowercase()));
        if swallowed && sign != ' ' {
            self.rest = rest.collect();
        }
        swallowed
    }

    fn filled(&mut self, value: Value) -> Filled {
        self.values.push(value);
        self.field = Field::default();
        match self.gap() {
            Some(_) => Filled::Open,
            None => Filled::Line(self.line()),
        }
    }

    fn back(&mut self) -> Filled {
        if self.named.pop().is_some() {
            return Filled::Open;
        }
        match self.values.pop() {
            Some(_) => {
                self.rest.clear();
                self.field = Field::default();
                Filled::Open
            }
            None => Filled::Away,
        }
    }
}

/// What was typed as words of the line: chips by color are several.
fn values(gap: Gap, typed: &str) -> Value {
    match gap {
        Gap::Perhaps(_, option) if !option.is_empty() => vec![option.to_owned(), word(typed)],
        Gap::Word(_) => vec![word(typed)],
        _ => typed.split_whitespace().map(word).collect(),
    }
}
