//! Why a night is not opened so, and what is said of the purchases of the night.

use engine::money::{Amount, Currency};

/// What is wrong with the opening of a night, or with its banker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningRefused {
    /// A night is open; what of it stands, where that is in the way.
    StillOpen { night: u32, house: String, stands: Option<NightStands>, next: Option<String> },
    /// The house counts in another unit than the book.
    OtherUnit { house: String, unit: Currency, book: Currency },
    /// The house has no blinds, so stakes say nothing.
    NoStakes { house: String, stakes: String },
    /// Less than nothing is said to be in the drawer.
    NegativeFloat { float: Amount },
    /// He keeps the bank already.
    BankerAlready { name: String },
    /// The chips cannot pay what is posted.
    NotPayable(NotPayable),
}

/// What of an open night cannot be said again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NightStands {
    /// Its stakes were played for.
    StakesPlayed,
    /// Change lies in its drawer.
    HasChange,
}

/// A blind or an ante that needs a chip nobody has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotPayable {
    pub what: PostedMoney,
    pub amount: Amount,
    /// The smallest chip, and what it is worth.
    pub chip: String,
    pub worth: Amount,
    /// What all chips together step by, where that is not the smallest one.
    pub step: Option<Amount>,
    pub way: MadePayable,
}

/// What is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostedMoney {
    SmallBlind,
    BigBlind,
    Ante,
    /// The ante for a pot that waits.
    AnteAgain,
}

/// How the chips and what is posted come together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MadePayable {
    /// By the nearest stakes that can be paid.
    Stakes { small: Amount, big: Amount },
    /// By a chip that is worth so much, of which there are so many, where they are counted.
    Chip { chip: String, worth: Amount, count: Option<u32> },
}

/// What is said of purchases before play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningNoticed {
    /// Purchases are limited in big blinds, and nobody knows how large one is.
    BlindsUnsaid,
    /// Management says how much a purchase may be.
    ManagementLimits,
    /// The limits of tonight.
    Limits(Vec<BuyInLimit>),
}

/// One limit of purchases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuyInLimit {
    /// The first purchase is so much.
    First(Amount),
    /// Everybody begins with the same.
    Equal,
    /// So much is the least.
    Least(Amount),
    /// The bank sells multiples of so much.
    Multiple(Amount),
    /// The bank sells a player so much at most.
    Most(Amount),
    /// A stack is so much at most, or as large as the biggest one.
    Stack { most: Amount, or_biggest: bool },
}
