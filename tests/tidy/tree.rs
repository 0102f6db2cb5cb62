//! The project's files as text, in a fixed order.

use std::fs;
use std::path::Path;

/// A file: its path from the top of the project, with `/`, and its text.
#[derive(Clone, Debug)]
pub struct File {
    /// For example `src/domain/money.rs`.
    pub path: String,
    /// The whole text.
    pub text: String,
}

impl File {
    /// A file for an example.
    pub fn new(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), text: text.to_owned() }
    }
}

/// The Rust files under a folder; none if it does not exist.
pub fn sources(folder: &str) -> Vec<File> {
    texts(folder).into_iter().filter(|file| file.path.ends_with(".rs")).collect()
}

/// Every Rust file that is written by hand.
pub fn all_sources() -> Vec<File> {
    ["src", "tests", "benches", "fuzz"].into_iter().flat_map(sources).collect()
}

/// The documents: the README and everything in `docs`.
pub fn documents() -> Vec<File> {
    let readme = paths(".").into_iter().filter(|path| path == "README.md").map(read);
    readme.chain(texts("docs").into_iter().filter(|file| file.path.ends_with(".md"))).collect()
}

/// The readable files under a folder.
pub fn texts(folder: &str) -> Vec<File> {
    paths(folder).into_iter().filter(|path| is_text(path)).map(read).collect()
}

fn is_text(path: &str) -> bool {
    [".rs", ".md", ".sql", ".toml", ".story"].iter().any(|ending| path.ends_with(ending))
}

fn read(path: String) -> File {
    let text = fs::read_to_string(top().join(&path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    File { path, text }
}

/// The paths of all files under a folder, sorted, without hidden files and without `target` at any depth.
pub fn paths(folder: &str) -> Vec<String> {
    let mut found = Vec::new();
    walk(&top().join(folder), folder.trim_start_matches('.'), &mut found);
    found.sort();
    found
}

fn walk(folder: &Path, shown: &str, found: &mut Vec<String>) {
    for name in names(folder) {
        let path = folder.join(&name);
        let shown = if shown.is_empty() { name.clone() } else { format!("{shown}/{name}") };
        if path.is_dir() && name != "target" {
            walk(&path, &shown, found);
        } else if path.is_file() {
            found.push(shown);
        }
    }
}

/// The visible names directly under the top of the project, sorted.
pub fn top_level() -> Vec<String> {
    let mut found = names(top());
    found.sort();
    found
}

fn names(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let names = entries.map(|entry| entry.expect("a readable folder").file_name());
    names.filter_map(|name| name.into_string().ok()).filter(|name| !name.starts_with('.')).collect()
}

/// The manifests of the crates that are packaged.
pub fn manifests() -> Vec<File> {
    ["Cargo.toml", "src/engine/Cargo.toml", "src/ledger/Cargo.toml"].map(|path| read(path.to_owned())).into()
}

/// The crates that the manifests depend on, by their names in code; our own crates count as rooms.
pub fn dependencies() -> Vec<String> {
    let mut found: Vec<String> = manifests().iter().flat_map(of_manifest).collect();
    found.sort();
    found.dedup();
    found
}

fn of_manifest(file: &File) -> Vec<String> {
    let manifest: toml::Table = file.text.parse().expect("a well-formed Cargo.toml");
    let dependencies = manifest["dependencies"].as_table().expect("a table of dependencies");
    let others = dependencies.iter().filter(|(_, row)| row.get("path").is_none());
    others.map(|(name, _)| name.replace('-', "_")).collect()
}

fn top() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
