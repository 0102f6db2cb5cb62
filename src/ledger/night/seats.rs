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
use crate::night::ring::{drawn_dealer, gone_dealer, last_noted, left_of, noted_dealer, seated, sits};
use crate::night::tables::{self, MAIN, SEAT_MAX, check_table, free_seat, seated_at, smaller, table_with};
use crate::night::taken_from_away::takes;
use crate::night::taking_seats;
use crate::night::tonight::Tonight;
use crate::refusal::{
    DealNoticed, DealRefused, FirstCard, FirstDeals, GoesRound, Notice, Refusal, SeatNoticed, SeatRefused,
    TableRefused,
};
use engine::house::key;

/// Where somebody wants to sit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatWish {
    /// The seat; otherwise the chair the player left, if it's free, or the first free one.
    pub seat: Option<u32>,
    /// The table, if there are two; otherwise the player's own, and the smaller one for a newcomer.
    pub table: Option<u32>,
    /// True if a change was agreed with the people who run the house.
    pub agreed: bool,
}

/// Seats a player; some houses mention a change of seat, or want it agreed with the people who run the house.
///
/// # Errors
///
/// `no-seat`, `no-table`, `asks-first`, `seat-taken`, `kept-apart`, `table-full`; `seat-change-unagreed` if the house wants to be
/// asked (CAU-005).
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
        let name = tonight.name(player).to_owned();
        return Err(Refusal::new(SeatRefused::AsksFirst { name, table: here.table }));
    }
    let before = sitting.filter(|sitting| sitting.table == table).and_then(|sitting| sitting.seat);
    let seat = match wish.seat {
        Some(seat) => seat,
        None => before
            .filter(|before| is_free(evening, table, *before, player))
            .or_else(|| free_seat(evening, table))
            .ok_or_else(|| Refusal::new(TableRefused::Full { table, playing: None }))?,
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

/// Checks that a seat exists and is free.
fn check_seat(tonight: &Tonight, player: PlayerId, table: u32, seat: u32) -> Result<(), Refusal> {
    if seat == 0 || seat > SEAT_MAX {
        return Err(Refusal::new(SeatRefused::NoSuchSeat { seat, seats: SEAT_MAX }));
    }
    check_fixed(tonight, player, seat)?;
    let taken = seated_at(&tonight.evening, table);
    match taken.iter().find(|(other, who)| *other == seat && *who != player) {
        None => Ok(()),
        Some((_, other)) => {
            let taken = SeatRefused::Taken { name: tonight.name(*other).to_owned(), seat };
            Err(Refusal::new(taken).by(one_hand::rule(&tonight.house).as_deref()))
        }
    }
}

fn is_free(evening: &Evening, table: u32, seat: u32, player: PlayerId) -> bool {
    seated_at(evening, table).iter().all(|(other, who)| *other != seat || *who == player)
}

/// In a tournament at a house that fixes its seats, nobody changes seats once the cards are out (PIG-18).
fn check_fixed(tonight: &Tonight, player: PlayerId, seat: u32) -> Result<(), Refusal> {
    let before = tonight.evening.sitting(player).and_then(|sitting| sitting.seat);
    let change = tonight.house.word(key::SEATING_CHANGE).filter(|change| change.value == "never");
    match (before.filter(|before| *before != seat), change) {
        (Some(before), Some(change)) if tonight.plays_in_tournament(player) => {
            let kept = SeatRefused::KeptToTheEnd { name: tonight.name(player).to_owned(), seat: before };
            Err(Refusal::new(kept).by(change.rule.as_deref()))
        }
        _ => Ok(()),
    }
}

/// What the house says about a change of seat.
fn change(
    tonight: &Tonight,
    player: PlayerId,
    (before, seat): (u32, u32),
    agreed: bool,
) -> Result<Option<Notice>, Refusal> {
    let Some(change) = tonight.house.word(key::SEATING_CHANGE) else { return Ok(None) };
    let (name, rule) = (tonight.name(player).to_owned(), change.rule.as_deref());
    match change.value {
        "never" => Ok(Some(Notice::new(rule, SeatNoticed::LeavesKept { name, seat: before }))),
        "management" if !agreed => {
            Err(Refusal::new(SeatRefused::ChangeUnagreed { name, before, seat }).by(rule))
        }
        _ => Ok(None),
    }
}

/// Notes who deals the next hand: the player named, or else the next to the left.
///
/// # Errors
///
/// `not-in-the-game` for a player who didn't come, if the house wants that, and always for a player who has left; `no-dealer` if
/// nobody is named and nobody is due.
pub fn deal(
    tonight: &Tonight,
    dealer: Option<PlayerId>,
    only: Option<&[PlayerId]>,
) -> Result<(Fact, PlayerId), Refusal> {
    dealer.map_or(Ok(()), |named| check_dealer(tonight, named))?;
    let by_turn = dealer.is_none();
    let instead = lost_the_deal(tonight, only).and_then(|_| noted_now(tonight, only, &[]));
    let dealer =
        dealer.or(instead).or_else(|| next_dealer(tonight, only)).ok_or_else(|| nobody_due(tonight))?;
    let fact = SeatFact::Dealt {
        night: tonight.evening.id,
        dealer,
        dead: false,
        by_turn,
        unwritten: false,
        table: None,
    };
    Ok((fact.into(), dealer))
}

/// May this player be named as the dealer? A player who left the night doesn't deal anymore, and a player who didn't come deals
/// only if the house allows it.
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
    let has_left = DealRefused::HasLeft { name: tonight.name(dealer).to_owned() };
    Err(Refusal::new(has_left).by(rotation.as_deref()))
}

