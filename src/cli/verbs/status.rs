//! `status`: the state of tonight.

use crate::answer::status::{Bank, Night, NoNight, Player, Running, State};
use crate::answer::{self, Amount};
use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::verbs::book::transit;
use crate::render::transit::after;
use crate::render::{night as render, tournament};
use clap::Args;
use engine::money::Money;
use ledger::accounts::{Asset, Party};
use ledger::bank::loaded::load_night;
use ledger::ids::PlayerId;
use ledger::night::{Tonight, evening, fund};
use ledger::store::Reader;

/// Show where tonight stands
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook status --json")]
pub struct Status {}

impl Status {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        looked_at(context)
    }
}

/// That no night is open, and which one was the last.
pub fn none_open(reader: Reader<'_>, in_transit: Vec<answer::Transit>) -> Result<NoNight, Failure> {
    let last = reader.nights()?.into_iter().next_back().map(|night| (night.number, night.house));
    Ok(NoNight { night: None, in_transit, last })
}

/// How tonight stands.
pub fn looked_at(context: &Context) -> Result<Reply, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let in_transit = transit::now(reader)?;
    let Some(night) = reader.open_night()? else {
        let answer = none_open(reader, in_transit)?;
        let next = context.next_step(reader);
        return Ok(Reply { next, ..Reply::look(render::no_night(&answer), answer) });
    };
    let tonight = load_night(reader, night)?;
    let state = state(&tonight);
    let mut text = render::status(&state);
    let on = tonight.tournament();
    text.extend(on.map(|on| format!("\n\n{}", tournament::summary(on, &context.moment()))));
    let answer = answer::status::Status { state, tournament: on.map(|on| on.number), in_transit };
    text.extend(after(&answer.in_transit));
    let next = context.next_step(reader);
    Ok(Reply { next, ..Reply::look(text, answer) })
}

/// A night's state as values.
#[must_use]
pub fn state(tonight: &Tonight) -> State {
    let evening = &tonight.evening;
    let amount = |money| Amount::new(money, tonight.currency);
    let sat = evening.sittings.iter().map(|sitting| sitting.player);
    // A player who didn't sit there can still have a result: something found after the close.
    let others = evening.results().into_iter().map(|(player, _)| player);
    let others = others.filter(|player| evening.sitting(*player).is_none());
    State {
        night: Night {
            id: evening.id.to_string(),
            number: evening.number,
            house: evening.house.clone(),
            house_version: tonight.house.version().to_owned(),
            opened: clock::when_or_day(evening.opened, evening.day.as_deref()),
            closed: evening.closed.map(|closed| clock::when_or_day(closed, evening.day.as_deref())),
            banker: evening.banker.map(|banker| tonight.name(banker).to_owned()),
            title: tonight.house.title().to_owned(),
            hands: evening.hands,
        },
        players: sat.chain(others).map(|player| standing(tonight, player)).collect(),
        bank: Bank { cash: amount(evening.drawer()), chips_out: amount(evening.chips_out()) },
        pot: amount(evening.pot()),
        fund: fund::name(&tonight.house).map(|_| amount(evening.chips(Party::Fund))),
        running: evening.running.iter().map(running).collect(),
        over_short: amount(evening.over_short()),
        drawer_over_short: amount(evening.drawer_over_short()),
        fund_name: fund::name(&tonight.house).map(str::to_owned),
        in_fund: amount(evening.chips(Party::Fund)),
    }
}

fn running(running: &evening::Running) -> Running {
    Running { game: running.begun.game.clone(), moves: running.moves.len() }
}

/// How one player stands.
fn standing(tonight: &Tonight, player: PlayerId) -> Player {
    let (evening, party) = (&tonight.evening, Party::from(player));
    let amount = |money| Amount::new(money, tonight.currency);
    let sitting = evening.sitting(player);
    let held = |asset| amount(evening.accounts.holding(party, asset));
    Player {
        name: tonight.name(player).to_owned(),
        seat: sitting.and_then(|sitting| sitting.seat),
        bought: amount(sitting.map_or(Money::ZERO, |sitting| sitting.bought)),
        cash: amount(evening.cash(party)),
        transfer: held(Asset::Transfer),
        notes: held(Asset::Notes),
        book: held(Asset::Book),
        chips: held(Asset::Chips),
        counted: sitting.and_then(|sitting| sitting.counted).map(amount),
        result: amount(evening.accounts.result(party)),
        sat: sitting.is_some(),
        has_left: sitting.is_some_and(|sitting| sitting.left.is_some()),
    }
}
