//! Why a debt cannot be written so, and what is to be heard of those who owe.

use engine::money::Amount;

/// What is wrong with a debt of THE BOOK.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DebtRefused {
    /// Nobody owes himself.
    ToHimself,
    /// The debt is of something else than poker.
    NotOfPoker { reason: String },
    /// Only the debts of players are written by hand.
    NotAPlayer,
    /// Guests owe nothing in THE BOOK.
    Guest { name: String, way: GuestWay },
    /// He owes in THE BOOK, so he cannot be a guest.
    OwesThere { name: String, owes: Amount },
    /// More than twice what is owed is paid.
    PaysMuchMore {
        payer: String,
        paid: String,
        due: Amount,
        amount: Amount,
        /// What the one who is paid owes the payer, if he does.
        owed_back: Option<Amount>,
    },
    /// More is forgiven than is owed.
    ForgivesMore { owed: Amount, amount: Amount },
    /// A purse has no phone, so no app pays it.
    NoPhone {
        /// What the purse is called.
        purse: String,
        /// Who pays, by name or by the word of the place.
        from: String,
        /// Who is paid, likewise.
        to: String,
        amount: Amount,
    },
    /// He would owe more than he may.
    OverLimit { name: String, limit: Amount, owes: Amount, more: Amount },
}

/// What helps where a guest cannot owe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuestWay {
    /// This regular invited him.
    InvitedBy(String),
    /// Nobody invited him; he can become a regular.
    MadeRegular,
    /// Another consolidation.
    ConsolidatedOtherwise,
}

/// What is to be heard of those who owe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DebtNoticed {
    /// He owes more than he may now.
    PastLimit { name: String, owes: Amount, limit: Amount },
    /// He owes all that he may.
    AtLimit { name: String, owes: Amount, limit: Amount },
    /// What he owes is old.
    Old { name: String, owes: Amount, days: i64 },
}
