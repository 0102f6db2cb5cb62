//! Exchanging the chips of the smallest color when nobody needs them anymore, and what happens to the odd ones.

use crate::refusal::{ColourUpFlaw, RaceFlaw, Refusal, TournamentChipsRefused};
use crate::tournament::in_chips::chips;
use engine::cards::{Card, CardSet, Rank, Suit};
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// The cards there are for a race.
const DECK: usize = 52;

/// What happens to chips that are too few for one of the next color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OddChips {
    /// The chip race: a card for each odd chip, and the highest cards win the new chips, at most one per player.
    ///
    /// There are as many new chips as the table's odd ones are worth; a remainder of half a chip or more makes one more. A player
    /// who would lose their last chip gets one anyway.
    Race,
    /// Everybody's odd chips become one new chip.
    RoundUp,
}

/// Which color goes, and which is given for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exchange {
    small: Money,
    large: Money,
    /// How many small chips make a large one.
    ratio: u32,
}

impl Exchange {
    /// Chips worth `small` go, chips worth `large` come.
    ///
    /// Refuses `colour-up-values` unless a whole number of the small ones, at least two, makes a large one.
    pub fn new(small: Money, large: Money) -> Result<Self, Refusal> {
        let ratio = large.minor().checked_div(small.minor()).and_then(|ratio| u32::try_from(ratio).ok());
        match ratio {
            Some(ratio) if ratio > 1 && small.is_positive() && large.remainder(small).is_zero() => {
                Ok(Self { small, large, ratio })
            }
            _ => {
                let flaw = ColourUpFlaw::Values { small: chips(small), large: chips(large) };
                Err(Refusal::new(TournamentChipsRefused::ColourUp(flaw)))
            }
        }
    }

    /// How many of `chips` small ones are too few for one more large one.
    #[must_use]
    pub fn odd(&self, chips: u32) -> u32 {
        chips.checked_rem(self.ratio).unwrap_or(0)
    }

    fn whole(&self, chips: u32) -> u32 {
        chips.checked_div(self.ratio).unwrap_or(0)
    }
}

/// What a player brings to the exchange.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// How many small chips.
    pub small: u32,
    /// True if the player also has chips of other colors.
    pub others: bool,
    /// The player's cards in a race, one for each odd chip; none if odd chips are rounded up.
    pub cards: Vec<Card>,
}

/// What a player has after the exchange.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exchanged {
    /// How many large chips the player gets for the small ones.
    pub large: u32,
    /// How many of the player's small chips were odd.
    pub odd: u32,
    /// True if one of the large chips is for the odd ones, won or rounded up to.
    pub won: bool,
    /// True if one of the large chips only keeps the player in the game.
    pub kept_in: bool,
    /// How much more or less the player has than before.
    pub difference: Money,
}

/// The exchange of a whole table, with the difference that is booked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColourUp {
    /// In seat order, one for each player who brought chips.
    pub players: Vec<Exchanged>,
    /// The chips in play after the exchange minus those before.
    pub difference: Money,
}

/// Exchanges everything that the players bring, given in seat order from seat 1.
///
/// # Errors
///
/// `race-cards` unless each player of a race has a card for each odd chip and nobody else has any, `race-card-twice`,
/// `race-too-many` if one deck isn't enough for the odd chips, and `amount-too-large`.
pub fn colour_up(exchange: &Exchange, odd: OddChips, players: &[Brought]) -> Result<ColourUp, Refusal> {
    check_cards(exchange, odd, players)?;
    let winners = match odd {
        OddChips::RoundUp => players.iter().map(|player| exchange.odd(player.small) > 0).collect(),
        OddChips::Race => winners(exchange, players),
    };
    let after = players.iter().zip(winners).map(|(player, won)| after(exchange, player, won));
    let players = after.collect::<Result<Vec<_>, _>>()?;
    let difference = Money::sum(players.iter().map(|player| player.difference))?;
    Ok(ColourUp { players, difference })
}

fn after(exchange: &Exchange, player: &Brought, won: bool) -> Result<Exchanged, Refusal> {
    let whole = exchange.whole(player.small);
    let kept_in = !won && whole == 0 && player.small > 0 && !player.others;
    let large = whole.saturating_add(u32::from(won || kept_in));
    let worth = exchange.large.times(i64::from(large))?;
    let difference = worth.minus(exchange.small.times(i64::from(player.small))?)?;
    Ok(Exchanged { large, odd: exchange.odd(player.small), won, kept_in, difference })
}

