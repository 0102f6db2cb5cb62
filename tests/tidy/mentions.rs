//! The paths a source mentions: the leaves of its `use` trees and every `a::b` in its code.

use crate::scan::{scan, test_lines};
use crate::tree::File;

/// One path, as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// Where.
    pub line: usize,
    /// The segments; a trailing `self` is left out, `*` stays.
    pub path: Vec<String>,
    /// The name it has from here on: the alias, or the last segment.
    pub name: String,
    /// True for `pub use` and its kin: what a module offers, not what it needs.
    pub re_export: bool,
    /// True after `#[cfg(test)]` and in test files.
    pub test: bool,
}

/// All mentions of a file in the order of its text.
pub fn mentions(file: &File) -> Vec<Mention> {
    let code = scan(&file.text).code;
    let tests = test_lines(&code);
    let all_tests = file.path.ends_with("/tests.rs") || file.path.contains("/tests/");
    let mut reader = Reader { tokens: tokens(&code), at: 0, found: Vec::new() };
    reader.read();
    for mention in &mut reader.found {
        from_the_top(&mut mention.path, &file.path);
        mention.test =
            all_tests || tests.iter().any(|(first, last)| (*first..=*last).contains(&mention.line));
    }
    reader.found
}

/// The crates below `src`, by their names in code.
const CRATES: &[&str] = &["engine", "ledger"];

/// Paths start at the top of `src`, whichever crate they are written in: `crate::night` in the ledger is `crate::ledger::night`,
/// and so is `ledger::night` elsewhere. An example names its crate from outside: `housebook_engine::cards`.
fn from_the_top(path: &mut Vec<String>, file: &str) {
    if path[0] == "housebook_engine" {
        path.splice(..1, ["crate".to_owned(), "engine".to_owned()]);
        return;
    }
    let own = CRATES.iter().find(|name| file.starts_with(&format!("src/{name}/")));
    match (path[0].as_str(), own) {
        ("crate", Some(own)) => path.insert(1, (*own).to_owned()),
        (first, None) if CRATES.contains(&first) && path.len() > 1 => path.insert(0, "crate".to_owned()),
        ("engine", Some(&"ledger")) if path.len() > 1 => path.insert(0, "crate".to_owned()),
        _ => {}
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Colons,
    Sign(char),
}

fn tokens(code: &str) -> Vec<(usize, Token)> {
    let mut found = Vec::new();
    for (index, line) in code.lines().enumerate() {
        let mut rest = line;
        while let Some(first) = rest.chars().next() {
            let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            let (length, token) = match first {
                _ if word > 0 => (word, Some(Token::Word(rest[..word].to_owned()))),
                ':' if rest.starts_with("::") => (2, Some(Token::Colons)),
                ' ' => (1, None),
                sign => (sign.len_utf8(), Some(Token::Sign(sign))),
            };
            found.extend(token.map(|token| (index + 1, token)));
            rest = &rest[length..];
        }
    }
    found
}

struct Reader {
    tokens: Vec<(usize, Token)>,
    at: usize,
    found: Vec<Mention>,
}

impl Reader {
    fn read(&mut self) {
        while let Some(token) = self.peek(0).cloned() {
            match token {
                Token::Word(word) if word == "use" && self.peek(1) != Some(&Token::Sign('<')) => {
                    let re_export = self.is_public();
                    self.at += 1;
                    self.tree(&[], re_export);
                }
                Token::Word(_) if self.begins_a_path() => self.plain_path(),
                _ => self.at += 1,
            }
        }
    }

    fn peek(&self, ahead: usize) -> Option<&Token> {
        self.tokens.get(self.at + ahead).map(|(_, token)| token)
    }

    fn before(&self, back: usize) -> Option<&Token> {
        self.at.checked_sub(back).map(|index| &self.tokens[index].1)
    }

    /// True after `pub` or `pub(…)`.
    fn is_public(&self) -> bool {
        let public = Token::Word("pub".to_owned());
        self.before(1) == Some(&public)
            || (self.before(1) == Some(&Token::Sign(')'))
                && (3..=6).any(|back| self.before(back) == Some(&public)))
    }

    /// True at the first word of `a::b`; the path of a `pub(in …)` is a limit, not a need.
    fn begins_a_path(&self) -> bool {
        let continues = matches!(self.before(1), Some(Token::Colons | Token::Sign('.')));
        let limits = self.before(1) == Some(&Token::Word("in".to_owned()))
            && self.before(2) == Some(&Token::Sign('('));
        self.peek(1) == Some(&Token::Colons) && !continues && !limits
    }

    fn plain_path(&mut self) {
        let line = self.tokens[self.at].0;
        let mut path = Vec::new();
        while let Some(Token::Word(word)) = self.peek(0).cloned() {
            path.push(word);
            self.at += 1;
            if self.peek(0) != Some(&Token::Colons) {
                break;
            }
            self.at += 1;
        }
        self.note(line, path, None, false);
    }

    /// Reads one branch of a `use` tree and everything below it.
    fn tree(&mut self, trunk: &[String], re_export: bool) {
        let mut path = trunk.to_vec();
        while let Some((line, token)) = self.tokens.get(self.at).cloned() {
            match token {
                Token::Colons => self.at += 1,
                Token::Sign('{') => return self.branches(&path, re_export),
                Token::Word(word) => {
                    path.push(word);
                    self.at += 1;
                    if self.peek(0) != Some(&Token::Colons) {
                        let alias = self.alias();
                        return self.note(line, path, alias, re_export);
                    }
                }
                Token::Sign('*') => {
                    path.push("*".to_owned());
                    self.at += 1;
                    return self.note(line, path, None, re_export);
                }
                Token::Sign(_) => return,
            }
        }
    }

    fn branches(&mut self, path: &[String], re_export: bool) {
        self.at += 1;
        while let Some(token) = self.peek(0) {
            match token {
                Token::Sign('}') => {
                    self.at += 1;
                    return;
                }
                Token::Sign('*') | Token::Word(_) | Token::Colons => self.tree(path, re_export),
                Token::Sign(_) => self.at += 1,
            }
        }
    }

    fn alias(&mut self) -> Option<String> {
        if self.peek(0) != Some(&Token::Word("as".to_owned())) {
            return None;
        }
        let Some(Token::Word(alias)) = self.peek(1).cloned() else { return None };
        self.at += 2;
        Some(alias)
    }

    fn note(&mut self, line: usize, mut path: Vec<String>, alias: Option<String>, re_export: bool) {
        if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
            path.pop();
        }
        let name = alias.or_else(|| path.last().cloned()).unwrap_or_default();
        self.found.push(Mention { line, path, name, re_export, test: false });
    }
}

