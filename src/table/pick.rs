//! A player picked by the cursor, or by two letters of the name.

use crate::table::Press;

/// Which of the names is meant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pick {
    /// The letters typed so far.
    pub typed: String,
    /// Where the cursor stands among all names.
    pub at: usize,
    /// True if it was moved after the last letter.
    pub moved: bool,
}

/// What a key did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picked {
    /// Nobody yet.
    Open,
    /// This one, with the letters of the name that may still be typed.
    Name { name: String, rest: String },
    /// Enter, with no letter typed and the cursor not moved.
    Nobody,
    /// Letters that no name starts with.
    Unknown(String),
}

impl Pick {
    /// The cursor on this chair.
    #[must_use]
    pub const fn from(at: usize) -> Self {
        Self { typed: String::new(), at, moved: false }
    }

    /// Takes a key. `may_skip`: Enter alone means nobody. `waits`: letters only move there, and Enter picks.
    pub fn press(&mut self, press: &Press, names: &[String], (may_skip, waits): (bool, bool)) -> Picked {
        match press {
            Press::Up => self.step(names, false),
            Press::Down => self.step(names, true),
            Press::Wipe => _ = self.typed.pop(),
            Press::WipeAll => self.typed.clear(),
            Press::Enter if may_skip && self.typed.is_empty() && !self.moved => return Picked::Nobody,
            Press::Enter => return self.chosen(names),
            Press::Sign(' ') if !self.typed.is_empty() => return self.chosen(names),
            Press::Sign(sign) if !sign.is_control() => return self.type_one(*sign, names, waits),
            _ => {}
        }
        Picked::Open
    }

    fn chosen(&self, names: &[String]) -> Picked {
        let found = self.found(names);
        let here = (self.at, String::new());
        let meant = if self.typed.is_empty() { Some(&here) } else { self.meant(&found, names) };
        let named = meant.and_then(|(at, rest)| Some((names.get(*at)?, rest)));
        match named {
            Some((name, rest)) => Picked::Name { name: name.clone(), rest: rest.clone() },
            None => Picked::Unknown(self.typed.clone()),
        }
    }

    /// Of several, the one whose name was typed in full, unless the cursor was moved to another.
    fn meant<'f>(&self, found: &'f [(usize, String)], names: &[String]) -> Option<&'f (usize, String)> {
        let typed = self.typed.to_lowercase();
        let is_whole = |at: usize| names.get(at).is_some_and(|name| name.to_lowercase() == typed);
        let whole = found.iter().find(|(at, _)| is_whole(*at) && !self.moved);
        whole.or_else(|| found.iter().find(|(at, _)| *at == self.at)).or(found.first())
    }

    fn type_one(&mut self, sign: char, names: &[String], waits: bool) -> Picked {
        self.typed.push(sign);
        self.moved = false;
        let found = self.found(names);
        match found.as_slice() {
            [] => Picked::Unknown(self.typed.clone()),
            [(at, rest)] => {
                self.at = *at;
                if waits || self.typed.chars().count() < 2 && !rest.is_empty() {
                    return Picked::Open;
                }
                self.chosen(names)
            }
            [(first, _), ..] => {
                if found.iter().all(|(index, _)| *index != self.at) {
                    self.at = *first;
                }
                Picked::Open
            }
        }
    }

    /// The names that start with the letters, or have a word that does, with the rest of that word.
    fn found(&self, names: &[String]) -> Vec<(usize, String)> {
        let typed = self.typed.to_lowercase();
        let rest = |name: &String| {
            let name = name.to_lowercase();
            let whole = name.strip_prefix(&typed).map(str::to_owned);
            whole.or_else(|| name.split(' ').find_map(|word| word.strip_prefix(&typed).map(str::to_owned)))
        };
        names.iter().enumerate().filter_map(|(index, name)| Some((index, rest(name)?))).collect()
    }

    /// True if this name still matches the letters.
    #[must_use]
    pub fn leaves(&self, names: &[String], index: usize) -> bool {
        self.found(names).iter().any(|(found, _)| *found == index)
    }

    /// One name on, among those that still match.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(pick: &mut Pick, names: &[String], keys: &str, how: (bool, bool)) -> Picked {
        let mut picked = Picked::Open;
        for key in keys.chars() {
            let press = if key == '\n' { Press::Enter } else { Press::Sign(key) };
            picked = pick.press(&press, names, how);
        }
        picked
    }

    fn is(picked: Picked, wanted: &str) {
        assert!(matches!(&picked, Picked::Name { name, .. } if name == wanted), "{picked:?}");
    }

    #[test]
    fn a_name_that_was_typed_in_full_is_meant_wherever_the_cursor_stands() {
        let names = ["Bob", "Bobby"].map(str::to_owned);
        is(typed(&mut Pick::from(1), &names, "bob\n", (false, false)), "Bob");
        let mut moved = Pick::from(0);
        assert_eq!(typed(&mut moved, &names, "bob", (false, false)), Picked::Open);
        assert_eq!(moved.press(&Press::Down, &names, (false, false)), Picked::Open);
        is(moved.press(&Press::Enter, &names, (false, false)), "Bobby");
    }

    #[test]
    fn a_name_that_nobody_has_is_not_everybody() {
        let names = ["Ann", "Ned"].map(str::to_owned);
        assert_eq!(
            typed(&mut Pick::from(0), &names, "jon\n", (true, true)),
            Picked::Unknown("jon".to_owned())
        );
        assert_eq!(typed(&mut Pick::from(0), &names, "\n", (true, true)), Picked::Nobody);
    }

    #[test]
    fn where_enter_takes_him_no_letter_does() {
        let names = ["Ann", "Ned"].map(str::to_owned);
        let mut pick = Pick::from(1);
        assert_eq!(typed(&mut pick, &names, "ann", (true, true)), Picked::Open);
        is(typed(&mut pick, &names, "\n", (true, true)), "Ann");
    }
}
