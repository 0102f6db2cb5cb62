//! What is unusual about a hand, in words: flags are for scripts, and people read sentences.

const SENTENCES: &[(&str, &str)] = &[
    ("raise-capped-at-opponent", "a raise was cut to what the other player has"),
    ("raised-not-reopened", "a player raised again though there had been no full raise"),
    ("bet-into-all-in", "a player bet or checked when nobody else could bet"),
    ("folded-unforced", "a player folded with nothing to call"),
    ("folded-side-pot", "the last player in a side pot folded but still wins it"),
    ("board-missing", "community cards are missing"),
    ("cards-unknown", "not every hand at the showdown is known"),
    ("ruled", "the host made a ruling"),
    ("finishing-differs", "the file ends with different stacks"),
    ("uneven-call", "a call doesn't match the bet"),
    ("run-it-twice", "the board was dealt more than once"),
    ("rake", "the site took a rake"),
    ("pots-differ", "the payouts don't add up to the bets"),
    ("uncalled-differs", "the file returns a different amount than the uncalled bet"),
    ("dead-button", "the dealer's seat is empty"),
    ("dealer-unknown", "the file doesn't say who dealt"),
    ("bet-cap", "the file has a betting cap, which isn't enforced"),
    ("chips-added", "chips were added outside the pot and don't play in it"),
    ("newcomer-acts-last", "a new player next to the dealer acted last"),
    ("bomb-pot", "everybody put in the same without betting before the flop"),
    ("bounty", "a bounty was paid outside the pot"),
    ("stacks-do-not-continue", "a stack changed since the last hand"),
    ("unread-line", "the file has a line the program doesn't know"),
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
