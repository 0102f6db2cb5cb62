//! The rules' ledger held against the tests: what is marked served is proven, what is proven is marked.
//!
//! A test proves a rule by bearing its id in its name (`mik_17_one_warning_a_session`), a vector likewise
//! (`v_igl_40_odd_money`); a story by its file name or a `rule:` line. Ignored tests prove nothing.

mod evidence;
mod vectors;

use evidence::Evidence;
use housebook::domain::rules::{self, Issue, Rule, Service, Source, Way};
use housebook::render::rules::{coverage, document};
use std::collections::BTreeMap;
use std::error::Error;
use std::io::Write;
use std::path::Path;
use std::{env, fs, io};

type Outcome = Result<(), Box<dyn Error>>;

#[test]
fn marks_and_tests_agree() -> Outcome {
    let evidence = Evidence::of_this_project()?;
    let covered = rules::all().filter(|rule| evidence.rules.contains_key(rule.id)).count();
    say(&format!("covered {covered} of {}", rules::all().count()))?;
    let complaints = complaints(rules::all(), &evidence);
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
    assert_eq!(coverage(), format!("covered {covered} of {}", rules::all().count()));
    Ok(())
}

#[test]
fn tests_name_only_vectors_that_exist() -> Outcome {
    let evidence = Evidence::of_this_project()?;
    let (covered, open): (Vec<String>, Vec<String>) =
        vectors::ids().partition(|id| evidence.vectors.contains_key(id));
    let all = covered.len() + open.len();
    say(&format!("vectors covered {} of {all}; not covered: {}", covered.len(), vectors::in_brief(&open)))?;
    let unknown: Vec<_> = evidence.vectors.iter().filter(|(id, _)| !covered.contains(id)).collect();
    assert!(unknown.is_empty(), "no such vector: {unknown:?}");
    Ok(())
}

#[test]
fn igl_47_dav_59_cau_133_pig_67_mik_70_manners_are_shown_and_never_enforced() {
    let document = document();
    let shown: Vec<&str> = Source::ALL.into_iter().flat_map(rules::etiquette).map(|rule| rule.id).collect();
    assert_eq!(shown, ["IGL-47", "DAV-59", "CAU-133", "PIG-67", "MIK-70"]);
    for rule in Source::ALL.into_iter().flat_map(rules::etiquette) {
        assert!(document.lines().any(|line| {
            line.contains(rule.id) && line.contains(rule.gist) && line.ends_with("| shown as etiquette |")
        }));
    }
}

#[test]
fn the_printed_ledger_is_fresh() -> Outcome {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/RULES.md");
    #[expect(clippy::disallowed_methods, reason = "how a rewriting run is asked for")]
    let rewriting = env::var_os("UPDATE_DOCS").is_some();
    if rewriting {
        fs::write(&path, document())?;
        return Err("docs/RULES.md was written anew: look at what changed, then run `cargo test`".into());
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == document(), "docs/RULES.md is stale: run `UPDATE_DOCS=1 cargo test`, then `cargo test`");
    Ok(())
}

#[test]
fn each_kind_of_disagreement_is_complained_about() {
    let row = |id, service| Rule { id, heading: "", gist: "", tags: &[], service };
    let table = [
        row("MIK-01", Service::Served(&[Way::Recorded])),
        row("MIK-02", Service::Served(&[Way::Enforced])),
        row("MIK-03", Service::NotYet(Issue::B, &[Way::Computed])),
        row("MIK-04", Service::NotYet(Issue::C, &[Way::Warned])),
        row("MIK-70", Service::Etiquette),
    ];
    let mut evidence = Evidence::default();
    for name in ["mik_01_proven", "mik_03_too_early", "again_mik_03", "mik_99_unknown"] {
        evidence.note(name, name);
    }
    let wanted = [
        "MIK-02 is marked served, but no test names it",
        "MIK-70 is marked served, but no test names it",
        "mik_03_too_early, again_mik_03 names MIK-03, marked `not yet (B: computed)`: make it `.served(&[…])`",
        "mik_99_unknown names MIK-99, which is no rule",
    ];
    assert_eq!(complaints(table.iter(), &evidence), wanted);
}

/// Everything on which the table and the tests disagree, one sentence each.
fn complaints<'a>(table: impl Iterator<Item = &'a Rule>, evidence: &Evidence) -> Vec<String> {
    let table: BTreeMap<&str, Service> = table.map(|rule| (rule.id, rule.service)).collect();
    let unproven = table
        .iter()
        .filter(|(id, service)| service.is_served() && !evidence.rules.contains_key(**id))
        .map(|(id, _)| format!("{id} is marked served, but no test names it"));
    let misnamed = evidence.rules.iter().filter_map(|(id, tests)| {
        let tests = tests.join(", ");
        match table.get(id.as_str()) {
            None => Some(format!("{tests} names {id}, which is no rule")),
            Some(service) if service.is_served() => None,
            Some(service) => Some(format!("{tests} names {id}, marked `{service}`: make it `.served(&[…])`")),
        }
    });
    unproven.chain(misnamed).collect()
}

/// Writes past the capture of the test harness, so that every run shows the figure.
fn say(line: &str) -> io::Result<()> {
    writeln!(io::stderr(), "{line}")
}
