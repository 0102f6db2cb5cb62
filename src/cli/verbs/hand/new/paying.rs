//! Words for a card that fell face up and costs its owner something, or brings another card.

use crate::cli::verbs::hand::new::asked::{Asked, no_word};
use crate::cli::verbs::hand::new::entered::Entered;
use crate::cli::verbs::hand::new::words::Words;
use engine::play::{self, Act};
use ledger::refusal::Refusal;

/// The player pays or folds; or buys the offered card, which Enter declines.
pub fn after_word(asked: Asked<'_>, due: play::CardAsked, words: &mut Words) -> Result<Entered, Refusal> {
    let word = words.take().unwrap_or_default().to_lowercase();
    let act = match (due.card, word.as_str()) {
        (_, "p" | "pay" | "pays" | "y" | "yes" | "c") | (true, "b" | "buy" | "buys") => Act::Pay(due.seat),
        (false, "f" | "fold" | "folds") => Act::Fold(due.seat),
        (true, "" | "n" | "no" | "k") => Act::Decline(due.seat),
        (true, word) => return Err(no_word(word, "y buys the card, and n or Enter doesn't")),
        (false, word) => return Err(no_word(word, "p pays and f folds")),
    };
    asked.hand.with(&[act])
}

/// True for one of these words, which then isn't a player's name.
pub fn is_answer(due: play::CardAsked, word: &str) -> bool {
    let known: &[&str] =
        if due.card { &["y", "yes", "b", "buy", "n", "no", "p", "k"] } else { &["p", "pay", "f", "c"] };
    known.contains(&word)
}
