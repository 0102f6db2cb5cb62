//! Which rules the stories show at the face, and as what.
//!
//! A rule counts as served only by what the program printed: in a refusal it enforces, in a notice it warns,
//! among the reasons of a settlement or a proposal it computes, in an explanation it explains, and in a record
//! that is shown again it keeps. Another test checks every story, so its text is what was printed.

use crate::program::Outcome;
use crate::stories::{folder, story_paths};
use crate::story::{Step, Story};
use engine::rules::Way;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// What a verb prints on the first stream, other than the reasons of a settlement or a proposal. The
/// longest words that fit count.
const PRINTS: &[(&[&str], &[Way])] = &[
    (&["help"], &[Way::Explained]),
    (&["house"], &[Way::Explained]),
    (&["games"], &[Way::Explained]),
    (&["hand", "incident"], &[Way::Explained, Way::Computed]),
    (&["hand", "said"], &[Way::Explained, Way::Computed]),
    (&["hand", "show"], &[Way::Recorded, Way::Computed]),
    (&["hand", "why"], &[Way::Recorded, Way::Computed]),
    (&["hand", "replay"], &[Way::Recorded, Way::Computed]),
    (&["hand", "list"], &[Way::Recorded]),
    (&["show"], &[Way::Recorded]),
    (&["log"], &[Way::Recorded]),
    (&["night"], &[Way::Recorded]),
    (&["nights"], &[Way::Recorded]),
    (&["status"], &[Way::Recorded]),
    (&["stats"], &[Way::Recorded]),
    (&["records"], &[Way::Recorded]),
    (&["season"], &[Way::Recorded]),
    (&["report"], &[Way::Recorded]),
    (&["note", "show"], &[Way::Recorded]),
    (&["note", "list"], &[Way::Recorded]),
    (&["note", "trace"], &[Way::Recorded]),
    (&["book", "show"], &[Way::Recorded]),
    (&["book", "due"], &[Way::Recorded]),
    (&["book", "statement"], &[Way::Recorded]),
    (&["book", "why"], &[Way::Recorded]),
    (&["book", "consolidations"], &[Way::Recorded]),
    (&["player", "show"], &[Way::Recorded]),
    (&["player", "list"], &[Way::Recorded]),
    (&["chips", "show"], &[Way::Recorded, Way::Explained]),
    (&["fund", "show"], &[Way::Recorded]),
    (&["tournament", "status"], &[Way::Recorded]),
];

/// Verbs whose notices say who deals, antes and posts what: a proposal, and these are its reasons.
const PROPOSES: [&[&str]; 2] = [&["deal"], &["hand", "new"]];

/// Options that come before a verb and take a value.
const WITH_VALUE: [&str; 4] = ["--book", "--at", "--id", "--color"];

/// The stories that show a rule, by rule and by way.
#[derive(Debug, Default)]
pub struct Served(BTreeMap<String, BTreeMap<Way, BTreeSet<String>>>);

impl Served {
    /// Everything that the stories of this project show.
    pub fn by_the_stories() -> Self {
        let mut served = Self::default();
        let folder = folder();
        for path in story_paths(&folder) {
            let name = path.strip_prefix(&folder).expect("a story of the folder").with_extension("");
            let text = fs::read_to_string(&path).expect("a readable story");
            let story = Story::parse(&text).expect("a story that can be read");
            for step in story.steps() {
                served.take(&name.display().to_string(), step);
            }
        }
        served
    }

    /// The stories that show the rule in this way.
    pub fn stories(&self, rule: &str, way: Way) -> impl Iterator<Item = &str> {
        self.0.get(rule).and_then(|ways| ways.get(&way)).into_iter().flatten().map(String::as_str)
    }

    /// True if a story shows the rule in this way.
    pub fn shows(&self, rule: &str, way: Way) -> bool {
        self.stories(rule, way).next().is_some()
    }

    /// Every rule that was printed.
    pub fn printed(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Notes that a story shows the rule in this way.
    pub fn show(&mut self, rule: &str, way: Way) {
        self.0.entry(rule.to_owned()).or_default().entry(way).or_default().insert("a story".to_owned());
    }

    fn take(&mut self, story: &str, step: &Step) {
        let Outcome { stdout, stderr, .. } = &step.expected;
        let printed = printed_by(&step.words);
        for line in stdout.lines() {
            match serde_json::from_str::<Value>(line) {
                Ok(value @ Value::Object(_)) => self.take_json(story, printed, &value),
                _ => self.note(story, printed, line),
            }
        }
        let mut ways: &[Way] = &[];
        for line in stderr.lines() {
            ways = spoken(line, ways);
            self.note(story, ways, line);
            if ways == [Way::Warned] && proposes(&step.words) {
                self.note(story, &[Way::Computed], line);
            }
        }
    }

    fn take_json(&mut self, story: &str, ways: &'static [Way], value: &Value) {
        match value {
            Value::Object(fields) => {
                for (key, value) in fields {
                    let ways: &'static [Way] = match key.as_str() {
                        "error" => &[Way::Enforced],
                        "notices" => &[Way::Warned],
                        "hint" => &[],
                        _ => ways,
                    };
                    self.take_json(story, ways, value);
                }
            }
            Value::Array(values) => values.iter().for_each(|value| self.take_json(story, ways, value)),
            Value::String(text) => self.note(story, ways, text),
            _ => {}
        }
    }

