//! A letter behind the last move of a round: one move too many, or the start of a player's name.

use crate::cli::verbs::hand::new::betting;
use crate::cli::verbs::hand::new::reading;
use engine::readable::AsTyped;
use ledger::refusal::Refusal;

/// Refuses a letter behind a move that may have ended the round, if it's read as the start of a name: it may be one move too many.
pub fn check(word: &str, before: Option<&str>) -> Result<(), Refusal> {
    let is_move = |word: &str| {
        let word = word.to_lowercase();
        let word = word.strip_suffix('*').unwrap_or(&word);
        betting::may_end_a_round(word)
            || ["call", "calls", "check", "checks", "fold", "folds"].contains(&word)
    };
    // A call can be typed as its amount.
    let is_amount = |word: &str| {
        let digits = word.trim_start_matches(['b', 'r', '+', '.']);
        digits.starts_with(|letter: char| letter.is_ascii_digit()) && reading::cards(word).is_none()
    };
    let is_behind_a_move = before.is_some_and(|before| is_move(before) || is_amount(before));
    if word.chars().count() > 1 || !is_move(word) || !is_behind_a_move {
        return Ok(());
    }
    let word = word.as_typed();
    let message =
        format!("`{word}` could be one move too many, or a player: if it's a player, type more of the name");
    Err(Refusal::worded("no-such-word", message).into())
}