/// May this player be named as the dealer of a played hand of these players? Only some may play it for a pot that waits.
///
/// # Errors
///
/// What [`tables::check_dealer`], [`check_dealer`] and [`check_in_hand`] refuse.
pub fn check_named(
    tonight: &Tonight,
    players: &[PlayerId],
    (named, only): (PlayerId, Option<&[PlayerId]>),
) -> Result<(), Refusal> {
    let table = table_with(&tonight.evening, players.iter().copied());
    tables::check_dealer(tonight, table, (Some(named), true))?;
    check_dealer(tonight, named)?;
    match players.contains(&named) {
        true => Ok(()),
        false => check_in_hand(&tonight.at_table_with(players.iter().copied()), named, only, false),
    }
}

/// The card that decides who deals first, if one does.
fn deciding_card(first: &str) -> Option<FirstCard> {
    match first {
        "first-jack" => Some(FirstCard::Jack),
        "high-card" => Some(FirstCard::Highest),
        _ => None,
    }
}

/// Says that cards decide who deals next, if the house picks its first dealer that way.
#[must_use]
pub fn first_by_cards(tonight: &Tonight) -> Option<Notice> {
    let first = tonight.house.word(key::DEALER_FIRST)?;
    let card = deciding_card(first.value)?;
    Some(Notice::new(first.rule.as_deref(), DealNoticed::CardsDecide(card)))
}

/// Nobody dealt yet, and the house doesn't name the first dealer: cards do, or the table.
#[must_use]
pub fn nobody_due(tonight: &Tonight) -> Refusal {
    let first = tonight.house.word(key::DEALER_FIRST);
    match first.as_ref().and_then(|first| deciding_card(first.value)) {
        Some(card) => {
            Refusal::new(DealRefused::CardsFirst(card)).by(first.and_then(|first| first.rule).as_deref())
        }
        None => Refusal::new(DealRefused::NobodyFirst),
    }
}

/// The next dealer: the player who drew the button; or else left of the last dealer; or the first dealer if the house names one.
/// A player without chips while others have some, unless all-in for a pot for `only` some, isn't in the hand: the next one on the
/// left deals it.
#[must_use]
pub fn next_dealer(tonight: &Tonight, only: Option<&[PlayerId]>) -> Option<PlayerId> {
    due_now(tonight, only, &[])
}

/// The next dealer while these are `away`: if the deal goes to the left and nobody posts blinds, the next player on the left who
/// is there deals instead (CAU-008).
#[must_use]
pub fn due_now(tonight: &Tonight, only: Option<&[PlayerId]>, away: &[PlayerId]) -> Option<PlayerId> {
    let away = if moves_with_blinds(tonight) || takes(tonight) { &[] } else { away };
    dealer_by_turn(tonight).map(|due| deals_for(tonight, due, (only, away)))
}

