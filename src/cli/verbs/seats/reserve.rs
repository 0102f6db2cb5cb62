//! `seats reserve`, `wait`, `prefer`, `cancel`, `noshow`: who is expected, and the order in which people get seats.

use crate::answer::seats::{self as answer, Expected, Reserved};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::words::Words;
use crate::render::seats as render;
use clap::Args;
use ledger::bank::reserving;
use ledger::journal::Reserving;
use ledger::night::reserving::{ExpectedPlayer, ReservingAt};
use ledger::people::Name;

/// Keep a seat for a player
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook seats reserve Bob --for \"about nine\"\n  \
        housebook seats reserve Cat")]
pub struct Reserve {
    /// The player
    player: String,
    /// When they come, or for how long
    #[arg(long = "for", value_name = "TEXT")]
    words: Option<String>,
}

/// Put a player on the waiting list
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook seats wait Bob\n  housebook seats wait Cat --at 21:10")]
pub struct Wait {
    /// The player
    player: String,
}

/// Put a player first on the waiting list
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook seats prefer Bob\n  housebook seats prefer Cat")]
pub struct Prefer {
    /// The player
    player: String,
}

/// Cancel a reservation or waiting-list spot
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook seats cancel Bob\n  housebook seats cancel Cat")]
pub struct Cancel {
    /// The player
    player: String,
}

/// Note that a player didn't show up
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook seats noshow Bob\n  \
        housebook seats noshow Cat --at 21:30")]
pub struct NoShow {
    /// The player
    player: String,
}

impl Reserve {
    /// Reserves.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        reserve(context, &self.player, false, self.words)
    }
}

impl Wait {
    /// Puts the player on the list.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        reserve(context, &self.player, true, None)
    }
}

impl Prefer {
    /// Prefers.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        change(context, &self.player, Reserving::Preferred)
    }
}

impl Cancel {
    /// Cancels.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        change(context, &self.player, Reserving::Cancelled)
    }
}

impl NoShow {
    /// Notes it.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        change(context, &self.player, Reserving::NoShow)
    }
}

fn reserve(context: &mut Context, typed: &str, waits: bool, text: Option<String>) -> Result<Reply, Failure> {
    let words = Words::load(context.look()?.reader())?;
    let person = words.people.find(typed)?;
    let (player, title) = (person.id, person.name.to_string());
    context.record(
        |session| reserving::reserve(session, player, waits, text),
        |(what, notices)| told(&title, what).with(notices),
    )
}

fn change(context: &mut Context, typed: &str, what: Reserving) -> Result<Reply, Failure> {
    let words = Words::load(context.look()?.reader())?;
    let person = words.people.find(typed)?;
    let (player, title) = (person.id, person.name.to_string());
    context.record(
        |session| reserving::change(session, player, what),
        |notices| told(&title, what).with(notices),
    )
}

fn told(title: &str, what: Reserving) -> Told {
    let answer = Reserved { player: title.to_owned(), what };
    Told::new(render::reserved(&answer), answer)
}

/// Who is expected and who waits; `None` if nobody is or does.
#[must_use]
pub fn expected(place: &ReservingAt<'_>) -> Option<Expected> {
    let kept = |kept: &ExpectedPlayer| answer::Kept {
        player: place.people.called(kept.player).map_or("somebody", Name::as_str).to_owned(),
        words: kept.words.clone(),
    };
    let expected = place.expected;
    (!expected.is_nobody()).then(|| Expected {
        reserved: expected.reserved().map(kept).collect(),
        waiting: expected.waiting().map(kept).collect(),
    })
}
