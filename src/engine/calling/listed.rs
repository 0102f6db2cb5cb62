//! One name for one game: a call with additions is listed as the table's game it makes, if there is one.

use crate::calling::feature::{FEATURES, Feature, feature};
use crate::games::{Game, GameRow, ROWS, row};

/// The most features looked for in a game's name.
const FEATURES_MAX: usize = 6;

/// The name under which a game's hands are counted: `omaha + eight-or-better` counts as `omaha-hi-lo-8`, and
/// `five-card-draw + declare + high-low` as `five-card-draw-hi-lo + declare`.
#[must_use]
pub fn listed(name: &str) -> String {
    one_game(name).unwrap_or_else(|| name.to_owned())
}

fn one_game(name: &str) -> Option<String> {
    let mut parts = name.split(" + ");
    let base = row(parts.next()?)?;
    let added = parts.map(feature).collect::<Option<Vec<_>>>()?;
    if added.is_empty() {
        return Some(base.name().to_owned());
    }
    // `deuces-draw + high-low` is also `five-card-draw-hi-lo + deuces-wild`.
    let inside = FEATURES.iter().filter(|feature| {
        ROWS.iter().any(|row| row.name() != base.name() && is_alike(&with(row, &[feature]), base))
    });
    let (known, mut left) = made(base, &added, inside)?;
    left.sort_by_key(in_order);
    Some(
        std::iter::once(known.name())
            .chain(left.iter().map(|feature| feature.name))
            .collect::<Vec<_>>()
            .join(" + "),
    )
}

/// The table's game that `base` becomes with these features, and the features still to be added to it: as few as possible.
/// `base` may have some of the features `inside` it already.
pub(super) fn made(
    base: &GameRow,
    added: &[&'static Feature],
    inside: impl Iterator<Item = &'static Feature>,
) -> Option<(&'static GameRow, Vec<&'static Feature>)> {
    let mut whole = row(base.name()).filter(|known| *known == base)?.clone();
    let (mut acting, mut beside) = (Vec::new(), Vec::new());
    for feature in added {
        let before = whole.clone();
        feature.change(&mut whole);
        if whole == before { beside.push(*feature) } else { acting.push(*feature) }
    }
    let most = acting.len();
    acting.extend(inside);
    acting.truncate(FEATURES_MAX);
    // The choice is the same no matter which game the name begins with.
    acting.sort_by_key(in_order);
    acting.dedup();
    let mut some: Vec<Vec<&'static Feature>> = (0..1_u32 << acting.len())
        .map(|choice| {
            let is_in = |place: usize| choice >> place & 1 == 1;
            acting
                .iter()
                .enumerate()
                .filter(|(place, _)| is_in(*place))
                .map(|(_, feature)| *feature)
                .collect()
        })
        .filter(|some: &Vec<_>| some.len() <= most)
        .collect();
    some.sort_by_key(Vec::len);
    let (known, mut left) = some.into_iter().find_map(|some| {
        let makes = |row: &&GameRow| {
            some.iter().all(|feature| feature.misfit(row).is_none()) && is_alike(&with(row, &some), &whole)
        };
        Some((ROWS.iter().find(makes)?, some))
    })?;
    left.extend(beside);
    Some((known, left))
}

/// The place of a feature in the table.
fn in_order(feature: &&'static Feature) -> Option<usize> {
    FEATURES.iter().position(|known| known == *feature)
}

/// A game of the table as it is with these features.
fn with(row: &GameRow, features: &[&'static Feature]) -> GameRow {
    let mut made = row.clone();
    features.iter().for_each(|feature| feature.change(&mut made));
    made
}

/// True if two games differ only in their names.
fn is_alike(one: &GameRow, other: &GameRow) -> bool {
    let (game, title) = (Game { name: other.game.name, ..one.game }, other.title.clone());
    GameRow { game, title, menu: other.menu.clone(), ..one.clone() } == *other
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_added_makes_a_game_of_the_table_or_stays_beside_it() {
        for (said, name) in [
            ("omaha + high-low + eight-or-better", "omaha-hi-lo-8"),
            ("omaha + eight-or-better", "omaha-hi-lo-8"),
            ("seven-card-stud + low-hole-wild + goal-post", "seven-card-stud-low-hole-wild + goal-post"),
            ("five-card-draw + deuces-wild", "deuces-draw"),
            ("five-card-draw + nines-wild", "five-card-draw + nines-wild"),
            ("omaha-hi-lo-8", "omaha-hi-lo-8"),
            ("five-card-draw + high-low + declare", "five-card-draw-hi-lo + declare"),
            ("five-card-draw + declare + high-low", "five-card-draw-hi-lo + declare"),
            ("five-card-draw + high-low + nines-wild", "five-card-draw-hi-lo + nines-wild"),
            (
                "seven-card-stud + low-hole-wild + high-low + goal-post",
                "seven-card-stud-low-hole-wild-hi-lo + goal-post",
            ),
            ("seven-card-stud-hi-lo + low-hole-wild", "seven-card-stud-low-hole-wild-hi-lo"),
            ("deuces-draw + high-low", "deuces-draw + high-low"),
            ("five-card-draw-hi-lo + deuces-wild", "deuces-draw + high-low"),
            ("five-card-draw + deuces-wild + high-low", "deuces-draw + high-low"),
            ("somebodys-game + deuces-wild", "somebodys-game + deuces-wild"),
        ] {
            assert_eq!(listed(said), name, "{said}");
        }
    }
}
