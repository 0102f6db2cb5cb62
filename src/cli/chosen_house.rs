//! The house that a word of the command line means: a preset, or the file of a profile.

use crate::cli::failure::Failure;
use crate::cli::plain_file;
use engine::formats::house as profile;
use engine::readable::AsTyped;
use ledger::bank::begin::{self, ChosenHouse};
use std::io::Read;

/// The largest profile file that is read.
const PROFILE_BYTES_MAX: u64 = 1024 * 1024;

/// The house a word means: a preset, or the file of a profile.
pub fn chosen(word: &str) -> Result<ChosenHouse, Failure> {
    let text = if profile::preset_text(word).is_some() { None } else { read(word)? };
    Ok(begin::choose_house(word, |_| text.clone())?)
}

/// The text of a profile; none if there is no file of that name.
pub fn read(word: &str) -> Result<Option<String>, Failure> {
    let shown = word.as_typed();
    let bad = |error: std::io::Error| plain_file::unreadable(&shown.to_string(), &error);
    let Ok(about) = std::fs::metadata(word) else { return Ok(None) };
    if !about.is_file() {
        return Err(Failure::bad_file(format!("`{shown}` isn't a plain file")));
    }
    let mut bytes = Vec::new();
    let file = std::fs::File::open(word).map_err(bad)?;
    file.take(PROFILE_BYTES_MAX + 1).read_to_end(&mut bytes).map_err(bad)?;
    if u64::try_from(bytes.len()).is_ok_and(|length| length > PROFILE_BYTES_MAX) {
        return Err(Failure::bad_file(format!("`{shown}` is too large for a house file")));
    }
    let text = String::from_utf8(bytes);
    text.map(Some).map_err(|_| Failure::bad_file(format!("`{shown}` isn't UTF-8 text")))
}
