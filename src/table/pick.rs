//! A player picked by the cursor, or by two letters of his name.

use crate::table::Press;

/// Which of the names is meant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pick {
    /// The letters typed so far.
    pub typed: String,
    /// Where the cursor stands among all names.
    pub at: usize,
    /// True once it was moved there, or led there by letters.
    pub moved: bool,
}

/// What a key did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picked {
    /// Nobody yet.
    Open,
    /// This one; the letters of his name that may still be on their way.
    Name { name: String, rest: String },
    /// Enter, and no letter was typed and the cursor not moved.
    Nobody,
    /// Letters that no name has.
    Unknown(String),
}

impl Pick {
    /// The cursor on this chair.
    #[must_use]
    pub const fn from(at: usize) -> Self {
        Self { typed: String::new(), at, moved: false }
    }

    /// Takes a key. `may_skip`: Enter alone means nobody.
    pub fn press(&mut self, press: &Press, names: &[String], may_skip: bool) -> Picked {
        match press {
            Press::Up => self.step(names, false),
            Press::Down => self.step(names, true),
            Press::Wipe => _ = self.typed.pop(),
            Press::WipeAll => self.typed.clear(),
            Press::Enter if may_skip && self.typed.is_empty() && !self.moved => return Picked::Nobody,
            Press::Enter => return self.chosen(names),
            Press::Sign(' ') if !self.typed.is_empty() => return self.chosen(names),
            Press::Sign(sign) if !sign.is_control() => return self.type_one(*sign, names),
            _ => {}
        }
        Picked::Open
    }

    fn chosen(&self, names: &[String]) -> Picked {
        let found = self.found(names);
        let name = found.iter().find(|(index, _)| *index == self.at).or(found.first());
        match name {
            Some((_, rest)) if !self.typed.is_empty() => self.picked(&found, names, rest),
            _ => match names.get(self.at) {
                Some(name) if self.typed.is_empty() => {
                    Picked::Name { name: name.clone(), rest: String::new() }
                }
                _ => Picked::Unknown(self.typed.clone()),
            },
        }
    }

    fn picked(&self, found: &[(usize, String)], names: &[String], rest: &str) -> Picked {
        let at = found
            .iter()
            .find(|(index, _)| *index == self.at)
            .or(found.first())
            .map_or(0, |(index, _)| *index);
        let name = names.get(at).cloned().unwrap_or_default();
        Picked::Name { name, rest: rest.to_owned() }
    }

    fn type_one(&mut self, sign: char, names: &[String]) -> Picked {
        self.typed.push(sign);
        let found = self.found(names);
        match found.as_slice() {
            [] => {
                let typed = std::mem::take(&mut self.typed);
                Picked::Unknown(typed)
            }
            [(at, rest)] => {
                self.at = *at;
                if self.typed.chars().count() < 2 && !rest.is_empty() {
                    return Picked::Open;
                }
                self.picked(&found, names, rest)
            }
            [(first, _), ..] => {
                if found.iter().all(|(index, _)| *index != self.at) {
                    self.at = *first;
                }
                Picked::Open
            }
        }
    }

    /// The names that the letters begin, or one of whose words they begin, with what is left of that word.
    fn found(&self, names: &[String]) -> Vec<(usize, String)> {
        let typed = self.typed.to_lowercase();
        let rest = |name: &String| {
            let name = name.to_lowercase();
            let whole = name.strip_prefix(&typed).map(str::to_owned);
            whole.or_else(|| name.split(' ').find_map(|word| word.strip_prefix(&typed).map(str::to_owned)))
        };
        names.iter().enumerate().filter_map(|(index, name)| Some((index, rest(name)?))).collect()
    }

    /// True if the letters leave this name possible.
    #[must_use]
    pub fn leaves(&self, names: &[String], index: usize) -> bool {
        self.found(names).iter().any(|(found, _)| *found == index)
    }

    /// One name on, among those that the letters leave.
    fn step(&mut self, names: &[String], down: bool) {
        self.moved = true;
        let found: Vec<usize> = self.found(names).into_iter().map(|(index, _)| index).collect();
        let next = match down {
            true => found.iter().find(|index| **index > self.at).or(found.first()),
            false => found.iter().rev().find(|index| **index < self.at).or(found.last()),
        };
        self.at = next.copied().unwrap_or(self.at);
    }
}
