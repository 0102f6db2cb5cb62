//! Games that anybody writes, as TOML tables `[game.NAME]`: reading with the exact place of every mistake, and writing.

mod keys;
mod read;
mod write;

pub use keys::{DECKS, HIGHS, LOWS, USES, word_of};
pub use read::read;
pub use write::write;
