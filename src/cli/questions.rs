//! Stateless questions: one JSON object on standard input, or many as JSON Lines, answered on all cores in order.

use crate::cli::batch;
use crate::cli::failure::Failure;
use crate::cli::question::{Answer, QUESTION_BYTES_MAX, Question, Unanswered};
use crate::cli::reply::Reply;
use crate::cli::talk::check_free;
use clap::Args;
use serde_json::Value;
use std::io::{self, Read};
use std::path::PathBuf;

/// Where the questions come from.
#[derive(Debug, Args)]
pub struct Source {
    /// File of JSON Lines, or - for stdin
    #[arg(long, value_name = "FILE")]
    pub batch: Option<PathBuf>,
}

impl Source {
    /// Answers what the source asks.
    pub fn answer(&self, answer: Answer<'_>) -> Result<Reply, Failure> {
        match &self.batch {
            None => one(answer),
            Some(file) => batch::answered(file, answer),
        }
    }
}

fn one(answer: Answer<'_>) -> Result<Reply, Failure> {
    check_free()?;
    let mut text = String::new();
    let read = io::stdin().lock().take(QUESTION_BYTES_MAX).read_to_string(&mut text);
    read.map_err(|error| Failure::bad_file(format!("stdin: {error}")))?;
    let question = Question { text: text.trim_end(), file: "stdin", line: 1, in_batch: false };
    let (line, exit) = match answer(&question) {
        Ok(line) => (line, 0),
        Err(Unanswered { line, exit }) => (line, exit),
    };
    let json = serde_json::from_str(&line).unwrap_or(Value::Null);
    Ok(Reply { exit, ..Reply::document(line, json) })
}
