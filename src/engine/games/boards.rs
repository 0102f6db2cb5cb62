//! How the shared cards are laid out on the table: which boards they make, and which of them a hand may use together.
//!
//! A place is the number of a shared card in the order of the deal, counted from 0. A place that no board names belongs to every
//! board, and one that no line names to every line: so the center of a cross is simply not named.

use crate::cards::{Card, Rank};

/// The most boards of a game.
pub const BOARDS_MAX: usize = 4;
/// The most lines of a game.
pub const LINES_MAX: usize = 8;
/// The most places on the table; a set of them has one bit for each.
pub const PLACES_MAX: usize = 16;

/// Boards and lines as sets of places; without any, all shared cards are one board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Boards {
    /// The boards; each one wins an equal share of the pot. Slots that aren't used are zero.
    boards: [u16; BOARDS_MAX],
    /// Cards that are used together; a hand uses one set. Slots that aren't used are zero.
    lines: [u16; LINES_MAX],
    /// Places whose cards are wild, with all cards like them.
    wild: u16,
}

impl Boards {
    /// One board, all of it for everybody.
    pub const PLAIN: Self = Self { boards: [0; BOARDS_MAX], lines: [0; LINES_MAX], wild: 0 };

    /// Several boards. Any beyond [`BOARDS_MAX`] are left out: check before.
    #[must_use]
    pub const fn with_boards(mut self, sets: &[u16]) -> Self {
        self.boards = [0; BOARDS_MAX];
        copy(&mut self.boards, sets);
        self
    }

    /// Several lines. Any beyond [`LINES_MAX`] are left out: check before.
    #[must_use]
    pub const fn with_lines(mut self, sets: &[u16]) -> Self {
        self.lines = [0; LINES_MAX];
        copy(&mut self.lines, sets);
        self
    }

    /// Cards that are wild because of their place.
    #[must_use]
    pub const fn with_wild(mut self, places: u16) -> Self {
        self.wild = places;
        self
    }

    /// True if all shared cards are one board for everybody, and none is wild because of its place.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        *self == Self::PLAIN
    }

    /// How many boards a pot is divided by.
    #[must_use]
    pub fn boards(&self) -> usize {
        self.named_boards().count().max(1)
    }

    /// The boards that are named.
    pub fn named_boards(&self) -> impl Iterator<Item = u16> + '_ {
        self.boards.iter().copied().filter(|set| *set != 0)
    }

    /// The lines that are named.
    pub fn named_lines(&self) -> impl Iterator<Item = u16> + '_ {
        self.lines.iter().copied().filter(|set| *set != 0)
    }

    /// The places that are wild.
    #[must_use]
    pub const fn wild(&self) -> u16 {
        self.wild
    }

    /// The places of a board, with the places that no board names.
    #[must_use]
    pub fn board(&self, number: usize) -> u16 {
        let named = self.boards.iter().fold(0, |all, set| all | set);
        self.named_boards().nth(number).unwrap_or_default() | !named
    }

    /// Which places of a board may be used together: its lines, or all of it.
    pub fn lines(&self, board: usize) -> impl Iterator<Item = u16> + '_ {
        let all = self.board(board);
        let named = self.lines.iter().fold(0, |all, set| all | set);
        let lines = self.named_lines().filter(move |set| set & all != 0).map(move |set| (set | !named) & all);
        let whole = (named & all == 0).then_some(all);
        lines.chain(whole)
    }

    /// True if two places are in the same boards and lines and both wild or both not, so that their cards could be swapped.
    #[must_use]
    pub fn are_one(&self, one: usize, other: usize) -> bool {
        let has = |set: u16, place: usize| place < PLACES_MAX && set & (1 << place) != 0;
        let mut sets = self.boards.iter().chain(&self.lines).chain([&self.wild]);
        sets.all(|set| has(*set, one) == has(*set, other))
    }

    /// The shared cards in the order of the deal, from boards given one by one; `None` if they don't fit these boards.
    #[must_use]
    pub fn together(&self, shared: usize, boards: &[Vec<Card>]) -> Option<Vec<Card>> {
        let mut laid: Vec<Option<Card>> = vec![None; shared.min(PLACES_MAX)];
        for (number, cards) in boards.iter().enumerate() {
            let places = self.board(number) & first(shared);
            if places.count_ones() as usize != cards.len() {
                return None;
            }
            let here = laid.iter_mut().enumerate().filter(|(place, _)| places & (1 << *place) != 0);
            for ((_, place), card) in here.zip(cards) {
                if place.replace(*card).is_some_and(|other| other != *card) {
                    return None;
                }
            }
        }
        (boards.len() == self.boards()).then(|| laid.into_iter().collect()).flatten()
    }

    /// The most cards a hand chooses from, of this many shared ones.
    #[must_use]
    pub fn widest(&self, shared: usize) -> usize {
        let dealt = first(shared);
        let sets = (0..self.boards()).flat_map(|board| self.lines(board));
        sets.map(|set| (set & dealt).count_ones() as usize).max().unwrap_or(0)
    }

    /// The fewest cards of a line or a board, of this many shared ones.
    #[must_use]
    pub fn narrowest(&self, shared: usize) -> usize {
        let dealt = first(shared);
        let sets = (0..self.boards()).flat_map(|board| self.lines(board));
        sets.map(|set| (set & dealt).count_ones() as usize).min().unwrap_or(0)
    }

    /// The ranks that are wild on this table.
    #[must_use]
    pub fn wild_ranks(&self, shared: &[Card]) -> u16 {
        chosen(shared, self.wild).filter_map(Card::rank).map(Rank::bit).fold(0, |all, rank| all | rank)
    }
}

