//! Which words belong to what is due: they come before a name that begins with them.

use crate::cli::verbs::hand::new::asked::Asked;
use crate::cli::verbs::hand::new::{betting, dealing, reading, saying};
use engine::cards::Card;
use engine::play::Next;
use ledger::refusal::Refusal;

/// True if the word says what is due, and something else may come behind it: `d` and cards at a draw, `c` and the cards of the board.
pub fn is_due(asked: Asked<'_>, word: &str) -> bool {
    let word = word.to_lowercase();
    match asked.play.legal() {
        Next::Bet(_) => betting::may_end_a_round(&word),
        Next::Draw { .. } => dealing::is_exchange(&word) || cards(asked, &word).is_some(),
        Next::Declare(_) => saying::is_side(&word),
        Next::Drop(_) => saying::is_choice(&word),
        Next::Board { .. } => cards(asked, &word).is_some(),
        _ => false,
    }
}

/// The cards of a word, unless it is a whole name and the pack has no such card.
pub fn cards(asked: Asked<'_>, word: &str) -> Option<Vec<Option<Card>>> {
    let cards = reading::cards(word)?;
    let game = &asked.play.setup().game;
    let is_in_pack = || game.check_cards(cards.iter().flatten().copied()).is_ok();
    (!asked.names.is_name(word) || is_in_pack()).then_some(cards)
}

/// A whole name that is a word of what is due as well, with cards behind it: they may be his, or what comes next.
pub fn unclear(word: &str) -> Refusal {
    let word = word.escape_debug();
    let message =
        format!("`{word}` is a player's name and a move: say it alone, and the cards on the next line");
    Refusal::worded("no-such-word", message).into()
}
