//! The file beside a book with the secret half of its key: nobody else may read it.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::random::hex;
use ledger::bank::surrogate::SecretKey;
use ledger::journal::{Digest, PublicKey};
use ledger::refusal::Refusal;
use ledger::shown::shown;
use ledger::store::said;
use ledger::store::{Building, Reader, check_writable};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// How the file starts.
const WORDS: &str = "housebook key 1 ";

/// Longer than any key file.
const BYTES_MAX: u64 = 200;

/// Where the key of a book is.
#[must_use]
pub fn path_of(book: &Path) -> PathBuf {
    let mut path = book.to_owned().into_os_string();
    path.push(".key");
    path.into()
}

/// The key of the current book; it is made if the book never had one.
pub fn of_book(context: &mut Context, reader: Reader<'_>) -> Result<SecretKey, Failure> {
    let known = reader.key_of(reader.book_id()?)?;
    let path = path_of(&context.book);
    if let Some(key) = read(&path)? {
        return match known {
            Some(known) if known != key.public() => Err(wrong(&path, known)),
            _ => Ok(key),
        };
    }
    match known {
        None => make(context),
        Some(_) => {
            let message = format!("this book's key is missing; it should be in `{}`", shown(&path));
            Err(Refusal::worded("no-key", message).hint("put the file back from a copy").into())
        }
    }
}

/// Makes a key and keeps it; a dry run keeps nothing. A key made by somebody who can't write the book would block its owner.
pub fn make(context: &mut Context) -> Result<SecretKey, Failure> {
    check_writable(&context.book)?;
    let secret = context.random.seed();
    let path = path_of(&context.book);
    if !context.dry_run {
        write(&path, &format!("{WORDS}{}\n", hex(&secret)))?;
    }
    Ok(SecretKey::new(&secret))
}

/// Whole or not at all: half a key would be found but couldn't sign anything.
fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let building = Building::beside(path, ".new")?;
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options.open(building.path()).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| {
        Failure::new(exit::STORAGE, "storage", format!("can't write `{}`: {}", shown(path), said(&error)))
    })?;
    Ok(building.put(path)?)
}

/// The key in a file; none if there is no file.
fn read(path: &Path) -> Result<Option<SecretKey>, Failure> {
    let refuse = |why: &str| {
        let message = format!("can't sign with `{}`: {why}", shown(path));
        Failure::from(Refusal::worded("key-file", message).hint("put the file back from a copy"))
    };
    let failed = |error: std::io::Error| refuse(&said(&error));
    let found = match std::fs::symlink_metadata(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        found => found.map_err(failed)?,
    };
    if !found.is_file() {
        return Err(refuse("it isn't a plain file"));
    }
    if is_open_to_others(&found) {
        let open = refuse("other people can read it (chmod 600 makes it yours alone)");
        return Err(Failure { hint: None, ..open });
    }
    let mut text = String::new();
    std::fs::File::open(path).map_err(failed)?.take(BYTES_MAX).read_to_string(&mut text).map_err(failed)?;
    let secret =
        text.strip_prefix(WORDS).and_then(|digits| digits.strip_suffix('\n')?.parse::<Digest>().ok());
    let secret = secret.ok_or_else(|| refuse("it doesn't have a key in it"))?;
    Ok(Some(SecretKey::new(&secret.0)))
}

#[cfg(unix)]
fn is_open_to_others(file: &std::fs::Metadata) -> bool {
    std::os::unix::fs::PermissionsExt::mode(&file.permissions()) & 0o077 != 0
}

#[cfg(not(unix))]
fn is_open_to_others(_: &std::fs::Metadata) -> bool {
    false
}

fn wrong(path: &Path, known: PublicKey) -> Failure {
    let message =
        format!("`{}` is the key of another book; this book's key is {}", shown(path), known.fingerprint());
    Refusal::worded("key-file", message).hint("put the file back from a copy").into()
}