/// Who wins a large chip in the race, by their best card, in the order of the players.
fn winners(exchange: &Exchange, players: &[Brought]) -> Vec<bool> {
    let mut best: Vec<Card> = players.iter().filter_map(|player| highest(&player.cards)).collect();
    best.sort_by_key(|card| std::cmp::Reverse(height(*card)));
    let winning: Vec<Card> = best.into_iter().take(raced_for(exchange, players)).collect();
    players.iter().map(|player| highest(&player.cards).is_some_and(|card| winning.contains(&card))).collect()
}

/// How many large chips the table's odd ones make; a remainder of half a chip or more makes one more.
fn raced_for(exchange: &Exchange, players: &[Brought]) -> usize {
    let odd = players.iter().fold(0_u32, |sum, player| sum.saturating_add(exchange.odd(player.small)));
    let half = exchange.ratio.div_ceil(2);
    usize::try_from(exchange.whole(odd.saturating_add(exchange.ratio.saturating_sub(half))))
        .unwrap_or(usize::MAX)
}

fn highest(cards: &[Card]) -> Option<Card> {
    cards.iter().copied().max_by_key(|card| height(*card))
}

/// Cards by rank, and within one rank by suit: spades, hearts, diamonds, clubs.
fn height(card: Card) -> (Option<Rank>, Option<Suit>) {
    (card.rank(), card.suit())
}

fn check_cards(exchange: &Exchange, odd: OddChips, players: &[Brought]) -> Result<(), Refusal> {
    let wanted = |player: &Brought| match odd {
        OddChips::Race => exchange.odd(player.small),
        OddChips::RoundUp => 0,
    };
    let all = players.iter().fold(0_u32, |sum, player| sum.saturating_add(wanted(player)));
    if usize::try_from(all).is_ok_and(|all| all > DECK) {
        return Err(unraced(RaceFlaw::TooMany { odd: all, deck: DECK }));
    }
    for (seat, player) in (1..).zip(players) {
        let (odd, cards) = (wanted(player), player.cards.len());
        if usize::try_from(odd) != Ok(cards) {
            return Err(unraced(RaceFlaw::CardsAt { seat, odd, cards }));
        }
    }
    match CardSet::twice(players.iter().flat_map(|player| player.cards.iter().copied())) {
        Some(card) => Err(unraced(RaceFlaw::CardTwice(card))),
        None => Ok(()),
    }
}

