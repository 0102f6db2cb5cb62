//! A recorded full hand, read from the book and played again under the house of its night.

use crate::bank::desk::BankError;
use crate::bank::loaded;
use crate::bank::on_site;
use crate::bank::told_hands::{number_of, of_tournament};
use crate::ids::PlayerId;
use crate::journal::{Aside, HandPlayed};
use crate::night::hand_full::{self, FullHandOutcome};
use crate::night::ring::had_left;
use crate::night::told_spots::noted_for;
use crate::night::tournament::table::deals_of;
use crate::night::{Deal, Tonight};
use crate::people::Roster;
use crate::refusal::{RecordedHandRefused, Refusal};
use crate::store::{HandFilter, HandRow, Reader, StoreError};
use engine::formats::hands::kept::Kept;
use engine::formats::hands::{HandRecord, WithoutCards};
use engine::formats::line::Houses;
use engine::house::House;
use engine::money::{Currency, Money};

/// The record of a full hand.
pub fn read(hand: &HandPlayed, currency: Currency) -> Result<HandRecord, BankError> {
    let mut kept = Kept::new(currency);
    let line = hand.record.as_deref().unwrap_or_default();
    kept.read(line).map_err(|error| StoreError::Damaged(error.to_string()))?;
    Ok(kept.into_record())
}

/// The same with today's names of its players.
pub fn read_named(hand: &HandPlayed, currency: Currency, people: &Roster) -> Result<HandRecord, BankError> {
    let mut record = read(hand, currency)?;
    let called = |player: &Option<PlayerId>| player.and_then(|player| people.called(player));
    let players = places(&record, hand);
    record.setup.names =
        players.iter().map(|player| called(player).map_or_else(String::new, ToString::to_string)).collect();
    let named = |of: fn(&Aside) -> bool| {
        let there = hand.aside.iter().filter(|aside| of(aside));
        there.filter_map(|aside| Some(called(&Some(aside.player))?.to_string())).collect()
    };
    record.without_cards = WithoutCards {
        waits: named(|aside| aside.waits),
        barred: named(|aside| aside.barred),
        absent: Vec::new(),
    };
    Ok(record)
}

/// Puts names on chairs without cards, except the button's: a name there says who deals.
pub fn name_chairs(hand: &HandPlayed, people: &Roster, record: &mut HandRecord) {
    let button = record.setup.button;
    for (seat, (name, owner)) in record.setup.names.iter_mut().zip(&hand.chairs.places).enumerate() {
        let called = owner.and_then(|owner| people.called(owner));
        if let Some(called) = called.filter(|_| seat != button && name.is_empty()) {
            *name = called.to_string();
        }
    }
}

/// Writes down the button's chair if nobody plays from it and the last player before it is away too: in a file, the last place
/// has the button.
pub fn write_down_the_button(record: &mut HandRecord) {
    let setup = &mut record.setup;
    let is_away = |seat: usize| setup.places.get(seat).is_some_and(|place| !place.takes_part());
    let last = setup.seated().left_of(setup.button).last();
    if !is_away(setup.button) || last.is_none_or(|last| last == setup.button || !is_away(last)) {
        return;
    }
    if let Some(place) = setup.places.get_mut(setup.button) {
        place.stack = place.stack.or(Some(Money::ZERO));
    }
}

