//! Who gets cards: newcomers, players who missed blinds, players away from the table.

use crate::hand::Seats;
use crate::house::key;
use crate::play::posting::poster::{Blinds, Poster};
use crate::play::posting::table::{Sitter, Straddle, WayIn};
use crate::refusal::Refusal;

impl Poster<'_> {
    /// Deals in everybody who should have cards; returns who buys the button.
    pub(crate) fn deal_in(&mut self, blinds: Option<Blinds>) -> Result<Option<usize>, Refusal> {
        let mut buyer = None;
        let barred = self.barred(blinds);
        for (seat, sitter) in self.table.seats.iter().enumerate() {
            let Some(sitter) = sitter.as_ref().filter(|sitter| sitter.takes_cards()) else { continue };
            let buys = blinds.is_some() && enters(sitter) && sitter.entry == WayIn::BuyButton;
            if buys && !sitter.away {
                self.check_buying(seat, barred, buyer)?;
                buyer = Some(seat);
            }
            let dealt = if sitter.away {
                self.deals_in_away(seat, sitter, blinds)
            } else {
                (buys || self.deals_in(seat, sitter, blinds, barred))
                    && self.is_paid_for(seat, sitter, blinds)
            };
            let posts = blinds.is_none_or(|(_, (small, big))| seat == small || seat == big);
            let is_free = sitter.new && !sitter.missed.any() && !posts && !buys;
            if dealt && is_free && !sitter.away && self.says(key::BLINDS_NEWCOMER, "nothing") {
                self.tell(key::BLINDS_NEWCOMER, format!("`{}` is new and doesn't have to post", sitter.name));
            }
            self.at(seat, |place| place.dealt = dealt);
        }
        Ok(buyer)
    }

    /// Seats between the button and the small blind, where a player can enter only by buying the button (DAV-29).
    fn barred(&self, blinds: Option<Blinds>) -> Seats {
        blinds.map_or(Seats::NONE, |(_, (small, _))| self.table.between(self.table.spots.button, small))
    }

    fn check_buying(&self, seat: usize, barred: Seats, other: Option<usize>) -> Result<(), Refusal> {
        let name = self.table.name(seat);
        let why = if !self.flag(key::BLINDS_BUY_BUTTON) {
            format!("`{name}` can't buy the button: this house doesn't allow it")
        } else if !barred.contains(seat) {
            format!("`{name}` can't buy the button: only a player between the button and the small blind can")
        } else if let Some(other) = other {
            format!("`{name}` can't buy the button: `{}` is buying it", self.table.name(other))
        } else {
            return Ok(());
        };
        Err(self.refuse(key::BLINDS_BUY_BUTTON, "button-not-for-sale", why))
    }

    /// True if a player who is away gets cards: if the house does that, and the player's blinds are paid (DAV-36).
    fn deals_in_away(&mut self, seat: usize, sitter: &Sitter, blinds: Option<Blinds>) -> bool {
        let due_now = blinds.is_some_and(|(_, (small, big))| seat == small || seat == big);
        let paid = !sitter.missed.any() && !sitter.new && !due_now;
        let dealt = paid && self.says(key::ABSENT, "dealt-if-paid");
        let name = &sitter.name;
        let text = match (dealt, sitter.missed.any() || due_now) {
            (true, _) => {
                format!("`{name}` is sitting out but gets cards; the hand is dead when it's `{name}`'s turn")
            }
            (false, true) if self.collects() => {
                format!("`{name}` is sitting out and gets no cards, but still pays the blinds")
            }
            (false, true) => format!("`{name}` is sitting out, owes blinds and gets no cards"),
            (false, false) => format!("`{name}` is sitting out and gets no cards"),
        };
        self.tell_last(key::ABSENT, text);
        dealt
    }

    /// True if players who are away still pay blinds (PIG-64).
    pub(crate) fn collects(&self) -> bool {
        self.says(key::BLINDS_MISSED, "collected")
    }

    /// True if a player at the table is dealt in, judging by the seat.
    fn deals_in(&mut self, seat: usize, sitter: &Sitter, blinds: Option<Blinds>, barred: Seats) -> bool {
        let enters = enters(sitter) && blinds.is_some();
        let late = enters && barred.contains(seat);
        if late {
            let text = format!(
                "`{}` sits between the button and the small blind and has to wait or buy the button",
                sitter.name
            );
            self.tell(key::BLINDS_BUY_BUTTON, text);
        }
        !late
    }

    /// True if a player who owes blinds, or has to post as a newcomer, pays in this hand.
    fn is_paid_for(&mut self, seat: usize, sitter: &Sitter, blinds: Option<Blinds>) -> bool {
        let Some((_, (_, big))) = blinds else { return true };
        let straddles = self.table.straddles.contains(&(seat, Straddle::Live));
        // A newcomer who owes nothing may wait as well.
        let waits = enters(sitter) && sitter.entry == WayIn::Wait && seat != big && !straddles;
        if waits {
            let key = if sitter.missed.any() { key::BLINDS_MISSED } else { key::BLINDS_NEWCOMER };
            self.tell(key, format!("`{}` waits for the big blind", sitter.name));
        }
        !waits
    }

    /// True if the player has to post before getting cards.
    pub(crate) fn owes(&self, sitter: &Sitter) -> bool {
        let newcomer = sitter.new && self.says(key::BLINDS_NEWCOMER, "posts-big");
        newcomer || (sitter.missed.any() && self.says(key::BLINDS_MISSED, "one-of-each-or-wait"))
    }
}

fn enters(sitter: &Sitter) -> bool {
    sitter.new || sitter.missed.any()
}
