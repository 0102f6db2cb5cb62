//! The finishing order: who has which place, and which places are shared (PIG-40).

use crate::ids::PlayerId;
use crate::tournament::did::Gone;
use crate::tournament::entrant::{Entrant, EntrantState};
use crate::tournament::field::Tournament;

/// A place and who has it; several share it if they went out together with equal stacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishingPlace {
    pub place: u32,
    pub players: Vec<PlayerId>,
}

impl Tournament {
    /// Everybody's place, the best first. A player still in has none yet, unless they're the last; a player who left has none.
    #[must_use]
    pub fn places(&self) -> Vec<FinishingPlace> {
        let playing: Vec<PlayerId> = self.players().collect();
        let mut order: Vec<Vec<PlayerId>> = Vec::new();
        if let [winner] = playing.as_slice() {
            order.push(vec![*winner]);
        }
        for exit in self.exits.iter().rev() {
            let mut gone: Vec<Gone> = exit.gone.clone();
            gone.sort_by_key(|gone| std::cmp::Reverse(gone.stack));
            for alike in gone.chunk_by(|one, other| one.stack == other.stack) {
                order.push(alike.iter().map(|gone| gone.player).collect());
            }
        }
        let mut next = if playing.len() == 1 { 1 } else { playing.len().saturating_add(1) };
        let number = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
        let placed = order.into_iter().map(|players| {
            let place = number(next);
            next = next.saturating_add(players.len());
            FinishingPlace { place, players }
        });
        placed.collect()
    }

    /// The player's place so far.
    #[must_use]
    pub fn place_of(&self, player: PlayerId) -> Option<u32> {
        self.places().into_iter().find(|place| place.players.contains(&player)).map(|place| place.place)
    }

    /// Who has the last place so far (PIG-09): the first player out, or several if they went out together with equal stacks.
    #[must_use]
    pub fn first_out(&self) -> Vec<PlayerId> {
        let Some(first) = self.exits.first() else { return Vec::new() };
        let least = first.gone.iter().map(|gone| gone.stack).min();
        first.gone.iter().filter(|gone| Some(gone.stack) == least).map(|gone| gone.player).collect()
    }

    /// Who has all the chips, once only one player has any (PIG-12).
    #[must_use]
    pub fn winner(&self) -> Option<PlayerId> {
        let mut playing = self.players();
        match (playing.next(), playing.next()) {
            (Some(last), None) if self.entrants.len() > 1 => Some(last),
            _ => None,
        }
    }

    /// True if the player is out, and nobody said yet who won their bounty.
    #[must_use]
    pub fn head_waits(&self, player: PlayerId) -> bool {
        let waits = |entrant: &Entrant| entrant.standing == EntrantState::Out && entrant.bounty.is_positive();
        self.entrant(player).is_some_and(waits)
    }

    /// Everybody who is out and whose bounty waits.
    pub fn waiting_heads(&self) -> impl Iterator<Item = PlayerId> {
        self.entrants.iter().map(|entrant| entrant.player).filter(|player| self.head_waits(*player))
    }

    /// True if the player left, or went out in a later hand than that or in one that nobody recorded.
    #[must_use]
    pub fn was_in(&self, player: PlayerId, hand: u32) -> bool {
        let left = self.entrant(player).is_some_and(|entrant| entrant.standing == EntrantState::Left);
        let mut later = self.exits.iter().filter(|exit| exit.is_behind(hand));
        left || later.any(|exit| exit.gone.iter().any(|gone| gone.player == player))
    }

    /// How many will have a place: everybody except players who left.
    #[must_use]
    pub fn ranked(&self) -> usize {
        self.entrants.iter().filter(|entrant| entrant.standing != EntrantState::Left).count()
    }
}
