//! What follows when a card falls face up: the next rank is wild, its owner pays or folds, or gets another card.

use crate::cards::Rank;
use crate::money::{Currency, Money};

/// What something costs a player; it goes into the pot, and nobody has to match it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Price {
    /// Nothing.
    Free,
    /// As much as is in the middle.
    Pot,
    /// A sum, in hundredths of a dollar or of whatever is counted in.
    Sum(u32),
}

impl Price {
    /// The amount, with this much in the middle; `None` if the currency has no such amount.
    #[must_use]
    pub fn money(self, pot: Money, currency: Currency) -> Option<Money> {
        match self {
            Self::Free => Some(Money::ZERO),
            Self::Pot => Some(pot),
            Self::Sum(hundredths) => {
                let all = currency.whole().times(i64::from(hundredths)).ok()?.minor();
                (all.checked_rem(100) == Some(0))
                    .then(|| Money::from_minor(all.checked_div(100).unwrap_or(0)))
            }
        }
    }
}

/// Another card for a player who gets one of a rank face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct More {
    /// Of which rank.
    pub rank: Rank,
    /// What it costs; a free card comes by itself.
    pub price: Price,
    /// True if it comes face up.
    pub up: bool,
}

/// What follows in a game when a card falls face up: it is dealt to a player face up, or the player turns it up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Falls {
    /// The rank of the card that falls right after one of this rank is wild, until another of this rank falls; if that one is the
    /// last card, it makes nothing wild.
    pub follow: Option<Rank>,
    /// A player who gets one of this rank pays this much, or folds.
    pub pay: Option<(Rank, Price)>,
    /// A player who gets one of a rank may have another card.
    pub more: Option<More>,
}

impl Falls {
    /// Nothing follows.
    pub const NONE: Self = Self { follow: None, pay: None, more: None };

    /// True if nothing follows.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.follow.is_none() && !self.asks()
    }

    /// True if players pay, fold or get cards because of what falls: then nothing falls unseen.
    #[must_use]
    pub const fn asks(&self) -> bool {
        self.pay.is_some() || self.more.is_some()
    }

    /// What is paid in a game.
    pub fn prices(&self) -> impl Iterator<Item = Price> {
        let more = self.more.map(|more| more.price);
        self.pay.map(|(_, price)| price).into_iter().chain(more)
    }

    /// The most one player can pay: each time one of the four cards of a rank falls to them; `None` if they match the pot.
    #[must_use]
    pub fn most_paid(&self, currency: Currency) -> Option<Money> {
        let each = self.prices().map(|price| match price {
            Price::Pot => None,
            price => price.money(Money::ZERO, currency)?.times(4).ok(),
        });
        Money::sum(each.collect::<Option<Vec<_>>>()?).ok()
    }

    /// How many cards a player may get beyond those of the course: one for each card of that rank in the pack.
    #[must_use]
    pub const fn most_more(&self) -> usize {
        if self.more.is_some() { 4 } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_is_one_of_the_currency_or_none() {
        let pot = Money::from_minor(700);
        assert_eq!(Price::Pot.money(pot, Currency::USD), Some(pot));
        assert_eq!(Price::Sum(50).money(pot, Currency::USD), Some(Money::from_minor(50)));
        assert_eq!(Price::Sum(50).money(pot, Currency::CHIPS), None);
        assert_eq!(Price::Sum(300).money(pot, Currency::CHIPS), Some(Money::from_minor(3)));
    }
}
