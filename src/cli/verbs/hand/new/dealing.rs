//! Words for cards being dealt: face up, shared, exchanged. Enter leaves out what nobody saw.

use crate::cli::verbs::hand::new::asked::{Asked, no_word};
use crate::cli::verbs::hand::new::entered::Entered;
use crate::cli::verbs::hand::new::reading;
use crate::cli::verbs::hand::new::words::Words;
use engine::as_text::{counted, listed};
use engine::cards::Card;
use engine::hand::Seats;
use engine::play::{Act, Dealt, Matter};
use engine::readable::AsTyped;
use ledger::refusal::Refusal;

/// Cards face up to these players, clockwise from the dealer's left; each gets `down` unseen ones first.
pub fn face_up(
    asked: Asked<'_>,
    to: Seats,
    (down, up): (usize, usize),
    words: &mut Words,
) -> Result<Entered, Refusal> {
    asked.play.check_pack()?;
    let order: Vec<usize> = to.left_of(asked.play.setup().button).collect();
    let unseen = || vec![None; down.saturating_add(up)];
    let mut hands = if words.is_empty() { vec![unseen(); order.len()] } else { Vec::new() };
    while hands.len() < order.len() {
        if let Some(mut word) = words.take_if(|next| next.starts_with('(')) {
            let open = words.take_if(|next| word.ends_with(')') && reading::cards(next).is_some());
            word.extend(open);
            hands.push(whole(&word, (down, up))?);
            continue;
        }
        if !hands.is_empty() && words.peek().is_none_or(|next| reading::cards(next).is_none()) {
            break;
        }
        let left = order.len().saturating_sub(hands.len());
        let typed = taken(words, up.saturating_mul(left), |next| !next.starts_with('('))?;
        if !typed.len().is_multiple_of(up.max(1)) {
            let (each, typed) = (counted(up, "card"), counted(typed.len(), "card"));
            let message = format!("every player gets {each} face up, but you typed {typed}");
            return Err(Refusal::worded("not-now", message).into());
        }
        let hidden = || std::iter::repeat_n(None, down);
        hands.extend(typed.chunks(up.max(1)).map(|open| hidden().chain(open.iter().copied()).collect()));
    }
    if hands.len() > order.len() {
        let named: Vec<String> = order.iter().map(|seat| format!("`{}`", asked.names.name(*seat))).collect();
        let (named, each) = (listed(&named, "and").unwrap_or_default(), counted(up, "card"));
        let typed = counted(hands.len().saturating_mul(up), "card");
        let message = format!("you typed {typed} face up, but only {named} get {each} each");
        return Err(Refusal::worded("not-now", message).into());
    }
    let acts = order.into_iter().zip(hands);
    let acts = acts.map(|(seat, cards)| Act::Deal { seat, cards: Dealt::of(cards).unwrap_or_default() });
    asked.hand.with(&acts.collect::<Vec<_>>())
}

/// What one player is dealt if their hole cards are given too, in parentheses (IGL-42).
fn whole(word: &str, (down, up): (usize, usize)) -> Result<Vec<Option<Card>>, Refusal> {
    let dealt = reading::marked(word).filter(|(hole, open)| hole.len() <= down && open.len() == up);
    let Some((hole, open)) = dealt else {
        let (down, up) = (counted(down, "card"), counted(up, "card"));
        let message = format!("`{}` doesn't fit: each player gets {down} down and {up} up", word.as_typed());
        return Err(Refusal::worded("not-now", message).into());
    };
    let unseen = std::iter::repeat_n(None, down.saturating_sub(hole.len()));
    Ok(hole.into_iter().chain(unseen).chain(open).collect())
}

/// Shared cards.
pub fn board(asked: Asked<'_>, due: usize, words: &mut Words) -> Result<Entered, Refusal> {
    let cards = if words.is_empty() { vec![None; due] } else { taken(words, due, |_| true)? };
    asked.hand.with(&[Act::Board(Dealt::of(cards).unwrap_or_default())])
}

/// A player exchanges cards: a number, `d 2`, the cards themselves, or `p` for none.
pub fn draw(asked: Asked<'_>, seat: usize, most: usize, words: &mut Words) -> Result<Entered, Refusal> {
    let wanted = format!("type how many cards to draw, 0 to {most}, or p to stand pat");
    words.take_if(|next| next.eq_ignore_ascii_case("d"));
    let Some(word) = words.take() else {
        return Err(Refusal::worded("no-such-word", wanted).into());
    };
    let thrown = match word.to_lowercase().as_str() {
        "p" | "pat" => Some(Dealt::NONE),
        digits => match digits.strip_prefix('d').unwrap_or(digits).parse::<usize>() {
            Ok(count) if count > most => {
                let message = format!("a player can draw at most {}, not {count}", counted(most, "card"));
                let rule = asked.play.setup().limits.rule(Matter::Draw);
                return Err(Refusal::worded("too-many-exchanged", message).by(rule));
            }
            Ok(count) => Some(Dealt::unseen(count)),
            Err(_) => reading::cards(&word).and_then(Dealt::of),
        },
    };
    let thrown = thrown.ok_or_else(|| no_word(&word, &wanted))?;
    asked.hand.with(&[Act::Draw(seat, thrown)])
}

/// True for a word that says how many cards are exchanged, or that says the cards follow.
pub fn is_exchange(word: &str) -> bool {
    ["d", "p", "pat"].contains(&word) || is_count(word)
}

/// True for a word that says how many cards are exchanged: `2`, `d2`.
pub fn is_count(word: &str) -> bool {
    word.strip_prefix('d').unwrap_or(word).parse::<usize>().is_ok()
}

/// The cards of the next words, at most this many; a word is taken whole.
fn taken(words: &mut Words, most: usize, fits: impl Fn(&str) -> bool) -> Result<Vec<Option<Card>>, Refusal> {
    let mut cards = Vec::new();
    while cards.len() < most {
        let Some(word) = words.take_if(|next| fits(next) && reading::cards(next).is_some()) else { break };
        cards.extend(reading::cards(&word).unwrap_or_default());
    }
    if !cards.is_empty() {
        return Ok(cards);
    }
    let word = words.take().unwrap_or_default();
    Err(no_word(&word, "type the cards, like Ah Td 2c; press Enter if you don't know them"))
}
