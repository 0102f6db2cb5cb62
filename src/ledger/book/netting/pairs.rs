//! The fewest payments between people who already owe each other, and nobody else.

use crate::book::netting::fewest::SettledUp;
use crate::book::netting::impasse::Impasse;
use crate::book::netting::linked::linked;
use crate::book::netting::resplit;
use crate::book::netting::tree::DebtGroup;

/// Settles along the allowed pairs; people who are even pass money on if they're between others.
pub fn pairs(table: &DebtGroup<'_>) -> Result<SettledUp, Impasse<usize>> {
    let everybody: Vec<(usize, i64)> = table.nets.iter().copied().enumerate().collect();
    let found = linked(&everybody, table.links)?;
    let bound = everybody.len().saturating_sub(found.ceiling);
    Ok(SettledUp { groups: resplit::payments(found.groups, table), bound })
}
