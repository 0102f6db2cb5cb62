//! The numbers of players and chairs in a written file: those of the file the hand came from, if it gives them.

use crate::formats::hands::record::HandRecord;
use crate::money::Money;

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seated {
    /// The places with a player, in the order of their chairs; a player's number is their index here.
    pub order: Vec<usize>,
    chairs: Vec<usize>,
}

impl Seated {
    /// The chairs of a hand.
    #[must_use]
    pub(crate) fn of(record: &HandRecord) -> Self {
        let setup = &record.setup;
        let told = record.notes.iter().find(|(name, _)| name == "seats").map(|(_, seats)| seats.as_str());
        let named = |place: usize| setup.names.get(place).filter(|name| !name.is_empty());
        let listed = Self::listed(record);
        let told = |place: usize| match &listed {
            Some(listed) => listed.get(place).copied().flatten(),
            None => chair(told?, named(place)?),
        };
        let told: Vec<Option<usize>> = (0..setup.places.len()).map(told).collect();
        let dealt = |place: usize| setup.places.get(place).is_some_and(|place| place.dealt);
        let in_hand =
            |(place, chair): (usize, &Option<usize>)| chair.or_else(|| dealt(place).then_some(place + 1));
        let mut chairs: Vec<Option<usize>> = told.iter().enumerate().map(in_hand).collect();
        // Players who weren't in the hand get chairs that nobody in the hand has.
        for place in 0..chairs.len() {
            let free = (place + 1..).find(|chair| !chairs.contains(&Some(*chair)));
            chairs.get_mut(place).filter(|chair| chair.is_none()).into_iter().for_each(|chair| *chair = free);
        }
        let chairs: Vec<usize> = chairs.into_iter().flatten().collect();
        let there = |place: &usize| dealt(*place) || named(*place).is_some();
        let mut order: Vec<usize> = (0..setup.places.len()).filter(there).collect();
        order.sort_by_key(|place| chairs.get(*place).copied());
        Self { order, chairs }
    }

    /// The chairs that PHH's own key `seats` gives each place, `[2, 4, 6]` in the order of the players; `None` if it isn't such
    /// a list, or if the chairs don't go around the table.
    #[must_use]
    pub(crate) fn listed(record: &HandRecord) -> Option<Vec<Option<usize>>> {
        let (_, note) = record.notes.iter().find(|(name, _)| name == "seats")?;
        let list = note.trim().strip_prefix('[')?.strip_suffix(']')?;
        let read: Vec<usize> =
            list.split(',').map(|number| number.trim().parse().ok()).collect::<Option<_>>()?;
        let players = record.seats_in_file();
        let pairs = || read.iter().zip(read.iter().cycle().skip(1));
        let turns = pairs().filter(|(one, next)| one >= next).count();
        if read.len() != players.len() || read.contains(&0) || turns > 1 {
            return None;
        }
        let mut chairs = vec![None; record.setup.places.len()];
        for (place, chair) in players.into_iter().zip(read) {
            *chairs.get_mut(place)? = Some(chair);
        }
        // Players missing from the list have no chair that would fit beside these.
        chairs.iter().all(Option::is_some).then_some(chairs)
    }

    /// Players who sat out with chips and have no name: a file couldn't say who they are.
    #[must_use]
    pub(crate) fn nameless(&self, record: &HandRecord) -> Vec<(usize, Money)> {
        let places = record.setup.places.iter().enumerate();
        let out = places.filter(|(place, _)| !self.order.contains(place));
        out.filter_map(|(place, at)| Some((place, at.stack.filter(|stack| stack.is_positive())?))).collect()
    }

    /// The highest chair.
    #[must_use]
    pub(crate) fn last(&self) -> usize {
        self.chairs.iter().copied().max().unwrap_or_default()
    }

    /// The number of the player at a place.
    #[must_use]
    pub(crate) fn id(&self, place: usize) -> usize {
        self.order.iter().position(|other| *other == place).unwrap_or(place)
    }

    /// The chair of a place.
    #[must_use]
    pub(crate) fn seat(&self, place: usize) -> usize {
        self.chairs.get(place).copied().unwrap_or(place.saturating_add(1))
    }
}

/// The chair of a player in a note like `1=Ann, 4=Bob`; names may hold anything.
fn chair(note: &str, name: &str) -> Option<usize> {
    let ending = format!("={name}");
    note.match_indices(&ending).find_map(|(at, _)| {
        let behind = note.get(at.saturating_add(ending.len())..)?;
        let before = note.get(..at)?;
        let number = before.rsplit(", ").next()?;
        (behind.is_empty() || behind.starts_with(", ")).then(|| number.parse().ok()).flatten()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chairs_are_found_whatever_people_are_called() {
        let note = "1=Ann, 4=Bob, 7=Bob, Jr.";
        assert_eq!(
            (chair(note, "Ann"), chair(note, "Bob"), chair(note, "Bob, Jr.")),
            (Some(1), Some(4), Some(7))
        );
        assert_eq!(chair(note, "Zed"), None);
    }
}
