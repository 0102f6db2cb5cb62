//! Two people kept apart: who may be, and that neither comes to a table where the other sits (CAU-005).

use crate::ids::PlayerId;
use crate::journal::Pair;
use crate::night::tables::{smaller, table_of};
use crate::night::tonight::Tonight;
use crate::people::{Name, Roster};
use crate::refusal::{Notice, Refusal};
use engine::house::{House, key};

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
        return Err(Refusal::worded("pairs-not-kept-apart", message).by(rule.as_deref()));
    }
    let rule = keeps.and_then(|keeps| keeps.rule);
    let (one, other) = (name(people, pair.one), name(people, pair.other));
    if pair.one == pair.other {
        return Err(Refusal::worded("same-party", format!("`{one}` cannot be kept apart from himself")));
    }
    if known.contains(&pair) {
        let message = format!("`{one}` and `{other}` are kept apart already");
        return Err(Refusal::worded("apart-already", message).by(rule.as_deref()).hint("seats"));
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
    Err(Refusal::worded("not-kept-apart", message).hint("seats"))
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
            Err(Refusal::worded("kept-apart", message).by(rule(&tonight.house).as_deref()).hint(hint))
        }
    }
}

/// Refuses to deal two players who are kept apart into one hand, for example when that was ruled while both sat there.
///
/// # Errors
///
/// `kept-apart`.
pub fn check_plays(tonight: &Tonight, players: &[PlayerId]) -> Result<(), Refusal> {
    match together(tonight, players) {
        None => Ok(()),
        Some(pair) => {
            let (one, other) = (tonight.name(pair.one), tonight.name(pair.other));
            let message =
                format!("`{one}` and `{other}` do not share a table: one of them sits out or leaves");
            let rule = rule(&tonight.house);
            let way_out =
                if tonight.plays_in_tournament(pair.other) { "tournament leave" } else { "cashout" };
            Err(Refusal::worded("kept-apart", message).by(rule.as_deref()).hint(format!("{way_out} {other}")))
        }
    }
}

/// Refuses a tournament of two players who are kept apart: it is played at one table, wherever they sit now.
///
/// # Errors
///
/// `kept-apart`.
pub fn check_enters(tonight: &Tonight, players: &[PlayerId]) -> Result<(), Refusal> {
    let Some(pair) = together(tonight, players) else { return Ok(()) };
    let (one, other) = (tonight.name(pair.one), tonight.name(pair.other));
    let message =
        format!("`{one}` and `{other}` do not share a table, and a tournament is played at one table");
    let hint = format!("seats --allow {one},{other}");
    Err(Refusal::worded("kept-apart", message).by(rule(&tonight.house).as_deref()).hint(hint))
}

/// What a ruling means for two players who sit at one table already; nothing if they don't.
#[must_use]
pub fn sit_together(tonight: &Tonight, pair: Pair) -> Option<Notice> {
    let table = |player: PlayerId| table_of(&tonight.evening, player).filter(|_| sits(tonight, player));
    table(pair.one).filter(|one| Some(*one) == table(pair.other))?;
    let (one, other) = (tonight.name(pair.one), tonight.name(pair.other));
    let text = format!("`{one}` and `{other}` are at one table now: one of them leaves before the next hand");
    Some(Notice::worded(rule(&tonight.house).as_deref(), text))
}

/// The first two of these players who are kept apart.
fn together(tonight: &Tonight, players: &[PlayerId]) -> Option<Pair> {
    let both = |pair: &&Pair| players.contains(&pair.one) && players.contains(&pair.other);
    pairs(tonight).iter().find(both).copied()
}

fn rule(house: &House) -> Option<String> {
    house.flag(key::SEATING_FORBIDDEN_PAIRS).and_then(|keeps| keeps.rule)
}

/// True while he is at the table.
#[must_use]
pub fn sits(tonight: &Tonight, player: PlayerId) -> bool {
    tonight.evening.sitting(player).is_some_and(|sitting| sitting.left.is_none())
}

fn name(people: &Roster, player: PlayerId) -> &str {
    people.called(player).map_or("somebody", Name::as_str)
}
