//! `status`: the state of tonight.

use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::verbs::book::transit;
use crate::render::transit::sentences;
use crate::render::{night as render, tournament};
use clap::Args;
use engine::money::Money;
use ledger::accounts::{Asset, Party};
use ledger::bank::loaded::load_night;
use ledger::bank::surrogate::in_transit;
use ledger::night::{Tonight, fund};
use ledger::store::Reader;
use serde_json::{Value, json};

/// Show the state of tonight
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook status --json")]
pub struct Status {}

impl Status {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let reader = store.reader();
        let Some(night) = reader.open_night()? else {
            let nights = reader.nights()?;
            let last = nights.last().map_or_else(
                || "no night was ever opened".to_owned(),
                |night| format!("no night is open; the last was night {} at `{}`", night.number, night.house),
            );
            return on_its_way(reader, Reply::look(last, json!({ "night": null })));
        };
        let tonight = load_night(reader, night)?;
        let mut text = render::status(&tonight, &clock::shown(tonight.evening.opened));
        let mut json = state(&tonight);
        if let Some(on) = tonight.tournament() {
            text.push_str(&format!("\n\n{}", tournament::summary(on, &context.moment())));
            json["tournament"] = json!(on.number);
        }
        on_its_way(reader, Reply::look(text, json))
    }
}

/// With the cash between two bankers, while there is some.
fn on_its_way(reader: Reader<'_>, mut reply: Reply) -> Result<Reply, Failure> {
    let open = in_transit(reader)?;
    if open.is_empty() {
        return Ok(reply);
    }
    let (names, currency) = (naming::names(reader)?, reader.book()?.currency);
    reply.text =
        format!("{}\n\n{}", reply.text, sentences(&transit::lines(&open), &names, currency).join("\n"));
    if let Some(fields) = reply.json.last_mut().and_then(Value::as_object_mut) {
        fields.insert("in_transit".to_owned(), json!(transit::json(&open, &names, currency)));
    }
    Ok(reply)
}

/// A night's state as the contract's object.
#[must_use]
pub fn state(tonight: &Tonight) -> Value {
    let evening = &tonight.evening;
    let plain = |money: Money| tonight.currency.plain(money);
    let sat = evening.sittings.iter().map(|sitting| sitting.player);
    // Who did not sit there can still have a result: what was found after the close.
    let others = evening.results().into_iter().map(|(player, _)| player);
    let others = others.filter(|player| evening.sitting(*player).is_none());
    let players: Vec<Value> = sat
        .chain(others)
        .map(|player| {
            let party = Party::from(player);
            let sitting = evening.sitting(player);
            let held = |asset| plain(evening.accounts.holding(party, asset));
            json!({
                "name": tonight.name(player),
                "seat": sitting.and_then(|sitting| sitting.seat),
                "bought": plain(sitting.map_or(Money::ZERO, |sitting| sitting.bought)),
                "cash": plain(evening.cash(party)),
                "transfer": held(Asset::Transfer),
                "notes": held(Asset::Notes),
                "book": held(Asset::Book),
                "chips": held(Asset::Chips),
                "counted": sitting.and_then(|sitting| sitting.counted).map(plain),
                "result": plain(evening.accounts.result(party)),
            })
        })
        .collect();
    json!({
        "night": {
            "id": evening.id.to_string(),
            "number": evening.number,
            "house": evening.house,
            "house_version": tonight.house.version(),
            "opened": clock::machine(evening.opened),
            "closed": evening.closed.map(clock::machine),
            "banker": evening.banker.map(|banker| tonight.name(banker)),
        },
        "players": players,
        "bank": { "cash": plain(evening.drawer()), "chips_out": plain(evening.chips_out()) },
        "pot": plain(evening.pot()),
        "fund": fund::name(&tonight.house).map(|_| plain(evening.chips(Party::Fund))),
        "running": evening.running.iter().map(|running| running.begun.game.as_str()).collect::<Vec<_>>(),
        "over_short": plain(evening.over_short()),
        "drawer_over_short": plain(evening.drawer_over_short()),
    })
}
