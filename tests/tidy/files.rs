//! What every source file needs: a purpose, one concept, honest imports, a parent that knows it.

use crate::Finding;
use crate::mentions::mentions;
use crate::scan::scan;
use crate::tree::File;

/// The longest a file may be.
const LINES_MAX: usize = 400;

/// Files that do not open with `//!` and a sentence.
pub fn without_purpose(sources: &[File]) -> Vec<Finding> {
    let silent = sources.iter().filter(|file| !opening(&file.text).ends_with(['.', ':']));
    silent
        .map(|file| format!("{}:1: open with `//! ` and one sentence that says what it is for", file.path))
        .collect()
}

/// The first paragraph of the file's own comment.
fn opening(text: &str) -> String {
    text.lines().map_while(|line| line.strip_prefix("//! ")).collect::<Vec<_>>().join(" ")
}

/// Files longer than a concept should be.
pub fn too_long(sources: &[File]) -> Vec<Finding> {
    let lines = sources.iter().map(|file| (file, file.text.lines().count()));
    let long = lines.filter(|(_, lines)| *lines > LINES_MAX);
    long.map(|(file, lines)| {
        format!(
            "{}:{LINES_MAX}: {lines} lines, more than {LINES_MAX}; find the second concept and move it",
            file.path
        )
    })
    .collect()
}

/// `super::super` anywhere, and `use super::*` outside tests.
pub fn climbing_imports(sources: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in sources {
        for mention in mentions(file) {
            let path = mention.path.join("::");
            if path.starts_with("super::super") {
                findings.push(format!(
                    "{}:{}: `{path}`; begin with `crate::` and the room",
                    file.path, mention.line
                ));
            } else if path == "super::*" && !mention.test {
                findings.push(format!(
                    "{}:{}: `{path}` outside a test; name what is used",
                    file.path, mention.line
                ));
            }
        }
    }
    findings
}

/// Files that no `mod` line of their parent mentions: the compiler never sees them. An example is a program of its own.
pub fn undeclared(sources: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in sources {
        let (name, parents) = family(&file.path);
        if ["lib", "main"].contains(&name) || file.path.contains("/examples/") {
            continue;
        }
        let line = format!("mod {name};");
        let known = sources.iter().filter(|source| parents.contains(&source.path)).any(|parent| {
            let code = scan(&parent.text).code;
            code.lines().any(|code| code.ends_with(&line) && !code.contains(&format!("_{line}")))
        });
        if !known {
            findings.push(format!(
                "{}:1: forgotten; declare `{line}` in {}, or delete it",
                file.path, parents[0]
            ));
        }
    }
    findings
}

/// The module name of a file, and the files that could declare it.
fn family(path: &str) -> (&str, Vec<String>) {
    let (folder, name) = path.trim_end_matches(".rs").rsplit_once('/').unwrap_or(("", path));
    let (folder, name) = match name {
        "mod" => folder.rsplit_once('/').unwrap_or(("", folder)),
        _ => (folder, name),
    };
    let parents = ["mod.rs", "lib.rs", "main.rs"].iter().map(|face| format!("{folder}/{face}"));
    (name, parents.chain([format!("{folder}.rs")]).collect())
}

#[test]
fn a_silent_file_is_found() {
    let files = [
        "//! Says why,\n//! at length.\n",
        "// Says why.\n",
        "//!\n",
        "",
        "\n//! Late.\n",
        "//! (being built)\n",
    ];
    let files: Vec<File> = files.iter().map(|text| File::new("src/a.rs", text)).collect();
    assert_eq!(without_purpose(&files).len(), 5);
}

#[test]
fn a_long_file_is_found() {
    let files = [400, 401].map(|lines| File::new("src/a.rs", &"x\n".repeat(lines)));
    assert_eq!(too_long(&files).len(), 1);
}

#[test]
fn a_climbing_import_is_found() {
    let text = "use super::super::x;\nuse super::*;\nuse super::y;\n#[cfg(test)]\nmod tests {\n    use super::*;\n}\n";
    let findings = climbing_imports(&[File::new("src/domain/a.rs", text)]);
    assert_eq!(findings.len(), 2, "{findings:?}");
    assert!(findings[0].starts_with("src/domain/a.rs:1:") && findings[1].starts_with("src/domain/a.rs:2:"));
}

#[test]
fn a_forgotten_file_is_found() {
    let files = [
        File::new("src/lib.rs", "pub mod bank;\n"),
        File::new("src/bank/mod.rs", "// mod lost;\nmod all_lost;\nmod kept;\n"),
        File::new("src/bank/all_lost.rs", ""),
        File::new("src/bank/kept.rs", "mod deeper;\n"),
        File::new("src/bank/kept/deeper.rs", ""),
        File::new("src/bank/lost.rs", ""),
        File::new("src/bank/examples/deal.rs", ""),
    ];
    let findings = undeclared(&files);
    assert_eq!(findings.len(), 1, "{findings:?}");
    assert!(findings[0].starts_with("src/bank/lost.rs:1: forgotten; declare `mod lost;` in src/bank/mod.rs"));
}
