//! `seat`, `seats`, `leave`: who sits where, who is kept apart, who goes.

use crate::bank::{begin, load_tonight, seating};
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::domain::journal::Pair;
use crate::domain::night::{Tonight, apart, seats};
use crate::render::page::{name, table};
use clap::Args;
use serde_json::{Value, json};

/// Seat a player
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook seat Ann 3")]
pub struct Seat {
    /// Who
    player: String,
    /// The number of the seat, counted clockwise
    seat: u32,
    /// It is a change of seat, agreed with whoever runs the house
    #[arg(long)]
    agreed: bool,
}

/// Show who sits where, and who is kept apart
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook seats\n  housebook seats --forbid Ann,Bob")]
pub struct Seats {
    /// Keep two people apart
    #[arg(long, value_name = "P,P", conflicts_with = "allow")]
    forbid: Option<String>,
    /// Let two people share a table again
    #[arg(long, value_name = "P,P")]
    allow: Option<String>,
}

/// A player without chips leaves the table
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook leave Bob")]
pub struct Leave {
    /// Who
    player: String,
}

impl Seat {
    /// Seats.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let person = words.people.find(&self.player)?;
        let (player, title, seat, agreed) = (person.id, person.name.to_string(), self.seat, self.agreed);
        context.record(
            |session| begin::seat(session, player, seat, agreed),
            |notices| {
                let answer = json!({ "player": title, "seat": seat });
                Told::new(format!("{title} has seat {seat}"), answer).with(notices)
            },
        )
    }
}

impl Seats {
    /// Looks, or rules on a pair.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match (&self.forbid, &self.allow) {
            (Some(pair), _) => rule(context, pair, false),
            (None, Some(pair)) => rule(context, pair, true),
            (None, None) => shown(&load_tonight(context.look()?.reader())?),
        }
    }
}

/// Keeps two people apart, or (`together`) no longer.
fn rule(context: &mut Context, typed: &str, together: bool) -> Result<Reply, Failure> {
    let words = Words::load(context.look()?.reader())?;
    let (one, other) = typed
        .split_once(',')
        .ok_or_else(|| Failure::usage(format!("`{}` should look like ANN,BOB", typed.escape_debug())))?;
    let (one, other) = (words.people.find(one)?, words.people.find(other)?);
    let pair = Pair::of(one.id, other.id);
    context.record(
        |session| seating::keep_apart(session, pair, together),
        |()| {
            let names = [one.name.to_string(), other.name.to_string()];
            let what = if together { "may share a table again" } else { "are kept apart from now on" };
            let text = format!("{} and {} {what}", name(&names[0]), name(&names[1]));
            Told::new(text, json!({ "pair": names, "apart": !together }))
        },
    )
}

fn shown(tonight: &Tonight) -> Result<Reply, Failure> {
    let evening = &tonight.evening;
    let dealt = |player| evening.deals.iter().filter(|dealer| **dealer == player).count();
    let order = seats::seated(evening);
    let rows = order.iter().map(|(seat, player)| {
        let seat = if *seat == u32::MAX { "–".to_owned() } else { seat.to_string() };
        [seat, name(tonight.name(*player)), dealt(*player).to_string()]
    });
    let mut text = table(&["seat", "player", "dealt"], &[0, 2], rows);
    let json: Vec<Value> = order
        .iter()
        .map(|(seat, player)| {
            let seat = (*seat != u32::MAX).then_some(*seat);
            json!({ "seat": seat, "player": tonight.name(*player), "dealt": dealt(*player) })
        })
        .collect();
    let pairs: Vec<[&str; 2]> =
        apart::pairs(tonight).iter().map(|pair| [tonight.name(pair.one), tonight.name(pair.other)]).collect();
    for [one, other] in &pairs {
        text.push_str(&format!("\nkept apart: {} and {}", name(one), name(other)));
    }
    Ok(Reply::look(text, json!({ "seats": json, "apart": pairs })))
}

impl Leave {
    /// Lets go.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let person = words.people.find(&self.player)?;
        let (player, title) = (person.id, person.name.to_string());
        context.record(
            |session| begin::leave(session, player),
            |notices| {
                Told::new(format!("{title} leaves the table"), json!({ "player": title })).with(notices)
            },
        )
    }
}
