//! The kinds of low a game may use, as rows: five-card lows with their variants, and badugi.

use crate::cards::Card;
use crate::rank::badugi;
use crate::rank::held::Reading;
use crate::rank::low::{Low, LowOrder};

/// What a low is judged by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LowLadder {
    /// Five cards.
    Five(LowOrder),
    /// Up to four cards of different ranks and suits, more being better.
    Badugi,
}

impl LowLadder {
    /// A-2-3-4-5 is best, straights and flushes don't count, aces are low (IGL-23, IGL-24, IGL-25).
    pub const ACE_TO_FIVE: Self = Self::Five(LowOrder {
        ace_low: true,
        paired_aces_low: true,
        spoilt: false,
        eight_or_better: false,
        wilds_pair: false,
    });

    /// Ace to five, with five different ranks up to the eight (MIK-38, MIK-39).
    pub const EIGHT_OR_BETTER: Self = Self::Five(LowOrder {
        ace_low: true,
        paired_aces_low: true,
        spoilt: false,
        eight_or_better: true,
        wilds_pair: false,
    });

    /// 2-3-4-5-7 is best: aces are high, straights and flushes count.
    pub const DEUCE_TO_SEVEN: Self = Self::Five(LowOrder {
        ace_low: false,
        paired_aces_low: false,
        spoilt: true,
        eight_or_better: false,
        wilds_pair: false,
    });

    /// 6-4-3-2-A is best: aces are low, straights and flushes count.
    pub const ACE_TO_SIX: Self = Self::Five(LowOrder {
        ace_low: true,
        paired_aces_low: true,
        spoilt: true,
        eight_or_better: false,
        wilds_pair: false,
    });

    /// The same low, in which wild cards may or may not have to pair each other.
    #[must_use]
    pub const fn with_wilds_paired(self, wilds_pair: bool) -> Self {
        match self {
            Self::Five(order) => Self::Five(LowOrder { wilds_pair, ..order }),
            Self::Badugi => self,
        }
    }

    /// The best low of the cards at `places`, with wild cards as the reading says; `None` if they make no low.
    pub(crate) fn best(&self, cards: &[Card], places: u64, reading: Reading) -> Option<Low> {
        match self {
            Self::Five(order) => {
                order.best(cards, places, reading).map(|number| Low::of_number(u16::MAX.wrapping_sub(number)))
            }
            Self::Badugi => badugi::best(cards, places, reading),
        }
    }

    /// What people call the low: `eight-six low`, `wheel`, `pair of sixes`.
    #[must_use]
    pub fn name(&self, low: Low) -> String {
        match self {
            Self::Five(order) => order.name(u16::MAX.wrapping_sub(low.number())),
            Self::Badugi => badugi::name(low),
        }
    }
}
