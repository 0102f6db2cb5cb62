//! Who posts what before the first card: antes, blinds, straddles, by the house's rules and what is known of the table.

mod table;

mod poster;

mod antes;
mod blinds;
mod checked;
mod entering;
mod straddles;

mod spots;

pub use checked::{PostedAt, check_antes, check_posts};
pub(crate) use poster::{Antes, Posting, post};
pub use spots::{first_spots, missed, next_spots};
pub use table::{LastPot, Missed, Sitter, Spots, Straddle, Table, WayIn};
