//! The catalog of refusals, docs/ERRORS.md: one example of each, from the stories.
//!
//! Every refused line of a story is typed again for machines: it must be refused again, with the same
//! sentence and with its code from the catalog.

use crate::program::Outcome;
use crate::stories::all_replayed;
use crate::story::Step;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::Path;
use std::{env, fs, io};

/// Exit codes and what they mean.
const EXITS: &[(i64, &str)] = &[
    (2, "wrong usage: an unknown word, or a value that cannot be read"),
    (4, "refused by a rule of the house or of the ledger; nothing was written"),
    (5, "a file, or a line of one, cannot be taken; nothing was written"),
    (6, "the book is busy; nothing was written"),
    (7, "storage failed; nothing was written"),
    (8, "storage failed, and nobody knows whether it was written: run it again with the same `--id`"),
    (9, "no book, no book of ours, or a damaged one; it was left alone"),
];

/// Modules whose refusals a banker can meet; the stateless commands have their own pages.
const ROOMS: [&str; 9] = [
    "ledger/night",
    "ledger/book",
    "ledger/people",
    "ledger/chips",
    "ledger/accounts",
    "ledger/tournament",
    "ledger/bank",
    "render/refusal",
    "cli",
];

/// Codes that no story shows, and why.
const UNTOLD: &[(&str, &str)] = &[
    ("below-zero", "the ledger's own law: the rules of the night say no before it; `undo` quotes it"),
    ("chips", "more chips by colour than can be counted were noted as handed out"),
    ("chips-count", "a number so large is no number of chips as it is typed"),
    ("chips-many", "colours are named once each, so no sum of two can pass the limit"),
    ("chips-twice", "a colour named twice is wrong usage"),
    ("clock-no-level", "`tournament level` says it first, with the last level there is"),
    ("clock-shift", "its figures are those of a running clock; the clock's own tests tell it"),
    ("debt-turned", "why an undo of a consolidation is in the way of a payment; `undo` quotes it"),
    ("deal-players", "a chop names its players one by one, so their number is always right"),
    ("house", "every house can be played in chips; it is for a profile that says otherwise"),
    ("icm-players", "takes more than twenty players; the tests of the chances tell it"),
    ("prizes-none", "a table that pays nobody is wrong usage as it is typed"),
    ("race-too-many", "takes more odd chips than there are cards; the tests of the race tell it"),
    ("stack-players", "the number of players is held to its bounds as it is typed"),
    ("tournament-otherwise", "what an undo would leave; `undo` quotes it"),
    ("early-is-fined", "said inside the dialogue of `hand new`, which goes on"),
    ("early-unsaid", "said inside the dialogue of `hand new`, which goes on"),
    ("too-many-exchanged", "said inside the dialogue of `hand new`, which goes on"),
    ("just-came", "takes recorded hands at two tables; the random tables meet it"),
    (
        "hand-not-kept",
        "every game can be kept, those of a house's own too; it is for a line that would not read back",
    ),
    ("never-asked", "asked of the journal only, before a verb is run; the verb says the rest"),
    ("nothing-to-take-back", "said inside a game, which then goes on: the story `play/zilch` shows it"),
    (
        "program-throws",
        "said inside a game, which then goes on: the story `play/thrown_by_the_program` shows it",
    ),
    (
        "no-inviter",
        "asked of the roster only where an inviter is needed; buying and committing say it themselves",
    ),
    ("other-layout", "answered at a terminal only, where the program asks whether a sheet is read rightly"),
    ("no-such-word", "said inside the dialogue of `hand new`, which goes on"),
    ("early-is-exempt", "said inside the dialogue of `hand new`, which goes on"),
    ("shows-part", "said inside the dialogue of `hand new`, which goes on"),
    ("tournament-chips", "said inside the dialogue of `hand new`, which goes on"),
    ("folded-unseen", "the same: the story `hand/cards_that_one_player_saw` shows it"),
    ("not-now", "said inside the dialogue of `hand new`, which goes on"),
    ("nothing-to-undo", "the beginning of the book always stands"),
    ("table-full", "two tables have forty seats, and a house has its limit long before"),
    ("too-many-balances", "a thousand and one balances make no readable story"),
    ("fork", "takes a surrogate and its key kept twice; the tests of the surrogates tell it"),
    ("night-cut", "no export ends within a night; the tests of the surrogates tell it"),
    ("no-surrogate", "every preset keeps a surrogate; the tests of the surrogates tell it"),
    ("other-key", "takes a bundle that was forged; the tests of the surrogates tell it"),
    ("note-not-held", "why something cannot be taken back or in; `undo` and `book merge` quote it"),
    ("forgiven-too-much", "why something cannot be taken back; `undo` quotes it"),
    ("note-in-parts", "why something cannot be taken back or in; `undo` and `book merge` quote it"),
    ("note-not-owed", "why something cannot be taken back or in; `undo` and `book merge` quote it"),
    ("night-unsettled", "why something cannot be taken back or in; `undo` and `book merge` quote it"),
    ("not-answered", "why something cannot be taken back or in; `undo` and `book merge` quote it"),
    ("merged-holding", "why something cannot be taken back or in; `undo` and `book merge` quote it"),
    ("out-of-place", "why something cannot be taken back or in; `undo` and `book merge` quote it"),
    ("moves-gone", "why something cannot be taken back or in; `undo` and `book merge` quote it"),
    ("unbalanced", "a recipe that makes an entry out of balance; the tests of the recipes tell it"),
    ("rebuys-over", "said when a rebuy is sold; the tests of the tournament tell it"),
    ("addon-over", "the same of an add-on"),
    ("clock-not-started", "a running tournament has a clock"),
    ("clock-started", "a tournament is started once"),
    ("unknown-name", "said of a balance of `settle-up`, which answers in JSON"),
    ("two-notes", "one `--note` is all a line can say"),
];

