//! The options every verb takes.

use crate::cli::answers::Answers;
use crate::cli::open_book::OpenBook;
use crate::cli::output::{Look, Out};
use crate::cli::receipts::Form;
use clap::{Args, ValueEnum};
use std::io::IsTerminal;
use std::path::PathBuf;

/// Options every verb takes.
#[derive(Clone, Debug, Args)]
pub struct Globals {
    /// The book file (else $HOUSEBOOK, else the platform's data folder)
    #[arg(id = "book_file", long = "book", value_name = "FILE", help_heading = "Global options")]
    pub book: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long, global = true, help_heading = "Global options")]
    pub json: bool,
    /// When it really happened: 20:15, or 2026-11-21 20:15
    #[arg(long, global = true, value_name = "TIME", help_heading = "Global options")]
    pub at: Option<String>,
    /// Request id: the same id twice records once
    #[arg(long, global = true, value_name = "REQUEST", help_heading = "Global options")]
    pub id: Option<String>,
    /// Rehearse: say what would happen, record nothing
    #[arg(long, global = true, help_heading = "Global options")]
    pub dry_run: bool,
    /// Ask nothing
    #[arg(long, global = true, help_heading = "Global options")]
    pub yes: bool,
    /// A line of a script asks nobody.
    #[arg(skip)]
    pub in_script: bool,
    /// What was asked at the terminal, and answered.
    #[arg(skip)]
    pub answers: Answers,
    /// Where it is said what a command does not keep until its end.
    #[arg(skip)]
    pub out: Out,
    /// The book that a script keeps open.
    #[arg(skip)]
    pub open: OpenBook,
    /// When to colour
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", help_heading = "Global options")]
    pub color: Color,
    /// Do what the program asks about: an unusual amount, paying against the counts
    #[arg(long, global = true, help_heading = "Global options")]
    pub really: bool,
    /// Say nothing of success
    #[arg(long, global = true, help_heading = "Global options")]
    pub quiet: bool,
    /// Print a receipt for what was recorded: a line, or with =qr a QR code too
    #[arg(long, global = true, value_name = "HOW", num_args = 0..=1, require_equals = true,
          default_missing_value = "line", help_heading = "Global options")]
    pub receipt: Option<Form>,
}

/// When to colour.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Color {
    /// On a terminal.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Globals {
    /// True if somebody at a terminal can be asked.
    #[must_use]
    pub fn can_ask(&self) -> bool {
        !self.json && !self.dry_run && !self.in_script && std::io::stdin().is_terminal()
    }

    /// How the output is to look.
    #[must_use]
    pub const fn look(&self) -> Look {
        let color = match self.color {
            Color::Auto => anstream::ColorChoice::Auto,
            Color::Always => anstream::ColorChoice::Always,
            Color::Never => anstream::ColorChoice::Never,
        };
        Look { json: self.json, quiet: self.quiet, color }
    }
}
