//! Why a session that was played elsewhere does not come in.

use engine::money::Amount;

/// What is wrong with the sittings of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnlineRefused {
    /// Nobody sat.
    NoSittings,
    /// A sitting stands there twice.
    SittingTwice { name: String },
    /// The session came in by an event, and it has other figures now.
    Otherwise { event: u64, what: SittingsDiffer },
}

/// What a session that came in has otherwise than the file; `was` is by the event, `is` by the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SittingsDiffer {
    /// This player's sitting is new.
    New { name: String },
    /// He bought and left with other amounts, in this order.
    Figures { name: String, was: [Amount; 2], is: [Amount; 2] },
    /// He came out otherwise in all.
    Result { name: String, was: Amount, is: Amount },
    /// He bought another amount in all.
    Bought { name: String, was: Amount, is: Amount },
}
