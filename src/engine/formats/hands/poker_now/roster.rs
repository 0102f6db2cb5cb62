//! The players of one hand by the names the log gives them: a name, ` @ `, an id.

use crate::formats::hands::logged::{Seated, Seating, seating};
use crate::formats::hands::poker_now::deed::{Deed, deed};

/// The players in the order of the stacks line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Roster {
    seats: Vec<i64>,
    /// What each player is called: at the beginning, and after an id changed.
    names: Vec<Vec<String>>,
}

impl Roster {
    /// Adds a player; false if the seat or the name is taken.
    pub(crate) fn add(&mut self, seat: i64, name: &str) -> bool {
        let fresh = !self.seats.contains(&seat) && self.find(name).is_none();
        if fresh {
            self.seats.push(seat);
            self.names.push(vec![name.to_owned()]);
        }
        fresh
    }

    /// How many there are.
    #[must_use]
    pub(crate) fn len(&self) -> usize {
        self.seats.len()
    }

    /// The player with that name.
    #[must_use]
    pub(crate) fn find(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|names| names.iter().any(|known| known == name))
    }

    /// Adds a name that the player also has from now on.
    pub(crate) fn rename(&mut self, player: usize, name: String) {
        if let Some(names) = self.names.get_mut(player) {
            names.push(name);
        }
    }

    /// Whose line this is, and what follows the name; one name may begin another, so the longest counts.
    #[must_use]
    pub(crate) fn line<'t>(&self, line: &'t str) -> Option<(usize, &'t str)> {
        let known = self.names.iter().enumerate();
        let all = known.flat_map(|(player, names)| names.iter().map(move |name| (player, name)));
        let begins = all.filter_map(|(player, name)| {
            let behind = line.strip_prefix(name.as_str())?.strip_prefix("\" ")?;
            Some((name.len(), player, behind))
        });
        begins.max_by_key(|(length, ..)| *length).map(|(_, player, behind)| (player, behind))
    }

    /// The names as people read them: without ids, unless two players have the same name.
    #[must_use]
    pub(crate) fn plain_names(&self) -> Vec<String> {
        let whole = |names: &Vec<String>| names.first().cloned().unwrap_or_default();
        let short: Vec<String> =
            self.names.iter().map(|names| split_id(&whole(names)).0.to_owned()).collect();
        let once = |name: &String| short.iter().filter(|other| *other == name).count() == 1;
        let pairs = short.iter().zip(&self.names);
        pairs.map(|(short, names)| if once(short) { short.clone() } else { whole(names) }).collect()
    }

    /// The ids, as they were at the beginning of the hand.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(|names| names.first().map_or("", |name| split_id(name).1))
    }

    /// The nicknames at the beginning of the hand, without the ids.
    pub(crate) fn nicknames(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(|names| names.first().map_or("", |name| split_id(name).0))
    }

    /// The places clockwise from the dealer's left. With a dead button, the first player to post sits left of it.
    #[must_use]
    pub(crate) fn seating(&self, dealer: Option<usize>, poster: Option<usize>) -> Option<Seating> {
        let doubled = |player: usize| self.seats.get(player).map(|seat| seat.saturating_mul(2));
        let dealer = match dealer {
            Some(dealer) => doubled(dealer)?,
            None => doubled(poster?)?.saturating_sub(1),
        };
        let seated = self.seats.iter().enumerate();
        let seated =
            seated.map(|(player, seat)| Seated { seat: seat.saturating_mul(2), player: Some(player) });
        Some(seating(seated.collect(), dealer))
    }
}

/// A line by somebody who isn't in the hand: the name and what they do, if it is something players do.
#[must_use]
pub(crate) fn stranger(line: &str) -> Option<(&str, Deed<'_>)> {
    line.match_indices("\" ").find_map(|(at, quote)| {
        let behind = line.get(at.checked_add(quote.len())?..)?;
        Some((line.get(..at)?, deed(behind)?))
    })
}

/// A name and the id after it; without an id the name is the id.
#[must_use]
pub(crate) fn split_id(name: &str) -> (&str, &str) {
    name.rsplit_once(" @ ").unwrap_or((name, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_name_counts() {
        let mut roster = Roster::default();
        assert!(roster.add(1, "A @ x") && roster.add(2, "A @ x\" folds @ y") && !roster.add(3, "A @ x"));
        assert_eq!(roster.line("A @ x\" folds @ y\" checks"), Some((1, "checks")));
        assert_eq!(roster.line("A @ x\" folds"), Some((0, "folds")));
        assert_eq!(roster.line("B @ x\" folds"), None);
        assert_eq!(roster.plain_names(), ["A", "A @ x\" folds"]);
    }

    #[test]
    fn equal_names_keep_their_ids() {
        let mut roster = Roster::default();
        assert!(roster.add(1, "A @ x") && roster.add(4, "A @ y") && roster.add(6, "spa @ ces @ z"));
        assert_eq!(roster.plain_names(), ["A @ x", "A @ y", "spa @ ces"]);
        assert_eq!(roster.seating(Some(1), None).unwrap().order, [2, 0, 1].map(Some));
        let dead = roster.seating(None, Some(1)).unwrap();
        assert_eq!(dead.order, [Some(1), Some(2), Some(0), None]);
    }

    #[test]
    fn a_stranger_is_named() {
        assert_eq!(stranger("who @ z\" folds"), Some(("who @ z", Deed::Folds)));
        assert_eq!(stranger("who @ z\" sings"), None);
    }
}
