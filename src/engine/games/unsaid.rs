//! Words that sound like steps of a game and are none yet: they are refused by name, so that none is read as another.

/// Words that sound like steps and are none yet.
const UNSAID_STEPS: &[(&str, &str)] = &[
    ("throw", "for cards that are thrown away without new ones say `discard 1`, and for new ones `draw 1`"),
    ("buy", "a game can't have players buy cards yet"),
];

/// What keeps a word from being a step.
#[must_use]
pub(crate) fn unsaid_step(word: &str) -> Option<&'static str> {
    UNSAID_STEPS.iter().find(|(known, _)| *known == word).map(|(_, why)| *why)
}
