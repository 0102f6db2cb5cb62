//! Hands bet by the houses' own rules, told in the words of the table; every vector of betting by its id.

mod across;
pub(crate) mod at_table;
mod cause;
mod dave;
mod igloo;
mod mike;
mod pig;
