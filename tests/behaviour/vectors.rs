//! The worked examples of the houses, each shown at the face: a section of a story with its id in the heading.
//!
//! ```text
//! ## V-IGL-37: two are left, one high and one low, so the pot is halved
//! $ showdown --house igloo
//! < {"game":"…"}
//!   {…}
//! > "awards":{"Ann":"1.60","Bob":"1.55"}
//! ```
//!
//! The expected result of an example comes after `>`, so that no rewriting can change it. An example that can't be
//! shown at the face says so: `cannot be said: why`.

use crate::stories::{folder, story_paths};
use crate::story::{Part, Story};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;

/// Code, digits of a number, and the numbers in use.
const VECTORS: [(&str, usize, &[u16]); 6] = [
    (
        "IGL",
        2,
        &[
            1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 24, 25, 26, 27, 29, 30, 31,
            32, 34, 35, 36, 37, 39, 40, 41, 42, 43, 44, 45, 46, 47, 49, 50, 51, 52, 54,
        ],
    ),
    (
        "DAV",
        2,
        &[
            1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 24, 25, 26, 27, 29, 30, 31, 32,
            34, 35, 36, 37, 39, 40, 41, 42, 44, 45, 46, 47, 49, 50, 51, 52, 54, 55, 56, 57, 59,
        ],
    ),
    (
        "PIG",
        2,
        &[
            1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 24, 25, 26, 27, 28, 29, 30,
            31, 32, 34, 35, 36, 37, 39, 40, 41, 42, 44, 45, 46, 47, 49,
        ],
    ),
    (
        "MIK",
        2,
        &[
            1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 24, 25, 26, 27, 29, 30, 31, 32,
            33, 34, 35, 36, 37, 39, 40, 41, 42, 44, 45, 46, 47, 48, 49, 50, 51, 52, 54, 55, 56, 57, 58, 59,
            60, 61, 62, 64, 65, 66, 67,
        ],
    ),
    (
        "CAU",
        3,
        &[
            1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 29,
            30, 31, 32, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 49, 50, 51, 52, 54, 55, 56,
            57, 59, 60, 61, 62, 63, 64, 65, 66, 67, 69, 70, 71, 72, 74, 75, 76, 77, 79, 80, 81, 82, 83, 84,
            85, 86, 87, 88, 89, 90, 91, 92, 94, 95, 96, 97, 99, 100, 101, 102, 104, 105, 106, 107, 108, 109,
            110, 111, 112, 114, 115, 116, 117,
        ],
    ),
    ("X", 2, &[1, 2, 4, 5, 6, 7]),
];

/// The start of a line that says why an example has no command.
const UNSAYABLE: &str = "cannot be said:";

/// How an example is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Told {
    /// By commands whose result is checked.
    Shown,
    /// By commands whose result isn't checked.
    Unasked,
    /// Not at all, and why.
    Unsayable(String),
}

#[test]
fn every_vector_is_told_at_the_face() {
    let told = told_by_the_stories();
    let known: BTreeSet<String> = ids().collect();
    let shown = told.values().filter(|told| **told == Told::Shown).count();
    say(&format!("{shown} of {} vectors are told at the face", known.len()));
    let untold =
        known.iter().filter(|id| !told.contains_key(*id)).map(|id| format!("{id} is told by no story"));
    let flawed = told.iter().filter_map(|(id, told)| match told {
        _ if !known.contains(id) => Some(format!("{id} is no vector")),
        Told::Shown => None,
        Told::Unasked => Some(format!("{id} asks for nothing: it has no line with `>`")),
        Told::Unsayable(why) => {
            say(&format!("{id} cannot be said: {why}"));
            why.is_empty().then(|| format!("{id} does not say why it cannot be said"))
        }
    });
    let complaints: Vec<String> = untold.chain(flawed).collect();
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

fn told_by_the_stories() -> BTreeMap<String, Told> {
    let mut told = BTreeMap::new();
    for path in story_paths(&folder()) {
        let story = Story::parse(&fs::read_to_string(&path).expect("a readable story")).expect("a story");
        for (id, how) in sections(&story) {
            let known = told.entry(id).or_insert_with(|| how.clone());
            if how == Told::Shown {
                *known = how;
            }
        }
    }
    told
}

/// The examples of a story, and how each is shown. A section ends where the next heading starts.
fn sections(story: &Story) -> Vec<(String, Told)> {
    let mut found: Vec<(String, Told)> = Vec::new();
    let mut open = 0;
    for part in &story.parts {
        let here = found.len() - open;
        match part {
            Part::Prose(line) if line.starts_with('#') => {
                let headed = headed(line);
                open = headed.len();
                found.extend(headed.into_iter().map(|id| (id, Told::Unasked)));
            }
            Part::Prose(line) => {
                if let Some(why) = line.strip_prefix(UNSAYABLE) {
                    found[here..]
                        .iter_mut()
                        .for_each(|(_, told)| *told = Told::Unsayable(why.trim().to_owned()));
                }
            }
            Part::Step(step) if !step.musts.is_empty() => {
                found[here..].iter_mut().for_each(|(_, told)| *told = Told::Shown);
            }
            Part::Step(_) | Part::File { .. } | Part::Later { .. } => {}
        }
    }
    found
}

/// The ids before the colon of a heading.
fn headed(line: &str) -> Vec<String> {
    let before = line.trim_start_matches('#').split(':').next().unwrap_or_default();
    let words = before.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'));
    words.filter(|word| word.starts_with("V-")).map(str::to_owned).collect()
}

/// Every vector, for example `V-IGL-40`.
fn ids() -> impl Iterator<Item = String> {
    VECTORS.into_iter().flat_map(|(code, digits, numbers)| {
        numbers.iter().map(move |number| format!("V-{code}-{number:0digits$}"))
    })
}

/// Writes past the capture of the test harness, so that every run shows the figure.
fn say(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

#[test]
fn vectors_are_listed_once_each() {
    assert_eq!((ids().count(), ids().collect::<BTreeSet<_>>().len()), (299, 299));
}

#[test]
fn a_section_is_told_only_by_what_it_asks_for() {
    let story = "## V-IGL-01, V-IGL-02: twenty\n$ buy Ann 20\n> $20\n\n## V-IGL-04\n$ status\n  ok\n\n\
                 # More\n$ status\n> ok\n\n## V-IGL-05\ncannot be said: nobody asks\n";
    let told: Vec<(String, Told)> = sections(&Story::parse(story).unwrap());
    let wanted = [
        ("V-IGL-01", Told::Shown),
        ("V-IGL-02", Told::Shown),
        ("V-IGL-04", Told::Unasked),
        ("V-IGL-05", Told::Unsayable("nobody asks".to_owned())),
    ];
    assert_eq!(told, wanted.map(|(id, told)| (id.to_owned(), told)));
}
