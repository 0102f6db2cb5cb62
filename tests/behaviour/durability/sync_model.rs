//! A disk that forgets: rebuilds, from a trace of the program's system calls, every state a power cut may leave.
//!
//! What was synced stays. Of what was written since, a cut may keep nothing, everything, any part, and half a write.

use crate::durability::kills::Chance;
use std::collections::BTreeMap;

/// The smallest piece a disk writes whole.
const SECTOR: usize = 512;

/// One call that matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Call {
    Write {
        file: String,
        at: usize,
        bytes: Vec<u8>,
    },
    Cut {
        file: String,
        length: usize,
    },
    Sync {
        file: String,
    },
    /// Something the program said.
    Said(String),
}

/// The files of the folder by name.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The calls of a trace made with `-y -xx`, on files of the book and on standard output.
pub fn calls(trace: &str) -> Vec<Call> {
    trace.lines().filter_map(call).collect()
}

fn call(line: &str) -> Option<Call> {
    let (_, line) = line.split_once(' ')?;
    let (name, rest) = line.trim_start().split_once('(')?;
    let (descriptor, rest) = rest.split_once('<')?;
    let (path, rest) = rest.split_once('>')?;
    let (arguments, result) = rest.rsplit_once(" = ")?;
    if result.starts_with('-') {
        return None;
    }
    let path = unescape(path)?;
    let file = String::from_utf8_lossy(path.rsplit(|byte| *byte == b'/').next()?).into_owned();
    if name == "write" && descriptor == "1" {
        return Some(Call::Said(String::from_utf8_lossy(&string(arguments)?).into_owned()));
    }
    if !file.starts_with("night.book") || file.ends_with("-shm") {
        return None;
    }
    let last = || arguments.trim_end_matches(')').rsplit(", ").next()?.trim().parse().ok();
    match name {
        "pwrite64" => Some(Call::Write { file, at: last()?, bytes: string(arguments)? }),
        "ftruncate" => Some(Call::Cut { file, length: last()? }),
        "fsync" | "fdatasync" => Some(Call::Sync { file }),
        _ => None,
    }
}

/// The bytes of the first string among the arguments.
fn string(arguments: &str) -> Option<Vec<u8>> {
    unescape(arguments.split('"').nth(1)?)
}

/// Bytes that are all written as `\xNN`.
fn unescape(text: &str) -> Option<Vec<u8>> {
    text.split("\\x").skip(1).map(|digits| u8::from_str_radix(digits, 16).ok()).collect()
}

/// What a power cut keeps of the calls since the last sync of their file.
#[derive(Clone, Copy, Debug)]
pub enum Keeps {
    Nothing,
    Everything,
    Some,
    /// Everything, but of the last write only its first sectors.
    Torn,
}

/// The files after a cut behind the first `done` calls.
pub fn after_a_cut(before: &Files, calls: &[Call], done: usize, keeps: Keeps, chance: &mut Chance) -> Files {
    let calls = &calls[..done];
    let mut files = before.clone();
    for (index, call) in calls.iter().enumerate() {
        let file = match call {
            Call::Write { file, .. } | Call::Cut { file, .. } => file,
            Call::Sync { .. } | Call::Said(_) => continue,
        };
        let synced = calls[index..].contains(&Call::Sync { file: file.clone() });
        let kept = synced
            || match keeps {
                Keeps::Nothing => false,
                Keeps::Everything | Keeps::Torn => true,
                Keeps::Some => chance.below(2) == 0,
            };
        let last = matches!(keeps, Keeps::Torn) && !synced && index + 1 == calls.len();
        if kept {
            apply(&mut files, call, last.then_some(SECTOR));
        }
    }
    files
}

fn apply(files: &mut Files, call: &Call, most: Option<usize>) {
    match call {
        Call::Write { file, at, bytes } => {
            let content = files.entry(file.clone()).or_default();
            let bytes = &bytes[..bytes.len().min(most.unwrap_or(usize::MAX))];
            if content.len() < at + bytes.len() {
                content.resize(at + bytes.len(), 0);
            }
            content[*at..at + bytes.len()].copy_from_slice(bytes);
        }
        Call::Cut { file, length } => files.entry(file.clone()).or_default().resize(*length, 0),
        Call::Sync { .. } | Call::Said(_) => {}
    }
}

#[test]
fn a_cut_keeps_what_was_synced() {
    let escape = |text: &str| text.bytes().map(|byte| format!("\\x{byte:02x}")).collect::<String>();
    let (wal, shm) = (escape("/x/night.book-wal"), escape("/x/night.book-shm"));
    let trace = format!(
        "7 pwrite64(4<{wal}>, \"\\x41\\x42\", 2, 0) = 2\n7 fsync(4<{wal}>) = 0\n\
         7 pwrite64(4<{wal}>, \"\\x43\", 1, 2) = 1\n7 write(1<{}>, \"\\x6f\\x6b\", 2) = 2\n\
         7 pwrite64(5<{shm}>, \"\\x43\", 1, 2) = 1\n7 fsync(4<{wal}>) = -1 EIO\n",
        escape("pipe:[1]")
    );
    let calls = calls(&trace);
    assert_eq!(calls.len(), 4);
    assert_eq!(calls[3], Call::Said("ok".to_owned()));
    let mut chance = Chance::of("cut");
    let mut wal = |keeps| after_a_cut(&Files::new(), &calls, 4, keeps, &mut chance)["night.book-wal"].clone();
    assert_eq!(wal(Keeps::Nothing), b"AB");
    assert_eq!(wal(Keeps::Everything), b"ABC");
}
