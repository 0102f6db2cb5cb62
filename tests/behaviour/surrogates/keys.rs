//! The key file beside a book: only the owner's plain file, with this book's key in it, signs anything.

use crate::durability::folder::Folder;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::PathBuf;

fn with_key() -> (Folder, PathBuf) {
    let folder = Folder::empty();
    folder.done("init --house mike");
    folder.done("book export first.bundle");
    let key = folder.path().join("night.book.key");
    (folder, key)
}

/// Exporting is refused with this code, and nothing is written.
#[track_caller]
fn refused(folder: &Folder, wanted: &str) {
    let events = folder.events().len();
    let seen = folder.run("book export second.bundle");
    assert_eq!(seen.code, 4, "{wanted}: {seen:?}");
    assert!(seen.stderr.contains(wanted), "{wanted}: {seen:?}");
    assert!(!folder.path().join("second.bundle").exists());
    assert_eq!(folder.events().len(), events);
    folder.done("status");
}

#[test]
fn a_key_is_made_for_its_owner_alone_and_used_again() {
    let (folder, key) = with_key();
    assert_eq!(fs::metadata(&key).expect("the key").permissions().mode() & 0o777, 0o600);
    let secret = fs::read_to_string(&key).expect("the key");
    for name in ["first.bundle", "night.book"] {
        let bytes = fs::read(folder.path().join(name)).expect("a file of ours");
        let text = String::from_utf8_lossy(&bytes);
        let digits = secret.trim().rsplit(' ').next().expect("digits");
        assert!(!text.contains(digits), "the secret is in `{name}`");
    }
    let events = folder.events().len();
    folder.done("book export second.bundle");
    assert_eq!(folder.events().len(), events, "the second time the journal knows the key");
    assert_eq!(fs::read_to_string(&key).expect("the key"), secret);
}

#[test]
fn a_key_file_that_is_none_signs_nothing() {
    let (folder, key) = with_key();
    let secret = fs::read(&key).expect("the key");
    fs::set_permissions(&key, fs::Permissions::from_mode(0o640)).expect("ours");
    refused(&folder, "other people can read it");
    let write = |bytes: &[u8]| {
        let _ = fs::remove_file(&key);
        fs::write(&key, bytes).expect("ours");
        fs::set_permissions(&key, fs::Permissions::from_mode(0o600)).expect("ours");
    };
    write(b"");
    refused(&folder, "it doesn't have a key in it");
    write(&secret[..secret.len() - 2]);
    refused(&folder, "it doesn't have a key in it");
    let mut other = secret.clone();
    let last = other.len() - 2;
    other[last] = if other[last] == b'0' { b'1' } else { b'0' };
    write(&other);
    refused(&folder, "is the key of another book");
    fs::remove_file(&key).expect("ours");
    refused(&folder, "should be in `night.book.key`");
    let elsewhere = folder.path().join("elsewhere");
    fs::write(&elsewhere, &secret).expect("ours");
    symlink(&elsewhere, &key).expect("a link");
    refused(&folder, "it isn't a plain file");
    // The control: the restored key signs again.
    write(&secret);
    folder.done("book export second.bundle");
}

#[test]
fn a_surrogate_that_cannot_begin_leaves_nothing_behind() {
    let (folder, _) = with_key();
    let bundle = fs::read_to_string(folder.path().join("first.bundle")).expect("a bundle");
    fs::write(folder.path().join("cut.bundle"), &bundle[..bundle.len() / 2]).expect("ours");
    assert_eq!(folder.run("--book sur.book init --surrogate-of cut.bundle").code, 5);
    assert_eq!(folder.run("--book sur.book init --surrogate-of /dev/zero").code, 5);
    fs::write(folder.path().join("sur.book.key"), "something").expect("ours");
    let seen = folder.run("--book sur.book init --surrogate-of first.bundle");
    assert_eq!(seen.code, 4, "a key that is there is not written over: {seen:?}");
    assert!(!folder.path().join("sur.book").exists());
}
