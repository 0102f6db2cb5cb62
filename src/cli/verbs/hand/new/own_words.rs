//! Which words belong to what is due: they win over a name that starts with them.

use crate::cli::verbs::hand::new::asked::Asked;
use crate::cli::verbs::hand::new::words::Words;
use crate::cli::verbs::hand::new::{betting, dealing, paying, reading, saying};
use engine::cards::Card;
use engine::play::Next;
use engine::readable::AsTyped;
use ledger::refusal::Refusal;

/// True if the word says what is due, and something else may follow it: `d` and cards at a draw, `c` and the cards of the board.
pub fn is_due(asked: Asked<'_>, word: &str) -> bool {
    let word = word.to_lowercase();
    match asked.play.legal() {
        Next::Bet(_) => betting::may_end_a_round(&word),
        Next::Draw { .. } => dealing::is_exchange(&word) || cards(asked, &word).is_some(),
        Next::Asked(due) => paying::is_answer(due, &word),
        Next::Declare(_) => saying::is_side(&word),
        Next::Drop(_) => saying::is_choice(&word),
        Next::Board { .. } | Next::Own { .. } => cards(asked, &word).is_some(),
        _ => false,
    }
}

/// True if a word at the showdown names a player even though it is also a command letter: cards follow it, or `x`. The words
/// that fold a hand or say who wins (`x`, `w`) keep their meaning if that makes sense.
pub fn is_name_here(asked: Asked<'_>, word: &str, words: &Words) -> bool {
    let has_cards = has_cards(words);
    let is_thrown = words.peek().is_some_and(|next| next.eq_ignore_ascii_case("x"));
    let behind = match word.to_lowercase().as_str() {
        "f" | "s" => has_cards || is_thrown,
        "w" => has_cards,
        _ => false,
    };
    behind && asked.play.live().iter().any(|seat| begins(asked, word, seat))
}

/// Says what a word was read as, if it could just as well be the start of a name with something after it.
pub fn tell(asked: Asked<'_>, word: &str, words: &Words) {
    let next = words.peek().unwrap_or_default().to_lowercase();
    let button = asked.play.setup().button;
    let (turn, is_unclear) = match asked.play.legal() {
        // When a board is dealt, the table is shown anyway.
        Next::Bet(turn) => {
            let has_cards = has_cards(words) && asked.play.setup().game.board == 0;
            let has_figure = !words.is_glued() && betting::is_figure(asked, &next);
            (Some(turn.seat), has_cards || has_figure)
        }
        Next::Draw { seat, .. } => (Some(seat), has_cards(words) || dealing::is_count(&next)),
        Next::Declare(due) => (due.left_of(button).next(), words.is_last() && saying::is_side(&next)),
        Next::Drop(due) => (due.left_of(button).next(), words.is_last() && saying::is_choice(&next)),
        Next::Show { first, .. } => (Some(first), has_cards(words)),
        _ => (None, false),
    };
    let is_name = || asked.play.live().iter().any(|seat| begins(asked, word, seat));
    if let Some(turn) = turn.filter(|_| is_unclear && is_name()) {
        let text = format!("`{}` is `{}`'s move here, not a name", word.as_typed(), asked.names.name(turn));
        asked.heard.borrow_mut().push(text);
    }
}

/// True if cards come next.
pub fn has_cards(words: &Words) -> bool {
    words.peek().is_some_and(|next| reading::cards(next).is_some())
}

fn begins(asked: Asked<'_>, word: &str, seat: usize) -> bool {
    asked.names.name(seat).to_lowercase().starts_with(&word.to_lowercase())
}

/// The cards of a word, unless it is a whole name and the deck has no such card.
pub fn cards(asked: Asked<'_>, word: &str) -> Option<Vec<Option<Card>>> {
    let cards = reading::cards(word)?;
    let game = &asked.play.setup().game;
    let is_in_pack = || game.check_cards(cards.iter().flatten().copied()).is_ok();
    (!asked.names.is_name(word) || is_in_pack()).then_some(cards)
}

/// A whole name that is also a word for what is due, followed by cards: they may be that player's, or what comes next.
pub fn unclear(word: &str) -> Refusal {
    let word = word.as_typed();
    let message =
        format!("`{word}` is both a player's name and a move: type it alone, and the cards on the next line");
    Refusal::worded("no-such-word", message).into()
}
