//! The corner of the hands: how each was settled, and what was said of it later.

use crate::render::journal::Teller;
use crate::render::page::{name as shown, together};
use ledger::journal::{Fact, HandNoted, HandPlayed, HandTagged, HandVoided};

impl Teller<'_> {
    /// The hands; what is none is the bank's.
    pub(super) fn hands(&self, fact: &Fact) -> String {
        match fact {
            Fact::HandPlayed(hand) => {
                Teller { currency: hand.asset().counted_in(self.currency), ..*self }.hand(hand)
            }
            Fact::HandTagged(HandTagged { number, tags, removed, .. }) => {
                let tags: Vec<String> = tags.iter().map(|tag| format!("`{}`", shown(tag))).collect();
                let verb = if *removed { "is no longer" } else { "is" };
                format!("hand {number} {verb} tagged {}", together(&tags))
            }
            Fact::HandNoted(HandNoted { number, text, .. }) => {
                format!("of hand {number} was noted: {}", shown(text))
            }
            Fact::HandVoided(HandVoided { number, game, why, .. }) => {
                format!("hand {number}, {}, does not count: {}", shown(game), shown(why))
            }
            _ => self.money(fact),
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
            format!(", {} stays in the middle", self.sum(hand.carried_out))
        };
        format!("hand {}, {}: {won}{carried}", hand.number, shown(&hand.game))
    }
}
