//! The night at the table: what the bank may do, and what it must refuse.

pub mod evening;

pub mod tonight;

pub mod opening;

pub mod paid_out;
pub mod payable;

pub mod tables;

pub mod ring;

pub mod seats;

pub mod bet_limits;
pub mod blind_order;
pub mod blind_place;
pub mod chairs;

pub mod card_draw;
pub mod card_room;

pub mod splitting;

pub mod changing_tables;

pub mod merging;

pub mod dealing_again;
pub mod dealing_beside;
pub mod dealt_in;
pub mod end_of_play;
pub mod last_deal;
pub mod leaving;
pub mod taking_seats;

pub mod called_game;
pub mod pot_before;
pub mod reserving;
pub mod result_caps;
pub mod result_follows;
pub mod result_outcome;
pub mod result_told;
pub mod taken_from_away;

pub mod anted_for_all;
pub mod antes;
pub mod apart;

pub mod one_hand;
pub mod sat_out;

pub mod insists;
pub mod online;
pub mod online_moves;

pub mod first_dealer;

pub mod dead_button;
pub mod dead_money;
pub mod deal;
pub mod everybody_antes;

pub mod buy_in;
pub mod buying_again;
mod sold_colours;

pub mod cash_behind;

pub mod fine;

pub mod fund;

pub mod commitment;
pub mod count;

pub mod drawer;
pub mod following;

pub mod hand_result;

pub mod hand_shown;

pub mod hand_frames;
pub mod hand_public;

pub mod hand_full;

pub mod hand_tally;

pub mod blind_debts;
pub mod claims;
pub mod hand_before;
pub mod match_game;
pub mod next_hand;
pub mod next_step;
pub mod posted_blinds;

mod enough_hands;
mod every_chair;
pub mod told_spots;

pub mod party_game;

pub mod tournament;

pub mod cold_hands;
pub mod folded_most;
pub mod last_hand;
pub mod last_pot;

pub mod dealing;
pub mod void_deals;

pub mod cash_out;
pub mod change_paid;

pub mod one_person;
pub mod ruled;
mod ruling_words;
pub mod two_counts;
pub mod unmatched;
pub mod usual;

pub mod closing;
pub mod closing_steps;

pub mod adjusting;

pub use deal::Deal;
pub use evening::{Evening, HandsAt, MergedTables, Note, NoteStatus, Running, Sitting};
pub use tonight::Tonight;
