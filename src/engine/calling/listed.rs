//! One name for one game: what was called with additions is the game of the table that it makes, where there is one.

use crate::calling::feature::{Feature, feature};
use crate::games::{Game, GameRow, ROWS, row};

/// The name hands of a game are counted under, of the name they are listed under: `omaha + eight-or-better` is `omaha-hi-lo-8`.
#[must_use]
pub fn listed(name: &str) -> String {
    one_game(name).unwrap_or_else(|| name.to_owned())
}

fn one_game(name: &str) -> Option<String> {
    let mut parts = name.split(" + ");
    let base = row(parts.next()?)?;
    let added = parts.map(feature).collect::<Option<Vec<_>>>()?;
    let (known, left) = made(base, &added)?;
    Some(
        std::iter::once(known.name())
            .chain(left.iter().map(|feature| feature.name))
            .collect::<Vec<_>>()
            .join(" + "),
    )
}

/// The game of the table that a game of the table becomes with these features, if it becomes one, and those of them that change
/// nothing in its row.
pub(super) fn made(
    base: &GameRow,
    added: &[&'static Feature],
) -> Option<(&'static GameRow, Vec<&'static Feature>)> {
    let mut made = row(base.name()).filter(|known| *known == base)?.clone();
    let mut left = Vec::new();
    for feature in added {
        let before = made.clone();
        feature.change(&mut made);
        if made == before {
            left.push(*feature);
        }
    }
    let is_it = |known: &&GameRow| {
        let (game, title) = (Game { name: known.game.name, ..made.game }, known.title.clone());
        GameRow { game, title, menu: known.menu.clone(), ..made.clone() } == **known
    };
    Some((ROWS.iter().find(is_it)?, left))
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
            ("somebodys-game + deuces-wild", "somebodys-game + deuces-wild"),
        ] {
            assert_eq!(listed(said), name, "{said}");
        }
    }
}
