//! What the hands of a night leave for the next one: who won the last pot, where button and blinds were, who missed them.

use crate::ids::PlayerId;
use crate::journal::{Aside, HandPlayed};
use crate::night::claims::{PotClaims, WaitsBecause};
use crate::night::hand_before::HandBefore;
use crate::night::match_game::GoesOn;
use crate::night::pot_before::PotBefore;
use engine::house::House;
use engine::money::Money;
use engine::play::{LastPot, Missed, Sitter, Spots, missed, next_spots};
use std::iter;

/// Where a recorded hand leaves button and blinds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Leaves {
    /// They were here.
    At(Box<HandBefore>),
    /// It's known who dealt, but not where they were.
    #[default]
    Unknown,
    /// Nobody said who dealt: they're where they were before it. These put something in: they've paid what they owed.
    AsTheyWere(Vec<PlayerId>),
}

/// Everything the next hand has to know about the night.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NextHand {
    /// The last pot; `None` if there was none.
    pub pot: Option<PotBefore>,
    /// The hands recorded act by act, the oldest first.
    pub hands: Vec<HandBefore>,
    /// The hands told by their results since the last of those, as far as it's known who dealt them.
    pub told: Vec<HandBefore>,
    /// True if hands were recorded by their results since the last of those: nobody said who missed a blind.
    pub moved_on: bool,
    /// Everybody who was dealt a recorded hand.
    pub seen: Vec<PlayerId>,
    /// The only players who play for the pot, if the cards ran out (MIK-34); `None`: everybody.
    pub only: Option<Vec<PlayerId>>,
    /// The match game that goes on, if the last hand was one.
    pub goes_on: Option<GoesOn>,
    /// Who waited for the big blind in the last hand (DAV-27).
    pub waiting: Vec<PlayerId>,
    /// Where a hand dealt again for some players leaves the button: it goes on from there.
    pub held: Leaves,
    /// Who sat out the very first hand, if that's older than `hands`.
    pub aside_first: Option<Vec<Aside>>,
    /// Who was there before `hands` began.
    pub began: Vec<PlayerId>,
    /// Who put something into hands told without their dealer, since the last hand whose dealer is known.
    pub paid: Vec<PlayerId>,
    /// What players owe from the other table, until they play at this one.
    pub brought: Vec<(PlayerId, Missed)>,
}

impl NextHand {
    /// The last hand for which it's known where button and blinds were; `None` if another came after it.
    #[must_use]
    pub fn last(&self) -> Option<&HandBefore> {
        if self.moved_on { self.told.last() } else { self.hands.last() }
    }

    /// The hands for which that's known, the latest first.
    pub fn latest(&self) -> impl Iterator<Item = &HandBefore> {
        let played = self.hands.iter().rev();
        let played = played.flat_map(|hand| iter::once(hand).chain(hand.told_before.iter().rev()));
        self.told.iter().rev().chain(played)
    }

    /// The same, the oldest first.
    pub(crate) fn known(&self) -> impl Iterator<Item = &HandBefore> {
        let played = self.hands.iter().flat_map(|hand| hand.told_before.iter().chain(Some(hand)));
        played.chain(&self.told)
    }

    /// Goes on from a hand. A hand told without its dealer changes nothing. A hand dealt again for some players is one deal with
    /// the hand before it: blinds don't pass players who were kept out, and the button goes on from the first of the two.
    pub fn follow(&mut self, hand: Leaves, is_redeal: bool) {
        let hand = match (self.only.is_some(), is_redeal) {
            (true, true) => return,
            (true, false) => {
                self.held = hand;
                return;
            }
            (false, true) => match std::mem::take(&mut self.held) {
                Leaves::AsTheyWere(_) => hand,
                held => held,
            },
            (false, false) => hand,
        };
        let hand = match hand {
            Leaves::At(hand) => Some(hand.after(self.last())),
            Leaves::Unknown => None,
            Leaves::AsTheyWere(paid) => {
                self.paid.extend(paid);
                return;
            }
        };
        // Nothing is known about the hands before the first one, as if there had been none.
        let begun = self.aside_first().is_some() || hand.as_ref().is_some_and(|hand| hand.told);
        let behind_a_gap = self.moved_on && self.told.is_empty() && begun;
        let paid_before = std::mem::take(&mut self.paid);
        let hand = hand.map(|hand| HandBefore { behind_a_gap, paid_before, ..hand });
        self.moved_on = hand.as_ref().is_none_or(|hand| hand.told);
        let (told, played): (Vec<HandBefore>, Vec<HandBefore>) = hand.into_iter().partition(|hand| hand.told);
        let told_before = if told.is_empty() { std::mem::take(&mut self.told) } else { Vec::new() };
        self.told.extend(told);
        self.hands
            .extend(played.into_iter().map(|hand| HandBefore { told_before: told_before.clone(), ..hand }));
    }

