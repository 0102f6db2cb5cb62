//! Words quoted for a shell, for hints that can be pasted as they are.

use std::path::Path;

/// A word, in quotes if a shell would split it.
#[must_use]
pub fn word(text: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "_=.,/:+-".contains(c);
    // Some shells look up a word that starts this way.
    if !text.is_empty() && !text.starts_with('=') && text.chars().all(plain) {
        return text.to_owned();
    }
    // Only a word with a zero byte can't be quoted, and no shell passes one on.
    shlex::try_quote(text).unwrap_or_default().into_owned()
}

/// A line of words.
#[must_use]
pub fn line(words: &[&str]) -> String {
    words.iter().map(|text| word(text)).collect::<Vec<_>>().join(" ")
}

/// Names as the end of a line; if one starts like an option, no options follow.
#[must_use]
pub fn names(names: &[&str]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| word(name)).collect();
    let guard = if names.iter().any(|name| name.starts_with('-')) { "-- " } else { "" };
    format!("{guard}{}", quoted.join(" "))
}

/// The name of a file; one that starts like an option gets its folder in front.
#[must_use]
pub fn file(path: &Path) -> String {
    let name = path.display().to_string();
    if name.starts_with('-') { word(&format!("./{name}")) } else { word(&name) }
}

/// An option with its value; a value that starts like an option is joined to it.
#[must_use]
pub fn option(name: &str, value: &str) -> String {
    let tie = if value.starts_with('-') { '=' } else { ' ' };
    format!("{name}{tie}{}", word(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_what_was_meant() {
        for (name, typed) in [
            ("night.book", "night.book"),
            ("a night.book", "'a night.book'"),
            ("Bob's", "\"Bob's\""),
            ("José", "José"),
            ("=1+1", "'=1+1'"),
            ("-x.tape", "./-x.tape"),
            ("$(rm x)", "'$(rm x)'"),
        ] {
            assert_eq!(file(Path::new(name)), typed);
            let read = shlex::split(typed).unwrap();
            assert_eq!(read, [if name == "-x.tape" { "./-x.tape" } else { name }]);
        }
    }

    #[test]
    fn names_end_a_line() {
        assert_eq!(names(&["Ana", "José"]), "Ana José");
        assert_eq!(names(&["O'Brien", "a b", ""]), "\"O'Brien\" 'a b' ''");
        assert_eq!(names(&["--help"]), "-- --help");
    }

    #[test]
    fn a_value_that_looks_like_an_option_is_none() {
        assert_eq!(option("--player", "x=NAME"), "--player x=NAME");
        assert_eq!(option("--player", "-x=NAME"), "--player=-x=NAME");
    }
}
