//! A plan of payments that brings everybody out even: the question, the answer, and what was proven.

use crate::book::netting::fewest::{SettledUp, fewest};
use crate::book::netting::hub::hub;
use crate::book::netting::impasse::Impasse;
use crate::book::netting::links::{Links, ordered};
use crate::book::netting::pairs::pairs;
use crate::book::netting::tree::{DebtGroup, NettingFlow};
use engine::money::{AMOUNT_MAX, Money};
use std::collections::{BTreeMap, BTreeSet};

/// The most people one plan is made for.
pub const PEOPLE_MAX: usize = 1000;

/// How debts are consolidated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode<P> {
    /// As few payments as possible, between anybody.
    Fewest,
    /// As few as possible between people who already owe each other.
    Pairs,
    /// Everybody pays this person or is paid by this person.
    Hub(P),
}

/// One payment of a plan, or one new debt after a consolidation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedPayment<P> {
    /// Who pays, or owes from now on.
    pub from: P,
    /// Who is paid.
    pub to: P,
    /// How much, above zero.
    pub amount: Money,
    /// Which group it belongs to, counted from 1: its people come out even among themselves, which is the reason for the payment.
    pub group: usize,
}

/// Payments that bring everybody out even.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan<P> {
    /// The payments, group by group: small groups first, and in a group by payer and payee.
    pub payments: Vec<PlannedPayment<P>>,
    /// True if no plan of this mode has fewer payments.
    pub proven: bool,
    /// How many groups come out even among themselves.
    pub groups: usize,
    /// The fewest payments possible, as far as proven.
    pub bound: usize,
}

impl<P: Copy + Ord> Plan<P> {
    /// The people of a group: together they come out even.
    #[must_use]
    pub fn members(&self, group: usize) -> BTreeSet<P> {
        let of_group = self.payments.iter().filter(|payment| payment.group == group);
        of_group.flat_map(|payment| [payment.from, payment.to]).collect()
    }
}

/// Makes the plan that settles `nets` (MIK-10): nobody's total changes.
///
/// `known` are the pairs that already owe each other, `excluded` those that must not pay each other. Among plans with the fewest
/// payments, it prefers few new pairs, then a small largest payment, as well as it can; only the count is proven. The same input
/// gives the same plan everywhere.
pub fn plan<P: Copy + Ord>(
    nets: &BTreeMap<P, Money>,
    known: &[(P, P)],
    mode: Mode<P>,
    excluded: &[(P, P)],
) -> Result<Plan<P>, Impasse<P>> {
    let people = people(nets, known, mode);
    let balances: Vec<i64> = people.iter().map(|who| nets.get(who).map_or(0, |net| net.minor())).collect();
    check(nets, people.len())?;
    let place = |who: &P| people.binary_search(who).ok();
    let known = places(known, place);
    let barred = places(excluded, place);
    let links = match mode {
        Mode::Pairs => Links::only_known(known, barred),
        Mode::Fewest | Mode::Hub(_) => Links::any(known, barred),
    };
    let table = DebtGroup { nets: &balances, links: &links };
    let settled = match mode {
        Mode::Fewest => fewest(&table),
        Mode::Pairs => pairs(&table),
        Mode::Hub(person) => hub(&table, place(&person).unwrap_or(usize::MAX)),
    };
    let who = |index: usize| people.get(index).copied();
    settled.map(|settled| written(settled, who)).map_err(|impasse| named(impasse, who))
}

/// Everybody who may take part, in order.
fn people<P: Copy + Ord>(nets: &BTreeMap<P, Money>, known: &[(P, P)], mode: Mode<P>) -> Vec<P> {
    let mut people: BTreeSet<P> = nets.keys().copied().collect();
    match mode {
        Mode::Fewest => {}
        Mode::Pairs => people.extend(known.iter().flat_map(|(one, other)| [*one, *other])),
        Mode::Hub(hub) => people.extend([hub]),
    }
    people.into_iter().collect()
}

fn check<P>(nets: &BTreeMap<P, Money>, count: usize) -> Result<(), Impasse<P>> {
    if count > PEOPLE_MAX {
        return Err(Impasse::TooMany { count, max: PEOPLE_MAX });
    }
    let amounts = || nets.values().map(|net| net.minor());
    let owed = amounts().filter(|net| *net > 0).fold(0, i64::saturating_add);
    let owing = amounts().filter(|net| *net < 0).fold(0, i64::saturating_add);
    if owed > AMOUNT_MAX || owing < AMOUNT_MAX.saturating_neg() {
        return Err(Impasse::TooLarge);
    }
    match owed.saturating_add(owing) {
        0 => Ok(()),
        difference => Err(Impasse::Unbalanced(Money::from_minor(difference))),
    }
}

fn places<P>(pairs: &[(P, P)], place: impl Fn(&P) -> Option<usize>) -> BTreeSet<(usize, usize)> {
    let both = |(one, other): &(P, P)| place(one).zip(place(other));
    pairs
        .iter()
        .filter_map(both)
        .map(|(one, other)| ordered(one, other))
        .filter(|(one, other)| one != other)
        .collect()
}

fn written<P: Copy + Ord>(settled: SettledUp, who: impl Fn(usize) -> Option<P>) -> Plan<P> {
    let mut groups: Vec<Vec<NettingFlow>> = settled.groups.iter().flat_map(|flows| circles(flows)).collect();
    groups.sort_by_key(|flows| (flows.len(), flows.iter().map(|flow| flow.from.min(flow.to)).min()));
    let mut payments = Vec::new();
    for (index, flows) in groups.iter().enumerate() {
        let group = index.saturating_add(1);
        let payment = |flow: &NettingFlow| {
            let (from, to) = who(flow.from).zip(who(flow.to))?;
            Some(PlannedPayment { from, to, amount: Money::from_minor(flow.amount), group })
        };
        payments.extend(flows.iter().filter_map(payment));
    }
    let proven = payments.len() <= settled.bound;
    Plan { proven, groups: groups.len(), bound: settled.bound, payments }
}

/// Connected payments, each set sorted: a group whose proof was given up may fall apart.
fn circles(flows: &[NettingFlow]) -> Vec<Vec<NettingFlow>> {
    let mut rest = flows.to_vec();
    let mut circles = Vec::new();
    while let Some(first) = rest.pop() {
        let mut people = BTreeSet::from([first.from, first.to]);
        let mut circle = vec![first];
        while let Some(at) =
            rest.iter().position(|flow| people.contains(&flow.from) || people.contains(&flow.to))
        {
            let flow = rest.swap_remove(at);
            people.extend([flow.from, flow.to]);
            circle.push(flow);
        }
        circle.sort_unstable();
        circles.push(circle);
    }
    circles
}

fn named<P: Copy>(impasse: Impasse<usize>, who: impl Fn(usize) -> Option<P>) -> Impasse<P> {
    match impasse {
        Impasse::Unbalanced(difference) => Impasse::Unbalanced(difference),
        Impasse::TooMany { count, max } => Impasse::TooMany { count, max },
        Impasse::TooLarge => Impasse::TooLarge,
        Impasse::CutOff { members, sum } => {
            Impasse::CutOff { members: members.into_iter().filter_map(who).collect(), sum }
        }
        Impasse::HubBarred(members) => {
            let named = |(member, net): (usize, Money)| who(member).map(|member| (member, net));
            Impasse::HubBarred(members.into_iter().filter_map(named).collect())
        }
    }
}
