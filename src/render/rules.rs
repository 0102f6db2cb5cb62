//! The rules' ledger as a document: what `docs/RULES.md` holds.

use crate::domain::rules::{self, Issue, Rule, Service, Source};

const OPENING: &str = "\
# The rules of the houses

Every written rule of the five houses, under the id that reasons and refusals name, told in our own words.
The last column says how the program serves it: *recorded* (the fact is kept), *computed* (the outcome is
worked out), *enforced* (a breach is refused), *warned* (a breach is pointed out), *explained* (the rule is
told where it matters), *shown as etiquette* (manners, never enforced), or *not yet*, with the part of the
work it waits for. A rule counts as served only while a test bearing its id in its name passes.

This file is printed from the tables in `src/domain/rules`; `UPDATE_DOCS=1 cargo test` writes it anew.
";

/// The whole document, in Markdown.
#[must_use]
pub fn document() -> String {
    let mut lines = vec![OPENING.to_owned()];
    lines.push(format!("{}\n", coverage()));
    lines.extend(overview());
    lines.extend(waiting());
    lines.extend(Source::ALL.into_iter().flat_map(chapter));
    lines.join("\n")
}

/// The line that says how far the work has come: `covered N of 376`.
#[must_use]
pub fn coverage() -> String {
    format!("covered {} of {}", served(rules::all()), rules::all().count())
}

fn served<'a>(rules: impl Iterator<Item = &'a Rule>) -> usize {
    rules.filter(|rule| rule.service.is_served()).count()
}

fn overview() -> Vec<String> {
    let mut lines = vec!["| house | preset | rules | served |".to_owned(), "|---|---|--:|--:|".to_owned()];
    lines.extend(Source::ALL.map(|source| {
        let (title, preset) = (source.title(), source.preset());
        format!("| {title} | `{preset}` | {} | {} |", rules::of(source).count(), served(rules::of(source)))
    }));
    lines.push(String::new());
    lines
}

fn waiting() -> Vec<String> {
    let mut lines = vec!["| part | about | rules waiting |".to_owned(), "|---|---|--:|".to_owned()];
    lines.extend(Issue::ALL.map(|issue| {
        let count = rules::all().filter(|rule| waits_for(rule, issue)).count();
        format!("| {issue} | {} | {count} |", issue.about())
    }));
    lines.push(String::new());
    lines
}

fn waits_for(rule: &Rule, issue: Issue) -> bool {
    matches!(rule.service, Service::NotYet(waits, _) if waits == issue)
}

fn chapter(source: Source) -> Vec<String> {
    let heading = format!("## {} ({})\n", source.title(), source.code());
    let mut lines = vec![heading, "| id | rule | what it says | about | served |".to_owned()];
    lines.push("|---|---|---|---|---|".to_owned());
    lines.extend(rules::of(source).map(row));
    lines.push(String::new());
    lines
}

fn row(rule: &Rule) -> String {
    let about: Vec<String> = rule.tags.iter().map(ToString::to_string).collect();
    let Rule { id, heading, gist, service, .. } = rule;
    format!("| {id} | {heading} | {gist} | {} | {service} |", about.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_has_a_row_for_every_rule_and_ends_with_one_newline() {
        let document = document();
        for rule in rules::all() {
            assert!(document.contains(&row(rule)), "{} is missing", rule.id);
        }
        assert!(document.ends_with("|\n") && !document.ends_with("\n\n"));
    }

    #[test]
    fn served_and_waiting_add_up() {
        let waiting: usize = Issue::ALL
            .map(|issue| rules::all().filter(|rule| waits_for(rule, issue)).count())
            .into_iter()
            .sum();
        assert_eq!(served(rules::all()).checked_add(waiting), Some(rules::all().count()));
    }
}
