//! What keeps a game from being played: found before the first card, not in the middle of a hand.

use crate::as_text::counted;
use crate::games::boards::{PLACES_MAX, first};
use crate::games::course::Step;
use crate::games::deed::Deed;
use crate::games::game::{Highs, Lows};
use crate::games::part::{Beside, Second};
use crate::games::row::GameRow;
use crate::rank::Uses;

/// The part of a game that has a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GamePart {
    /// The steps.
    Course,
    /// What is high and what is low.
    Order,
    /// Which cards make a hand.
    Uses,
    /// The wild cards.
    Wilds,
    /// What follows when a card falls face up.
    Falls,
    /// The half for something besides the best hand.
    Spade,
    /// What losers pay into the next pot.
    Match,
    /// What is put in before the first card.
    Forced,
    /// How the shared cards are laid out.
    Boards,
}

/// Something that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFault {
    /// Where.
    pub part: GamePart,
    /// What is wrong: `deals 60 cards to two players`.
    pub found: String,
    /// What would work: `at most 52`.
    pub wanted: String,
}

/// The most cards of a hand and the board together: for a low, every choice among them is tried.
pub(in crate::games) const JUDGED_MAX: usize = 13;

impl GameRow {
    /// Everything that keeps the game from being played.
    #[must_use]
    pub fn faults(&self) -> Vec<GameFault> {
        let checks = [
            self.without_cards(),
            self.too_early(),
            self.unplayed_bets(),
            self.unfit_deck(),
            self.unfit_blind(),
            self.nothing_to_win(),
            self.too_few_to_judge(),
            self.declares_for_nothing(),
            self.no_hole(),
            self.no_spade(),
            self.no_place_for_blinds(),
            self.unfit_boards(),
        ];
        checks.into_iter().flatten().chain(self.at_odds()).collect()
    }

    fn without_cards(&self) -> Option<GameFault> {
        let none = self.course.dealt() == 0;
        none.then(|| fault(GamePart::Course, "deals no cards to the players", "a `down` or an `up` step"))
    }

    /// Something happens before anybody holds a card.
    fn too_early(&self) -> Option<GameFault> {
        let steps = self.course.steps();
        let dealt = steps.iter().position(|step| matches!(step, Step::Deal { .. }))?;
        let early = steps.iter().take(dealt).find_map(|step| match step {
            Step::Bet(_) => Some("has players bet"),
            Step::Draw { .. } => Some("has players draw"),
            Step::Declare => Some("has players declare"),
            Step::Drop => Some("has players drop"),
            Step::Own { deed: Deed::Discard, .. } => Some("has players discard"),
            Step::Own { deed: Deed::Pass(_), .. } => Some("has players pass cards"),
            Step::Own { deed: Deed::Roll, .. } => Some("has players turn cards up"),
            _ => None,
        })?;
        let found = format!("{early} before anybody has a card");
        Some(fault(GamePart::Course, &found, "a `down` or an `up` step first"))
    }

    /// Two rounds of betting with nothing between them.
    fn unplayed_bets(&self) -> Option<GameFault> {
        let twice = self.course.steps().windows(2).any(|pair| matches!(pair, [Step::Bet(_), Step::Bet(_)]));
        twice.then(|| fault(GamePart::Course, "has two betting rounds in a row", "a deal or draw in between"))
    }

    fn unfit_deck(&self) -> Option<GameFault> {
        let (dealt, shared) = (self.course.dealt(), self.course.board().saturating_add(self.course.blind()));
        if dealt > 0 && self.most_players() < 2 {
            let two = dealt.saturating_mul(2).saturating_add(shared);
            let found = format!("needs {two} cards for two players");
            return Some(fault(
                GamePart::Course,
                &found,
                &format!("at most {}, the whole deck", self.pack()),
            ));
        }
        let seen = self.course.held().saturating_add(self.game.boards.widest(self.course.board()));
        let found = format!("gives each player {seen} cards to choose from");
        (seen > JUDGED_MAX).then(|| fault(GamePart::Course, &found, &format!("at most {JUDGED_MAX}")))
    }

    fn unfit_blind(&self) -> Option<GameFault> {
        let (blind, dealt) = (self.course.blind(), self.course.held());
        let found = format!("deals {blind} cards to the blind hand and {dealt} to a player");
        (blind > 0 && blind != dealt).then(|| fault(GamePart::Course, &found, "the same number for both"))
    }

    fn nothing_to_win(&self) -> Option<GameFault> {
        let none = self.game.highs == Highs::Not && self.game.lows == Lows::Not;
        none.then(|| fault(GamePart::Order, "has neither high nor low", "at least one of them"))
    }

    fn too_few_to_judge(&self) -> Option<GameFault> {
        let own = self.game.cards;
        let board = self.game.boards.narrowest(self.game.board);
        if self.game.uses == Uses::Two && (own < 2 || board < 3) {
            let held = counted(own, "card");
            let found = format!("has players use two of their {held} and three from a board of {board}");
            let wanted = "`any`, or at least two cards each and three on the board";
            return Some(fault(GamePart::Uses, &found, wanted));
        }
        let owned = if self.game.beside == Some(Beside::OwnHand) { 5 } else { 0 };
        if own < owned {
            let found =
                format!("gives half the pot to a player's own hand of {owned}, but deals only {own} cards");
            return Some(fault(GamePart::Spade, &found, "five cards or more"));
        }
        let high = match self.game.highs {
            Highs::Not => 0,
            Highs::Three => 3,
            Highs::Points => 1,
            Highs::Five | Highs::Short => 5,
        };
        let low = match self.game.lows {
            Lows::Not => 0,
            Lows::Badugi => 4,
            Lows::Points => 1,
            _ => 5,
        };
        let (held, needed) = (own.saturating_add(board), high.max(low));
        let found = format!("deals {held} cards, but a hand has {needed}");
        (held < needed).then(|| fault(GamePart::Order, &found, &format!("{needed} cards, or a smaller hand")))
    }

