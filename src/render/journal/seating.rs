//! The corner of the seats: who sits where, who is kept apart, who deals.

use crate::domain::journal::{Fact, FirstDealt};
use crate::render::journal::Teller;
use crate::render::page::name as shown;

impl Teller<'_> {
    /// Seats and deals; what is none is about hands.
    pub(super) fn seating(&self, fact: &Fact) -> String {
        match fact {
            Fact::PairForbidden(pair) => {
                format!("{} and {} are kept apart from now on", self.who(pair.one), self.who(pair.other))
            }
            Fact::PairAllowed(pair) => {
                format!("{} and {} may share a table again", self.who(pair.one), self.who(pair.other))
            }
            Fact::Seated { player, seat, agreed, .. } => {
                let agreed = if *agreed { ", as agreed with management" } else { "" };
                format!("{} took seat {seat}{agreed}", self.who(*player))
            }
            Fact::FirstDealt(first) => self.first(first),
            Fact::Dealt { dealer, .. } => format!("{} deals the next hand", self.who(*dealer)),
            Fact::Left { player, .. } => format!("{} left the table", self.who(*player)),
            _ => self.tournament(fact),
        }
    }

    fn first(&self, first: &FirstDealt) -> String {
        let cards = first.cards.iter().map(|(player, card)| format!("{} {}", self.who(*player), shown(card)));
        let cards: Vec<String> = cards.collect();
        let how = first.dealt_by.as_ref().map(|dealing| format!(", from seed {}", shown(&dealing.seed)));
        let dealer = self.who(first.dealer);
        format!(
            "the first jack was {dealer}'s, who deals first: {}{}",
            cards.join(", "),
            how.unwrap_or_default()
        )
    }
}
