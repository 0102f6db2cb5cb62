//! `seat`, `leave`: who sits where, who goes.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use clap::Args;
use ledger::bank::seating::{self, Seated};
use ledger::night::seats::Wish;
use ledger::night::tables::MAIN;
use serde_json::json;

/// Seat a player
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  housebook seat Ann 3\n  housebook seat Bob\n  housebook seat Cat --table 2"
)]
pub struct Seat {
    /// Who
    player: String,
    /// The number of the seat, counted clockwise (else the first free one)
    seat: Option<u32>,
    /// The table, where two play (else the smaller one)
    #[arg(long, value_name = "N")]
    table: Option<u32>,
    /// It is a change of seat, agreed with the one who runs the house
    #[arg(long)]
    agreed: bool,
}

/// A player without chips leaves the table
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook leave Bob\n  housebook leave Bob --notice")]
pub struct Leave {
    /// Who
    player: String,
    /// Only say that he will
    #[arg(long)]
    notice: bool,
}

impl Seat {
    /// Seats.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let person = words.people.find(&self.player)?;
        let (player, title) = (person.id, person.name.to_string());
        let wish = Wish { seat: self.seat, table: self.table, agreed: self.agreed };
        context.record(
            |session| seating::seat(session, player, wish),
            |(seated, notices)| {
                let (text, answer) = match seated {
                    Seated::At(place, None) if place.table == MAIN => {
                        let answer = json!({ "player": title, "seat": place.seat });
                        (format!("{title} has seat {}", place.seat), answer)
                    }
                    Seated::At(place, sent) => {
                        let answer = json!({ "player": title, "seat": place.seat, "table": place.table });
                        let sent = sent
                            .map(|rule| format!(", where newcomers sit now ({rule})"))
                            .unwrap_or_default();
                        (format!("{title} has seat {} at table {}{sent}", place.seat, place.table), answer)
                    }
                    Seated::Waits => {
                        (format!("{title} waits for a seat"), json!({ "player": title, "waits": true }))
                    }
                };
                Told::new(text, answer).with(notices)
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
        let announces = self.notice;
        context.record(
            |session| seating::leave(session, player, announces),
            |notices| {
                let told = if announces {
                    Told::new(format!("{title} will leave"), json!({ "player": title, "leaves": false }))
                } else {
                    Told::new(format!("{title} leaves the table"), json!({ "player": title }))
                };
                told.with(notices)
            },
        )
    }
}
