//! The tournament of a night: what its players and its director may do, and what must be refused.

pub mod table;

pub mod one_table;

pub mod making;
pub mod of_house;

pub mod departing;

pub mod coming_back;
pub mod entering;
pub mod outsider;

pub mod starting;

pub mod bounty;
pub mod fallen;
pub mod field;
pub mod going;
pub mod places_moved;
pub mod stacks;
pub mod untold;

pub mod agreeing;

pub mod dealing;

pub mod colouring;

pub mod sharing;

pub mod paying;
pub mod payout_why;
