//! What is wrong with JSON, in words for people who don't write parsers.

/// What the parser expects, and what people call it.
const EXPECTED: &[(&str, &str)] = &[
    ("a boolean", "true or false"),
    ("a borrowed string", "text in quotes"),
    ("a string", "text in quotes"),
    ("string", "text in quotes"),
    ("a sequence", "a list in [ ]"),
    ("a map", "an object in { }"),
    ("struct ", "an object in { }"),
    ("option", "a value or null"),
    ("u", "a whole number"),
    ("i", "a whole number"),
    ("f64", "a number"),
];

/// What the parser found, and what people call it.
const FOUND: &[(&str, &str)] =
    &[("map", "an object"), ("sequence", "a list"), ("null", "null"), ("newtype variant", "an object")];

/// What the parser says about the text itself.
const BROKEN: &[(&str, &str)] = &[
    ("expected value", "a value is missing here, or it isn't written as JSON"),
    ("expected `:`", "a colon is missing after the name"),
    ("expected `,` or `}`", "a comma or } is missing"),
    ("expected `,` or `]`", "a comma or ] is missing"),
    ("expected ident", "a word isn't true, false or null"),
    ("trailing comma", "there's an extra comma"),
    ("trailing characters", "there's something after the end"),
    ("key must be a string", "names have to be in quotes"),
    ("EOF while parsing", "it stops in the middle"),
    ("control character", "a line break or tab can't be inside quotes"),
    ("invalid escape", "a \\ inside quotes has to be typed twice"),
    ("recursion limit exceeded", "too many brackets inside each other"),
    ("invalid number", "this isn't a number"),
    ("number out of range", "this number is too large"),
];

/// What is wrong with a text that isn't the JSON expected, without its place; with the name of the value if it has one.
#[must_use]
pub fn plain(text: &str, error: &serde_json::Error) -> String {
    let told = error.to_string();
    let told = told.rsplit_once(" at line ").map_or(told.as_str(), |(told, _)| told);
    let mismatch =
        ["invalid type: ", "invalid value: "].into_iter().find_map(|start| told.strip_prefix(start));
    if let Some((found, expected)) = mismatch.and_then(|rest| rest.rsplit_once(", expected ")) {
        return format!(
            "{} should be {}, not {}",
            named(text, error),
            called(EXPECTED, expected),
            found_there(found)
        );
    }
    if let Some((length, expected)) =
        told.strip_prefix("invalid length ").and_then(|rest| rest.split_once(", expected "))
    {
        return match expected.strip_prefix("a tuple of size ") {
            Some(size) => format!("{} should be a list of {size}, not of {length}", named(text, error)),
            None => "this should be an object in { }, not a list".to_owned(),
        };
    }
    if let Some(name) = told.strip_prefix("missing field ") {
        return format!("{name} is missing");
    }
    if let Some(name) = told.strip_prefix("duplicate field ") {
        return format!("{name} appears twice");
    }
    let unknown =
        ["unknown field ", "unknown variant "].into_iter().find_map(|start| told.strip_prefix(start));
    if let Some((name, known)) = unknown.and_then(|rest| rest.split_once(", expected ")) {
        let known = known.strip_prefix("one of ").unwrap_or(known);
        let known = known
            .rsplit_once(", ")
            .map_or_else(|| known.to_owned(), |(first, last)| format!("{first} or {last}"));
        return format!("{name} isn't known here; use {known}");
    }
    let broken = BROKEN.iter().find(|(start, _)| told.starts_with(start));
    broken.map_or(told, |(_, plain)| plain).to_owned()
}

/// What people call the parser's word; a word with an open end, like `u32`, is found by its beginning.
fn called<'a>(words: &[(&str, &'a str)], told: &'a str) -> &'a str {
    let is_so = |start: &str| {
        let rest = told.strip_prefix(start);
        rest.is_some_and(|rest| {
            rest.is_empty() || start.ends_with(' ') || rest.parse::<u8>().is_ok() || rest == "size"
        })
    };
    words.iter().find(|(start, _)| is_so(start)).map_or(told, |(_, plain)| plain)
}

/// The value itself if the parser quotes it: `"no"`, 1, true.
fn found_there(found: &str) -> &str {
    if let Some(text) = found.strip_prefix("string ") {
        return text;
    }
    match found.split_once('`') {
        Some((_, value)) => value.trim_end_matches('`'),
        None => called(FOUND, found),
    }
}

/// What the error is about: the value of a name, or the whole text.
fn named(text: &str, error: &serde_json::Error) -> String {
    name_before(text, error).map_or_else(|| "this".to_owned(), |name| format!("`{name}`"))
}

/// The last name before the place of the error, as JSON names values: text in quotes with a colon after it.
fn name_before<'t>(text: &'t str, error: &serde_json::Error) -> Option<&'t str> {
    let lines_before = text.split_inclusive('\n').take(error.line().checked_sub(1)?);
    let end = lines_before.map(str::len).sum::<usize>().saturating_add(error.column());
    let bytes = text.as_bytes().get(..end.min(text.len()))?;
    let (mut quoted, mut last, mut name, mut escaped) = (None, None, None, false);
    for (at, byte) in bytes.iter().enumerate() {
        match (quoted, byte) {
            (Some(_), b'\\') if !escaped => {
                escaped = true;
                continue;
            }
            (Some(from), b'"') if !escaped => (quoted, last) = (None, text.get(from..at)),
            (None, b'"') => quoted = Some(at.saturating_add(1)),
            (None, b':') => name = last,
            _ => {}
        }
        escaped = false;
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only read")]
    struct Asked {
        name: String,
        #[serde(default)]
        folded: bool,
        #[serde(default)]
        count: u32,
        #[serde(default)]
        cards: Vec<String>,
    }

    #[track_caller]
    fn says(text: &str, plainly: &str) {
        let error = serde_json::from_str::<Asked>(text).unwrap_err();
        assert_eq!(plain(text, &error), plainly, "{error}");
    }

    #[test]
    fn a_value_of_another_kind_is_told_with_its_name() {
        says(r#"{"name":"A: \"x","folded":"no"}"#, "`folded` should be true or false, not \"no\"");
        says("{\n\"name\":\n7}", "`name` should be text in quotes, not 7");
        says(r#"{"name":null}"#, "`name` should be text in quotes, not null");
        says(r#"{"name":"A","count":1.5}"#, "`count` should be a whole number, not 1.5");
        says(r#"{"name":"A","count":-1}"#, "`count` should be a whole number, not -1");
        says(r#"{"name":"A","cards":{"a":1}}"#, "`cards` should be a list in [ ], not an object");
        says(r#"{"name":"A","cards":[true]}"#, "`cards` should be text in quotes, not true");
        says("[]", "this should be an object in { }, not a list");
        says("7", "this should be an object in { }, not 7");
    }

    #[test]
    fn names_that_are_missing_doubled_or_unknown_are_told() {
        says("{}", "`name` is missing");
        says(r#"{"name":"A","name":"B"}"#, "`name` appears twice");
        says(r#"{"nam":"A"}"#, "`nam` isn't known here; use `name`, `folded`, `count` or `cards`");
    }

    #[test]
    fn text_that_is_no_json_is_told() {
        says(r#"{"name":"A""#, "it stops in the middle");
        says(r#"{"name":"A",}"#, "there's an extra comma");
        says(r#"{"name":AhKh}"#, "a value is missing here, or it isn't written as JSON");
        says("", "it stops in the middle");
        says(r#"{"name":"A"} x"#, "there's something after the end");
    }
}
