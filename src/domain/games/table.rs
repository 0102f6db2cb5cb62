//! The games table itself. A game is a row here, never a branch elsewhere.

use crate::domain::games::game::{Family, Game, Uses};

const fn game(name: &'static str, family: Family, cards: usize, board: usize, uses: Uses) -> Game {
    Game { name, family, cards, board, uses }
}

/// Every game, family by family.
pub const GAMES: &[Game] = &[
    game("holdem", Family::Shared, 2, 5, Uses::Any),
    game("omaha", Family::Shared, 4, 5, Uses::Two),
    game("five-card-omaha", Family::Shared, 5, 5, Uses::Two),
    game("six-card-omaha", Family::Shared, 6, 5, Uses::Two),
    game("five-card-stud", Family::Stud, 5, 0, Uses::Any),
    game("seven-card-stud", Family::Stud, 7, 0, Uses::Any),
    game("five-card-draw", Family::Draw, 5, 0, Uses::Any),
    game("straight-poker", Family::Straight, 5, 0, Uses::Any),
    game("cold-hands", Family::Straight, 5, 0, Uses::Any),
];

/// The game with that name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Game> {
    GAMES.iter().find(|game| game.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_game_is_found_by_its_own_name() {
        let names: HashSet<&str> = GAMES.iter().map(|game| game.name).collect();
        assert_eq!(names.len(), GAMES.len());
        for game in GAMES {
            assert_eq!(find(game.name), Some(game));
            let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
            assert!(game.name.chars().all(plain), "{}", game.name);
        }
        assert_eq!(find("canasta"), None);
    }

    #[test]
    fn every_game_gives_five_cards_to_choose_from() {
        for game in GAMES {
            let usable = match game.uses {
                Uses::Any => game.cards.saturating_add(game.board),
                Uses::Two => game.board.saturating_add(2),
            };
            assert!(usable >= 5, "{}", game.name);
        }
    }
}
