//! What the journal promises, tested from outside: with plain SQLite on the book's file, and with other files.

pub mod bench;
mod foreign;
mod requests;
mod tampering;
mod triggers;
mod undo;
