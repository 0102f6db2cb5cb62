//! The journal's language: the facts of a night, and the entry each of them makes.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

pub mod asked;

pub mod fact;

mod kind_words;

mod kinded;

mod kinds;

pub mod house;

pub mod people;

pub mod night;

pub mod online;

pub mod past;

pub mod seats;

pub mod chips;

pub mod means;

pub mod hand;

mod chairs;

pub mod marks;

pub mod dealing;

pub mod party;

pub mod fund;

pub mod tournament;

pub mod cash_out;

pub mod notes;

pub mod debts;

pub mod surrogate;

pub mod undone;

pub mod digest;

pub mod holding;

pub mod receipt;

pub mod recipe;

pub mod written;

pub use asked::Asked;
pub use cash_out::{BankSettled, CashOutFact, CashedOut, DrawerShared};
pub use chairs::Chairs;
pub use chips::{BoughtIn, ChipFact, CountSaid, Counted, CountedBy, PaymentPart};
pub use dealing::Dealing;
pub use debts::{Adjusted, Consolidated, DebtAssumed, DebtFact, DebtLimited, DebtLine, DebtShifted};
pub use digest::Digest;
pub use fact::Fact;
pub use fund::{FundCashedOut, FundFact, FundPaid, FundSpent, FundWhy};
pub use hand::{
    Aside, ColdHands, Follows, HandFact, HandNoted, HandPlayed, HandSeat, HandTagged, HandVoided, LostTo,
    Stage,
};
pub use holding::MergedHolding;
pub use house::HouseFact;
pub use kind_words::in_words;
pub use marks::Marks;
pub use means::Means;
pub use night::{AppKept, NightAmended, NightFact, NightOpened};
pub use notes::{NoteFact, NoteUse};
pub use online::{OnlineSitting, SessionImported};
pub use party::{PartyBegun, PartyFact, PartyGivenUp, PartyMoved, PartyTerm};
pub use past::{PastBorne, PastKey, PastPlayed, PastResult, PastSettled};
pub use people::PersonFact;
pub use receipt::{NoReceipt, Receipt};
pub use seats::{
    Draw, FirstDealt, LeaveAnnounced, Pair, PlacesChanged, PlacesWhy, Reservation, Reserving, SeatFact,
    SeedCommitted, TakenSeat,
};
pub use surrogate::{
    Anchor, BookMerged, CashHanded, Elsewhere, HandOverSide, KeyMade, PlayerMatched, PublicKey,
    SurrogateBegun, SurrogateFact,
};
pub use tournament::InTournament;
pub use undone::Undone;
pub use written::{Origin, Written};
