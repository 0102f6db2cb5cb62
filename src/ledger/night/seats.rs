//! Sitting down and dealing: what is recorded, and what the house says about it.

use crate::ids::PlayerId;
use crate::journal::{Fact, SeatFact, TakenSeat};
use crate::night::apart::check_shares;
use crate::night::dead_button::{goes_on_from, moves_with_blinds};
use crate::night::dealing_beside;
use crate::night::evening::Evening;
use crate::night::last_deal::{last_dealer, last_rule};
use crate::night::next_hand::NextHand;
use crate::night::one_hand;
use crate::night::ring::{drawn_dealer, last_noted, left_of, seated};
use crate::night::tables::{MAIN, SEAT_MAX, check_table, free_seat, seated_at, smaller};
use crate::night::taking_seats;
use crate::night::tonight::Tonight;
use crate::refusal::{Notice, Refusal};
use engine::house::key;

/// Where somebody wants to sit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatWish {
    /// The seat; else the chair he left if it is free, or the first free one.
    pub seat: Option<u32>,
    /// The table, where there are two; else his own, and the smaller one for a newcomer.
    pub table: Option<u32>,
    /// True if a change was agreed with whoever runs the house.
    pub agreed: bool,
}

/// Seats a player; some houses flag a change of seat, or want it agreed with whoever runs the house.
///
/// # Errors
///
/// `no-seat`, `no-table`, `asks-first`, `seat-taken`, `kept-apart`, `table-full`; `seat-change-unagreed` where the house
/// wants to be asked (CAU-005).
pub fn seat(
    tonight: &Tonight,
    player: PlayerId,
    wish: SeatWish,
) -> Result<(Fact, TakenSeat, Vec<Notice>), Refusal> {
    let evening = &tonight.evening;
    let sitting = evening.sitting(player);
    let here = sitting.filter(|sitting| sitting.left.is_none());
    let table = wish.table.unwrap_or_else(|| here.map_or_else(|| smaller(evening), |here| here.table));
    check_table(tonight, table)?;
    if let Some(here) = here.filter(|here| here.table != table) {
        let name = tonight.name(player);
        let message = format!("`{name}` sits at table {}; a change of tables is asked for", here.table);
        return Err(Refusal::worded("asks-first", message).hint(format!("seats ask {name}")));
    }
    let before = sitting.filter(|sitting| sitting.table == table).and_then(|sitting| sitting.seat);
    let seat = match wish.seat {
        Some(seat) => seat,
        None => before
            .filter(|before| is_free(evening, table, *before, player))
            .or_else(|| free_seat(evening, table))
            .ok_or_else(|| Refusal::worded("table-full", format!("table {table} has no free seat")))?,
    };
    check_seat(tonight, player, table, seat)?;
    check_shares(tonight, player, table)?;
    let before = before.filter(|before| *before != seat);
    let notice = match before {
        Some(before) => change(tonight, player, (before, seat), wish.agreed)?,
        None => taking_seats::sits_down(tonight, player, wish.seat, wish.agreed),
    };
    let known = sitting.map_or(MAIN, |sitting| sitting.table);
    let fact = SeatFact::Seated {
        night: evening.id,
        player,
        seat,
        agreed: wish.agreed && before.is_some(),
        table: (table != known).then_some(table),
        back: sitting.is_some_and(|sitting| sitting.left.is_some()),
    }
    .into();
    Ok((fact, TakenSeat { player, table, seat }, notice.into_iter().collect()))
}

/// A seat that is one, and nobody's.
fn check_seat(tonight: &Tonight, player: PlayerId, table: u32, seat: u32) -> Result<(), Refusal> {
    if seat == 0 || seat > SEAT_MAX {
        return Err(Refusal::worded(
            "no-seat",
            format!("there are seats 1 to {SEAT_MAX}, and {seat} is none"),
        ));
    }
    check_fixed(tonight, player, seat)?;
    let taken = seated_at(&tonight.evening, table);
    match taken.iter().find(|(other, who)| *other == seat && *who != player) {
        None => Ok(()),
        Some((_, other)) => {
            let message = format!("`{}` sits on seat {seat}", tonight.name(*other));
            let rule = one_hand::rule(&tonight.house);
            Err(Refusal::worded("seat-taken", message).by(rule.as_deref()).hint("seats"))
        }
    }
}

fn is_free(evening: &Evening, table: u32, seat: u32, player: PlayerId) -> bool {
    seated_at(evening, table).iter().all(|(other, who)| *other != seat || *who == player)
}

