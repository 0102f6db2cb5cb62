//! Two people kept apart: who may be, and that neither comes to a table where the other sits (CAU-005).

use crate::ids::PlayerId;
use crate::journal::Pair;
use crate::night::ring::sits;
use crate::night::tables::{smaller, table_of};
use crate::night::tonight::Tonight;
use crate::people::{Name, Roster};
use crate::refusal::{ApartNoticed, ApartRefused, Notice, Refusal};
use engine::house::{House, key};

/// Keeps two people apart, if the house does that.
///
/// # Errors
///
/// `pairs-not-kept-apart` in other houses, `same-party` for one person, `apart-already` for a pair that is known.
pub fn forbid(house: &House, people: &Roster, known: &[Pair], pair: Pair) -> Result<(), Refusal> {
    let keeps = house.flag(key::SEATING_FORBIDDEN_PAIRS);
    if keeps.as_ref().is_none_or(|keeps| !keeps.value) {
        let (house, rule) = (house.name().to_owned(), keeps.and_then(|keeps| keeps.rule));
        return Err(Refusal::new(ApartRefused::NotDoneHere { house }).by(rule.as_deref()));
    }
    let rule = keeps.and_then(|keeps| keeps.rule);
    let (one, other) = (name(people, pair.one), name(people, pair.other));
    if pair.one == pair.other {
        return Err(Refusal::new(ApartRefused::FromHimself { name: one }));
    }
    if known.contains(&pair) {
        return Err(Refusal::new(ApartRefused::Already { one, other }).by(rule.as_deref()));
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
    Err(Refusal::new(ApartRefused::NotKept { one, other }))
}

/// The pairs the house of the night keeps apart; none if it doesn't do that.
#[must_use]
pub fn pairs(tonight: &Tonight) -> &[Pair] {
    let keeps = tonight.house.flag(key::SEATING_FORBIDDEN_PAIRS).is_some_and(|keeps| keeps.value);
    if keeps { &tonight.apart } else { &[] }
}

/// Refuses a player who comes to the table while somebody they're kept apart from sits there. Players who already sit there stay.
///
/// # Errors
///
/// `kept-apart`.
pub fn check_comes(tonight: &Tonight, player: PlayerId) -> Result<(), Refusal> {
    if sits(&tonight.evening, player) {
        Ok(())
    } else {
        check_shares(tonight, player, smaller(&tonight.evening))
    }
}

/// Refuses a player who would come to a table where somebody they're kept apart from sits.
///
/// # Errors
///
/// `kept-apart`.
pub fn check_shares(tonight: &Tonight, player: PlayerId, table: u32) -> Result<(), Refusal> {
    let here =
        |other: PlayerId| sits(&tonight.evening, other) && table_of(&tonight.evening, other) == Some(table);
    let at_table = |pair: &Pair| pair.besides(player).filter(|other| here(*other));
    match pairs(tonight).iter().find_map(at_table) {
        None => Ok(()),
        Some(other) => {
            let (name, other) = (name(&tonight.people, player), name(&tonight.people, other));
            Err(Refusal::new(ApartRefused::Sits { name, other }).by(rule(&tonight.house).as_deref()))
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
            let in_tournament = tonight.plays_in_tournament(pair.other);
            let (one, other) = (name(&tonight.people, pair.one), name(&tonight.people, pair.other));
            let why = ApartRefused::InOneHand { one, other, in_tournament };
            Err(Refusal::new(why).by(rule(&tonight.house).as_deref()))
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
    let (one, other) = (name(&tonight.people, pair.one), name(&tonight.people, pair.other));
    Err(Refusal::new(ApartRefused::InOneTournament { one, other }).by(rule(&tonight.house).as_deref()))
}

/// What a ruling means for two players who sit at one table already; nothing if they don't.
#[must_use]
pub fn sit_together(tonight: &Tonight, pair: Pair) -> Option<Notice> {
    let table =
        |player: PlayerId| table_of(&tonight.evening, player).filter(|_| sits(&tonight.evening, player));
    table(pair.one).filter(|one| Some(*one) == table(pair.other))?;
    let (one, other) = (name(&tonight.people, pair.one), name(&tonight.people, pair.other));
    Some(Notice::new(rule(&tonight.house).as_deref(), ApartNoticed::AtOneTable { one, other }))
}

/// The first two of these players who are kept apart.
fn together(tonight: &Tonight, players: &[PlayerId]) -> Option<Pair> {
    let both = |pair: &&Pair| players.contains(&pair.one) && players.contains(&pair.other);
    pairs(tonight).iter().find(both).copied()
}

fn rule(house: &House) -> Option<String> {
    house.flag(key::SEATING_FORBIDDEN_PAIRS).and_then(|keeps| keeps.rule)
}

fn name(people: &Roster, player: PlayerId) -> String {
    people.called(player).map_or("somebody", Name::as_str).to_owned()
}
