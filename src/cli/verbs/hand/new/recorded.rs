//! The end of the dialogue: the hand goes into the book, with who dealt it and the chips bought for it.

use crate::answer::hand::{self as answer, Hand};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::request_body::BESIDE;
use crate::cli::told::Told;
use crate::cli::verbs::hand::new::dialogue::Dialogue;
use crate::cli::verbs::hand::new::entered::Entered;
use crate::cli::verbs::hand::new::table::AtTable;
use crate::render::hand as render;
use engine::formats::hands::{HandRecord, MiddleSpots, Spot, WithoutCards, WordSpots};
use engine::hand::Seats;
use ledger::bank::entering;
use ledger::bank::recording::Added;
use ledger::journal::Aside;

/// Records the hand as it was entered; a refusal leaves the book as it was.
pub fn record(context: &mut Context, dialogue: &Dialogue) -> Result<Reply, Failure> {
    let (hand, _) = dialogue.over()?;
    let told = told(dialogue.table(), hand);
    let body = context.body.clone();
    context.body = format!("{body}{BESIDE}{}", told.words());
    let reply = context.record(
        |session| entering::enter(session, &told),
        |(tonight, added, notices)| {
            let answer = match added {
                Added::New(played) => answer::Entered::New(Box::new(Hand::of(&tonight, &played))),
                Added::Known(row) => answer::Entered::Known { hand: row.number },
            };
            Told::new(render::entered(&answer), answer).with(notices)
        },
    );
    context.body = body;
    reply
}

/// The hand as the bank takes it.
fn told(table: &AtTable, hand: &Entered) -> entering::EnteredHand {
    entering::EnteredHand {
        tonight: table.tonight.clone(),
        ring: table.players.clone(),
        noted: table.noted,
        is_chair_idle: table.deals_for(hand.setup.button, &hand.bought).is_some(),
        record: kept(hand),
        bought: hand.bought.clone(),
        warned: hand.warned.clone(),
        shown: hand.shown.clone(),
        aside: aside(table, hand),
        blinds: hand.blinds,
        dealer_said: hand.dealer_said,
    }
}

/// Who is at the table and got no cards.
fn aside(table: &AtTable, hand: &Entered) -> Vec<Aside> {
    let players = |seats: Seats| seats.iter().filter_map(|seat| table.players.get(seat).copied());
    players(hand.waiting).map(Aside::waits).chain(players(hand.barred).map(Aside::barred)).collect()
}

/// The hand as every reader of hand files would return it.
fn kept(hand: &Entered) -> HandRecord {
    HandRecord {
        id: None,
        numbered: false,
        variant: hand.setup.game.name.to_owned(),
        called: Some(hand.called.clone()),
        house: None,
        setup: hand.setup.as_ref().clone(),
        acts: hand.acts.clone(),
        spots: vec![Spot::default(); hand.acts.len()],
        middle: MiddleSpots::default(),
        words: WordSpots::default(),
        finishing: None,
        flags: Vec::new(),
        without_cards: WithoutCards::default(),
        notes: Vec::new(),
        in_file: None,
    }
}
