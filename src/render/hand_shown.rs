//! One hand in full: its figures, its reasons, the remarks on it, and the chips it moved.

use crate::answer::hand::Shown;
use crate::render::hand::sentence;
use crate::render::page::{name, or_dash, table, wrapped};
use engine::calling;
use engine::house::{House, key};
use engine::money::Money;
use engine::play::{Act, Setup};
use engine::refusal::Notice;
use ledger::journal::HandPlayed;
use ledger::night::Tonight;

/// The hand: what was called, what was said since, its acts or its figures, its reasons, and what moved in the ledger.
#[must_use]
pub fn page(answer: &Shown, called: &[String], course: String, moved: Option<String>) -> String {
    let seq = answer.event;
    let mut text = vec![format!("{} (event {seq}, {})", sentence(&answer.hand), answer.at.shown)];
    text.extend(called.iter().map(|line| wrapped(line)));
    text.extend(remarks(answer));
    text.extend([String::new(), course]);
    text.extend(answer.hand.why.iter().map(Notice::with_rule));
    if let Some(moved) = moved {
        text.extend([String::new(), format!("in the ledger (show {seq}):"), moved]);
    }
    text.join("\n")
}

/// What was called before the deal, if the dealer chooses the game: the game, and what was added to it.
#[must_use]
pub fn called(night: &Tonight, hand: &HandPlayed) -> Vec<String> {
    let house = &night.house;
    let choice = house.word(key::GAME_CHOICE).filter(|said| said.value == "dealers-choice");
    let Some(rule) = choice.and_then(|said| said.rule) else { return Vec::new() };
    let mut parts = hand.game.split(" + ");
    let game = parts.next().unwrap_or_default();
    let features: Vec<&str> = parts.collect();
    let mut lines = vec![format!("the dealer called {} ({rule})", name(&hand.game))];
    let resolved = calling::resolve(game, house).and_then(|row| calling::call(row, &features, house));
    let said = resolved.iter().flat_map(|called| called.reminders(house));
    lines.extend(said.map(|said| {
        // "The dealer has to call" becomes what was called.
        let text = said.with_rule().replacen("the dealer has to call ", "", 1);
        text.replacen(" before the deal", " was called before the deal", 1)
    }));
    lines
}

/// What everybody declared, if players declare.
#[must_use]
pub fn declared(house: &House, setup: &Setup, acts: &[Act]) -> Option<String> {
    let went = acts.iter().filter_map(|act| match act {
        Act::Declare(seat, side) => {
            Some(format!("{} {}", name(&setup.name(*seat)), format!("{side:?}").to_lowercase()))
        }
        _ => None,
    });
    let went: Vec<String> = went.collect();
    let said = house.word(key::HILO_SIGNAL).filter(|_| !went.is_empty())?;
    Some(wrapped(&format!("declared, all at once: {} ({})", went.join(", "), said.rule?)))
}

/// How cards are written in a game with some face up, if the house has a rule for it.
#[must_use]
pub fn notation(house: &House, setup: &Setup) -> Option<String> {
    let said = house.word(key::SHOW_NOTATION).filter(|_| setup.course.open() > 0)?;
    Some(format!("hole cards are in parentheses ({})", said.rule?))
}

/// What everybody put in and got.
#[must_use]
pub fn figures(night: &Tonight, played: &HandPlayed) -> String {
    let rows = played.seats.iter().map(|seat| {
        let shown = |money: Money| or_dash(money.is_zero(), night.shown(money));
        [name(night.name(seat.player)), shown(seat.put_in), shown(seat.returned), shown(seat.won)]
    });
    table(&["player", "put in", "returned", "won"], &[1, 2, 3], rows)
}

/// What was said about the hand since.
fn remarks(answer: &Shown) -> Vec<String> {
    let mut lines = Vec::new();
    if let (Some(seq), Some(why)) = (answer.voided, &answer.void) {
        lines.push(format!("the hand is void (event {seq}): {}", name(why)));
    }
    if !answer.tags.is_empty() {
        lines.push(format!("tags: {}", name(&answer.tags.join(" "))));
    }
    lines.extend(answer.notes.iter().map(|note| format!("note: {}", name(note))));
    lines
}
