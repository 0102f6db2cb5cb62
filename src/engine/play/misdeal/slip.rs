//! What can go wrong with a deal, and how far the hand had come when it was noticed.

use crate::games::{GameRow, ROWS};
use crate::house::{House, key};
use crate::refusal::Refusal;

/// Whose card was seen. The blinds are the first two players dealt to, even if a blind is dead (DAV-37).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The first player dealt to.
    SmallBlind,
    /// The second.
    BigBlind,
    /// Anybody else.
    Other,
}

/// Who exposed a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The dealer.
    Dealer,
    /// The player whose card it is, by accident.
    Player,
    /// Nobody: it was face up in the deck.
    Deck,
}

/// Hole cards that were seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exposed {
    /// How many.
    pub cards: u32,
    /// Whose cards; with several players, the one nearest the blinds.
    pub whose: Whose,
    /// Which of the player's cards, counted from 1.
    pub card: u32,
    /// Who exposed them.
    pub by: By,
}

impl Exposed {
    /// Refuses a card number that no game of this house deals face down.
    ///
    /// # Errors
    ///
    /// `no-such-card`, with the rule that allows only one game, if there is one.
    pub fn check(&self, house: &House) -> Result<(), Refusal> {
        let only = house.word(key::GAME_CHOICE).filter(|choice| choice.value == "holdem");
        let of_house = |row: &&GameRow| only.is_none() || row.name() == "holdem";
        let most = ROWS
            .iter()
            .filter(of_house)
            .map(|row| row.course.dealt().saturating_sub(row.course.open()))
            .max()
            .unwrap_or_default();
        if (1..=most).contains(&usize::try_from(self.card).unwrap_or(usize::MAX)) {
            return Ok(());
        }
        let card = self.card;
        let message = format!("there's no face-down card {card} in this game; use a number from 1 to {most}");
        Err(Refusal::new("no-such-card", message).by(only.and_then(|choice| choice.rule).as_deref()))
    }
}

/// A fault in the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// Hole cards were seen.
    Exposed(Exposed),
    /// A player has too many or too few cards.
    WrongCount,
    /// The deal started with the wrong player.
    WrongStart,
    /// Cards were dealt out of order.
    OutOfOrder,
    /// The cards were not shuffled.
    NoShuffle,
    /// Nobody cut, or nobody was asked to.
    NoCut,
    /// A hand was dealt where nobody sits.
    ExtraHand,
    /// A player got no cards.
    Missed,
    /// A card is missing from the deck.
    CardMissing,
}

impl Slip {
    /// The faults that need no details, each with its word.
    pub const PLAIN: &'static [(&'static str, Self, &'static str)] = &[
        ("wrong-count", Self::WrongCount, "a player has too many or too few cards"),
        ("wrong-start", Self::WrongStart, "the deal started with the wrong player"),
        ("out-of-order", Self::OutOfOrder, "the cards were dealt out of order"),
        ("no-shuffle", Self::NoShuffle, "the cards weren't shuffled"),
        ("no-cut", Self::NoCut, "nobody cut the deck or was asked to"),
        ("extra-hand", Self::ExtraHand, "a hand was dealt to an empty seat"),
        ("missed", Self::Missed, "a player got no cards"),
        ("card-missing", Self::CardMissing, "a card is missing from the deck"),
    ];

    /// What happened, in words.
    #[must_use]
    pub fn meaning(&self) -> &'static str {
        let plain = Self::PLAIN.iter().find(|(_, slip, _)| slip == self);
        plain.map_or("a hole card was exposed", |(_, _, meaning)| meaning)
    }
}

/// When the fault was noticed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Noticed {
    /// How many players had acted, not counting posted blinds.
    pub acted: u32,
    /// Misdeals of the same dealer earlier in the night.
    pub earlier: u32,
}