/// The player noted for the next hand of these, as of now. If the deal goes to the left and the noted player has lost their last
/// chips since, or is `away`, it's the next one on the left who is in the hand, also if the noted player has left the night. If
/// it was only a turn and somebody sat down before that player since, it's the new player's turn.
#[must_use]
pub fn noted_now(tonight: &Tonight, only: Option<&[PlayerId]>, away: &[PlayerId]) -> Option<PlayerId> {
    if moves_with_blinds(tonight) {
        return noted_dealer(&tonight.evening);
    }
    let Some(noted) = noted_dealer(&tonight.evening) else {
        let next = left_of(&tonight.evening, gone_dealer(&tonight.evening)?)?;
        return Some(deals_for(tonight, next, (only, away)));
    };
    let due = turn_now(&tonight.evening).unwrap_or(noted);
    // The button stays with a player who is away if blinds are taken from them there (PIG-64).
    let away = if takes(tonight) { &[] } else { away };
    Some(deals_for(tonight, due, (only, away)))
}

/// Whose turn it is by today's chairs, if the next deal was noted by turn and only once. After a bad deal, the same dealer deals
/// again.
fn turn_now(evening: &Evening) -> Option<PlayerId> {
    let [.., before, last] = evening.deals.as_slice() else { return None };
    let is_only = last.after >= evening.last_hand && (before.after < evening.last_hand || last.unwritten);
    left_of(evening, before.dealer).filter(|_| is_only && !last.again && last.by_turn && !last.dead)
}

/// The noted player who doesn't deal the next hand, if the deal goes to the left: they busted, or somebody sat down before them.
#[must_use]
pub fn lost_the_deal(tonight: &Tonight, only: Option<&[PlayerId]>) -> Option<PlayerId> {
    let noted = noted_dealer(&tonight.evening).filter(|_| tonight.evening.records_hands());
    noted.filter(|noted| noted_now(tonight, only, &[]) != Some(*noted))
}

/// Who deals when it's this player's turn: this player, or the next one on the left who is in the hand.
#[must_use]
pub fn deals_for(
    tonight: &Tonight,
    due: PlayerId,
    (only, away): (Option<&[PlayerId]>, &[PlayerId]),
) -> PlayerId {
    let evening = &tonight.evening;
    let has_chips =
        |player: &PlayerId| evening.chips(*player).is_positive() || only.unwrap_or_default().contains(player);
    let is_in = |player: &PlayerId| has_chips(player) && !away.contains(player);
    from(evening, due).into_iter().find(is_in).unwrap_or(due)
}

/// Everybody who sits, clockwise from this player; empty if the player doesn't sit.
fn from(evening: &Evening, player: PlayerId) -> Vec<PlayerId> {
    let ring: Vec<PlayerId> = seated(evening).into_iter().map(|(_, player)| player).collect();
    let Some(at) = ring.iter().position(|other| *other == player) else { return Vec::new() };
    ring.iter().cycle().skip(at).take(ring.len()).copied().collect()
}

/// Everybody at the table in the order in which the next deal comes to them; empty if nobody knows whose turn it is.
#[must_use]
pub fn deal_order(tonight: &Tonight) -> Vec<PlayerId> {
    let due = noted_now(tonight, None, &[]).or_else(|| next_dealer(tonight, None));
    due.map(|due| from(&tonight.evening, due)).unwrap_or_default()
}

/// Players at the table who aren't among these.
#[must_use]
pub fn outside(tonight: &Tonight, players: &[PlayerId]) -> Vec<PlayerId> {
    let here = seated(&tonight.evening).into_iter().map(|(_, player)| player);
    here.filter(|player| !players.contains(player)).collect()
}

