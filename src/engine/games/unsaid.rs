//! Games that many know and the steps cannot say yet: they are refused by name, so that none is written as another.

/// A game by the words of its name, and what in it cannot be said.
const UNSAID: &[(&str, &str)] = &[];

/// Words that sound like steps and are none yet.
const UNSAID_STEPS: &[(&str, &str)] = &[
    ("throw", "for cards that are thrown away without new ones say `discard 1`, and for new ones `draw 1`"),
    ("buy", "a game can't have players buy cards yet"),
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
        assert!(unsaid("The Crazy-Pineapple").is_some());
        assert_eq!(unsaid("pineapples"), None);
    }
}
