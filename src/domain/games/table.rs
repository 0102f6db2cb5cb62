//! The games table itself. A game is a row here, never a branch elsewhere.

use crate::domain::cards::{Card, CardSet, Rank, Suit};
use crate::domain::games::game::{Family, Game, Highs, Lows};
use crate::domain::rank::{Joker, LowAce, Lowest, Uses, Wilds};

const TAME: Wilds =
    Wilds { ranks: 0, cards: CardSet::EMPTY, joker: Joker::Absent, lowest: None, ace: LowAce::HighOnly };

const LOW_HOLE: Wilds = Wilds { lowest: Some(Lowest::Hole), ..TAME };

/// Aces, deuces and the jacks seen from the side (CAU-064).
const ACEY_DEUCEY: Wilds = Wilds {
    ranks: Rank::Ace.bit() | Rank::Two.bit(),
    cards: CardSet::of(&[Card::new(Rank::Jack, Suit::Spades), Card::new(Rank::Jack, Suit::Hearts)]),
    ..TAME
};

/// Kings, and the lowest rank of each hand (CAU-066).
const KINGS_AND_LOW: Wilds = Wilds { ranks: Rank::King.bit(), lowest: Some(Lowest::Hand), ..TAME };

const THREES: Wilds = Wilds { ranks: Rank::Three.bit(), ..TAME };

const fn game(name: &'static str, family: Family, cards: usize, board: usize) -> Game {
    let (highs, lows) = (Highs::Five, Lows::Not);
    Game { name, family, cards, board, uses: Uses::Any, highs, lows, spade: false, wilds: TAME }
}

const fn shared(name: &'static str, cards: usize) -> Game {
    game(name, Family::Shared, cards, 5)
}

const fn omaha(name: &'static str, cards: usize, lows: Lows) -> Game {
    Game { uses: Uses::Two, lows, ..shared(name, cards) }
}

const fn stud(name: &'static str, cards: usize, lows: Lows) -> Game {
    Game { lows, ..game(name, Family::Stud, cards, 0) }
}

const fn draw(name: &'static str, lows: Lows, wilds: Wilds) -> Game {
    Game { lows, wilds, ..game(name, Family::Draw, 5, 0) }
}

const fn low_only(game: Game) -> Game {
    Game { highs: Highs::Not, ..game }
}

/// Every game, family by family.
pub const GAMES: &[Game] = &[
    shared("holdem", 2),
    Game { highs: Highs::Short, ..shared("short-deck-holdem", 2) },
    Game { lows: Lows::EightOrBetter, ..shared("holdem-hi-lo-8", 2) },
    omaha("omaha", 4, Lows::Not),
    omaha("omaha-hi-lo-8", 4, Lows::EightOrBetter),
    omaha("omaha-hi-lo", 4, Lows::House),
    omaha("five-card-omaha", 5, Lows::Not),
    omaha("five-card-omaha-hi-lo-8", 5, Lows::EightOrBetter),
    omaha("six-card-omaha", 6, Lows::Not),
    omaha("six-card-omaha-hi-lo-8", 6, Lows::EightOrBetter),
    stud("five-card-stud", 5, Lows::Not),
    stud("five-card-stud-hi-lo", 5, Lows::House),
    stud("five-card-stud-hi-lo-8", 5, Lows::EightOrBetter),
    stud("seven-card-stud", 7, Lows::Not),
    stud("seven-card-stud-hi-lo", 7, Lows::House),
    stud("seven-card-stud-hi-lo-8", 7, Lows::EightOrBetter),
    Game { wilds: LOW_HOLE, ..stud("seven-card-stud-low-hole-wild", 7, Lows::Not) },
    Game { wilds: LOW_HOLE, ..stud("seven-card-stud-low-hole-wild-hi-lo", 7, Lows::House) },
    Game { spade: true, ..stud("high-spade-in-the-hole", 7, Lows::Not) },
    low_only(stud("razz", 7, Lows::AceToFive)),
    draw("five-card-draw", Lows::Not, TAME),
    draw("five-card-draw-hi-lo", Lows::House, TAME),
    draw("acey-deucey-one-eyed-jack", Lows::Not, ACEY_DEUCEY),
    draw("kings-and-low-man", Lows::Not, KINGS_AND_LOW),
    low_only(draw("ace-to-five-draw", Lows::AceToFive, TAME)),
    low_only(draw("deuce-to-seven-draw", Lows::DeuceToSeven, TAME)),
    low_only(Game { lows: Lows::Badugi, ..game("badugi", Family::Draw, 4, 0) }),
    game("straight-poker", Family::Straight, 5, 0),
    game("cold-hands", Family::Straight, 5, 0),
    Game { highs: Highs::Three, ..game("three-card-poker", Family::Straight, 3, 0) },
    Game { highs: Highs::Three, wilds: THREES, ..game("three-card-threes-wild", Family::Straight, 3, 0) },
];

/// The game with that name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Game> {
    static ROWS: &[Game] = GAMES;
    ROWS.iter().find(|game| game.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::games::game::Second;
    use std::collections::HashSet;

    #[test]
    fn every_game_is_found_by_its_own_name() {
        let names: HashSet<&str> = GAMES.iter().map(|game| game.name).collect();
        assert_eq!(names.len(), GAMES.len());
        for game in GAMES {
            assert_eq!(find(game.name), Some(game));
            let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-' || letter == '8';
            assert!(game.name.chars().all(plain), "{}", game.name);
        }
        assert_eq!(find("canasta"), None);
    }

    #[test]
    fn every_game_gives_enough_cards_to_choose_from() {
        for game in GAMES {
            let usable = match game.uses {
                Uses::Any => game.cards.saturating_add(game.board),
                Uses::Two => game.board.min(3).saturating_add(2),
            };
            let needed = match (game.highs, game.lows) {
                (Highs::Three, _) => 3,
                (_, Lows::Badugi) => 4,
                _ => 5,
            };
            assert!(usable >= needed, "{}", game.name);
        }
    }

    #[test]
    fn games_named_hi_lo_have_two_halves() {
        for game in GAMES {
            let two = game.second() == Second::Low;
            assert_eq!(two, game.name.contains("hi-lo"), "{}", game.name);
        }
        assert_eq!(find("high-spade-in-the-hole").map(Game::second), Some(Second::Spade));
    }
}
