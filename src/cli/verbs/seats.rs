//! `seats`: who sits where, who is kept apart, who is expected; the words after it change that.

mod moves;
mod reserve;

use crate::answer::seats::{self as answer, KeptApart, Seat};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::verbs::seats::moves::{Ask, Balance, DrawSeats, Merge, Split};
use crate::cli::verbs::seats::reserve::{Cancel, NoShow, Prefer, Reserve, Wait, expected};
use crate::cli::words::Words;
use crate::render::seats as render;
use clap::{Args, Subcommand};
use engine::readable::AsTyped;
use ledger::bank::reserving::Loaded;
use ledger::bank::{load_tonight, seating};
use ledger::journal::Pair;
use ledger::night::ring::times_dealt;
use ledger::night::tables::seated_at;
use ledger::night::{Tonight, apart};
use ledger::store::Reader;

/// Show seats; split, balance and merge tables
#[derive(Debug, Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "Examples:\n  housebook seats\n  housebook seats --forbid Ann,Bob\n  housebook seats split --volunteer Cat\n  \
        housebook seats reserve Dan --for 21:00"
)]
pub struct Seats {
    /// Two players who can't share a table
    #[arg(long, value_name = "P,P", conflicts_with = "allow")]
    forbid: Option<String>,
    /// Two players who can share a table again
    #[arg(long, value_name = "P,P")]
    allow: Option<String>,
    #[command(subcommand)]
    verb: Option<SeatsVerb>,
}

/// What can be done with seats and tables.
#[derive(Debug, Subcommand)]
pub enum SeatsVerb {
    /// Split the game into two tables
    Split(Split),
    /// Balance two tables by moving one player
    Balance(Balance),
    /// Let a player change tables
    Ask(Ask),
    /// Merge two tables and draw the button
    Merge(Merge),
    /// Draw for seats before the first hand
    Draw(DrawSeats),
    /// Keep a seat for a player
    Reserve(Reserve),
    /// Put a player on the waiting list
    Wait(Wait),
    /// Put a player first on the waiting list
    Prefer(Prefer),
    /// Cancel a reservation or waiting-list spot
    Cancel(Cancel),
    /// Note that a player didn't show up
    Noshow(NoShow),
}

impl Seats {
    /// Shows the seats, sets or lifts a ban, or does what the word after it says.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match (&self.forbid, &self.allow) {
            (Some(pair), _) => return rule(context, pair, false),
            (None, Some(pair)) => return rule(context, pair, true),
            (None, None) => {}
        }
        match self.verb {
            None => shown(context.look()?.reader()),
            Some(SeatsVerb::Split(verb)) => verb.run(context),
            Some(SeatsVerb::Balance(verb)) => verb.run(context),
            Some(SeatsVerb::Ask(verb)) => verb.run(context),
            Some(SeatsVerb::Merge(verb)) => verb.run(context),
            Some(SeatsVerb::Draw(verb)) => verb.run(context),
            Some(SeatsVerb::Reserve(verb)) => verb.run(context),
            Some(SeatsVerb::Wait(verb)) => verb.run(context),
            Some(SeatsVerb::Prefer(verb)) => verb.run(context),
            Some(SeatsVerb::Cancel(verb)) => verb.run(context),
            Some(SeatsVerb::Noshow(verb)) => verb.run(context),
        }
    }
}

/// Keeps two people apart, or (`together`) no longer.
fn rule(context: &mut Context, typed: &str, together: bool) -> Result<Reply, Failure> {
    let words = Words::load(context.look()?.reader())?;
    let (one, other) = typed
        .split_once(',')
        .ok_or_else(|| Failure::usage(format!("`{}` should look like ANN,BOB", typed.as_typed())))?;
    let (one, other) = (words.people.find(one)?, words.people.find(other)?);
    let pair = Pair::of(one.id, other.id);
    context.record(
        |session| seating::keep_apart(session, pair, together),
        |notice| {
            let pair = [one.name.to_string(), other.name.to_string()];
            let answer = KeptApart { pair, apart: !together };
            Told::new(render::kept_apart(&answer), answer).with(notice)
        },
    )
}

/// Tonight's tables; between nights, the players expected, if any.
fn shown(reader: Reader<'_>) -> Result<Reply, Failure> {
    if reader.open_night()?.is_none() && reader.expected()?.is_nobody() {
        // Otherwise the answer is that no night is open.
        load_tonight(reader)?;
    }
    let mut answer = answer::Seats::default();
    if reader.open_night()?.is_some() {
        let tonight = load_tonight(reader)?;
        answer.tables = tonight.evening.tables;
        answer.seats = of_tonight(&tonight);
        let pairs = apart::pairs(&tonight);
        let pairs = pairs.iter().map(|pair| [pair.one, pair.other].map(|who| tonight.name(who).to_owned()));
        answer.apart = pairs.collect();
    }
    let loaded = Loaded::of(reader).ok();
    answer.expected = loaded.as_ref().map(Loaded::place).as_ref().and_then(expected);
    Ok(Reply::look(render::seats(&answer), answer))
}

/// Everybody who sits at a table, table by table.
pub fn of_tonight(tonight: &Tonight) -> Vec<Seat> {
    (1..=tonight.evening.tables).flat_map(|at| seats_at(tonight, at)).collect()
}

fn seats_at(tonight: &Tonight, at: u32) -> Vec<Seat> {
    let table = (tonight.evening.tables > 1).then_some(at);
    let seat = |(seat, player): (u32, ledger::ids::PlayerId)| Seat {
        seat: (seat != u32::MAX).then_some(seat),
        player: tonight.name(player).to_owned(),
        dealt: times_dealt(&tonight.evening, player),
        table,
    };
    seated_at(&tonight.evening, at).into_iter().map(seat).collect()
}
