//! How an incident at the table can end, each ending with its word for scripts and what a hand records.

use crate::money::Money;

/// An ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Everybody takes their money back and the cards are dealt again; by the next dealer, if the deal `passes`.
    Misdeal {
        /// True if the next dealer deals; false if the same one deals again.
        passes: bool,
    },
    /// The pot stays, and the game is dealt again to the players still in.
    Redeal,
    /// Nothing is changed: the hand goes on.
    PlaysOn,
    /// The card is replaced after the deal and becomes the first burn, face up.
    FirstBurn,
    /// The card is shown to everybody.
    ShownToAll,
    /// The flop is dealt again.
    FlopAgain,
    /// One board card is dealt again.
    CardAgain,
    /// The missing card is put back, the deck shuffled and cut.
    Replaced,
    /// The card goes to the bottom of the deck.
    ToBottom,
    /// One shared card is everybody's last card.
    CommonCard,
    /// What the players still in agreed on.
    AsAgreed,
    /// The hand is dead.
    Dead,
    /// The hand went into the muck and stays there.
    StaysDead,
    /// The hand is dead and its owner pays into the pot.
    DeadAndFined(Money),
    /// The player pays into the pot; the hand was already dead.
    Fined(Money),
    /// The hand plays on but cannot win.
    CannotWin,
    /// The miscalled hand is out, because another player mucked because of it.
    Disqualified,
    /// The hand comes out of the muck again.
    Restored,
    /// It's allowed.
    Granted,
    /// It isn't allowed.
    Refused,
    /// It was done, but shouldn't have been.
    Warned,
    /// It's allowed, but better avoided.
    Discouraged,
    /// The host may let the player off; it is recorded as a ruling.
    Relief,
    /// The hands are read again correctly.
    Corrected,
    /// What happened stands.
    Stands,
    /// The player is in.
    In,
    /// The player is out.
    Out,
    /// The absent player gets cards.
    DealtIn,
    /// The absent player gets none.
    NotDealt,
    /// That's how the house does it.
    Told,
    /// The house doesn't say: ask the person who decides there.
    Ask,
}

impl Remedy {
    /// The word for scripts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Misdeal { .. } => "misdeal",
            Self::Redeal => "redeal",
            Self::PlaysOn => "plays-on",
            Self::FirstBurn => "first-burn",
            Self::ShownToAll => "shown-to-all",
            Self::FlopAgain => "flop-again",
            Self::CardAgain => "card-again",
            Self::Replaced => "replaced",
            Self::ToBottom => "to-bottom",
            Self::CommonCard => "common-card",
            Self::AsAgreed => "as-agreed",
            Self::Dead => "dead",
            Self::StaysDead => "stays-dead",
            Self::DeadAndFined(_) => "dead-and-fined",
            Self::Fined(_) => "fined",
            Self::CannotWin => "cannot-win",
            Self::Disqualified => "disqualified",
            Self::Restored => "restored",
            Self::Granted => "granted",
            Self::Refused => "refused",
            Self::Warned => "warned",
            Self::Discouraged => "discouraged",
            Self::Relief => "relief",
            Self::Corrected => "corrected",
            Self::Stands => "stands",
            Self::In => "in",
            Self::Out => "out",
            Self::DealtIn => "dealt-in",
            Self::NotDealt => "not-dealt",
            Self::Told => "told",
            Self::Ask => "ask",
        }
    }

    /// What it costs the player.
    #[must_use]
    pub const fn penalty(self) -> Option<Money> {
        match self {
            Self::DeadAndFined(amount) | Self::Fined(amount) => Some(amount),
            _ => None,
        }
    }
}
