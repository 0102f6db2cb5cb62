//! What a hand is worth: orders as data, compared as whole numbers from tables made at compile time.
//!
//! Nothing here knows pots or players.

mod badugi;
mod counts;
mod customs;
mod held;
pub mod high;
mod kickers;
mod ladder;
mod low;
mod low_ladder;
mod order;
mod points;
mod scheme;
mod straights;
mod table;
mod wild;

pub use customs::Customs;
pub use high::High;
pub use ladder::Ladder;
pub use low::{Low, LowOrder};
pub use low_ladder::LowLadder;
pub use order::Category;
pub use points::CardPoints;
pub use scheme::{CARDS_MAX, Scheme, Seen, Uses};
pub use wild::{Joker, LowAce, Lowest, Wilds};

#[cfg(test)]
mod high_oracle;
#[cfg(test)]
mod high_vectors;
#[cfg(test)]
mod low_oracle;
#[cfg(test)]
pub(crate) mod naive;
#[cfg(test)]
mod wild_oracle;
