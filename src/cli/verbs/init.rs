//! `init`: starts a new book.

use crate::answer;
use crate::cli::bundle_file;
use crate::cli::chosen_house::chosen;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::from_tape::from_tape;
use crate::cli::key_file;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::render;
use crate::render::shell;
use clap::Args;
use engine::money::Currency;
use engine::refusal::Notice;
use ledger::bank::begin;
use ledger::bank::surrogate::{self, Checked, SecretKey};
use ledger::bank::tape::Setting;
use ledger::journal::SurrogateBegun;
use ledger::refusal::Refusal;
use ledger::shown::shown;
use ledger::store::{Building, Store, aside};
use std::path::{Path, PathBuf};

/// Start a new book
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook init --house mike\n  \
        housebook init --house ours.toml --currency EUR")]
pub struct Init {
    /// The house: from house list, or a house file
    #[arg(long, value_name = "HOUSE")]
    house: Option<String>,
    /// USD, EUR, GBP, CHF or points
    #[arg(long, value_name = "UNIT")]
    currency: Option<String>,
    /// Stand in for the book that exported this bundle
    #[arg(long = "stand-in-of", alias = "surrogate-of", value_name = "BUNDLE", conflicts_with_all = ["house", "currency"])]
    surrogate_of: Option<PathBuf>,
}

/// If a tape waits for a book that is gone, another book would take its place.
fn check_no_tape(book: &Path) -> Result<(), Failure> {
    if book.exists() {
        return Ok(());
    }
    match Setting::of(book)? {
        Setting::At(tape) if tape.exists() => {
            let message = format!("the tape `{}` belongs to an earlier book", shown(&tape));
            let hint = from_tape(&tape).unwrap_or_else(|| "housebook restore --help".to_owned());
            Err(Failure::from(Refusal::worded("a-tape-lies-here", message)).hint(hint))
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
        let mut site = Site::of(context)?;
        let path = context.book.clone();
        let mut made = context.record_in(
            &mut site.store,
            |session| begin::begin(session, currency, house.as_ref()),
            |()| {
                let begun = answer::file::Begun {
                    book: path.to_string_lossy().into_owned(),
                    currency: currency.code(),
                    house: house.as_ref().map(|chosen| chosen.house.name().to_owned()),
                };
                Told::new(render::file::begun(&begun), begun)
            },
        )?;
        made.next = context.next_step(site.store.reader());
        let mut made = site.put(&context.book, made)?;
        if context.can_ask {
            let text = "a tape on another disk brings the book back if you lose this one: housebook tape on /media/stick/night.tape";
            made.remark(Notice::new(None, text));
        }
        Ok(made)
    }
}

/// The ending of a book's name while it is being made.
const UNFINISHED: &str = ".new";

/// A new book under another name until it is complete; in memory for a dry run, which is refused like the real thing.
struct Site {
    store: Store,
    building: Option<Building>,
}

impl Site {
    fn of(context: &Context) -> Result<Self, Failure> {
        let path = &context.book;
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty())
            && !context.book_named
            && !context.dry_run
        {
            // The platform's data folder may not exist yet; a folder the user named must.
            let _ = std::fs::create_dir_all(folder);
        }
        check_no_tape(path)?;
        if context.book_named || !context.dry_run || path.exists() {
            Store::check_free(path)?;
        }
        if context.dry_run {
            return Ok(Self { store: Store::memory()?, building: None });
        }
        let building = Building::beside(path, UNFINISHED)?;
        let store = Store::create(building.path())?;
        Ok(Self { store, building: Some(building) })
    }

    /// Gives the finished book its name, and returns the answer.
    fn put(self, path: &Path, mut made: Reply) -> Result<Reply, Failure> {
        let Some(building) = self.building else { return Ok(made) };
        self.store.checkpoint()?;
        drop(self.store);
        // The log of an earlier book here would be read into the new one.
        if !path.exists()
            && let Some(log) = aside(path)?
        {
            let text = format!("the log of an earlier book is kept as `{}`", shown(&log));
            made.remark(Notice::new(None, text));
        }
        building.put(path)?;
        Ok(made)
    }
}

/// Starts a surrogate: the other book's events, a key of its own, and from there on its own journal.
fn stand_in(context: &mut Context, bundle: &Path) -> Result<Reply, Failure> {
    let checked = bundle_file::read(bundle)?;
    let key_file = key_file::path_of(&context.book);
    let interrupted = Building::was_begun(&context.book, UNFINISHED);
    if !context.book.exists() && !interrupted {
        check_no_key(&key_file, bundle)?;
    }
    let mut site = Site::of(context)?;
    if interrupted && !context.dry_run {
        // The key of a book that was never finished. In case it is somebody's after all, it is kept.
        aside(&key_file)?;
    }
    let key = key_file::make(context)?;
    let path = context.book.clone();
    let begun = begin_surrogate(context, &mut site.store, &checked, &key);
    let made = begun.and_then(|made| site.put(&path, made));
    if made.is_err() && !context.dry_run {
        let _ = std::fs::remove_file(key_file);
    }
    made
}

/// An existing key belongs to an earlier book here: it is somebody's, and no other book may sign with it.
fn check_no_key(key: &Path, bundle: &Path) -> Result<(), Failure> {
    if std::fs::symlink_metadata(key).is_err() {
        return Ok(());
    }
    let message = format!("`{}` is another book's key, and a stand-in needs its own", shown(key));
    let hint = format!("--book OTHER-FILE init --stand-in-of {}", shell::file(bundle));
    Err(Refusal::worded("key-lies-here", message).hint(hint).into())
}

fn begin_surrogate(
    context: &mut Context,
    store: &mut Store,
    bundle: &Checked,
    key: &SecretKey,
) -> Result<Reply, Failure> {
    let path = context.book.clone();
    let tell = |begun: SurrogateBegun| {
        let begun = answer::surrogate::Begun {
            book: path.to_string_lossy().into_owned(),
            surrogate: begun.book.to_string(),
            key: begun.key.fingerprint(),
            of: begun.anchor.book.to_string(),
            of_key: begun.of_key.fingerprint(),
            anchor: begun.anchor.seq,
        };
        Told::new(render::surrogate::begun(&begun), begun)
    };
    context.record_in(store, |session| surrogate::begin(session, bundle, key.public()), tell)
}
