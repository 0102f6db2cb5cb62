//! Rings of imports: in no folder may the files and subfolders need each other in a circle.
//!
//! Re-exports are looked through: what `mod.rs` re-exports counts as an import of the file that makes it.

use crate::Finding;
use crate::mentions::{Mention, mentions};
use crate::tree::File;
use std::collections::{BTreeMap, BTreeSet};

/// One file needs another, and the line that says so.
struct Need {
    from: String,
    to: String,
    place: String,
}

/// Every ring, reported once, in each folder of `src`.
pub fn rings(sources: &[File]) -> Vec<Finding> {
    let needs = needs(sources);
    let folders: BTreeSet<&str> =
        sources.iter().filter_map(|file| Some(file.path.rsplit_once('/')?.0)).collect();
    folders
        .iter()
        .filter(|folder| folder.matches('/').count() > 0)
        .flat_map(|folder| rings_in(folder, &needs))
        .collect()
}

/// The rings between the direct children of one folder.
fn rings_in(folder: &str, needs: &[Need]) -> Vec<Finding> {
    let mut graph: BTreeMap<&str, BTreeMap<&str, &str>> = BTreeMap::new();
    for need in needs {
        if let (Some(from), Some(to)) = (child_of(folder, &need.from), child_of(folder, &need.to))
            && from != to
        {
            graph.entry(from).or_default().entry(to).or_insert(&need.place);
        }
    }
    let mut told: BTreeSet<BTreeSet<&str>> = BTreeSet::new();
    let mut findings = Vec::new();
    for start in graph.keys() {
        let Some(ring) = way_back(start, &graph) else { continue };
        if told.insert(ring.iter().copied().collect()) {
            findings.push(tell(folder, &ring, &graph));
        }
    }
    findings
}

fn tell(folder: &str, ring: &[&str], graph: &BTreeMap<&str, BTreeMap<&str, &str>>) -> Finding {
    let steps = ring.iter().zip(ring.iter().cycle().skip(1));
    let steps: Vec<String> =
        steps.map(|(from, to)| format!("{from} needs {to} ({})", graph[from][to])).collect();
    format!("{folder}: a ring: {}; move what they share into a file of its own", steps.join(", "))
}

/// The shortest walk from `start` along the needs back to itself.
fn way_back<'a>(start: &'a str, graph: &BTreeMap<&'a str, BTreeMap<&'a str, &str>>) -> Option<Vec<&'a str>> {
    let mut walks = vec![vec![start]];
    let mut seen = BTreeSet::new();
    while !walks.is_empty() {
        let mut longer = Vec::new();
        for walk in walks {
            let here = walk[walk.len() - 1];
            for next in graph.get(here).into_iter().flat_map(BTreeMap::keys).copied() {
                if next == start {
                    return Some(walk);
                }
                if seen.insert(next) {
                    longer.push([walk.as_slice(), &[next]].concat());
                }
            }
        }
        walks = longer;
    }
    None
}

/// The file or subfolder directly in `folder` that holds `path`.
fn child_of<'a>(folder: &str, path: &'a str) -> Option<&'a str> {
    let inside = path.strip_prefix(folder)?.strip_prefix('/')?;
    let child = inside.split('/').next()?;
    Some(child.strip_suffix(".rs").unwrap_or(child))
}

fn needs(sources: &[File]) -> Vec<Need> {
    let modules: BTreeMap<String, (&File, Vec<Mention>)> =
        sources.iter().map(|file| (module_of(&file.path), (file, mentions(file)))).collect();
    let mut needs = Vec::new();
    for (module, (file, mentions)) in &modules {
        for mention in mentions.iter().filter(|mention| !mention.test && !mention.re_export) {
            let Some(path) = absolute(&mention.path, module, &modules) else { continue };
            let Some(target) = target(&path, &modules, 0) else { continue };
            needs.push(Need {
                from: file.path.clone(),
                to: target.path.clone(),
                place: format!("{}:{}", file.path, mention.line),
            });
        }
    }
    needs
}

/// `src/ledger/book/mod.rs` is the module `ledger::book`.
fn module_of(path: &str) -> String {
    let path = path.trim_start_matches("src/").trim_end_matches(".rs");
    path.trim_end_matches("/mod").trim_end_matches("/lib").replace('/', "::")
}

