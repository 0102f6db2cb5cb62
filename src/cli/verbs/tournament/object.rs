//! A tournament for machines: its state, its clock, its seats.

use crate::render::tournament::{ordered, stack};
use engine::money::Currency;
use engine::refusal::Refusal;
use ledger::night::Tonight;
use ledger::night::ring;
use ledger::night::tournament::dealing::dealer_beside;
use ledger::night::tournament::paying::prize_list;
use ledger::tournament::clock::{ClockState, Moment, Reading};
use ledger::tournament::{Phase, Tournament};
use serde_json::{Map, Value, json};

/// How a tournament stands.
#[must_use]
pub fn state(tonight: &Tonight, on: &Tournament, now: &Moment) -> Value {
    let reading = on.reading(now).ok().filter(|_| on.phase == Phase::Running);
    let plain = |amount| tonight.currency.plain(amount);
    let players: Vec<Value> = ordered(tonight, on)
        .into_iter()
        .map(|entrant| {
            json!({
                "player": tonight.name(entrant.player),
                "standing": entrant.standing,
                "place": on.paid.iter().find(|prize| prize.player == entrant.player).map(|prize| prize.place)
                    .or(on.place_of(entrant.player)),
                "chips": Currency::CHIPS.plain(stack(tonight, on, entrant)),
                "paid": plain(entrant.paid),
                "bounty": plain(entrant.bounty),
                "again": entrant.again,
                "addons": entrant.addons,
            })
        })
        .collect();
    let prizes = prize_list(tonight, on).ok().filter(|_| on.terms.prizes.is_some());
    json!({
        "tournament": on.number,
        "name": on.name,
        "phase": on.phase.word(),
        "pool": plain(on.pool),
        "bounties": plain(on.bounties),
        "chips": Currency::CHIPS.plain(on.chips),
        "unit": Currency::CHIPS.plain(on.terms.unit),
        "left": on.players().count(),
        "entrants": on.entrants.len(),
        "clock": reading.as_ref().map(clock),
        "prizes": prizes.map(|list| list.into_iter().map(plain).collect::<Vec<_>>()),
        "deal": on.chopped.as_ref().map(|chopped| {
            let share = |(player, share): &(_, _)| (tonight.name(*player).to_owned(), json!(plain(*share)));
            let shares: Map<String, Value> = chopped.shares.iter().map(share).collect();
            json!({ "deal": chopped.way, "shares": shares, "play_for": plain(chopped.play_for) })
        }),
        "stopped": on.stopped.as_ref().map(|stop| stop.why.clone()),
        "players": players,
    })
}

/// The same as an object; times in seconds.
#[must_use]
pub fn clock(reading: &Reading) -> Value {
    let plain = |amount| Currency::CHIPS.plain(amount);
    let blinds = |blinds: ledger::tournament::levels::Blinds| json!({ "small": plain(blinds.small), "big": plain(blinds.big), "ante": plain(blinds.ante) });
    let state = match reading.state {
        ClockState::NotStarted => "not-started",
        ClockState::Running => "running",
        ClockState::Break => "break",
        ClockState::Paused => "paused",
    };
    json!({
        "state": state,
        "level": reading.number(),
        "blinds": reading.blinds().map(blinds),
        "next": reading.next_blinds().map(blinds),
        "elapsed": reading.elapsed / 1_000,
        "left": reading.left.map(|left| left / 1_000),
        "total": reading.total / 1_000,
        "by_wall": reading.by_wall,
    })
}

/// Who sits where; who has the button, and who deals.
pub fn seats(tonight: &Tonight) -> Result<Value, Refusal> {
    let on = tonight.the_tournament()?;
    let staged = tonight.at_tournament(None)?;
    let order = ring::seated(&staged.evening);
    let button = on.deals.last().map(|dealt| dealt.dealer);
    let dealer = dealer_beside(tonight);
    let seats: Vec<Value> = order
        .iter()
        .map(|(seat, player)| {
            let known = staged.evening.sitting(*player).and_then(|sitting| sitting.seat);
            json!({
                "seat": known.filter(|_| *seat != u32::MAX),
                "player": tonight.name(*player),
                "chips": Currency::CHIPS.plain(staged.evening.chips(*player)),
                "button": button == Some(*player),
            })
        })
        .collect();
    let dealer = dealer.map(|(dealer, _)| tonight.name(dealer));
    Ok(json!({ "seats": seats, "dealer": dealer }))
}
