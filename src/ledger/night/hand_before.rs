//! Where a played hand had its players, its button and its blinds, and what the next hand sees of that.

use crate::ids::PlayerId;
use crate::journal::{Aside, Chairs};
use crate::night::posted_blinds::{blinds, buyer, nobodys, skipped};
use engine::hand::Seats;
use engine::play::{Setup, Spots};

/// Where a recorded hand had its players, its button and its blinds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandBefore {
    /// Who sat in each place; nobody if no cards were dealt there.
    pub players: Vec<Option<PlayerId>>,
    /// Whose chair each place is, with or without cards, as far as it's known, and who sat beside them.
    pub chairs: Chairs,
    /// Button and blinds, by place.
    pub spots: Spots,
    /// Who posted a blind, or what they owed; in a hand told by its result, every player who put something in: they were asked.
    pub posted: Seats,
    /// Who bought the button: it's theirs in the next hand (DAV-29).
    pub bought: Option<usize>,
    /// Who sat there with chips and got no cards.
    pub aside: Vec<Aside>,
    /// True if the hands before it were told by result only, so the book does not know who missed a blind.
    pub behind_a_gap: bool,
    /// True if it was told by its result, and this follows from who dealt it.
    pub told: bool,
    /// True if the hand says who had the blinds, or it follows from the hand before.
    pub exact: bool,
    /// Who put something into hands before it that were told without their dealer: they owed nothing then.
    pub paid_before: Vec<PlayerId>,
    /// The hands told by their results before it, as far as it's known who dealt them.
    pub told_before: Vec<HandBefore>,
}

impl HandBefore {
    /// What a setup says, with the blinds the table knew. If it knew none, they're read from the posts, and `has_straddles` says
    /// whether the house has straddles.
    #[must_use]
    pub fn of(
        setup: &Setup,
        (players, chairs): (Vec<Option<PlayerId>>, &Chairs),
        aside: Vec<Aside>,
        (known, has_straddles): (Option<(usize, usize)>, bool),
    ) -> Self {
        let places = setup.places.iter().enumerate();
        let posted = places.filter(|(_, place)| place.blind.is_positive() || place.dead.is_positive());
        let posted = posted.map(|(seat, _)| seat).collect();
        let bought = buyer(setup);
        let posted_by = || bought.map_or_else(|| blinds(setup, has_straddles), |buyer| skipped(setup, buyer));
        let blinds = known.or_else(posted_by);
        let is_known = chairs.places.len() == players.len();
        let places = if is_known { chairs.places.clone() } else { players.clone() };
        let chairs = Chairs { places, beside: chairs.beside.clone() };
        let hand = Self {
            players,
            chairs,
            spots: Spots { button: setup.button, blinds },
            posted,
            bought,
            aside,
            behind_a_gap: false,
            told: false,
            exact: known.is_some(),
            paid_before: Vec::new(),
            told_before: Vec::new(),
        };
        match nobodys(setup, has_straddles).filter(|_| known.is_none()) {
            Some(big) => hand.with_an_empty_chair(big),
            None => hand,
        }
    }

    /// Adds the empty chair to the right of the big blind, which has the small one (DAV-25), to a hand that doesn't list it.
    fn with_an_empty_chair(mut self, big: usize) -> Self {
        let behind = |seat: usize| seat.saturating_add(usize::from(seat >= big));
        self.players.insert(big.min(self.players.len()), None);
        self.chairs.places.insert(big.min(self.chairs.places.len()), None);
        let behind_it = self.chairs.beside.iter_mut().filter(|(before, _)| *before > big);
        behind_it.for_each(|(before, _)| *before = behind(*before));
        self.posted = self.posted.iter().map(behind).collect();
        self.spots = Spots { button: behind(self.spots.button), blinds: Some((big, behind(big))) };
        self
    }

    /// A hand told by its result, at a table of these chairs.
    #[must_use]
    pub fn told(
        (players, ring): (Vec<Option<PlayerId>>, Vec<PlayerId>),
        spots: Spots,
        aside: Vec<Aside>,
    ) -> Self {
        let posted = Seats::NONE;
        let (behind_a_gap, told_before) = (false, Vec::new());
        Self {
            players,
            chairs: Chairs::all(ring),
            spots,
            posted,
            bought: None,
            aside,
            behind_a_gap,
            told: true,
            exact: true,
            paid_before: Vec::new(),
            told_before,
        }
    }

    /// Button and blinds at a table of these players; `None` if a place can't be found there.
    pub(super) fn at(&self, ring: &[PlayerId]) -> Option<Spots> {
        let ring = &as_chairs(ring);
        let blinds = match self.spots.blinds {
            Some((small, big)) => Some((self.place(ring, small)?, self.place(ring, big)?)),
            None => None,
        };
        Some(Spots { button: self.place(ring, self.spots.button)?, blinds })
    }

    /// A place of this hand at the table: its owner's chair, or as many places after the last owner on its right who is still
    /// there, but before the next one; `None` if there is no chair left between those two.
    fn place(&self, ring: &[Option<PlayerId>], place: usize) -> Option<usize> {
        let count = self.chairs.places.len();
        let right = |steps: usize| place.checked_add(count)?.checked_sub(steps)?.checked_rem(count);
        let owner = |steps: usize| *self.chairs.places.get(right(steps)?)?;
        let steps =
            (0..count).find(|steps| owner(*steps).is_some_and(|player| ring.contains(&Some(player))))?;
        let from = ring.iter().position(|player| *player == owner(steps))?;
        let behind = |steps: usize| from.checked_add(steps)?.checked_rem(ring.len());
        let is_empty = |steps: &usize| {
            let there = behind(*steps).and_then(|found| ring.get(found));
            there.is_some_and(|player| player.is_none() || !self.chairs.places.contains(player))
        };
        let room = (1..=steps).take_while(is_empty).count();
        (steps == 0 || room > 0).then(|| behind(room))?
    }

