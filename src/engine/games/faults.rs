//! What keeps a game from being played: found before the first card, not in the middle of a hand.

use crate::games::course::Step;
use crate::games::deed::Deed;
use crate::games::game::{Highs, Lows, Second};
use crate::games::row::GameRow;
use crate::rank::Uses;

/// The part of a game a fault lies in.
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
    /// The half for the highest spade.
    Spade,
    /// What losers pay into the next pot.
    Match,
    /// What is put in before the first card.
    Forced,
}

/// Something that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFault {
    /// Where.
    pub part: GamePart,
    /// What is so: `deals 60 cards to two players`.
    pub found: String,
    /// What would do: `at most 52`.
    pub wanted: String,
}

/// The most cards of a hand and the board together: all their choices are tried for a low.
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
            Step::Bet(_) => Some("bets"),
            Step::Draw { .. } => Some("draws"),
            Step::Declare => Some("declares"),
            Step::Drop => Some("drops"),
            Step::Own { deed: Deed::Discard, .. } => Some("discards"),
            Step::Own { deed: Deed::Pass(_), .. } => Some("passes"),
            Step::Own { deed: Deed::Roll, .. } => Some("rolls"),
            _ => None,
        })?;
        Some(fault(GamePart::Course, &format!("{early} before anybody holds a card"), "the deal first"))
    }

    /// Two rounds of betting with nothing between them.
    fn unplayed_bets(&self) -> Option<GameFault> {
        let twice = self.course.steps().windows(2).any(|pair| matches!(pair, [Step::Bet(_), Step::Bet(_)]));
        twice.then(|| {
            fault(GamePart::Course, "bets twice with nothing in between", "cards between two rounds")
        })
    }

    fn unfit_deck(&self) -> Option<GameFault> {
        let (dealt, shared) = (self.course.dealt(), self.course.board().saturating_add(self.course.blind()));
        if dealt > 0 && self.most_players() < 2 {
            let two = dealt.saturating_mul(2).saturating_add(shared);
            let found = format!("takes {two} cards for two players");
            return Some(fault(
                GamePart::Course,
                &found,
                &format!("at most {}, the whole pack", self.pack()),
            ));
        }
        let seen = self.course.held().saturating_add(self.course.board());
        let found = format!("gives each player {seen} cards to choose from");
        (seen > JUDGED_MAX).then(|| fault(GamePart::Course, &found, &format!("at most {JUDGED_MAX}")))
    }

    fn unfit_blind(&self) -> Option<GameFault> {
        let (blind, dealt) = (self.course.blind(), self.course.held());
        let found = format!("deals {blind} cards to the blind hand and {dealt} to a player");
        (blind > 0 && blind != dealt).then(|| fault(GamePart::Course, &found, "as many for both"))
    }

    fn nothing_to_win(&self) -> Option<GameFault> {
        let none = self.game.highs == Highs::Not && self.game.lows == Lows::Not;
        none.then(|| fault(GamePart::Order, "has neither high nor low", "one of them at least"))
    }

    fn too_few_to_judge(&self) -> Option<GameFault> {
        let (own, board) = (self.game.cards, self.game.board);
        if self.game.uses == Uses::Two && (own < 2 || board < 3) {
            let found = format!("uses two of {own} cards and three of a board of {board}");
            return Some(fault(GamePart::Uses, &found, "`any`, or two cards and a board of three"));
        }
        let high = match self.game.highs {
            Highs::Not => 0,
            Highs::Three => 3,
            Highs::Five | Highs::Short => 5,
        };
        let low = match self.game.lows {
            Lows::Not => 0,
            Lows::Badugi => 4,
            _ => 5,
        };
        let (held, needed) = (own.saturating_add(board), high.max(low));
        let found = format!("deals {held} cards to judge hands of {needed}");
        (held < needed).then(|| fault(GamePart::Order, &found, &format!("{needed} cards or a smaller hand")))
    }

    fn declares_for_nothing(&self) -> Option<GameFault> {
        let declares = self.course.steps().iter().filter(|step| **step == Step::Declare).count();
        match (declares, self.game.second()) {
            (0, _) | (1, Second::Low) => None,
            (1, _) => {
                Some(fault(GamePart::Course, "declares with nothing to choose from", "a high and a low"))
            }
            _ => Some(fault(GamePart::Course, &format!("declares {declares} times"), "`declare` once")),
        }
    }

    fn no_hole(&self) -> Option<GameFault> {
        let missing = self.game.wilds.needs_hole() && !self.tells_hole_cards();
        let wanted = "`low-card`, or cards both down and up";
        missing.then(|| fault(GamePart::Wilds, "has a wild hole card where no card is one", wanted))
    }

    fn no_spade(&self) -> Option<GameFault> {
        let missing = self.game.spade && !self.tells_hole_cards();
        missing.then(|| {
            fault(GamePart::Spade, "looks for a spade in the hole where no card is one", "hole cards")
        })
    }

    fn no_place_for_blinds(&self) -> Option<GameFault> {
        let open = self.forced.blinds == Some(true) && self.course.open() > 0;
        open.then(|| fault(GamePart::Forced, "has blinds, and its open cards say who opens", "one of them"))
    }

    /// True if some cards of a player are his hole cards and others are not: open ones, or the board's.
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
            ("five-card-draw", &["bet", "down 5"], "bets before anybody holds a card"),
            ("five-card-draw", &["draw 2", "down 5"], "draws before anybody holds a card"),
            ("five-card-draw", &["down 5", "bet", "bet"], "bets twice with nothing in between"),
            ("five-card-draw", &["down 3", "bet"], "deals 3 cards to judge hands of 5"),
            ("five-card-draw", &["down 5", "bet", "declare"], "declares with nothing to choose from"),
            ("five-card-draw-hi-lo", &["down 5", "declare", "bet", "declare"], "declares 2 times"),
            ("seven-card-stud", &["down 8", "up 6", "bet"], "gives each player 14 cards to choose from"),
            ("seven-card-stud", &["down 8", "up 8", "up 8", "up 8"], "takes 64 cards for two players"),
            (
                "three-card-guts",
                &["down 3", "blind 2", "drop"],
                "deals 2 cards to the blind hand and 3 to a player",
            ),
            ("omaha", &["down 4", "bet"], "uses two of 4 cards and three of a board of 0"),
            (
                "seven-card-stud-low-hole-wild",
                &["down 7", "bet"],
                "has a wild hole card where no card is one",
            ),
            (
                "high-spade-in-the-hole",
                &["up 7", "bet"],
                "looks for a spade in the hole where no card is one",
            ),
            ("five-card-draw", &["roll 1", "down 5"], "rolls before anybody holds a card"),
            (
                "five-card-draw",
                &["down 6", "discard 6"],
                "has players throw, pass or turn more cards than they can",
            ),
            (
                "five-card-draw",
                &["down 7", "roll 6", "discard 2"],
                "has players throw, pass or turn more cards than they can",
            ),
        ] {
            let faults = written(like, course).faults();
            assert!(faults.iter().any(|fault| fault.found == found), "{like}: {faults:?}");
        }
    }
}
