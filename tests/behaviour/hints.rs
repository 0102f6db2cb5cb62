//! Every hint that a story prints can be pasted: a word in capitals stands for what nobody knows, "…" for what was typed before.

use crate::stories::{folder, story_paths};
use housebook::cli::in_process::understood;
use std::collections::BTreeSet;
use std::fs;

/// What stands between two commands of a hint.
const BETWEEN: [&str; 4] = [", or ", ", then ", ", and ", "; "];

/// What a word in capitals may stand for; all others stand for a name.
const MEANT: &[(&str, &str)] = &[
    ("AMOUNT", "1"),
    ("CHIPS", "100"),
    ("N", "1"),
    ("SEQ", "1"),
    ("CARDS", "AsKs"),
    ("NAME=AMOUNT", "Ann=1"),
    ("PLAYER=AMOUNT", "Ann=1"),
];

/// Verbs as they begin a command; other beginnings are an option or a word to the banker.
fn is_command(text: &str) -> bool {
    let first = text.split(' ').next().unwrap_or_default();
    let unknown =
        understood(&[first.to_owned()]).is_err_and(|error| error.contains("unrecognized subcommand"));
    !first.is_empty() && !first.starts_with('-') && !unknown
}

/// The commands of a hint, without what is said of them.
fn commands(hint: &str) -> Vec<String> {
    let mut parts = vec![hint.to_owned()];
    for between in BETWEEN {
        parts = parts.iter().flat_map(|part| part.split(between).map(str::to_owned)).collect();
    }
    let bare = |part: String| {
        let part = part.split(" (").next().unwrap_or_default();
        let part = if part.contains('"') { part } else { part.split(", ").next().unwrap_or_default() };
        part.trim().trim_start_matches("housebook ").to_owned()
    };
    let whole = |part: &String| !part.contains('…') && !part.contains('<') && !part.contains("[OPTIONS]");
    parts.into_iter().map(bare).filter(whole).filter(|part| is_command(part)).collect()
}

/// The words of a command with something plausible where a word stands for what nobody knows.
fn filled(command: &str) -> Vec<String> {
    let words = shlex::split(command).unwrap_or_default();
    let mean = |word: &String| {
        let meant = MEANT.iter().find(|(name, _)| name == word);
        meant.map_or_else(|| word.clone(), |(_, meant)| (*meant).to_owned())
    };
    words.iter().map(mean).collect()
}

#[test]
fn every_hint_that_is_printed_is_a_line_of_the_program() {
    let mut hints = BTreeSet::new();
    for path in story_paths(&folder()) {
        let text = fs::read_to_string(&path).expect("a story that can be read");
        hints.extend(text.lines().filter_map(|line| line.strip_prefix("! hint: ")).map(str::to_owned));
    }
    assert!(hints.len() > 100, "{}", hints.len());
    let wrong = hints.iter().flat_map(|hint| {
        let bad = commands(hint).into_iter().filter_map(|command| {
            let error = understood(&filled(&command)).err()?;
            let help = error.contains("Usage: ") && !error.starts_with("error");
            (!help).then(|| format!("{hint}\n    {command}: {}", error.lines().next().unwrap_or_default()))
        });
        bad.collect::<Vec<_>>()
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "hints that cannot be pasted:\n{}", wrong.join("\n"));
}
