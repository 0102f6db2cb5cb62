//! A player goes to the other table: to level them (DAV-10), or by asking, if they stay level (DAV-11).

use crate::ids::PlayerId;
use crate::journal::{PlacesChanged, PlacesWhy, TakenSeat};
use crate::night::apart::check_shares;
use crate::night::blind_order::BlindOrder;
use crate::night::next_hand::NextHand;
use crate::night::ring::{CHAIRS_KEPT, seated};
use crate::night::splitting;
use crate::night::tables::{MAIN, SEAT_MAX, SECOND, TableRules, count_at, seated_at};
use crate::night::tonight::Tonight;
use crate::night::tournament::one_table::check_settled;
use crate::refusal::{MoveRefused, Notice, Refusal, SeatRefused, SplitRefused, TableNoticed, TableRefused};
use engine::house::key;

/// What the hands leave for the next one at each of the two tables, the main one first.
pub type NextHands = [NextHand; 2];

/// A change of places, and what the table should hear of it.
pub type Changed = (PlacesChanged, Vec<Notice>);

/// Levels the tables by moving one player from the larger one: the volunteer, or else the next player for the big blind there,
/// never the banker.
///
/// # Errors
///
/// `one-table`, `no-second-table`, `tables-level`, `other-table`, `banker-stays`, `nobody-due`, `just-came`, `kept-apart`.
pub fn balance(tonight: &Tonight, next: &NextHands, volunteer: Option<PlayerId>) -> Result<Changed, Refusal> {
    let rules = two(tonight)?;
    let (main, second) = (count_at(&tonight.evening, MAIN), count_at(&tonight.evening, SECOND));
    let rule = rules.imbalance.rule.as_deref();
    if main.abs_diff(second) < rules.imbalance.value {
        return Err(no_move(MoveRefused::Level { main, second }, rule));
    }
    let larger = if main > second { MAIN } else { SECOND };
    let (player, why) = match volunteer {
        Some(player) => {
            check_at(tonight, player, larger, rule)?;
            (player, PlacesWhy::Volunteer)
        }
        None => (due(tonight, next, larger, rule)?, PlacesWhy::BigBlind),
    };
    check_moves(tonight, player)?;
    go(tonight, next, player, why, rule)
}

/// Lets a player who asked for it change tables, if the tables stay level.
///
/// # Errors
///
/// `one-table`, `no-second-table`, `seat-kept`, `not-in-the-game`, `banker-stays`, `tables-would-differ`, `just-came`,
/// `kept-apart`.
pub fn ask(tonight: &Tonight, next: &NextHands, player: PlayerId) -> Result<Changed, Refusal> {
    let rules = two(tonight)?;
    let change = tonight.house.word(key::SEATING_CHANGE);
    let rule = change.as_ref().and_then(|change| change.rule.as_deref());
    let says = |word: &str| change.as_ref().is_some_and(|change| change.value == word);
    if says("never") {
        let kept = SeatRefused::Kept { name: tonight.name(player).to_owned() };
        return Err(Refusal::new(kept).by(rule));
    }
    let table = table_here(tonight, player)?;
    check_moves(tonight, player)?;
    let from = count_at(&tonight.evening, table).saturating_sub(1);
    let to = count_at(&tonight.evening, other(table)).saturating_add(1);
    // If any free seat may be taken, the tables are leveled afterwards.
    if from.abs_diff(to) >= rules.imbalance.value && !says("free") {
        let name = tonight.name(player).to_owned();
        return Err(no_move(MoveRefused::WouldDiffer { name, from, to }, rule));
    }
    go(tonight, next, player, PlacesWhy::Asked, rule)
}

/// The other of the two tables.
const fn other(table: u32) -> u32 {
    if table == MAIN { SECOND } else { MAIN }
}

fn two(tonight: &Tonight) -> Result<TableRules, Refusal> {
    let rules = TableRules::wanted(&tonight.house)?;
    if tonight.evening.tables > 1 {
        check_settled(tonight)?;
        return Ok(rules);
    }
    Err(Refusal::new(TableRefused::from(SplitRefused::NotSplit)))
}

fn table_here(tonight: &Tonight, player: PlayerId) -> Result<u32, Refusal> {
    let here = tonight.evening.sitting(player).filter(|sitting| sitting.left.is_none());
    here.map(|sitting| sitting.table).ok_or_else(|| tonight.not_in_the_game(player))
}

