//! One JSON object in, one out: what the stateless commands have in common, from the houses to the error line.

mod houses;
mod id;
mod pairs;
mod rejected;
mod text;
mod wild_words;
mod write;

pub use houses::{Houses, Rules};
pub use id::Id;
pub use pairs::Pairs;
pub use rejected::{EXIT, Rejected};
pub use text::Text;
pub use wild_words::wilds;
pub use write::one_line;