    /// The same with the owners of the empty chairs that had the button and the small blind, if the hand doesn't name them: the
    /// button was on the chair of the last small blind, and the small blind on the chair of the last big blind (DAV-25).
    pub(super) fn after(mut self, last: Option<&Self>) -> Self {
        let Some((last, before)) = last.and_then(|last| Some((last, last.spots.blinds?))) else {
            return self;
        };
        let read = self.spots.blinds.filter(|_| !self.exact && self.bought.is_none());
        let is_empty = |hand: &Self, place: usize| hand.players.get(place) == Some(&None);
        if let Some((small, big)) = read {
            let due = last.place(&self.chairs.places, before.1);
            if let Some(due) = due.filter(|due| is_empty(&self, small) && is_empty(&self, *due)) {
                self.spots.blinds = Some((due, big));
            }
        }
        let small = self.spots.blinds.filter(|_| self.bought.is_none()).map(|(small, _)| (small, before.1));
        let button = Some((self.spots.button, before.0)).filter(|_| last.bought.is_none());
        for (place, chair) in [small, button].into_iter().flatten() {
            if let Some(owner) = last.chairs.places.get(chair).copied().flatten() {
                self.chairs.give(place, owner);
            }
        }
        self
    }

    /// True if the button or the small blind was on a chair where nobody was dealt cards.
    #[must_use]
    pub fn has_a_dead_spot(&self) -> bool {
        let small = self.spots.blinds.map(|(small, _)| small);
        [Some(self.spots.button), small].iter().flatten().any(|place| self.players.get(*place) == Some(&None))
    }

    /// Who dealt it: the button; or, if that was on an empty chair, the first player on its right.
    #[must_use]
    pub fn dealer(&self) -> Option<PlayerId> {
        let left = self.players.iter().cycle().skip(self.spots.button.saturating_add(1));
        left.take(self.players.len()).flatten().last().copied()
    }

    /// True if the player posted no blind because somebody bought the button: they owe nothing for that (DAV-29).
    pub(crate) fn has_skipped(&self, player: PlayerId) -> bool {
        self.bought.is_some() && self.has_a_blind(player)
    }

    /// True if this player had the small or the big blind.
    pub(crate) fn has_a_blind(&self, player: PlayerId) -> bool {
        let blinds = self.spots.blinds.map(|(small, big)| [small, big]);
        blinds.iter().flatten().any(|place| self.players.get(*place) == Some(&Some(player)))
    }

    /// True if the player sat there with chips and got no cards.
    pub(super) fn is_aside(&self, player: PlayerId) -> bool {
        self.aside.iter().any(|aside| aside.player == player)
    }

    /// True if the player was there between button and small blind, and got no cards.
    pub(super) fn is_barred(&self, player: PlayerId) -> bool {
        self.aside.iter().any(|aside| aside.player == player && aside.barred)
    }

    /// True if the player was at the table: with cards, waiting for the big blind, or between button and small blind.
    pub(super) fn was_there(&self, player: PlayerId) -> bool {
        let is_here = |aside: &Aside| aside.player == player && !aside.is_away();
        self.players.contains(&Some(player)) || self.aside.iter().any(is_here)
    }

    /// True if blinds could come to the player: with cards, or waiting for the big blind.
    pub(crate) fn plays(&self, player: PlayerId) -> bool {
        let waits = self.aside.iter().any(|aside| aside.player == player && aside.waits);
        waits || self.players.contains(&Some(player))
    }

    /// True if the player had cards but was away. Blinds never pass a player who is there (DAV-30), and if the dealer has a
    /// blind, only two were there.
    pub(super) fn is_passed(
        &self,
        ring: &[PlayerId],
        (last, now): (Option<(Spots, Option<usize>)>, Spots),
        player: PlayerId,
    ) -> bool {
        let (Some(seat), Some((small, big))) = (ring.iter().position(|other| *other == player), now.blinds)
        else {
            return false;
        };
        let all: Seats = (0..ring.len()).collect();
        let from = last.and_then(|(last, _)| last.blinds).map(|(_, big)| big);
        let by_big = from.is_some_and(|from| {
            all.left_of(from).take_while(|other| *other != big).any(|other| other == seat)
        });
        let is_two = now.button == small || now.button == big;
        self.players.contains(&Some(player)) && ![small, big].contains(&seat) && (by_big || is_two)
    }

    /// The chair at this table of the player who bought the button.
    pub(super) fn buyer_at(&self, ring: &[PlayerId]) -> Option<usize> {
        self.bought.and_then(|buyer| self.place(&as_chairs(ring), buyer))
    }

    pub(crate) fn has_posted(&self, player: PlayerId) -> bool {
        self.posted.iter().any(|place| self.players.get(place) == Some(&Some(player)))
    }
}

/// The chairs of these players.
fn as_chairs(ring: &[PlayerId]) -> Vec<Option<PlayerId>> {
    ring.iter().copied().map(Some).collect()
}
