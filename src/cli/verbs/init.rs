//! `init`: begins a book.

use crate::bank::begin;
use crate::bank::surrogate::{self, Checked, SecretKey};
use crate::bank::tape::Setting;
use crate::cli::bundle_file;
use crate::cli::chosen_house::chosen;
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::key_file;
use crate::cli::reply::Reply;
use crate::domain::journal::SurrogateBegun;
use crate::domain::money::Currency;
use crate::domain::refusal::Refusal;
use crate::domain::shown::shown;
use crate::formats::shell;
use crate::render::journal::surrogate::short;
use crate::store::Store;
use clap::Args;
use serde_json::json;
use std::path::{Path, PathBuf};

/// Begin a book
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook init --house mike")]
pub struct Init {
    /// The house to adopt: a preset (house list) or the file of a profile
    #[arg(long, value_name = "HOUSE")]
    house: Option<String>,
    /// What the book counts in: USD, EUR, GBP, CHF, points
    #[arg(long, value_name = "UNIT")]
    currency: Option<String>,
    /// Stand in for the book that wrote this bundle (book export)
    #[arg(long, value_name = "BUNDLE", conflicts_with_all = ["house", "currency"])]
    surrogate_of: Option<PathBuf>,
}

/// Where a tape waits for a book that is gone, another book would take its place.
fn check_no_tape(book: &Path) -> Result<(), Failure> {
    if book.exists() {
        return Ok(());
    }
    match Setting::of(book)? {
        Setting::At(tape) if tape.exists() => {
            let message = format!("the tape `{}` is of a book that lay here", shown(&tape));
            let hint = format!("restore --from-tape {}", shell::file(&tape));
            Err(Refusal::new("a-tape-lies-here", message).hint(hint).into())
        }
        Setting::At(_) | Setting::Off => Ok(()),
    }
}

impl Init {
    /// Makes the file and writes the first events; on any failure nothing is left behind.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        if let Some(bundle) = &self.surrogate_of {
            return stand_in(context, bundle);
        }
        let house = self.house.as_deref().map(chosen).transpose()?;
        let currency = match &self.currency {
            Some(word) => word.parse().map_err(|error| Failure::usage(format!("{error}")))?,
            None => house.as_ref().map_or(Currency::USD, |chosen| chosen.house.currency()),
        };
        let (path, mut store) = create(context)?;
        let made = context.record_in(
            &mut store,
            |session| begin::begin(session, currency, house.as_ref()),
            |()| {
                let house = house.as_ref().map(|chosen| chosen.house.name());
                let under = house.map(|house| format!(", under the rules of `{house}`")).unwrap_or_default();
                let text = format!("a new book, counting in {}{under}", currency.code());
                Told::new(
                    text,
                    json!({ "book": path.to_string_lossy(), "currency": currency.code(), "house": house }),
                )
            },
        );
        if made.is_err() && !context.dry_run {
            drop(store);
            Store::discard(&path);
        }
        made
    }
}

/// A new, empty book file where the book is to lie; in memory for a rehearsal, which is refused like the deed.
fn create(context: &Context) -> Result<(PathBuf, Store), Failure> {
    if let Some(folder) = context.book.parent().filter(|folder| !folder.as_os_str().is_empty())
        && !context.book_named
        && !context.dry_run
    {
        // The platform's data folder may not exist yet; a folder the user named must.
        let _ = std::fs::create_dir_all(folder);
    }
    let path = context.book.clone();
    check_no_tape(&path)?;
    if !context.dry_run {
        let store = Store::create(&path)?;
        return Ok((path, store));
    }
    if context.book_named || path.exists() {
        Store::check_free(&path)?;
    }
    Ok((path, Store::memory()?))
}

/// Begins a surrogate: the other book's events, a key of its own, and from there on its own journal.
fn stand_in(context: &mut Context, bundle: &Path) -> Result<Reply, Failure> {
    let checked = bundle_file::read(bundle)?;
    if !context.book.exists() {
        check_no_key(&context.book, bundle)?;
    }
    let (path, mut store) = create(context)?;
    let key = key_file::make(context);
    let with_key = key.is_ok();
    let made = key.and_then(|key| begin_surrogate(context, &mut store, &checked, &key));
    if made.is_err() && !context.dry_run {
        drop(store);
        Store::discard(&path);
        // A key that was there before is somebody's.
        if with_key {
            let _ = std::fs::remove_file(key_file::path_of(&path));
        }
    }
    made
}

/// A key that lies there is that of a book that lay there: it is somebody's, and no other book may sign with it.
fn check_no_key(book: &Path, bundle: &Path) -> Result<(), Failure> {
    let key = key_file::path_of(book);
    if std::fs::symlink_metadata(&key).is_err() {
        return Ok(());
    }
    let message = format!("`{}` is the key of another book, and a surrogate makes its own", shown(&key));
    let hint = format!("--book OTHER-FILE init --surrogate-of {}", shell::file(bundle));
    Err(Refusal::new("key-lies-here", message).hint(hint).into())
}

fn begin_surrogate(
    context: &mut Context,
    store: &mut Store,
    bundle: &Checked,
    key: &SecretKey,
) -> Result<Reply, Failure> {
    let path = context.book.clone();
    let tell = |begun: SurrogateBegun| {
        let (book, of) = (begun.book.to_string(), begun.anchor.book.to_string());
        let (own, of_key) = (begun.key.fingerprint(), begun.of_key.fingerprint());
        let text = format!(
            "surrogate {} stands in for book {}, with its {} events\nits key is {own}; that of the book is {of_key}",
            short(&book),
            short(&of),
            begun.anchor.seq
        );
        let json = json!({
            "book": path.to_string_lossy(),
            "surrogate": book,
            "key": own,
            "of": of,
            "of_key": of_key,
            "anchor": begun.anchor.seq,
        });
        Told::new(text, json)
    };
    context.record_in(store, |session| surrogate::begin(session, bundle, key.public()), tell)
}
