//! A full hand as the book keeps it: one line of words that gives back exactly what was played.
//!
//! A hand file says what people want to say; the book keeps what the machine needs to play the hand again, in the
//! book's own unit and without depending on any reader of files. Words that begin with a capital belong to the setup,
//! the others are acts in order; the file `letters.rs` has them all.

mod laid;
mod letters;
mod limits;
mod read;
mod setup;
mod text;
mod write;

pub use read::{Kept, NotKept};
pub use write::{act, write};

#[cfg(test)]
mod tests;