type Modules<'a> = BTreeMap<String, (&'a File, Vec<Mention>)>;

/// The path from the top of the crate; none if it leads outside.
fn absolute(path: &[String], module: &str, modules: &Modules<'_>) -> Option<Vec<String>> {
    let here: Vec<String> = module.split("::").map(str::to_owned).collect();
    match path[0].as_str() {
        "crate" => Some(path[1..].to_vec()),
        "self" => Some([&here, &path[1..]].concat()),
        "super" => Some([&here[..here.len() - 1], &path[1..]].concat()),
        child => modules.contains_key(&format!("{module}::{child}")).then(|| [&here, path].concat()),
    }
}

/// The file that defines what the path names, looking through re-exports.
fn target<'a>(path: &[String], modules: &Modules<'a>, depth: usize) -> Option<&'a File> {
    let length = (1..=path.len()).rev().find(|&length| modules.contains_key(&path[..length].join("::")))?;
    let module = path[..length].join("::");
    let (file, mentions) = &modules[&module];
    let behind_the_face = path.get(length).filter(|_| depth < 8).and_then(|name| {
        let shown = mentions.iter().find(|mention| mention.re_export && mention.name == *name)?;
        target(&absolute(&shown.path, &module, modules)?, modules, depth + 1)
    });
    Some(behind_the_face.unwrap_or(file))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(texts: &[(&str, &str)]) -> Vec<File> {
        texts.iter().map(|(path, text)| File::new(path, text)).collect()
    }

    #[test]
    fn two_files_that_need_each_other_are_a_ring() {
        let sources = files(&[
            ("src/domain/mod.rs", "pub mod a;\npub mod b;\n"),
            ("src/domain/a.rs", "use crate::domain::b::B;\n"),
            ("src/domain/b.rs", "\nfn f(a: crate::domain::a::A) {}\n"),
        ]);
        let findings = rings(&sources);
        assert_eq!(findings.len(), 1, "{findings:?}");
        assert!(findings[0].contains("a needs b (src/domain/a.rs:1), b needs a (src/domain/b.rs:2)"));
    }

    #[test]
    fn a_ring_between_folders_is_found_although_no_two_files_form_one() {
        let sources = files(&[
            ("src/domain/mod.rs", "pub mod book;\npub mod hand;\n"),
            ("src/domain/book/mod.rs", "pub mod debt;\npub mod note;\n"),
            ("src/domain/book/debt.rs", "use crate::domain::hand::pot::Pot;\n"),
            ("src/domain/book/note.rs", ""),
            ("src/domain/hand/mod.rs", "pub mod pot;\npub mod fine;\n"),
            ("src/domain/hand/pot.rs", ""),
            ("src/domain/hand/fine.rs", "use crate::domain::book::note::Note;\n"),
        ]);
        let findings = rings(&sources);
        assert_eq!(findings.len(), 1, "{findings:?}");
        assert!(findings[0].starts_with("src/domain: a ring: book needs hand"), "{findings:?}");
    }

    #[test]
    fn a_face_is_looked_through() {
        let face = "mod pot;\nmod award;\npub use pot::{Pot, Side as Layer};\npub use award::award;\n";
        let pot = ("src/domain/hand/pot.rs", "");
        let down = ("src/domain/hand/award.rs", "use crate::domain::hand::{Layer, Pot};\n");
        assert!(rings(&files(&[("src/domain/hand/mod.rs", face), pot, down])).is_empty());

        let up = ("src/domain/hand/pot.rs", "use crate::domain::hand::award;\n");
        assert_eq!(rings(&files(&[("src/domain/hand/mod.rs", face), up, down])).len(), 1);
    }

    #[test]
    fn what_a_face_makes_itself_and_its_own_child_needs_is_a_ring() {
        let sources = files(&[
            ("src/store/mod.rs", "mod append;\npub struct Book;\nfn f() { append::one(); }\n"),
            ("src/store/append.rs", "use super::Book;\n"),
        ]);
        assert_eq!(rings(&sources).len(), 1);
    }

    #[test]
    fn tests_may_look_anywhere() {
        let sources = files(&[
            ("src/domain/a.rs", "use crate::domain::b::B;\n"),
            ("src/domain/b.rs", "#[cfg(test)]\nmod tests {\n use crate::domain::a::A;\n}\n"),
        ]);
        assert!(rings(&sources).is_empty());
    }
}
