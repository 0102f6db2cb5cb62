//! Which rules can be named at a house: those of the rule sets it plays by, and its own.

use crate::house::House;
use crate::rules::source::Source;
use crate::rules::{Rule, find};

/// The written rule sets a house plays by: every set it cites.
#[must_use]
pub fn played_by(house: &House) -> Vec<Source> {
    let cited = house.settings().filter_map(|(_, ruled)| ruled.rule.as_deref());
    let cited: Vec<&str> = cited.chain(house.about().version.rule.as_deref()).flat_map(parted).collect();
    let plays = |source: &Source| cited.iter().any(|id| source_of(id) == Some(*source));
    Source::ALL.into_iter().filter(plays).collect()
}

/// True if the house plays by the rule set that has the games that aren't poker.
#[must_use]
pub fn has_party_rules(house: &House) -> bool {
    played_by(house).contains(&Source::Cause)
}

/// Of several ids, the ones that can be named if these sets are played; an id from no set is the house's own.
#[must_use]
pub fn named(played: &[Source], ids: &str) -> Option<String> {
    let may = |id: &&str| source_of(id).is_none_or(|source| played.contains(&source));
    let ids: Vec<&str> = parted(ids).filter(may).collect();
    (!ids.is_empty()).then(|| ids.join(", "))
}

fn parted(ids: &str) -> impl Iterator<Item = &str> {
    ids.split(',').map(str::trim).filter(|id| !id.is_empty())
}

fn source_of(id: &str) -> Option<Source> {
    find(id).and_then(|rule: &Rule| Source::of_rule(rule))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_of_another_house_is_not_named() {
        let cause = [Source::Cause];
        assert_eq!(named(&cause, "CAU-083, CAU-110").as_deref(), Some("CAU-083, CAU-110"));
        assert_eq!(named(&cause, "MIK-12"), None);
        assert_eq!(named(&[], "OWN-3, CAU-110").as_deref(), Some("OWN-3"));
        assert_eq!(named(&[], ", CAU-110"), None);
    }
}
