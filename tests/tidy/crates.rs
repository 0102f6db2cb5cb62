//! Third-party crates: the licenses they may have, and which of them come in two versions.

use crate::Finding;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// The platform that is always checked, so that every machine finds the same: the one of the static program.
const PLATFORM: &str = "x86_64-unknown-linux-gnu";

/// Licenses that a program under MIT may include; each is in use.
const LICENCES: &[&str] = &["Apache-2.0", "BSD-3-Clause", "MIT", "Unicode-3.0", "Zlib"];

/// Crates that come in two versions, and why both are needed.
const TWICE: &[(&str, &str)] = &[
    ("shlex", "clap_complete went on to the second version; what we split words with is the first"),
    ("syn", "macros only: some crates still derive with the second version, nothing of it is in the program"),
];

/// One crate, with what its manifest says about it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Crate {
    pub name: String,
    pub version: String,
    /// An expression like `MIT OR Apache-2.0`.
    pub licence: String,
    pub repository: String,
    /// Those it needs, as `name version`.
    pub needs: BTreeSet<String>,
}

impl Crate {
    /// Its name and version.
    pub fn key(&self) -> String {
        format!("{} {}", self.name, self.version)
    }
}

/// Every crate that the lock file has for the platform, including those for tests.
pub fn all() -> Vec<Crate> {
    let told = cargo(&["metadata", "--locked", "--format-version", "1", "--filter-platform", PLATFORM]);
    let told: Value = serde_json::from_str(&told).expect("cargo metadata answers in JSON");
    let word = |package: &Value, key: &str| package[key].as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let keys: BTreeMap<String, String> = list(&told["packages"])
        .iter()
        .map(|package| {
            (word(package, "id"), format!("{} {}", word(package, "name"), word(package, "version")))
        })
        .collect();
    let needs: BTreeMap<String, BTreeSet<String>> = list(&told["resolve"]["nodes"])
        .iter()
        .map(|node| {
            let counts =
                |kind: &Value| kind["kind"].is_null() || kind["kind"] == Value::String("build".to_owned());
            let deps =
                list(&node["deps"]).into_iter().filter(|dep| list(&dep["dep_kinds"]).iter().any(counts));
            (word(node, "id"), deps.filter_map(|dep| keys.get(dep["pkg"].as_str()?).cloned()).collect())
        })
        .collect();
    let packages = list(&told["packages"]);
    let used = packages.iter().filter(|package| needs.contains_key(&word(package, "id")));
    used.map(|package| Crate {
        name: word(package, "name"),
        version: word(package, "version"),
        licence: word(package, "license"),
        repository: word(package, "repository"),
        needs: needs.get(&word(package, "id")).cloned().unwrap_or_default(),
    })
    .collect()
}

/// What is in the program, as `name version`; with `build`, also what is only needed to build it.
pub fn in_program(build: bool) -> BTreeSet<String> {
    let edges = if build { "normal,build" } else { "normal" };
    let format = ["--prefix", "none", "--format", "{p}"];
    let told = cargo(
        &[
            &["tree", "--locked", "--package", "housebook", "--target", PLATFORM, "--edges", edges],
            &format[..],
        ]
        .concat(),
    );
    let key = |line: &str| {
        let mut words = line.split_whitespace();
        Some(format!("{} {}", words.next()?, words.next()?.trim_start_matches('v')))
    };
    told.lines().filter_map(key).collect()
}

fn cargo(words: &[&str]) -> String {
    let here = env!("CARGO_MANIFEST_DIR");
    let told = Command::new(env!("CARGO")).args(words).current_dir(here).output().expect("cargo runs");
    assert!(told.status.success(), "cargo {words:?}: {}", String::from_utf8_lossy(&told.stderr));
    String::from_utf8(told.stdout).expect("text")
}

