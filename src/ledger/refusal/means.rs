//! Why a purchase can't be paid this way.

use engine::money::Amount;

/// What's wrong with the way of paying.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MeansRefused {
    /// A purchase can be paid with only one note.
    TwoNotes,
    /// Chips for a hand are paid in cash.
    OnlyCashInHand,
    /// A sale among players has to be paid in other ways; all are the house's words.
    NotCovered { covers: Vec<&'static str>, by: &'static str },
    /// The house gives no credit; `is_said` if it says so itself.
    NoCredit { paid_in: PaidIn, is_said: bool, in_cash: InCash },
    /// The bank takes other things for chips; `takes` are the house's words.
    NotTaken { takes: Vec<&'static str>, paid_in: PaidIn, in_cash: InCash },
    /// Nobody answers for the notes of guests.
    GuestWithoutSponsor { guest: String },
    /// Nobody invited this guest, so nobody answers for the guest's note.
    GuestWithoutInviter { guest: String },
}

/// What a purchase is paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaidIn {
    /// By app.
    App,
    /// In cash.
    Cash,
    /// By a bank note.
    Notes,
    /// By a debt in THE BOOK.
    Book,
}

/// What a tournament sells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ticket {
    Entry,
    /// The way back in.
    Rebuy,
    Addon,
}

/// The same purchase in cash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InCash {
    /// What a tournament sells.
    Ticket { buyer: String, ticket: Ticket },
    /// Chips from the bank, or from a player.
    Chips { buyer: String, total: Amount, seller: Option<String> },
}
