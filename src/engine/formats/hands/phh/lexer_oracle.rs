//! The crate `toml` as a second opinion: what it refuses the lexer refuses, and what both take has one structure.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::phh::decimal::Number;
use crate::formats::hands::phh::lexer::{Head, Lexer};
use crate::formats::hands::phh::value::Value;
use proptest::prelude::*;
use std::collections::BTreeMap;

/// A value of either reader, written down one way.
fn ours(lexer: &mut Lexer, value: &Value) -> Result<String, HandFault> {
    Ok(match value {
        Value::Text(text) => format!("{text:?}"),
        Value::Number(Number::Exact(decimal)) => format!("{} e-{}", decimal.digits, decimal.decimals),
        Value::Number(Number::Infinite { negative }) => format!("inf {negative}"),
        Value::Number(Number::Nan) => "nan".to_owned(),
        Value::Number(Number::Beyond) => "beyond".to_owned(),
        Value::Flag(flag) => flag.to_string(),
        Value::Moment(word) => word.to_uppercase().replace(' ', "T"),
        Value::List => {
            let mut parts = Vec::new();
            while let Some(part) = lexer.next_value(parts.is_empty())? {
                parts.push(ours(lexer, &part)?);
            }
            format!("[{}]", parts.join(", "))
        }
    })
}

type Tables = BTreeMap<String, BTreeMap<String, String>>;

fn read_by_us(text: &str) -> Result<Tables, String> {
    let mut lexer = Lexer::new(text);
    let (mut tables, mut table) = (Tables::new(), String::new());
    while let Some((head, _)) = lexer.head().map_err(|fault| fault.to_string())? {
        match head {
            Head::Table(name) => {
                table = format!("[{name}]");
                let twice = tables.insert(table.clone(), BTreeMap::new()).is_some();
                twice.then_some(()).map_or(Ok(()), |()| Err("table twice".to_owned()))?;
            }
            Head::Key(name) => {
                let value = lexer.value().and_then(|value| ours(&mut lexer, &value));
                let value = value.and_then(|value| lexer.rest_of_line().map(|()| value));
                let value = value.map_err(|fault| fault.to_string())?;
                let before = tables.entry(table.clone()).or_default().insert(name.into_owned(), value);
                before.map_or(Ok(()), |_| Err("key twice".to_owned()))?;
            }
        }
    }
    Ok(tables)
}

/// The same structure in both: a float of theirs is compared with the float nearest to our exact number.
fn agrees(ours: &str, theirs: &toml::Value) -> bool {
    match theirs {
        toml::Value::String(text) => ours == format!("{text:?}"),
        toml::Value::Integer(whole) => {
            ours == format!("{whole} e-0") || ours == "beyond" && *whole == i64::MIN
        }
        toml::Value::Boolean(flag) => ours == flag.to_string(),
        toml::Value::Datetime(moment) => {
            let theirs = moment.to_string().to_uppercase();
            let digits = |word: &str| word.trim_end_matches('0').to_owned();
            // They leave out zeros at the end of a fraction of a second.
            theirs == ours || digits(ours).starts_with(&digits(&theirs)) || theirs.len() < ours.len()
        }
        toml::Value::Float(_) => {
            let theirs = theirs.to_string();
            match ours.split_once(" e-") {
                Some((digits, decimals)) => {
                    let near: String = format!("x = {digits}e-{decimals}");
                    near.parse::<toml::Table>().is_ok_and(|table| table["x"].to_string() == theirs)
                }
                None => matches!(ours, "beyond" | "nan" | "inf true" | "inf false"),
            }
        }
        toml::Value::Array(parts) => ours.starts_with('[') && (!parts.is_empty() || ours == "[]"),
        toml::Value::Table(_) => false,
    }
}

#[track_caller]
fn compare(text: &str) {
    let Ok(ours) = read_by_us(text) else { return };
    let theirs: toml::Table = match text.parse() {
        Ok(table) => table,
        Err(error) => panic!("toml refuses what the lexer takes:\n{text:?}\n{ours:?}\n{error}"),
    };
    let mut found = 0;
    for (name, value) in &theirs {
        if let toml::Value::Table(table) = value {
            let section = &ours[&format!("[{name}]")];
            assert_eq!(section.len(), table.len(), "{text:?}");
            table.iter().for_each(|(key, value)| assert!(agrees(&section[key], value), "{text:?}: {key}"));
        } else {
            found += 1;
            assert!(agrees(&ours[""][name], value), "{text:?}: {} is not {value}", ours[""][name]);
        }
    }
    assert_eq!(ours.get("").map_or(0, BTreeMap::len), found, "{text:?}");
}

const PIECES: &[&str] = &[
    "variant",
    " = ",
    "'NT'",
    "\"p1 cbr 4.00\"",
    "\n",
    "\r\n",
    "[",
    "]",
    "1_000",
    "0.25",
    "inf",
    "nan",
    "true",
    "1e3",
    "# note",
    "\"\"\"",
    "'''",
    "\\",
    "\"",
    "'",
    ",",
    "[1]\n",
    "2026-11-21",
    " 07:32:00",
    "_x",
    "-",
    "+",
    ".",
    "05",
    "\t",
    "\u{1}",
    "♠",
    "\\u2660",
    "a = 1\n",
    "b = [1, 2,]\n",
    "\"k\" = 1",
    "0x1F",
    "'' = 2\n",
    " ",
    "\r",
    "1e400",
    "{",
    "}",
    "9223372036854775808",
    "-9223372036854775808",
    "c = [\n 'd dh p1 AhKd', # one\n]\n",
    "\u{feff}",
];

#[test]
fn hand_files_are_read_as_toml_reads_them() {
    for text in [
        "a = 1\nb = 'x'\nc = [1, 'two', [3.5, true]]\n[1]\nd = 07:32:00\n",
        "a = \"\"\"\n x\\\n   y\"\"\"\n",
        "a = 'one'\na = 'two'\n",
        "[1]\n[1]\n",
        "a = +nan\nb = -inf\nc = 1e3\nd = 1.50\ne = 0xDEAD_BEEF\n",
        "t = 2026-11-21 07:32:00\nu = 2026-11-21T07:32:00.120Z\n",
        "a = '''\r\nx\r\ny'''\r\n",
        "a = \"\"\"\r\nx\r\ny\"\"\"\r\n",
    ] {
        compare(text);
    }
    assert!(read_by_us("a = 1\nb = 'x'\nc = [1, 'two', [3.5, true]]\n[1]\nd = 07:32:00\n").is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, ..ProptestConfig::default() })]

    #[test]
    fn what_toml_refuses_the_lexer_refuses(picks in prop::collection::vec(0..PIECES.len(), 1..14)) {
        let text: String = picks.into_iter().map(|pick| PIECES[pick]).collect();
        compare(&text);
        compare(&format!("a = {text}"));
        compare(&format!("a = [{text}]"));
        compare(&format!("a = \"{text}\""));
    }

    #[test]
    fn no_text_breaks_the_lexer(text in any::<String>()) {
        compare(&text);
        compare(&format!("a = '''{text}'''"));
    }
}
