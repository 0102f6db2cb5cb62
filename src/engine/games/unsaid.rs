//! Words for steps that can't be played yet. Each is refused by name, so it isn't mistaken for another step.

/// Steps that can't be played yet.
const UNSAID_STEPS: &[(&str, &str)] = &[
    ("throw", "to throw cards away use `discard 1`, and to trade them in for new ones `draw 1`"),
    ("buy", "a game can't have players buy cards yet"),
];

/// Why a word isn't a step.
#[must_use]
pub(crate) fn unsaid_step(word: &str) -> Option<&'static str> {
    UNSAID_STEPS.iter().find(|(known, _)| *known == word).map(|(_, why)| *why)
}
