//! A hand known by its result: who put in how much, who won, what stays in the middle.

use crate::ids::{HandId, PlayerId};
use crate::journal::{Aside, HandPlayed, HandSeat, Marks};
use crate::night::result_follows::{AfterResult, follows};
use crate::night::result_told::ToldResult;
use crate::night::ring::chips_here;
use crate::night::tonight::Tonight;
use crate::night::tournament::outsider::without_chips_of_it;
use crate::night::{dealt_in, everybody_antes, one_hand, taken_from_away};
use crate::refusal::{AllDropped, Refusal, ResultRefused};
use engine::house::key;
use engine::money::Money;
use std::collections::BTreeMap;

/// The version of the rules engine that's noted with each hand.
pub const ENGINE: u32 = 1;

/// Decides a hand told by its result: everything that was put in or was in the middle must go somewhere.
pub fn settle(tonight: &Tonight, hand: HandId, told: &ToldResult) -> Result<HandPlayed, Refusal> {
    tonight.check_no_game()?;
    let seats = seats(tonight, told)?;
    if seats.is_empty() {
        let waits = told.is_anted && told.carry == tonight.evening.pot();
        return Err(Refusal::new(ResultRefused::Empty { dropped: waits.then(|| all_out(tonight, told)) }));
    }
    taken_from_away::check_away(tonight, told.level, (&told.game, &told.away, &seats))?;
    let players: Vec<PlayerId> = seats.iter().map(|seat| seat.player).collect();
    one_hand::check(tonight, &players)?;
    let carried_in = tonight.evening.pot();
    let went_in = Money::sum(seats.iter().map(|seat| seat.put_in))?;
    let came_out = Money::sum(seats.iter().map(|seat| seat.won))?;
    let (all_in, all_out) = (went_in.plus(carried_in)?, came_out.plus(told.carry)?);
    if all_in != all_out {
        let left = all_in.minus(all_out)?;
        return Err(off(tonight, [went_in, carried_in, came_out, told.carry, left]));
    }
    let AfterResult { why, fed, fines, follows } = follows(tonight, told, &seats)?;
    dealt_in::check(tonight, told.level, (&told.game, &told.away, &seats))?;
    Ok(HandPlayed {
        night: tonight.evening.id,
        hand,
        number: tonight.evening.hands.saturating_add(1),
        game: told.game.clone(),
        depth: "result".to_owned(),
        seats,
        carried_in,
        carried_out: told.carry,
        fed,
        fines,
        record: None,
        why: told.why.iter().cloned().chain(why).collect(),
        engine: ENGINE,
        print: None,
        blinds: None,
        tournament: tonight.evening.purse.stage(),
        follows,
        aside: told.away.iter().copied().map(Aside::away).collect(),
        chairs: Box::default(),
        lost_to: Vec::new(),
    })
}

/// The same hand, if everybody dropped and nobody antes: everybody who can have played put in nothing.
fn all_out(tonight: &Tonight, told: &ToldResult) -> AllDropped {
    let played = tonight.evening.sittings.iter().map(|sitting| sitting.player);
    let played = played.filter(|player| chips_here(&tonight.evening, *player).is_positive());
    let players = played.map(|player| tonight.name(player).to_owned()).collect();
    AllDropped { game: told.game.clone(), players, carry: tonight.amount(told.carry) }
}

fn off(tonight: &Tonight, figures: [Money; 5]) -> Refusal {
    let [went_in, _, came_out, ..] = figures;
    let kept_back = came_out < went_in;
    let rake = tonight.house.word(key::RAKE).filter(|rake| kept_back && rake.value == "none");
    let duties = tonight.house.word(key::DEALER_DUTIES).and_then(|said| said.rule);
    let [went_in, lay, won, carried, left] = figures.map(|money| tonight.amount(money));
    Refusal::new(ResultRefused::Off { went_in, lay, won, carried, left })
        .by(duties.or(rake.and_then(|rake| rake.rule)).as_deref())
}

/// One seat per player, with everything they put in and won, checked against their stack.
fn seats(tonight: &Tonight, told: &ToldResult) -> Result<Vec<HandSeat>, Refusal> {
    for list in [&told.put_in, &told.won, &told.fined, &told.matched] {
        tonight.check_once(list.iter().map(|(player, _)| *player))?;
    }
    tonight.check_once(told.only.iter().copied())?;
    let mut order = Vec::new();
    let mut sums: BTreeMap<PlayerId, (Money, Money)> = BTreeMap::new();
    let put_in = told.put_in.iter().chain(&told.fined);
    let fed = told.matched.iter().filter(|(_, amount)| !amount.is_zero());
    if let Some((player, _)) = told.put_in.iter().find(|(_, amount)| amount.is_zero() && !told.is_anted) {
        return Err(everybody_antes::of_nothing(tonight, &told.game, *player));
    }
    for (player, put_in, won) in put_in
        .chain(fed)
        .map(|(player, amount)| (player, *amount, Money::ZERO))
        .chain(told.won.iter().map(|(player, amount)| (player, Money::ZERO, *amount)))
    {
        // A player who plays on for a waiting pot puts nothing in, and is named with that if everybody dropped.
        let amount = put_in.plus(won)?;
        if !told.is_anted || !amount.is_zero() {
            tonight.check_amount(amount)?;
        }
        if !sums.contains_key(player) {
            order.push(*player);
        }
        let sum = sums.entry(*player).or_default();
        *sum = (sum.0.plus(put_in)?, sum.1.plus(won)?);
    }
    if told.carry.is_negative() {
        return Err(Refusal::new(ResultRefused::LessThanNothing));
    }
    order
        .into_iter()
        .map(|player| {
            let (put_in, won) = sums.get(&player).copied().unwrap_or_default();
            // A loser may put into the next pot what this one paid them.
            let fed = Money::sum(told.matched.iter().filter(|(of, _)| *of == player).map(|(_, fed)| *fed))?;
            check_stack(tonight, player, put_in.minus(fed)?.max(put_in.minus(won)?))?;
            Ok(HandSeat { player, put_in, returned: Money::ZERO, won, did: Marks::default() })
        })
        .collect()
}

/// Nobody puts in more than they have; if cash doesn't play, the house says so too.
pub fn check_stack(tonight: &Tonight, player: PlayerId, put_in: Money) -> Result<(), Refusal> {
    let behind = tonight.house.word(key::CASH_BEHIND).filter(|behind| behind.value == "no");
    tonight.check_stack(player, put_in).map_err(|refusal| {
        let without = without_chips_of_it(tonight, player);
        without.unwrap_or_else(|| refusal.by(behind.and_then(|behind| behind.rule).as_deref()))
    })
}