fn unraced(flaw: RaceFlaw) -> Refusal {
    Refusal::new(TournamentChipsRefused::Race(flaw))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::cards::parse_cards;
    use proptest::prelude::*;

    fn exchange(small: i64, large: i64) -> Exchange {
        Exchange::new(Money::from_minor(small), Money::from_minor(large)).unwrap()
    }

    fn brought(small: u32, others: bool, cards: &str) -> Brought {
        let cards = if cards.is_empty() { Vec::new() } else { parse_cards(cards).unwrap().to_vec() };
        Brought { small, others, cards }
    }

    #[test]
    fn the_highest_cards_win_the_chips_of_the_race() {
        // 3 + 2 + 2 odd chips of 25 are 175: two chips of 100, 25 more than before.
        let players = [
            brought(7, true, "2c 3c Kd"),
            brought(6, true, "Ah 4d"),
            brought(8, true, ""),
            brought(2, true, "Ks 9c"),
        ];
        let done = colour_up(&exchange(25, 100), OddChips::Race, &players).unwrap();
        let large: Vec<u32> = done.players.iter().map(|player| player.large).collect();
        assert_eq!(large, [1, 2, 2, 1]);
        let won: Vec<bool> = done.players.iter().map(|player| player.won).collect();
        assert_eq!(won, [false, true, false, true], "of two kings the one of spades wins");
        assert_eq!(done.difference, Money::from_minor(25));
    }

    #[test]
    fn half_a_chip_makes_one_more_and_less_does_not() {
        for (odd, cards, won, difference) in [(1, "Ac", 0, -25), (2, "Ac Kc", 1, 50), (3, "Ac Kc Qc", 1, 25)]
        {
            let players = [brought(odd, true, cards), brought(0, true, "")];
            let done = colour_up(&exchange(25, 100), OddChips::Race, &players).unwrap();
            assert_eq!(done.players[0].large, won);
            assert_eq!(done.difference, Money::from_minor(difference));
        }
    }

    #[test]
    fn nobody_gets_two_chips_and_nobody_is_raced_out() {
        let players =
            [brought(3, true, "Ac Ad Ah"), brought(3, true, "5c 6c 7c"), brought(2, false, "2c 3c")];
        let done = colour_up(&exchange(25, 100), OddChips::Race, &players).unwrap();
        let told: Vec<(u32, bool, bool)> =
            done.players.iter().map(|player| (player.large, player.won, player.kept_in)).collect();
        assert_eq!(told, [(1, true, false), (1, true, false), (1, false, true)]);
        assert_eq!(done.difference, Money::from_minor(100));
    }

    #[test]
    fn odd_chips_can_be_rounded_up_instead() {
        let players = [brought(7, true, ""), brought(4, true, ""), brought(1, false, "")];
        let done = colour_up(&exchange(25, 100), OddChips::RoundUp, &players).unwrap();
        let large: Vec<u32> = done.players.iter().map(|player| player.large).collect();
        assert_eq!((large, done.difference), (vec![2, 1, 1], Money::from_minor(100)));
    }

    #[test]
    fn a_race_with_wrong_cards_is_refused() {
        let race = |players: &[Brought]| colour_up(&exchange(25, 100), OddChips::Race, players).unwrap_err();
        let wrong = |odd, cards| unraced(RaceFlaw::CardsAt { seat: 1, odd, cards });
        assert_eq!(race(&[brought(3, true, "Ac Kc")]), wrong(3, 2));
        assert_eq!(race(&[brought(4, true, "Ac")]), wrong(0, 1));
        let ace = parse_cards("Ac").unwrap()[0];
        let twice = race(&[brought(1, true, "Ac"), brought(1, true, "Ac")]);
        assert_eq!(twice, unraced(RaceFlaw::CardTwice(ace)));
        let many = colour_up(&exchange(1, 100), OddChips::Race, &[brought(99, true, "")]).unwrap_err();
        assert_eq!(many, unraced(RaceFlaw::TooMany { odd: 99, deck: 52 }));
        let cards = colour_up(&exchange(25, 100), OddChips::RoundUp, &[brought(1, true, "Ac")]);
        assert_eq!(cards, Err(wrong(0, 1)));
        for (small, large) in [(100, 25), (25, 25), (20, 50), (0, 100), (-25, 100)] {
            let [small, large] = [small, large].map(Money::from_minor);
            let flaw = ColourUpFlaw::Values { small: chips(small), large: chips(large) };
            let refused = Refusal::new(TournamentChipsRefused::ColourUp(flaw));
            assert_eq!(Exchange::new(small, large), Err(refused));
        }
    }

    proptest! {
        #[test]
        fn a_colour_up_books_exactly_what_it_makes_or_loses(
            ratio in 2_u32..6,
            brings in prop::collection::vec((0_u32..30, any::<bool>()), 1..10),
            deck in Just((0..52).filter_map(Card::from_index).collect::<Vec<_>>()).prop_shuffle(),
            race in any::<bool>(),
        ) {
            let exchange = exchange(5, i64::from(ratio).wrapping_mul(5));
            let odd = if race { OddChips::Race } else { OddChips::RoundUp };
            let mut deck = deck.into_iter();
            let deal = |(small, others): &(u32, bool)| {
                let cards = if race { exchange.odd(*small) } else { 0 };
                Brought { small: *small, others: *others, cards: deck.by_ref().take(cards as usize).collect() }
            };
            let players: Vec<Brought> = brings.iter().map(deal).collect();
            let done = colour_up(&exchange, odd, &players).unwrap();
            let smalls: u32 = players.iter().map(|player| player.small).sum();
            let larges: u32 = done.players.iter().map(|player| player.large).sum();
            let before = i64::from(smalls).wrapping_mul(5);
            let after = i64::from(larges).wrapping_mul(exchange.large.minor());
            prop_assert_eq!(done.difference.minor(), after.wrapping_sub(before));
            for (player, done) in players.iter().zip(&done.players) {
                prop_assert!(done.large.wrapping_sub(exchange.whole(player.small)) <= 1);
                prop_assert!(player.small == 0 || player.others || done.large > 0, "raced out");
                prop_assert!(done.odd > 0 || !done.won, "nobody wins without odd chips");
            }
            // Nobody who lost the race held a higher card than somebody who won.
            let best = |won: bool| {
                let players = players.iter().zip(&done.players).filter(move |(_, done)| done.won == won);
                players.filter_map(|(player, _)| highest(&player.cards).map(height))
            };
            if let (Some(lowest), Some(highest)) = (best(true).min(), best(false).max()) {
                prop_assert!(!race || lowest > highest);
            }
            let unfair: i64 = done.players.iter().filter(|done| done.kept_in).count() as i64;
            let rest = done.difference.minor().wrapping_sub(unfair.wrapping_mul(exchange.large.minor()));
            prop_assert!(!race || rest.abs().wrapping_mul(2) <= exchange.large.minor(), "{} booked", rest);
        }
    }
}
