//! A split that keeps to the circles of people who already owe each other, if that costs no payment.
//!
//! So a plan that was agreed on stays the same when somebody pays a part of it.

use crate::book::netting::links::Links;
use crate::book::netting::partition::partition;

/// Splits every circle of people who owe each other by itself; `None` if a circle doesn't come out even.
pub fn within_circles(nets: &[i64], links: &Links) -> Option<Vec<Vec<usize>>> {
    let mut groups = Vec::new();
    for circle in circles(nets.len(), links) {
        let net = |member: usize| nets.get(member).copied().unwrap_or(0);
        let unequal: Vec<(usize, i64)> =
            circle.into_iter().map(|member| (member, net(member))).filter(|(_, net)| *net != 0).collect();
        if unequal.iter().map(|(_, net)| *net).fold(0, i64::saturating_add) != 0 {
            return None;
        }
        groups.extend(partition(&unequal).groups);
    }
    Some(groups)
}

fn circles(people: usize, links: &Links) -> Vec<Vec<usize>> {
    let mut circle: Vec<usize> = (0..people).collect();
    for (one, other) in links.known_pairs() {
        let ends = circle.get(one).copied().zip(circle.get(other).copied());
        if let Some((kept, gone)) = ends.filter(|(one, other)| one != other) {
            circle.iter_mut().filter(|circle| **circle == gone).for_each(|circle| *circle = kept);
        }
    }
    let mut circles = vec![Vec::new(); people];
    for (member, circle) in circle.into_iter().enumerate() {
        circles.get_mut(circle).map(|members| members.push(member)).unwrap_or_default();
    }
    circles.retain(|members| !members.is_empty());
    circles
}
