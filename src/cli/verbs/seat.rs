//! `seat`, `leave`: who sits where, who goes.

use crate::answer::seats::{self as answer, Leaves};
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::seats as render;
use clap::Args;
use ledger::bank::seating::{self, Seated};
use ledger::night::seats::SeatWish;
use ledger::night::tables::MAIN;

/// Seat players
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  housebook seat Ann 3\n  housebook seat Bob\n  housebook seat Cat --table 2"
)]
pub struct Seat {
    /// The player
    player: String,
    /// Seat number, clockwise (else the first free seat)
    seat: Option<u32>,
    /// Table number, if two play (else the smaller table)
    #[arg(long, value_name = "N")]
    table: Option<u32>,
    /// A change of seat that the host agreed to
    #[arg(long)]
    agreed: bool,
}

/// Send a player without chips home
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook leave Bob\n  housebook leave Bob --notice")]
pub struct Leave {
    /// The player
    player: String,
    /// Only note that they are about to leave
    #[arg(long)]
    notice: bool,
}

impl Seat {
    /// Seats.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let person = words.people.find(&self.player)?;
        let (player, title) = (person.id, person.name.to_string());
        let wish = SeatWish { seat: self.seat, table: self.table, agreed: self.agreed };
        context.record(
            |session| seating::seat(session, player, wish),
            |(seated, notices)| {
                let answer = match seated {
                    Seated::At(place, sent) => {
                        let table = (sent.is_some() || place.table != MAIN).then_some(place.table);
                        answer::Seated::At { player: title, seat: place.seat, table, sent }
                    }
                    Seated::Waits => answer::Seated::Waits { player: title, waits: true },
                };
                Told::new(render::seated(&answer), answer).with(notices)
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
                let answer = Leaves { player: title, leaves: announces.then_some(false) };
                Told::new(render::leaves(&answer), answer).with(notices)
            },
        )
    }
}
