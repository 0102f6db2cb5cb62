//! Documents have one title each; decisions are numbered, complete, and backed by tests that exist.

use crate::Finding;
use crate::tree::File;

/// The parts of a decision, in order.
const PARTS: &[&str] = &["## Context", "## Choice", "## Consequence", "## Held by"];

/// Documents without exactly one `# Title`, on the first line.
pub fn titles(documents: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in documents {
        let titles: Vec<usize> =
            prose(&file.text).filter(|(_, line)| line.starts_with("# ")).map(|(number, _)| number).collect();
        if titles.first() != Some(&1) {
            findings.push(format!("{}:1: open with `# ` and the title", file.path));
        }
        if let Some(second) = titles.get(1) {
            findings.push(format!("{}:{second}: a second title; make it `##`", file.path));
        }
    }
    findings
}

/// The lines outside fences, with their numbers.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut fenced = false;
    text.lines().enumerate().filter_map(move |(index, line)| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        (!fenced && !fence).then_some((index + 1, line))
    })
}

/// Decisions not numbered 0001, 0002, …, or without their four parts.
pub fn decisions(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (index, file) in files.iter().enumerate() {
        let wanted = format!("docs/decisions/{:04}-", index + 1);
        if !file.path.starts_with(&wanted) || !file.path.ends_with(".md") {
            findings.push(format!("{}:1: the next decision begins `{wanted}` and ends `.md`", file.path));
        }
        let parts: Vec<&str> =
            prose(&file.text).map(|(_, line)| line).filter(|line| line.starts_with("## ")).collect();
        if parts != PARTS {
            findings.push(format!("{}:1: its parts are {}, in this order", file.path, PARTS.join(", ")));
        }
    }
    findings
}

/// Decisions whose last part names no test, or a test that no source has.
pub fn unheld(decisions: &[File], sources: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in decisions {
        let held_by = file.text.split("## Held by").nth(1).unwrap_or_default();
        let tests: Vec<&str> =
            held_by.split('`').skip(1).step_by(2).filter(|name| is_test_name(name)).collect();
        if tests.is_empty() {
            findings.push(format!(
                "{}:1: name the test that holds it, in backticks under `## Held by`",
                file.path
            ));
        }
        for test in tests {
            let head = format!("fn {test}()");
            if !sources
                .iter()
                .any(|source| source.text.lines().any(|line| line.trim_start().starts_with(&head)))
            {
                findings.push(format!("{}:1: no test is called `{test}`; write it", file.path));
            }
        }
    }
    findings
}

fn is_test_name(name: &str) -> bool {
    name.contains('_') && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}

/// Paths in backticks and links that lead nowhere. A path may end in a line, or in `*` for several files.
pub fn dead_paths(documents: &[File], every_path: &[String]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in documents {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for (number, line) in prose(&file.text) {
            let quoted = line.split('`').skip(1).step_by(2).filter(|text| is_path(text)).map(str::to_owned);
            let links = line.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(to, _)| to);
            let local = links.filter(|to| !to.contains("://") && !to.starts_with('#'));
            let linked = local.map(|to| from_folder(folder, to.split('#').next().unwrap_or_default()));
            let dead = quoted.chain(linked).filter(|path| !leads_somewhere(path, every_path));
            findings.extend(dead.map(|path| format!("{}:{number}: `{path}` is not in the tree", file.path)));
        }
    }
    findings
}

/// Text in backticks that starts at the top of the project.
fn is_path(text: &str) -> bool {
    let tops = ["src/", "docs/", "tests/", "benches/", "migrations/"];
    tops.iter().any(|top| text.starts_with(top)) && !text.contains([' ', '<', '{'])
}

/// A link as a path from the top of the project.
fn from_folder(folder: &str, to: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in to.split('/') {
        match part {
            ".." => {
                parts.pop();
            }
            "." | "" => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

fn leads_somewhere(path: &str, every_path: &[String]) -> bool {
    let path = path.split([':', '*']).next().unwrap_or_default().trim_end_matches('/');
    every_path.iter().any(|there| there.starts_with(path))
}

/// Codes from lists that aren't part of the project: `C-DAV-10`. Rules are `DAV-44`, worked examples `V-DAV-10`.
pub fn foreign_codes(files: &[File]) -> Vec<Finding> {
    let is_code = |word: &&str| {
        let mut parts = word.split('-');
        let letters = |part: Option<&str>| {
            part.is_some_and(|part| part.len() == 3 && part.bytes().all(|byte| byte.is_ascii_uppercase()))
        };
        parts.next() == Some("C") && letters(parts.next()) && parts.next().is_some()
    };
    let mut findings = Vec::new();
    for file in files {
        for (index, line) in file.text.lines().enumerate() {
            let words = line.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'));
            let codes = words.filter(is_code);
            findings.extend(codes.map(|code| {
                format!("{}:{}: `{code}` is defined nowhere; name the rule or say it", file.path, index + 1)
            }));
        }
    }
    findings
}

#[test]
fn a_missing_or_second_title_is_found() {
    let good = File::new("docs/A.md", "# A\n\n```\n# no title\n```\n## Part\n");
    assert!(titles(&[good]).is_empty());
    let findings = titles(&[File::new("docs/B.md", "Words\n"), File::new("docs/C.md", "# C\n\n# D\n")]);
    assert_eq!(findings.len(), 2);
    assert!(findings[1].starts_with("docs/C.md:3:"));
}

#[test]
fn a_gap_or_a_missing_part_of_a_decision_is_found() {
    let whole = "# T\n## Context\n## Choice\n## Consequence\n## Held by\n";
    assert!(decisions(&[File::new("docs/decisions/0001-a.md", whole)]).is_empty());
    assert_eq!(decisions(&[File::new("docs/decisions/0002-a.md", "# T\n## Choice\n")]).len(), 2);
}

#[test]
fn a_decision_without_its_test_is_found() {
    let decision =
        |test: &str| [File::new("docs/decisions/0001-a.md", &format!("# T\n## Held by\n\n{test}\n"))];
    let sources = [File::new("tests/a.rs", "fn two_laws_hold() {}\n")];
    assert!(unheld(&decision("`two_laws_hold` in `tests/a.rs`"), &sources).is_empty());
    assert_eq!(unheld(&decision("`three_laws_hold`"), &sources).len(), 1);
    assert_eq!(unheld(&decision("the reader"), &sources).len(), 1);
}

#[test]
fn a_path_that_leads_nowhere_is_found() {
    let every_path = ["docs/B.md".to_owned(), "src/a/b.rs".to_owned()];
    let good = File::new(
        "docs/A.md",
        "# A\n`src/a/b.rs:3`, `src/a/*`, `src a` and [B](B.md#part), [x](https://x.y)\n",
    );
    assert!(dead_paths(&[good], &every_path).is_empty());
    let bad = File::new("docs/A.md", "# A\n`src/a/c.rs` and [C](../C.md)\n");
    assert_eq!(dead_paths(&[bad], &every_path).len(), 2);
}

#[test]
fn a_code_of_another_list_is_found() {
    let file = |text: &str| [File::new("src/a.rs", text)];
    assert!(foreign_codes(&file("// the button moves (PIG-27), as V-PIG-03 shows\n")).is_empty());
    assert_eq!(foreign_codes(&file(&format!("// the button moves ({}-PIG-26)\n", 'C'))).len(), 1);
}