/// A refusal, and the line that caused it.
#[derive(Clone, Debug)]
struct Example {
    exit: i64,
    line: String,
    said: String,
    hint: String,
    story: String,
}

#[test]
fn the_catalogue_of_refusals_is_fresh_and_whole() -> Result<(), Box<dyn Error>> {
    let (examples, otherwise) = examples();
    assert!(otherwise.is_empty(), "{}", otherwise.join("\n"));
    let missing: Vec<String> = codes()?
        .into_iter()
        .filter(|code| !examples.contains_key(code) && !UNTOLD.iter().any(|(known, _)| known == code))
        .collect();
    assert!(missing.is_empty(), "no story is refused with: {}", missing.join(" "));
    let told_after_all: Vec<_> = UNTOLD.iter().filter(|(code, _)| examples.contains_key(*code)).collect();
    assert!(told_after_all.is_empty(), "told after all: {told_after_all:?}");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/ERRORS.md");
    #[expect(clippy::disallowed_methods, reason = "how a rewriting run is asked for")]
    let rewriting = env::var_os("UPDATE_DOCS").is_some();
    if rewriting {
        fs::write(&path, document(&examples))?;
        return Err("docs/ERRORS.md was written anew: look at what changed, then run `cargo test`".into());
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == document(&examples),
        "docs/ERRORS.md is stale: run `UPDATE_DOCS=1 cargo test`, then `cargo test`"
    );
    Ok(())
}

/// An example of each code, and the lines that say something else to machines.
type Told = (BTreeMap<String, Example>, Vec<String>);

/// The first example of each code, in the order of the stories' names, and the lines that say something else to machines.
fn examples() -> Told {
    let (mut found, mut otherwise) = (BTreeMap::new(), Vec::new());
    let mut stories: Vec<_> = all_replayed().iter().collect();
    // The stories of refusals are written as examples; the others fill in.
    stories.sort_by_key(|story| !story.name.starts_with("refusals/"));
    for story in stories {
        for (step, again) in &story.refused {
            match refusal(step, again, &story.name) {
                Ok(Some((word, example))) => {
                    found.entry(word).or_insert(example);
                }
                Ok(None) => {}
                Err(said) => otherwise.push(said),
            }
        }
    }
    (found, otherwise)
}

