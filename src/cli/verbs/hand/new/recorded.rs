//! The end of the dialogue: the hand goes into the book, with who dealt it and the chips bought for it.

use crate::answer::hand::{self as answer, Hand};
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::verbs::hand::new::dialogue::Dialogue;
use crate::cli::verbs::hand::new::entered::Entered;
use crate::cli::verbs::hand::new::table::AtTable;
use crate::render::hand as render;
use engine::formats::hands::{HandRecord, Middle, Spot};
use engine::refusal::Notice;
use ledger::bank::recording::{self, Added, Unfit, Wanted};
use ledger::bank::{BankError, Session, buying, fund, tournament};
use ledger::ids::PlayerId;
use ledger::journal::Fact;
use ledger::night::dead_button::moves_with_blinds;
use ledger::night::evening::Purse;
use ledger::night::ring::gone_dealer;
use ledger::night::{seats, tables};

/// Records the hand as it was entered; a refusal leaves the book as it was.
pub fn record(context: &mut Context, dialogue: &Dialogue) -> Result<Reply, Failure> {
    let (hand, _) = dialogue.over()?;
    let table = dialogue.table();
    let shown = if hand.shown.is_empty() { String::new() } else { format!("{:?}", hand.shown) };
    let words = format!("{:?}{:?}{:?}{shown}", hand.acts, hand.warned, hand.bought);
    let body = context.body.clone();
    context.body = format!("{body}\u{1f}{words}");
    let reply = context.record(
        |session| all(session, table, hand),
        |(tonight, added, notices)| {
            let answer = match added {
                Added::New(played) => answer::Entered::New(Hand::of(&tonight, &played)),
                Added::Known(row) => answer::Entered::Known { hand: row.number },
            };
            Told::new(render::entered(&answer), answer).with(notices)
        },
    );
    context.body = body;
    reply
}

type Outcome = (ledger::night::Tonight, Added, Vec<Notice>);

fn all(session: &mut Session<'_, '_>, table: &AtTable, hand: &Entered) -> Result<Outcome, BankError> {
    let (mut notices, joined) = buy(session, table, hand)?;
    warn(session, table, hand)?;
    let ahead = fund::ahead(session, table.tonight.evening.id)?;
    let instead = deal(session, table, hand)?;
    let called = Some(hand.called.clone());
    let bought = hand.bought.iter().map(|bought| (bought.seat, bought.amount)).collect();
    let (record, players, shown) = (kept(hand), players(table, hand), hand.shown.clone());
    let waiting = hand.waiting.iter().filter_map(|seat| table.players.get(seat).copied()).collect();
    let wanted = Wanted {
        record,
        players,
        called,
        is_other: true,
        bought,
        shown,
        waiting,
        is_dealer_said: true,
        card_room: None,
        at: None,
        in_site_units: false,
        ahead: Some(ahead.clone()),
    };
    let (tonight, added, more) = recording::add(session, wanted).map_err(|unfit| match unfit {
        Unfit::Act((_, refusal)) => BankError::Refused(refusal),
        Unfit::Bank(error) => error,
    })?;
    notices.extend(more);
    if let (Some(noted), Added::New(played)) = (instead, &added) {
        notices.extend(fund::not_dealt(session, noted, &ahead, Some(played.hand))?);
    }
    for player in joined {
        notices.extend(fund::join(session, player)?.notices(&tonight));
    }
    // At a tournament it is told in its chips; who lost them all is at another table now.
    let told = if table.tonight.evening.purse == Purse::Chips { session.tonight()? } else { tonight };
    Ok((told, added, notices))
}

/// Chips that came to the table before the deal and in the middle of the hand are bought for cash. Who came with
/// them pays for joining after the hand, which was played with what he bought.
fn buy(
    session: &mut Session<'_, '_>,
    table: &AtTable,
    hand: &Entered,
) -> Result<(Vec<Notice>, Vec<PlayerId>), BankError> {
    let (mut notices, mut joined) = (Vec::new(), Vec::new());
    for bought in hand.purchases() {
        let purchase = table.purchase(&bought)?;
        if fund::joins(session, purchase.player)? && !joined.contains(&purchase.player) {
            joined.push(purchase.player);
        }
        notices.extend(buying::sell(session, &purchase, None)?.1);
    }
    Ok((notices, joined))
}

/// Warnings of the night were used up in the middle of the hand (MIK-17).
fn warn(session: &mut Session<'_, '_>, table: &AtTable, hand: &Entered) -> Result<(), BankError> {
    for seat in &hand.warned {
        let night = session.tonight()?.evening.id;
        session.record(&Fact::Warned { night, player: table.player(*seat)? })?;
    }
    Ok(())
}

/// Notes who dealt, unless that was noted for this hand; returns who was noted instead.
fn deal(
    session: &mut Session<'_, '_>,
    table: &AtTable,
    hand: &Entered,
) -> Result<Option<PlayerId>, BankError> {
    let dealer = table.player(hand.setup.button)?;
    if table.noted == Some(dealer) {
        return Ok(None);
    }
    let tonight = session.tonight()?;
    if table.tonight.evening.purse != Purse::Chips {
        if tonight.plays_in_tournament(dealer) {
            tournament::deal(session, &table.tonight, Some(dealer), false)?;
        }
        return Ok(None);
    }
    // Behind a dead button nobody sits who could be noted; who had that chair may sit at the other table by now.
    let dealt = players(table, hand).into_iter().flatten().next();
    let at = |player| tables::table_of(&tonight.evening, player);
    let elsewhere = dealt.is_some_and(|player| at(player) != at(dealer));
    let lost_all = moves_with_blinds(&tonight) && table.deals_for(hand.setup.button).is_some();
    if elsewhere || lost_all || tonight.evening.sitting(dealer).is_none_or(|sitting| sitting.left.is_some()) {
        return Ok(None);
    }
    let (fact, _) = seats::deal(&tonight, Some(dealer), None)?;
    let noted = table.noted.or_else(|| gone_dealer(&tonight.evening));
    session.record(&fact)?;
    Ok(noted)
}

/// The hand as every reader of hand files would give it.
fn kept(hand: &Entered) -> HandRecord {
    HandRecord {
        id: None,
        numbered: false,
        variant: hand.setup.game.name.to_owned(),
        house: None,
        setup: hand.setup.as_ref().clone(),
        acts: hand.acts.clone(),
        spots: vec![Spot::default(); hand.acts.len()],
        middle: Middle::default(),
        finishing: None,
        flags: Vec::new(),
        notes: Vec::new(),
        in_file: None,
    }
}

/// Who sits in each place of the hand: those who were dealt in, and those away whose blinds were taken.
fn players(table: &AtTable, hand: &Entered) -> Vec<Option<PlayerId>> {
    let places = hand.setup.places.iter().zip(&table.players);
    places.map(|(place, player)| place.takes_part().then_some(*player)).collect()
}
