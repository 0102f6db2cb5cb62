//! Two people kept apart: who may be, and that neither comes to a table where the other sits (CAU-005).

use crate::domain::house::{House, key};
use crate::domain::ids::PlayerId;
use crate::domain::journal::Pair;
use crate::domain::night::tables::{smaller, table_of};
use crate::domain::night::tonight::Tonight;
use crate::domain::people::{Name, Roster};
use crate::domain::refusal::Refusal;

/// Keeps two people apart, where the house does such a thing.
///
/// # Errors
///
/// `pairs-not-kept-apart` in other houses, `same-party` for one person, `apart-already` for a pair that is known.
pub fn forbid(house: &House, people: &Roster, known: &[Pair], pair: Pair) -> Result<(), Refusal> {
    let keeps = house.flag(key::SEATING_FORBIDDEN_PAIRS);
    if keeps.as_ref().is_none_or(|keeps| !keeps.value) {
        let message = format!("`{}` keeps nobody apart", house.name());
        let rule = keeps.and_then(|keeps| keeps.rule);
        return Err(Refusal::new("pairs-not-kept-apart", message).by(rule.as_deref()));
    }
    let rule = keeps.and_then(|keeps| keeps.rule);
    let (one, other) = (name(people, pair.one), name(people, pair.other));
    if pair.one == pair.other {
        return Err(Refusal::new("same-party", format!("`{one}` cannot be kept apart from himself")));
    }
    if known.contains(&pair) {
        let message = format!("`{one}` and `{other}` are kept apart already");
        return Err(Refusal::new("apart-already", message).by(rule.as_deref()).hint("seats"));
    }
    Ok(())
}

/// Lets two people share a table again.
///
/// # Errors
///
/// `not-kept-apart` if nobody keeps them apart.
pub fn allow(people: &Roster, known: &[Pair], pair: Pair) -> Result<(), Refusal> {
    if known.contains(&pair) {
        return Ok(());
    }
    let (one, other) = (name(people, pair.one), name(people, pair.other));
    let message = format!("`{one}` and `{other}` are not kept apart");
    Err(Refusal::new("not-kept-apart", message).hint("seats"))
}

/// The pairs the house of the night keeps apart; none where it does no such thing.
#[must_use]
pub fn pairs(tonight: &Tonight) -> &[Pair] {
    let keeps = tonight.house.flag(key::SEATING_FORBIDDEN_PAIRS).is_some_and(|keeps| keeps.value);
    if keeps { &tonight.apart } else { &[] }
}

/// Refuses who comes to the table while somebody sits there he is kept apart from; who sits already stays.
///
/// # Errors
///
/// `kept-apart`.
pub fn check_comes(tonight: &Tonight, player: PlayerId) -> Result<(), Refusal> {
    if sits(tonight, player) { Ok(()) } else { check_shares(tonight, player, smaller(&tonight.evening)) }
}

/// Refuses who would come to a table where somebody sits he is kept apart from.
///
/// # Errors
///
/// `kept-apart`.
pub fn check_shares(tonight: &Tonight, player: PlayerId, table: u32) -> Result<(), Refusal> {
    let here = |other: PlayerId| sits(tonight, other) && table_of(&tonight.evening, other) == Some(table);
    let at_table = |pair: &Pair| pair.besides(player).filter(|other| here(*other));
    match pairs(tonight).iter().find_map(at_table) {
        None => Ok(()),
        Some(other) => {
            let (name, other) = (tonight.name(player), tonight.name(other));
            let message =
                format!("`{name}` and `{other}` do not share a table, and `{other}` sits at this one");
            let hint = format!("seats --allow {name},{other}");
            let rule = tonight.house.flag(key::SEATING_FORBIDDEN_PAIRS).and_then(|keeps| keeps.rule);
            Err(Refusal::new("kept-apart", message).by(rule.as_deref()).hint(hint))
        }
    }
}

/// True while he is at the table.
#[must_use]
pub fn sits(tonight: &Tonight, player: PlayerId) -> bool {
    tonight.evening.sitting(player).is_some_and(|sitting| sitting.left.is_none())
}

fn name(people: &Roster, player: PlayerId) -> &str {
    people.called(player).map_or("somebody", Name::as_str)
}
