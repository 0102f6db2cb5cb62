//! One playing card as one small integer, so that tables can be indexed by it.

use std::fmt;

/// The rank of a card, deuce lowest; games that play an ace low say so themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rank {
    /// The deuce, `2`: the lowest.
    Two,
    /// The trey, `3`.
    Three,
    /// A four, `4`.
    Four,
    /// A five, `5`.
    Five,
    /// A six, `6`.
    Six,
    /// A seven, `7`.
    Seven,
    /// An eight, `8`.
    Eight,
    /// A nine, `9`.
    Nine,
    /// A ten, `T`.
    Ten,
    /// A jack, `J`.
    Jack,
    /// A queen, `Q`.
    Queen,
    /// A king, `K`.
    King,
    /// An ace, `A`: the highest.
    Ace,
}

/// How a rank is written and said.
struct RankWords {
    rank: Rank,
    letter: char,
    one: &'static str,
    many: &'static str,
}

const fn words(rank: Rank, letter: char, one: &'static str, many: &'static str) -> RankWords {
    RankWords { rank, letter, one, many }
}

const RANKS: [RankWords; 13] = [
    words(Rank::Two, '2', "deuce", "deuces"),
    words(Rank::Three, '3', "three", "threes"),
    words(Rank::Four, '4', "four", "fours"),
    words(Rank::Five, '5', "five", "fives"),
    words(Rank::Six, '6', "six", "sixes"),
    words(Rank::Seven, '7', "seven", "sevens"),
    words(Rank::Eight, '8', "eight", "eights"),
    words(Rank::Nine, '9', "nine", "nines"),
    words(Rank::Ten, 'T', "ten", "tens"),
    words(Rank::Jack, 'J', "jack", "jacks"),
    words(Rank::Queen, 'Q', "queen", "queens"),
    words(Rank::King, 'K', "king", "kings"),
    words(Rank::Ace, 'A', "ace", "aces"),
];

/// The ranks by the numbers of their letters.
static RANK_BY_LETTER: [Option<Rank>; 128] = {
    let mut ranks = [None; 128];
    let mut place = 0_usize;
    while place < RANKS.len() {
        ranks[RANKS[place].letter as usize] = Some(RANKS[place].rank);
        place = place.wrapping_add(1);
    }
    ranks
};

impl Rank {
    /// The rank of a position, 0 for the deuce to 12 for the ace.
    #[must_use]
    pub fn at(index: usize) -> Option<Self> {
        RANKS.get(index).map(|words| words.rank)
    }

    /// The rank written `letter`.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        RANK_BY_LETTER.get(letter as usize).copied().flatten()
    }

    /// The rank with this name, singular or plural: `king`, `kings`.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        RANKS.iter().find(|words| [words.one, words.many].contains(&word)).map(|words| words.rank)
    }

    /// 0 for the deuce to 12 for the ace.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank's bit in a mask of ranks: bit 0 is the deuce.
    #[must_use]
    pub const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// The letter it is written with.
    #[must_use]
    pub const fn letter(self) -> char {
        RANKS[self as usize].letter
    }

    /// `king`.
    #[must_use]
    pub const fn one(self) -> &'static str {
        RANKS[self as usize].one
    }

    /// `kings`.
    #[must_use]
    pub const fn many(self) -> &'static str {
        RANKS[self as usize].many
    }
}

/// The suit of a card; no house lets suits decide anything but a flush (and the high spade in the hole).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// Clubs, `c`.
    Clubs,
    /// Diamonds, `d`.
    Diamonds,
    /// Hearts, `h`.
    Hearts,
    /// Spades, `s`.
    Spades,
}

/// The suits by the numbers of their letters.
static SUIT_BY_LETTER: [Option<Suit>; 128] = {
    let mut suits = [None; 128];
    let mut place = 0_usize;
    while place < Suit::ALL.len() {
        suits[Suit::ALL[place].letter() as usize] = Some(Suit::ALL[place]);
        place = place.wrapping_add(1);
    }
    suits
};

impl Suit {
    /// All four, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// The suit written `letter`.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        SUIT_BY_LETTER.get(letter as usize).copied().flatten()
    }

    /// The letter it is written with.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'c',
            Self::Diamonds => 'd',
            Self::Hearts => 'h',
            Self::Spades => 's',
        }
    }
}

/// A card of a standard deck, or the joker. Cards sort by their number, which means nothing at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The joker: no rank and no suit of its own.
    pub const JOKER: Self = Self(52);

    /// The card of that rank and suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(((rank as u8) << 2) | suit as u8)
    }

    /// The card with a number below 52, in the order 2c 2d 2h 2s 3c … As.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 52 { Some(Self(index as u8)) } else { None }
    }

    /// The card's number: 0 for 2c to 51 for As, 52 for the joker.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its rank; the joker has none.
    #[must_use]
    pub fn rank(self) -> Option<Rank> {
        Rank::at(usize::from(self.0 >> 2))
    }

    /// Its suit; the joker has none.
    #[must_use]
    pub fn suit(self) -> Option<Suit> {
        if self == Self::JOKER { None } else { Suit::ALL.get(usize::from(self.0 & 3)).copied() }
    }

    /// How it is written: `Ah`, `Jo`.
    #[must_use]
    pub fn name(self) -> &'static str {
        let at = self.index().saturating_mul(2);
        NAMES.get(at..at.saturating_add(2)).unwrap_or("Jo")
    }

    /// True for a joker.
    #[must_use]
    pub const fn is_joker(self) -> bool {
        self.0 == Self::JOKER.0
    }
}

/// How every card is written, in the order of their numbers.
const NAMES: &str = concat!(
    "2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s7c7d7h7s8c8d8h8s9c9d9h9s",
    "TcTdThTsJcJdJhJsQcQdQhQsKcKdKhKsAcAdAhAsJo"
);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_its_own_number_and_face() {
        let mut faces: Vec<String> =
            (0..52).filter_map(Card::from_index).map(|card| card.to_string()).collect();
        assert_eq!((faces[0].as_str(), faces[51].as_str()), ("2c", "As"));
        faces.sort_unstable();
        faces.dedup();
        assert_eq!(faces.len(), 52);
        assert_eq!(Card::from_index(52), None);
    }

    #[test]
    fn a_card_is_its_rank_and_suit() {
        for card in (0..52).filter_map(Card::from_index) {
            let again = card.rank().zip(card.suit()).map(|(rank, suit)| Card::new(rank, suit));
            assert_eq!(again, Some(card));
            let letters: String =
                [card.rank().unwrap().letter(), card.suit().unwrap().letter()].iter().collect();
            assert_eq!(card.name(), letters);
        }
    }

    #[test]
    fn the_joker_has_no_rank_and_no_suit() {
        assert_eq!((Card::JOKER.rank(), Card::JOKER.suit()), (None, None));
        assert_eq!(Card::JOKER.to_string(), "Jo");
    }

    #[test]
    fn the_table_of_ranks_is_in_order() {
        for (index, words) in RANKS.iter().enumerate() {
            assert_eq!(words.rank.index(), index);
            assert_eq!(Rank::from_letter(words.letter), Some(words.rank));
        }
    }
}
