//! What is unusual about a hand, in words: a flag is for scripts, and people read a sentence.

const SENTENCES: &[(&str, &str)] = &[
    ("raise-capped-at-opponent", "a raise was cut down to what the other player has"),
    ("bet-into-all-in", "a player bet or checked when nobody else could bet any more"),
    ("folded-unforced", "a player folded with nothing to call"),
    ("folded-side-pot", "the last player in for a side pot folded, and it stays his"),
    ("board-missing", "shared cards are missing"),
    ("cards-unknown", "a hand at the showdown is not known"),
    ("ruled", "the host made a ruling in it"),
    ("finishing-differs", "the file ends with other stacks"),
    ("uneven-call", "a call is not what there was to call"),
    ("run-it-twice", "the board was dealt more than once"),
    ("rake", "the site took a rake"),
    ("pots-differ", "what was paid out is not what was put in"),
    ("uncalled-differs", "the file gives back another amount than what nobody called"),
    ("dead-button", "the dealer's seat is empty"),
    ("dealer-unknown", "the file does not say who dealt"),
    ("bet-cap", "the file names a cap on the betting, which is not enforced"),
    ("chips-added", "chips were added beside the pot, and they do not play in it"),
    ("newcomer-acts-last", "a newcomer next to the dealer acted last"),
    ("bomb-pot", "everybody put in the same, with no betting before the flop"),
    ("bounty", "a bounty was paid beside the pot"),
    ("stacks-do-not-continue", "a stack is not what it was after the last hand"),
    ("unread-line", "the file has a line that is not understood"),
];

/// The sentences for these flags, with semicolons between; a flag without one stays as it is.
#[must_use]
pub fn in_words<'a>(flags: impl Iterator<Item = &'a str>) -> String {
    let sentence =
        |flag: &'a str| SENTENCES.iter().find(|(known, _)| *known == flag).map_or(flag, |(_, text)| text);
    flags.map(sentence).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::hands::FINISHING_DIFFERS;
    use crate::play::Flag;

    #[test]
    fn every_flag_has_a_sentence() {
        let said = include_str!("../../../../docs/IMPORTS.md").split("\n## ");
        let part = said.filter_map(|part| part.strip_prefix("What is flagged")).flat_map(str::lines);
        let listed: Vec<&str> =
            part.filter_map(|line| line.strip_prefix("| `")?.split_once('`')).map(|(flag, _)| flag).collect();
        assert!(listed.len() > 15, "{listed:?}");
        for flag in listed.into_iter().chain(Flag::all_words()).chain([FINISHING_DIFFERS]) {
            assert_ne!(in_words([flag].into_iter()), flag, "no sentence for {flag}");
        }
    }
}
