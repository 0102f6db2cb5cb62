//! Who opens which round in a house.

use crate::games::{Game, Highs};
use crate::house::{House, key};
use crate::play::openers::{NoContest, Opener, Openers};

const FIRST: &[(&str, Opener)] =
    &[("left-of-dealer", Opener::LeftOfDealer), ("left-of-big-blind", Opener::LeftOfBlinds)];
const LATER: &[(&str, Opener)] =
    &[("left-of-dealer", Opener::LeftOfDealer), ("last-raiser", Opener::LastRaiser)];
const SHOWING: &[(&str, Opener)] = &[("best-showing", Opener::BestShowing)];
const DRAWN: &[(&str, Opener)] =
    &[("left-of-last-raiser", Opener::LeftOfLastRaiser), ("left-of-dealer", Opener::LeftOfDealer)];

impl Openers {
    /// Who opens in a house: with blinds the player on their left, else as the house says, else the dealer's left. When calling
    /// the game, the dealer can say that it's a redeal if nobody opens (IGL-12).
    #[must_use]
    pub fn of_house(house: &House, game: &Game, blinds: bool, redeal: bool) -> Self {
        let says = |key, word| house.word(key).is_some_and(|said| said.value == word);
        let way = |key, ways: &[(&str, Opener)], silent| {
            let said = house.word(key).map(|said| said.value);
            ways.iter().find(|(word, _)| Some(*word) == said).map_or(silent, |(_, way)| *way)
        };
        let first = way(key::OPEN_FIRST, FIRST, Opener::LeftOfDealer);
        let showing = match way(key::OPEN_SHOWING, SHOWING, Opener::BestShowing) {
            // If only lows count, the best hand showing is the lowest.
            Opener::BestShowing if game.highs == Highs::Not => Opener::WorstShowing,
            way => way,
        };
        Self {
            first: if blinds { Opener::LeftOfBlinds } else { first },
            later: way(key::OPEN_LATER, LATER, Opener::LeftOfDealer),
            showing: Some((showing, showing)),
            drawn: way(key::OPEN_DRAW, DRAWN, Opener::LeftOfDealer),
            lock: house.word(key::HILO_POST_OPEN).is_none_or(|said| said.value == "lock-or-high"),
            no_contest: match says(key::HILO_TWO_LEFT, "play-on") {
                true => NoContest::Never,
                false => NoContest::AtOnce,
            },
            redeal: redeal || says(key::OPEN_NONE, "redeal"),
        }
    }
}
