//! Who has each chair in a hand, cards or not: button and blinds come to chairs without cards as well (DAV-25).

use crate::ids::PlayerId;

/// The owners of the places of a hand, at a table of these players. An empty place that nobody is `known` to own is the chair of
/// a player without cards if as many of those sit between his neighbors as there are empty places between theirs.
#[must_use]
pub fn chairs(table: &[PlayerId], known: &[Option<PlayerId>]) -> Vec<Option<PlayerId>> {
    let mut chairs = known.to_vec();
    for (from, right) in known.iter().enumerate().filter_map(|(from, player)| Some((from, (*player)?))) {
        let empty: Vec<usize> = left_of(from, known.len())
            .take_while(|place| known.get(*place).is_some_and(Option::is_none))
            .collect();
        let Some(chair) = table.iter().position(|player| *player == right) else { continue };
        let between = left_of(chair, table.len()).filter_map(|chair| table.get(chair).copied());
        let between: Vec<PlayerId> = between.take_while(|player| !known.contains(&Some(*player))).collect();
        if between.len() != empty.len() {
            continue;
        }
        for (place, player) in empty.into_iter().zip(between) {
            chairs.get_mut(place).into_iter().for_each(|owner| *owner = Some(player));
        }
    }
    chairs
}

/// The other chairs of a table, the next one on the left first.
fn left_of(from: usize, count: usize) -> impl Iterator<Item = usize> {
    (1..count).filter_map(move |steps| from.checked_add(steps)?.checked_rem(count))
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
        chairs(&table, &known).iter().map(|owner| owner.map_or(0, |owner| owner.0.as_u128())).collect()
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
}
