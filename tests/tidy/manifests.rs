//! The manifests: everything that a registry and a packager ask for, in each of the crates.

use crate::Finding;
use crate::tree::File;
use toml::{Table, Value};

/// The manifest that the others inherit from.
const TOP: &str = "Cargo.toml";

/// The most keywords a registry accepts for a crate.
const KEYWORDS_MAX: usize = 5;

/// What each crate has to declare, itself or through the workspace.
const SAID: &[&str] =
    &["categories", "description", "keywords", "license", "readme", "repository", "rust-version", "version"];

/// What is missing in the manifests; `paths` are the existing files.
pub fn unfit(manifests: &[File], paths: &[String]) -> Vec<Finding> {
    let tables: Vec<(&str, Table)> = manifests
        .iter()
        .map(|file| (file.path.as_str(), file.text.parse().expect("a well-formed manifest")))
        .collect();
    let top = tables.iter().find(|(path, _)| *path == TOP).map(|(_, table)| table);
    let shared =
        top.and_then(|top| top.get("workspace")?.get("package")?.as_table()).cloned().unwrap_or_default();
    tables.iter().flat_map(|(path, table)| of_crate(path, table, &shared, paths)).collect()
}

fn of_crate(path: &str, table: &Table, shared: &Table, paths: &[String]) -> Vec<Finding> {
    let package = table.get("package").and_then(Value::as_table).cloned().unwrap_or_default();
    let said = |key: &str| match package.get(key) {
        Some(Value::Table(inherits)) if inherits.contains_key("workspace") => shared.get(key),
        said => said,
    };
    let is_empty = |value: &Value| match value {
        Value::String(text) => text.trim().is_empty(),
        Value::Array(list) => list.is_empty(),
        _ => false,
    };
    let mut findings = Vec::new();
    for key in SAID.iter().filter(|key| said(key).is_none_or(is_empty)) {
        findings.push(format!("{path}: no `{key}`"));
    }
    if said("publish").is_some() {
        findings.push(format!("{path}: `publish` keeps it out of a registry"));
    }
    if said("keywords").and_then(Value::as_array).is_some_and(|words| words.len() > KEYWORDS_MAX) {
        findings.push(format!("{path}: more than {KEYWORDS_MAX} keywords"));
    }
    let folder = path.strip_suffix(TOP).unwrap_or_default();
    let files = said("readme").and_then(Value::as_str).into_iter().chain(["LICENSE"]);
    for file in files.map(|name| format!("{folder}{name}")).filter(|file| !paths.contains(file)) {
        findings.push(format!("{path}: {file} is missing"));
    }
    let dependencies = table.get("dependencies").and_then(Value::as_table).cloned().unwrap_or_default();
    for (name, row) in dependencies {
        if row.get("path").is_some() && row.get("version") != said("version") {
            findings.push(format!("{path}: `{name}` needs the version that is packaged with it"));
        }
    }
    findings
}

#[test]
fn a_crate_that_says_nothing_is_found() {
    let whole = "[package]\nname = \"x\"\nversion = \"1.0.0\"\ncategories = [\"games\"]\ndescription = \"x\"\n\
                 keywords = [\"x\"]\nlicense.workspace = true\nreadme = \"README.md\"\nrepository = \"x\"\n\
                 rust-version = \"1.95\"\n[dependencies]\ny = { path = \"y\", version = \"1.0.0\" }\n\
                 [workspace.package]\nlicense = \"MIT\"\n";
    let paths = ["README.md", "LICENSE"].map(str::to_owned);
    let unfit = |text: &str| unfit(&[File::new(TOP, text)], &paths);
    assert_eq!(unfit(whole), Vec::<Finding>::new());
    assert_eq!(unfit(&whole.replace("\"MIT\"", "\"\"")), ["Cargo.toml: no `license`"]);
    assert_eq!(unfit(&whole.replace("README.md", "OTHER.md")), ["Cargo.toml: OTHER.md is missing"]);
    assert_eq!(unfit(&whole.replace(", version = \"1.0.0\"", "")).len(), 1);
    assert_eq!(unfit(&whole.replace("name =", "publish = false\nname =")).len(), 1);
    assert!(unfit("[package]\nname = \"x\"\n").len() >= SAID.len());
}
