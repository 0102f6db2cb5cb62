//! One word, one thing: no two public types of a library share a name, and documents name types that exist.
//!
//! A file's private types, and those that only its crate sees, don't count.

use crate::Finding;
use crate::scan::{scan, test_lines};
use crate::tree::File;

/// The libraries, each a folder.
pub const LIBRARIES: [&str; 2] = ["src/engine/", "src/ledger/"];

/// Names that both libraries may have, each with the one thing it is in both.
pub const SAME: &[(&str, &str)] = &[
    ("Id", "what a caller named a line of JSON, a text or a whole number, given back as it came"),
    ("Refusal", "no, by a rule: the engine's in its own words, the ledger's as figures that a face says"),
    ("Notice", "what the banker hears although it was done: the engine's in words, the ledger's as figures"),
];

/// Documents about types.
const ABOUT_CODE: &[&str] =
    &["docs/ARCHITECTURE.md", "docs/ENGINE.md", "docs/GLOSSARY.md", "docs/STYLE.md", "docs/decisions/"];

/// Types of other crates in those documents.
const OF_OTHERS: &[&str] = &["Uuid"];

/// A public type and its place.
#[derive(Clone, Debug)]
struct Type {
    path: String,
    line: usize,
    name: String,
}

/// Types with the name of an earlier one in their library.
pub fn shared(sources: &[File], library: &str) -> Vec<Finding> {
    let types = public_types(sources, library);
    let twins = types.iter().enumerate().filter_map(|(index, twin)| {
        let first = types[..index].iter().find(|first| first.name == twin.name)?;
        Some(format!(
            "{}:{}: `{}` is a type of {} too; let the narrower one say what it is about",
            twin.path, twin.line, twin.name, first.path
        ))
    });
    twins.collect()
}

/// Types with the name of one in the other library that aren't the same thing, and rows of `same` that no type needs.
pub fn shared_between(sources: &[File], libraries: [&str; 2], same: &[(&str, &str)]) -> Vec<Finding> {
    let [below, above] = libraries.map(|library| public_types(sources, library));
    let twins: Vec<(&Type, &Type)> = above
        .iter()
        .filter_map(|twin| Some((twin, below.iter().find(|first| first.name == twin.name)?)))
        .collect();
    let unlike = twins.iter().filter(|(twin, _)| same.iter().all(|(name, _)| *name != twin.name));
    let unlike = unlike.map(|(twin, first)| {
        format!(
            "{}:{}: `{}` is a type of {} too; rename it, or list it where both are the same thing",
            twin.path, twin.line, twin.name, first.path
        )
    });
    let idle = same.iter().filter(|(name, _)| twins.iter().all(|(twin, _)| twin.name != *name));
    let idle = idle.map(|(name, _)| format!("tests/tidy/names.rs:1: `{name}` is in one library; unlist it"));
    unlike.chain(idle).collect()
}

/// The public types of a library, in the order of its files.
fn public_types(sources: &[File], library: &str) -> Vec<Type> {
    let files = sources.iter().filter(|file| file.path.starts_with(library));
    files.flat_map(|file| types_of(file, |words| words.strip_prefix("pub "))).collect()
}

/// The types of a file outside its tests, as far as `seen` finds them at the start of a line.
fn types_of(file: &File, seen: impl Fn(&str) -> Option<&str>) -> Vec<Type> {
    let code = scan(&file.text).code;
    let tests = test_lines(&code);
    let in_tests = |line: usize| tests.iter().any(|(first, last)| (*first..=*last).contains(&line));
    let lines = (1..).zip(code.lines()).filter(|(line, _)| !in_tests(*line));
    let found = lines.filter_map(|(line, words)| {
        let (kind, rest) = seen(words.trim_start())?.split_once(' ')?;
        let name: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        let is_type = ["struct", "enum", "trait", "type"].contains(&kind) && !name.is_empty();
        is_type.then(|| Type { path: file.path.clone(), line, name })
    });
    found.collect()
}

