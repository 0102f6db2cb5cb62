//! Every word of the catalogue acts: a house that says it and a house that says another one are not told the same.
//!
//! What is told of a hand comes from the values that decide it: verdicts, limits, the rules of dividing, what words and chips
//! come to. What is told of a night comes from the program itself, in the little evenings of [`evenings`].

mod evenings;
mod told;
mod tournaments;
mod with_blinds;

use evenings::evening;
use housebook::domain::house::{Kind, Row, rows};
use std::collections::BTreeSet;
use told::{house_that_says, told};

/// Settings of which no evening here tells every word from the others yet. A setting leaves the list with its evening, and none
/// comes onto it.
const WITHOUT_AN_EVENING: &[&str] = &[
    "book.surrogate",
    "allin",
    "allin.any_turn",
    "rank.within",
    "rank.wild",
    "low.qualifier",
    "wild.games",
    "tie",
    "show.notation",
    "hilo.post_round",
    "hilo.post_open",
];

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

/// The words of a setting that are told like one said before.
fn alike(row: &Row) -> Vec<String> {
    let words = words(row);
    let mut faces: Vec<(&str, String)> = Vec::new();
    if words.len() == 1 {
        faces.push(("nothing", face(row, None)));
    }
    let mut alike = Vec::new();
    for word in words {
        let face = face(row, Some(word));
        let same = faces.iter().find(|(_, known)| *known == face);
        alike.extend(same.map(|(other, _)| format!("{}: `{word}` is told like `{other}`", row.key)));
        faces.push((word, face));
    }
    alike
}

#[test]
fn every_word_of_the_catalogue_is_told_from_the_others() {
    let all: Vec<&Row> = rows().collect();
    let (first, second) = all.split_at(all.len() / 2);
    let told = std::thread::scope(|scope| {
        let tellers = [first, second].map(|half| {
            scope.spawn(move || {
                let wrong =
                    |row: &&&Row| alike(row).is_empty() == WITHOUT_AN_EVENING.contains(&row.key.name());
                let wrong = half.iter().filter(wrong);
                wrong.map(|row| format!("{}: {:?}", row.key, alike(row))).collect::<Vec<_>>()
            })
        });
        tellers.map(|teller| teller.join().expect("a teller who does not fall silent")).concat()
    });
    assert!(told.is_empty(), "told alike, or told apart and listed as if not:\n{}", told.join("\n"));
}

#[test]
fn what_waits_for_an_evening_is_a_setting() {
    let known: BTreeSet<&str> = rows().map(|row| row.key.name()).collect();
    let unknown: Vec<_> = WITHOUT_AN_EVENING.iter().filter(|key| !known.contains(*key)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}
