//! `hand`: recorded hands.

mod add;
mod check;
mod convert;
mod dealt_by;
mod export;
mod few_words;
pub mod file;
pub mod folder;
pub mod game;
mod hand_file;
mod incident;
pub mod list;
pub mod new;
mod remark;
pub mod replay;
pub mod result;
mod said;
mod said_again;
pub mod show;
pub mod unit;

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use clap::{Args, Subcommand};

/// Record, show and search hands
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook hand new\n  \
        housebook hand result --game seven-card-stud --in Ann=1 --in Bob=1 --win Bob=2\n  \
        housebook hand list")]
pub struct HandVerb {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Record who put in what and who won
    Result(result::HandResult),
    /// Record hands from files or JSON
    Add(add::Add),
    /// Check hand files by replaying them
    Check(check::Check),
    /// Convert hand files to another format
    Convert(convert::Convert),
    /// Enter a hand, one question at a time
    New(new::New),
    /// List recorded hands, latest first
    List(list::List),
    /// Find hands by words
    Search(list::Search),
    /// Show one hand
    Show(show::Show),
    /// Step through a hand
    Replay(replay::Replay),
    /// Show why the money went where it did
    #[command(after_help = "Examples:\n  housebook hand why 12\n  housebook hand why 3 --night 2")]
    Why(show::Show),
    /// Write full hands to a hand file
    Export(export::Export),
    /// Tag a hand
    Tag(remark::Tag),
    /// Add a comment to a hand
    Note(remark::Note),
    /// Void a hand and give the money back
    Void(remark::Void),
    /// Look up a misdeal ruling
    Incident(incident::Incident),
    /// Rule on a verbal or chip bet
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
