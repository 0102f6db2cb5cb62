//! THE BOOK: notes, debts, and the fewest payments that settle them.

pub mod notes;

pub mod debts;

pub mod taken_twice;

pub mod netting;

pub mod consolidation;

pub mod by_app;

pub mod changes;

pub mod parts;
pub mod past;

pub mod ageing;

pub mod limits;

pub mod turned;
