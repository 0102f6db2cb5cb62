//! The entry of two records that become one.

use crate::accounts::{Counter, Nature};
use crate::ids::PlayerId;
use crate::journal::holding::MergedHolding;
use crate::journal::recipe::lines::Lines;

/// Moves every holding over, and points the other side of each debt at the kept record.
pub(super) fn merge(lines: &mut Lines, kept: PlayerId, gone: PlayerId, holdings: &[MergedHolding]) -> Nature {
    for holding in holdings {
        let Ok(counter) = holding.counter.parse::<Counter>() else { continue };
        lines.line(gone.into(), holding.asset, counter, holding.amount.negated());
        match counter {
            Counter::With(other) => {
                lines.line(other, holding.asset, Counter::With(gone.into()), holding.amount);
                if other != kept.into() {
                    lines.owed(other, kept.into(), holding.asset, holding.amount);
                }
            }
            Counter::None | Counter::Note(_) => {
                lines.line(kept.into(), holding.asset, counter, holding.amount)
            }
        }
    }
    Nature::Transfer
}
