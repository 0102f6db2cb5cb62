//! Events of the hands: how each was settled, and what was said about it later.

use crate::render::journal::Teller;
use crate::render::page::{name as shown, together};
use engine::money::Money;
use ledger::ids::PlayerId;
use ledger::journal::{ColdHands, HandFact, HandNoted, HandPlayed, HandTagged, HandVoided};
use ledger::night::last_hand::COLD_HANDS;

impl Teller<'_> {
    /// The hands.
    pub(super) fn hands(&self, fact: &HandFact) -> String {
        match fact {
            HandFact::HandPlayed(hand) => {
                Teller { currency: hand.asset().counted_in(self.currency), ..*self }.hand(hand)
            }
            HandFact::HandTagged(HandTagged { number, tags, removed, .. }) => {
                let tags: Vec<String> = tags.iter().map(|tag| format!("`{}`", shown(tag))).collect();
                let verb = if *removed { "is no longer" } else { "is" };
                format!("hand {number} {verb} tagged {}", together(&tags))
            }
            HandFact::HandNoted(HandNoted { number, text, .. }) => {
                format!("remark added to hand {number}: {}", shown(text))
            }
            HandFact::HandVoided(HandVoided { number, game, why, .. }) => {
                format!("hand {number}, {}, was voided: {}", shown(game), shown(why))
            }
            HandFact::ColdCommitted { hash, .. } => {
                let hash = hash.get(..16).unwrap_or(hash);
                format!("a seed for the cold hands was drawn, hash {}", shown(hash))
            }
            HandFact::ColdHands(cold) => self.cold(cold),
        }
    }

    fn hand(&self, hand: &HandPlayed) -> String {
        let won = hand.seats.iter().filter(|seat| !seat.won.is_zero());
        let won: Vec<String> =
            won.map(|seat| format!("{} won {}", self.who(seat.player), self.sum(seat.won))).collect();
        let won = if won.is_empty() { "nobody won".to_owned() } else { together(&won) };
        let carried = if hand.carried_out.is_zero() {
            String::new()
        } else {
            format!("; {} carries over to the next hand", self.sum(hand.carried_out))
        };
        format!("hand {}, {}: {won}{carried}", hand.number, shown(&hand.game))
    }

    fn cold(&self, cold: &ColdHands) -> String {
        let best: Vec<String> = cold.best.iter().map(|player| self.who(*player)).collect();
        let share = |(player, amount): &(PlayerId, Money)| {
            format!("{} took {}", self.who(*player), self.sum(*amount))
        };
        let mut told: Vec<String> = cold.shares.iter().map(share).collect();
        match best.as_slice() {
            [] => {}
            [one] => told.push(format!("{one} took the pot")),
            tied => told.push(format!("{} tied, so they play again", together(tied))),
        }
        let game = if cold.game == COLD_HANDS {
            "cold hands".to_owned()
        } else {
            format!("last pot, {}", shown(&cold.game))
        };
        format!("{game}: {}", told.join(", "))
    }
}
