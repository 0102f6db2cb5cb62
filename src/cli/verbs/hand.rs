//! `hand`: recorded hands.

mod add;
mod check;
mod convert;
mod export;
pub mod file;
pub mod game;
mod hand_file;
mod incident;
mod list;
pub mod new;
mod remark;
mod replay;
pub mod result;
mod said;
mod show;
pub mod unit;

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use clap::{Args, Subcommand};

/// Recorded hands
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  housebook hand result --game seven-card-stud --in Ann=1 --in Bob=1 --win Bob=2"
)]
pub struct HandVerb {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Record a hand by who put in how much and who won
    Result(result::HandResult),
    /// Record hands out of files: hand files, hand histories, game logs, JSON as showdown takes it
    Add(add::Add),
    /// Replay hand files and folders; no book is needed
    Check(check::Check),
    /// Turn hand files into another kind; no book is needed
    Convert(convert::Convert),
    /// Enter a hand at the table, question by question
    New(new::New),
    /// List recorded hands, the latest page first
    List(list::List),
    /// Find hands by words: players, games, cards, tags, notes, reasons
    Search(list::Search),
    /// Show one hand: figures, reasons, what was said of it, what it moved
    Show(show::Show),
    /// Step through a hand whose every act is recorded
    Replay(replay::Replay),
    /// Why the money went where it went
    Why(show::Show),
    /// Write full hands as a hand file
    Export(export::Export),
    /// Put words on a hand that it can be found by
    Tag(remark::Tag),
    /// Write something down about a hand
    Note(remark::Note),
    /// Declare a hand void: what it moved is reversed, and it stays in the list
    Void(remark::Void),
    /// Say what the house rules when something goes wrong: a verdict and its rule
    Incident(incident::Incident),
    /// Say what a player's words or chips come to under the house's rules
    Said(said::Said),
}

impl HandVerb {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.what {
            What::Result(result) => result.run(context),
            What::New(new) => new.run(context),
            What::List(list) => list.run(context),
            What::Search(search) => search.run(context),
            What::Export(export) => export.run(context),
            What::Tag(tag) => tag.run(context),
            What::Note(note) => note.run(context),
            What::Void(void) => void.run(context),
            What::Add(add) => add.run(context),
            What::Check(check) => check.run(context),
            What::Convert(convert) => convert.run(context),
            What::Show(show) => show.run(context),
            What::Replay(replay) => replay.run(context),
            What::Why(show) => show.why(context),
            What::Incident(incident) => incident.run(context),
            What::Said(said) => said.run(context),
        }
    }
}
