//! What a count says: whose stack, what is in it, and who counted.

use crate::cli::failure::Failure;
use crate::cli::words::{Words, chips, pair};
use crate::render::shell;
use clap::ValueEnum;
use engine::readable::AsTyped;
use ledger::ids::PlayerId;
use ledger::night::count::Found;
use ledger::night::tonight::check_positive;

/// How counts are typed.
const HELP: &str = "count --help";

/// Who counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum By {
    /// The banker counted the stack.
    Banker,
    /// The player counted it.
    Player,
}

/// The player of `ANN=1.50` or `ANN=white=12,red=3`, and what follows the name.
pub fn named<'w>(words: &Words, word: &'w str) -> Result<(PlayerId, &'w str), Failure> {
    let (name, counted) = pair(word)?;
    match (words.player(name), word.split_once('=')) {
        (Err(_), Some((name, chips))) if chips.contains('=') => Ok((words.player(name)?, chips)),
        (player, _) => Ok((player?, counted)),
    }
}

/// Names, each followed by its count: `Ann 20 Bob 12.50`, `Ann white=12 red=3 Bob 20`. Colors belong to the name
/// before them. `stack` is what a player has by the book, for the hint.
pub fn in_turn<'w>(
    words: &[&'w str],
    stack: impl Fn(&str) -> Option<String>,
) -> Result<Vec<(&'w str, String)>, Failure> {
    let mut told = Vec::new();
    let mut left = words;
    while let [name, behind @ ..] = left {
        let Some((first, more)) = behind.split_first() else {
            let who = if told.is_empty() { String::new() } else { format!(" for `{}`", name.as_typed()) };
            let message = format!("still missing: the amount{who}");
            let hint = stack(name).map(|stack| format!("count {} {stack}", shell::line(words)));
            return Err(Failure::usage(message).hint(hint.unwrap_or_else(|| HELP.to_owned())));
        };
        if !first.contains(|sign: char| sign.is_ascii_digit() || sign == '=') {
            let message = format!("still missing: the amount for `{}`", name.as_typed());
            return Err(Failure::usage(message).hint(HELP));
        }
        let colours = more.iter().take_while(|word| word.contains('=')).count();
        let (colours, rest) = more.split_at(colours);
        told.push((*name, std::iter::once(first).chain(colours).copied().collect::<Vec<_>>().join(" ")));
        left = rest;
    }
    Ok(told)
}

/// What was counted, from how it was typed: an amount, or chips by color.
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
