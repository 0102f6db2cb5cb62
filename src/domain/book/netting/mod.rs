//! Debt consolidation (MIK-10): nobody's sum changes, and the payments become as few as can be proven.
//!
//! Payments that settle a set of people form trees; a tree over k people whose nets add up to zero
//! has k − 1 payments. So the fewest payments are the people minus the most sets ("groups") that
//! each come out even. Everything here searches for that number, proves it, or says how far it got.
//! The work is counted in search nodes, never in time: the same table gives the same plan everywhere.

mod impasse;
mod nets;
mod plan;

mod fewest;
mod hub;
mod pairs;

mod budget;
mod graph;
mod halves;
mod kernel;
mod kinds;
mod linked;
mod links;
mod packing;
mod partition;

mod resplit;
mod seeds;
mod tree;

pub use impasse::Impasse;
pub use nets::{Debt, nets};
pub use plan::{Mode, Payment, Plan, plan};

#[cfg(test)]
mod tests;
