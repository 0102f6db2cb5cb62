//! What carries over from one hand of a log to the next: stacks, whose chips changed in between, and the blinds of the game.

use crate::formats::hands::exact::Scale;
use crate::money::Money;
use std::collections::{BTreeMap, BTreeSet};

/// How lines say that a player's chips change between hands.
const MOVES_CHIPS: [&str; 13] = [
    "joined the game",
    "quits the game",
    "participation with a stack",
    "updated the player",
    "stack change",
    "reseting to",
    "rebought",
    "stand up",
    "sit back",
    "in the tournament with",
    "was moved to table",
    "adding",
    "bounty",
];

/// The state between hands.
#[derive(Clone, Debug, Default)]
pub(crate) struct Session {
    last: BTreeMap<String, Money>,
    moved: BTreeSet<String>,
    /// Players whose chips had changed when the hand being played began.
    explained: BTreeSet<String>,
    /// The small blind, as far as it was announced or posted in full.
    pub small: Money,
    /// The big blind.
    pub big: Money,
}

impl Session {
    /// A line about the table.
    pub(crate) fn table(&mut self, entry: &str, scale: Scale) {
        if let Some((blind, to)) = entry.split_once(" was changed from ").and_then(|(blind, rest)| {
            let to = rest.split_once(" to ")?.1.trim_end_matches('.');
            Some((blind, scale.read(to).ok()?))
        }) {
            match blind {
                "The game's small blind" => self.small = to,
                "The game's big blind" => self.big = to,
                _ => {}
            }
        }
        if let Some((old, new)) = changed_id(entry) {
            if let Some(stack) = self.last.remove(old) {
                self.last.insert(new.to_owned(), stack);
            }
            return;
        }
        if MOVES_CHIPS.iter().any(|words| entry.contains(words)) {
            let named =
                |id: &&String| entry.contains(&format!(" @ {id}\"")) || entry.contains(&format!("\"{id}\""));
            let named: Vec<String> = self.last.keys().filter(named).cloned().collect();
            self.moved.extend(named);
        }
    }

    /// A hand begins: what changes from now on counts for the next.
    pub(crate) fn begin(&mut self) {
        self.explained = std::mem::take(&mut self.moved);
    }

    /// What a player had after their last hand, if this hand's stack differs and nothing in the log says why.
    pub(crate) fn jumped(&self, id: &str, stack: Money) -> Option<Money> {
        self.last.get(id).copied().filter(|last| *last != stack && !self.explained.contains(id))
    }

    /// A hand is over, with these stacks.
    pub(crate) fn after<'n>(&mut self, stacks: impl Iterator<Item = (&'n str, Money)>) {
        for (id, stack) in stacks {
            self.last.insert(id.to_owned(), stack);
        }
    }

    /// A hand whose end nobody knows.
    pub(crate) fn lost(&mut self) {
        self.last.clear();
    }
}

/// The old and the new id of a player who logged in.
#[must_use]
pub(crate) fn changed_id(entry: &str) -> Option<(&str, &str)> {
    let (_, rest) = entry.split_once("\" changed the ID from ")?;
    let (old, rest) = rest.split_once(" to ")?;
    let (new, _) = rest.split_once(" because")?;
    Some((old, new))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::Currency;

    #[test]
    fn a_stack_goes_on_unless_the_log_says_otherwise() {
        let scale = Scale::of(Currency::POINTS);
        let (old, new) = (Money::from_minor(100), Money::from_minor(150));
        let mut session = Session::default();
        session.after([("a", old), ("b", old)].into_iter());
        assert_eq!((session.jumped("a", new), session.jumped("a", old)), (Some(old), None));
        session.table("The admin updated the player \"A @ a\" stack from 100 to 150.", scale);
        session.table("The player \"B @ b\" changed the ID from b to c because authenticated login.", scale);
        session.table("The game's big blind was changed from 10 to 20.", scale);
        assert_eq!(session.jumped("a", new), Some(old));
        session.begin();
        assert_eq!((session.jumped("a", new), session.jumped("c", new)), (None, Some(old)));
        assert_eq!((session.jumped("b", new), session.big), (None, Money::from_minor(20)));
    }
}
