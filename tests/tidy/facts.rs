//! Facts are closed: a file that answers for facts names each of them, so that nobody forgets a new one.
//!
//! The linter finds a wildcard over an enum if a file asks it to. This checks that the files that matter do ask.

use crate::Finding;
use crate::tree::File;

/// Asks the linter; it counts for the file and its modules.
const CLOSED: &str = "#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]";

/// Where every fact has an answer: its kind, its night and its entry; the projections; what a surrogate may bring; the sentence.
pub const ANSWERS: &[&str] = &[
    "src/ledger/journal/mod.rs",
    "src/ledger/store/projector.rs",
    "src/ledger/bank/surrogate/mod.rs",
    "src/render/journal.rs",
];

/// The list of the groups.
const GROUPS: &str = "src/ledger/journal/fact.rs";

/// Files that answer for facts but don't ask the linter.
pub fn open(sources: &[File], answers: &[&str]) -> Vec<Finding> {
    let groups = groups(sources);
    let sources = sources.iter().filter(|file| !file.path.starts_with("src/engine/"));
    if groups.is_empty() {
        return vec![format!("{GROUPS}:1: no group is found behind `groups!`")];
    }
    let closed: Vec<&File> =
        sources.clone().filter(|file| file.text.lines().any(|line| line == CLOSED)).collect();
    let is_closed = |path: &str| closed.iter().any(|file| is_below(path, &file.path));
    let mut findings: Vec<Finding> = answers
        .iter()
        .filter(|path| !closed.iter().any(|file| file.path == **path))
        .map(|path| format!("{path}:1: answers for every fact; write `{CLOSED}` at its top"))
        .collect();
    for file in sources {
        for (number, line) in (1..).zip(file.text.lines()).filter(|(_, line)| is_arm(line, &groups)) {
            if !is_closed(&file.path) {
                findings.push(format!(
                    "{}:{number}: asks about facts with `match`: for one or two of them write `if let` or `let else`, \
                     to answer for all write `{CLOSED}` at the top",
                    file.path
                ));
            }
            if let Some((name, _)) =
                groups.iter().find(|(name, _)| line.contains(&format!("Fact::{name}(_)")))
            {
                findings.push(format!(
                    "{}:{number}: `Fact::{name}(_)` answers for facts it does not name; name them",
                    file.path
                ));
            }
        }
    }
    findings
}

/// The groups: the variant of `Fact`, and the type's name.
fn groups(sources: &[File]) -> Vec<(&str, &str)> {
    let list = sources.iter().find(|file| file.path == GROUPS).map_or("", |file| &file.text);
    let rows = list.lines().skip_while(|line| *line != "groups! {").take_while(|line| *line != "}");
    rows.filter_map(|line| line.trim().strip_suffix("),")?.split_once('(')).collect()
}

/// True for an arm of a `match` over a fact, or over the facts of a group.
fn is_arm(line: &str, groups: &[(&str, &str)]) -> bool {
    let line = line.trim_start();
    let line = line.strip_prefix("| ").unwrap_or(line);
    let line = line.strip_prefix("Some(").unwrap_or(line);
    let starts = |(name, group): &(&str, &str)| {
        line.starts_with(&format!("Fact::{name}(")) || line.starts_with(&format!("{group}::"))
    };
    line.contains("=>") && groups.iter().any(starts)
}

/// True if the first file is the second, or a module of it.
fn is_below(path: &str, face: &str) -> bool {
    let folder = face.strip_suffix("/mod.rs").or_else(|| face.strip_suffix(".rs")).unwrap_or(face);
    path == face || path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "groups! {\n    /// Seats.\n    Seat(SeatFact),\n    Undone(Undone),\n}\n";

    fn found(path: &str, text: &str) -> usize {
        open(&[File::new(GROUPS, LIST), File::new(path, text)], &[]).len()
    }

    #[test]
    fn an_open_match_is_found() {
        assert_eq!(found("src/a.rs", "match fact {\n    Fact::Seat(fact) => 1,\n"), 1);
        assert_eq!(found("src/a.rs", "match fact {\n    | SeatFact::Left { .. } => 1,\n"), 1);
        assert_eq!(found("src/a.rs", "let Fact::Seat(fact) = fact else { return };\n"), 0);
        assert_eq!(found("src/engine/a.rs", "match fact {\n    Fact::Seat(fact) => 1,\n"), 0);
        assert_eq!(found("src/a.rs", &format!("{CLOSED}\n    Fact::Seat(fact) => 1,\n")), 0);
    }

    #[test]
    fn a_group_that_is_waved_through_is_found() {
        assert_eq!(found("src/a.rs", &format!("{CLOSED}\n    Fact::Seat(_) => 1,\n")), 1);
    }

    #[test]
    fn a_face_speaks_for_what_lies_below() {
        let sources = [
            File::new(GROUPS, LIST),
            File::new("src/a.rs", CLOSED),
            File::new("src/a/b.rs", "    SeatFact::Left => 1,\n"),
        ];
        assert!(open(&sources, &["src/a.rs"]).is_empty());
        assert_eq!(open(&sources, &["src/a/b.rs"]).len(), 1);
        assert!(is_below("src/a/b.rs", "src/a/mod.rs") && !is_below("src/ab.rs", "src/a.rs"));
    }

    #[test]
    fn a_list_without_groups_is_found() {
        assert_eq!(open(&[File::new("src/a.rs", "")], &[]).len(), 1);
    }
}
