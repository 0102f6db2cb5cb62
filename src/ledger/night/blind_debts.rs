//! The blinds that players missed while they were away (DAV-27), followed from hand to hand.

use crate::ids::PlayerId;
use crate::night::every_chair::every_chair;
use crate::night::hand_before::HandBefore;
use crate::night::next_hand::NextHand;
use crate::night::tonight::Tonight;
use engine::house::House;
use engine::play::{Missed, Sitter, Spots, first_spots, missed, next_spots};
use std::collections::BTreeMap;

/// What each player of a table owes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BlindDebts(BTreeMap<PlayerId, Missed>);

impl BlindDebts {
    /// What the hands so far leave for these players of a table ([`Tonight::at_table`]). The chairs of players who left
    /// since count too.
    #[must_use]
    pub fn at(here: &Tonight, next: &NextHand, ring: &[PlayerId]) -> Self {
        Self::after(next, &here.house, &every_chair(&here.evening, ring))
    }

    /// What the hands so far leave, for these players. A player who came to a game that had begun and hasn't played yet owes
    /// nothing (DAV-26).
    ///
    /// Blinds never pass a player who plays, so being passed means being away, with or without cards (DAV-30).
    #[must_use]
    pub fn after(next: &NextHand, house: &House, ring: &[PlayerId]) -> Self {
        let all: Vec<&HandBefore> = next.known().collect();
        let (first, owed) = (BTreeMap::new(), BTreeMap::new());
        let mut follow = Follow { next, house, ring: ring.to_vec(), all, first, owed };
        for number in 0..follow.all.len() {
            follow.sit_as_in(number);
            follow.hand(number);
        }
        for (player, missed) in &next.brought {
            let owed = follow.owed.entry(*player).or_default();
            *owed = Missed { small: owed.small || missed.small, big: owed.big || missed.big };
        }
        follow.owed.retain(|player, _| !next.paid.contains(player));
        Self(follow.owed)
    }

    /// What this player owes.
    #[must_use]
    pub fn of(&self, player: PlayerId) -> Missed {
        self.0.get(&player).copied().unwrap_or_default()
    }
}

/// Button and blinds of a hand, with who bought its button.
type Before = (Spots, Option<usize>);

/// The hands, followed one after the other.
struct Follow<'a> {
    next: &'a NextHand,
    house: &'a House,
    /// Everybody by chair, as they sat in the hand being followed.
    ring: Vec<PlayerId>,
    all: Vec<&'a HandBefore>,
    /// The first hand of each player, as [`Follow::first`] has it.
    first: BTreeMap<PlayerId, Option<usize>>,
    /// What each player owes by now.
    owed: BTreeMap<PlayerId, Missed>,
}

/// How a hand changes what a player owes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stands {
    /// The player paid what was owed, or has just come.
    Clear,
    /// Nothing changes for the player.
    AsHeWas,
    /// Blinds may pass the player.
    MayMiss,
}

