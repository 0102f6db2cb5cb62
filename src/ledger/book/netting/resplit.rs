//! Makes the payments of a split less strange without adding any: merges two groups at a time and divides them again, as long as
//! that helps. Best effort; the number of groups stays.

use crate::book::netting::budget::{Budget, Spent};
use crate::book::netting::tree::{DebtGroup, NettingFlow, Strangeness};

/// Nodes spent on it.
const NODES: u64 = 1_000_000;
/// What choosing the payments of a group costs, in nodes, per person.
const PAYMENTS_COST: usize = 20;
/// Two groups are divided again only up to this many people together.
const PEOPLE_MAX: usize = 10;

#[derive(Clone, Debug)]
struct Group {
    members: Vec<usize>,
    flows: Vec<NettingFlow>,
    strangeness: Strangeness,
}

/// The payments of each group, after regrouping where that's better; people who are even and alone drop out.
pub fn payments(groups: Vec<Vec<usize>>, table: &DebtGroup<'_>) -> Vec<Vec<NettingFlow>> {
    let mut groups: Vec<Group> = groups.into_iter().filter_map(|members| settled(members, table)).collect();
    groups.retain(|group| !group.flows.is_empty());
    // Stopping early leaves a plan that's just as short, only stranger.
    let _: Result<(), Spent> = improve(&mut groups, table, &mut Budget::new(NODES));
    groups.into_iter().map(|group| group.flows).collect()
}

fn settled(members: Vec<usize>, table: &DebtGroup<'_>) -> Option<Group> {
    let (flows, strangeness) = table.payments(&members)?;
    Some(Group { members, flows, strangeness })
}

fn improve(groups: &mut [Group], table: &DebtGroup<'_>, budget: &mut Budget) -> Result<(), Spent> {
    let mut changed = true;
    while changed {
        changed = false;
        for later in 1..groups.len() {
            let (before, after) = groups.split_at_mut(later);
            let Some(other) = after.first_mut() else { break };
            for one in before {
                if let Some((new_one, new_other)) = divided_anew(one, other, table, budget)? {
                    (*one, *other) = (new_one, new_other);
                    changed = true;
                }
            }
        }
    }
    Ok(())
}

/// The least strange division of two groups, if it is less strange than theirs.
fn divided_anew(
    one: &Group,
    other: &Group,
    table: &DebtGroup<'_>,
    budget: &mut Budget,
) -> Result<Option<(Group, Group)>, Spent> {
    budget.spend(1)?;
    let mut best = None;
    let mut least = one.strangeness.and(other.strangeness);
    let people: Vec<usize> = one.members.iter().chain(&other.members).copied().collect();
    let two_pairs = people.len() == 4 && one.members.len() == 2;
    if people.len() > PEOPLE_MAX || two_pairs && least.strangers == 0 && least.detours == 0 {
        return Ok(None);
    }
    // The first person stays on the first side, so no division comes up twice.
    let divisions = 1_u32.wrapping_shl(people.len().saturating_sub(1) as u32);
    budget.spend(divisions as usize)?;
    for set in 0..divisions {
        let chosen = |index: usize| index == 0 || set.wrapping_shr(index.saturating_sub(1) as u32) & 1 == 1;
        let nets = people.iter().map(|member| table.nets.get(*member).copied().unwrap_or(0));
        let sum: i64 = nets.enumerate().filter(|(index, _)| chosen(*index)).map(|(_, net)| net).sum();
        if sum != 0 || set == divisions.saturating_sub(1) {
            continue;
        }
        budget.spend(people.len().saturating_mul(PAYMENTS_COST))?;
        let side = |first: bool| {
            let of_side = people.iter().enumerate().filter(|(index, _)| chosen(*index) == first);
            settled(of_side.map(|(_, member)| *member).collect(), table)
        };
        let Some((new_one, new_other)) = side(true).zip(side(false)) else { continue };
        let strangeness = new_one.strangeness.and(new_other.strangeness);
        if strangeness < least {
            least = strangeness;
            best = Some((new_one, new_other));
        }
    }
    Ok(best)
}
