//! The list of rules: every written house rule by id, with a heading, its gist, and how far the program supports it.
//!
//! It decides nothing; houses and games do that. Reasons and refusals name ids, and this table says what they mean.
//! `tests/behaviour/rules.rs` compares it with what the stories show people, and prints `docs/RULES.md`.
//!
//! ```
//! use housebook_engine::rules::{find, of_game};
//!
//! let rule = find("mik-50").expect("in the ledger");
//! assert_eq!((rule.id, rule.heading), ("MIK-50", "Odd cents within a half"));
//! // Of several rules on limits, the one of this game.
//! assert_eq!(of_game("CAU-022, CAU-104, CAU-106", "seven-card-stud"), ["CAU-104"]);
//! ```

use crate::games::meant;

mod named;
mod rule;
mod service;
mod source;
mod tag;

mod igloo;

mod dave;

mod cause_games;
mod cause_table;

mod pig;

mod mike;

pub use named::{has_party_rules, named, played_by};
pub use rule::Rule;
pub use service::{Service, Way};
pub use source::Source;
pub use tag::Tag;

/// Every rule of every house, in order.
pub fn all() -> impl Iterator<Item = &'static Rule> {
    Source::ALL.into_iter().flat_map(of)
}

/// The rules of one source, by number.
pub fn of(source: Source) -> impl Iterator<Item = &'static Rule> {
    parts(source).iter().copied().flatten()
}

/// The rule of that id, in any case: `MIK-17` and `mik-17` are the same.
#[must_use]
pub fn find(id: &str) -> Option<&'static Rule> {
    let (code, number) = id.split_once('-')?;
    let source = Source::ALL.into_iter().find(|source| source.code().eq_ignore_ascii_case(code))?;
    // Each source numbers its rules from one without gaps.
    let place = number.parse::<usize>().ok()?.checked_sub(1)?;
    of(source).nth(place).filter(|rule| rule.id.eq_ignore_ascii_case(id))
}

/// The games a rule mentions by name, as people type them.
pub fn games_of(id: &str) -> impl Iterator<Item = &'static str> {
    let tags = find(id).map_or(&[][..], |rule| rule.tags);
    tags.iter().filter_map(|tag| match tag {
        Tag::Game(name) => Some(meant(name)),
        _ => None,
    })
}

/// Of several ids, the ones about this game; else the ones about no particular game; else all.
#[must_use]
pub fn of_game<'a>(ids: &'a str, game: &str) -> Vec<&'a str> {
    let ids: Vec<&str> = ids.split(',').map(str::trim).collect();
    let own: Vec<&str> = ids.iter().copied().filter(|id| games_of(id).any(|name| name == game)).collect();
    let general: Vec<&str> = ids.iter().copied().filter(|id| games_of(id).next().is_none()).collect();
    [own, general, ids].into_iter().find(|some| !some.is_empty()).unwrap_or_default()
}

fn parts(source: Source) -> &'static [&'static [Rule]] {
    match source {
        Source::Igloo => &[igloo::RULES],
        Source::Dave => &[dave::RULES],
        Source::Cause => &[cause_table::RULES, cause_games::RULES],
        Source::Pig => &[pig::RULES],
        Source::Mike => &[mike::RULES],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Source, how many rules it has, how many digits their numbers have.
    const NUMBERING: [(Source, usize, usize); 5] = [
        (Source::Igloo, 47, 2),
        (Source::Dave, 59, 2),
        (Source::Cause, 133, 3),
        (Source::Pig, 67, 2),
        (Source::Mike, 70, 2),
    ];

    #[test]
    fn a_game_is_judged_by_its_own_rules_first() {
        let limits = "CAU-022, CAU-104, CAU-106";
        assert_eq!(of_game(limits, "seven-card-stud"), ["CAU-104"]);
        assert_eq!(of_game(limits, "high-spade-in-the-hole"), ["CAU-106"]);
        assert_eq!(of_game(limits, "five-card-draw"), ["CAU-022"]);
        assert_eq!(of_game("CAU-102, CAU-103", "high-spade-in-the-hole"), ["CAU-102", "CAU-103"]);
    }

    #[test]
    fn every_source_is_numbered_from_one_without_a_gap() {
        for (source, count, digits) in NUMBERING {
            let found: Vec<&str> = of(source).map(|rule| rule.id).collect();
            let wanted: Vec<String> =
                (1..=count).map(|number| format!("{}-{number:0digits$}", source.code())).collect();
            assert_eq!(found, wanted);
        }
        assert_eq!(all().count(), 376);
    }

    #[test]
    fn every_rule_is_told_in_one_tidy_sentence() {
        let mut headings: Vec<&str> = all().map(|rule| rule.heading).collect();
        headings.sort_unstable();
        headings.dedup();
        assert_eq!(headings.len(), 376, "a heading is used twice");
        for Rule { id, heading, gist, tags, .. } in all() {
            assert!(!heading.is_empty() && !heading.ends_with('.') && heading.len() <= 40, "{id}: {heading}");
            assert!(gist.ends_with('.') && !gist.contains(". ") && gist.len() <= 100, "{id}: {gist}");
            assert!(!format!("{heading}{gist}").contains('|'), "{id} would break a table");
            assert!(!tags.is_empty(), "{id} is about nothing");
        }
    }

    #[test]
    fn a_service_names_its_ways_and_only_manners_are_etiquette() {
        for rule in all() {
            let manners = rule.tags.contains(&Tag::Etiquette);
            assert_eq!(rule.service == Service::Etiquette, manners, "{}", rule.id);
            if let Service::Served(ways) = rule.service {
                assert!(!ways.is_empty(), "{} names no way", rule.id);
            }
        }
    }

    #[test]
    fn a_rule_is_found_by_its_id_in_any_case() {
        for rule in all() {
            assert_eq!(find(rule.id), Some(rule));
            assert_eq!(find(&rule.id.to_lowercase()), Some(rule));
        }
        for unknown in
            ["", "MIK", "MIK-", "MIK-00", "MIK-71", "MIK-017", "MIK17", "CAU-17", "IGL-+7", "ÄÖÜ-17"]
        {
            assert_eq!(find(unknown), None, "{unknown}");
        }
    }
}