/// That many places from the first.
#[must_use]
pub(crate) fn first(places: usize) -> u16 {
    (0..places.min(PLACES_MAX)).fold(0, |all, place| all | 1 << place)
}

/// The cards at these places.
pub fn chosen(shared: &[Card], places: u16) -> impl Iterator<Item = Card> + '_ {
    let at = move |place: usize| place >= PLACES_MAX || places & (1 << place) != 0;
    shared.iter().copied().enumerate().filter(move |(place, _)| at(*place)).map(|(_, card)| card)
}

const fn copy<const N: usize>(into: &mut [u16; N], sets: &[u16]) {
    let (mut left, mut at) = (sets, 0);
    while let Some((set, rest)) = left.split_first() {
        if at >= N {
            return;
        }
        // The room for the rest shrinks with every step.
        if let Some((_, room)) = into.split_at_mut_checked(at)
            && let Some((place, _)) = room.split_first_mut()
        {
            *place = *set;
        }
        left = rest;
        at = at.wrapping_add(1);
    }
}

/// A set of places, as the program writes it.
#[must_use]
pub const fn places(mut list: &[u8]) -> u16 {
    let mut set = 0;
    while let Some((place, rest)) = list.split_first() {
        set |= 1 << (*place & 15);
        list = rest;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::parse_cards;

    const CROSS: Boards = Boards::PLAIN.with_lines(&[places(&[0, 1]), places(&[2, 3])]);
    const TWO: Boards = Boards::PLAIN.with_boards(&[places(&[0, 1, 2, 6]), places(&[3, 4, 5, 7])]);

    #[test]
    fn without_a_word_all_shared_cards_are_one_board() {
        assert_eq!((Boards::PLAIN.boards(), Boards::PLAIN.widest(5)), (1, 5));
        assert_eq!(Boards::PLAIN.lines(0).collect::<Vec<_>>(), [u16::MAX]);
    }

    #[test]
    fn a_place_that_is_not_named_belongs_to_all() {
        let arms: Vec<u16> = CROSS.lines(0).map(|set| set & first(5)).collect();
        assert_eq!(arms, [0b1_0011, 0b1_1100]);
        let boards: Vec<u16> = (0..2).map(|board| TWO.board(board) & first(9)).collect();
        assert_eq!(boards, [0b1_0100_0111, 0b1_1011_1000]);
        assert_eq!((CROSS.widest(5), TWO.widest(8), TWO.boards()), (3, 4, 2));
    }

    #[test]
    fn boards_told_one_by_one_are_laid_as_they_are_dealt() {
        let two = Boards::PLAIN.with_boards(&[places(&[0, 2]), places(&[1, 3])]);
        let cards = |text: &str| parse_cards(text).unwrap();
        let told = [cards("2c 4c 6c"), cards("3c 5c 6c")];
        assert_eq!(two.together(5, &told), Some(cards("2c 3c 4c 5c 6c")));
        assert_eq!(two.together(5, &[cards("2c 4c 6c"), cards("3c 5c 7c")]), None, "one common card");
        assert_eq!(two.together(5, &told[..1]), None);
    }

    #[test]
    fn lines_lie_within_their_board() {
        let both = TWO.with_lines(&[places(&[0, 1]), places(&[3, 4]), places(&[5, 7])]);
        let of = |board: usize| both.lines(board).map(|set| set & first(8)).collect::<Vec<_>>();
        assert_eq!(of(0), [0b0100_0111]);
        assert_eq!(of(1), [0b0001_1000, 0b1010_0000]);
    }

    #[test]
    fn a_wild_place_makes_its_rank_wild() {
        let shared = parse_cards("2c 3d 4h 5s Kd").unwrap();
        let wild = CROSS.with_wild(places(&[4])).wild_ranks(&shared);
        assert_eq!(wild, Rank::King.bit());
        assert_eq!(CROSS.with_wild(places(&[4])).wild_ranks(&shared[..3]), 0);
    }
}