    /// Everybody in this hand has had cards.
    pub fn saw(&mut self, hand: &HandPlayed) {
        for seat in &hand.seats {
            if !self.seen.contains(&seat.player) {
                self.seen.push(seat.player);
            }
        }
    }

    /// The only players who play for the waiting pot if this game is called; `None`: everybody.
    #[must_use]
    pub fn claims(&self, game: &str) -> Option<PotClaims> {
        let ran_out = self.only.clone().map(|players| PotClaims { players, why: WaitsBecause::RanOut });
        ran_out.or_else(|| self.goes_on.as_ref()?.claims(game))
    }

    /// True if nobody antes for this game: the losers of its last deal made its pot.
    #[must_use]
    pub fn is_fed(&self, game: &str) -> bool {
        self.goes_on.as_ref().is_some_and(|on| on.is_fed(game))
    }

    /// The last pot at a table of these players, if this game is called.
    #[must_use]
    pub fn last_pot(&self, ring: &[PlayerId], game: &str) -> LastPot {
        if self.is_fed(game) {
            return LastPot::Matched;
        }
        let place = |player: PlayerId| ring.iter().position(|other| *other == player);
        match &self.pot {
            None => LastPot::None,
            Some(PotBefore::Waits) => LastPot::Waits,
            Some(PotBefore::Won(winners, dealer)) => LastPot::Won {
                by: winners.iter().filter_map(|winner| place(*winner)).collect(),
                // If nobody knows who dealt, odd chips begin at the first seat.
                dealer: dealer.and_then(place).unwrap_or_else(|| ring.len().saturating_sub(1)),
            },
        }
    }

    /// A player sitting down for the next hand with these chips: what they owe decides where the button may go.
    #[must_use]
    pub fn sitter(&self, player: PlayerId, missed: Missed, (chips, away): (Money, bool)) -> Sitter {
        let new = self.is_new(player);
        Sitter { stack: Some(chips), away, new, missed, ..Sitter::default() }
    }

    /// Button and blinds by the house's way of moving them; `None` before the first hand with blinds.
    #[must_use]
    pub fn spots(&self, house: &House, ring: &[PlayerId], seats: &[Option<Sitter>]) -> Option<Spots> {
        let before = self.last().filter(|hand| hand.spots.blinds.is_some())?;
        next_spots(house, before.at(ring)?, before.buyer_at(ring), seats)
    }

    /// Who is away while button and blinds move on to `now`, with the blinds that pass them (DAV-36).
    #[must_use]
    pub fn passed(
        &self,
        house: &House,
        ring: &[PlayerId],
        now: Spots,
        seats: &[Option<Sitter>],
    ) -> Vec<(usize, Missed)> {
        let before = self.last().filter(|hand| hand.spots.blinds.is_some());
        match before {
            Some(before) => before.at(ring).map(|last| (last, before.buyer_at(ring))),
            None if self.aside_first().is_none() => None,
            None => return Vec::new(),
        }
        .map_or_else(|| missed(house, None, now, seats), |last| missed(house, Some(last), now, seats))
    }

    /// True if the player joined after the game began: not there for the first hand, and no cards yet. A hand told by its result
    /// counts too, if we know who dealt it.
    #[must_use]
    pub fn is_new(&self, player: PlayerId) -> bool {
        let is_aside = |first: &[Aside]| first.iter().any(|aside| aside.player == player);
        let is_in = |hand: &HandBefore| hand.players.contains(&Some(player));
        let was_there = self.aside_first().is_none_or(is_aside);
        let was_told = self.told.iter().any(is_in) || self.began.contains(&player);
        let owes = self.brought.iter().any(|(from_there, _)| *from_there == player);
        !was_there && !was_told && !owes && !self.seen.contains(&player)
    }

    /// Whether the player has been waiting for the big blind since the last hand (DAV-27).
    #[must_use]
    pub fn waits(&self, player: PlayerId) -> bool {
        self.waiting.contains(&player)
    }
}
