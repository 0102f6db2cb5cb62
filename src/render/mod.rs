//! Values become text: tables, statements, documents. No arithmetic on money here.

pub(crate) mod ordinal;
pub(crate) mod page;
pub(crate) mod parts;

pub mod refusal;

pub(crate) mod shell;

pub(crate) mod names;

pub(crate) mod people;

pub(crate) mod table;

pub(crate) mod buy;

pub(crate) mod night;

pub(crate) mod close;
pub(crate) mod config;

pub(crate) mod nights;

pub(crate) mod fund;

mod boards;
pub(crate) mod falls;
pub(crate) mod game_told;
mod game_words;
pub(crate) mod games;
pub mod games_document;
pub(crate) mod hands;

pub(crate) mod at_table;
pub(crate) mod count;

pub(crate) mod hand;
pub(crate) mod hand_list;
pub(crate) mod hand_shown;
pub(crate) mod hand_text;

pub(crate) mod party;

pub(crate) mod replay;
pub(crate) mod rounds;
pub(crate) mod rule;

pub(crate) mod chart;
pub(crate) mod records;
pub(crate) mod report;
pub(crate) mod season;
pub(crate) mod stats;

pub(crate) mod tournament;

pub(crate) mod checklist;
pub(crate) mod chips;

pub(crate) mod cold_hands;

pub(crate) mod deal;

pub(crate) mod seats;

pub(crate) mod said;
pub(crate) mod seen;
pub(crate) mod serve;
pub(crate) mod shots;

pub(crate) mod next_step;

pub(crate) mod notes;

pub(crate) mod paper;

pub(crate) mod qr;

pub(crate) mod book;
pub(crate) mod book_due;

pub(crate) mod chain;

pub(crate) mod transit;

pub(crate) mod markup;

pub(crate) mod statement;

pub(crate) mod journal;

pub(crate) mod log;

pub(crate) mod event;

pub(crate) mod audit;
pub(crate) mod file;
pub(crate) mod import;
pub(crate) mod past;
pub(crate) mod surrogate;

pub(crate) mod verdict;

pub mod house;
