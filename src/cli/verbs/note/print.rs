//! `note show --print`: a bank note on paper.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::linking::Linker;
use crate::cli::reply::Reply;
use crate::cli::{clock, into_file};
use crate::render::page::name;
use crate::render::paper::{self, Paper};
use clap::{Args, ValueEnum};
use ledger::night::{Note, NoteStatus};
use ledger::store::Reader;
use serde::Serialize;
use std::path::PathBuf;

/// How a note is printed, if at all.
#[derive(Debug, Args)]
pub struct Print {
    /// Print it with lines to sign
    #[arg(long, value_name = "FORMAT")]
    print: Option<Format>,
    /// New file to write (else the screen)
    #[arg(long, value_name = "FILE", requires = "print")]
    out: Option<PathBuf>,
}

/// The formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Svg,
}

impl Print {
    /// True if it should be printed.
    pub const fn is_asked(&self) -> bool {
        self.print.is_some()
    }

    /// The note on paper.
    pub fn printed(
        &self,
        context: &Context,
        reader: Reader<'_>,
        note: &Note,
        answer: impl Serialize,
    ) -> Result<Reply, Failure> {
        let linker = Linker::load(reader)?;
        let first = reader.note_events(note.id)?.into_iter().next();
        let day = first.map(|event| clock::day(event.at)).unwrap_or_default();
        let written = match linker.night(note.night) {
            Some(night) => format!("written on night {night}, {day}"),
            None => format!("written {day}"),
        };
        let open = note.status == NoteStatus::Open;
        let paper = Paper {
            identifier: name(&note.identifier),
            debtor: linker.names.cell(note.debtor),
            holder: note.holder.map(|holder| linker.names.cell(holder)).unwrap_or_default(),
            amount: linker.currency.shown(if open { note.open } else { note.issued }),
            written,
            status: (!open).then(|| note.status.word().to_owned()),
        };
        let text = match self.print {
            Some(Format::Svg) => paper::svg(&paper),
            _ => paper::text(&paper),
        };
        into_file::told(
            context,
            text,
            &format!("note {}", name(&note.identifier)),
            self.out.as_deref(),
            answer,
        )
    }
}
