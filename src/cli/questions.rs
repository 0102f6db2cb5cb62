//! Stateless questions: one JSON object on standard input, or many as JSON Lines, answered on all cores in order.

use crate::cli::failure::{Failure, exit};
use crate::cli::output;
use crate::cli::reply::Reply;
use clap::Args;
use serde_json::Value;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

/// The most one question may hold, in bytes.
const QUESTION_BYTES_MAX: u64 = 16 * 1024 * 1024;

/// How many lines are answered before they are written.
const LINES_AT_ONCE: usize = 8192;

/// Where the questions come from.
#[derive(Debug, Args)]
pub struct Source {
    /// JSON Lines from a file, or from stdin with `-`
    #[arg(long, value_name = "FILE")]
    pub batch: Option<PathBuf>,
}

/// A question that has no answer: the line to write in its place, and what it means for a single question.
pub struct Unanswered {
    pub line: String,
    pub exit: u8,
}

/// Answers one line with one line.
pub type Answer<'a> = &'a (dyn Fn(&str) -> Result<String, Unanswered> + Sync);

impl Source {
    /// Answers what the source asks.
    pub fn answer(&self, answer: Answer<'_>) -> Result<Reply, Failure> {
        match &self.batch {
            None => one(answer),
            Some(file) => batch(file, answer),
        }
    }
}

fn one(answer: Answer<'_>) -> Result<Reply, Failure> {
    let mut question = String::new();
    let read = io::stdin().lock().take(QUESTION_BYTES_MAX).read_to_string(&mut question);
    read.map_err(|error| Failure::bad_file(format!("stdin: {error}")))?;
    let (line, exit) = match answer(question.trim()) {
        Ok(line) => (line, 0),
        Err(Unanswered { line, exit }) => (line, exit),
    };
    let json = serde_json::from_str(&line).unwrap_or(Value::Null);
    Ok(Reply { text: line, json: vec![json], exit, ..Reply::default() })
}

/// Answers line by line; a bad line is answered by its error, and the batch goes on.
fn batch(file: &Path, answer: Answer<'_>) -> Result<Reply, Failure> {
    let (name, mut lines): (String, Box<dyn BufRead>) = if file.as_os_str() == "-" {
        ("stdin".to_owned(), Box::new(io::stdin().lock()))
    } else {
        let name = file.to_string_lossy().escape_debug().to_string();
        let bad = |error: io::Error| Failure::bad_file(format!("`{name}`: {error}"));
        let opened = File::open(file).map_err(bad)?;
        if opened.metadata().map_err(bad)?.is_dir() {
            return Err(Failure::bad_file(format!("`{name}` is a folder")));
        }
        (name, Box::new(BufReader::with_capacity(1 << 20, opened)))
    };
    let mut reply = Reply::default();
    loop {
        let chunk = chunk(&mut lines).map_err(|error| Failure::bad_file(format!("{name}: {error}")))?;
        if chunk.is_empty() {
            return Ok(reply);
        }
        let (text, all_good) = answered(&chunk, answer);
        if !all_good {
            reply.exit = exit::BAD_FILE;
        }
        output::raw(&text)?;
    }
}

/// The next lines, without empty ones.
fn chunk(lines: &mut dyn BufRead) -> io::Result<Vec<String>> {
    let mut chunk = Vec::with_capacity(LINES_AT_ONCE);
    while chunk.len() < LINES_AT_ONCE {
        let mut line = Vec::new();
        if lines.take(QUESTION_BYTES_MAX).read_until(b'\n', &mut line)? == 0 {
            break;
        }
        let line = String::from_utf8(line)
            .unwrap_or_else(|bad| String::from_utf8_lossy(bad.as_bytes()).into_owned());
        if !line.trim().is_empty() {
            chunk.push(line);
        }
    }
    Ok(chunk)
}

/// The answers of a chunk in order, worked out on all cores; false if one of the lines was bad.
fn answered(chunk: &[String], answer: Answer<'_>) -> (String, bool) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let share = chunk.len().div_ceil(cores).max(1);
    let work = |lines: &[String]| {
        let mut text = String::new();
        let mut all_good = true;
        for line in lines {
            match answer(line.trim()) {
                Ok(line) => text.push_str(&line),
                Err(unanswered) => {
                    all_good = false;
                    text.push_str(&unanswered.line);
                }
            }
            text.push('\n');
        }
        (text, all_good)
    };
    let parts: Vec<(String, bool)> = std::thread::scope(|scope| {
        let started: Vec<_> = chunk.chunks(share).map(|lines| scope.spawn(move || work(lines))).collect();
        started.into_iter().map(|thread| thread.join().unwrap_or_else(|_| (String::new(), false))).collect()
    });
    let all_good = parts.iter().all(|(_, good)| *good);
    (parts.into_iter().map(|(text, _)| text).collect(), all_good)
}
