//! Refusals are values: the ledger has no words for one, and each group of reasons has a file with its words.

use crate::Finding;
use crate::scan::test_lines;
use crate::tree::File;

/// Where the reasons are, and where their words are.
const REASONS: &str = "src/ledger/refusal/";
const SAID: &str = "src/render/refusal/";

/// What makes a refusal or a notice from words.
const WORDED: [&str; 4] = ["Refusal::worded(", "Notice::worded(", ".or_hint(", ".hint("];

/// Lines of the ledger that contain words for people.
pub fn worded(sources: &[File]) -> Vec<Finding> {
    let ledger = |file: &&File| file.path.starts_with("src/ledger/") && !file.path.starts_with(REASONS);
    let found = sources.iter().filter(ledger).flat_map(|file| {
        let tests = test_lines(&file.text);
        let is_test = move |number: usize| tests.iter().any(|(from, to)| (*from..=*to).contains(&number));
        let said = move |(number, line): &(usize, &str)| {
            !is_test(*number) && WORDED.iter().any(|made| line.contains(made))
        };
        (1..).zip(file.text.lines()).filter(said).map(|(number, _)| {
            format!(
                "{}:{number}: the ledger has no words; make a reason in {REASONS} and say it in {SAID}",
                file.path
            )
        })
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_in_the_ledger_is_found() {
        let file = File::new("src/ledger/night/a.rs", "fn a() { Refusal::worded(\"no\", \"no\") }\n");
        assert_eq!(worded(&[file]).len(), 1);
        let face = File::new("src/cli/a.rs", "fn a() { Refusal::worded(\"no\", \"no\") }\n");
        assert!(worded(&[face]).is_empty());
    }
}
