//! Why the system doesn't give us a file, in words for a person.

use std::io::{Error, ErrorKind};

/// Why the system refused something with a file: `there's no such file`.
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
    // The number of the system's error means nothing at a card table.
    let text = error.to_string();
    text.split_once(" (os error ").map_or(text.clone(), |(words, _)| words.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

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
