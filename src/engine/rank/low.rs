//! Low hands: the orders as data, the best low from any cards, including wild cards, and its name.
//!
//! A low is a high hand in reverse, in an order where the ace may count below the deuce.

use crate::cards::{Card, Rank};
use crate::rank::counts::Counts;
use crate::rank::held::{ALL_RANKS, Held, Reading};
use crate::rank::high::ranks;
use crate::rank::kickers::highest;
use crate::rank::order::{Category, Parts, STANDARD};
use crate::rank::straights::{self, Straight};

/// A low hand of some order: greater is better, equal is a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Low(u16);

impl Low {
    pub(crate) const fn of_number(number: u16) -> Self {
        Self(number)
    }

    pub(crate) const fn number(self) -> u16 {
        self.0
    }
}

/// An order of five-card lows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LowOrder {
    /// A single ace counts below the deuce.
    pub ace_low: bool,
    /// A pair of aces (or more) also counts below deuces; otherwise it is the highest pair (MIK-37).
    pub paired_aces_low: bool,
    /// Straights and flushes count, and so spoil a low (MIK-35).
    pub spoilt: bool,
    /// Only five different ranks up to the eight make a low (MIK-38).
    pub eight_or_better: bool,
    /// All wild cards of a hand have to be the same rank, so that two of them pair (MIK-57 says they don't have to).
    pub wilds_pair: bool,
}

const HAND: usize = 5;

impl LowOrder {
    pub(crate) fn best(&self, cards: &[Card], places: u64, reading: Reading) -> Option<u16> {
        let held = Held::of(cards, places, reading);
        let fillers = held.fillers().min(HAND);
        let natural = places & !reading.wild & !reading.bugs;
        let from_cards = HAND.saturating_sub(fillers);
        if (natural.count_ones() as usize) < from_cards {
            return None;
        }
        let number = match self.unspoilt(&held, fillers) {
            Some(number) => number,
            // A wild card can be anything a natural card is, so all wild cards are always used, unless they must pair.
            None => self.fewest(fillers).filter_map(|wilds| self.searched(cards, natural, wilds)).min()?,
        };
        (!self.eight_or_better || number <= self.eight_low()).then_some(number)
    }

    /// Five different ranks need no search: the lowest are best, unless they make a straight or a flush that counts.
    fn unspoilt(&self, held: &Held, fillers: usize) -> Option<u16> {
        if self.wilds_pair && fillers > 1 {
            return None;
        }
        let lowest = lowest_of(filled_low(self.single(held.once()), fillers), HAND);
        if lowest.count_ones() as usize != HAND {
            return None;
        }
        let spoilt = self.spoilt
            && (self.run(lowest).is_some()
                || (fillers == 0 && self.is_one_suit(held, self.natural_single(lowest))));
        (!spoilt).then(|| STANDARD.number(Category::HighCard, 0, lowest))
    }

    /// True if these ranks are all held in one suit only.
    fn is_one_suit(&self, held: &Held, ranks: u16) -> bool {
        held.suits.iter().filter(|suit| **suit & ranks != 0).count() == 1
    }

    const fn eight_low(&self) -> u16 {
        STANDARD.number(Category::HighCard, 0, 0b1111_1000)
    }

    fn fewest(&self, fillers: usize) -> std::ops::RangeInclusive<usize> {
        if self.wilds_pair { 0..=fillers } else { fillers..=fillers }
    }

    /// The lowest number of any choice of natural cards, completed with that many wild cards.
    fn searched(&self, cards: &[Card], natural: u64, wilds: usize) -> Option<u16> {
        let wanted = u32::try_from(HAND.saturating_sub(wilds)).ok()?;
        let mut best: Option<u16> = None;
        let mut chosen = natural;
        loop {
            if chosen.count_ones() == wanted {
                let held = Held::of(cards, chosen, Reading::default());
                let number = self.completed(&held, wilds);
                best = Some(best.map_or(number, |best| best.min(number)));
            }
            if chosen == 0 {
                return best;
            }
            chosen = chosen.wrapping_sub(1) & natural;
        }
    }

    /// The lowest number of these natural cards with that many wild cards.
    fn completed(&self, held: &Held, wilds: usize) -> u16 {
        let counts = Counts::of_suits(held.suits);
        if wilds == 0 {
            return self.number(counts, held.suits.contains(&counts.once));
        }
        let missing = ALL_RANKS & !self.single(counts.once);
        if self.wilds_pair && wilds > 1 {
            return ranks_of(missing)
                .map(|rank| self.number(self.together(counts, rank, wilds), false))
                .min()
                .unwrap_or(u16::MAX);
        }
        let lowest = lowest_of(missing, wilds);
        let first = self.number(self.with(counts, lowest), false);
        if !self.spoilt || !self.is_straight(self.with(counts, lowest)) {
            return first;
        }
        // Two extra ranks are enough to avoid a run: one may lengthen it at either end, the next can't.
        let near = lowest_of(missing, wilds.saturating_add(2));
        subsets(near, wilds).map(|fill| self.number(self.with(counts, fill), false)).min().unwrap_or(first)
    }

    /// The counts with one more card of each of these ranks (as singles are counted).
    fn with(&self, counts: Counts, fill: u16) -> Counts {
        Counts { once: counts.once | self.natural_single(fill), ..counts }
    }

