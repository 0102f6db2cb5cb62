//! Debt consolidation (MIK-10): nobody's total changes, and there are as few payments as can be proven.
//!
//! Payments that settle a set of people form trees; a tree over k people whose nets add up to zero
//! has k − 1 payments. So the fewest payments are the people minus the most sets ("groups") that
//! each come out even. Everything here searches for that number, proves it, or says how far it got.
//! The work is counted in search nodes, never in time: the same table gives the same plan everywhere.

mod nets;

mod plan;

mod impasse;

mod fewest;

mod fewest_new;

mod pairs;

mod hub;

mod links;

mod partition;

mod linked;

mod kernel;

mod packing;

mod small_groups;

mod halves;

mod graph;

mod kinds;

mod budget;

mod seeds;

mod forest;

mod resplit;

mod tree;

pub use impasse::Impasse;
pub use nets::{Debt, nets};
pub use plan::{Mode, Plan, PlannedPayment, plan};

#[cfg(test)]
mod brute_force;
#[cfg(test)]
mod new_pairs;
#[cfg(test)]
mod oracle;
#[cfg(test)]
mod steadiness;
#[cfg(test)]
mod tests;
