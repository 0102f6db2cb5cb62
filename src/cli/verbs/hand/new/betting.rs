//! Words at a player's turn to bet: one letter, a figure, several joined, or the whole word.

use crate::cli::verbs::hand::new::aloud;
use crate::cli::verbs::hand::new::asked::{Asked, no_word};
use crate::cli::verbs::hand::new::entered::Entered;
use crate::cli::verbs::hand::new::reading;
use crate::cli::verbs::hand::new::words::Words;
use engine::money::Money;
use engine::play::{Act, Next, Turn};
use ledger::refusal::Refusal;

/// What a player does, before its cost is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Move {
    Fold,
    Check,
    Call,
    AllIn,
    BringIn,
    /// Bets or raises; the figure follows.
    Wager,
    To(Money),
    By(Money),
}

/// The letters; whole words are read by the house.
const MOVES: &[(&str, Move)] = &[
    ("f", Move::Fold),
    ("k", Move::Check),
    ("x", Move::Check),
    ("c", Move::Call),
    ("a", Move::AllIn),
    ("i", Move::BringIn),
    ("bring-in", Move::BringIn),
    ("b", Move::Wager),
    ("r", Move::Wager),
];

/// How a figure starts, including the letters that are moves on their own.
const FIGURES: &str = "br+.0123456789";
const LETTERS: &str = "fkxcai";
/// The moves that everybody left in a round can make in a row.
const REPEATED: [&str; 4] = ["f", "k", "x", "c"];

const WANTED: &str = "type f, c, k, an amount to bet or raise to, +amount or a; ? shows what you can do";

/// The hand after the next word of the line.
pub fn after_word(asked: Asked<'_>, turn: &Turn, words: &mut Words) -> Result<Entered, Refusal> {
    let Some(word) = words.take() else { return after_enter(asked, turn) };
    if let Some(name) = word.strip_prefix('/') {
        let seat = asked.names.find(name, asked.play.live())?;
        return folded_up_to(asked, seat);
    }
    if let Some(all) = word.strip_suffix('*').and_then(named) {
        return repeated(asked, all);
    }
    let pieces = pieces(&word);
    if pieces.len() > 1
        && word.starts_with(|first: char| first.is_ascii_digit())
        && reading::cards(&word).is_some()
    {
        let message = format!("`{word}` could be a card, but you have to bet now: type r and the amount");
        return Err(Refusal::worded("no-such-word", message).into());
    }
    // One card too many: `ac` right after cards isn't an all-in and a call.
    let is_card = |word: &str| reading::cards(word).is_some();
    if pieces.len() > 1 && is_card(&word) && words.follows(is_card) {
        let moves = pieces.join(" ");
        let message =
            format!("`{word}` could be a card, but you have to bet now: type {moves} if you mean moves");
        return Err(Refusal::worded("no-such-word", message).into());
    }
    let whole = named(&word).is_some() || asked.names.is_name(&word);
    if pieces.len() > 1 && !whole {
        words.split_last(pieces.into_iter());
        return after_word(asked, turn, words);
    }
    if let Some(act) = spoken(asked, turn, &word, words)? {
        return asked.hand.with(&[act]);
    }
    match asked.names.seat(&word, asked.play.live()) {
        Some(seat) if !words.is_empty() => by_name(asked, turn, seat, words),
        _ => Err(no_word(&word, WANTED)),
    }
}

/// Enter checks if that is free, and posts what has to be posted; it never calls.
fn after_enter(asked: Asked<'_>, turn: &Turn) -> Result<Entered, Refusal> {
    let act = match turn.bring_in {
        Some(_) => Act::BringIn(turn.seat),
        None => act(asked, turn, Move::Check)?,
    };
    asked.hand.with(&[act])
}

/// A player is named first: they may be the one to act, or the one who opens if nobody knows the cards.
fn by_name(asked: Asked<'_>, turn: &Turn, seat: usize, words: &mut Words) -> Result<Entered, Refusal> {
    let word = words.take().unwrap_or_default();
    let act = spoken(asked, &Turn { seat, ..*turn }, &word, words)?;
    asked.hand.with(&[act.ok_or_else(|| no_word(&word, WANTED))?])
}

