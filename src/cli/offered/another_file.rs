//! An existing file is never overwritten: offers the same line with a free name.

use crate::cli::failure::Failure;
use crate::cli::offered::typed::Typed;
use crate::render::shell;
use ledger::shown::shown;
use std::path::{Path, PathBuf};

/// How the refusal ends, after the name of the file.
const EXISTS: &str = "` already exists";

/// How many names are tried.
const NAMES_MAX: u32 = 1000;

/// Offers the line with another name for the file that was in the way, if the line names it.
#[must_use]
pub fn offered(failure: Failure, typed: &Typed<'_>) -> Failure {
    let words = typed.words;
    if failure.code != "exists" || failure.hint.is_some() {
        return failure;
    }
    let line: Option<Vec<String>> = words.iter().position(|word| names(&failure, word)).and_then(|at| {
        let mut line = words.to_vec();
        let word = line.get_mut(at)?;
        let (option, file) = apart(word);
        *word = format!("{option}{}", free(Path::new(file))?.display());
        Some(line.iter().map(|word| shell::word(word)).collect())
    });
    // A new book is started beside the one in its usual place.
    let beside = || {
        let book = Path::new(failure.message.strip_prefix('`')?.strip_suffix(EXISTS)?);
        // A dry run is refused like the real thing.
        let words = || words.iter().filter(|word| *word != "--dry-run");
        let line =
            words().map(|word| shell::word(word)).chain([shell::option("--book", free(book)?.to_str()?)]);
        words().next().filter(|verb| *verb == "init").map(|_| line.collect())
    };
    match line.or_else(beside) {
        Some(line) => failure.hint(line.join(" ")),
        None => failure,
    }
}

/// An option joined with its file, as in `--out=`, and the file.
fn apart(word: &str) -> (&str, &str) {
    let at = word.find('=').filter(|_| word.starts_with("--")).map_or(0, |at| at.saturating_add(1));
    word.split_at_checked(at).unwrap_or(("", word))
}

/// True if that word is the file in the refusal.
fn names(failure: &Failure, word: &str) -> bool {
    let (_, file) = apart(word);
    failure.message == format!("`{}{EXISTS}", shown(Path::new(file)))
}

/// `night-2.csv` beside `night.csv`, or the next number that is free.
fn free(file: &Path) -> Option<PathBuf> {
    let stem = file.file_stem()?.to_str()?;
    let ending = file.extension().and_then(|ending| ending.to_str());
    let numbered = |number: u32| match ending {
        Some(ending) => file.with_file_name(format!("{stem}-{number}.{ending}")),
        None => file.with_file_name(format!("{stem}-{number}")),
    };
    (2..NAMES_MAX).map(numbered).find(|name| name.symlink_metadata().is_err())
}
