//! Why a record of a person stays as it is.

use engine::money::Amount;

/// What stands against changing it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordRefused {
    /// He is a regular already, or the guest of that host.
    StandingUnchanged { name: String, is_regular: bool },
    /// The book has that handle already, or none.
    HandleUnchanged { name: String, handle: Option<String> },
    /// No link opens his page.
    NoLink { name: String },
    /// Who plays tonight is not made another person's record.
    InTonightsGame { name: String },
    /// Who owe each other privately are two people.
    OweEachOther { debtor: String, creditor: String, amount: Amount },
    /// Who were in one hand are two people.
    InOneHand { kept: String, gone: String, hand: u32, night: u32 },
}
