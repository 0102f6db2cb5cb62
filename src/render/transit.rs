//! Cash between two bankers that only one of their books knows about.

use crate::answer::Transit;
use crate::answer::book::Handed;
use crate::render::names::spoken;
use ledger::journal::HandOverSide;

/// A sentence for each.
#[must_use]
pub fn sentences(open: &[Transit]) -> Vec<String> {
    let sentence = |one: &Transit| {
        let (from, to) = (spoken(&one.from), spoken(&one.to));
        let sum = one.amount.abs();
        match one.amount.is_negative() {
            true => format!("{to} took {sum} from {from}, but {from} hasn't recorded it yet"),
            false => format!("{from} sent {to} {sum}, but {to} hasn't recorded it yet"),
        }
    };
    open.iter().map(sentence).collect()
}

/// The same below another text; nothing if no cash is on its way.
#[must_use]
pub fn after(open: &[Transit]) -> Option<String> {
    (!open.is_empty()).then(|| format!("\n\n{}", sentences(open).join("\n")))
}

/// One half of a hand-over, and what is on its way after it.
#[must_use]
pub fn handed(answer: &Handed) -> String {
    let (from, to, sum) = (spoken(&answer.from), spoken(&answer.to), answer.amount);
    let first = match answer.side {
        HandOverSide::Given => format!("{from} handed {to} {sum}"),
        HandOverSide::Taken => format!("{to} took {sum} from {from}"),
    };
    std::iter::once(first).chain(sentences(&answer.in_transit)).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::{Amount, Who};
    use engine::money::{Currency, Money};
    use ledger::accounts::Party;

    #[test]
    fn both_halves_are_told() {
        let line = |minor| Transit {
            from: Who::new(Party::Bank, "bank"),
            to: Who::new(Party::House, "house"),
            amount: Amount::new(Money::from_minor(minor), Currency::USD),
        };
        let told = sentences(&[line(100_000), line(-5)]);
        assert_eq!(
            told,
            [
                "the bank sent the house $1,000.00, but the house hasn't recorded it yet",
                "the house took $0.05 from the bank, but the bank hasn't recorded it yet",
            ]
        );
    }
}
