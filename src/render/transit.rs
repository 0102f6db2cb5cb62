//! Cash between two bankers that only one of their books knows of.

use crate::render::names::Names;
use engine::money::{Currency, Money};
use ledger::accounts::Party;

/// What is on its way from one to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub from: Party,
    pub to: Party,
    /// What was given and not taken; below zero what was taken and not given.
    pub amount: Money,
}

/// A sentence for each.
#[must_use]
pub fn sentences(lines: &[Line], names: &Names, currency: Currency) -> Vec<String> {
    let sentence = |line: &Line| {
        let (from, to) = (names.spoken(line.from), names.spoken(line.to));
        let (amount, half) = if line.amount.is_negative() {
            (line.amount.negated(), "taken, and not given yet")
        } else {
            (line.amount, "not taken yet")
        };
        format!("in transit {} from {from} to {to}: {half}", currency.shown(amount))
    };
    lines.iter().map(sentence).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn m4_both_halves_are_told() {
        let line = |minor| Line { from: Party::Bank, to: Party::House, amount: Money::from_minor(minor) };
        let told = sentences(&[line(100_000), line(-5)], &Names::default(), Currency::USD);
        assert_eq!(
            told,
            [
                "in transit $1,000.00 from the bank to the house: not taken yet",
                "in transit $0.05 from the bank to the house: taken, and not given yet",
            ]
        );
    }
}
