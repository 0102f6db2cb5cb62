//! Why an ante is not as the house has it.

use engine::money::Amount;

/// What is wrong with the antes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnteRefused {
    /// Everybody antes, and this player put in less.
    Missing { name: String, put_in: Amount, due: Amount },
    /// Some may ante for the others, and less than all antes together went in.
    MissingOfAll { put_in: Amount, due: Amount },
}
