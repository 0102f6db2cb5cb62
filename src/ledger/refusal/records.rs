//! Why a person's record stays as it is.

use engine::money::Amount;

/// Why it isn't changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordRefused {
    /// The player is already a regular, or that host's guest.
    StandingUnchanged { name: String, is_regular: bool },
    /// The book already has that handle, or none.
    HandleUnchanged { name: String, handle: Option<String> },
    /// No link opens the player's page.
    NoLink { name: String },
    /// A player in tonight's game can't be merged into another record.
    InTonightsGame { name: String },
    /// Players who owe each other privately are two people.
    OweEachOther { debtor: String, creditor: String, amount: Amount },
    /// Two players would have this name.
    TwoOfOneName { name: String },
    /// Players with a debt between them in THE BOOK may be two people; if they're one, it ends.
    DebtBetween { debtor: String, creditor: String, amount: Amount },
    /// Players who were in one hand are two people.
    InOneHand { kept: String, gone: String, hand: u32, night: u32 },
}
