//! The book on disk: one SQLite file, the only part of the program that uses SQL.
//!
//! It decides nothing: it appends what it's given, keeps the projections, and verifies.

#![expect(clippy::disallowed_types, reason = "the one room that may hold a connection")]

mod connection;
mod failure;
mod folding;
mod permission;
mod said;
mod schema;
mod seal;
mod way;

mod event;

mod tally_row;
mod tournaments;

mod projector;

mod indexes;
mod journal;
mod request;

mod written;

mod taped;

mod placing;

mod evening;
mod read;

mod hand_nets;
mod hands;

mod merged;
mod namings;
mod online;

mod deals;
mod reservations;

mod owners;

mod fund;

mod debts;
mod later;

mod surrogates;

mod audit;

pub use connection::Store;
pub use debts::DebtMoved;
pub use event::Event;
pub use failure::StoreError;
pub use fund::FundRow;
pub use hands::{GamePlayed, HandFilter, HandRow, TallyRow, WantedWord};
pub use journal::{Foreign, Journal, Stamp};
pub use permission::check_writable;
pub use placing::{Building, aside, exchange, exchange_book, put_in_place, sync_folder};
pub use read::{BookHead, NightRow, PersonRow, Reader};
pub use request::{Answered, RequestKey, check_sealed};
pub use said::said;
pub use schema::VERSION;
pub use seal::of as seal_of;
pub use seal::of_asked as seal_of_asked;
pub use surrogates::{SurrogateRow, TransitRow};
pub use way::Access;
