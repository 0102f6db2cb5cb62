//! What was once written can be read forever: one fact of every form that a book ever held, and one evening's tape.
//!
//! `tests/data/facts.jsonl` only grows: a form without a line is a red test, and `UPDATE_GOLDEN=1` adds it. No line of it is
//! ever changed or removed, because some book holds it. `tests/data/mike.tape` was written when the three crates were separated.

use crate::program::Table;
use crate::stories::all_replayed;
use ledger::journal::Fact;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The hash of the last event on the tape.
const HEAD: &str = "6e93a22608ae83004ef2e62e676c1277c2b75ac5542143f53859f52508c549e1";

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

fn kept() -> Vec<String> {
    let text = fs::read_to_string(data("facts.jsonl")).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

/// The form of a fact: its kind, and the names and types of its parts. The content of a list counts once.
fn form(body: &str) -> String {
    let value: Value = serde_json::from_str(body).expect("a body is JSON");
    let mut parts = BTreeSet::new();
    collect(&value, "", &mut parts);
    let kind = value["kind"].as_str().unwrap_or_default();
    format!("{kind}: {}", parts.into_iter().collect::<Vec<_>>().join(" "))
}

fn collect(value: &Value, path: &str, parts: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, inner) in fields {
                // Names of colors and players aren't part of the form.
                let name = if name.chars().all(|c| c.is_ascii_lowercase() || c == '_') { name } else { "*" };
                collect(inner, &format!("{path}.{name}"), parts);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, &format!("{path}[]"), parts)),
        Value::Null => _ = parts.insert(format!("{path}=null")),
        Value::Bool(_) => _ = parts.insert(format!("{path}=bool")),
        Value::Number(_) => _ = parts.insert(format!("{path}=number")),
        Value::String(_) => _ = parts.insert(format!("{path}=text")),
    }
}

#[test]
fn every_fact_that_was_ever_written_is_read_and_written_alike() {
    let kept = kept();
    assert!(kept.len() > 100, "the golden facts are there");
    for line in kept {
        let fact: Fact = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert_eq!(serde_json::to_string(&fact).unwrap(), line);
    }
}

#[test]
fn the_kind_of_a_fact_is_the_word_it_is_written_under() {
    for line in kept() {
        let fact: Fact = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(line.starts_with(&format!("{{\"kind\":\"{}\"", fact.kind())), "{}: {line}", fact.kind());
    }
}

#[test]
#[expect(clippy::disallowed_methods, reason = "whoever runs the tests says so in the environment")]
fn every_form_of_a_fact_is_kept() {
    let mut forms: BTreeMap<String, String> = kept().into_iter().map(|line| (form(&line), line)).collect();
    let known = forms.len();
    let mut fresh = String::new();
    for story in all_replayed() {
        for body in &story.facts {
            forms.entry(form(body)).or_insert_with(|| {
                writeln!(fresh, "{body}").expect("a text grows");
                body.clone()
            });
        }
    }
    let missing = forms.len() - known;
    if missing > 0 && std::env::var_os("UPDATE_GOLDEN").is_some() {
        let before = fs::read_to_string(data("facts.jsonl")).unwrap_or_default();
        fs::write(data("facts.jsonl"), before + &fresh).expect("a writable file");
    }
    assert!(
        missing == 0,
        "{missing} forms of facts are new: `UPDATE_GOLDEN=1 cargo test golden` keeps them\n{fresh}"
    );
}

#[test]
fn the_tape_of_an_old_evening_becomes_its_book() {
    let mut table = Table::new();
    table.write("mike.tape", fs::read(data("mike.tape")).expect("the golden tape"));
    let restored = table.run(&["restore", "--from-tape", "mike.tape"], "");
    assert_eq!(restored.code, 0, "{}{}", restored.stdout, restored.stderr);
    let audit = table.run(&["--json", "audit"], "");
    let audit: Value = serde_json::from_str(&audit.stdout).expect("JSON");
    assert_eq!(audit["ok"], Value::Bool(true), "{audit}");
    let tape = fs::read_to_string(data("mike.tape")).expect("the golden tape");
    let last: Value = serde_json::from_str(tape.lines().last().expect("a line")).expect("JSON");
    assert_eq!(last["event"]["hash"], Value::from(HEAD));
    let book = table.run(&["book"], "");
    for owed in ["Ned     Gus       $22.00", "Xavier  Ned       $19.00"] {
        assert!(book.stdout.contains(owed), "{}", book.stdout);
    }
}
