//! A misspelled name: offers the same line with the player who was probably meant.

use crate::cli::failure::Failure;
use crate::cli::offered::typed::Typed;
use ledger::refusal::{PersonRefused, Why};

/// The hint for a name that nobody has; it comes last, since somebody new may have come.
const NEWCOMER: &str = "player add ";

/// Offers the line with each name close to the typed one, if the line has it as a word of its own.
#[must_use]
pub fn offered(failure: Failure, line: &Typed<'_>) -> Failure {
    let found = failure.refusal.as_deref().and_then(|refusal| match &*refusal.why {
        Why::PersonRefused(PersonRefused::Unknown { typed, near, .. }) => Some((typed.clone(), near.clone())),
        _ => None,
    });
    let Some(newcomer) = failure.hint.clone().filter(|hint| hint.starts_with(NEWCOMER)) else {
        return failure;
    };
    let Some((typed, near)) = found else { return failure };
    let lines = near.iter().filter_map(|name| {
        // If the name comes from a file, the line can't correct it.
        line.another(&line.words.iter().map(|word| corrected(word, &typed, name)).collect::<Vec<_>>())
    });
    let lines: Vec<String> = lines.chain([newcomer]).collect();
    failure.hint(lines.join("\n"))
}

/// The word with the right name: `Anne`, `Anne=5`, `--banker=Anne` or `Anne,Bob`.
fn corrected(word: &str, typed: &str, name: &str) -> String {
    let parts = word.split_inclusive(['=', ',']);
    let right = parts.map(|part| match part.trim_end_matches(['=', ',']) {
        bare if bare == typed => part.replacen(bare, name, 1),
        _ => part.to_owned(),
    });
    right.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_is_replaced_as_a_whole() {
        let right = |word: &str| corrected(word, "Anne", "Ann");
        assert_eq!(right("Anne"), "Ann");
        assert_eq!(right("--banker=Anne"), "--banker=Ann");
        assert_eq!(right("Anne=5"), "Ann=5");
        assert_eq!(right("Bob,Anne"), "Bob,Ann");
        assert_eq!(right("Annemarie"), "Annemarie");
    }
}
