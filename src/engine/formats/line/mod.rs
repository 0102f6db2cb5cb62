//! One JSON object in, one out: what the stateless commands have in common, from the houses to the error line.

mod houses;
mod id;
mod pairs;
mod plain;
mod rejected;
mod text;
mod wild_words;
mod write;

pub use houses::{Houses, Rules};
pub use id::Id;
pub(crate) use pairs::Pairs;
pub use plain::plain;
pub use rejected::Rejected;
pub(crate) use text::Text;
pub(crate) use wild_words::wilds;
pub(crate) use write::one_line;
