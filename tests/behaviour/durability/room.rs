//! No space: files that may not grow, nearly full disks with small blocks, folders that are gone. Each is a reported failure,
//! never a signal.
//!
//! `HOUSEBOOK_CAMPAIGN=full-disk` fills disks of three block sizes to every last KiB.

use crate::durability::folder::{Folder, Mount, PROGRAM, skipped, violations};
use crate::program::Outcome;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;

/// How a command may end without space: done, busy, no storage, unknown, done but not reported.
const SAID: [i32; 5] = [0, 6, 7, 8, 10];

#[test]
fn a_file_that_may_not_grow_is_a_failure_and_no_signal() {
    let folder = Folder::with_night();
    let lines = [
        "buy Ann 20",
        "backup copy.book",
        "export csv --out rows.csv",
        "tape on",
        "--book new.book init",
        "status",
        "audit",
    ];
    let mut failed = 0;
    // In blocks of 512 bytes.
    for blocks in [0, 1, 8, 60, 200, 400] {
        for line in lines {
            let seen = folder.through(&format!("ulimit -f {blocks}; exec \"$@\""), line);
            assert!(SAID.contains(&seen.code), "{blocks} blocks: `{line}`: {seen:?}");
            failed += usize::from(seen.code == 7 || seen.code == 8);
            for made in ["copy.book", "rows.csv", "new.book", "night.book.tape", "night.book.tape-at"] {
                let _ = fs::remove_file(folder.path().join(made));
            }
        }
    }
    assert!(failed > 10, "the limit was hardly reached: {failed}");
    folder.audit();
    folder.done("buy Bob 20");
}

#[test]
fn a_folder_that_is_gone_is_said() {
    for line in [
        "status",
        "buy Ann 20",
        "init",
        "--book x.book init",
        "audit",
        "backup copy.book",
        "tape on",
        "export csv --out x.csv",
    ] {
        let seen = Folder::with_night().through("mkdir gone; cd gone; rmdir ../gone; exec \"$@\"", line);
        assert!([7, 9].contains(&seen.code), "`{line}`: {seen:?}");
    }
    let folder = Folder::with_night();
    for line in ["backup gone/copy.book", "export csv --out gone/x.csv", "--book gone/new.book init"] {
        let seen = folder.run(line);
        assert_eq!(seen.code, 7, "`{line}`: {seen:?}");
    }
    assert_eq!(folder.run("--book gone/night.book buy Ann 20").code, 9);
}

/// A small disk made from a file; none if nothing can be mounted.
fn disk(folder: &Folder, block: u64) -> Option<Mount> {
    let image = folder.aside("image");
    fs::File::create(&image).and_then(|file| file.set_len(8 << 20)).expect("room for a disk");
    let arguments =
        ["-q", "-F", "-m", "0", "-b", &block.to_string(), "-O", "^has_journal"].map(str::to_owned);
    let made = Command::new("mkfs.ext4").args(arguments).arg(&image).output().ok()?;
    made.status
        .success()
        .then(|| Mount::new(&["-o", "loop", &image.to_string_lossy()], &folder.aside("disk")))?
}

/// Fills a disk except for this many KiB.
fn fill(at: &Path, left_kib: u64) {
    let filler = at.join("filler");
    let _ = fs::remove_file(&filler);
    let free = Command::new("df").args(["--output=avail", "-k"]).arg(at).output().expect("df");
    let free: u64 = String::from_utf8_lossy(&free.stdout)
        .split_whitespace()
        .last()
        .and_then(|kib| kib.parse().ok())
        .expect("a number");
    let mut file = fs::File::create(&filler).expect("a name at least");
    for _ in left_kib..free {
        if file.write_all(&[b'x'; 1024]).is_err() {
            return;
        }
    }
}

/// The results on disks with little space.
#[derive(Debug, Default)]
struct Tally {
    commands: usize,
    failed: usize,
    signals: usize,
    wrong: Vec<String>,
}

impl Tally {
    /// Commands on a disk of small blocks with less and less space; after each the book is whole, and with space it goes on.
    fn fill(&mut self, block: u64, left: &[u64]) -> Option<()> {
        let aside = Folder::empty();
        let mount = disk(&aside, block)?;
        let at = aside.aside("disk");
        let folder = Folder::at(&at, Path::new(PROGRAM));
        for (number, kib) in left.iter().enumerate() {
            // Each index of the log is laid out anew.
            for index in [false, true] {
                if index {
                    let _ = fs::remove_file(at.join("night.book-shm"));
                }
                fill(&at, *kib);
                for line in [
                    format!("buy Ann 1 --id {block}-{number}-{index}"),
                    "status".to_owned(),
                    "audit".to_owned(),
                    format!("player add P{number}{index}"),
                ] {
                    let seen = folder.run(&line);
                    self.judge(&format!("{block}-byte blocks, {kib} KiB: `{line}`"), &seen);
                }
                fs::remove_file(at.join("filler")).ok();
                folder.done(&format!("buy Ann 1 --id {block}-{number}-{index}"));
                self.wrong.extend(violations(&folder.book()));
            }
        }
        drop(mount);
        Some(())
    }

    fn judge(&mut self, what: &str, seen: &Outcome) {
        self.commands += 1;
        self.failed += usize::from([7, 8].contains(&seen.code));
        self.signals += usize::from(seen.code == -1);
        if !SAID.contains(&seen.code) {
            self.wrong.push(format!("{what}: {seen:?}"));
        }
    }
}

#[test]
#[expect(clippy::disallowed_methods, reason = "how a campaign is asked for")]
fn a_nearly_full_disk_of_small_blocks_ends_nothing_by_a_signal() {
    let all = std::env::var("HOUSEBOOK_CAMPAIGN").as_deref() == Ok("full-disk");
    let mut tally = Tally::default();
    let every: Vec<u64> = (0..80).collect();
    for block in if all { [1024, 2048, 4096].as_slice() } else { &[1024] } {
        let left = if all { every.as_slice() } else { &[0, 17] };
        if tally.fill(*block, left).is_none() {
            skipped(
                "a_nearly_full_disk_of_small_blocks_ends_nothing_by_a_signal",
                "no small disk can be mounted here",
            );
            return;
        }
    }
    println!("commands={} failed={} signals={}", tally.commands, tally.failed, tally.signals);
    assert!(tally.wrong.is_empty() && tally.signals == 0, "{}", tally.wrong.join("\n"));
    assert!(tally.failed > 0, "there was room all the time");
}
