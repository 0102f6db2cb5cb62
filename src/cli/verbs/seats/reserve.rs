//! `seats reserve`, `wait`, `prefer`, `cancel`, `noshow`: who is expected, and in which order people are let in.

use crate::answer::seats::{self as answer, Expected, Reserved};
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::seats as render;
use clap::Args;
use ledger::bank::reserving;
use ledger::journal::Reserving;
use ledger::night::reserving::{ExpectedPlayer, ReservingAt};
use ledger::people::Name;

/// Keep a seat for a player
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook seats reserve Dan --for \"about nine\"")]
pub struct Reserve {
    /// Who
    player: String,
    /// When he comes, or for how long
    #[arg(long = "for", value_name = "TEXT")]
    words: Option<String>,
}

/// Put a player on the waiting list
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook seats wait Dan")]
pub struct Wait {
    /// Who
    player: String,
}

/// Let a player who is expected or waits go before the others
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook seats prefer Dan")]
pub struct Prefer {
    /// Who
    player: String,
}

/// Give a reservation up, or a place on the waiting list
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook seats cancel Dan")]
pub struct Cancel {
    /// Who
    player: String,
}

/// Note that a player with a reservation did not come
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook seats noshow Dan")]
pub struct NoShow {
    /// Who
    player: String,
}

impl Reserve {
    /// Reserves.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        reserve(context, &self.player, false, self.words)
    }
}

impl Wait {
    /// Puts him on the list.
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

/// Who is expected and who waits; `None` if nobody is and nobody does.
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
