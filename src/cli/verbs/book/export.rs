//! `book export`: a signed bundle of THE BOOK that a surrogate starts from, or of a surrogate for THE BOOK.

use crate::answer;
use crate::answer::file::Rehearsed;
use crate::answer::surrogate::Bundle;
use crate::cli::context::Context;
use crate::cli::event_number::event_number;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::{into_file, key_file, taped};
use crate::render::surrogate as render;
use clap::Args;
use ledger::bank::surrogate::{self, SecretKey};
use ledger::formats::bundle::BundleKind;
use ledger::journal::{KeyMade, SurrogateFact};
use ledger::store::Store;
use std::path::PathBuf;

/// Export the book to a signed file
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook book export the-book.bundle\n  \
        housebook book export cabin.bundle --from 40 --to 52")]
pub struct Export {
    /// New file to write
    file: PathBuf,
    /// In a stand-in: first event to export
    #[arg(long, value_name = "N", value_parser = event_number())]
    from: Option<u64>,
    /// In a stand-in: last event to export
    #[arg(long, value_name = "N", value_parser = event_number())]
    to: Option<u64>,
}

impl Export {
    /// Makes the key if there isn't one, then writes the file.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        into_file::check_free(&context.book, &self.file)?;
        let store = context.look()?;
        surrogate::check_exportable(store.reader())?;
        surrogate::range(store.reader(), self.from, self.to)?;
        let key = key_file::of_book(context, store.reader())?;
        let is_new = store.reader().key_of(store.reader().book_id()?)?.is_none();
        drop(store);
        let kept = if is_new { Some(keep(context, &key)?) } else { None };
        if context.dry_run {
            return Ok(kept.unwrap_or_else(|| {
                Reply::look("(dry run: nothing was written)", Rehearsed { dry_run: true })
            }));
        }
        let store = context.look()?;
        match (self.write(&store, &key), kept) {
            (Ok(bundle), None) => {
                let mut reply = Reply { wrote: true, ..Reply::look(render::bundle(&bundle), bundle) };
                reply.failed_after(taped::catch_up(&store, false));
                Ok(reply)
            }
            (Ok(bundle), Some(kept)) => Ok(kept.after(&render::bundle(&bundle), bundle)),
            (Err(failure), None) => Err(failure),
            (Err(failure), Some(kept)) => {
                let aftermath = Some(format!("the key was recorded, but {}", failure.message));
                Ok(Reply { aftermath, ..kept })
            }
        }
    }

    fn write(&self, store: &Store, key: &SecretKey) -> Result<Bundle, Failure> {
        let range = surrogate::range(store.reader(), self.from, self.to)?;
        let export = into_file::fill(store.path(), &self.file, |out| {
            Ok(surrogate::bundle(store.reader(), key, range, out)?)
        })?;
        let head = &export.head;
        Ok(Bundle {
            file: self.file.display().to_string(),
            book: head.book.to_string(),
            kind: if head.kind == BundleKind::Book { "book" } else { "surrogate" },
            first: head.first,
            last: head.last,
            count: export.totals.events,
            key: key.public().fingerprint(),
        })
    }
}

/// Records the key in the book.
fn keep(context: &mut Context, key: &SecretKey) -> Result<Reply, Failure> {
    let key = key.public();
    let made = answer::surrogate::KeyMade { key: key.fingerprint() };
    context.record(
        |session| session.record(&SurrogateFact::KeyMade(KeyMade { key }).into()).map(|_| ()),
        |()| Told::new(render::key_made(&made), made),
    )
}
