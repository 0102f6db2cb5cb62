//! Every hint that a story prints can be pasted: one command, with no word in capitals that stands for something else, and
//! no extra text. Hints of a dialogue (`hand new`, `play`) are answers to its question.

use crate::stories::{Hinted, all_replayed, folder, story_paths, without_book};
use housebook::cli::in_process::{understood, verb_of};
use std::collections::BTreeSet;
use std::fs;

/// Hints that aren't commands of the program: they answer a question of a dialogue, or are about something outside it.
const SAID: &[&str] = &[
    "run it again",
    "type ",
    "say ",
    "before the deal",
    "Enter ",
    "! ",
    "$ ",
    "k checks",
    "common ",
    "cp ",
    "put the file back",
    "--",
];

/// Hints that aren't one command yet: a similar option, and restoring and the tape, where the way depends on more than the
/// refusal knows.
const NOT_YET: &[&str] =
    &["a similar argument exists", "tape on FILE", "tape on ANOTHER-FILE", "restore --from-tape "];

/// True for a command that is ready to type.
fn is_one_command(hint: &str) -> bool {
    let capitals = |word: &String| {
        word.len() > 1 && word.chars().all(|letter| letter.is_ascii_uppercase() || "-=_".contains(letter))
    };
    // Bank notes have names in capitals.
    let of_a_note = hint.contains("note ");
    shlex::split(hint).is_some_and(|words| of_a_note || !words.iter().any(capitals))
        && ![", or ", ", then ", " (", "…", "; ", "|"].iter().any(|beside| hint.contains(beside))
}

#[test]
fn every_hint_that_is_printed_is_a_line_of_the_program() {
    let mut hints = BTreeSet::new();
    for path in story_paths(&folder()) {
        let text = fs::read_to_string(&path).expect("a story that can be read");
        hints.extend(text.lines().filter_map(|line| line.strip_prefix("! hint: ")).map(str::to_owned));
    }
    assert!(hints.len() > 100, "{}", hints.len());
    let wrong = hints.iter().filter(|hint| is_a_line(hint)).filter_map(|hint| {
        if !is_one_command(hint) {
            return Some(format!("{hint}\n    is not one command"));
        }
        let words = shlex::split(hint.trim_start_matches("housebook ")).unwrap_or_default();
        let error = understood(&words).err()?;
        let help = error.contains("Usage: ") && !error.starts_with("error");
        (!help).then(|| format!("{hint}\n    {}", error.lines().next().unwrap_or_default()))
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{} hints that cannot be pasted:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_hint_that_is_printed_does_what_it_says() {
    let hints = || all_replayed().iter().flat_map(|story| story.hinted.iter().map(move |hint| (story, hint)));
    let commands = || hints().filter(|(_, hinted)| is_a_line(&hinted.hint));
    let wrong: Vec<String> = commands()
        .filter(|(_, hinted)| !hinted.leads && !asks(hinted))
        .map(|(story, Hinted { line, hint, outcome, .. })| {
            let said = outcome.stderr.lines().next().unwrap_or_default();
            format!("{}:{line}: {hint}\n    {} {said}", story.name, outcome.code)
        })
        .collect();
    println!(
        "{} hints, {} of them lines that were typed, {} refused",
        hints().count(),
        commands().count(),
        wrong.len()
    );
    assert!(wrong.is_empty(), "{} hints that do not do what they say:\n{}", wrong.len(), wrong.join("\n"));
}

/// Steps that a refusal says must come first, or the verb that was meant: they may record something under another verb than the
/// typed one. Everything else that is offered is the typed line corrected, or only looks.
const OTHER_STEPS: &[&str] = &[
    "banker",
    "buy",
    "cashout",
    "chips set",
    "coldhands",
    "count",
    "fine",
    "hand result",
    "house owner",
    "house use",
    "init",
    "note pay",
    "open",
    "player add",
    "player regular",
    "ruling",
    "seats ask",
    "seats cancel",
    "tournament bust",
    "tournament clock",
    "tournament enter",
    "tournament leave",
    "tournament payout",
    "tournament rebuy",
    "undo",
];

#[test]
fn a_hint_with_another_verb_only_looks() {
    let mut wrong = BTreeSet::new();
    for story in all_replayed() {
        for hinted in story.hinted.iter().filter(|hinted| is_a_line(&hinted.hint)) {
            let words = shlex::split(hinted.hint.trim_start_matches("housebook ")).unwrap_or_default();
            let verb = verb_of(&words);
            let records = hinted.outcome.stdout.contains("recorded #");
            if records && verb != hinted.verb && !OTHER_STEPS.contains(&verb.as_str()) {
                wrong.insert(format!("{}:{}: {} -> {}", story.name, hinted.line, hinted.verb, hinted.hint));
            }
        }
    }
    let wrong: Vec<String> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{} hints that record something else:\n{}", wrong.len(), wrong.join("\n"));
}

/// True for a line that was answered with a question, with nobody there to answer.
fn asks(hinted: &Hinted) -> bool {
    without_book(&hinted.hint).starts_with("hand new") && !hinted.outcome.stderr.starts_with("error: ")
}

/// True for a hint that is a line for the program.
fn is_a_line(hint: &str) -> bool {
    // Only the banker knows which other book it is.
    !hint.contains("OTHER-FILE")
        && !SAID.iter().chain(NOT_YET).any(|said| without_book(hint).starts_with(said))
}
