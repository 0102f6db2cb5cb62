//! The journal's language: the facts of a night, and the entry each of them makes.

pub mod asked;

pub mod fact;

pub mod amending;

pub mod cash_out;

pub mod dealing;

pub mod debts;

pub mod digest;

pub mod fund;

pub mod hand;

pub mod holding;

pub mod marks;

pub mod online;

pub mod party;

pub mod places;

pub mod receipt;

pub mod recipe;

pub mod seating;

pub mod surrogate;

pub mod written;

pub use amending::NightAmended;
pub use asked::Asked;
pub use digest::Digest;
pub use fact::{
    Adjusted, BankSettled, BoughtIn, CashedOut, ColdHands, Consolidated, Counted, DebtAssumed, DebtLimited,
    DebtLine, Fact, Means, NightOpened, NoteUse, Part,
};
pub use fund::{FundCashedOut, FundPaid, FundSpent, FundWhy};
pub use hand::{Aside, Follows, HandNoted, HandPlayed, HandSeat, HandTagged, HandVoided};
pub use marks::Marks;
pub use online::{OnlineSitting, SessionImported};
pub use party::{PartyBegun, PartyGivenUp, PartyMoved, PartyTerm};
pub use places::{
    Draw, LeaveAnnounced, Place, PlacesChanged, PlacesWhy, Reservation, Reserving, SeedCommitted,
};
pub use receipt::{NoReceipt, Receipt};
pub use seating::{FirstDealt, Pair};
pub use surrogate::{
    Anchor, BookMerged, CashHanded, Elsewhere, KeyMade, PlayerMatched, PublicKey, Side, SurrogateBegun,
};
pub use written::{Origin, Written};
