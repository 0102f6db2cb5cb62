//! Games that many know and the steps cannot say yet: they are refused by name, so that none is written as another.

/// A game by the words of its name, and what in it cannot be said.
const UNSAID: &[(&str, &str)] =
    &[("iron cross", LINES), ("criss cross", LINES), ("crisscross", LINES), ("tic tac toe", LINES)];

const LINES: &str = "only some cards of its board are played together";

/// Words that sound like steps and are none yet.
const UNSAID_STEPS: &[(&str, &str)] = &[
    (
        "throw",
        "cards thrown away with none coming for them are `discard 1`, and those that are replaced `draw 1`",
    ),
    ("buy", "cards that are bought cannot be said yet"),
];

/// What keeps a game of that name or title from being written.
#[must_use]
pub(crate) fn unsaid(name: &str) -> Option<&'static str> {
    let words = |text: &str| -> Vec<String> {
        let split = text.split(|letter: char| !letter.is_alphanumeric());
        split.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
    };
    let said = words(name);
    let holds = |known: &str| said.windows(words(known).len()).any(|part| part == words(known));
    UNSAID.iter().find(|(known, _)| holds(known)).map(|(_, why)| *why)
}

/// What keeps a word from being a step.
#[must_use]
pub(crate) fn unsaid_step(word: &str) -> Option<&'static str> {
    UNSAID_STEPS.iter().find(|(known, _)| *known == word).map(|(_, why)| *why)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ROWS;

    #[test]
    fn no_game_of_the_table_is_among_them() {
        for row in ROWS {
            assert_eq!(unsaid(row.name()).or(unsaid(&row.title)), None, "{}", row.name());
        }
        assert!(unsaid("The Iron-Cross").is_some());
        assert_eq!(unsaid("irons cross"), None);
    }
}