/// Crates whose license isn't allowed, and allowed licenses that no crate has any more.
pub fn wrong_licences(crates: &[Crate]) -> Vec<Finding> {
    let wrong = crates
        .iter()
        .filter(|of| !allows(&of.licence, LICENCES))
        .map(|of| format!("{}: `{}` is none of {}", of.key(), of.licence, LICENCES.join(", ")));
    let needed = |licence: &&&str| {
        let others: Vec<&str> = LICENCES.iter().filter(|other| *other != *licence).copied().collect();
        crates.iter().any(|of| !allows(&of.licence, &others))
    };
    let idle = LICENCES.iter().filter(|licence| !needed(licence));
    // Nearly every crate offers one of these two as its other choice.
    let idle = idle.filter(|licence| !["MIT", "Apache-2.0"].contains(licence));
    wrong
        .chain(idle.map(|licence| format!("{licence}: no crate needs it any more; take it off the list")))
        .collect()
}

/// Crates in two versions that nobody gave a reason for, and reasons for crates that are there once.
pub fn twice(keys: &BTreeSet<String>) -> Vec<Finding> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for key in keys {
        let (name, version) = key.split_once(' ').unwrap_or((key, ""));
        versions.entry(name).or_default().push(version);
    }
    versions.retain(|_, versions| versions.len() > 1);
    let known = |name: &str| TWICE.iter().any(|(twice, _)| *twice == name);
    let new = versions.iter().filter(|(name, _)| !known(name));
    let new = new.map(|(name, versions)| format!("{name}: in the program as {}", versions.join(" and ")));
    let gone = TWICE.iter().filter(|(name, _)| !versions.contains_key(name));
    new.chain(gone.map(|(name, _)| format!("{name}: there once; take it off the list"))).collect()
}

/// True if the words of a license leave a choice for which these are enough.
fn allows(expression: &str, licences: &[&str]) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    any_of(&mut rest, licences) && rest.is_empty()
}

fn any_of(rest: &mut &[&str], licences: &[&str]) -> bool {
    let mut allowed = all_of(rest, licences);
    while let ["OR", after @ ..] = *rest {
        *rest = after;
        allowed |= all_of(rest, licences);
    }
    allowed
}

fn all_of(rest: &mut &[&str], licences: &[&str]) -> bool {
    let mut allowed = one(rest, licences);
    while let ["AND", after @ ..] = *rest {
        *rest = after;
        allowed &= one(rest, licences);
    }
    allowed
}

fn one(rest: &mut &[&str], licences: &[&str]) -> bool {
    let (allowed, after) = match *rest {
        ["(", after @ ..] => {
            let mut inner = after;
            let allowed = any_of(&mut inner, licences);
            (allowed && inner.first() == Some(&")"), inner.get(1..).unwrap_or_default())
        }
        // An exception allows more than the license alone.
        [licence, "WITH", _, after @ ..] => (licences.contains(licence), after),
        [licence, after @ ..] => (licences.contains(licence), after),
        [] => (false, *rest),
    };
    *rest = after;
    allowed
}

#[test]
fn a_licence_is_read_as_it_is_meant() {
    let allowed = ["MIT", "Zlib"];
    for (expression, is_allowed) in [
        ("MIT", true),
        ("GPL-3.0", false),
        ("GPL-3.0 OR MIT", true),
        ("GPL-3.0/MIT", true),
        ("GPL-3.0 AND MIT", false),
        ("(GPL-3.0 OR MIT) AND Zlib", true),
        ("(GPL-3.0 OR MIT) AND BSD-3-Clause", false),
        ("MIT WITH LLVM-exception", true),
        ("(MIT", false),
        ("", false),
    ] {
        assert_eq!(allows(expression, &allowed), is_allowed, "{expression}");
    }
}

#[test]
fn a_wrong_licence_and_a_second_version_are_found() {
    let copyleft = Crate { name: "x".to_owned(), licence: "AGPL-3.0".to_owned(), ..Crate::default() };
    assert!(wrong_licences(&[copyleft]).iter().any(|finding| finding.starts_with("x ")));
    let keys = ["serde 1.0.0", "serde 2.0.0", "syn 2.0.0", "syn 3.0.0"].map(str::to_owned);
    let found = twice(&keys.into());
    assert_eq!(
        found,
        ["serde: in the program as 1.0.0 and 2.0.0", "shlex: there once; take it off the list"]
    );
}
