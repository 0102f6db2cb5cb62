//! The fewest payments there can be, with or without pairs that must not pay each other.

use crate::book::netting::fewest_new::{fewest_new_pairs, new_pairs};
use crate::book::netting::forest::along_known;
use crate::book::netting::impasse::Impasse;
use crate::book::netting::linked::linked;
use crate::book::netting::partition::partition;
use crate::book::netting::resplit;
use crate::book::netting::seeds::within_circles;
use crate::book::netting::tree::{DebtGroup, NettingFlow};

/// Payments group by group, and the number below which no plan of the mode can go.
#[derive(Clone, Debug)]
pub struct SettledUp {
    /// The payments of each group that has any.
    pub groups: Vec<Vec<NettingFlow>>,
    /// The fewest payments possible, as far as proven.
    pub bound: usize,
}

/// Settles with the fewest payments.
pub fn fewest(table: &DebtGroup<'_>) -> Result<SettledUp, Impasse<usize>> {
    let unequal: Vec<(usize, i64)> =
        table.nets.iter().copied().enumerate().filter(|(_, net)| *net != 0).collect();
    let people: Vec<usize> = unequal.iter().map(|(member, _)| *member).collect();
    if table.links.restrict(&people) { restricted(table, &unequal) } else { Ok(free(table, &unequal)) }
}

fn free(table: &DebtGroup<'_>, unequal: &[(usize, i64)]) -> SettledUp {
    let found = partition(unequal);
    let bound = unequal.len().saturating_sub(found.ceiling);
    let count = unequal.len().saturating_sub(found.groups.len());
    if let Some(flows) = along_known(table).filter(|flows| flows.len() <= count && !flows.is_empty()) {
        return SettledUp { groups: vec![flows], bound };
    }
    let circles = within_circles(table.nets, table.links);
    let groups = circles.filter(|groups| groups.len() >= found.groups.len()).unwrap_or(found.groups);
    let groups = resplit::payments(groups, table);
    let new = new_pairs(&groups, table);
    let worth_it = new > 0 && table.links.known_pairs().next().is_some();
    let better = if worth_it { fewest_new_pairs(unequal, table) } else { None };
    let better = better.filter(|(_, fewer)| *fewer < new);
    SettledUp { groups: better.map_or(groups, |(groups, _)| groups), bound }
}

/// Some pairs must not pay each other. People who are even have to pass money on only if there is no other way, or it's the
/// shorter way.
fn restricted(table: &DebtGroup<'_>, unequal: &[(usize, i64)]) -> Result<SettledUp, Impasse<usize>> {
    let among_themselves = linked(unequal, table.links);
    let everybody: Vec<(usize, i64)> = table.nets.iter().copied().enumerate().collect();
    let count = |groups: usize, people: &[(usize, i64)]| people.len().saturating_sub(groups);
    let (groups, bound) = match among_themselves {
        Ok(found) if everybody.len() == unequal.len() || found.groups.len() >= partition(unequal).ceiling => {
            (found.groups, count(found.ceiling, unequal))
        }
        short => {
            let through_others = linked(&everybody, table.links)?;
            let bound = count(through_others.ceiling, &everybody);
            let longer = count(through_others.groups.len(), &everybody);
            let kept = short.ok().filter(|found| count(found.groups.len(), unequal) <= longer);
            (kept.map_or(through_others.groups, |found| found.groups), bound)
        }
    };
    Ok(SettledUp { groups: resplit::payments(groups, table), bound })
}