    /// The counts with several wild cards as one rank.
    fn together(&self, counts: Counts, rank: u16, copies: usize) -> Counts {
        let rank = self.natural_single(rank);
        let at = |level: usize| if copies >= level { rank } else { 0 };
        Counts {
            once: counts.once | at(1),
            twice: counts.twice | at(2),
            thrice: counts.thrice | at(3),
            four: counts.four | at(4),
        }
    }

    fn number(&self, counts: Counts, one_suit: bool) -> u16 {
        let Counts { once, twice, thrice, four } = counts;
        let (lead, single) = (|ranks| self.lead(ranks), |ranks| self.single(ranks));
        if four != 0 {
            return STANDARD.number(Category::FourOfAKind, lead(four), single(once & !four));
        }
        if thrice != 0 && twice != thrice {
            return STANDARD.number(Category::FullHouse, lead(thrice), lead(twice & !thrice));
        }
        if thrice != 0 {
            return STANDARD.number(Category::ThreeOfAKind, lead(thrice), single(once & !thrice));
        }
        match twice.count_ones() {
            0 => self.unpaired(single(once), self.spoilt && one_suit),
            1 => STANDARD.number(Category::Pair, lead(twice), single(once & !twice)),
            _ => STANDARD.number(Category::TwoPair, lead(twice), single(once & !twice)),
        }
    }

    fn unpaired(&self, ranks: u16, flush: bool) -> u16 {
        match (self.run(ranks), flush) {
            (Some(run), true) => STANDARD.number(Category::StraightFlush, run.lead, 0),
            (Some(run), false) => STANDARD.number(Category::Straight, run.lead, 0),
            (None, true) => STANDARD.number(Category::Flush, 0, ranks),
            (None, false) => STANDARD.number(Category::HighCard, 0, ranks),
        }
    }

    fn is_straight(&self, counts: Counts) -> bool {
        counts.twice == 0 && self.run(self.single(counts.once)).is_some()
    }

    fn run(&self, ranks: u16) -> Option<&'static Straight> {
        let table: &[Straight] = if self.ace_low { &straights::LOW } else { &straights::FIVE_NO_WHEEL };
        table.iter().find(|straight| self.spoilt && straight.ranks == ranks)
    }

    /// Single ranks, as this order counts them.
    const fn single(&self, ranks: u16) -> u16 {
        if self.ace_low { ace_below(ranks) } else { ranks }
    }

    const fn natural_single(&self, ranks: u16) -> u16 {
        if self.ace_low { ace_above(ranks) } else { ranks }
    }

    /// Ranks held several times, as this order counts them.
    const fn lead(&self, ranks: u16) -> u16 {
        if self.paired_aces_low { ace_below(ranks) } else { ranks }
    }

    pub(crate) fn name(&self, number: u16) -> String {
        let parts = STANDARD.parts(number);
        if parts.category != Category::HighCard {
            let leads = if matches!(parts.category, Category::Straight | Category::StraightFlush) {
                self.natural_single(parts.leads)
            } else if self.paired_aces_low {
                ace_above(parts.leads)
            } else {
                parts.leads
            };
            let pair_follows = parts.category == Category::FullHouse && !self.paired_aces_low;
            let tails = if pair_follows { parts.tails } else { self.top_single(parts.tails) };
            return Parts { leads, tails, ..parts }.named();
        }
        if self.ace_low && parts.tails == 0b1_1111 {
            return "wheel".to_owned();
        }
        let mut said = ranks(parts.tails).filter_map(|rank| self.spoken(rank)).map(Rank::one);
        format!("{}-{} low", said.next().unwrap_or("no"), said.next().unwrap_or("card"))
    }

    /// The highest of the single ranks, for the name of the hand.
    fn top_single(&self, ranks: u16) -> u16 {
        self.natural_single(highest(ranks))
    }

    /// The real rank for a rank as this order counts it.
    fn spoken(&self, counted: Rank) -> Option<Rank> {
        ranks(self.natural_single(counted.bit())).next()
    }
}

/// The ranks counted from the ace, which becomes the lowest bit.
pub(crate) const fn ace_below(ranks: u16) -> u16 {
    ((ranks << 1) | (ranks >> 12)) & ALL_RANKS
}

/// The reverse.
pub(crate) const fn ace_above(ranks: u16) -> u16 {
    (ranks >> 1) | ((ranks & 1) << 12)
}

fn filled_low(ranks: u16, fillers: usize) -> u16 {
    ranks | lowest_of(ALL_RANKS & !ranks, fillers)
}

/// The lowest `count` ranks of a set.
pub(crate) fn lowest_of(ranks: u16, count: usize) -> u16 {
    let left = (0..count).fold(ranks, |left, _| left & left.wrapping_sub(u16::from(left != 0)));
    ranks & !left
}

/// The ranks of a set, each as a set, lowest first.
fn ranks_of(ranks: u16) -> impl Iterator<Item = u16> {
    (0..13).map(|place| 1_u16 << place).filter(move |rank| ranks & rank != 0)
}

/// Every way to take `count` ranks of a set.
fn subsets(ranks: u16, count: usize) -> impl Iterator<Item = u16> {
    let mut next = Some(ranks);
    std::iter::from_fn(move || {
        let subset = next?;
        next = (subset != 0).then(|| subset.wrapping_sub(1) & ranks);
        Some(subset)
    })
    .filter(move |subset| subset.count_ones() as usize == count)
}
