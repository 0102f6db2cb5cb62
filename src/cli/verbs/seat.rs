//! `seat`, `leave`: who sits where, who goes home.

use crate::answer::seats::{self as answer, Leaves};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::words::Words;
use crate::render::seats as render;
use clap::Args;
use ledger::bank::BankError;
use ledger::bank::seating::{self, Seated};
use ledger::ids::PlayerId;
use ledger::night::seats::SeatWish;
use ledger::night::tables::MAIN;
use ledger::refusal::Notice;

/// Seat players
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  housebook seat Ann 3\n  housebook seat Bob Cat Dan\n  housebook seat Eve --table 2"
)]
pub struct Seat {
    /// The player, or several; a seat number after a name (else the first free seat)
    #[arg(required = true, value_name = "PLAYER [SEAT]")]
    players: Vec<String>,
    /// Table number, if two play (else the smaller table)
    #[arg(long, value_name = "N")]
    table: Option<u32>,
    /// A seat change the host agreed to
    #[arg(long)]
    agreed: bool,
}

/// Let a player without chips go home
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook leave Bob\n  housebook leave Bob --notice")]
pub struct Leave {
    /// The player
    player: String,
    /// Only note that they're about to leave
    #[arg(long)]
    notice: bool,
}

impl Seat {
    /// Seats, all of them or nobody.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let wishes = self.wishes(&words)?;
        context.record(
            |session| {
                session.tonight()?.check_once(wishes.iter().map(|(player, ..)| *player))?;
                let seat =
                    |(player, _, wish): &(PlayerId, String, SeatWish)| seating::seat(session, *player, *wish);
                wishes.iter().map(seat).collect::<Result<Vec<_>, BankError>>()
            },
            |seated| {
                let (seated, notices): (Vec<Seated>, Vec<Vec<Notice>>) = seated.into_iter().unzip();
                let titles = wishes.iter().map(|(_, title, _)| title.clone());
                let answers: Vec<answer::Seated> = titles.zip(seated).map(told).collect();
                let text = answers.iter().map(render::seated).collect::<Vec<_>>().join("\n");
                let told = match <[answer::Seated; 1]>::try_from(answers) {
                    Ok([one]) => Told::new(text, one),
                    Err(several) => Told::new(text, answer::SeatedSeveral { players: several }),
                };
                told.with(notices.into_iter().flatten())
            },
        )
    }

    /// Who sits down where: names, some of them followed by a number.
    fn wishes(&self, words: &Words) -> Result<Vec<(PlayerId, String, SeatWish)>, Failure> {
        let mut wishes: Vec<(PlayerId, String, SeatWish)> = Vec::new();
        for word in &self.players {
            match (word.parse::<u32>(), wishes.last_mut()) {
                (Ok(seat), Some((_, _, wish))) if wish.seat.is_none() => wish.seat = Some(seat),
                _ => {
                    let person = words.people.find(word)?;
                    let wish = SeatWish { seat: None, table: self.table, agreed: self.agreed };
                    wishes.push((person.id, person.name.to_string(), wish));
                }
            }
        }
        Ok(wishes)
    }
}

fn told((player, seated): (String, Seated)) -> answer::Seated {
    match seated {
        Seated::At(place, sent) => {
            let table = (sent.is_some() || place.table != MAIN).then_some(place.table);
            answer::Seated::At { player, seat: place.seat, table, sent }
        }
        Seated::Waits => answer::Seated::Waits { player, waits: true },
    }
}

impl Leave {
    /// Lets the player go.
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
