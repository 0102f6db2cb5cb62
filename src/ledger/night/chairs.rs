//! Who has each chair in a hand, with or without cards: button and blinds come to chairs without cards as well (DAV-25).

use crate::ids::PlayerId;
use crate::journal::Chairs;
use engine::hand::Seats;

/// The owners of the places of a hand, at a table of these players. An empty place with no `known` owner is the chair of a player
/// without cards if as many of those sit between that player's neighbors as there are empty places between theirs. Everybody else
/// sits beside the places.
#[must_use]
pub fn chairs(table: &[PlayerId], known: &[Option<PlayerId>]) -> Chairs {
    let mut places = known.to_vec();
    for (from, right) in known.iter().enumerate().filter_map(|(from, player)| Some((from, (*player)?))) {
        let empty: Vec<usize> = left_of(from, known.len())
            .take_while(|place| known.get(*place).is_some_and(Option::is_none))
            .collect();
        let between = without_a_place(table, known, right);
        if between.len() != empty.len() {
            continue;
        }
        for (place, player) in empty.into_iter().zip(between) {
            places.get_mut(place).into_iter().for_each(|owner| *owner = Some(player));
        }
    }
    let owners = places.iter().enumerate().filter_map(|(place, owner)| Some((place, (*owner)?)));
    let beside = owners.flat_map(|(place, owner)| {
        let before = place.saturating_add(1);
        without_a_place(table, &places, owner).into_iter().map(move |player| (before, player))
    });
    let beside = beside.collect();
    Chairs { places, beside }
}

/// Who sits on this player's left at the table, up to the next one with a place.
fn without_a_place(table: &[PlayerId], places: &[Option<PlayerId>], right: PlayerId) -> Vec<PlayerId> {
    let Some(chair) = table.iter().position(|player| *player == right) else { return Vec::new() };
    let left = left_of(chair, table.len()).filter_map(|chair| table.get(chair).copied());
    left.take_while(|player| !places.contains(&Some(*player))).collect()
}

impl Chairs {
    /// Everybody, clockwise.
    #[must_use]
    pub fn ring(&self) -> Vec<PlayerId> {
        let mut ring = Vec::new();
        for place in 0..=self.places.len() {
            let beside = self.beside.iter().filter(|(before, _)| *before == place).map(|(_, player)| *player);
            ring.extend(beside.chain(self.places.get(place).copied().flatten()));
        }
        ring
    }

    /// Gives this place to a player who has none, if it's nobody's. Players who sat on that player's left, beside the same place,
    /// sit behind the new one now.
    pub fn give(&mut self, place: usize, owner: PlayerId) {
        if self.places.get(place) != Some(&None) || self.places.contains(&Some(owner)) {
            return;
        }
        self.places.get_mut(place).into_iter().for_each(|chair| *chair = Some(owner));
        let Some(at) = self.beside.iter().position(|(_, player)| *player == owner) else { return };
        let (before, _) = self.beside.remove(at);
        let on_his_left = self.beside.iter_mut().skip(at).filter(|(other, _)| *other == before);
        on_his_left.for_each(|(other, _)| *other = place.saturating_add(1));
    }
}

/// The other chairs of a table, the next one on the left first.
fn left_of(from: usize, count: usize) -> impl Iterator<Item = usize> {
    let all: Seats = (0..count).collect();
    all.left_of(from).filter(move |chair| *chair != from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    const fn player(number: u128) -> PlayerId {
        PlayerId(Uuid::from_u128(number))
    }

    fn found(table: &[u128], known: &[u128]) -> Vec<u128> {
        let table: Vec<PlayerId> = table.iter().copied().map(player).collect();
        let known: Vec<Option<PlayerId>> = known.iter().map(|of| (*of > 0).then(|| player(*of))).collect();
        chairs(&table, &known).places.iter().map(|owner| owner.map_or(0, |owner| owner.0.as_u128())).collect()
    }

    #[test]
    fn an_empty_place_is_the_chair_between_the_same_neighbors() {
        assert_eq!(found(&[1, 2, 3, 4], &[1, 0, 3, 4]), [1, 2, 3, 4]);
        assert_eq!(found(&[1, 2, 3, 4], &[3, 0, 0, 2]), [3, 4, 1, 2]);
    }

    #[test]
    fn nobody_is_guessed_where_the_numbers_differ() {
        assert_eq!(found(&[1, 2, 3, 4], &[1, 0, 4]), [1, 0, 4]);
        assert_eq!(found(&[1, 4], &[1, 0, 4]), [1, 0, 4]);
        assert_eq!(found(&[1, 2, 3, 4], &[1, 0, 3, 0, 0]), [1, 2, 3, 0, 0]);
    }

    #[test]
    fn everybody_else_sits_beside_the_places() {
        let table: Vec<PlayerId> = [1, 2, 3, 4, 5].map(player).to_vec();
        let places = [Some(player(4)), Some(player(1)), Some(player(2))];
        let mut found = chairs(&table, &places);
        assert_eq!(found.beside, [(1, player(5)), (3, player(3))]);
        assert_eq!(found.ring(), [4, 5, 1, 2, 3].map(player));
        found.places.insert(1, None);
        found.beside = vec![(1, player(9)), (1, player(5)), (1, player(8)), (4, player(3))];
        found.give(1, player(5));
        assert_eq!(found.ring(), [4, 9, 5, 8, 1, 2, 3].map(player));
    }
}
