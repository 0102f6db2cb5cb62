//! Every word of the catalog has an effect: a house that says it and a house that says another get different output.
//!
//! What is printed about a hand comes from the values that decide it: verdicts, limits, the rules of dividing, what words and
//! chips mean. What is printed about a night comes from the program itself, in the short evenings of [`evenings`].

mod evenings;
mod told;
mod tournaments;
mod with_blinds;
mod with_cards;

use engine::house::{SettingRow, ValueKind, rows};
use evenings::evening;
use told::{house_that_says, told};

/// Words that mean the same at the table, and say so in `house explain`. Both stay: houses use either one.
const SAME: &[(&str, &str)] = &[("wild.games", "game-or-dealer"), ("tie", "by-game")];

/// The words of a setting; yes and no are words too.
fn words(row: &SettingRow) -> Vec<&'static str> {
    match row.kind {
        ValueKind::Flag => vec!["true", "false"],
        kind => kind.choices().iter().map(|choice| choice.word).collect(),
    }
}

/// The output for a house that says this word; none stands for a house that is silent.
fn face(row: &SettingRow, word: Option<&str>) -> String {
    format!("{}{}", told(&house_that_says(row, word)), evening(row.key.name(), row.kind, word))
}

/// The words of a setting whose output is the same as an earlier word's.
fn alike(row: &SettingRow) -> Vec<String> {
    let words = words(row);
    let mut faces: Vec<(&str, String)> = Vec::new();
    if words.len() == 1 {
        faces.push(("nothing", face(row, None)));
    }
    let mut alike = Vec::new();
    for word in words {
        let face = face(row, Some(word));
        let same = faces.iter().find(|(_, known)| *known == face).map(|(other, _)| *other);
        if same.is_some() != SAME.contains(&(row.key.name(), word)) {
            alike.push(format!("{}: `{word}` is told like {same:?}", row.key));
        }
        faces.push((word, face));
    }
    alike
}

#[test]
fn every_word_of_the_catalogue_is_told_from_the_others() {
    let all: Vec<&SettingRow> = rows().collect();
    let (first, second) = all.split_at(all.len() / 2);
    let told = std::thread::scope(|scope| {
        let tellers = [first, second]
            .map(|half| scope.spawn(move || half.iter().flat_map(|row| alike(row)).collect::<Vec<_>>()));
        tellers.map(|teller| teller.join().expect("a teller who does not fall silent")).concat()
    });
    assert!(told.is_empty(), "told alike, or told apart and said to be the same:\n{}", told.join("\n"));
}
