//! Files that the user passes: checked before they are opened.

use crate::cli::failure::Failure;
use crate::cli::progress;
use ledger::shown::shown;
use ledger::store::said;
use sha2::{Digest, Sha256};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

/// Opens a file to read. A pipe that nobody writes to would block the program, and a device never ends: neither is opened.
pub fn open(path: &Path) -> Result<File, Failure> {
    let bad = |error: io::Error| unreadable(&shown(path), &error);
    let kind = fs::metadata(path).map_err(bad)?;
    if kind.is_dir() {
        return Err(Failure::bad_file(format!("`{}` is a folder", shown(path))));
    }
    if !kind.is_file() {
        return Err(Failure::bad_file(format!("`{}` isn't a plain file", shown(path))));
    }
    at_once(path).map_err(bad)
}

/// A file that the system does not let us read.
pub fn unreadable(name: &str, error: &io::Error) -> Failure {
    Failure::bad_file(format!("can't read `{name}`: {}", said(error)))
}

/// The text of a file of at most this many bytes; a larger one is refused before it is read.
pub fn text(path: &Path, most: u64) -> Result<String, Failure> {
    let file = open(path)?;
    if file.metadata().is_ok_and(|about| about.len() > most) {
        return Err(too_long(&shown(path), most));
    }
    text_of(file, &shown(path), most)
}

/// What can be read there, at most this many bytes.
pub fn text_of(source: impl Read, name: &str, most: u64) -> Result<String, Failure> {
    let mut text = String::new();
    let read = source.take(most.saturating_add(1)).read_to_string(&mut text);
    read.map_err(|error| unreadable(name, &error))?;
    if u64::try_from(text.len()).is_ok_and(|length| length > most) {
        return Err(too_long(name, most));
    }
    Ok(text)
}

/// The bytes of a file of at most this many; a larger one is refused.
pub fn bytes(path: &Path, most: u64) -> Result<Vec<u8>, Failure> {
    let (mut bytes, name) = (Vec::new(), shown(path));
    let source: Box<dyn Read> =
        if path.as_os_str() == "-" { Box::new(typed()) } else { Box::new(open(path)?) };
    let read = source.take(most.saturating_add(1)).read_to_end(&mut bytes);
    read.map_err(|error| unreadable(&name, &error))?;
    if u64::try_from(bytes.len()).is_ok_and(|length| length > most) {
        return Err(too_long(&name, most));
    }
    Ok(bytes)
}

/// What is typed or piped in; somebody who types sees what they type.
fn typed() -> io::StdinLock<'static> {
    progress::end();
    io::stdin().lock()
}

/// The hash of a file, which stands for it when a request is recognized.
pub fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn too_long(name: &str, most: u64) -> Failure {
    Failure::bad_file(format!("`{name}` is over {most} bytes"))
}

/// Opens a file so that reading it never waits: some system files have no end yet.
#[cfg(unix)]
pub fn at_once(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;
    let flags = i32::try_from(rustix::fs::OFlags::NONBLOCK.bits()).unwrap_or_default();
    OpenOptions::new().read(true).custom_flags(flags).open(path)
}

/// Opens a file to read.
#[cfg(not(unix))]
pub fn at_once(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_too_long_is_refused_before_it_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("hands.phh");
        let file = File::create(&path).unwrap();
        file.set_len(3 << 30).unwrap();
        let failure = text(&path, 1 << 20).unwrap_err();
        assert!(failure.message.ends_with("is over 1048576 bytes"), "{}", failure.message);
        file.set_len(2).unwrap();
        assert_eq!(text(&path, 2).unwrap(), "\0\0");
        assert!(text(&path, 1).is_err());
        assert!(text_of(io::repeat(b'c'), "-", 1000).is_err());
    }
}
