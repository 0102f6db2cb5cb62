//! SQL stays in the store, and migrations only ever grow.

use crate::Finding;
use crate::scan::scan;
use crate::tree::File;

/// Words that make a literal a statement if they come in this order.
const STATEMENTS: &[&[&str]] = &[
    &["SELECT", "FROM"],
    &["INSERT INTO"],
    &["INSERT OR"],
    &["REPLACE INTO"],
    &["UPDATE", "SET"],
    &["DELETE FROM"],
    &["CREATE TABLE"],
    &["DROP TABLE"],
    &["ALTER TABLE"],
    &["BEGIN IMMEDIATE"],
    &["PRAGMA"],
];

/// String literals that contain SQL outside `src/ledger/store`.
pub fn outside_the_store(sources: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in sources.iter().filter(|file| !file.path.starts_with("src/ledger/store/")) {
        for (line, literal) in scan(&file.text).literals {
            if let Some(words) = STATEMENTS.iter().find(|words| speaks(&literal, words)) {
                let words = words.join(" … ");
                findings.push(format!(
                    "{}:{line}: SQL (`{words}`); ask a function of src/ledger/store",
                    file.path
                ));
            }
        }
    }
    findings
}

/// True if the words are in the literal in this order, as whole words, in any case.
fn speaks(literal: &str, words: &[&str]) -> bool {
    let spaced = literal.replace("\\n", " ").replace(|c: char| !c.is_alphanumeric() && c != '_', " ");
    let text = format!(" {} ", spaced.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase());
    let mut rest = text.as_str();
    words.iter().all(|word| match rest.find(&format!(" {word} ")) {
        Some(at) => {
            rest = &rest[at + word.len() + 1..];
            true
        }
        None => false,
    })
}

/// Migrations not numbered 0001, 0002, …, or not starting with a sentence.
pub fn migrations(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (index, file) in files.iter().enumerate() {
        let wanted = format!("migrations/{:04}_", index + 1);
        if !file.path.starts_with(&wanted) || !file.path.ends_with(".sql") {
            findings.push(format!("{}:1: the next migration begins `{wanted}` and ends `.sql`", file.path));
        }
        if !file.text.lines().next().is_some_and(|first| first.starts_with("-- ") && first.len() > 10) {
            findings.push(format!("{}:1: open with `-- ` and a sentence that says why", file.path));
        }
    }
    findings
}

#[test]
fn sql_in_a_bank_file_is_found() {
    let text = "//! SELECT a FROM b\nlet a = \"select seq\\nfrom event\";\nlet b = \"UPDATE player SET name\";\n\
                let c = \"select a player\";\nlet d = \"the updated set\";\nlet e = r\"PRAGMA user_version\";\n";
    let findings =
        outside_the_store(&[File::new("src/bank/a.rs", text), File::new("src/ledger/store/a.rs", text)]);
    let lines: Vec<&str> = findings.iter().map(|finding| &finding[..15]).collect();
    assert_eq!(lines, ["src/bank/a.rs:2", "src/bank/a.rs:3", "src/bank/a.rs:6"]);
}

#[test]
fn a_gap_in_the_migrations_is_found() {
    let why = "-- The journal comes first.\nCREATE …";
    let whole = [File::new("migrations/0001_journal.sql", why), File::new("migrations/0002_book.sql", why)];
    assert!(migrations(&whole).is_empty());
    let torn =
        [File::new("migrations/0001_journal.sql", "CREATE …"), File::new("migrations/0003_book.sql", why)];
    assert_eq!(migrations(&torn).len(), 2);
}
