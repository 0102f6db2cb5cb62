//! The course of a game: what is dealt, and when players bet, draw and declare. A new game is a new list of these steps.

use crate::games::deed::Deed;
use std::borrow::Cow;

/// One step of a hand. The showdown follows the last step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Cards to every player still in, those face down first.
    Deal {
        /// Cards face down.
        down: u8,
        /// Cards face up.
        up: u8,
    },
    /// Cards to an extra hand that nobody plays (CAU-114).
    Blind(u8),
    /// Shared cards, after a burn if the house burns.
    Board(u8),
    /// A round of betting.
    Bet(Size),
    /// Every player still in exchanges up to this many cards.
    Draw {
        /// The most cards a player may exchange.
        most: u8,
    },
    /// Every player still in does something with this many of their own cards, all at once.
    Own {
        /// What.
        deed: Deed,
        /// With how many cards.
        cards: u8,
    },
    /// Every player still in says what they go for, all at once (IGL-28, MIK-43).
    Declare,
    /// Every player still in stays or drops, all at once (CAU-115, MIK-23).
    Drop,
}

/// Which of the two sizes of a fixed limit a round is played at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// The small bet.
    Small,
    /// The big bet.
    Big,
}

/// The steps of a game, in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Course(Cow<'static, [Step]>);

impl Course {
    /// A course written in the program.
    #[must_use]
    pub const fn fixed(steps: &'static [Step]) -> Self {
        Self(Cow::Borrowed(steps))
    }

    /// A course somebody wrote down.
    #[must_use]
    pub const fn written(steps: Vec<Step>) -> Self {
        Self(Cow::Owned(steps))
    }

    /// The steps.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.0
    }

    /// The course with a declare: right after the last round (IGL-27, MIK-42), followed by one more round if the house has
    /// it (IGL-29). A course with a declare stays as it is.
    #[must_use]
    pub fn with_declare(&self, post_round: bool) -> Self {
        if self.0.contains(&Step::Declare) {
            return self.clone();
        }
        let last = self.0.iter().rposition(|step| matches!(step, Step::Bet(_)));
        let place = last.map_or(self.0.len(), |last| last.saturating_add(1));
        let mut steps = self.0.to_vec();
        let more = [Some(Step::Declare), post_round.then_some(Step::Bet(Size::Big))];
        steps.splice(place..place, more.into_iter().flatten());
        Self::written(steps)
    }

    /// The course up to the declare; all of it if nobody declares.
    #[must_use]
    pub fn until_declare(&self) -> Self {
        let steps = self.0.iter().copied().take_while(|step| *step != Step::Declare);
        let declare = self.0.iter().copied().find(|step| *step == Step::Declare);
        Self::written(steps.chain(declare).collect())
    }

    /// Cards each player is dealt, draws not counted.
    #[must_use]
    pub fn dealt(&self) -> usize {
        self.sum(|step| match step {
            Step::Deal { down, up } => usize::from(down).saturating_add(usize::from(up)),
            _ => 0,
        })
    }

    /// Cards each player holds at the end: cards thrown away for nothing aren't judged.
    #[must_use]
    pub fn held(&self) -> usize {
        let thrown = self.sum(|step| match step {
            Step::Own { deed: Deed::Discard, cards } => usize::from(cards),
            _ => 0,
        });
        self.dealt().saturating_sub(thrown)
    }

    /// Cards face up among them, dealt or turned up.
    #[must_use]
    pub fn open(&self) -> usize {
        self.sum(|step| match step {
            Step::Deal { up: cards, .. } | Step::Own { deed: Deed::Roll, cards } => usize::from(cards),
            _ => 0,
        })
    }

    /// Shared cards.
    #[must_use]
    pub fn board(&self) -> usize {
        self.sum(|step| if let Step::Board(cards) = step { usize::from(cards) } else { 0 })
    }

    /// Cards of the hand that nobody plays.
    #[must_use]
    pub fn blind(&self) -> usize {
        self.sum(|step| if let Step::Blind(cards) = step { usize::from(cards) } else { 0 })
    }

    /// Cards a player can take in exchange in the whole hand.
    #[must_use]
    pub fn drawn(&self) -> usize {
        self.sum(|step| if let Step::Draw { most } = step { usize::from(most) } else { 0 })
    }

    /// Cards that no player owns: the board's, and those of the hand nobody plays.
    #[must_use]
    pub fn shared(&self) -> usize {
        self.board().saturating_add(self.blind())
    }

    /// Cards that are dealt if this many play and all stay, draws not counted.
    #[must_use]
    pub fn takes(&self, players: usize) -> usize {
        players.saturating_mul(self.dealt()).saturating_add(self.shared())
    }

    /// The same if everybody exchanges as many as they may.
    #[must_use]
    pub fn can_need(&self, players: usize) -> usize {
        self.takes(players).saturating_add(players.saturating_mul(self.drawn()))
    }

    /// The most players whose cards can all be dealt from a pack of this size, draws and burns not counted.
    #[must_use]
    pub fn most_players(&self, pack: usize) -> usize {
        pack.saturating_sub(self.shared()).checked_div(self.dealt()).unwrap_or(0)
    }

    /// The most players if the last card is dealt once, for all, when the cards run out (MIK-34).
    #[must_use]
    pub fn most_players_with_common_card(&self, pack: usize) -> usize {
        let ends_with_one = self.0.iter().rev().find_map(|step| match step {
            Step::Deal { down, up } => Some(down.saturating_add(*up) == 1),
            Step::Board(_) | Step::Blind(_) | Step::Draw { .. } => Some(false),
            Step::Bet(_) | Step::Own { .. } | Step::Declare | Step::Drop => None,
        });
        if ends_with_one != Some(true) {
            return self.most_players(pack);
        }
        let own = self.dealt().saturating_sub(1);
        pack.saturating_sub(self.shared().saturating_add(1)).checked_div(own).unwrap_or(0)
    }

    /// Rounds of betting.
    #[must_use]
    pub fn rounds(&self) -> usize {
        self.sum(|step| usize::from(matches!(step, Step::Bet(_))))
    }

    fn sum(&self, count: impl Fn(Step) -> usize) -> usize {
        self.0.iter().map(|step| count(*step)).fold(0, usize::saturating_add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEALT: Step = Step::Deal { down: 5, up: 0 };
    const DRAW: Step = Step::Draw { most: 3 };
    const SMALL: Step = Step::Bet(Size::Small);
    const BIG: Step = Step::Bet(Size::Big);

    #[test]
    fn the_declare_follows_what_was_the_last_round() {
        let plain = Course::fixed(&[DEALT, SMALL, DRAW, BIG]);
        assert_eq!(plain.with_declare(false).steps(), [DEALT, SMALL, DRAW, BIG, Step::Declare]);
        assert_eq!(plain.with_declare(true).steps(), [DEALT, SMALL, DRAW, BIG, Step::Declare, BIG]);
    }

    #[test]
    fn a_declare_is_not_added_twice_and_needs_no_round() {
        let declared = Course::fixed(&[DEALT]).with_declare(true);
        assert_eq!(declared.steps(), [DEALT, Step::Declare, BIG]);
        assert_eq!(declared.with_declare(false), declared);
    }

    #[test]
    fn cards_are_counted_by_who_gets_them() {
        let steps = &[Step::Deal { down: 2, up: 1 }, Step::Blind(3), Step::Board(4), DRAW, DRAW, SMALL];
        let course = Course::fixed(steps);
        let counted = (course.dealt(), course.open(), course.blind(), course.board(), course.drawn());
        assert_eq!((counted, course.rounds()), ((3, 1, 3, 4, 6), 1));
    }
}