impl Follow<'_> {
    /// Seats everybody as in hand `number`; a player who had no chair in it stays behind the player on their right.
    fn sit_as_in(&mut self, number: usize) {
        let Some(now) = self.all.get(number).copied() else { return };
        let mut ring = now.chairs.ring();
        let before = std::mem::take(&mut self.ring);
        for (chair, player) in before.iter().enumerate() {
            if ring.contains(player) {
                continue;
            }
            let on_his_right = before.iter().rev().cycle().skip(before.len().saturating_sub(chair));
            let right = on_his_right
                .take(before.len())
                .find_map(|right| ring.iter().position(|other| other == right));
            ring.insert(right.map_or(ring.len(), |right| right.saturating_add(1)), *player);
        }
        for player in &ring {
            if !self.first.contains_key(player) {
                self.first.insert(*player, self.first(*player));
            }
        }
        self.ring = ring;
    }

    fn hand(&mut self, number: usize) {
        let Some(now) = self.all.get(number).copied() else { return };
        let stands: Vec<Stands> = self.ring.iter().map(|player| self.stands(number, now, *player)).collect();
        let passed = self.passed(number, now, &stands);
        for ((player, stands), passed) in self.ring.iter().zip(&stands).zip(passed) {
            let has_paid = now.paid_before.contains(player);
            let owed = self.owed.entry(*player).or_default();
            let before = if has_paid || *stands == Stands::Clear { Missed::default() } else { *owed };
            *owed = Missed { small: before.small || passed.small, big: before.big || passed.big };
        }
    }

    /// What hand `number` changes for this player.
    fn stands(&self, number: usize, now: &HandBefore, player: PlayerId) -> Stands {
        let first = self.first.get(&player).copied().flatten();
        let Some(first) = first.filter(|first| *first <= number) else { return Stands::Clear };
        let paid_told = now.told && now.plays(player) && (now.has_a_blind(player) || now.has_posted(player));
        if paid_told || !now.told && (now.has_posted(player) || now.has_skipped(player)) {
            return Stands::Clear;
        }
        // For a player who comes in the middle of the night, it doesn't matter how the blinds came to their first hand.
        let comes = number == first && !self.next.began.contains(&player) && !now.is_aside(player);
        let as_he_was = now.told && now.plays(player) || now.behind_a_gap || comes;
        if as_he_was { Stands::AsHeWas } else { Stands::MayMiss }
    }

    /// The first of these hands that matters for this player; `None` if the player comes to a game that had begun.
    fn first(&self, player: PlayerId) -> Option<usize> {
        let there =
            self.next.aside_first().is_some_and(|first| first.iter().any(|aside| aside.player == player));
        match there || self.next.began.contains(&player) {
            true => Some(0),
            false => self.all.iter().position(|hand| hand.players.contains(&Some(player))),
        }
    }

    /// The blinds that passed each chair in this hand.
    fn passed(&self, number: usize, now: &HandBefore, stands: &[Stands]) -> Vec<Missed> {
        let mut passed = vec![Missed::default(); self.ring.len()];
        let before = match number.checked_sub(1).and_then(|last| self.all.get(last)) {
            Some(last) => match last.at(&self.ring) {
                Some(spots) => Some((spots, last.buyer_at(&self.ring))),
                None => return passed,
            },
            None => None,
        };
        let Some(spots) = now.at(&self.ring) else { return passed };
        let is_away = |other: PlayerId| !now.was_there(other);
        let was_passed =
            |other: PlayerId| is_away(other) || now.is_passed(&self.ring, (before, spots), other);
        let candidates = [&is_away as &dyn Fn(PlayerId) -> bool, &was_passed];
        let fits = |away: &dyn Fn(PlayerId) -> bool| self.comes(number, now, before, away) == Some(spots);
        for (seat, player) in self.ring.iter().copied().enumerate() {
            if stands.get(seat) != Some(&Stands::MayMiss) {
                continue;
            }
            let had_cards = now.players.contains(&Some(player));
            let owes = self.owed.get(&player).is_some_and(|owed| owed.any());
            // This player owed nothing, had cards, and the blinds moved as they do with the player there: no blind passed.
            if had_cards && !owes && candidates.iter().any(|away| !away(player) && fits(away)) {
                continue;
            }
            let explained = candidates
                .into_iter()
                .find(|away| fits(away) || fits(&|other| other == player || away(other)));
            // If somebody deals out of turn, blinds don't pass anybody who has cards.
            if before.is_some() && explained.is_none() && had_cards {
                continue;
            }
            let away = explained.unwrap_or(&is_away);
            let seats = self.seats(number, now, &|other| other == player || away(other));
            let of_him = missed(self.house, before, spots, &seats).into_iter().find(|(of, _)| *of == seat);
            if let (Some((_, missed)), Some(passed)) = (of_him, passed.get_mut(seat)) {
                *passed = missed;
            }
        }
        passed
    }

    /// Where button and blinds go if these are away.
    fn comes(
        &self,
        number: usize,
        now: &HandBefore,
        before: Option<Before>,
        away: &dyn Fn(PlayerId) -> bool,
    ) -> Option<Spots> {
        let seats = self.seats(number, now, away);
        match before {
            Some((last, buyer)) => next_spots(self.house, last, buyer, &seats),
            None => first_spots(self.house, now.at(&self.ring)?.button, &seats, true),
        }
    }

    /// Everybody who was there then, with what they owed.
    fn seats(&self, number: usize, now: &HandBefore, away: &dyn Fn(PlayerId) -> bool) -> Vec<Option<Sitter>> {
        let sitter = |player: &PlayerId| {
            let first = self.first.get(player).copied().flatten();
            let new = now.is_barred(*player) || first.is_none_or(|first| first >= number && number > 0);
            let missed = self.owed.get(player).copied().unwrap_or_default();
            Some(Sitter { away: away(*player), new, missed, ..Sitter::default() })
        };
        self.ring.iter().map(sitter).collect()
    }
}
