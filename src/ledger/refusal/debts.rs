//! Why a debt can't be written like this, and what the table should hear about players who owe.

use engine::money::Amount;

/// What's wrong with a debt in THE BOOK.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DebtRefused {
    /// Nobody owes themselves.
    ToHimself,
    /// The debt is for something other than poker.
    NotOfPoker { reason: String },
    /// Only players' debts are written by hand.
    NotAPlayer,
    /// Guests owe nothing in THE BOOK.
    Guest { name: String, way: GuestWay },
    /// The player owes in THE BOOK, and so can't be a guest.
    OwesThere { name: String, owes: Amount },
    /// More than twice what is owed is paid.
    PaysMuchMore {
        payer: String,
        paid: String,
        due: Amount,
        amount: Amount,
        /// What the party being paid owes the payer, if anything.
        owed_back: Option<Amount>,
    },
    /// More is forgiven than is owed.
    ForgivesMore { owed: Amount, amount: Amount },
    /// A purse has no phone, so it can't be paid by app.
    NoPhone {
        /// What the purse is called.
        purse: String,
        /// Who pays, by name or by the word for the place.
        from: String,
        /// Who is paid, in the same way.
        to: String,
        amount: Amount,
    },
    /// The player would owe more than they may.
    OverLimit { name: String, limit: Amount, owes: Amount, more: Amount },
}

/// What helps if a guest can't owe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuestWay {
    /// This regular invited the guest.
    InvitedBy(String),
    /// Nobody invited the guest, who can become a regular.
    MadeRegular,
    /// A different consolidation.
    ConsolidatedOtherwise,
}

/// What the table should hear about players who owe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DebtNoticed {
    /// The player owes more than they may now.
    PastLimit { name: String, owes: Amount, limit: Amount },
    /// The player owes all they may.
    AtLimit { name: String, owes: Amount, limit: Amount },
    /// What the player owes is old.
    Old { name: String, owes: Amount, days: i64 },
}
