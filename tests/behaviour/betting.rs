//! Hands bet by the houses' own rules, in the words of the table; every betting vector by its id.

mod across;
pub(crate) mod at_table;
mod cause;
mod dave;
mod igloo;
mod mike;
mod pig;
