//! The journal's language: the facts of a night, and the entry each of them makes.

pub mod fact;

pub mod recipe;

pub use fact::{
    Adjusted, BankSettled, BoughtIn, CashedOut, ColdHands, Consolidated, Counted, DebtAssumed, DebtLine,
    Fact, HandPlayed, HandSeat, Means, NightOpened, NoteUse, Part,
};
