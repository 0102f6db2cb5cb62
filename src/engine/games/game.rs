//! How the hands of one game are judged.

use crate::cards::Card;
use crate::games::boards::Boards;
use crate::games::deck::Deck;
use crate::games::falls::Falls;
use crate::games::part::{Beside, Second};
use crate::rank::{Customs, Joker, LowAce, LowLadder, Scheme, Uses, Wilds};
use crate::refusal::Refusal;

/// Which order of high hands a game is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Highs {
    /// High hands do not count.
    Not,
    /// Five cards, the house's order.
    Five,
    /// Five cards from a deck that begins with the sixes.
    Short,
    /// Three cards, the house's order.
    Three,
    /// Points nearest to 27.
    Points,
}

/// Which order of lows a game is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lows {
    /// Lows do not count.
    Not,
    /// The house's own low.
    House,
    /// Five different ranks up to the eight.
    EightOrBetter,
    /// Ace to five.
    AceToFive,
    /// Deuce to seven.
    DeuceToSeven,
    /// Badugi.
    Badugi,
    /// Ace to six: aces are low, straights and flushes spoil.
    AceToSix,
    /// Points nearest to 7.
    Points,
}

/// One game, as far as comparing hands goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The word people type: `seven-card-stud`.
    pub name: &'static str,
    /// Cards each player holds at the showdown, hole cards and open cards together.
    pub cards: usize,
    /// Shared cards at the showdown.
    pub board: usize,
    /// Which of them make a player's hand.
    pub uses: Uses,
    /// The order of high hands.
    pub highs: Highs,
    /// The order of lows.
    pub lows: Lows,
    /// The deck it is played with.
    pub deck: Deck,
    /// What half the pot goes to besides the best hand, high or low.
    pub beside: Option<Beside>,
    /// How the shared cards are laid out.
    pub boards: Boards,
    /// The kinds of three-card hands, as bits, that the house leaves to the game and this one counts (MIK-33).
    pub also: u16,
    /// The wild cards of the game; the house says whether an ace can be the lowest card.
    pub wilds: Wilds,
    /// What follows when a card falls face up.
    pub falls: Falls,
}

impl Game {
    /// How many cards the pack has.
    #[must_use]
    pub fn pack(&self) -> usize {
        self.deck.cards().saturating_add(usize::from(self.wilds.joker != Joker::Absent))
    }

    /// True if the card is in the pack.
    #[must_use]
    pub fn has(&self, card: Card) -> bool {
        match card.rank() {
            Some(rank) => self.deck.has(rank),
            None => self.wilds.joker != Joker::Absent,
        }
    }

    /// Refuses a card that is not in the pack.
    ///
    /// # Errors
    ///
    /// `joker-not-wild` if none is dealt in, `not-in-the-pack` for a five if the pack begins with the sixes.
    pub fn check_cards(&self, cards: impl IntoIterator<Item = Card>) -> Result<(), Refusal> {
        let Some(card) = cards.into_iter().find(|card| !self.has(*card)) else { return Ok(()) };
        let game = self.name;
        if card.is_joker() {
            return Err(Refusal::new("joker-not-wild", format!("there's no joker in `{game}`")));
        }
        let (cards, lowest) = (self.deck.cards(), self.deck.lowest().many());
        let message = format!("`{game}` uses the {cards} cards from the {lowest} up, so there's no {card}");
        Err(Refusal::new("not-in-the-pack", message))
    }

    /// What the halves of a pot are played for.
    #[must_use]
    pub fn second(&self) -> Second {
        match (self.beside, self.highs, self.lows) {
            (Some(beside), ..) => Second::Beside(beside),
            (_, Highs::Not, _) | (_, _, Lows::Not) => Second::None,
            _ => Second::Low,
        }
    }

    /// What players call the two parts of a pot, if it has two.
    #[must_use]
    pub fn sides(&self) -> [&'static str; 2] {
        let first = match (self.highs, self.lows, self.beside) {
            (Highs::Points, ..) => "27",
            (_, _, Some(Beside::OwnHand)) if self.board > 0 => "board",
            (Highs::Not, ..) => "low",
            _ => "high",
        };
        let second = match (self.beside, self.lows) {
            (Some(beside), _) => beside.word(),
            (None, Lows::Points) => "7",
            (None, _) => "low",
        };
        [first, second]
    }

    /// True if points are counted: then a hand has as many cards as the player took.
    #[must_use]
    pub fn counts_points(&self) -> bool {
        self.highs == Highs::Points || self.lows == Lows::Points
    }

    /// True if somebody must know which cards are hole cards.
    #[must_use]
    pub const fn needs_hole(&self) -> bool {
        matches!(self.beside, Some(beside) if beside.is_spade()) || self.wilds.needs_hole()
    }

    /// How hands are judged in this game with these customs.
    #[must_use]
    pub fn scheme(&self, customs: &Customs) -> Scheme {
        let wilds = customs.wilds(self.wilds);
        let high = match self.highs {
            Highs::Not | Highs::Points => None,
            // An ace that is only high isn't low in a straight either (CAU-067).
            Highs::Five if wilds.lowest.is_some() && wilds.ace == LowAce::HighOnly => {
                Some(customs.five.without_wheel())
            }
            Highs::Five => Some(customs.five),
            Highs::Short => Some(customs.short),
            Highs::Three => Some(customs.three.with_kinds(self.also)),
        };
        let low = match self.lows {
            Lows::Not | Lows::Points => None,
            Lows::House => Some(customs.low),
            Lows::EightOrBetter => Some(LowLadder::EIGHT_OR_BETTER),
            Lows::AceToFive => Some(LowLadder::ACE_TO_FIVE),
            Lows::DeuceToSeven => Some(LowLadder::DEUCE_TO_SEVEN),
            Lows::Badugi => Some(LowLadder::Badugi),
            Lows::AceToSix => Some(LowLadder::ACE_TO_SIX),
        };
        let low = low.map(|low| low.with_wilds_paired(customs.wilds_pair));
        Scheme { high, low, wilds, uses: self.uses }
    }
}
