//! Whether the last hands of a night tell what all of them would: where button and blinds are, and who missed blinds.

use crate::ids::PlayerId;
use crate::journal::Aside;
use crate::night::hand_before::HandBefore;
use crate::night::next_hand::NextHand;
#[cfg(feature = "rehearsal")]
use crate::night::{blind_debts::BlindDebts, ring::with_kept_chairs, tonight::Tonight};

/// How many hands in a row show where button and blinds are, whatever came before them: a chair has the big blind, then the small
/// one, then the button.
const IN_A_ROW: usize = 4;

impl NextHand {
    /// Who sat out the first hand with a known button and known blinds; `None` before that hand.
    pub(crate) fn aside_first(&self) -> Option<&[Aside]> {
        self.aside_first.as_deref().or_else(|| self.known().next().map(|first| first.aside.as_slice()))
    }

    /// The same, if it's certain whatever came before these hands, and if they tell what everybody `seated` missed, where that's
    /// needed; `before` are those of them who were there before these hands.
    #[must_use]
    pub fn is_sure(
        mut self,
        (seated, before): (&[PlayerId], Vec<PlayerId>),
        with_missed: bool,
    ) -> Option<Self> {
        let known: Vec<&HandBefore> = self.known().collect();
        let sure = known.windows(IN_A_ROW).position(are_in_a_row)?.saturating_add(IN_A_ROW).saturating_sub(1);
        let (unsure, sure) = known.split_at_checked(sure)?;
        let old = |player: &PlayerId| {
            before.contains(player) || unsure.iter().any(|hand| hand.players.contains(&Some(*player)))
        };
        let settled = |player: &PlayerId| sure.iter().any(|hand| hand.settles(*player));
        if with_missed && !seated.iter().filter(|player| old(player)).all(settled) {
            return None;
        }
        self.began = before;
        Some(self)
    }

    /// What it's asked, for the tests: the last hands and all of them give the same answers.
    #[cfg(feature = "rehearsal")]
    #[must_use]
    pub fn answers(&self, here: &Tonight, with_missed: bool) -> Vec<String> {
        let ring = with_kept_chairs(&here.evening, self);
        let last = self.last().map(|last| (&last.players, last.spots, last.posted, last.bought, &last.aside));
        let latest: Vec<_> = self.latest().take(3).map(|hand| (&hand.players, hand.spots)).collect();
        let mut answers = vec![
            format!("{:?}", (&self.pot, &self.only, &self.goes_on, &self.waiting)),
            format!("{last:?} {latest:?} {ring:?}"),
        ];
        let owed = BlindDebts::at(here, self, &ring);
        for sitting in here.evening.sittings.iter().filter(|sitting| sitting.left.is_none()) {
            let missed = with_missed.then(|| owed.of(sitting.player));
            answers.push(format!("{:?} {} {missed:?}", sitting.player, self.is_new(sitting.player)));
        }
        answers
    }
}

impl HandBefore {
    /// True if the player owed nothing after it.
    fn settles(&self, player: PlayerId) -> bool {
        let told = self.told && self.plays(player) && self.has_a_blind(player);
        told || !self.told && (self.has_posted(player) || self.has_skipped(player))
    }

    /// True if everybody was in it, with the blinds on the left of the button.
    fn is_regular(&self) -> bool {
        let count = self.players.len();
        let left = |steps: usize| self.spots.button.checked_add(steps)?.checked_rem(count);
        let blinds = if count == 2 { left(0).zip(left(1)) } else { left(1).zip(left(2)) };
        self.players.iter().all(Option::is_some) && self.spots.blinds.is_some() && self.spots.blinds == blinds
    }
}

/// True if these hands alone show where the button and the blinds are now.
fn are_in_a_row(hands: &[&HandBefore]) -> bool {
    let regular = |hand: &&HandBefore| hand.told && hand.is_regular();
    let same = |hand: &&HandBefore| hands.first().is_some_and(|first| first.players == hand.players);
    hands.iter().all(|hand| !hand.told) || hands.iter().all(|hand| regular(hand) && same(hand))
}