#[cfg(test)]
#[track_caller]
fn paths_of(text: &str) -> Vec<String> {
    let file = File::new("src/domain/x.rs", text);
    mentions(&file).iter().map(|mention| mention.path.join("::")).collect()
}

#[test]
fn a_use_tree_gives_its_leaves() {
    let text = "pub(crate) use crate::{domain::{money::Money as M, self}, store::*};\nuse serde::Serialize;";
    assert_eq!(
        paths_of(text),
        ["crate::domain::money::Money", "crate::domain", "crate::store::*", "serde::Serialize"]
    );
    let found = mentions(&File::new("src/domain/x.rs", text));
    assert_eq!((found[0].name.as_str(), found[0].re_export), ("M", true));
    assert_eq!((found[3].line, found[3].re_export), (2, false));
}

#[test]
fn paths_in_code_count_and_paths_in_words_do_not() {
    let text =
        "/// crate::store\nfn f() -> crate::bank::Out { a.b::<u8>(rusqlite::Row::get); let s = \"csv::x\"; }";
    assert_eq!(paths_of(text), ["crate::bank::Out", "rusqlite::Row::get"]);
}

#[test]
fn tests_are_marked() {
    let file = File::new("src/a.rs", "use a::b;\n#[cfg(test)]\nmod tests {\n use super::*;\n}\n");
    assert_eq!(mentions(&file).iter().map(|mention| mention.test).collect::<Vec<_>>(), [false, true]);
}

#[test]
fn a_crate_is_a_room_under_every_name_it_goes_by() {
    let path = |file: &str, text: &str| mentions(&File::new(file, text))[0].path.join("::");
    let wanted = "crate::engine::cards::Card";
    assert_eq!(path("src/engine/hand/x.rs", "use crate::cards::Card;"), wanted);
    assert_eq!(path("src/cli/x.rs", "use engine::cards::Card;"), wanted);
    assert_eq!(path("src/engine/examples/x.rs", "use housebook_engine::cards::Card;"), wanted);
}
