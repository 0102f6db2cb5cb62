//! Chip events: bought, swapped, counted.

use crate::render::chips::spoken;
use crate::render::journal::{Teller, means};
use crate::render::page::{name as shown, together};
use engine::money::Currency;
use ledger::journal::{BoughtIn, ChipFact, CountSaid, Counted, CountedBy, PaymentPart};

impl Teller<'_> {
    /// Chips and cash.
    pub(super) fn chips(&self, fact: &ChipFact) -> String {
        match fact {
            ChipFact::BoughtIn(bought) => self.bought(bought),
            ChipFact::Swapped { player, gave, got, .. } => {
                format!("{} swapped {} for {}", self.who(*player), spoken(gave), spoken(got))
            }
            ChipFact::Counted(Counted { player, found, expected, tournament, .. }) => {
                let unit = if tournament.is_some() { Currency::CHIPS } else { self.currency };
                let (found, expected) = (unit.shown(*found), unit.shown(*expected));
                format!("{}'s stack was counted: {found}, expected {expected}", self.who(*player))
            }
            ChipFact::CountSaid(CountSaid { player, by, found, .. }) => {
                let (who, found) = (self.who(*player), self.sum(*found));
                match by {
                    CountedBy::Player => format!("{who} counted {found} in chips"),
                    CountedBy::Banker => format!("the banker counted {found} in {who}'s stack"),
                }
            }
            ChipFact::DrawerCounted { found, expected, .. } => {
                format!("the drawer was counted: {}, expected {}", self.sum(*found), self.sum(*expected))
            }
            ChipFact::DrawerFollowed { over, .. } => {
                let (sum, more) = (self.sum(over.abs()), if over.is_negative() { "less" } else { "more" });
                format!("because of the undo, the drawer had {sum} {more} than it should")
            }
        }
    }

    fn bought(&self, bought: &BoughtIn) -> String {
        let parts: Vec<String> = bought.parts.iter().map(|part| self.part(part)).collect();
        let seller = bought.seller.map(|seller| format!(" from {}", self.who(seller))).unwrap_or_default();
        format!("{} bought chips{seller}: {}", self.who(bought.player), together(&parts))
    }

    fn part(&self, part: &PaymentPart) -> String {
        match &part.note {
            Some(note) => format!("{} with note {}", self.sum(part.amount), shown(&note.identifier)),
            None => format!("{} {}", self.sum(part.amount), means(part.means)),
        }
    }
}
