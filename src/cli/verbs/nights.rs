//! `nights`, `night`: looking back at whole evenings.

use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::verbs::status::state;
use crate::render::night as render;
use crate::render::page::table;
use clap::Args;
use engine::refusal::Refusal;
use ledger::bank::cash_out::sent_by_app;
use ledger::bank::closing;
use ledger::bank::loaded::load_night;
use ledger::ids::NightId;
use ledger::night::adjusting;
use ledger::night::tonight::Tonight;
use ledger::store::Reader;
use serde_json::{Value, json};

/// List the nights
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook nights")]
pub struct Nights {}

/// Show one night
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook night 3")]
pub struct Night {
    /// Its number in the list of nights
    number: u32,
}

/// The night of that number.
pub fn numbered(reader: Reader<'_>, number: u32) -> Result<NightId, Failure> {
    let nights = reader.nights()?;
    let found = nights.iter().find(|night| night.number == number);
    let none = || Refusal::new("no-such-night", format!("there is no night {number}")).hint("nights");
    Ok(found.ok_or_else(none)?.id)
}

impl Nights {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let nights = context.look()?.reader().nights()?;
        let rows = nights.iter().map(|night| {
            let closed = night.closed.map_or_else(|| "open".to_owned(), clock::shown);
            [
                night.number.to_string(),
                night.house.clone(),
                clock::shown(night.opened),
                closed,
                night.hands.to_string(),
            ]
        });
        let text = if nights.is_empty() {
            "no night was ever opened".to_owned()
        } else {
            table(&["night", "house", "opened", "closed", "hands"], &[0, 4], rows)
        };
        let list: Vec<Value> = nights
            .iter()
            .map(|night| {
                json!({
                    "night": night.number,
                    "id": night.id.to_string(),
                    "house": night.house,
                    "opened": clock::machine(night.opened),
                    "closed": night.closed.map(clock::machine),
                    "hands": night.hands,
                })
            })
            .collect();
        Ok(Reply::look(text, json!({ "nights": list })))
    }
}

impl Night {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let reader = store.reader();
        let night = load_night(reader, numbered(reader, self.number)?)?;
        let evening = &night.evening;
        let mut lines = Vec::new();
        match evening.closed {
            None => lines.push(render::status(&night, &clock::shown(evening.opened))),
            Some(closed) => {
                let hands = if evening.hands == 1 { "hand" } else { "hands" };
                lines.push(format!(
                    "night {} at {}, {} to {}, {} {hands}",
                    evening.number,
                    render::edition(&night.house),
                    clock::shown(evening.opened),
                    clock::shown(closed),
                    evening.hands
                ));
                lines.push(String::new());
                let sent = sent_by_app(reader, evening.id)?;
                lines.push(render::results(&night, &sent));
            }
        }
        let adjusted = closing::adjustments(reader, evening.id)?;
        if !adjusted.is_empty() {
            lines.push(String::new());
            lines.push("found after the close (in the results above):".to_owned());
        }
        for late in &adjusted {
            let other = match late.cash {
                true => "in cash".to_owned(),
                false => format!("against {}", night.party_name(late.against)),
            };
            let (name, amount) = (night.name(late.player), night.shown(late.amount));
            lines.push(format!("  {name} {amount} {other}: {}", late.why));
        }
        if adjusted.iter().any(|late| late.cash) {
            let explained = closing::explained_in_cash(reader, evening.id)?;
            lines.push(format!("  {}", adjusting::drawer_was(&night, explained).map_err(Refusal::from)?));
        }
        let mut answer = state(&night);
        if let Some(object) = answer.as_object_mut() {
            let late: Vec<Value> = adjusted
                .iter()
                .map(|late| {
                    json!({
                        "player": night.name(late.player),
                        "against": (!late.cash).then(|| night.party_name(late.against)),
                        "cash": late.cash,
                        "amount": night.currency.plain(late.amount),
                        "why": late.why,
                    })
                })
                .collect();
            object.insert("adjustments".to_owned(), json!(late));
            object.insert("gifts_losses".to_owned(), gifts_and_losses(&night));
        }
        Ok(Reply::look(lines.join("\n"), answer))
    }
}

/// What each got or lost without playing for it; who did neither is left out.
fn gifts_and_losses(night: &Tonight) -> Value {
    let evening = &night.evening;
    let results = evening.results();
    let others = evening.only_moved(&results);
    let moved = results.into_iter().chain(others).map(|(player, _)| (player, evening.transferred(player)));
    let moved = moved.filter(|(_, amount)| !amount.is_zero());
    moved
        .map(|(player, amount)| (night.name(player).to_owned(), json!(night.currency.plain(amount))))
        .collect()
}
