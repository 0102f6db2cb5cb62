//! Two tables become one, with a draw for the button (DAV-12); and random seats.

use crate::ids::PlayerId;
use crate::journal::{Draw, PlacesChanged, PlacesWhy, TakenSeat};
use crate::night::apart::check_shares;
use crate::night::card_draw::{Drawn, draw, ranked};
use crate::night::ring::{last_noted, seated};
use crate::night::tables::{MAIN, SEAT_MAX, SECOND, TableRules, seated_at};
use crate::night::tonight::Tonight;
use crate::night::tournament::one_table::check_settled;
use crate::refusal::{Lots, Refusal, SeatRefused, SplitRefused, TableRefused};
use crate::tournament::Phase;
use engine::house::key;

/// Who draws when the tables are merged: everybody, the main table first.
///
/// # Errors
///
/// `one-table`, `no-second-table`, `tournament-one-table`, `too-many-to-merge`.
pub fn merging(tonight: &Tonight) -> Result<Vec<PlayerId>, Refusal> {
    let rules = TableRules::wanted(&tonight.house)?;
    if tonight.evening.tables < SECOND {
        return Err(Refusal::new(TableRefused::from(SplitRefused::NotSplit)));
    }
    check_settled(tonight)?;
    let (players, most) = (seated(&tonight.evening).len(), rules.merge_at.value);
    if players > most {
        let too_many = TableRefused::from(SplitRefused::TooMany { players, most });
        return Err(Refusal::new(too_many).by(rules.merge_at.rule.as_deref()));
    }
    let here = [MAIN, SECOND].map(|table| seated_at(&tonight.evening, table));
    Ok(here.into_iter().flatten().map(|(_, player)| player).collect())
}

/// Merges the tables where the banker sits. The highest card has the button. Players who come over take the free chairs there,
/// the highest card first, and nobody there has to get up (DAV-08).
///
/// # Errors
///
/// Those of [`merging`] and of the draw; `kept-apart`.
pub fn merge(tonight: &Tonight, drawn: &Drawn) -> Result<PlacesChanged, Refusal> {
    let lot = draw(tonight, &merging(tonight)?, drawn, Lots::Merge)?;
    let order = ranked(&lot.cards);
    let home = home(tonight);
    let stay = seated_at(&tonight.evening, home);
    let come = seated_at(&tonight.evening, if home == MAIN { SECOND } else { MAIN });
    for (_, player) in &come {
        check_shares(tonight, *player, home)?;
    }
    let free = (1..=SEAT_MAX).filter(|seat| stay.iter().all(|(taken, _)| taken != seat));
    let chairless = |player: &PlayerId| home != MAIN && stay.contains(&(u32::MAX, *player));
    let comes = |player: &&PlayerId| come.iter().any(|(_, other)| other == *player) || chairless(player);
    let place = |(seat, player)| TakenSeat { player, table: MAIN, seat };
    let mut places: Vec<TakenSeat> =
        free.zip(order.iter().copied().filter(|player| comes(&player))).map(place).collect();
    if home != MAIN {
        // The merged table has the number of the main one; its chairs are the same.
        places.extend(stay.iter().copied().filter(|(seat, _)| *seat != u32::MAX).map(place));
    }
    let dealer = order.first().copied();
    Ok(PlacesChanged { night: tonight.evening.id, why: PlacesWhy::Merge, places, draw: Some(lot), dealer })
}

/// Where the banker sits; the main table if nobody keeps the bank, or the banker doesn't play.
fn home(tonight: &Tonight) -> u32 {
    let banker = tonight.evening.banker;
    let second = seated_at(&tonight.evening, SECOND);
    if second.into_iter().any(|(_, player)| Some(player) == banker) { SECOND } else { MAIN }
}

/// Who draws for a seat: everybody who is here, before the first hand.
///
/// # Errors
///
/// `seat-kept`, `game-begun`, `tables-split`, `nobody-to-play`.
pub fn seating(tonight: &Tonight) -> Result<Vec<PlayerId>, Refusal> {
    let evening = &tonight.evening;
    check_kept(tonight)?;
    let rule = tonight.house.word(key::SEATING).and_then(|said| said.rule);
    if evening.hands > 0 || last_noted(evening).is_some() {
        return Err(Refusal::new(SeatRefused::GameBegun).by(rule.as_deref()));
    }
    if evening.tables > 1 {
        return Err(Refusal::new(TableRefused::from(SplitRefused::SplitAlready)));
    }
    let here: Vec<PlayerId> = seated(evening).into_iter().map(|(_, player)| player).collect();
    if here.len() < 2 {
        return Err(Refusal::new(SeatRefused::TooFewToDraw { players: here.len() }));
    }
    Ok(here)
}

/// Players in a tournament keep their seats to its end (PIG-18).
fn check_kept(tonight: &Tonight) -> Result<(), Refusal> {
    let Some(on) = tonight.tournament().filter(|on| on.phase == Phase::Running) else { return Ok(()) };
    let sits =
        |player: &PlayerId| tonight.evening.sitting(*player).is_some_and(|sitting| sitting.seat.is_some());
    let kept = on.players().filter(sits).count();
    if kept == 0 && on.deals.is_empty() && on.hands == 0 {
        return Ok(());
    }
    let rule = tonight.house.word(key::SEATING_CHANGE).filter(|change| change.value == "never");
    let played = SeatRefused::TournamentPlayed { tournament: on.number, players: kept };
    Err(Refusal::new(played).by(rule.and_then(|rule| rule.rule).as_deref()))
}

/// Random seats: the highest card has seat 1, and so on around the table.
///
/// # Errors
///
/// Those of [`seating`] and of the draw.
pub fn draw_seats(tonight: &Tonight, drawn: &Drawn) -> Result<PlacesChanged, Refusal> {
    let lot: Draw = draw(tonight, &seating(tonight)?, drawn, Lots::Seats)?;
    let seats = (1..).zip(ranked(&lot.cards));
    let places = seats.map(|(seat, player)| TakenSeat { player, table: MAIN, seat }).collect();
    Ok(PlacesChanged {
        night: tonight.evening.id,
        why: PlacesWhy::Draw,
        places,
        draw: Some(lot),
        dealer: None,
    })
}
