//! The chips: which colors exist and what they're worth, how they're counted, handed out and swapped.
//!
//! Nothing here moves money; the ledger does.

pub mod typed;

pub mod colour;
pub mod kind;
pub mod set;

pub mod count;

pub mod case;
pub mod plan;
pub mod reach;
pub mod swap;

pub use case::in_case;
pub use colour::Colour;
pub use count::ChipCount;
pub use kind::ChipKind;
pub use plan::plan;
pub use set::ChipSet;
pub use swap::Swap;
pub use typed::NotChips;
