//! Why a night isn't opened like this, and what's said about the night's purchases.

use engine::money::{Amount, Currency};

/// What's wrong with the opening of a night, or with its banker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningRefused {
    /// A night is open; what can't be changed about it, if that's the problem.
    StillOpen { night: u32, house: String, stands: Option<NightStands>, next: Option<String> },
    /// The house counts in another unit than the book.
    OtherUnit { house: String, unit: Currency, book: Currency },
    /// The house has no blinds, so stakes say nothing.
    NoStakes { house: String, stakes: String },
    /// The drawer is said to have less than zero.
    NegativeFloat { float: Amount },
    /// This player is already the banker.
    BankerAlready { name: String },
    /// The chips can't pay what's posted.
    NotPayable(NotPayable),
}

/// What can't be changed about an open night.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NightStands {
    /// Its stakes were played for.
    StakesPlayed,
    /// There's float in its drawer.
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
    /// The smallest step all chips together can make, if that's not the smallest chip.
    pub step: Option<Amount>,
    pub way: MadePayable,
}

/// What is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostedMoney {
    SmallBlind,
    BigBlind,
    Ante,
    /// The ante for a waiting pot.
    AnteAgain,
}

/// How the chips and what's posted can be made to fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MadePayable {
    /// By the nearest stakes that can be paid.
    Stakes { small: Amount, big: Amount },
    /// By a chip worth this much; and how many there are, if they're counted.
    Chip { chip: String, worth: Amount, count: Option<u32> },
}

/// What's said about purchases before play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningNoticed {
    /// Purchases are limited in big blinds, and nobody knows how large one is.
    BlindsUnsaid,
    /// Management decides how large a purchase may be.
    ManagementLimits,
    /// The limits of tonight.
    Limits(Vec<BuyInLimit>),
}

/// One limit of purchases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuyInLimit {
    /// The first purchase is this much.
    First(Amount),
    /// Everybody begins with the same.
    Equal,
    /// This much is the minimum.
    Least(Amount),
    /// The bank sells multiples of this.
    Multiple(Amount),
    /// The bank sells a player at most this much.
    Most(Amount),
    /// A stack is at most this much, or as large as the biggest one.
    Stack { most: Amount, or_biggest: bool },
}
