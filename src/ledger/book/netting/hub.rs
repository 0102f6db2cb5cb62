//! Everybody pays one person, or is paid by that person.

use crate::book::netting::fewest::SettledUp;
use crate::book::netting::impasse::Impasse;
use crate::book::netting::tree::{DebtGroup, NettingFlow};
use engine::money::Money;

/// Settles through `hub`: one payment for each other person who isn't even, which is always the fewest.
pub fn hub(table: &DebtGroup<'_>, hub: usize) -> Result<SettledUp, Impasse<usize>> {
    let nets = table.nets.iter().copied().enumerate();
    let others = nets.filter(|(member, net)| *member != hub && *net != 0);
    let (able, barred): (Vec<_>, Vec<_>) = others.partition(|(member, _)| table.links.allowed(*member, hub));
    if !barred.is_empty() {
        let amounts = barred.into_iter().map(|(member, net)| (member, Money::from_minor(net)));
        return Err(Impasse::HubBarred(amounts.collect()));
    }
    let mut flows: Vec<NettingFlow> =
        able.into_iter().map(|(member, net)| NettingFlow::settling(member, hub, net)).collect();
    flows.sort_unstable();
    let bound = flows.len();
    Ok(SettledUp { groups: if flows.is_empty() { Vec::new() } else { vec![flows] }, bound })
}
