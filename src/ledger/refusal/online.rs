//! Why a session that was played elsewhere isn't imported.

use engine::money::Amount;

/// What is wrong with the sittings of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnlineRefused {
    /// Nobody sat.
    NoSittings,
    /// A sitting is listed twice.
    SittingTwice { name: String },
    /// The session came in by an event, and has other figures now.
    Otherwise { event: u64, what: SittingsDiffer },
}

/// What differs between an imported session and the file; `was` is from the event, `is` from the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SittingsDiffer {
    /// This player's sitting is new.
    New { name: String },
    /// The player bought and left with other amounts, in this order.
    Figures { name: String, was: [Amount; 2], is: [Amount; 2] },
    /// The player's total result is different.
    Result { name: String, was: Amount, is: Amount },
    /// The player bought a different total.
    Bought { name: String, was: Amount, is: Amount },
}
