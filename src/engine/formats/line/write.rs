//! An answer as one line of JSON, with a buffer that seldom has to grow.

use serde::Serialize;

/// How long an answer usually is, in bytes.
const USUAL: usize = 512;

/// The answer as JSON without the end of its line.
pub(crate) fn one_line(answer: &impl Serialize) -> String {
    let mut line = Vec::with_capacity(USUAL);
    let written = serde_json::to_writer(&mut line, answer).ok();
    written.and_then(|()| String::from_utf8(line).ok()).unwrap_or_default()
}
