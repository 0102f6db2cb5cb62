//! Values become text: tables, statements, documents. No arithmetic on money here.

pub mod ordinal;
pub mod page;
pub mod parts;

pub mod refusal;

pub mod shell;

pub mod names;

pub mod people;

pub mod table;

pub mod buy;

pub mod night;

pub mod close;
pub mod config;

pub mod nights;

pub mod fund;

mod boards;
pub mod falls;
pub mod game_told;
mod game_words;
pub mod games;
pub mod games_document;
pub mod hands;

pub mod at_table;
pub mod count;

pub mod hand;
pub mod hand_list;
pub mod hand_shown;
pub mod hand_text;

pub mod party;

pub mod replay;
pub mod rounds;
pub mod rule;

pub mod chart;
pub mod records;
pub mod report;
pub mod season;
pub mod stats;

pub mod tournament;

pub mod checklist;
pub mod chips;

pub mod cold_hands;

pub mod deal;

pub mod seats;

pub mod said;
pub mod seen;
pub mod serve;
pub mod shots;

pub mod next_step;

pub mod notes;

pub mod paper;

pub mod qr;

pub mod book;
pub mod book_due;

pub mod chain;

pub mod transit;

pub mod markup;

pub mod statement;

pub mod journal;

pub mod log;

pub mod event;

pub mod audit;
pub mod file;
pub mod import;
pub mod past;
pub mod surrogate;

pub mod verdict;

pub mod house;