/// In a tournament of a house that fixes its seats, nobody changes his once the cards are out (PIG-18).
fn check_fixed(tonight: &Tonight, player: PlayerId, seat: u32) -> Result<(), Refusal> {
    let before = tonight.evening.sitting(player).and_then(|sitting| sitting.seat);
    let change = tonight.house.word(key::SEATING_CHANGE).filter(|change| change.value == "never");
    match (before.filter(|before| *before != seat), change) {
        (Some(before), Some(change)) if tonight.plays_in_tournament(player) => {
            let message =
                format!("`{}` keeps seat {before} to the end of the tournament", tonight.name(player));
            Err(Refusal::worded("seat-kept", message).by(change.rule.as_deref()).hint("tournament seats"))
        }
        _ => Ok(()),
    }
}

/// What the house says to a change of seat.
fn change(
    tonight: &Tonight,
    player: PlayerId,
    (before, seat): (u32, u32),
    agreed: bool,
) -> Result<Option<Notice>, Refusal> {
    let Some(change) = tonight.house.word(key::SEATING_CHANGE) else { return Ok(None) };
    let (name, rule) = (tonight.name(player), change.rule.as_deref());
    match change.value {
        "never" => {
            let text = format!("`{name}` leaves seat {before}; seats are kept for the night here");
            Ok(Some(Notice::worded(rule, text)))
        }
        "management" if !agreed => {
            let message =
                format!("`{name}` has seat {before}, and a change to seat {seat} is agreed with management");
            let hint = format!("seat {name} {seat} --agreed");
            Err(Refusal::worded("seat-change-unagreed", message).by(rule).hint(hint))
        }
        _ => Ok(None),
    }
}

/// Notes who deals the next hand: the one named, else the next to the left.
///
/// # Errors
///
/// `not-in-the-game` there for somebody who did not come, and everywhere for who has left; `no-dealer` if nobody is named and nobody is due.
pub fn deal(
    tonight: &Tonight,
    dealer: Option<PlayerId>,
    only: Option<&[PlayerId]>,
) -> Result<(Fact, PlayerId), Refusal> {
    dealer.map_or(Ok(()), |named| check_dealer(tonight, named))?;
    let dealer = dealer.or_else(|| next_dealer(tonight, only)).ok_or_else(|| nobody_due(tonight))?;
    Ok((SeatFact::Dealt { night: tonight.evening.id, dealer, dead: false, table: None }.into(), dealer))
}

/// May this player be named as the dealer? Who has left the night deals no more, nor does who did not come, unless the house
/// lets him.
///
/// # Errors
///
/// `not-in-the-game`.
pub fn check_dealer(tonight: &Tonight, dealer: PlayerId) -> Result<(), Refusal> {
    dealing_beside::check(tonight, dealer)?;
    let left =
        |player: &PlayerId| tonight.evening.sitting(*player).is_some_and(|sitting| sitting.left.is_some());
    let Some(dealer) = Some(dealer).filter(left) else { return Ok(()) };
    let rotation = tonight.house.word(key::DEALER_ROTATION).and_then(|said| said.rule);
    let message = format!("`{}` has left, and the dealer is who has the button", tonight.name(dealer));
    Err(Refusal::worded("not-in-the-game", message).by(rotation.as_deref()).hint("deal"))
}

/// What decides who deals first, where cards do, and the lines by which it is drawn.
fn deciding_cards(first: &str) -> Option<(&'static str, &'static str)> {
    match first {
        "first-jack" => Some(("the first jack", "deal --deal\ndeal --cards \"9d Qs Jh\"")),
        "high-card" => Some(("the highest card", "deal --deal")),
        _ => None,
    }
}

/// That cards decide who deals next, where the house finds its first dealer so.
#[must_use]
pub fn first_by_cards(tonight: &Tonight) -> Option<Notice> {
    let first = tonight.house.word(key::DEALER_FIRST)?;
    let (what, _) = deciding_cards(first.value)?;
    Some(Notice::worded(first.rule.as_deref(), format!("{what} decides who deals next")))
}

/// Nobody dealt yet, and the house does not name the first: cards do, or the table.
#[must_use]
pub fn nobody_due(tonight: &Tonight) -> Refusal {
    let first = tonight.house.word(key::DEALER_FIRST);
    match first.as_ref().and_then(|first| deciding_cards(first.value)) {
        Some((what, hint)) => {
            Refusal::worded("no-dealer", format!("nobody has dealt yet, and {what} deals first here"))
                .by(first.and_then(|first| first.rule).as_deref())
                .hint(hint)
        }
        None => Refusal::worded("no-dealer", "nobody has dealt yet, and the house does not say who is first")
            .hint("deal --help"),
    }
}

/// The next dealer: who drew the button; else left of the last; the first where the house names him. Who has no chips while
/// others do, and is not all-in for a pot that is for `only` some, is not in the hand: the next one on his left deals it.
#[must_use]
pub fn next_dealer(tonight: &Tonight, only: Option<&[PlayerId]>) -> Option<PlayerId> {
    dealer_by_turn(tonight).map(|due| deals_for(tonight, due, only))
}