/// Refuses a dealer who lost their last chips tonight: they aren't in the hand, and the next one on the left deals it. `in_hand`
/// while a hand is being entered.
///
/// # Errors
///
/// `no-dealer`.
pub fn check_in_hand(
    tonight: &Tonight,
    named: PlayerId,
    only: Option<&[PlayerId]>,
    in_hand: bool,
) -> Result<(), Refusal> {
    let instead = deals_for(tonight, named, (only, &[]));
    if instead == named || !tonight.evening.records_hands() || moves_with_blinds(tonight) {
        return Ok(());
    }
    let due = noted_now(tonight, only, &[]).or_else(|| next_dealer(tonight, only));
    let dealer = due.filter(|due| *due != named).unwrap_or(instead);
    let [name, dealer] = [named, dealer].map(|player| tonight.name(player).to_owned());
    let rule = tonight.house.word(key::DEALER_ROTATION).and_then(|said| said.rule);
    let no_chips = DealRefused::NoChips { name, dealer, in_hand };
    Err(Refusal::new(no_chips).by(rule.as_deref()))
}

fn dealer_by_turn(tonight: &Tonight) -> Option<PlayerId> {
    let evening = &tonight.evening;
    if let Some(drawn) = drawn_dealer(evening).filter(|drawn| sits(evening, *drawn)) {
        return Some(drawn);
    }
    match last_noted(evening) {
        Some(last) => left_of(evening, last),
        None => match tonight.word_or(key::DEALER_FIRST, "banker").value {
            "banker" => {
                let plays = |banker: &PlayerId| evening.sitting(*banker).is_some();
                let is_ours =
                    |banker: &PlayerId| plays(banker) || (evening.tables == 1 && evening.sittings.is_empty());
                let banker = evening.banker.filter(is_ours)?;
                let has_left = evening.sitting(banker).is_some_and(|sitting| sitting.left.is_some());
                if has_left { left_of(evening, banker) } else { Some(banker) }
            }
            "seat-one" => seated(evening).first().map(|(_, player)| *player),
            _ => None,
        },
    }
}

/// Says that nobody said who dealt the hands recorded here: whose deal it's taken to be, by the house's first dealer.
#[must_use]
pub fn untold(tonight: &Tonight, next: &NextHand, dealer: PlayerId) -> Option<Notice> {
    let evening = &tonight.evening;
    let begun = goes_on_from(tonight, next).is_some() || evening.last_hand == 0;
    if begun || next_dealer(tonight, None) != Some(dealer) {
        return None;
    }
    let rule = tonight.house.word(key::DEALER_FIRST).and_then(|said| said.rule);
    let (name, turn) = (tonight.name(dealer).to_owned(), turn(evening));
    Some(Notice::new(rule.as_deref(), DealNoticed::TakenForHis { name, turn }))
}

/// What goes around: in a tournament the button, otherwise the deal.
#[must_use]
pub fn turn(evening: &Evening) -> GoesRound {
    if evening.purse.stage().is_some() { GoesRound::Button } else { GoesRound::Deal }
}

/// Why this player deals: by the house's first dealer or its rotation, and whether the night can end with that hand.
#[must_use]
pub fn why_deals(tonight: &Tonight, dealer: PlayerId, only: Option<&[PlayerId]>) -> Vec<Notice> {
    let evening = &tonight.evening;
    let mut why = Vec::new();
    let begins = last_noted(evening).is_none() && evening.last_hand > 0;
    if next_dealer(tonight, only) == Some(dealer) && drawn_dealer(evening).is_none() && !begins {
        let (key, what) = match (last_noted(evening), tonight.house.word(key::DEALER_FIRST)) {
            (Some(_), _) => (key::DEALER_ROTATION, DealNoticed::ToTheLeft),
            (None, Some(first)) if first.value == "banker" => {
                (key::DEALER_FIRST, DealNoticed::First(FirstDeals::Banker))
            }
            (None, _) => (key::DEALER_FIRST, DealNoticed::First(FirstDeals::FirstSeat)),
        };
        why.extend(tonight.house.word(key).map(|said| Notice::new(said.rule.as_deref(), what)));
    }
    if evening.deals.is_empty() || last_dealer(tonight) != Some(dealer) {
        return why;
    }
    let of_banker = tonight.house.word(key::DEALER_LAST).is_some_and(|last| last.value == "right-of-banker");
    let can_end = DealNoticed::CanEnd { name: tonight.name(dealer).to_owned(), of_banker };
    why.push(Notice::new(last_rule(tonight).as_deref(), can_end));
    why
}
