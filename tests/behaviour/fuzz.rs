//! Every parser, fed with files changed at random, each in its own process: it ends by itself, within limits of
//! memory and time, and prints nothing that a terminal would obey.
//!
//! The normal run takes a few; `HOUSEBOOK_TIMES=834 cargo test --test behaviour fuzz -- --nocapture` takes 50,000.

use crate::durability::folder::Folder;
use crate::luck::{Luck, first, times};
use crate::stories::{folder as stories, story_paths};
use std::fs;

/// Inputs of the normal run.
const INPUTS: u64 = 60;

/// Limits of a process: kilobytes of memory, seconds.
const BOUNDS: &str = "ulimit -d 262144; exec timeout -s KILL 20 \"$@\"";

/// The lines that read a file, by the extension of the files they read.
const READERS: &[(&str, &[&str])] = &[
    ("phh", &["hand check it.phh", "hand check it.phh --json", "hand add it.phh --dry-run"]),
    ("phhs", &["hand check it.phhs"]),
    ("ohh", &["hand check it.ohh", "hand add it.ohh --dry-run --json"]),
    (
        "toml",
        &[
            "house check it.toml",
            "house diff mike it.toml",
            "games check it.toml --json",
            "init --house it.toml",
        ],
    ),
    (
        "csv",
        &[
            "import poker-now it.csv --unit cents --dry-run",
            "hand check it.csv",
            "import poker-now it.csv --unit whole --json",
            "import results it.csv --settled --new-players --difference house --dry-run",
            "import results it.csv --new-players --date-format dmy --json",
        ],
    ),
    ("xlsx", &["import results it.xlsx --settled --new-players --difference house --dry-run"]),
    ("ods", &["import results it.ods --new-players --json"]),
    ("jsonl", &["rank --batch it.jsonl", "showdown --batch it.jsonl --json", "settle-up --batch it.jsonl"]),
    ("txt", &["run it.txt", "run it.txt --dry-run --json", "hand check it.txt"]),
    ("bundle", &["--book new.book init --surrogate-of it.bundle", "book merge it.bundle"]),
    ("tape", &["--book new.book restore --from-tape it.tape", "audit --tape it.tape", "tape on it.tape"]),
    (
        "book",
        &[
            "--book it.book audit",
            "--book it.book status",
            "--book it.book buy Ann 20",
            "--book new.book restore it.book",
        ],
    ),
    ("key", &["--book it book export out.bundle"]),
];

/// Texts passed on standard input.
const SPOKEN: &[&str] = &[
    r#"{"id":"x","high":"standard","low":"none","board":"Ts Td 9s 3s Jh","hands":["5s Jc","7d 4c","Jd 9c"]}"#,
    r#"{"id":"x","balances":{"Ann":"-40","Bob":"-30","Cat":"20","Dan":"20","Eve":"30"},"mode":"fewest"}"#,
    r#"{"id":"x","house":"igloo","game":"five-card-stud-hi-lo","unit":"0.05","players":[{"name":"A","in":"1.00","cards":"KdKsQdQh(Qs)","declare":"high"},{"name":"B","in":"1.00","cards":"Ad2h3s4d(6h)","declare":"low"}]}"#,
];

/// What is put in place of something.
const SPICE: &[&[u8]] = &[
    b"\x1b[31m",
    b"\xc2\x9b31m",
    b"\xe2\x80\xae",
    b"\0",
    b"\xff",
    b"\r",
    b"99999999999999999999",
    b"-1",
    b"1e999",
    b"NaN",
    b"[[[[[[[[[[[[[[[[",
    b"{\"a\":",
    b"\"",
    b"'",
    b"\n\n\n",
    b"=",
    b",",
    b"\xe2\x80\x8b",
    b"0.0000000000000000001",
    b"1970-01-01T00:00:00Z",
];

