//! How an incident at the table can end, each way with its word for scripts and what a hand records of it.

use crate::money::Money;

/// An ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Everybody takes his money back and the cards are dealt again; by the next dealer, if the deal `passes`.
    Misdeal {
        /// True if the next dealer deals; false if the same one deals again.
        passes: bool,
    },
    /// The pot stays, and the game is dealt again to those still in.
    Redeal,
    /// Nothing is changed: the hand goes on.
    PlaysOn,
    /// The card is replaced after the deal and becomes the first burn, face up.
    FirstBurn,
    /// The card is shown to everybody.
    ShownToAll,
    /// The flop is dealt afresh.
    FlopAgain,
    /// One card of the board is dealt afresh.
    CardAgain,
    /// The missing card is put back, the deck shuffled and cut.
    Replaced,
    /// The card goes to the bottom of the deck.
    ToBottom,
    /// One shared card stands for the last card of everybody.
    CommonCard,
    /// As those still in agreed.
    AsAgreed,
    /// The hand is dead.
    Dead,
    /// The hand went into the muck, and that was that.
    StaysDead,
    /// The hand is dead and its owner pays into the pot.
    DeadAndFined(Money),
    /// The player pays into the pot; his hand was dead before.
    Fined(Money),
    /// The hand plays on but cannot win.
    CannotWin,
    /// The miscalled hand is out, for another was thrown away on its account.
    Disqualified,
    /// The hand comes out of the muck again.
    Restored,
    /// It may be done.
    Granted,
    /// It may not be done.
    Refused,
    /// It was done, and should not have been.
    Warned,
    /// It may be done, but better not.
    Discouraged,
    /// The host may let the player off; it is written down as a ruling.
    Relief,
    /// The reading of the hands is put right.
    Corrected,
    /// What happened stays as it is.
    Stands,
    /// The player is in.
    In,
    /// The player is out.
    Out,
    /// The absent player gets cards.
    DealtIn,
    /// The absent player gets none.
    NotDealt,
    /// That is how the house does it.
    Told,
    /// The house does not say: ask the person who decides there.
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

    /// What it costs the player it is about.
    #[must_use]
    pub const fn penalty(self) -> Option<Money> {
        match self {
            Self::DeadAndFined(amount) | Self::Fined(amount) => Some(amount),
            _ => None,
        }
    }
}
