//! The use cases: load what's needed, ask the domain, and append what it decided, in one transaction.

pub mod config;
pub mod desk;

mod carried;
pub mod loaded;

mod timely;

pub mod begin;

pub mod people;

mod one_person;

pub mod owner;

pub mod seating;

pub mod tables;

pub mod reserving;

pub mod buying;

pub mod chance;

pub mod playing;

pub mod fund;
mod owed_deal;

pub mod party;
pub mod throws;

pub mod showing;
pub mod shown_again;

mod blinds_by_turn;
mod dead_small;
pub mod dealer_noted;
mod elsewhere;
pub mod entering;
pub mod recording;
mod sat_there;
pub mod wanted_hand;

mod played_for;
pub mod pot_for;

mod came_out;
pub mod kept_hand;
pub mod known_hand;
pub mod on_site;

pub mod going_out;
pub mod hand_reasons;

pub mod coming;
pub mod course_why;
mod sales_inside;
mod told_hands;

mod level_now;
pub mod merged;
pub mod misdeals;
mod missed_blinds;

pub mod hands;
pub mod importing;
pub mod past;

pub mod tournament;

mod heads;
pub mod last_chips;

pub mod searching;

pub mod stats;

mod known_cards;
pub mod past_nights;
pub mod records;

mod next_deal_off;
pub mod next_step;
pub mod notes;

pub mod tracing;

pub mod book;
pub mod book_of;

pub mod debts;
mod shifts;

pub mod limits;

pub mod statement;

pub mod cash_out;
mod standing;
mod to_count;

pub mod closing;

pub mod surrogate;

pub mod undo;

pub mod audit;

pub mod all_ins;

pub mod anchoring;

pub mod tape;

pub mod backup;

pub mod restore;

pub use desk::{BankError, Desk, Done, RequestReceipt, Session};
pub use loaded::{load_book, load_tonight, open_night, roster};