fn check_at(tonight: &Tonight, player: PlayerId, table: u32, rule: Option<&str>) -> Result<(), Refusal> {
    let at = table_here(tonight, player)?;
    if at == table {
        return Ok(());
    }
    let name = tonight.name(player).to_owned();
    Err(no_move(MoveRefused::OfTheSmaller { name, at, table }, rule))
}

fn check_moves(tonight: &Tonight, player: PlayerId) -> Result<(), Refusal> {
    if !tonight.never_moves(player) {
        return Ok(());
    }
    let (name, is_banker) = (tonight.name(player).to_owned(), tonight.evening.banker == Some(player));
    Err(no_move(MoveRefused::Stays { name, is_banker }, splitting::rule(tonight).as_deref()))
}

/// Who is next for the big blind at a table. The banker and the host are passed over, and so is anybody whose chair at the other
/// table still waits for a hand.
fn due(tonight: &Tonight, next: &NextHands, table: u32, rule: Option<&str>) -> Result<PlayerId, Refusal> {
    let stays = |player: &PlayerId| tonight.never_moves(*player) || just_came(tonight, next, *player, table);
    let Some(order) = order(tonight, next, table) else {
        return Err(no_move(MoveRefused::NobodyDue { table }, rule));
    };
    order.players().find(|player| !stays(player)).ok_or_else(|| {
        no_move(MoveRefused::AllJustCame { table, other: other(table), hands: CHAIRS_KEPT }, rule)
    })
}

/// True while the chair the player left at the other table still counts for its next button: they were in one of its last hands.
fn just_came(tonight: &Tonight, next: &NextHands, player: PlayerId, table: u32) -> bool {
    let [_, there] = of(next, table);
    let from = tonight.evening.sitting(player).and_then(|sitting| sitting.from);
    from.is_some_and(|(from, _)| from == other(table))
        && there.hands.iter().rev().take(CHAIRS_KEPT).any(|hand| hand.players.contains(&Some(player)))
}

/// What's left at a table, and at the other one.
fn of(next: &NextHands, table: u32) -> [&NextHand; 2] {
    let [main, second] = next;
    if table == MAIN { [main, second] } else { [second, main] }
}

fn order(tonight: &Tonight, next: &NextHands, table: u32) -> Option<BlindOrder> {
    let [hand, _] = of(next, table);
    BlindOrder::of(&tonight.at_table(table), hand)
}

/// To the other table, where the big blind is as far away as it was, or farther.
fn go(
    tonight: &Tonight,
    next: &NextHands,
    player: PlayerId,
    why: PlacesWhy,
    rule: Option<&str>,
) -> Result<Changed, Refusal> {
    let from = table_here(tonight, player)?;
    let table = other(from);
    if just_came(tonight, next, player, from) {
        let name = tonight.name(player).to_owned();
        return Err(no_move(MoveRefused::JustCame { name, other: table, hands: CHAIRS_KEPT }, rule));
    }
    check_shares(tonight, player, table)?;
    let chair = tonight.evening.sitting(player).and_then(|sitting| sitting.seat);
    let hands = order(tonight, next, from).zip(chair).map_or(0, |(order, chair)| order.hands_until(chair));
    let taken = seated_at(&tonight.evening, table);
    let free: Vec<u32> = (1..=SEAT_MAX).filter(|seat| taken.iter().all(|(other, _)| other != seat)).collect();
    let known = order(tonight, next, table);
    let mut notices = Vec::new();
    if known.is_none() {
        notices.push(Notice::new(None, TableNoticed::BlindsUnknown { table }));
    }
    let seat = known.and_then(|order| order.chair_for(hands, &free)).or_else(|| free.first().copied());
    let playing = || Some(seated(&tonight.evening).len());
    let full = || Refusal::new(TableRefused::Full { table, playing: playing() }).by(rule);
    let seat = seat.ok_or_else(full)?;
    let places = vec![TakenSeat { player, table, seat }];
    let changed = PlacesChanged { night: tonight.evening.id, why, places, draw: None, dealer: None };
    Ok((changed, notices))
}

fn no_move(why: MoveRefused, rule: Option<&str>) -> Refusal {
    Refusal::new(TableRefused::from(why)).by(rule)
}
