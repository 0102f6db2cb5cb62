//! Where things are: a small top level, a small `main.rs`, tests only where they are run.

use crate::Finding;
use crate::tree::File;

/// What may be at the top of the project.
const TOP: &[&str] = &[
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE",
    "README.md",
    "benches",
    "build.rs",
    "docs",
    "fuzz",
    "migrations",
    "src",
    "target",
    "tests",
];

/// The test programs: behaviour is one, and the structure check is beside it.
const PROGRAMS: &[&str] = &["tests/tidy.rs"];

/// The folders of `tests`, and the extension that makes a file in them part of a run; none for what tests read.
const FOLDERS: &[(&str, Option<&str>)] = &[
    ("tests/behaviour/", Some(".rs")),
    ("tests/data/", None),
    ("tests/stories/", Some(".story")),
    ("tests/tidy/", Some(".rs")),
];

/// The most lines of `main.rs`.
const MAIN_LINES_MAX: usize = 10;

/// Names at the top that nobody agreed on.
pub fn stray_at_the_top(names: &[String]) -> Vec<Finding> {
    let stray = names.iter().filter(|name| !TOP.contains(&name.as_str()));
    stray
        .map(|name| format!("{name}: not at the top; use a dot-name, or a folder of {}", TOP.join(" ")))
        .collect()
}

/// Files under `tests` that no program runs or reads.
pub fn stray_tests(paths: &[String]) -> Vec<Finding> {
    let expected = |path: &str| {
        PROGRAMS.contains(&path)
            || FOLDERS.iter().any(|(folder, ending)| {
                path.starts_with(folder) && ending.is_none_or(|ending| path.ends_with(ending))
            })
    };
    let stray = paths.iter().filter(|path| !expected(path));
    stray
        .map(|path| {
            format!("{path}: run by nobody; behaviour goes to tests/behaviour, stories to tests/stories")
        })
        .collect()
}

/// A `main.rs` that does more than call the library.
pub fn grown_main(sources: &[File]) -> Vec<Finding> {
    let main = sources.iter().find(|file| file.path == "src/main.rs");
    let lines = main.map_or(usize::MAX, |file| file.text.lines().count());
    let grown = lines > MAIN_LINES_MAX;
    grown
        .then(|| format!("src/main.rs:1: at most {MAIN_LINES_MAX} lines; the rest belongs to src/cli"))
        .into_iter()
        .collect()
}

#[test]
fn a_stray_name_is_found() {
    let names = ["src", "notes.txt", "Cargo.toml"].map(str::to_owned);
    assert_eq!(stray_at_the_top(&names).len(), 1);
}

#[test]
fn a_stray_test_is_found() {
    let paths = [
        "tests/tidy.rs",
        "tests/more.rs",
        "tests/stories/a/b.story",
        "tests/stories/c.txt",
        "tests/buy.story",
    ];
    assert_eq!(stray_tests(&paths.map(str::to_owned)).len(), 3);
}

#[test]
fn a_grown_main_is_found() {
    assert!(grown_main(&[File::new("src/main.rs", &"x\n".repeat(10))]).is_empty());
    assert_eq!(grown_main(&[File::new("src/main.rs", &"x\n".repeat(11))]).len(), 1);
    assert_eq!(grown_main(&[]).len(), 1);
}
