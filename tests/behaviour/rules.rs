//! The rules' ledger compared with the stories: a rule is served by what the program printed, or the test is red.

use crate::documents::fresh;
use crate::served::Served;
use engine::rules::{self, Rule, Service, Source, Way};
use std::io::Write;

/// How many stories are listed for each way a rule is shown.
const NAMED_MAX: usize = 3;

const OPENING: &str = "\
# The rules of the houses

Every written rule of the five houses, under the id that reasons and refusals name, told in our own words.
*Served* is what the program says at its face, in the stories below `tests/stories`: *enforced* (the rule is
named in a refusal), *warned* (in a notice), *computed* (among the reasons of a settlement or a proposal),
*explained* (in an explanation), *recorded* (in a record that is shown again), or *manners* (told, never
enforced). Behind each way stand stories that show it.

This page is generated from the tables in `src/engine/rules` and from the stories. To update it, run
`UPDATE_DOCS=1 cargo test`.
";

#[test]
fn every_rule_is_shown_as_what_it_claims() {
    let served = Served::by_the_stories();
    let complaints = complaints(rules::all(), &served);
    say(&coverage(&served));
    assert!(complaints.is_empty(), "\n{}\n{}", complaints.join("\n"), coverage(&served));
}

#[test]
fn the_printed_ledger_is_fresh() {
    fresh("docs/RULES.md", &document(&Served::by_the_stories()));
}

#[test]
fn each_kind_of_disagreement_is_complained_about() {
    let row = |id, service| Rule { id, heading: "", gist: "", tags: &[], service };
    let mut served = Served::default();
    served.show("MIK-01", Way::Recorded);
    served.show("MIK-99", Way::Recorded);
    let table = [
        row("MIK-01", Service::Served(&[Way::Recorded, Way::Enforced])),
        row("MIK-02", Service::Open("needs a camera")),
        row("MIK-70", Service::Etiquette),
    ];
    let wanted = [
        "MIK-01 claims enforced, but no story shows it",
        "MIK-70 claims explained, but no story shows it",
        "MIK-99 was printed, but is no rule",
    ];
    assert_eq!(complaints(table.iter(), &served), wanted);
}

/// Every disagreement between the table and the stories, one sentence each.
fn complaints<'a>(table: impl Iterator<Item = &'a Rule>, served: &Served) -> Vec<String> {
    let table: Vec<&Rule> = table.collect();
    let unshown = table.iter().flat_map(|rule| {
        let ways = rule.service.ways().iter().filter(|way| !served.shows(rule.id, **way));
        ways.map(|way| format!("{} claims {way}, but no story shows it", rule.id))
    });
    let unknown = served.printed().filter(|id| !table.iter().any(|rule| rule.id == *id));
    unshown.chain(unknown.map(|id| format!("{id} was printed, but is no rule"))).collect()
}

/// The line that says how many rules the program covers.
fn coverage(served: &Served) -> String {
    format!("{} of {} rules are shown as what they claim", kept(rules::all(), served), rules::all().count())
}

fn kept<'a>(rules: impl Iterator<Item = &'a Rule>, served: &Served) -> usize {
    let keeps = |rule: &&Rule| {
        let ways = rule.service.ways();
        !ways.is_empty() && ways.iter().all(|way| served.shows(rule.id, *way))
    };
    rules.filter(keeps).count()
}

fn document(served: &Served) -> String {
    let mut lines = vec![OPENING.to_owned(), format!("{}.\n", coverage(served))];
    lines.extend(["| house | preset | rules | shown |".to_owned(), "|---|---|--:|--:|".to_owned()]);
    lines.extend(Source::ALL.map(|source| {
        let (title, preset) = (source.title(), source.preset());
        let (all, kept) = (rules::of(source).count(), kept(rules::of(source), served));
        format!("| {title} | `{preset}` | {all} | {kept} |")
    }));
    for source in Source::ALL {
        lines.push(format!("\n## {} ({})\n", source.title(), source.code()));
        lines.push("| id | rule | what it says | about | served | shown by |".to_owned());
        lines.push("|---|---|---|---|---|---|".to_owned());
        lines.extend(rules::of(source).map(|rule| row(rule, served)));
    }
    lines.push(String::new());
    lines.join("\n")
}

fn row(rule: &Rule, served: &Served) -> String {
    let about: Vec<String> = rule.tags.iter().map(ToString::to_string).collect();
    let shown: Vec<String> = Way::ALL.into_iter().filter_map(|way| shown_by(rule, way, served)).collect();
    let Rule { id, heading, gist, service, .. } = rule;
    format!("| {id} | {heading} | {gist} | {} | {service} | {} |", about.join(", "), shown.join("; "))
}

fn shown_by(rule: &Rule, way: Way, served: &Served) -> Option<String> {
    let stories: Vec<&str> = served.stories(rule.id, way).collect();
    let named = stories.get(..NAMED_MAX).unwrap_or(&stories).join(", ");
    let more = stories.len().saturating_sub(NAMED_MAX);
    let more = if more == 0 { String::new() } else { format!(" and {more} more") };
    (!stories.is_empty()).then(|| format!("{way}: {named}{more}"))
}

/// Writes past the capture of the test harness, so that every run shows the figure.
fn say(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}
