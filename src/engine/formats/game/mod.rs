//! Games that people write themselves, as TOML tables `[game.NAME]`: reading with the exact place of every mistake, and writing.

mod boards;
mod descent;
mod keys;
mod laid;
mod read;
mod taken;
mod write;

pub(crate) use descent::is_game;
pub use keys::{BESIDES, DECKS, HIGHS, LOWS, USES, word_of};
pub(crate) use read::read;
pub use taken::taken;
pub use write::{wild_words_of, write};
