//! `hand list`, `hand show`: looking back at hands.

use crate::bank::loaded::load_night;
use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::verbs::hand::result::{answer, sentence};
use crate::domain::journal::Fact;
use crate::domain::journal::fact::HandPlayed;
use crate::domain::night::Tonight;
use crate::domain::refusal::Refusal;
use crate::render::page::{name, or_dash, table};
use clap::Args;
use serde_json::{Value, json};

/// List recorded hands
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook hand list --night 2")]
pub struct List {
    /// Only those of one night
    #[arg(long, value_name = "N")]
    night: Option<u32>,
}

/// Show one hand: figures and reasons
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook hand show 12")]
pub struct Show {
    /// Its number in its night
    number: u32,
    /// The night (else the last)
    #[arg(long, value_name = "N")]
    night: Option<u32>,
}

impl List {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let currency = store.reader().book()?.currency;
        let mut hands = store.reader().hands()?;
        hands.retain(|hand| self.night.is_none_or(|night| night == hand.night));
        let rows = hands.iter().map(|hand| {
            [
                hand.night.to_string(),
                hand.number.to_string(),
                hand.game.clone(),
                currency.shown(hand.pot),
                hand.depth.clone(),
            ]
        });
        let text = if hands.is_empty() {
            "no hand is recorded".to_owned()
        } else {
            table(&["night", "hand", "game", "pot", "recorded by"], &[0, 1, 3], rows)
        };
        let json: Vec<Value> = hands
            .iter()
            .map(|hand| {
                json!({
                    "night": hand.night,
                    "hand": hand.number,
                    "hand_id": hand.id.to_string(),
                    "event": hand.seq,
                    "game": hand.game,
                    "depth": hand.depth,
                    "pot": currency.plain(hand.pot),
                })
            })
            .collect();
        Ok(Reply::look(text, json!({ "hands": json })))
    }
}

impl Show {
    /// Looks at the figures and the reasons.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let (night, played, seq, at) = self.find(context)?;
        let mut text = vec![format!("{} (event {seq}, {at})", sentence(&night, &played))];
        text.push(String::new());
        text.push(figures(&night, &played));
        text.extend(reasons(&played));
        let mut object = answer(&night, &played);
        if let Some(object) = object.as_object_mut() {
            object.insert("event".to_owned(), json!(seq));
            object.insert("record".to_owned(), json!(played.record));
        }
        Ok(Reply::look(text.join("\n"), object))
    }

    /// Says only why.
    pub fn why(self, context: &mut Context) -> Result<Reply, Failure> {
        let (night, played, ..) = self.find(context)?;
        let mut text = vec![sentence(&night, &played)];
        if played.why.is_empty() {
            text.push("recorded by its result: the table decided, not the engine".to_owned());
        }
        text.extend(reasons(&played));
        let why: Vec<Value> =
            played.why.iter().map(|(rule, text)| json!({ "rule": rule, "text": text })).collect();
        Ok(Reply::look(text.join("\n"), json!({ "hand": played.number, "why": why })))
    }

    fn find(&self, context: &Context) -> Result<(Tonight, HandPlayed, u64, String), Failure> {
        let store = context.look()?;
        let reader = store.reader();
        let hands = reader.hands()?;
        let night = self.night.or_else(|| hands.last().map(|hand| hand.night));
        let found = hands.iter().find(|hand| hand.number == self.number && Some(hand.night) == night);
        let none =
            || Refusal::new("unknown-hand", format!("there is no hand {}", self.number)).hint("hand list");
        let event = reader.event(found.ok_or_else(none)?.seq)?.ok_or_else(none)?;
        match (event.fact, event.night) {
            (Fact::HandPlayed(played), Some(night)) => {
                Ok((load_night(reader, night)?, played, event.seq, clock::shown(event.at)))
            }
            _ => Err(none().into()),
        }
    }
}

fn reasons(played: &HandPlayed) -> impl Iterator<Item = String> {
    played.why.iter().map(|(rule, why)| format!("{why} ({rule})"))
}

fn figures(night: &Tonight, played: &HandPlayed) -> String {
    let rows = played.seats.iter().map(|seat| {
        let shown = |money: crate::domain::money::Money| or_dash(money.is_zero(), night.shown(money));
        [name(night.name(seat.player)), shown(seat.put_in), shown(seat.returned), shown(seat.won)]
    });
    table(&["player", "put in", "returned", "won"], &[1, 2, 3], rows)
}
