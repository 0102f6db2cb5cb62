//! A Golf player's four cards: which are known, which are face up, what they are worth.

use crate::cards::{Card, Rank};

/// The places of a square in reading order: 1 and 2 the far row, 3 and 4 the near row.
const PLACES: [u8; 4] = [1, 2, 3, 4];

/// The two places nearest to the player, who may look at them once (CAU-070).
pub(crate) const NEAREST: [u8; 2] = [3, 4];

/// A player's square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Square([Spot; 4]);

/// A place of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Spot {
    /// The card, once somebody knows it.
    card: Option<Card>,
    is_up: bool,
}

impl Square {
    /// How many cards it has.
    pub(crate) const CARDS: usize = PLACES.len();

    /// The places that are still hidden.
    #[must_use]
    pub(crate) fn hidden(&self) -> Vec<u8> {
        PLACES.into_iter().filter(|place| self.spot(*place).is_some_and(|spot| !spot.is_up)).collect()
    }

    /// The card at a place, if it is known.
    #[must_use]
    pub(crate) fn card(&self, place: u8) -> Option<Card> {
        self.spot(place).and_then(|spot| spot.card)
    }

    /// Somebody knows the card now; it stays hidden.
    pub(crate) fn know(&mut self, place: u8, card: Card) {
        self.set(place, Spot { card: Some(card), is_up: false });
    }

    /// Turns a card face up.
    pub(crate) fn open(&mut self, place: u8, card: Card) {
        self.set(place, Spot { card: Some(card), is_up: true });
    }

    /// The ranks of the cards that are face up.
    #[must_use]
    pub(crate) fn showing(&self) -> Vec<Rank> {
        self.0.iter().filter(|spot| spot.is_up).filter_map(|spot| spot.card?.rank()).collect()
    }

    /// True if some rank is there exactly this often.
    #[must_use]
    pub(crate) fn has(&self, count: usize) -> bool {
        let showing = self.showing();
        showing.iter().any(|rank| showing.iter().filter(|other| *other == rank).count() == count)
    }

    /// The ranks in order, as people say them: `3 3 3 K`.
    #[must_use]
    pub(crate) fn ranks(&self) -> String {
        let mut ranks = self.showing();
        ranks.sort_unstable();
        let name = |rank: &Rank| rank.letter().to_string();
        ranks.iter().map(name).collect::<Vec<_>>().join(" ")
    }

    /// The square in one line, the far row first: `?? 7c / ?? Kd`.
    #[must_use]
    pub(crate) fn told(&self) -> String {
        let [a, b, c, d] = self.0.map(|spot| spot.card.filter(|_| spot.is_up).map_or("??", Card::name));
        format!("{a} {b} / {c} {d}")
    }

    fn spot(&self, place: u8) -> Option<Spot> {
        self.0.get(index(place)?).copied()
    }

    fn set(&mut self, place: u8, spot: Spot) {
        if let Some(at) = index(place).and_then(|index| self.0.get_mut(index)) {
            *at = spot;
        }
    }
}

fn index(place: u8) -> Option<usize> {
    usize::from(place).checked_sub(1)
}

/// What open cards are worth: pairs are free, three of a kind take the value of one of them off (CAU-074, 075, 076).
///
/// Four of a kind are two free pairs, or minus twice the value of one of them if so agreed.
#[must_use]
pub(crate) fn score(cards: &[Rank], is_fours_minus: bool) -> i64 {
    let of_rank = |rank: Rank| {
        let value = points(rank);
        match cards.iter().filter(|card| **card == rank).count() {
            1 => value,
            3 => value.saturating_neg(),
            4 if is_fours_minus => value.saturating_mul(-2),
            _ => 0,
        }
    };
    (0..13).filter_map(Rank::at).map(of_rank).fold(0, i64::saturating_add)
}

/// Aces count one, numbers their value, jack and queen ten, kings nothing (CAU-074).
fn points(rank: Rank) -> i64 {
    match rank {
        Rank::Ace => 1,
        Rank::Jack | Rank::Queen => 10,
        Rank::King => 0,
        number => i64::try_from(number.index()).unwrap_or(0).saturating_add(2),
    }
}

/// A place in words.
#[must_use]
pub(crate) const fn at(place: u8) -> &'static str {
    match place {
        1 => "card 1",
        2 => "card 2",
        3 => "card 3",
        _ => "card 4",
    }
}
