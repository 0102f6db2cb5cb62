//! Which cards are wild, as data, and what a player's cards may count as because of it.
//!
//! If a house lets the holder call an ace high or low, there are two readings, and the better one counts.

use crate::cards::{Card, CardSet, Rank};
use crate::rank::held::Reading;

/// What a joker counts as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Joker {
    /// Not in the deck.
    #[default]
    Absent,
    /// Any card.
    Wild,
    /// An ace, or anything that fills a straight or a flush; in a low, the lowest missing rank.
    Bug,
}

/// Which lowest card is wild, with other cards of its rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lowest {
    /// The lowest hole card, and hole cards of the same rank.
    Hole,
    /// The lowest hole card, and all cards of the same rank.
    HoleAndLike,
    /// The lowest card of the whole hand, and all cards of the same rank (CAU-066).
    Hand,
}

/// Whether an ace can be the lowest card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LowAce {
    /// Never, and it can't start a straight (CAU-067).
    #[default]
    HighOnly,
    /// Never, unless all cards that count are aces (MIK-56).
    UnlessAllAces,
    /// The holder calls it high or low (IGL-20).
    Choice,
}

/// The wild cards of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wilds {
    /// Ranks that are wild in every suit, as a mask: bit 0 is the deuce.
    pub ranks: u16,
    /// Single cards that are wild.
    pub cards: CardSet,
    /// What a joker counts as.
    pub joker: Joker,
    /// The lowest card, if it is wild.
    pub lowest: Option<Lowest>,
    /// Whether an ace can be the lowest card.
    pub ace: LowAce,
}

const ACE: u16 = 1 << 12;

impl Wilds {
    /// These wild cards and the others. Where both say something about aces, the joker or the lowest card, the others win.
    #[must_use]
    pub fn with(self, more: Self) -> Self {
        Self {
            ranks: self.ranks | more.ranks,
            cards: self.cards.with(more.cards),
            joker: if more.joker == Joker::Absent { self.joker } else { more.joker },
            lowest: more.lowest.or(self.lowest),
            ace: more.ace,
        }
    }

    /// What people call them: `deuces, Jh, the joker`.
    ///
    /// ```
    /// # use housebook_engine::{cards::{CardSet, parse_cards}, rank::{Lowest, Wilds}};
    /// let jacks = CardSet::of(&parse_cards("Jh Js")?);
    /// let wilds = Wilds { cards: jacks, lowest: Some(Lowest::Hole), ..Wilds::default() };
    /// assert_eq!(wilds.named(), "Jh, Js, the lowest hole card");
    /// # Ok::<(), housebook_engine::cards::NotCards>(())
    /// ```
    #[must_use]
    pub fn named(&self) -> String {
        let ranks = (0..13).filter_map(Rank::at).filter(|rank| self.ranks & rank.bit() != 0);
        let cards = (0..52).filter_map(Card::from_index).filter(|card| self.cards.contains(*card));
        let joker = match self.joker {
            Joker::Absent => None,
            Joker::Wild => Some("the joker"),
            Joker::Bug => Some("the joker as a bug"),
        };
        let lowest = self.lowest.map(|lowest| match lowest {
            Lowest::Hole => "the lowest hole card",
            Lowest::HoleAndLike => "the lowest hole card and all of that rank",
            Lowest::Hand => "the lowest card of each hand",
        });
        let words = ranks.map(|rank| rank.many().to_owned()).chain(cards.map(|card| card.to_string()));
        let words: Vec<String> = words.chain(joker.into_iter().chain(lowest).map(str::to_owned)).collect();
        words.join(", ")
    }

    /// True if no card is wild.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self { ace: self.ace, ..Self::default() }
    }

    /// True if it matters which cards are hole cards.
    #[must_use]
    pub const fn needs_hole(&self) -> bool {
        matches!(self.lowest, Some(Lowest::Hole | Lowest::HoleAndLike))
    }

    /// The ways these cards may be read; `hole` has a bit for each hole card.
    pub(crate) fn readings(&self, cards: &[Card], hole: u64) -> impl Iterator<Item = Reading> {
        let fixed = self.fixed(cards);
        let (first, second) = match self.lowest {
            None => (fixed, None),
            Some(lowest) => self.with_lowest(fixed, cards, lowest, hole),
        };
        std::iter::once(first).chain(second)
    }

    fn fixed(&self, cards: &[Card]) -> Reading {
        let is_wild = |card: Card| match card.rank() {
            Some(rank) => self.ranks & rank.bit() != 0 || self.cards.contains(card),
            None => self.joker == Joker::Wild,
        };
        Reading {
            wild: places(cards, is_wild),
            bugs: if self.joker == Joker::Bug { places(cards, Card::is_joker) } else { 0 },
        }
    }

    fn with_lowest(
        &self,
        fixed: Reading,
        cards: &[Card],
        lowest: Lowest,
        hole: u64,
    ) -> (Reading, Option<Reading>) {
        let (eligible, reach) = match lowest {
            Lowest::Hole => (hole, hole),
            Lowest::HoleAndLike => (hole, u64::MAX),
            Lowest::Hand => (u64::MAX, u64::MAX),
        };
        // A card that is already wild can still be the lowest (MIK-55).
        let held = ranks_at(cards, eligible);
        let also = |rank: u16| Reading { wild: fixed.wild | (of_rank(cards, rank) & reach), ..fixed };
        let below = lowest_bit(held & !ACE);
        match self.ace {
            LowAce::HighOnly => (also(below), None),
            LowAce::UnlessAllAces => (also(if below == 0 { held & ACE } else { below }), None),
            LowAce::Choice if held & ACE != 0 => (also(ACE), (below != 0).then(|| also(below))),
            LowAce::Choice => (also(below), None),
        }
    }
}

fn places(cards: &[Card], wanted: impl Fn(Card) -> bool) -> u64 {
    cards
        .iter()
        .enumerate()
        .take(64)
        .filter(|(_, card)| wanted(**card))
        .fold(0, |mask, (place, _)| mask | 1 << place)
}

fn of_rank(cards: &[Card], rank: u16) -> u64 {
    places(cards, |card| card.rank().is_some_and(|held| held.bit() == rank))
}

fn ranks_at(cards: &[Card], eligible: u64) -> u16 {
    let at = cards.iter().enumerate().take(64).filter(|(place, _)| eligible & (1 << place) != 0);
    at.filter_map(|(_, card)| card.rank()).fold(0, |ranks, rank| ranks | rank.bit())
}

const fn lowest_bit(ranks: u16) -> u16 {
    ranks & ranks.wrapping_neg()
}
