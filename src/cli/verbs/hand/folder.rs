//! The files that a line names, and those in the folders it names.

use crate::cli::failure::Failure;
use crate::cli::plain_file;
use crate::cli::plain_file::at_once;
use engine::formats::hands::{FileKind, by_name, sniff};
use ledger::shown::shown;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The named files, and the wanted files in the named folders, sorted by name.
pub fn gathered(named: &[PathBuf], is_wanted: fn(&Path) -> bool) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in named {
        let about = fs::metadata(path).map_err(|error| unreadable(path, &error))?;
        if about.is_dir() {
            gather(path, &mut files, is_wanted)?;
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

/// Subfolders are searched too; links are not followed, so nothing outside the folder is read.
fn gather(folder: &Path, files: &mut Vec<PathBuf>, is_wanted: fn(&Path) -> bool) -> Result<(), Failure> {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
        let mut entries = entries.map_err(|error| unreadable(&folder, &error))?;
        entries.sort_by_key(fs::DirEntry::file_name);
        let mut within = Vec::new();
        for entry in entries {
            let about = entry.file_type().map_err(|error| unreadable(&entry.path(), &error))?;
            if about.is_dir() {
                within.push(entry.path());
            } else if about.is_file() && is_wanted(&entry.path()) {
                files.push(entry.path());
            }
        }
        folders.extend(within.into_iter().rev());
    }
    Ok(())
}

/// True for a file in a folder whose name says it is a hand file; of tables, only the logs are.
pub fn is_hand_file(path: &Path) -> bool {
    match by_name(&path.to_string_lossy()) {
        Some(FileKind::Phh | FileKind::Phhs | FileKind::Ohh | FileKind::SiteText) => true,
        Some(FileKind::PokerNow) => {
            begins(path).is_some_and(|begin| sniff("", &begin) == Some(FileKind::PokerNow))
        }
        None => {
            path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("txt"))
                && begins(path).is_some_and(|begin| sniff("", &begin) == Some(FileKind::SiteText))
        }
        Some(FileKind::Showdowns) => false,
    }
}

/// The first line of a file, or enough of it to recognize the kind.
fn begins(path: &Path) -> Option<String> {
    let mut begin = Vec::new();
    if !fs::metadata(path).ok()?.is_file() {
        return None;
    }
    at_once(path).ok()?.take(256).read_to_end(&mut begin).ok()?;
    Some(String::from_utf8_lossy(&begin).into_owned())
}

/// What is wrong with a file that cannot be looked at.
pub fn unreadable(path: &Path, error: &io::Error) -> Failure {
    plain_file::unreadable(&shown(path), error)
}

/// True for a file that `import` takes from a folder: hands, and the ledger of a Poker Now game.
pub fn is_imported(path: &Path) -> bool {
    is_hand_file(path) || begins(path).is_some_and(|begin| begin.starts_with("player_nickname,"))
}