    fn note(&mut self, story: &str, ways: &[Way], line: &str) {
        for id in ids(line) {
            for way in ways {
                let stories = self.0.entry(id.clone()).or_default().entry(*way).or_default();
                stories.insert(story.to_owned());
            }
        }
    }
}

/// What a line of the second stream counts as; a line with an unknown start continues the one before it.
/// A dialogue asks and answers there: what isn't a refusal or a remark is a proposal or a reason.
fn spoken(line: &str, before: &'static [Way]) -> &'static [Way] {
    const BEGINNINGS: [(&str, &[Way]); 3] =
        [("error:", &[Way::Enforced]), ("note:", &[Way::Warned]), ("hint:", &[])];
    let begins = BEGINNINGS.iter().find(|(word, _)| line.starts_with(word));
    match begins {
        Some((_, ways)) => ways,
        None if line.starts_with("  ") => before,
        None => &[Way::Computed],
    }
}

fn printed_by(words: &[String]) -> &'static [Way] {
    if words.iter().any(|word| word == "--help") {
        return &[Way::Explained];
    }
    let verb = verb(words);
    let fitting = PRINTS.iter().filter(|(words, _)| verb.starts_with(words));
    fitting.max_by_key(|(words, _)| words.len()).map_or(&[Way::Computed], |(_, ways)| ways)
}

fn proposes(words: &[String]) -> bool {
    PROPOSES.iter().any(|proposal| verb(words).starts_with(proposal))
}

/// The words of a command that are no options.
fn verb(words: &[String]) -> Vec<&str> {
    let mut words = words.iter().map(String::as_str);
    let mut verb = Vec::new();
    while let Some(word) = words.next() {
        if WITH_VALUE.contains(&word) {
            words.next();
        } else if !word.starts_with('-') {
            verb.push(word);
        }
    }
    verb
}

/// First words of the ids of rules.
const CODES: [&str; 5] = ["IGL", "DAV", "CAU", "PIG", "MIK"];

/// The ids of rules in a line. `V-IGL-40` and `X-IGL-04` name something else.
fn ids(line: &str) -> Vec<String> {
    let words: Vec<&str> =
        line.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-')).collect();
    let is_id = |word: &&str| {
        word.split_once('-').is_some_and(|(code, number)| {
            CODES.contains(&code) && !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
        })
    };
    words.into_iter().filter(is_id).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(story: &str) -> Vec<(String, Way)> {
        let mut served = Served::default();
        for step in Story::parse(story).unwrap().steps() {
            served.take("a", step);
        }
        let rules = served.0.into_iter();
        rules.flat_map(|(id, ways)| ways.into_keys().map(move |way| (id.clone(), way))).collect()
    }

    #[test]
    fn each_line_counts_as_what_it_was_said_as() {
        for (story, id, way) in [
            ("$ buy Ann 7\n! error: no\n!   really (MIK-02)\n= 4\n", "MIK-02", Way::Enforced),
            ("$ buy Ann 5\n! note: ask first (MIK-04)\n", "MIK-04", Way::Warned),
            ("$ --at 20:15 coldhands\n  Fay wins (IGL-44)\n", "IGL-44", Way::Computed),
            ("$ hand new\n! Ann is away (DAV-30)\n", "DAV-30", Way::Computed),
            ("$ house explain fine\n  first a warning (MIK-17)\n", "MIK-17", Way::Explained),
            ("$ buy --help\n  by fives (MIK-02)\n", "MIK-02", Way::Explained),
            ("$ note show BOX\n  an identifier (MIK-05)\n", "MIK-05", Way::Recorded),
            ("$ buy A 7 --json\n  {\"error\":{\"rule\":\"MIK-02\"}}\n= 4\n", "MIK-02", Way::Enforced),
            ("$ buy A 5 --json\n  {\"notices\":[{\"rule\":\"MIK-04\"}]}\n", "MIK-04", Way::Warned),
            ("$ showdown\n  {\"why\":[{\"rule\":\"IGL-35\"}]}\n", "IGL-35", Way::Computed),
        ] {
            assert_eq!(seen(story), [(id.to_owned(), way)], "{story}");
        }
    }

    #[test]
    fn hints_prose_and_other_ids_show_nothing() {
        for story in [
            "By the rule MIK-17 she is warned.\n",
            "$ buy Ann 7\n! hint: see MIK-02\n",
            "$ showdown\n  V-IGL-40 and X-IGL-04, MIK-, XMIK-02 and IGL-4x\n",
        ] {
            assert!(seen(story).is_empty(), "{story}");
        }
    }
}
