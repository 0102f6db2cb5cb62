//! The list of what the program is made of (CycloneDX), for looking up a crate with a known problem.
//!
//! `UPDATE_SBOM=1 cargo test --test tidy sbom` rewrites it, and ends red.

use crate::Finding;
use crate::crates::Crate;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

/// Where it is.
const PATH: &str = "docs/sbom.cdx.json";

/// The package that the list is about.
const PROGRAM: &str = "housebook";

/// What belongs in a list.
pub struct Parts {
    pub crates: Vec<Crate>,
    /// What is in the program.
    pub inside: BTreeSet<String>,
    /// The same, and what is needed to build it.
    pub building: BTreeSet<String>,
    /// The checksum of each third-party crate, from the lock file.
    pub checksums: BTreeMap<String, Option<String>>,
}

/// What the lock file names, with the checksums of what came from a registry.
pub fn locked() -> BTreeMap<String, Option<String>> {
    let lock: toml::Table = fs::read_to_string(at("Cargo.lock")).expect("a lock").parse().expect("a table");
    let word =
        |package: &toml::Value, key: &str| package.get(key).and_then(toml::Value::as_str).map(str::to_owned);
    let packages = lock["package"].as_array().expect("packages").iter();
    packages
        .map(|package| {
            let name = word(package, "name").expect("a name");
            (format!("{name} {}", word(package, "version").expect("a version")), word(package, "checksum"))
        })
        .collect()
}

/// The list as it should be, a crate a line.
pub fn written(parts: &Parts) -> String {
    let own = parts.crates.iter().find(|of| of.name == PROGRAM).expect("the program");
    let used: Vec<&Crate> = parts.crates.iter().filter(|of| parts.building.contains(&of.key())).collect();
    let components = used.iter().filter(|of| of.name != PROGRAM).map(|of| component(of, parts));
    let dependencies = used.iter().map(|of| {
        let needs = of.needs.iter().filter(|key| parts.building.contains(*key)).map(|key| reference(key));
        json!({"ref": reference(&of.key()), "dependsOn": needs.collect::<Vec<_>>()})
    });
    let program = json!({
        "type": "application", "bom-ref": reference(&own.key()), "name": own.name, "version": own.version,
        "licenses": [{"expression": own.licence}], "purl": reference(&own.key()),
    });
    format!(
        "{{\n\"bomFormat\": \"CycloneDX\",\n\"specVersion\": \"1.5\",\n\"version\": 1,\n\"metadata\": {},\n\
         \"components\": [\n{}\n],\n\"dependencies\": [\n{}\n]\n}}\n",
        json!({ "component": program }),
        lines(components),
        lines(dependencies)
    )
}

fn lines(values: impl Iterator<Item = Value>) -> String {
    let mut lines: Vec<String> = values.map(|value| value.to_string()).collect();
    lines.sort();
    lines.join(",\n")
}

fn component(of: &Crate, parts: &Parts) -> Value {
    let key = of.key();
    let scope = if parts.inside.contains(&key) { "required" } else { "excluded" };
    // An old way of writing OR, which the format doesn't know.
    let licence = of.licence.replace('/', " OR ");
    let mut component = json!({
        "type": "library", "bom-ref": reference(&key), "name": of.name, "version": of.version, "scope": scope,
        "licenses": [{ "expression": licence }], "purl": reference(&key),
    });
    let more = component.as_object_mut().expect("an object");
    if let Some(Some(checksum)) = parts.checksums.get(&key) {
        more.insert("hashes".to_owned(), json!([{ "alg": "SHA-256", "content": checksum }]));
    }
    if !of.repository.is_empty() {
        more.insert("externalReferences".to_owned(), json!([{ "type": "vcs", "url": of.repository }]));
    }
    component
}

fn reference(key: &str) -> String {
    let (name, version) = key.split_once(' ').unwrap_or((key, ""));
    format!("pkg:cargo/{name}@{version}")
}

/// Where the stored list differs, or says what the lock file doesn't.
pub fn wrong(parts: &Parts) -> Vec<Finding> {
    let wanted = written(parts);
    let kept = fs::read_to_string(at(PATH)).unwrap_or_default();
    let mut findings = untrue(&wanted, &parts.checksums);
    if kept != wanted {
        #[expect(clippy::disallowed_methods, reason = "how a rewriting run is asked for")]
        let rewriting = std::env::var_os("UPDATE_SBOM").is_some();
        if rewriting {
            fs::write(at(PATH), &wanted).expect("a list");
        }
        findings.push(format!("{PATH}: old; `UPDATE_SBOM=1 cargo test --test tidy sbom` writes it anew"));
    }
    findings
}

/// Crates in a list that aren't in the lock file in that form.
fn untrue(list: &str, locked: &BTreeMap<String, Option<String>>) -> Vec<Finding> {
    let list: Value = serde_json::from_str(list).expect("a list in JSON");
    let components = list["components"].as_array().cloned().unwrap_or_default();
    let wrong = components.iter().filter_map(|component| {
        let word = |key: &str| component[key].as_str().unwrap_or_default();
        let key = format!("{} {}", word("name"), word("version"));
        let said = component["hashes"][0]["content"].as_str().map(str::to_owned);
        let is_true = locked.get(&key).is_some_and(|checksum| *checksum == said);
        (!is_true).then(|| format!("{PATH}: {key} is not the one in Cargo.lock"))
    });
    wrong.collect()
}

fn at(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn a_crate_of_another_checksum_is_found() {
    let locked = [("serde 1.0.0".to_owned(), Some("aa".to_owned()))].into();
    let list = |version: &str, checksum: &str| {
        json!({"components": [{"name": "serde", "version": version, "hashes": [{"content": checksum}]}]})
            .to_string()
    };
    assert!(untrue(&list("1.0.0", "aa"), &locked).is_empty());
    assert_eq!(untrue(&list("1.0.0", "bb"), &locked).len(), 1);
    assert_eq!(untrue(&list("1.0.1", "aa"), &locked).len(), 1);
}