fn named(word: &str) -> Option<Move> {
    let word = word.to_lowercase();
    MOVES.iter().find(|(known, _)| *known == word).map(|(_, said)| *said)
}

/// True for a letter that may end a round, so that cards can follow it.
pub fn may_end_a_round(word: &str) -> bool {
    matches!(named(word), Some(Move::Fold | Move::Check | Move::Call | Move::AllIn))
}

/// The act that one or several words stand for: letters and figures here, whole words as the house reads them.
fn spoken(asked: Asked<'_>, turn: &Turn, word: &str, words: &mut Words) -> Result<Option<Act>, Refusal> {
    let said = match named(word) {
        Some(Move::Wager) => Some(figure(asked, word, words)?),
        Some(said) => Some(said),
        None => by_figure(asked, &word.to_lowercase()),
    };
    if let Some(Move::To(_) | Move::By(_)) = said {
        aloud::check_figure(word, words)?;
    }
    match said {
        Some(said) => act(asked, turn, said).map(Some),
        None if asked.names.is_name(word) => Ok(None),
        None => aloud::act(asked, turn, word, words),
    }
}

/// The figure after `b` or `r`: `2`, `to 2`, `by 2`, `+2`.
fn figure(asked: Asked<'_>, word: &str, words: &mut Words) -> Result<Move, Refusal> {
    let by = words.take_if(|next| next == "by").is_some();
    if !by {
        words.take_if(|next| next == "to");
    }
    let missing = || {
        let message = format!("`{word}` needs an amount: the total to bet or raise to, or + and the raise");
        Refusal::worded("no-such-word", message)
    };
    let next = words.take_if(|next| by_figure(asked, next).is_some()).ok_or_else(missing)?;
    aloud::check_figure(&format!("{word} {next}"), words)?;
    match by_figure(asked, &next) {
        Some(Move::To(amount)) if by => Ok(Move::By(amount)),
        Some(said) => Ok(said),
        None => Err(missing().into()),
    }
}

/// True for a word that says how much is bet.
pub fn is_figure(asked: Asked<'_>, word: &str) -> bool {
    by_figure(asked, word).is_some()
}

/// `2`, `b2`, `r2`, `+2`.
fn by_figure(asked: Asked<'_>, word: &str) -> Option<Move> {
    match word.strip_prefix('+') {
        Some(more) => asked.amount(more).map(Move::By),
        None => asked.amount(word.strip_prefix(['b', 'r']).unwrap_or(word)).map(Move::To),
    }
}

/// A word of joined moves, such as `ffr2cf`, in pieces; one piece if it is anything else.
fn pieces(word: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    for letter in word.chars() {
        match (letter, pieces.last_mut()) {
            ('0'..='9' | '.' | ',', Some(last)) if last.starts_with(|first| FIGURES.contains(first)) => {
                last.push(letter);
            }
            ('*', Some(last)) if REPEATED.contains(&last.as_str()) => last.push(letter),
            _ if FIGURES.contains(letter) || LETTERS.contains(letter) => pieces.push(letter.to_string()),
            _ => return vec![word.to_owned()],
        }
    }
    pieces
}

/// The act that a move is at this turn.
fn act(asked: Asked<'_>, turn: &Turn, said: Move) -> Result<Act, Refusal> {
    let (seat, play) = (turn.seat, asked.play);
    let owes = play.to_match().minus(play.bet(seat)).unwrap_or_default();
    Ok(match said {
        Move::Fold => Act::Fold(seat),
        Move::Check if owes.is_positive() => {
            let message = match play.may_stay_for_main_pot(seat) {
                true => format!("it's {} to call: c stays in for the main pot, f folds", asked.plain(owes)),
                false => {
                    format!("it's {} to call: c calls and f folds", asked.plain(turn.call.max(turn.short)))
                }
            };
            return Err(Refusal::worded("not-now", message).by(play.no_check()));
        }
        Move::Check | Move::Call => Act::Call(seat),
        Move::BringIn => Act::BringIn(seat),
        Move::AllIn => all_in(asked, seat, owes)?,
        Move::To(amount) if owes.is_positive() && amount == play.to_match() => Act::Call(seat),
        Move::To(amount) => Act::RaiseTo(seat, amount),
        Move::By(amount) => Act::RaiseTo(seat, play.to_match().plus(amount)?),
        Move::Wager => return Err(Refusal::worded("no-such-word", "how much is the bet?").into()),
    })
}

