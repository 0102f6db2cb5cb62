//! A showdown at tonight's table: its players in the order of the seats, the noted dealer, and what its line says.

use crate::bank::desk::BankError;
use crate::ids::PlayerId;
use crate::night::Tonight;
use crate::night::dealing_beside;
use crate::night::ring::{clockwise, dealing_among};
use crate::night::seats;
use crate::night::taken_from_away::takes;
use crate::refusal::{RecordedHandRefused, Refusal};
use engine::formats::line::plain;
use engine::money::Money;
use serde_json::Value;

/// A line as played at its table.
pub struct SeatedLine {
    /// The line, with the dealer in it.
    pub line: String,
    /// Who dealt, if anybody knows.
    pub dealer: Option<PlayerId>,
    /// Who is fined first in it.
    pub fined: Option<PlayerId>,
    /// Who put in how much that's nobody's bet, by the line, even if that's nothing; fines don't count.
    pub dead: Vec<(PlayerId, Money)>,
}

fn read(line: &str) -> Result<Value, Refusal> {
    let no_json = |error: serde_json::Error| RecordedHandRefused::NoJson { fault: plain(line, &error) };
    serde_json::from_str(line).map_err(|error| Refusal::new(no_json(error)))
}

fn find(table: &Tonight, name: &Value) -> Result<PlayerId, Refusal> {
    table.people.find(name.as_str().unwrap_or_default()).map(|person| person.id)
}

/// Who was away from the table, as the line says.
pub fn away(line: &str, table: &Tonight) -> Result<Vec<PlayerId>, Refusal> {
    let whole = read(line)?;
    let away = whole.get("away").and_then(Value::as_array).into_iter().flatten();
    away.map(|name| find(table, name)).collect()
}

/// Who dealt, as the line says; it may be somebody who doesn't play.
pub fn dealer_said(line: &str, table: &Tonight) -> Result<Option<PlayerId>, Refusal> {
    dealer_in(&read(line)?, table)
}

fn dealer_in(whole: &Value, table: &Tonight) -> Result<Option<PlayerId>, Refusal> {
    whole.get("button").filter(|button| !button.is_null()).map(|name| find(table, name)).transpose()
}

/// Reads what the line says about its table, while these players are `away` and `only` some play for a pot that waits. Odd chips
/// go round from the dealer, so the line gets a noted dealer too. A dealer who isn't listed is replaced by the listed player on
/// the right: the same player is next.
pub fn at_table(
    line: &str,
    table: &Tonight,
    (away, only): (&[PlayerId], Option<&[PlayerId]>),
) -> Result<SeatedLine, BankError> {
    let mut whole = read(line)?;
    let find = |name: &Value| find(table, name);
    let players = whole.get("players").and_then(Value::as_array).cloned().unwrap_or_default();
    let mut listed: Vec<(PlayerId, Value)> = players
        .into_iter()
        .map(|player| Ok((find(player.get("name").unwrap_or(&Value::Null))?, player)))
        .collect::<Result<_, Refusal>>()?;
    let fined = |player: &Value| {
        let paid = player.get("fine").and_then(Value::as_str).map(|fine| table.currency.parse(fine));
        paid.is_some_and(|paid| paid.is_ok_and(|paid| paid.is_positive()))
    };
    let dead = |player: &Value| table.currency.parse(player.get("dead").and_then(Value::as_str)?).ok();
    let said = dealer_in(&whole, table)?;
    // As in the other ways of telling a hand, a dealer who doesn't play doesn't have the button.
    let button = said.filter(|said| dealing_beside::beside(table, *said).is_none());
    let ids: Vec<PlayerId> = listed.iter().map(|(player, _)| *player).collect();
    button.map_or(Ok(()), |dealer| seats::check_named(table, &ids, (dealer, only)))?;
    let here = table.at_table_with(ids.iter().copied());
    let dealer = button.or_else(|| seats::noted_now(&here, only, away));
    // The line can name only players who are listed.
    let unnamed = said.is_some_and(|said| !ids.contains(&said));
    if let Some(object) = whole.as_object_mut().filter(|_| unnamed) {
        object.remove("button");
    }
    let is_named = said.is_some() && !unnamed;
    let absent = fold_absent(&mut whole, table, &mut listed, away);
    let moved = dealer.is_some_and(|dealer| arrange(&mut whole, table, &listed, (dealer, is_named)));
    Ok(SeatedLine {
        line: if absent || moved || unnamed { whole.to_string() } else { line.to_owned() },
        dealer,
        fined: listed.iter().find(|(_, player)| fined(player)).map(|(player, _)| *player),
        dead: listed.iter().filter_map(|(player, value)| Some((*player, dead(value)?))).collect(),
    })
}

/// Folds for players who are away if their blinds are taken anyway: they have no hand. True if that changed anything. A line that
/// shows cards of such a player stays as it is.
fn fold_absent(
    whole: &mut Value,
    table: &Tonight,
    listed: &mut [(PlayerId, Value)],
    away: &[PlayerId],
) -> bool {
    let mut changed = false;
    for (_, player) in listed.iter_mut().filter(|(player, _)| takes(table) && away.contains(player)) {
        let has_cards = player.get("cards").and_then(Value::as_str).is_some_and(|cards| !cards.is_empty());
        let Some(said) = player.as_object_mut().filter(|said| !has_cards && !said.contains_key("folded"))
        else {
            continue;
        };
        said.insert("folded".to_owned(), Value::Bool(true));
        changed = true;
    }
    if let Some(object) = whole.as_object_mut().filter(|_| changed) {
        let players = listed.iter().map(|(_, player)| player.clone()).collect();
        object.insert("players".to_owned(), Value::Array(players));
    }
    changed
}

/// Puts the noted dealer into the line, and its players in the order of their seats. True if that changed anything.
fn arrange(
    whole: &mut Value,
    table: &Tonight,
    listed: &[(PlayerId, Value)],
    (dealer, said): (PlayerId, bool),
) -> bool {
    let Some(object) = whole.as_object_mut() else { return false };
    let ids: Vec<PlayerId> = listed.iter().map(|(player, _)| *player).collect();
    let of = |player: PlayerId| listed.iter().find(|(id, _)| *id == player).map(|(_, value)| value.clone());
    let button = dealing_among(&table.evening, dealer, &ids).filter(|_| !said).and_then(of);
    let order = clockwise(&table.evening, &ids).filter(|order| !goes_round(order, &ids));
    let changed = button.is_some() || order.is_some();
    if let Some(name) = button.and_then(|player| player.get("name").cloned()) {
        object.insert("button".to_owned(), name);
    }
    if let Some(order) = order {
        object.insert("players".to_owned(), order.into_iter().filter_map(of).collect());
    }
    changed
}

/// True if both go round the table in the same order, wherever they begin.
fn goes_round(order: &[PlayerId], listed: &[PlayerId]) -> bool {
    let first = order.iter().position(|player| listed.first() == Some(player)).unwrap_or_default();
    order.iter().cycle().skip(first).take(order.len()).eq(listed)
}
