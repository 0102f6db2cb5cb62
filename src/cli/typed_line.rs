//! The typed line with other options: for hints that keep what was typed.

use crate::render::shell;

/// The words as a line that a shell splits the same way.
#[must_use]
pub fn joined<W: AsRef<str>>(words: &[W]) -> String {
    words.iter().map(|word| shell::word(word.as_ref())).collect::<Vec<_>>().join(" ")
}

/// The line with these options and values in place of the typed ones, if any. Some options have no value.
#[must_use]
pub fn with(typed: &[String], options: &[(&str, &str)]) -> String {
    let mut words: Vec<String> = typed.iter().map(|word| shell::word(word)).collect();
    for (option, value) in options {
        let tied = format!("{option}=");
        let said = if value.is_empty() { (*option).to_owned() } else { shell::option(option, value) };
        let at = typed.iter().position(|word| word == option || word.starts_with(&tied));
        match at.and_then(|at| words.get_mut(at)) {
            None => words.push(said),
            Some(word) => *word = said,
        }
        // The value after the option goes with it.
        if let Some(behind) = at.filter(|at| typed.get(*at).is_some_and(|word| word == option))
            && let Some(word) = words.get_mut(behind.saturating_add(1))
        {
            word.clear();
        }
    }
    words.retain(|word| !word.is_empty());
    words.join(" ")
}

/// The options a hint consists of, each with its value or none; nothing if it has other words too.
#[must_use]
pub fn options(hint: &str) -> Option<Vec<(String, String)>> {
    let mut options: Vec<(String, String)> = Vec::new();
    for word in shlex::split(hint)? {
        match (word.split_once('='), options.last_mut()) {
            (Some((option, value)), _) if word.starts_with("--") => {
                options.push((option.to_owned(), value.to_owned()));
            }
            (None, _) if word.starts_with("--") => options.push((word, String::new())),
            (_, Some((_, value))) if value.is_empty() => *value = word,
            _ => return None,
        }
    }
    Some(options)
}

/// The option whose value this word is: it comes before the word, or in it with `=`. None for other words.
#[must_use]
pub fn option_of(words: &[String], at: usize) -> Option<&str> {
    let is_option = |word: &&str| word.starts_with("--") && !word.contains('=');
    let before = at.checked_sub(1).and_then(|before| words.get(before)).map(String::as_str);
    let word = words.get(at)?;
    let own = word.split_once('=').map(|(option, _)| option).filter(|option| option.starts_with("--"));
    own.or_else(|| before.filter(is_option))
}

/// The word without an option joined to it: `Ann` of `--banker=Ann`.
#[must_use]
pub fn value_of(word: &str) -> &str {
    match word.split_once('=') {
        Some((option, value)) if option.starts_with("--") => value,
        _ => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Vec<String> {
        shlex::split(text).unwrap()
    }

    #[test]
    fn an_option_takes_the_place_of_the_typed_one() {
        for (typed, wanted) in [
            ("tournament new --payout 60/30/20 --entry 20", "tournament new --payout 60/30/10 --entry 20"),
            ("tournament new --payout=60/30/20 --entry 20", "tournament new --payout 60/30/10 --entry 20"),
            ("tournament new --entry 20", "tournament new --entry 20 --payout 60/30/10"),
        ] {
            assert_eq!(with(&line(typed), &[("--payout", "60/30/10")]), wanted);
        }
    }

    #[test]
    fn an_option_without_a_value_comes_behind_the_line() {
        assert_eq!(with(&line("deal --table 2"), &[("--deal", "")]), "deal --table 2 --deal");
    }

    #[test]
    fn a_hint_is_made_of_options_or_not() {
        let pair = |option: &str, value: &str| (option.to_owned(), value.to_owned());
        assert_eq!(options("--as BOC"), Some(vec![pair("--as", "BOC")]));
        assert_eq!(
            options("--deal --salt 'a b' --player=-x=Y"),
            Some(vec![pair("--deal", ""), pair("--salt", "a b"), pair("--player", "-x=Y")])
        );
        assert_eq!(options("note show BOF"), None);
        assert_eq!(options(""), Some(Vec::new()));
    }
}