    fn declares_for_nothing(&self) -> Option<GameFault> {
        let declares = self.course.steps().iter().filter(|step| **step == Step::Declare).count();
        match (declares, self.game.second()) {
            (0, _) | (1, Second::Low) => None,
            (1, _) => Some(fault(
                GamePart::Course,
                "has players declare, but there's nothing to choose",
                "a high and a low",
            )),
            _ => Some(fault(
                GamePart::Course,
                &format!("has players declare {declares} times"),
                "`declare` only once",
            )),
        }
    }

    fn no_hole(&self) -> Option<GameFault> {
        let missing = self.game.wilds.needs_hole() && !self.tells_hole_cards();
        let wanted = "`low-card`, or some cards down and some up";
        missing.then(|| fault(GamePart::Wilds, "has a wild hole card but no hole cards", wanted))
    }

    fn no_spade(&self) -> Option<GameFault> {
        let spade = self.game.beside.is_some_and(Beside::is_spade);
        let missing = spade && !self.tells_hole_cards();
        missing.then(|| fault(GamePart::Spade, "has a spade in the hole but no hole cards", "hole cards"))
    }

    fn no_place_for_blinds(&self) -> Option<GameFault> {
        let open = self.forced.blinds == Some(true) && self.course.open() > 0;
        open.then(|| {
            fault(GamePart::Forced, "has blinds, but the upcards decide who acts first", "one or the other")
        })
    }

    /// Places that no step deals, and boards of different sizes.
    fn unfit_boards(&self) -> Option<GameFault> {
        let (boards, shared) = (&self.game.boards, self.course.board());
        if boards.is_plain() {
            return None;
        }
        let dealt = first(shared);
        let named =
            boards.named_boards().chain(boards.named_lines()).fold(boards.wild(), |all, set| all | set);
        if shared > PLACES_MAX || named & !dealt != 0 {
            let found = format!("lays out places that don't match its {shared} shared cards");
            return Some(fault(GamePart::Boards, &found, "the places that `board` steps deal"));
        }
        let sizes = (0..boards.boards()).map(|board| (boards.board(board) & dealt).count_ones());
        let (least, most) = (sizes.clone().min(), sizes.max());
        (least != most).then(|| {
            fault(GamePart::Boards, "has boards of different sizes", "the same number of cards on each")
        })
    }

    /// True if some of a player's cards are hole cards and others aren't: upcards, or the board's.
    #[must_use]
    pub fn tells_hole_cards(&self) -> bool {
        let open = self.course.open();
        self.course.held() > open && (open > 0 || self.course.board() > 0)
    }
}

fn fault(part: GamePart, found: &str, wanted: &str) -> GameFault {
    GameFault { part, found: found.to_owned(), wanted: wanted.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::course::Course;
    use crate::games::table::{ROWS, row};
    use crate::games::words::{read, sized};

    fn written(like: &str, course: &[&str]) -> GameRow {
        let steps: Vec<_> = course.iter().map(|word| read(word).unwrap()).collect();
        let mut row = row(like).unwrap().clone();
        row.course = Course::written(sized(&steps));
        (row.game.cards, row.game.board) = (row.course.held(), row.course.board());
        row
    }

    #[test]
    fn every_game_of_the_table_can_be_played() {
        for row in ROWS {
            assert_eq!(row.faults(), [], "{}", row.name());
        }
    }

    #[test]
    fn what_cannot_be_played_is_found() {
        for (like, course, found) in [
            ("five-card-draw", &["bet"][..], "deals no cards to the players"),
            ("five-card-draw", &["bet", "down 5"], "has players bet before anybody has a card"),
            ("five-card-draw", &["draw 2", "down 5"], "has players draw before anybody has a card"),
            ("five-card-draw", &["down 5", "bet", "bet"], "has two betting rounds in a row"),
            ("five-card-draw", &["down 3", "bet"], "deals 3 cards, but a hand has 5"),
            (
                "five-card-draw",
                &["down 5", "bet", "declare"],
                "has players declare, but there's nothing to choose",
            ),
            ("five-card-draw-hi-lo", &["down 5", "declare", "bet", "declare"], "has players declare 2 times"),
            ("seven-card-stud", &["down 8", "up 6", "bet"], "gives each player 14 cards to choose from"),
            ("seven-card-stud", &["down 8", "up 8", "up 8", "up 8"], "needs 64 cards for two players"),
            (
                "three-card-guts",
                &["down 3", "blind 2", "drop"],
                "deals 2 cards to the blind hand and 3 to a player",
            ),
            ("omaha", &["down 4", "bet"], "has players use two of their 4 cards and three from a board of 0"),
            ("seven-card-stud-low-hole-wild", &["down 7", "bet"], "has a wild hole card but no hole cards"),
            ("high-spade-in-the-hole", &["up 7", "bet"], "has a spade in the hole but no hole cards"),
            ("five-card-draw", &["roll 1", "down 5"], "has players turn cards up before anybody has a card"),
            (
                "five-card-draw",
                &["down 6", "discard 6"],
                "has players discard, pass or turn up too many cards",
            ),
            (
                "five-card-draw",
                &["down 7", "roll 6", "discard 2"],
                "has players discard, pass or turn up too many cards",
            ),
        ] {
            let faults = written(like, course).faults();
            assert!(faults.iter().any(|fault| fault.found == found), "{like}: {faults:?}");
        }
    }
}