/// Types that a document about the code names in backticks, and that no source has.
pub fn gone(documents: &[File], sources: &[File]) -> Vec<Finding> {
    let known: Vec<String> = sources
        .iter()
        .flat_map(|file| types_of(file, |words| Some(unlimited(words))))
        .map(|known| known.name)
        .collect();
    let about = documents.iter().filter(|file| ABOUT_CODE.iter().any(|path| file.path.starts_with(path)));
    let mut findings = Vec::new();
    for file in about {
        for (number, line) in (1..).zip(file.text.lines()) {
            for name in line.split('`').skip(1).step_by(2).filter_map(type_name) {
                if !OF_OTHERS.contains(&name) && known.iter().all(|known| known != name) {
                    findings.push(format!("{}:{number}: no type is called `{name}`", file.path));
                }
            }
        }
    }
    findings
}

/// Functions whose name begins with a code like `t54`: nobody knows what it means.
pub fn coded(sources: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in sources {
        for (number, line) in (1..).zip(scan(&file.text).code.lines()) {
            let name =
                unlimited(line.trim_start()).strip_prefix("fn ").and_then(|rest| rest.split('_').next());
            let is_code = |first: &str| {
                let (letter, figures) = first.split_at_checked(1).unwrap_or_default();
                let has_figures = !figures.is_empty() && figures.chars().all(|c| c.is_ascii_digit());
                has_figures && letter.chars().all(|c| c.is_ascii_lowercase())
            };
            if let Some(code) = name.filter(|first| is_code(first)) {
                findings.push(format!("{}:{number}: `{code}` says nothing; begin with a word", file.path));
            }
        }
    }
    findings
}

/// A line without the visibility of the item.
fn unlimited(words: &str) -> &str {
    ["pub(crate) ", "pub(super) ", "pub "].iter().find_map(|limit| words.strip_prefix(limit)).unwrap_or(words)
}

/// The type that words in backticks name, alone or before `::`.
fn type_name(words: &str) -> Option<&str> {
    let name = words.split("::").next().unwrap_or(words);
    let is_type = name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.contains(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_alphanumeric());
    is_type.then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File::new(path, text)
    }

    #[test]
    fn a_second_type_of_a_name_is_found() {
        let one = file("src/engine/a.rs", "//! A.\npub struct Told {\n    pub rule: String,\n}\n");
        let two = "/// `pub enum Told`\npub enum Told<'a> {}\n";
        let findings = shared(&[one.clone(), file("src/engine/b.rs", two)], "src/engine/");
        assert_eq!(findings.len(), 1, "{findings:?}");
        assert!(findings[0].starts_with("src/engine/b.rs:2: `Told` is a type of src/engine/a.rs too"));
        for other in [
            "struct Told;",
            "pub(crate) type Told = u8;",
            "#[cfg(test)]\nmod tests {\n    pub struct Told;\n}",
        ] {
            assert!(
                shared(&[one.clone(), file("src/engine/b.rs", other)], "src/engine/").is_empty(),
                "{other}"
            );
        }
    }

    #[test]
    fn a_type_of_both_libraries_is_found_unless_it_is_the_same() {
        let sources =
            [file("src/engine/a.rs", "pub trait Id {}\n"), file("src/ledger/a.rs", "pub type Id = u8;\n")];
        assert!(LIBRARIES.iter().all(|library| shared(&sources, library).is_empty()));
        assert_eq!(shared_between(&sources, LIBRARIES, &[]).len(), 1);
        assert!(shared_between(&sources, LIBRARIES, &[("Id", "the same")]).is_empty());
        assert_eq!(shared_between(&sources[..1], LIBRARIES, &[("Id", "the same")]).len(), 1);
    }

    #[test]
    fn a_code_in_a_name_is_found() {
        let code = "fn t54_a_book_is_built() {}\npub fn m1_merges() {}\nfn u64_is_wide() {}\nfn two() {}\n";
        let findings = coded(&[file("tests/a.rs", code)]);
        assert_eq!(findings.len(), 3, "{findings:?}");
        assert!(coded(&[file("tests/a.rs", "fn ten_of_54() {}\nfn t() {}\n")]).is_empty());
    }

    #[test]
    fn a_document_about_a_type_that_is_gone_is_found() {
        let sources = [file("src/engine/a.rs", "pub enum Odd {}\npub(crate) struct Row;\n")];
        let words = "# A\n`Odd::NextGame`, `Row`, `THE BOOK`, `cargo doc` and `Told`\n";
        let findings = gone(&[file("docs/GLOSSARY.md", words), file("docs/HANDS.md", words)], &sources);
        assert_eq!(findings, ["docs/GLOSSARY.md:2: no type is called `Told`"]);
    }
}
