//! Reads which rules and vectors the tests of this project name; it does not run or judge them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Rules and vectors by id, each with the tests or stories that name it.
#[derive(Debug, Default)]
pub struct Evidence {
    /// For example `MIK-17`.
    pub rules: BTreeMap<String, Vec<String>>,
    /// For example `V-IGL-40`.
    pub vectors: BTreeMap<String, Vec<String>>,
}

impl Evidence {
    /// All that the test functions of `src` and `tests` and the stories name.
    pub fn of_this_project() -> io::Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut evidence = Self::default();
        for path in files(&[root.join("src"), root.join("tests")], "rs")? {
            for test in tests_in(&fs::read_to_string(&path)?) {
                evidence.note(test, &format!("test `{test}`"));
            }
        }
        for path in files(&[root.join("tests/stories")], "story")? {
            let shown = path.strip_prefix(root).unwrap_or(&path).display().to_string();
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            evidence.note(&name, &shown);
            for line in fs::read_to_string(&path)?.lines().filter_map(rule_line) {
                evidence.note(line, &shown);
            }
        }
        Ok(evidence)
    }

    /// Files `place` under every id that `name` holds.
    pub fn note(&mut self, name: &str, place: &str) {
        for (kind, id) in ids_in(name) {
            let shelf = match kind {
                Kind::Rule => &mut self.rules,
                Kind::Vector => &mut self.vectors,
            };
            let places = shelf.entry(id).or_default();
            if !places.iter().any(|known| known == place) {
                places.push(place.to_owned());
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Rule,
    Vector,
}

/// First words of ids; `x` is for the vectors that compare houses.
const CODES: [&str; 6] = ["igl", "dav", "cau", "pig", "mik", "x"];

/// Ids are a code and a number side by side; after `v` it is a vector, after `c` a contradiction.
fn ids_in(name: &str) -> Vec<(Kind, String)> {
    let name = name.to_lowercase();
    let words: Vec<&str> = name.split(|letter: char| !letter.is_ascii_alphanumeric()).collect();
    let before = std::iter::once("").chain(words.iter().copied());
    let pairs = words.windows(2).zip(before);
    pairs.filter_map(|(pair, before)| id(before, pair.first()?, pair.last()?)).collect()
}

fn id(before: &str, code: &str, number: &str) -> Option<(Kind, String)> {
    let numeric = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let known = CODES.contains(&code) && numeric;
    let written = format!("{}-{number}", code.to_uppercase());
    match before {
        "v" => known.then(|| (Kind::Vector, format!("V-{written}"))),
        "c" => None,
        _ => (known && code != "x").then_some((Kind::Rule, written)),
    }
}

/// The functions right under `#[test]`, other attributes allowed between; ignored ones are left out.
fn tests_in(source: &str) -> Vec<&str> {
    let (mut found, mut awaited) = (Vec::new(), false);
    for line in source.lines().map(str::trim) {
        if line.starts_with("#[ignore") {
            awaited = false;
        } else if line.starts_with("#[test]") {
            awaited = true;
        } else if let Some(name) = function(line) {
            found.extend(awaited.then_some(name));
            awaited = false;
        }
    }
    found
}

fn function(line: &str) -> Option<&str> {
    let (before, rest) = line.split_once("fn ")?;
    let declared = before.split_whitespace().all(|word| word.starts_with("pub") || word == "async");
    declared.then(|| rest.split(|letter: char| !(letter == '_' || letter.is_alphanumeric())).next())?
}

/// What follows `rule:` at the start of a line of a story, heading marks aside.
fn rule_line(line: &str) -> Option<&str> {
    let line = line.trim_start_matches(['#', ' ']);
    line.strip_prefix("rule:").or_else(|| line.strip_prefix("rules:"))
}

/// Every file of that extension below the folders; a folder that does not exist holds none.
fn files(folders: &[PathBuf], extension: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open: Vec<PathBuf> = folders.iter().filter(|folder| folder.is_dir()).cloned().collect();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|kind| kind == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

#[test]
fn ids_are_read_from_names_wherever_they_stand() {
    let read = |name: &str| {
        let ids = ids_in(name).into_iter().map(|(_, id)| id);
        ids.collect::<Vec<_>>().join(" ")
    };
    for (name, ids) in [
        ("mik_17_one_warning_a_session", "MIK-17"),
        ("cash_out_pays_small_stacks_first_igl_46", "IGL-46"),
        ("igl_43_igl_44_the_cents", "IGL-43 IGL-44"),
        ("cau_022_limits", "CAU-022"),
        ("v_igl_40_odd_money", "V-IGL-40"),
        ("v_x_01_lows", "V-X-01"),
        ("v_cau_018_fold_with_nothing_to_call_cau_020", "V-CAU-018 CAU-020"),
        ("MIK-05, mik-06: notes", "MIK-05 MIK-06"),
        ("c_igl_08_who_opens", ""),
        ("the_pig_house_and_20_dollars", ""),
        ("x_01_is_no_rule", ""),
        ("mik_7_is_read_so_that_it_can_be_refused", "MIK-7"),
    ] {
        assert_eq!(read(name), ids, "{name}");
    }
}

#[test]
fn tests_are_told_from_other_functions() {
    let source = "#[test]\nfn first() {}\nfn helper() {}\n    #[test]\n    #[should_panic]\n    // why\n    \
                  pub async fn second(x in 0..1) {}\n#[test]\n#[ignore = \"slow\"]\nfn third() {}\n\
                  let text = \"#[test]\";\nfn fourth() {}";
    assert_eq!(tests_in(source), ["first", "second"]);
}

#[test]
fn only_rule_lines_of_a_story_count() {
    assert_eq!(rule_line("## rule: MIK-17"), Some(" MIK-17"));
    assert_eq!(rule_line("rules: MIK-17, MIK-15"), Some(" MIK-17, MIK-15"));
    assert_eq!(rule_line("By rule: MIK-17"), None);
    assert_eq!(rule_line("error: `ann` was warned, MIK-17"), None);
}