fn data(name: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// Every sample for an extension: from the stories, and from what the program writes.
fn samples(bench: &Folder) -> Vec<(&'static str, Vec<Vec<u8>>)> {
    let mut found: Vec<(&str, Vec<Vec<u8>>)> =
        READERS.iter().map(|(ending, _)| (*ending, Vec::new())).collect();
    let mut add = |name: &str, bytes: Vec<u8>| {
        let ending = name.rsplit('.').next().unwrap_or_default();
        if let Some((_, samples)) = found.iter_mut().find(|(known, _)| *known == ending) {
            samples.push(bytes);
        }
    };
    for path in story_paths(&stories()) {
        let text = fs::read_to_string(path).expect("a story");
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            let Some(name) = line.strip_prefix("file ").and_then(|rest| rest.strip_suffix(':')) else {
                continue;
            };
            let mut body = String::new();
            while let Some(line) = lines.next_if(|line| line.starts_with("  ")) {
                body.push_str(&line[2..]);
                body.push('\n');
            }
            add(name, body.into_bytes());
        }
    }
    for preset in ["mike", "igloo", "dave"] {
        add("x.toml", engine::formats::house::preset_text(preset).expect("a preset").into());
    }
    for name in ["years.xlsx", "garage.ods"] {
        add(name, fs::read(data(name)).expect("a workbook"));
    }
    add("x.jsonl", SPOKEN.join("\n").into_bytes());
    for name in ["whole.tape", "whole.bundle", "night.book", "night.book.key"] {
        add(name, fs::read(bench.path().join(name)).expect("a file"));
    }
    found
}

/// Changes a few places of a text.
fn mutated(mut bytes: Vec<u8>, luck: &mut Luck) -> Vec<u8> {
    for _ in 0..=luck.below(4) {
        let at = luck.below(bytes.len() + 1);
        let end = (at + luck.below(40)).min(bytes.len());
        match luck.below(7) {
            0 if at < bytes.len() => bytes[at] ^= 1 << luck.below(8),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece.iter().copied().cycle().take(piece.len() * (1 + luck.below(200))));
            }
            3 => bytes.truncate(at),
            _ => _ = bytes.splice(at..end.min(at + luck.below(6)), luck.pick(SPICE).iter().copied()),
        }
    }
    bytes
}

#[test]
fn fuzz_of_every_parser_ends_by_itself_and_says_nothing_raw() {
    let bench = Folder::empty();
    for line in [
        "init --house mike",
        "player add Ann Bob Cat",
        "book export whole.bundle",
        "tape on whole.tape",
        "audit",
    ] {
        let line = if line.starts_with("player") { line.replace(" Bob Cat", "") } else { line.to_owned() };
        bench.done(&line);
    }
    let samples = samples(&bench);
    assert!(samples.iter().all(|(_, samples)| !samples.is_empty()), "an ending without a sample");
    let from = first();
    let count = times(INPUTS);
    let (mut wrong, mut codes) = (Vec::new(), std::collections::BTreeMap::<i32, u64>::new());
    for number in from..from + count {
        let mut luck = Luck::new(number);
        let kind = luck.below(READERS.len());
        let (ending, lines) = READERS[kind];
        let line = luck.pick(lines);
        let sample = samples[kind].1[luck.below(samples[kind].1.len())].clone();
        let input = mutated(sample, &mut luck);
        let folder = crate::durability::every_call::copied(&bench);
        let name = if ending == "key" { "it.key".to_owned() } else { format!("it.{ending}") };
        if ending == "key" {
            fs::copy(folder.book(), folder.path().join("it")).expect("room");
        }
        fs::write(folder.path().join(&name), &input).expect("room");
        let seen = folder.through(BOUNDS, line);
        *codes.entry(seen.code).or_default() += 1;
        let raw = |text: &str| {
            text.chars().any(|letter| {
                letter != '\n' && letter.is_control() || ('\u{202a}'..='\u{202e}').contains(&letter)
            })
        };
        if !(0..=10).contains(&seen.code) || seen.code == 1 || raw(&seen.stdout) || raw(&seen.stderr) {
            wrong.push(format!("input {number}: `{line}`: {seen:?}"));
        }
    }
    println!("inputs={count} codes={codes:?} wrong={}", wrong.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
