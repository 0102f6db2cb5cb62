//! What a count says: whose stack, what is in it, and who counted.

use crate::cli::failure::Failure;
use crate::cli::words::{Words, chips, pair};
use clap::ValueEnum;
use ledger::ids::PlayerId;
use ledger::night::count::Found;
use ledger::night::tonight::check_positive;

/// Who counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum By {
    /// The banker counted the stack.
    Banker,
    /// The player counted it.
    Player,
}

/// The player of `ANN=1.50` or `ANN=white=12,red=3`, and what stands behind the name.
pub fn named<'w>(words: &Words, word: &'w str) -> Result<(PlayerId, &'w str), Failure> {
    let (name, counted) = pair(word)?;
    match (words.player(name), word.split_once('=')) {
        (Err(_), Some((name, chips))) if chips.contains('=') => Ok((words.player(name)?, chips)),
        (player, _) => Ok((player?, counted)),
    }
}

/// What was counted, by the words for it: an amount, or chips by colour.
pub fn found(words: &Words, typed: &str) -> Result<Found, Failure> {
    if typed.contains([' ', '=']) {
        return Ok(Found::Chips(chips(typed)?));
    }
    let amount = words.amount(typed)?;
    if amount.is_negative() {
        check_positive(amount, words.currency)?;
    }
    Ok(Found::Amount(amount))
}
