//! What happens when a card falls face up: another rank is wild, a player pays or folds, or a player gets another card.
//!
//! Nobody is asked before everybody has their card. Then it goes around from the dealer's left; a player first pays, then decides
//! about an extra card. What is wild follows from the cards as they fell, in whatever order they were entered.

use crate::cards::{Card, Rank};
use crate::games::{Price, Step};
use crate::hand::Seats;
use crate::money::Money;
use crate::play::act::Dealt;
use crate::play::fell::Fell;
use crate::play::legal::{CardAsked, Next};
use crate::play::limits::Matter;
use crate::play::machine::Play;
use crate::rank::Wilds;
use crate::refusal::Refusal;

/// What is wild after the last card that fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Follows {
    /// No extra rank.
    Nothing,
    /// The rank of the next card that falls.
    Next,
    /// This rank.
    Rank(Rank),
    /// Unknown: nobody saw some of the cards that fell.
    Unsure,
}

impl Play<'_> {
    /// Refuses unseen cards face up, if it costs money or brings cards what they are.
    pub(crate) fn check_falls(&self, cards: impl IntoIterator<Item = Option<Card>>) -> Result<(), Refusal> {
        if !self.setup.game.falls.asks() || cards.into_iter().all(|card| card.is_some()) {
            return Ok(());
        }
        let message = format!("in `{}` the upcards matter: say which they are", self.setup.game.name);
        Err(self.refuse("open-card-unsaid", message))
    }

    /// A player's card is face up from now on.
    pub(crate) fn falls(&mut self, seat: usize, place: usize, round: usize, extra: bool) {
        let falls = self.setup.game.falls;
        if falls.is_none() {
            return;
        }
        let seats = self.setup.places.len().max(1);
        let from_dealer = seat.saturating_add(seats).saturating_sub(self.setup.button.saturating_add(1));
        let turn = if extra { 0 } else { from_dealer.checked_rem(seats).unwrap_or(0) };
        let Some(chair) = self.chairs.get_mut(seat) else { return };
        let card = chair.cards.cards().get(place).copied().flatten();
        self.fell.push(Fell { when: (self.step, extra, round, turn), seat, place, card });
        let rank = card.and_then(Card::rank);
        if rank.is_some() && falls.pay.map(|(rank, _)| rank) == rank {
            chair.pays = chair.pays.saturating_add(1);
        }
        if rank.is_some() && falls.more.map(|more| more.rank) == rank {
            chair.offers = chair.offers.saturating_add(1);
        }
    }

    /// True while a player still has to answer for cards that fell in this step. Players who can't be asked or needn't be are
    /// passed over; a card that costs nothing is simply owed to them.
    pub(crate) fn is_asking(&mut self) -> bool {
        if !self.setup.game.falls.asks() {
            return false;
        }
        while let Some(seat) = self.first_asked() {
            let Some(asked) = self.asked(seat) else { return true };
            let Some(chair) = self.chairs.get_mut(seat) else { return false };
            match asked.card {
                // A player who is all-in has paid all they can.
                false if asked.price.is_zero() && asked.short.is_zero() => {
                    chair.pays = chair.pays.saturating_sub(1);
                }
                true if asked.price.is_zero() => {
                    chair.offers = chair.offers.saturating_sub(1);
                    chair.owed = chair.owed.saturating_add(1);
                }
                true if asked.short.is_positive() => chair.offers = 0,
                _ => return true,
            }
        }
        false
    }

    /// The first player from the dealer's left who isn't done with their cards.
    fn first_asked(&self) -> Option<usize> {
        let waits = |seat: &usize| {
            self.chairs.get(*seat).is_some_and(|chair| chair.pays > 0 || chair.offers > 0 || chair.owed > 0)
        };
        self.live.left_of(self.setup.button).find(waits)
    }

    /// What the player is asked; `None` if they are waiting for a card.
    fn asked(&self, seat: usize) -> Option<CardAsked> {
        let chair = self.chairs.get(seat)?;
        let falls = self.setup.game.falls;
        if chair.owed > 0 {
            return None;
        }
        let card = chair.pays == 0;
        let price = if card { falls.more.map(|more| more.price) } else { falls.pay.map(|(_, price)| price) };
        let whole = price?.money(self.pot, self.setup.currency).unwrap_or_default();
        let lacks = whole.minus(chair.stack).unwrap_or_default().max(Money::ZERO);
        // A player who has less than the price is all-in with it, if all-in is allowed.
        match card || !self.setup.limits.all_in {
            true => Some(CardAsked { seat, price: whole, short: lacks, card }),
            false => Some(CardAsked { seat, price: whole.min(chair.stack), short: Money::ZERO, card }),
        }
    }

    /// What happens next, once everybody has their card.
    pub(crate) fn next_asked(&self) -> Option<Next> {
        let seat = self.first_asked()?;
        match self.asked(seat) {
            Some(asked) => Some(Next::Asked(asked)),
            None => {
                let due = self.chairs.get(seat).map_or(0, |chair| chair.owed);
                let up = self.setup.game.falls.more.is_some_and(|more| more.up);
                let (down, up) = if up { (0, due) } else { (due, 0) };
                Some(Next::Deal { to: Seats::one(seat), down, up })
            }
        }
    }

    /// What this player is asked, if it's their turn: to pay or fold, or to take a card.
    pub(crate) fn is_asked(&self, seat: usize) -> Option<CardAsked> {
        match self.legal() {
            Next::Asked(asked) if asked.seat == seat => Some(asked),
            _ => None,
        }
    }

    /// A player pays for a card that fell.
    pub(crate) fn pay_for_card(&mut self, seat: usize) -> Result<(), Refusal> {
        self.check_live(seat)?;
        let asked = self.is_asked(seat).ok_or_else(|| self.not_asked(seat))?;
        let name = self.setup.name(seat);
        if asked.short.is_positive() {
            let message = format!(
                "`{name}` is {} short of the payment: every bet must be covered, so buy chips or fold",
                self.shown(asked.short)
            );
            return Err(self.refuse_by("must-cover", Matter::AllIn, message));
        }
        let Some(chair) = self.chairs.get_mut(seat) else { return Ok(()) };
        chair.give(asked.price)?;
        match asked.card {
            true => {
                chair.offers = chair.offers.saturating_sub(1);
                chair.owed = chair.owed.saturating_add(1);
            }
            false => chair.pays = chair.pays.saturating_sub(1),
        }
        let is_broke = chair.stack.is_zero();
        self.pot = self.pot.plus(asked.price)?;
        if is_broke {
            self.able = self.able.without(Seats::one(seat));
        }
        Ok(())
    }

    /// A player declines the card they may have.
    pub(crate) fn decline(&mut self, seat: usize) -> Result<(), Refusal> {
        self.check_live(seat)?;
        let asked = self.is_asked(seat).ok_or_else(|| self.not_asked(seat))?;
        if !asked.card {
            let message =
                format!("`{}` has to pay {} or fold", self.setup.name(seat), self.shown(asked.price));
            return Err(self.refuse("pay-or-fold", message));
        }
        if let Some(chair) = self.chairs.get_mut(seat) {
            chair.offers = chair.offers.saturating_sub(1);
        }
        Ok(())
    }

    fn not_asked(&self, seat: usize) -> Refusal {
        let message = format!("nobody is asking `{}` to pay for a card now", self.setup.name(seat));
        self.refuse("not-asked", message)
    }

    /// How much a player is short of the price of a card that fell.
    pub(crate) fn short_for_card(&self, seat: usize) -> Money {
        self.is_asked(seat).map_or(Money::ZERO, |asked| asked.short)
    }

    /// The wild cards, after the cards that fell; `None` if that isn't known.
    pub(crate) fn wilds(&self) -> Option<Wilds> {
        let wilds = self.setup.game.wilds;
        match self.follows() {
            Follows::Rank(rank) => Some(Wilds { ranks: wilds.ranks | rank.bit(), ..wilds }),
            Follows::Nothing | Follows::Next => Some(wilds),
            Follows::Unsure => None,
        }
    }

    /// A player's unseen card is known now; if it was their only one, it is the one that fell.
    pub(crate) fn was_fallen(&mut self, seat: usize, place: usize, card: Option<Card>) {
        if let Some(fell) = self.fell.iter_mut().find(|fell| fell.seat == seat && fell.place == place) {
            fell.card = card;
        }
    }

    fn follows(&self) -> Follows {
        let Some(leader) = self.setup.game.falls.follow else { return Follows::Nothing };
        let mut fell = self.fell.clone();
        fell.sort_by_key(|fell| fell.when);
        fell.iter().fold(Follows::Nothing, |before, fell| match (fell.card, before) {
            (None, _) => Follows::Unsure,
            (Some(card), _) if card.rank() == Some(leader) => Follows::Next,
            // A joker has no rank.
            (Some(card), Follows::Next) => card.rank().map_or(Follows::Nothing, Follows::Rank),
            (Some(_), before) => before,
        })
    }

    /// Refuses to compare hands if nobody knows what is wild.
    pub(crate) fn check_wilds_known(&self) -> Result<Wilds, Refusal> {
        self.wilds().ok_or_else(|| {
            let message = format!(
                "what's wild in `{}` depends on every upcard, but nobody saw all of them",
                self.setup.game.name
            );
            self.refuse("wilds-unsaid", message)
        })
    }

    /// True in a step in which cards fall, once everybody has theirs.
    pub(crate) fn has_fallen(&self) -> bool {
        match self.setup.course.steps().get(self.step) {
            Some(Step::Deal { .. }) => self.live.without(self.served).is_empty(),
            Some(Step::Own { .. }) => self.begun && self.due.is_empty(),
            _ => false,
        }
    }

    /// A card that a player gets for one that fell goes after their other cards.
    pub(crate) fn deal_more(&mut self, seat: usize, cards: &Dealt) -> Result<(), Refusal> {
        let up = self.setup.game.falls.more.is_some_and(|more| more.up);
        if up {
            self.check_falls(cards.cards().iter().copied())?;
        }
        for card in cards.cards() {
            let Some(chair) = self.chairs.get_mut(seat) else { return Ok(()) };
            let place = chair.cards.len();
            if !chair.cards.push(*card) {
                return Err(self.refuse("wrong-number-of-cards", "no hand has that many cards"));
            }
            chair.owed = chair.owed.saturating_sub(1);
            if up {
                chair.up |= 1 << place.min(15);
                self.falls(seat, place, 0, true);
            }
        }
        Ok(())
    }
}

impl Price {
    /// True if the price can be paid when `unit` is the smallest amount.
    pub(crate) fn fits(self, currency: crate::money::Currency, unit: Money) -> bool {
        self.money(unit, currency).is_some_and(|price| price.remainder(unit).is_zero())
    }
}