/// The refusal as machines get it; nothing for any other failure.
///
/// # Errors
///
/// What it said to machines, if that is not what the story says.
fn refusal(step: &Step, again: &Outcome, story: &str) -> Result<Option<(String, Example)>, String> {
    let code = step.expected.code;
    if !EXITS.iter().any(|(exit, _)| *exit == i64::from(code)) {
        return Ok(None);
    }
    if again.code != code {
        return Err(format!("{story}: {} was refused once and not twice", step.command));
    }
    let answer = again.stdout.lines().last().and_then(|line| serde_json::from_str::<Value>(line).ok());
    let word = |key: &str| answer.as_ref()?["error"][key].as_str().map(str::to_owned);
    let (Some(message), Some(code_word)) = (word("message"), word("code")) else { return Ok(None) };
    // The option's name is longer than the value.
    let said = match word("rule").as_deref() {
        Some("standard") => format!("{message} (standard rule)"),
        Some(rule) => format!("{message} ({rule})"),
        None => message,
    };
    let told = [&step.expected.stderr, &step.expected.stdout];
    // Verbs that always answer in JSON give the same object twice.
    let is_json = again.stdout.trim() == step.expected.stdout.trim();
    if !is_json && !told.iter().any(|told| told.contains(&said)) {
        return Err(format!("{story}: {} says otherwise to machines: {said}", step.command));
    }
    let example = Example {
        exit: i64::from(code),
        line: step.command.clone(),
        said,
        hint: word("hint").unwrap_or_default(),
        story: story.to_owned(),
    };
    Ok(Some((code_word, example)))
}

/// The codes of the refusals in the modules a banker can meet.
fn codes() -> io::Result<BTreeSet<String>> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut codes = BTreeSet::new();
    let mut open: Vec<_> = ROOMS.iter().map(|room| source.join(room)).collect();
    while let Some(place) = open.pop() {
        if place.is_dir() {
            for entry in fs::read_dir(place)? {
                open.push(entry?.path());
            }
        } else {
            codes.extend(codes_in(&fs::read_to_string(place)?));
        }
    }
    Ok(codes)
}

/// The codes right after what makes a refusal, up to the tests of the file.
fn codes_in(text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let behind = ["Refusal::worded(", "Said::new("].map(|made| code.split(made).skip(1));
    behind
        .into_iter()
        .flatten()
        .filter_map(|rest| Some(rest.trim_start().strip_prefix('"')?.split_once('"')?.0.to_owned()))
        .collect()
}

fn document(examples: &BTreeMap<String, Example>) -> String {
    let mut lines = vec![
        "# Errors and refusals".to_owned(),
        String::new(),
        "Every refusal has a stable word, which `--json` gives as `error.code`, an exit code and one sentence.".to_owned(),
        "The examples come from the stories in `tests/stories`. This page is generated; to update it, run".to_owned(),
        "`UPDATE_DOCS=1 cargo test`.".to_owned(),
    ];
    for (exit, meaning) in EXITS {
        let of_exit: Vec<_> = examples.iter().filter(|(_, example)| example.exit == *exit).collect();
        if of_exit.is_empty() {
            continue;
        }
        lines.extend([String::new(), format!("## Exit {exit}"), String::new()]);
        lines.push(format!("{}{}.", meaning[..1].to_uppercase(), &meaning[1..]));
        lines.extend([
            String::new(),
            "| word | typed | said | story |".to_owned(),
            "|---|---|---|---|".to_owned(),
        ]);
        lines.extend(of_exit.into_iter().map(|(word, example)| row(word, example)));
    }
    lines.join("\n") + "\n"
}

fn row(word: &str, example: &Example) -> String {
    let cell = |text: &str| text.replace('|', "\\|").replace('\n', "<br>");
    let hint =
        if example.hint.is_empty() { String::new() } else { format!("<br>*hint:* {}", cell(&example.hint)) };
    let (line, said) = (cell(&example.line), cell(&example.said));
    format!("| `{word}` | `{line}` | {said}{hint} | {} |", example.story)
}

#[test]
fn words_are_read_up_to_the_tests() {
    let text = "Refusal::worded(\"one\", x); Said::new(\n  \"two\",\n x); Said::new(code, x)\n#[cfg(test)] Said::new(\"three\", x)";
    assert_eq!(codes_in(text), ["one", "two"]);
}
