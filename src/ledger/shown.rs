//! Files in a sentence: what one is called, and why the system does not let us at it.

use std::io::{Error, ErrorKind};
use std::path::Path;

/// A path on one line: what a terminal would obey or hide, and what turns the reading direction, is shown by its number.
#[must_use]
pub fn shown(path: &Path) -> String {
    path.display().to_string().escape_debug().to_string()
}

/// Why the system refused something of a file, in words for a person: `there's no such file`.
#[must_use]
pub fn said(error: &Error) -> String {
    let known = match error.kind() {
        ErrorKind::NotFound => "there's no such file",
        ErrorKind::PermissionDenied => "you don't have permission",
        ErrorKind::IsADirectory => "it's a folder",
        ErrorKind::NotADirectory => "part of its path isn't a folder",
        ErrorKind::AlreadyExists => "there's a file of that name already",
        ErrorKind::StorageFull => "the disk is full",
        ErrorKind::QuotaExceeded => "your share of the disk is full",
        ErrorKind::FileTooLarge => "the file would be too large",
        ErrorKind::ReadOnlyFilesystem => "the disk is read-only",
        ErrorKind::InvalidFilename => "no file can have that name",
        ErrorKind::InvalidData => "it isn't UTF-8 text",
        _ => "",
    };
    if !known.is_empty() && error.raw_os_error().is_some() || error.kind() == ErrorKind::InvalidData {
        return known.to_owned();
    }
    // The number of the system's error says nothing at a table.
    let text = error.to_string();
    text.split_once(" (os error ").map_or(text.clone(), |(words, _)| words.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_of_a_file_turns_or_breaks_a_line() {
        for (name, told) in [
            ("a night.book", "a night.book"),
            ("a\nb", "a\\nb"),
            ("\u{202e}koob", "\\u{202e}koob"),
            ("a\u{1b}[2J", "a\\u{1b}[2J"),
            ("a\u{200b}b", "a\\u{200b}b"),
            ("Zoë", "Zoë"),
        ] {
            assert_eq!(shown(Path::new(name)), told);
        }
    }

    #[test]
    fn why_the_system_refuses_has_no_number() {
        for (number, told) in
            [(2, "there's no such file"), (28, "the disk is full"), (5, "Input/output error")]
        {
            assert_eq!(said(&Error::from_raw_os_error(number)), told);
        }
        assert_eq!(said(&Error::other("can't read its keys")), "can't read its keys");
    }
}
