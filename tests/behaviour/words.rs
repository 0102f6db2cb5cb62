//! Every word of the catalogue acts: a house that says it and a house that says another one are not told the same.
//!
//! What is told of a hand comes from the values that decide it: verdicts, limits, the rules of dividing, what words and chips
//! come to. What is told of a night comes from the program itself, in the little evenings of [`evenings`].

mod evenings;
mod told;

use evenings::evening;
use housebook::domain::house::{Kind, Row, rows};
use std::collections::BTreeSet;
use told::{house_that_says, told};

/// Settings with a file of their own that says where their words are told apart, and the reason.
const ELSEWHERE: &[(&str, &str)] = &[];

/// The words of a setting; yes and no are words too.
fn words(row: &Row) -> Vec<&'static str> {
    match row.kind {
        Kind::Flag => vec!["true", "false"],
        kind => kind.choices().iter().map(|choice| choice.word).collect(),
    }
}

/// What a house that says this word is told; none stands for a house that is silent.
fn face(row: &Row, word: Option<&str>) -> String {
    format!("{}{}", told(&house_that_says(row, word)), evening(row.key.name(), row.kind, word))
}

#[test]
fn every_word_of_the_catalogue_is_told_from_the_others() {
    let mut alike = Vec::new();
    for row in rows() {
        let words = words(row);
        if words.is_empty() || ELSEWHERE.iter().any(|(key, _)| *key == row.key.name()) {
            continue;
        }
        let mut faces: Vec<(&str, String)> = Vec::new();
        if words.len() == 1 {
            faces.push(("nothing", face(row, None)));
        }
        for word in words {
            let face = face(row, Some(word));
            let same = faces.iter().find(|(_, known)| *known == face);
            alike.extend(same.map(|(other, _)| format!("{}: `{word}` is told like `{other}`", row.key)));
            faces.push((word, face));
        }
    }
    assert!(alike.is_empty(), "{} words change nothing:\n{}", alike.len(), alike.join("\n"));
}

#[test]
fn what_is_told_elsewhere_is_a_setting_and_says_where() {
    let known: BTreeSet<&str> = rows().map(|row| row.key.name()).collect();
    for (key, file) in ELSEWHERE {
        assert!(known.contains(key), "{key}");
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
        assert!(path.exists(), "{key}: no tests/{file}");
    }
}
