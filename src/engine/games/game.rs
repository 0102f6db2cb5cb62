//! How the hands of one game are judged.

use crate::cards::{Card, Rank};
use crate::games::falls::Falls;
use crate::rank::{Customs, Joker, LowAce, LowLadder, Scheme, Uses, Wilds};
use crate::refusal::Refusal;

/// Which order of high hands a game is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Highs {
    /// High hands do not count.
    Not,
    /// Five cards, the house's order.
    Five,
    /// Five cards of a deck that begins with the sixes.
    Short,
    /// Three cards, the house's order.
    Three,
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
}

/// What the second half of a pot is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Second {
    /// There are no halves.
    None,
    /// The best low.
    Low,
    /// The highest spade among the hole cards (CAU-107).
    Spade,
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
    /// Which of them make his hand.
    pub uses: Uses,
    /// The order of high hands.
    pub highs: Highs,
    /// The order of lows.
    pub lows: Lows,
    /// True if half the pot goes to the highest spade in the hole.
    pub spade: bool,
    /// The kinds of three-card hands, as bits, that the house leaves to the game and this one counts (MIK-33).
    pub also: u16,
    /// The wild cards of the game; whether an ace can be the lowest card is the house's to say.
    pub wilds: Wilds,
    /// What follows when a card falls face up.
    pub falls: Falls,
}

impl Game {
    /// How many cards the pack has.
    #[must_use]
    pub fn pack(&self) -> usize {
        let pack: usize = if self.highs == Highs::Short { 36 } else { 52 };
        pack.saturating_add(usize::from(self.wilds.joker != Joker::Absent))
    }

    /// True if the card is in the pack.
    #[must_use]
    pub fn has(&self, card: Card) -> bool {
        match card.rank() {
            Some(rank) => self.highs != Highs::Short || rank >= Rank::Six,
            None => self.wilds.joker != Joker::Absent,
        }
    }

    /// Refuses a card that is not in the pack.
    ///
    /// # Errors
    ///
    /// `joker-not-wild` where none is dealt in, `not-in-the-pack` for a five where the pack begins with the sixes.
    pub fn check_cards(&self, cards: impl IntoIterator<Item = Card>) -> Result<(), Refusal> {
        let Some(card) = cards.into_iter().find(|card| !self.has(*card)) else { return Ok(()) };
        let game = self.name;
        if card.is_joker() {
            return Err(Refusal::new("joker-not-wild", format!("there is no joker in `{game}`")));
        }
        let message = format!("`{game}` is dealt from the 36 cards from the sixes up, so there is no {card}");
        Err(Refusal::new("not-in-the-pack", message))
    }

    /// What the halves of a pot are played for.
    #[must_use]
    pub fn second(&self) -> Second {
        match (self.spade, self.highs, self.lows) {
            (true, ..) => Second::Spade,
            (_, Highs::Not, _) | (_, _, Lows::Not) => Second::None,
            _ => Second::Low,
        }
    }

    /// True if it must be known which cards are hole cards.
    #[must_use]
    pub const fn needs_hole(&self) -> bool {
        self.spade || self.wilds.needs_hole()
    }

    /// How hands are judged in this game where these customs hold.
    #[must_use]
    pub fn scheme(&self, customs: &Customs) -> Scheme {
        let wilds = customs.wilds(self.wilds);
        let high = match self.highs {
            Highs::Not => None,
            // An ace that is above the king only is no one in a straight either (CAU-067).
            Highs::Five if wilds.lowest.is_some() && wilds.ace == LowAce::HighOnly => {
                Some(customs.five.without_wheel())
            }
            Highs::Five => Some(customs.five),
            Highs::Short => Some(customs.short),
            Highs::Three => Some(customs.three.with_kinds(self.also)),
        };
        let low = match self.lows {
            Lows::Not => None,
            Lows::House => Some(customs.low),
            Lows::EightOrBetter => Some(LowLadder::EIGHT_OR_BETTER),
            Lows::AceToFive => Some(LowLadder::ACE_TO_FIVE),
            Lows::DeuceToSeven => Some(LowLadder::DEUCE_TO_SEVEN),
            Lows::Badugi => Some(LowLadder::Badugi),
        };
        let low = low.map(|low| low.with_wilds_paired(customs.wilds_pair));
        Scheme { high, low, wilds, uses: self.uses }
    }
}