/// Who deals when it is this player's turn: he himself, or the next one on his left who is in the hand.
fn deals_for(tonight: &Tonight, due: PlayerId, only: Option<&[PlayerId]>) -> PlayerId {
    let evening = &tonight.evening;
    let ring = seated(evening).into_iter().map(|(_, player)| player);
    let ring: Vec<PlayerId> = ring.collect();
    let Some(from) = ring.iter().position(|player| *player == due) else { return due };
    let is_in =
        |player: &PlayerId| evening.chips(*player).is_positive() || only.unwrap_or_default().contains(player);
    ring.iter().cycle().skip(from).take(ring.len()).copied().find(is_in).unwrap_or(due)
}

/// Refuses a dealer who lost his last chips tonight: he is not in the hand, and the next one on his left deals it. `typed`
/// is what is typed before the name of who deals.
///
/// # Errors
///
/// `no-dealer`.
pub fn check_in_hand(
    tonight: &Tonight,
    named: PlayerId,
    only: Option<&[PlayerId]>,
    typed: &str,
) -> Result<(), Refusal> {
    let evening = &tonight.evening;
    let dealer = deals_for(tonight, named, only);
    if dealer == named
        || !evening.records_hands()
        || evening.purse.stage().is_some()
        || moves_with_blinds(tonight)
    {
        return Ok(());
    }
    let (name, dealer) = (tonight.name(named), tonight.name(dealer));
    let message = format!("`{name}` has no chips and is not in the next hand: `{dealer}` deals it");
    let rule = tonight.house.word(key::DEALER_ROTATION).and_then(|said| said.rule);
    Err(Refusal::worded("no-dealer", message).by(rule.as_deref()).hint(format!("{typed} {dealer}")))
}

fn dealer_by_turn(tonight: &Tonight) -> Option<PlayerId> {
    let evening = &tonight.evening;
    let here = |player: &PlayerId| evening.sitting(*player).is_some_and(|sitting| sitting.left.is_none());
    if let Some(drawn) = drawn_dealer(evening).filter(here) {
        return Some(drawn);
    }
    match last_noted(evening) {
        Some(last) => left_of(evening, last),
        None => match tonight.word_or(key::DEALER_FIRST, "banker").value {
            "banker" => {
                evening.banker.filter(|banker| evening.tables == 1 || evening.sitting(*banker).is_some())
            }
            "seat-one" => seated(evening).first().map(|(_, player)| *player),
            _ => None,
        },
    }
}

/// That hands were recorded here and nobody said who dealt one: whose deal it is taken for then, by the house's first dealer.
#[must_use]
pub fn untold(tonight: &Tonight, next: &NextHand, dealer: PlayerId) -> Option<Notice> {
    let evening = &tonight.evening;
    let begun = goes_on_from(tonight, next).is_some() || evening.last_hand == 0;
    if begun || next_dealer(tonight, None) != Some(dealer) {
        return None;
    }
    let rule = tonight.house.word(key::DEALER_FIRST).and_then(|said| said.rule);
    let text = format!(
        "nobody said who dealt so far, so the {} is taken for `{}`'s",
        turn(evening),
        tonight.name(dealer)
    );
    Some(Notice::worded(rule.as_deref(), text))
}

/// What goes round: in a tournament the button, else the deal.
#[must_use]
pub fn turn(evening: &Evening) -> &'static str {
    if evening.purse.stage().is_some() { "button" } else { "deal" }
}

/// Why this player deals: by the house's first dealer or its rotation, and whether the night can end with that hand.
#[must_use]
pub fn why_deals(tonight: &Tonight, dealer: PlayerId, only: Option<&[PlayerId]>) -> Vec<Notice> {
    let evening = &tonight.evening;
    let mut why = Vec::new();
    let begins = last_noted(evening).is_none() && evening.last_hand > 0;
    if next_dealer(tonight, only) == Some(dealer) && drawn_dealer(evening).is_none() && !begins {
        let (key, text) = match (last_noted(evening), tonight.house.word(key::DEALER_FIRST)) {
            (Some(_), _) => (key::DEALER_ROTATION, "the deal goes to the left"),
            (None, Some(first)) if first.value == "banker" => {
                (key::DEALER_FIRST, "the banker deals the first hand")
            }
            (None, _) => (key::DEALER_FIRST, "the first seat deals the first hand"),
        };
        why.extend(tonight.house.word(key).map(|said| Notice::worded(said.rule.as_deref(), text)));
    }
    if evening.deals.is_empty() || last_dealer(tonight) != Some(dealer) {
        return why;
    }
    let of_banker = tonight.house.word(key::DEALER_LAST).is_some_and(|last| last.value == "right-of-banker");
    let whose = if of_banker { "the banker" } else { "the first dealer" };
    let text = format!("`{}` sits to the right of {whose}, so the night can end here", tonight.name(dealer));
    why.push(Notice::worded(last_rule(tonight).as_deref(), text));
    why
}
