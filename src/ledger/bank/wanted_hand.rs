//! A hand to record, with everything that was said about it.

use crate::bank::dealer_noted::DealerSaid;
use crate::ids::PlayerId;
use crate::journal::{Aside, Chairs};
use crate::night::Tonight;
use crate::night::ring::seated;
use crate::time::Instant;
use engine::formats::hands::HandRecord;
use engine::money::{Money, Overflow};
use engine::play::Act;
use std::rc::Rc;

/// A hand to record.
#[derive(Clone, Debug)]
pub struct WantedHand {
    /// Its amounts are in the book's unit.
    pub record: HandRecord,
    /// Who sits in each place.
    pub players: Vec<Option<PlayerId>>,
    /// True if somebody says it's a different hand from one that looks the same.
    pub is_other: bool,
    /// Chips bought before the deal, which play (DAV-15).
    pub bought: Vec<(usize, Money)>,
    /// Players who showed cards during the hand, and who saw them (DAV-58).
    pub shown: Vec<(usize, usize)>,
    /// Who says who deals.
    pub dealer: DealerSaid,
    /// True if the table named the dealer, so it wasn't only their turn; of a file's dealer, filled in from who posted.
    pub named: bool,
    /// Who a file says dealt without cards, if that isn't its button.
    pub beside: Option<PlayerId>,
    /// Who was there and got no cards, as far as it was said; everybody else with chips was away.
    pub aside: Vec<Aside>,
    /// Who was away, if a file has a place for them.
    pub absent: Vec<PlayerId>,
    /// Whose chair each place is, as far as it was said; filled in before the hand is recorded.
    pub chairs: Chairs,
    /// The places of the small and the big blind, if the table knew them.
    pub blinds: Option<(usize, usize)>,
    /// The table as it is now, for a hand played by card-room rules; `None` if a house prepared it.
    pub card_room: Option<Rc<Tonight>>,
    /// Who had already dealt this deal, before the table said who deals; `None`: what the book says.
    pub dealt_already: Option<Vec<PlayerId>>,
    /// When it was played, if its file says so; `None`: the time of the request.
    pub at: Option<Instant>,
    /// True if a site divided its pots in units of its own chips.
    pub in_site_units: bool,
}

impl WantedHand {
    /// What everybody who was dealt in posted, in a hand with blinds.
    pub(super) fn posted(&self) -> Result<Vec<(PlayerId, Money)>, Overflow> {
        let places = &self.record.setup.places;
        if places.iter().all(|place| place.blind.is_zero()) {
            return Ok(Vec::new());
        }
        let dealt = places.iter().zip(&self.players).filter(|(place, _)| place.dealt);
        let posted = dealt.filter_map(|(place, player)| Some((*place, (*player)?)));
        posted.map(|(place, player)| Ok((player, place.blind.plus(place.dead)?))).collect()
    }

    /// Who pays the first fine in it.
    pub(super) fn fined(&self) -> Option<PlayerId> {
        let fined =
            |act: &Act| if let Act::Fine(seat, _) = act { self.players.get(*seat).copied()? } else { None };
        self.record.acts.iter().find_map(fined)
    }

    /// Who is dealt in.
    pub(super) fn dealt(&self) -> Vec<PlayerId> {
        let places = self.record.setup.places.iter().zip(&self.players);
        places.filter(|(place, _)| place.dealt).filter_map(|(_, player)| *player).collect()
    }

    /// Who sits there with chips and was away.
    pub(super) fn away(&self, table: &Tonight) -> Vec<PlayerId> {
        let dealt = self.dealt();
        let is_there = |player: &PlayerId| {
            dealt.contains(player) || self.aside.iter().any(|aside| aside.player == *player)
        };
        let here = seated(&table.evening).into_iter().map(|(_, player)| player);
        here.filter(|player| table.evening.chips(*player).is_positive() && !is_there(player)).collect()
    }
}
