//! What no entry may break, and what no event may lack: the laws of the ledger itself.

use crate::refusal::unbalanced::Unbalanced;

/// What would be wrong with the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LawRefused {
    /// Money would come out of nothing.
    Accounts(MoneyLaw),
    /// The event is in the wrong place in the journal.
    Order(OrderLaw),
}

/// The laws of money.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoneyLaw {
    /// The postings of an entry don't balance.
    Unbalanced(Unbalanced),
    /// Somebody would have less than zero of an asset.
    BelowZero { asset: &'static str },
    /// The fund would have less than zero in cash.
    FundBelowZero,
    /// The night would close with some of its bank's money not accounted for.
    NightUnsettled { asset: &'static str },
    /// The hand (without a number, the cold hands) was played for what was in the middle.
    PlayedForTheMiddle { hand: Option<u32> },
    /// Nobody would answer for what a guest's chips redeemed.
    NotAnswered,
    /// The record that was merged away would still owe or be owed.
    MergedHolding,
}

/// What must exist before an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderLaw {
    /// What the event names isn't in the book, or is there already.
    OutOfPlace,
    /// A player of the event is not in the book.
    UnknownPlayer,
    /// The record that was merged away would sit in an open night.
    MergedAtTable,
    /// The sitting came in by another event.
    SittingKept { nickname: String, event: u64 },
    /// The night of the event is closed.
    NightClosed,
    /// The night of the event was never opened.
    NoNight,
    /// The night of the event is open.
    NightOpen,
    /// An earlier night would still be open.
    EarlierNightOpen { night: u32 },
    /// Between nights, the bank has no drawer.
    NoDrawer,
    /// The tournament of the event was not announced.
    NoTournament,
    /// The tournament would not be over.
    TournamentOpen { number: u32 },
    /// The game of the event isn't running.
    NoGame,
    /// Earlier moves would be missing.
    MovesGone,
}

impl From<MoneyLaw> for LawRefused {
    fn from(law: MoneyLaw) -> Self {
        Self::Accounts(law)
    }
}

impl From<OrderLaw> for LawRefused {
    fn from(law: OrderLaw) -> Self {
        Self::Order(law)
    }
}
