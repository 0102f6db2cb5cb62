//! `seat`, `seats`, `deal`, `leave`: who sits where, who deals, who goes.

use crate::bank::{begin, load_tonight};
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::domain::night::seats;
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
}

/// Show who sits where
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook seats")]
pub struct Seats {}

/// Note who deals the next hand
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook deal --dealer Ann")]
pub struct Deal {
    /// The dealer (else the next to the left)
    #[arg(long, value_name = "PLAYER")]
    dealer: Option<String>,
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
        let (player, title, seat) = (person.id, person.name.to_string(), self.seat);
        context.record(
            |session| begin::seat(session, player, seat),
            |notices| {
                let answer = json!({ "player": title, "seat": seat });
                Told::new(format!("{title} has seat {seat}"), answer).with(notices)
            },
        )
    }
}

impl Seats {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let tonight = load_tonight(context.look()?.reader())?;
        let evening = &tonight.evening;
        let dealt = |player| evening.deals.iter().filter(|dealer| **dealer == player).count();
        let order = seats::seated(evening);
        let rows = order.iter().map(|(seat, player)| {
            let seat = if *seat == u32::MAX { "–".to_owned() } else { seat.to_string() };
            [seat, name(tonight.name(*player)), dealt(*player).to_string()]
        });
        let text = table(&["seat", "player", "dealt"], &[0, 2], rows);
        let json: Vec<Value> = order
            .iter()
            .map(|(seat, player)| {
                let seat = (*seat != u32::MAX).then_some(*seat);
                json!({ "seat": seat, "player": tonight.name(*player), "dealt": dealt(*player) })
            })
            .collect();
        Ok(Reply::look(text, json!({ "seats": json })))
    }
}

impl Deal {
    /// Notes the dealer.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let dealer = self.dealer.as_deref().map(|word| words.player(word)).transpose()?;
        context.record(
            |session| begin::deal(session, dealer),
            |(dealer, notices)| {
                let name = words.people.get(dealer).map(|person| person.name.to_string()).unwrap_or_default();
                Told::new(format!("{name} deals"), json!({ "dealer": name })).with(notices)
            },
        )
    }
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
