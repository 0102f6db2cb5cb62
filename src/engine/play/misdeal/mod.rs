//! Faults of the deal: what makes a misdeal, until when, and what becomes of it.

mod slip;

mod judge;

mod shown;

pub use judge::{Repeated, judge, repeated};
pub use shown::{Shown, shown_on_purpose, shown_to_one};
pub use slip::{By, Exposed, Noticed, Slip, Whose};
