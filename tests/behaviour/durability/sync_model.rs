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
    /// The file is removed; another one with its name may be made.
    Gone {
        file: String,
    },
    /// The names in the folder are on the disk.
    SyncFolder,
    /// Something the program printed.
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
    if name == "unlink" {
        let file = of_the_book(&string(rest)?)?;
        return rest.ends_with(" = 0").then_some(Call::Gone { file });
    }
    let (descriptor, rest) = rest.split_once('<')?;
    let (path, rest) = rest.split_once('>')?;
    let (arguments, result) = rest.rsplit_once(" = ")?;
    if result.starts_with('-') {
        return None;
    }
    let path = unescape(path)?;
    if name == "write" && descriptor == "1" {
        return Some(Call::Said(String::from_utf8_lossy(&string(arguments)?).into_owned()));
    }
    let Some(file) = of_the_book(&path) else {
        // The program syncs only one folder, the book's.
        return (name == "fsync" || name == "fdatasync").then_some(Call::SyncFolder);
    };
    let last = || arguments.trim_end_matches(')').rsplit(", ").next()?.trim().parse().ok();
    match name {
        "pwrite64" => Some(Call::Write { file, at: last()?, bytes: string(arguments)? }),
        "ftruncate" => Some(Call::Cut { file, length: last()? }),
        "fsync" | "fdatasync" => Some(Call::Sync { file }),
        _ => None,
    }
}

/// The name of a file of the book; the index of the log is rebuilt after a cut.
fn of_the_book(path: &[u8]) -> Option<String> {
    let name = String::from_utf8_lossy(path.rsplit(|byte| *byte == b'/').next()?).into_owned();
    (name.starts_with("night.book") && !name.ends_with("-shm")).then_some(name)
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
    /// Everything, but only the first sectors of the last write.
    Torn,
}

/// The files after a cut that follows the first `done` calls.
pub fn after_a_cut(before: &Files, calls: &[Call], done: usize, keeps: Keeps, chance: &mut Chance) -> Files {
    let calls = &calls[..done];
    let mut disk = Disk::of(before);
    let mut kept = |synced: bool| {
        synced
            || match keeps {
                Keeps::Nothing => false,
                Keeps::Everything | Keeps::Torn => true,
                Keeps::Some => chance.below(2) == 0,
            }
    };
    for (index, call) in calls.iter().enumerate() {
        let since = &calls[index..];
        let on_disk = since.contains(&Call::SyncFolder);
        match call {
            Call::Gone { file } => disk.take_away(file, kept(on_disk)),
            Call::Write { file, .. } | Call::Cut { file, .. } => {
                let made = !disk.made.contains_key(file);
                let number = disk.number(file, made && kept(on_disk));
                // A later file of the same name is synced separately.
                let its_end = since.iter().position(|call| *call == Call::Gone { file: file.clone() });
                let its_own = &since[..its_end.unwrap_or(since.len())];
                let synced = its_own.contains(&Call::Sync { file: file.clone() });
                let torn = matches!(keeps, Keeps::Torn) && !synced && index + 1 == calls.len();
                if kept(synced) {
                    apply(disk.contents.entry(number).or_default(), call, torn.then_some(SECTOR));
                }
            }
            Call::Sync { .. } | Call::SyncFolder | Call::Said(_) => {}
        }
    }
    disk.files()
}

/// What is on a disk, and what its folder calls it: a cut can keep one without the other.
#[derive(Default)]
struct Disk {
    /// Every file that was ever made, by its number.
    contents: BTreeMap<usize, Vec<u8>>,
    /// Which file a program finds under a name.
    made: BTreeMap<String, usize>,
    /// Which file is found under a name after a cut.
    named: BTreeMap<String, usize>,
}

impl Disk {
    fn of(files: &Files) -> Self {
        let mut disk = Self::default();
        for (name, bytes) in files {
            let number = disk.number(name, true);
            disk.contents.insert(number, bytes.clone());
        }
        disk
    }

    /// The file under a name, made if there isn't one; a cut keeps or loses its name.
    fn number(&mut self, name: &str, kept: bool) -> usize {
        if let Some(number) = self.made.get(name) {
            return *number;
        }
        let number = self.contents.len();
        self.contents.insert(number, Vec::new());
        self.made.insert(name.to_owned(), number);
        if kept {
            self.named.insert(name.to_owned(), number);
        }
        number
    }

    fn take_away(&mut self, name: &str, kept: bool) {
        self.made.remove(name);
        if kept {
            self.named.remove(name);
        }
    }

    fn files(self) -> Files {
        let content = |number| self.contents.get(&number).cloned().unwrap_or_default();
        self.named.iter().map(|(name, number)| (name.clone(), content(*number))).collect()
    }
}

fn apply(content: &mut Vec<u8>, call: &Call, most: Option<usize>) {
    match call {
        Call::Write { at, bytes, .. } => {
            let bytes = &bytes[..bytes.len().min(most.unwrap_or(usize::MAX))];
            if content.len() < at + bytes.len() {
                content.resize(at + bytes.len(), 0);
            }
            content[*at..at + bytes.len()].copy_from_slice(bytes);
        }
        Call::Cut { length, .. } => content.resize(*length, 0),
        Call::Sync { .. } | Call::Gone { .. } | Call::SyncFolder | Call::Said(_) => {}
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
    let empty = Files::from([("night.book-wal".to_owned(), Vec::new())]);
    let mut wal = |keeps| after_a_cut(&empty, &calls, 4, keeps, &mut chance)["night.book-wal"].clone();
    assert_eq!(wal(Keeps::Nothing), b"AB");
    assert_eq!(wal(Keeps::Everything), b"ABC");
}

#[test]
fn a_name_is_kept_with_its_folder_and_a_new_file_is_another_one() {
    let file = || "night.book-wal".to_owned();
    let write = |bytes: &[u8]| Call::Write { file: file(), at: 0, bytes: bytes.to_vec() };
    let sync = || Call::Sync { file: file() };
    let calls = [
        write(b"old"),
        sync(),
        Call::SyncFolder,
        Call::Gone { file: file() },
        write(b"n"),
        sync(),
        Call::SyncFolder,
    ];
    let mut chance = Chance::of("names");
    let mut wal =
        |done, keeps| after_a_cut(&Files::new(), &calls, done, keeps, &mut chance).remove("night.book-wal");
    assert_eq!(wal(2, Keeps::Nothing), None, "its name was lost");
    assert_eq!(wal(3, Keeps::Nothing).as_deref(), Some(&b"old"[..]));
    assert_eq!(wal(4, Keeps::Nothing).as_deref(), Some(&b"old"[..]));
    assert_eq!(wal(4, Keeps::Everything), None);
    assert_eq!(wal(6, Keeps::Nothing).as_deref(), Some(&b"old"[..]), "the new one is not called so yet");
    assert_eq!(wal(7, Keeps::Nothing).as_deref(), Some(&b"n"[..]));
}
