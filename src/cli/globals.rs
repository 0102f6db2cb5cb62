//! The options every verb takes.

use crate::cli::answers::Answers;
use crate::cli::open_book::OpenBook;
use crate::cli::output::{Look, Out};
use crate::cli::receipts::Form;
use clap::{ArgAction, Args, ValueEnum};
use std::io::IsTerminal;
use std::path::PathBuf;

/// Options every verb takes.
#[derive(Clone, Debug, Args)]
pub struct Globals {
    /// The book (else $HOUSEBOOK, else your data folder)
    #[arg(id = "book_file", long = "book", value_name = "FILE", hide = true)]
    pub book: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long, global = true, hide = true)]
    pub json: bool,
    /// When it really happened: 20:15, or 2026-11-21 20:15
    #[arg(long, global = true, value_name = "TIME", hide = true)]
    pub at: Option<String>,
    /// Request id: the same id twice records once
    #[arg(long, global = true, value_name = "REQUEST", hide = true)]
    pub id: Option<String>,
    /// Dry run: say what would happen, record nothing
    #[arg(long, global = true, hide = true)]
    pub dry_run: bool,
    /// Answer yes to every question
    #[arg(long, global = true, hide = true)]
    pub yes: bool,
    /// A line of a script asks nobody.
    #[arg(skip)]
    pub in_script: bool,
    /// True if the line came from a shell, whose next line comes the same way.
    #[arg(skip)]
    pub in_shell: bool,
    /// What was asked at the terminal, and how it was answered.
    #[arg(skip)]
    pub answers: Answers,
    /// Where a command prints what it doesn't keep until its end.
    #[arg(skip)]
    pub out: Out,
    /// The book, if a script keeps it open.
    #[arg(skip)]
    pub open: OpenBook,
    /// When to use color: auto, always or never
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", hide = true)]
    pub color: Color,
    /// Confirm that you mean it, as with an unusual amount
    #[arg(long, global = true, hide = true)]
    pub really: bool,
    /// Quiet: say nothing if all goes well
    #[arg(long, global = true, hide = true)]
    pub quiet: bool,
    /// Print a receipt: a line, or with =qr a QR code too
    #[arg(long, global = true, value_name = "HOW", num_args = 0..=1, require_equals = true,
          default_missing_value = "line", hide = true)]
    pub receipt: Option<Form>,
    /// Don't say what usually comes next
    #[arg(long, global = true, hide = true)]
    pub no_hints: bool,
    /// Print everything at once, not page by page
    #[arg(long, global = true, hide = true)]
    pub no_pager: bool,
    /// Explain the verb
    #[arg(short, long, action = ArgAction::HelpShort, global = true, hide = true)]
    pub help: Option<bool>,
}

/// When to color.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Color {
    /// On a terminal.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Color {
    /// The same for a stream.
    #[must_use]
    pub const fn choice(self) -> anstream::ColorChoice {
        match self {
            Self::Auto => anstream::ColorChoice::Auto,
            Self::Always => anstream::ColorChoice::Always,
            Self::Never => anstream::ColorChoice::Never,
        }
    }
}

impl Globals {
    /// True if somebody at a terminal can be asked.
    #[must_use]
    pub fn can_ask(&self) -> bool {
        let somebody = || self.answers.are_kept() || std::io::stdin().is_terminal();
        !self.json && !self.dry_run && !self.in_script && somebody()
    }

    /// How the output should look.
    #[must_use]
    pub const fn look(&self) -> Look {
        Look { json: self.json, quiet: self.quiet, color: self.color.choice(), pages: false }
    }

    /// The same for output that ends a command: at a terminal, what is longer than the screen is shown page by page.
    #[must_use]
    pub const fn last_look(&self) -> Look {
        Look { pages: !self.no_pager, ..self.look() }
    }
}
