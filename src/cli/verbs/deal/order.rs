//! The rules behind the next hand of a tournament: who deals it and why, who posts, and in which order the players act.

use crate::render::refusal::noticed;
use engine::hand::Seats;
use engine::house::{Key, key};
use engine::money::Money;
use engine::play::Setup;
use engine::refusal::Notice;
use ledger::night::Tonight;
use ledger::night::ring::seated;
use ledger::night::tournament::dealing::{TournamentDeal, deals};

/// The reason for a setting, if the house has a rule on it.
fn by(tonight: &Tonight, key: Key, text: impl FnOnce() -> String) -> Option<Notice> {
    let rule = tonight.house.setting(key).and_then(|said| said.rule.as_deref())?;
    Some(Notice::new(Some(rule), text()))
}

/// Why this player has the button, and why this one deals.
pub fn of_deal(tonight: &Tonight, deal: &TournamentDeal) -> Vec<Notice> {
    let first = tonight.tournament().is_some_and(|on| on.deals.len() == 1);
    let seat = tonight.evening.sitting(deal.button).and_then(|sitting| sitting.seat);
    let by_seat = tonight.house.word(key::DEALER_FIRST).is_some_and(|said| said.value == "seat-one");
    let hands = tonight.tournament().is_some_and(|on| on.last_hand > 0);
    let button = match (first, seat) {
        (true, _) if hands => deal.untold.clone().map(noticed),
        (true, Some(seat)) if by_seat => by(tonight, key::DEALER_FIRST, || first_button(tonight, seat)),
        (true, _) => None,
        // The notice about the dead button says it.
        (false, _) if deal.dead.is_some() => None,
        (false, _) if is_again(tonight, deal) => {
            by(tonight, key::MISDEAL_REMEDY, || "the last deal was a misdeal, so the button stays".to_owned())
        }
        (false, _) => by(tonight, key::DEALER_ROTATION, || "the button moves to the left".to_owned()),
    };
    let dealer = match &deal.notice {
        Some(notice) => Some(noticed(notice.clone())),
        None => {
            deals(tonight).map(|(_, rule)| Notice::new(rule.as_deref(), "nobody is out, so the button deals"))
        }
    };
    button.into_iter().chain(dealer).collect()
}

/// Which seat has the first button, if the house starts with seat 1.
fn first_button(tonight: &Tonight, seat: u32) -> String {
    let due = seated(&tonight.evening).first().map_or(1, |(seat, _)| *seat);
    match (seat, due) {
        (1, _) => "seat 1 starts with the button".to_owned(),
        (seat, due) if seat == due => format!("nobody sits in seat 1, so seat {seat} starts with the button"),
        (seat, due) => format!("at this house seat {due} starts with the button, not seat {seat}"),
    }
}

/// True if the deal before this one was bad.
fn is_again(tonight: &Tonight, deal: &TournamentDeal) -> bool {
    let before = tonight.tournament().and_then(|on| on.deals.iter().rev().nth(1));
    before.is_some_and(|before| before.again && before.dealer == deal.button)
}

/// Who posts, and in which order the players act.
pub fn of_turns(tonight: &Tonight, setup: &Setup) -> Vec<Notice> {
    let places = setup.places.iter().enumerate();
    let dealt: Seats = places.filter(|(_, place)| place.dealt).map(|(seat, _)| seat).collect();
    let blind = |seat: usize| setup.places.get(seat).map_or(Money::ZERO, |place| place.blind);
    let posted: Vec<usize> = dealt.left_of(setup.button).filter(|seat| blind(*seat).is_positive()).collect();
    let [small, .., last] = posted.as_slice() else { return Vec::new() };
    let names = |from: usize| {
        let order: Vec<String> = dealt.left_of(from).map(|seat| format!("`{}`", setup.name(seat))).collect();
        order.join(", ")
    };
    let two = dealt.count() == 2;
    // With two players the button has the small blind, so it isn't a seat to the left.
    let small = if two { setup.button } else { *small };
    let last = if two { dealt.left_of(setup.button).next().unwrap_or(*last) } else { *last };
    let name = |seat: usize| format!("`{}`", setup.name(seat));
    let said = [
        by(tonight, key::BLINDS_SEATS, || match two {
            true => heads_up(&name(small)),
            false => format!(
                "{} is next to the button and has the small blind; {} has the big blind",
                name(small),
                name(last)
            ),
        }),
        by(tonight, key::OPEN_FIRST, || {
            format!("in the first round, players act in this order: {}", names(last))
        }),
        by(tonight, key::OPEN_LATER, || {
            format!("in later rounds, players act in this order: {}", names(setup.button))
        }),
        by(tonight, key::BLINDS_SMALL_CALLS, || to_call(setup, (small, last), two)),
    ];
    said.into_iter().flatten().collect()
}

/// How much the small blind needs to call the big one, as far as stacks go.
fn to_call(setup: &Setup, (small, big): (usize, usize), two: bool) -> String {
    let blind = |seat: usize| setup.places.get(seat).map_or(Money::ZERO, |place| place.blind);
    let has = |seat: usize| {
        let place = setup.places.get(seat)?;
        place.stack?.minus(place.ante).ok()
    };
    let posts = |seat: usize| has(seat).map_or_else(|| blind(seat), |has| has.min(blind(seat)));
    let name = |seat: usize| format!("`{}`", setup.name(seat));
    let shown = |amount| setup.currency.shown(amount);
    // Against a player who is all-in, there is nothing to win beyond their stack.
    let due = if two { posts(big) } else { blind(big) };
    let lacks = due.minus(posts(small)).unwrap_or_default().max(Money::ZERO);
    let left = has(small).map(|has| has.minus(posts(small)).unwrap_or_default());
    match left.filter(|left| *left < lacks) {
        Some(left) if left.is_zero() => {
            format!("{} is all-in for {} and doesn't have to call", name(small), shown(posts(small)))
        }
        Some(left) => format!("{} can call all-in for {} more", name(small), shown(left)),
        None if lacks.is_zero() && posts(big) < blind(big) => format!(
            "{} is all-in for {}, so {} doesn't need more to call",
            name(big),
            shown(posts(big)),
            name(small)
        ),
        None => format!("{} needs {} more to call", name(small), shown(lacks)),
    }
}

/// Between two players, the text of a house that counts seats would switch the blinds.
fn heads_up(button: &str) -> String {
    format!(
        "two players are left: {button} has the button and the small blind (standard rule; word for word, the house rule would switch the blinds)"
    )
}