/// Writes the name of a dealer who got no cards on that dealer's chair: this was the dealer noted for the hand. If a file of the
/// hand has no place for the dealer, returns the name.
pub fn name_dealer(
    reader: Reader<'_>,
    night: &Tonight,
    (row, hand): (&HandRow, &HandPlayed),
    record: &mut HandRecord,
) -> Result<Option<String>, BankError> {
    let button = record.setup.button;
    let beside = record.setup.places.get(button).is_some_and(|place| !place.takes_part());
    let deal = noted_dealer(reader, night, (row, hand))?;
    // If nobody was noted as the dealer, a player with chips in the button's chair dealt.
    let stack = record.setup.places.get(button).and_then(|place| place.stack);
    let at_his_chair = || hand.chairs.places.get(button).copied().flatten().filter(|_| stack.is_none());
    let plays = |dealer: &PlayerId| hand.seats.iter().any(|seat| seat.player == *dealer);
    // A noted dealer who plays has the button; if it's elsewhere, that note was for the deal before.
    let noted = deal.filter(|deal| !deal.dead).map(|deal| deal.dealer).filter(|dealer| !plays(dealer));
    // A player who went home before the hand didn't deal it: the button is at an empty chair.
    let dealer = noted.or_else(at_his_chair).filter(|dealer| !had_left(&night.evening, *dealer, row.at));
    let dealer = dealer.filter(|dealer| !plays(dealer));
    let dealer = dealer.map(|dealer| night.name(dealer).to_owned());
    let chair = record.setup.names.get_mut(button).filter(|_| beside);
    if let (Some(dealer), Some(name)) = (&dealer, chair) {
        name.clone_from(dealer);
    }
    let told = beside && record.setup.seated().contains(button);
    // Where a pot waited, the button alone could also be its dealer's on the left, who has no cards.
    let on_button = places(record, hand).get(button).copied().flatten();
    let named = deal.filter(|deal| !deal.by_turn && !deal.dead && hand.carried_in.is_positive());
    let named = named.map(|deal| deal.dealer).filter(|dealer| Some(*dealer) == on_button);
    Ok(dealer.filter(|_| !told).or_else(|| named.map(|named| night.name(named).to_owned())))
}

/// The deal that was noted for a recorded hand.
pub fn noted_dealer(
    reader: Reader<'_>,
    night: &Tonight,
    (row, hand): (&HandRow, &HandPlayed),
) -> Result<Option<Deal>, BankError> {
    let (deals, number) = deals_there(reader, night, (row, hand))?;
    Ok(noted_for(&deals, (number.saturating_sub(1), number), hand.keeps_the_deal()))
}

/// The deals of the table or tournament where a hand was played, and the hand's number there.
fn deals_there(
    reader: Reader<'_>,
    night: &Tonight,
    (row, hand): (&HandRow, &HandPlayed),
) -> Result<(Vec<Deal>, u32), BankError> {
    let Some(stage) = hand.tournament else {
        let here = night.evening.deals.iter().filter(|deal| deal.table == row.table);
        return Ok((here.copied().collect(), hand.number));
    };
    let on = night.tournaments.iter().find(|on| on.id == stage.id);
    let filter = HandFilter { night: Some(row.night), ..HandFilter::default() };
    let staged = of_tournament(reader, Some(stage.id), &reader.hands(&filter, 0, None)?)?;
    Ok((on.map(deals_of).unwrap_or_default(), number_of(&staged, row)))
}

/// Refuses a hand that is not recorded with every act.
pub fn check_full(hand: &HandPlayed) -> Result<(), Refusal> {
    if hand.depth == "full" {
        return Ok(());
    }
    let (hand, depth) = (hand.number, hand.depth.to_string());
    Err(Refusal::new(RecordedHandRefused::NotByEveryAct { hand, depth }))
}

/// Plays a full hand again under the house of its night.
pub fn again(
    reader: Reader<'_>,
    row: &HandRow,
    hand: &HandPlayed,
    record: &HandRecord,
) -> Result<FullHandOutcome, BankError> {
    let houses = Houses::only(&house_of(reader, row, hand)?);
    let rules = on_site::rules_of(record, &houses.find(None)?.hand)?;
    hand_full::play(&record.setup, &record.acts, rules).map_err(|(_, refusal)| refusal.into())
}

/// Who sat in each place of a kept hand: the book lists the players with chips in it, in the order of the places.
#[must_use]
pub fn places(record: &HandRecord, hand: &HandPlayed) -> Vec<Option<PlayerId>> {
    let mut players = hand.seats.iter().map(|seat| seat.player);
    record.setup.places.iter().map(|place| if place.takes_part() { players.next() } else { None }).collect()
}

/// The house a hand was played under, as its night keeps it; in a tournament the house counts in chips.
pub fn house_of(reader: Reader<'_>, row: &HandRow, hand: &HandPlayed) -> Result<House, BankError> {
    loaded::house_at(&loaded::profile(&reader.profile(row.night_id)?)?, hand)
}
