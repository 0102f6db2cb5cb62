//! One table becomes two: who goes to the second, as a volunteer, by name or by drawing; banker and host stay (DAV-07, DAV-08).

use crate::ids::PlayerId;
use crate::journal::{PlacesChanged, PlacesWhy, TakenSeat};
use crate::night::card_draw::{Drawn, draw, ranked};
use crate::night::ring::seated;
use crate::night::tables::{MAIN, SECOND, TableRules, free_seat};
use crate::night::tonight::Tonight;
use crate::night::tournament::one_table::check_undivided;
use crate::refusal::{Lots, MoveRefused, Refusal, SplitRefused, TableRefused};
use engine::house::key;

/// Who goes to the second table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Movers {
    /// The volunteers.
    pub volunteers: Vec<PlayerId>,
    /// Everybody who goes, if the table named them; otherwise the rest is drawn.
    pub named: Vec<PlayerId>,
}

/// Who draws for a place at the second table: everybody but the banker and the volunteers, by seat; nobody if that's settled.
///
/// # Errors
///
/// `one-table`, `tables-split`, `tournament-one-table`, `too-few-to-split`, `banker-stays`, `not-in-the-game`, `player-twice`,
/// `wrong-movers`.
pub fn drawing(tonight: &Tonight, movers: &Movers) -> Result<Vec<PlayerId>, Refusal> {
    check(tonight)?;
    let going: Vec<PlayerId> = movers.volunteers.iter().chain(&movers.named).copied().collect();
    let rule = rule(tonight);
    let rule = rule.as_deref();
    check_movers(tonight, &going, rule)?;
    let half = half(tonight);
    if going.len() > half || (!movers.named.is_empty() && going.len() < half) {
        let wrong = SplitRefused::WrongMovers { going: half, named: going.len() };
        return Err(Refusal::new(TableRefused::from(wrong)).by(rule));
    }
    if going.len() == half {
        return Ok(Vec::new());
    }
    let stays = |player: &PlayerId| tonight.never_moves(*player) || going.contains(player);
    Ok(seated(&tonight.evening)
        .into_iter()
        .map(|(_, player)| player)
        .filter(|player| !stays(player))
        .collect())
}

/// The house's rule on who moves.
#[must_use]
pub fn rule(tonight: &Tonight) -> Option<String> {
    tonight.house.word(key::SEATING_SPLIT).and_then(|said| said.rule)
}

/// Splits the game: half of the players, rounded down, go to the second table; of the players who draw, those with the highest
/// cards go.
///
/// # Errors
///
/// Those of [`drawing`] and of the draw.
pub fn split(tonight: &Tonight, movers: &Movers, drawn: &Drawn) -> Result<PlacesChanged, Refusal> {
    let draws = drawing(tonight, movers)?;
    let mut going: Vec<PlayerId> = movers.volunteers.iter().chain(&movers.named).copied().collect();
    let lot = if draws.is_empty() { None } else { Some(draw(tonight, &draws, drawn, Lots::Split)?) };
    if let Some(lot) = &lot {
        let wanted = half(tonight).saturating_sub(going.len());
        going.extend(ranked(&lot.cards).into_iter().take(wanted));
    }
    let second = (1..).zip(&going).map(|(seat, player)| TakenSeat { player: *player, table: SECOND, seat });
    let mut places: Vec<TakenSeat> = second.collect();
    places.extend(chairs_for_the_rest(tonight, &going));
    Ok(PlacesChanged { night: tonight.evening.id, why: PlacesWhy::Split, places, draw: lot, dealer: None })
}

/// Half of the players here, rounded down.
fn half(tonight: &Tonight) -> usize {
    seated(&tonight.evening).len().checked_div(2).unwrap_or_default()
}

/// A player who stays and never had a seat gets one: the blinds go around by seats.
fn chairs_for_the_rest(tonight: &Tonight, going: &[PlayerId]) -> Vec<TakenSeat> {
    let mut evening = tonight.evening.clone();
    let mut places = Vec::new();
    for (_, player) in seated(&tonight.evening).into_iter().filter(|(seat, _)| *seat == u32::MAX) {
        let Some(seat) = free_seat(&evening, MAIN).filter(|_| !going.contains(&player)) else { continue };
        if let Some(sitting) = evening.sittings.iter_mut().find(|sitting| sitting.player == player) {
            sitting.seat = Some(seat);
        }
        places.push(TakenSeat { player, table: MAIN, seat });
    }
    places
}

fn check(tonight: &Tonight) -> Result<(), Refusal> {
    let rules = TableRules::wanted(&tonight.house)?;
    let rule = rules.max.rule.as_deref();
    if tonight.evening.tables > 1 {
        return Err(Refusal::new(TableRefused::from(SplitRefused::SplitAlready)).by(rule));
    }
    check_undivided(tonight)?;
    let (players, most) = (seated(&tonight.evening).len(), rules.max.value);
    if players <= most {
        return Err(Refusal::new(TableRefused::from(SplitRefused::TooFew { players, most })).by(rule));
    }
    Ok(())
}

fn check_movers(tonight: &Tonight, going: &[PlayerId], rule: Option<&str>) -> Result<(), Refusal> {
    for player in going {
        let name = || tonight.name(*player).to_owned();
        if tonight.evening.sitting(*player).is_none_or(|sitting| sitting.left.is_some()) {
            return Err(tonight.not_in_the_game(*player));
        }
        if tonight.never_moves(*player) {
            let is_banker = tonight.evening.banker == Some(*player);
            let stays = MoveRefused::Stays { name: name(), is_banker };
            return Err(Refusal::new(TableRefused::from(stays)).by(rule));
        }
    }
    tonight.check_once(going.iter().copied())
}