fn all_in(asked: Asked<'_>, seat: usize, owes: Money) -> Result<Act, Refusal> {
    let unknown = || {
        let message = format!("nobody knows how much `{}` has; give the amount", asked.names.name(seat));
        Refusal::worded("not-now", message)
    };
    let stack = asked.play.stack(seat).ok_or_else(unknown)?;
    Ok(if stack <= owes { Act::Call(seat) } else { Act::RaiseTo(seat, asked.play.bet(seat).plus(stack)?) })
}

/// Everybody before this player folds.
fn folded_up_to(asked: Asked<'_>, seat: usize) -> Result<Entered, Refusal> {
    let (hand, last) = round(asked, |turn| (turn.seat != seat).then_some(Act::Fold(turn.seat)))?;
    if last == Some(seat) {
        return Ok(hand);
    }
    let message = format!("`{}` doesn't act again in this round", asked.names.name(seat));
    Err(Refusal::worded("not-now", message).into())
}

/// Everybody still to act in this round does the same.
fn repeated(asked: Asked<'_>, said: Move) -> Result<Entered, Refusal> {
    // If all fold, the last one in for a side pot has it and checks; a player who is alone can't.
    let first = match asked.play.legal() {
        Next::Bet(turn) => Some(turn.seat),
        _ => None,
    };
    // A player who is away says nothing: their hand is dead at their turn (DAV-30).
    let away = asked.hand.still_away();
    let act = |turn: &Turn| match said {
        Move::Call | Move::Check if turn.folds && away.contains(turn.seat) => Some(Act::Fold(turn.seat)),
        Move::Fold if !turn.folds && first != Some(turn.seat) => Some(Act::Call(turn.seat)),
        Move::Fold => Some(Act::Fold(turn.seat)),
        Move::Call => Some(Act::Call(turn.seat)),
        Move::Check if turn.call.is_zero() => Some(Act::Call(turn.seat)),
        _ => None,
    };
    let (hand, last) = round(asked, act)?;
    match last {
        Some(seat) => {
            let message = format!("not everybody can do that: `{}` can't", asked.names.name(seat));
            Err(Refusal::worded("not-now", message).into())
        }
        None => Ok(hand),
    }
}

/// Plays on through this round as long as `act` has an answer; returns whose turn it was when it had none.
fn round(asked: Asked<'_>, act: impl Fn(&Turn) -> Option<Act>) -> Result<(Entered, Option<usize>), Refusal> {
    let step = asked.play.step();
    let mut hand = asked.hand.clone();
    for _ in 0..engine::hand::SEATS_MAX {
        let play = hand.play()?;
        let Next::Bet(turn) = play.legal() else { break };
        if play.step() != step {
            break;
        }
        let Some(act) = act(&turn) else { return Ok((hand.clone(), Some(turn.seat))) };
        hand = hand.with(&[act])?;
    }
    Ok((hand, None))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glued_moves_come_apart() {
        let cases: &[(&str, &[&str])] = &[
            ("ffr2cf", &["f", "f", "r2", "c", "f"]),
            ("2c", &["2", "c"]),
            ("c12.50f", &["c", "12.50", "f"]),
            ("+2ff", &["+2", "f", "f"]),
            ("f*", &["f*"]),
            ("cck*", &["c", "c", "k*"]),
            ("b.25k", &["b.25", "k"]),
            ("gus", &["gus"]),
            ("fold", &["fold"]),
            ("k*2", &["k*", "2"]),
        ];
        for (word, expected) in cases {
            assert_eq!(pieces(word), *expected, "{word}");
        }
    }
}
