//! Who may use whom: rooms, crates, and the parts of `std` a room must never use.

use crate::mentions::{Mention, mentions};
use crate::tree::File;
use crate::{Finding, Room};

/// The files of a room mention no room above it, and everything they mention has a room.
pub fn wrong_rooms(sources: &[File], rooms: &[Room]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in sources.iter().filter(|file| file.path.matches('/').count() > 1) {
        let Some(home) = home(file, rooms) else {
            findings.push(format!(
                "{}:1: a folder without a row in ROOMS of tests/tidy.rs; give it one",
                file.path
            ));
            continue;
        };
        for mention in mentions(file) {
            let Some(room) = room_of(&mention, rooms) else { continue };
            if room != home.name && !home.uses.contains(&room) {
                findings.push(format!(
                    "{}:{}: `{}` must not use `crate::{room}`; move the knowledge down, or hand it in as a value",
                    file.path, mention.line, home.name
                ));
            }
        }
    }
    findings
}

/// The files of a room use only its crates, in their corners, and no part of `std` that it must not use.
pub fn wrong_crates(
    sources: &[File],
    rooms: &[Room],
    corners: &[(&str, &str)],
    dependencies: &[String],
) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in sources {
        let Some(home) = home(file, rooms) else { continue };
        for mention in mentions(file) {
            let first = mention.path[0].as_str();
            let full = mention.path.join("::");
            let corner = corners.iter().find(|(name, _)| *name == first);
            let complaint = if !mention.test && home.never.iter().any(|never| full.starts_with(never)) {
                "must be handed in by a face as a value".to_owned()
            } else if !dependencies.iter().any(|name| name == first) {
                continue;
            } else if !home.crates.contains(&first) {
                format!(
                    "is no crate of `{}`; do it in a room that has it (ROOMS in tests/tidy.rs)",
                    home.name
                )
            } else if let Some((_, corner)) = corner.filter(|(_, corner)| !file.path.starts_with(corner)) {
                format!("stays in `{corner}` (CORNERS in tests/tidy.rs); call what stands there")
            } else {
                continue;
            };
            findings.push(format!("{}:{}: `{full}` {complaint}", file.path, mention.line));
        }
    }
    findings
}

/// Files outside these `places` that read or write the machine's files.
pub fn wrong_files(sources: &[File], places: &[&str]) -> Vec<Finding> {
    let outside = |file: &&File| !places.iter().any(|place| file.path.starts_with(place));
    let mut findings = Vec::new();
    for file in sources.iter().filter(outside) {
        for mention in mentions(file).into_iter().filter(|mention| !mention.test) {
            let full = mention.path.join("::");
            if full.starts_with("std::fs") {
                findings.push(format!(
                    "{}:{}: `{full}`; a face or the store reads and writes files",
                    file.path, mention.line
                ));
            }
        }
    }
    findings
}

/// Every dependency is in a room's row, and some file really uses it.
pub fn idle_dependencies(sources: &[File], rooms: &[Room], dependencies: &[String]) -> Vec<Finding> {
    let used: Vec<Mention> = sources.iter().flat_map(mentions).collect();
    let mut findings = Vec::new();
    for name in dependencies {
        if !rooms.iter().any(|room| room.crates.contains(&name.as_str())) {
            findings.push(format!("Cargo.toml: `{name}` has no room; name it in ROOMS of tests/tidy.rs"));
        } else if !used.iter().any(|mention| mention.path[0] == *name) {
            findings.push(format!("Cargo.toml: nothing in src uses `{name}`; remove it"));
        }
    }
    findings
}

/// The room that the file's folder belongs to; the inner one for a room within a room.
fn home<'a>(file: &File, rooms: &'a [Room]) -> Option<&'a Room> {
    let path = file.path.strip_prefix("src/")?;
    innermost(rooms, |name| path.strip_prefix(name).is_some_and(|rest| rest.starts_with('/')))
}

/// The room that a path from the top of `src` leads into.
fn room_of<'a>(mention: &Mention, rooms: &'a [Room]) -> Option<&'a str> {
    let path = mention.path.strip_prefix(&["crate".to_owned()])?;
    let leads = |name: &str| {
        name.split('/').zip(path.iter().map(Some).chain([None, None])).all(|(a, b)| b.is_some_and(|b| a == b))
    };
    innermost(rooms, leads).map(|room| room.name)
}

fn innermost(rooms: &[Room], is: impl Fn(&str) -> bool) -> Option<&Room> {
    rooms.iter().filter(|room| is(room.name)).max_by_key(|room| room.name.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUSE: &[Room] = &[
        Room { name: "domain", uses: &[], crates: &["serde"], never: &["std::fs"] },
        Room { name: "cli", uses: &["domain"], crates: &["clap", "chrono"], never: &[] },
    ];

    #[track_caller]
    fn finds(findings: &[Finding], wanted: &[&str]) {
        let lines: Vec<&str> = findings.iter().map(|finding| finding.split(": ").next().unwrap()).collect();
        assert_eq!(lines, wanted, "{findings:#?}");
    }

    #[test]
    fn an_upward_import_is_found() {
        let sources = [
            File::new(
                "src/domain/a.rs",
                "//! crate::cli\nuse crate::domain::b;\nuse crate::{cli::X, domain::c};\n",
            ),
            File::new("src/cli/a.rs", "use crate::domain::b;\n"),
            File::new("src/attic/mod.rs", "\n"),
            File::new("src/lib.rs", "pub mod domain;\n"),
        ];
        finds(&wrong_rooms(&sources, HOUSE), &["src/domain/a.rs:3", "src/attic/mod.rs:1"]);
    }

    #[test]
    fn a_file_written_out_of_its_place_is_found() {
        let sources = [
            File::new("src/store/a.rs", "use std::fs;\n"),
            File::new("src/domain/a.rs", "fn a() {\n    std::fs::write(\"/tmp/dbg\", \"\").ok();\n}\n"),
        ];
        finds(&wrong_files(&sources, &["src/store/"]), &["src/domain/a.rs:2"]);
    }

    #[test]
    fn a_crate_out_of_its_room_or_corner_is_found() {
        let dependencies = ["serde", "clap", "chrono"].map(str::to_owned);
        let sources = [
            File::new("src/domain/a.rs", "use serde::Serialize;\nuse std::fmt;\nuse std::fs::File;\n"),
            File::new("src/domain/b.rs", "\nfn f() { clap::Command::new(); self.clap::<u8>() }\n"),
            File::new("src/cli/clock.rs", "use chrono::Utc;\n"),
            File::new("src/cli/add.rs", "use chrono::Utc;\n"),
        ];
        let corners = [("chrono", "src/cli/clock.rs")];
        let findings = wrong_crates(&sources, HOUSE, &corners, &dependencies);
        finds(&findings, &["src/domain/a.rs:3", "src/domain/b.rs:2", "src/cli/add.rs:1"]);
    }

    #[test]
    fn a_dependency_nobody_uses_or_houses_is_found() {
        let dependencies = ["serde", "clap", "rand"].map(str::to_owned);
        let sources = [File::new("src/domain/a.rs", "use serde::Serialize;\n")];
        let findings = idle_dependencies(&sources, HOUSE, &dependencies);
        assert_eq!(findings.len(), 2);
        assert!(findings[0].contains("nothing in src uses `clap`"));
        assert!(findings[1].contains("`rand` has no room"));
    }
}
