//! Debts, and what they add up to for each person.

use engine::money::{Money, Overflow};
use std::collections::BTreeMap;

/// One line of THE BOOK.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Debt<P> {
    /// Who owes.
    pub debtor: P,
    /// To whom.
    pub creditor: P,
    /// How much, above zero.
    pub amount: Money,
}

/// What everybody named in the debts is owed (above zero) or owes (below zero), including people who are even.
pub fn nets<P: Copy + Ord>(debts: &[Debt<P>]) -> Result<BTreeMap<P, Money>, Overflow> {
    let mut nets = BTreeMap::new();
    for debt in debts {
        let owed = nets.entry(debt.creditor).or_insert(Money::ZERO);
        *owed = owed.plus(debt.amount)?;
        let owing = nets.entry(debt.debtor).or_insert(Money::ZERO);
        *owing = owing.minus(debt.amount)?;
    }
    Ok(nets)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debts_add_up_to_nets() {
        let debt = |debtor, creditor, minor| Debt { debtor, creditor, amount: Money::from_minor(minor) };
        let nets = nets(&[debt('F', 'G', 1200), debt('G', 'H', 500), debt('H', 'F', 300), debt('X', 'X', 7)]);
        let expected = [('F', -900), ('G', 700), ('H', 200), ('X', 0)];
        assert_eq!(nets, Ok(expected.map(|(who, minor)| (who, Money::from_minor(minor))).into()));
    }
}
