//! `hand add`: hands by what was shown; the engine settles them under tonight's house.

use crate::bank::showing;
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::verbs::hand::result::{answer, sentence};
use clap::Args;
use serde_json::json;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The most a hand file may hold.
const FILE_BYTES_MAX: u64 = 64 * 1024 * 1024;

/// Record hands by what was shown: JSON objects as showdown takes them
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook hand add hand.json\n\nwhere hand.json holds\n  \
    {\"game\":\"holdem\",\"board\":\"Ts Td 9s 3s Jh\",\"players\":[\n   \
    {\"name\":\"Ann\",\"in\":\"1.00\",\"cards\":\"5sJc\"},\n   {\"name\":\"Bob\",\"in\":\"1.00\",\"cards\":\"7d4c\"}]}")]
pub struct Add {
    /// Files of JSON Lines, or - for standard input; all hands are recorded, or none
    #[arg(required_unless_present = "hand")]
    files: Vec<PathBuf>,
    /// A hand on the line itself, as in a file
    #[arg(long, value_name = "JSON")]
    hand: Vec<String>,
}

impl Add {
    /// Records every hand of every file in one go.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let mut lines = Vec::new();
        for text in &self.hand {
            lines.extend(
                objects(text)
                    .into_iter()
                    .map(|(line, column, text)| (format!("--hand:{line}:{column}"), text)),
            );
        }
        for file in &self.files {
            let text = read(file)?;
            for (line, column, text) in objects(&text) {
                let place = format!("{}:{line}:{column}", file.display());
                lines.push((place, text));
            }
        }
        if lines.is_empty() {
            return Err(Failure::bad_file("there is no hand to record in what was given"));
        }
        context.body.extend(lines.iter().map(|(_, text)| format!("\u{1f}{text}")));
        context.record(
            |session| {
                let mut added = Vec::new();
                for (place, line) in &lines {
                    added.push(showing::add(session, line).map_err(|error| placed(place, error))?);
                }
                Ok(added)
            },
            |added| {
                let mut text = Vec::new();
                let mut hands = Vec::new();
                for (tonight, played) in &added {
                    text.push(sentence(tonight, played));
                    text.extend(played.why.iter().map(|(rule, why)| format!("  {why} ({rule})")));
                    hands.push(answer(tonight, played));
                }
                Told::new(text.join("\n"), json!({ "hands": hands }))
            },
        )
    }
}

/// A refused hand names its place: file, line, column.
fn placed(place: &str, error: crate::bank::BankError) -> crate::bank::BankError {
    match error {
        crate::bank::BankError::Refused(refusal) => {
            let rule = refusal.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
            crate::bank::BankError::BadFile(format!("{place}: {}{rule}", refusal.message))
        }
        error => error,
    }
}

fn read(file: &Path) -> Result<String, Failure> {
    let bad = |error: std::io::Error| Failure::bad_file(format!("`{}`: {error}", file.display()));
    let mut text = String::new();
    if file.as_os_str() == "-" {
        std::io::stdin().lock().take(FILE_BYTES_MAX).read_to_string(&mut text).map_err(bad)?;
        return Ok(text);
    }
    let source = std::fs::File::open(file).map_err(bad)?;
    if !source.metadata().map_err(bad)?.is_file() {
        return Err(Failure::bad_file(format!("`{}` is no plain file", file.display())));
    }
    source.take(FILE_BYTES_MAX).read_to_string(&mut text).map_err(bad)?;
    Ok(text)
}

/// The objects of a file with the place where each begins; they may stretch over lines.
fn objects(text: &str) -> Vec<(usize, usize, String)> {
    let mut found = Vec::new();
    let mut stream = serde_json::Deserializer::from_str(text).into_iter::<&serde_json::value::RawValue>();
    let mut begin = 0;
    loop {
        let next = stream.next();
        let end = stream.byte_offset();
        let start = begin + text.get(begin..).map_or(0, |rest| rest.len() - rest.trim_start().len());
        let before = text.get(..start).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |last| last.chars().count()) + 1;
        match next {
            None => return found,
            Some(Ok(object)) => found.push((line, column, object.get().to_owned())),
            Some(Err(_)) => {
                // What is no JSON is handed on as it is, so that the reader of showdowns names the fault.
                found.push((line, column, text.get(start..).unwrap_or_default().to_owned()));
                return found;
            }
        }
        begin = end;
    }
}
