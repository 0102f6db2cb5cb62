//! Documents that the program generates must be up to date, and the README's two commands and its tour must work.

use crate::difference::difference;
use crate::in_memory;
use crate::program::Table;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Compares a committed document with what the program generates; `UPDATE_DOCS=1` rewrites it and ends red.
#[track_caller]
pub fn fresh(path: &str, written: &str) {
    let path: PathBuf = root().join(path);
    #[expect(clippy::disallowed_methods, reason = "how a rewriting run is asked for")]
    let rewriting = std::env::var_os("UPDATE_DOCS").is_some();
    if rewriting {
        fs::write(&path, written).unwrap();
        panic!("{} was written anew: look at what changed, then run `cargo test`", path.display());
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let lines = difference(&kept, written);
    let differing: Vec<&str> = lines.lines().filter(|line| !line.starts_with("      ")).take(20).collect();
    assert!(
        kept == written,
        "{} is stale: run `UPDATE_DOCS=1 cargo test`\n{}",
        path.display(),
        differing.join("\n")
    );
}

/// The same for the text under one heading of a document.
#[track_caller]
pub fn fresh_section(path: &str, heading: &str, written: &str) {
    let kept = fs::read_to_string(root().join(path)).expect("a document");
    let (before, rest) = kept.split_once(&format!("## {heading}\n")).expect("the heading");
    let after = rest.find("\n## ").map_or("", |at| &rest[at..]);
    fresh(path, &format!("{before}## {heading}\n\n{}\n{after}", written.trim_end()));
}

#[test]
fn the_command_line_reference_is_fresh() {
    fresh("docs/CLI.md", &housebook::cli::reference());
}

#[test]
fn the_document_of_the_games_is_fresh() {
    fresh("docs/GAMES.md", &housebook::render::games_document::document());
}

#[test]
fn the_readme_names_the_two_commands() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    for command in ["cargo run --release -- demo mike", "cargo test"] {
        assert_eq!(readme.matches(&format!("```\n{command}\n```")).count(), 1, "`{command}` stands once");
    }
}

#[test]
fn the_tour_of_the_readme_runs_as_printed() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let (_, tour) = readme.split_once("## Five minutes\n\n```\n").expect("the tour");
    let (tour, _) = tour.split_once("```").expect("its end");
    let folder = in_memory::folder();
    for line in tour.lines() {
        let words = shlex::split(line.split_once(" #").map_or(line, |(words, _)| words)).expect("words");
        let (program, words) = words.split_first().expect("a command");
        assert_eq!(program, "hb", "{line}");
        let run = Command::new(env!("CARGO_BIN_EXE_housebook"))
            .args(words)
            .env("HOUSEBOOK", folder.path().join("tour.book"))
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert!(run.status.success(), "{line}\n{}", String::from_utf8_lossy(&run.stderr));
    }
    assert!(tour.lines().count() > 10, "the tour is a night");
}

#[test]
fn the_picture_of_the_readme_is_from_a_real_evening() {
    // Hashes change with the hour.
    let told = |line: &str| match line.split_once("recorded #") {
        Some((_, event)) => format!("recorded #{}", event.split(' ').next().unwrap_or_default()),
        None => line.trim_end().to_owned(),
    };
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let picture = readme.split("```\n").nth(1).expect("the picture");
    let evening = Table::new().run(&["demo", "mike"], "").stdout;
    let mut evening = evening.lines().map(told);
    for line in picture.lines().filter(|line| *line != "...").map(told) {
        assert!(evening.any(|said| said == line), "nobody says this, in this order: {line}");
    }
}
