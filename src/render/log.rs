//! The log as text: one event a line, those that were taken back marked.

use crate::render::page;

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    pub seq: u64,
    /// When it happened, in the face's words.
    pub at: String,
    pub kind: String,
    pub text: String,
    /// The event that took it back.
    pub undone_by: Option<u64>,
    /// The book and the number it comes from, if that is another book.
    pub origin: Option<String>,
}

/// The log, one event a line.
#[must_use]
pub fn log(lines: &[LogLine]) -> String {
    if lines.is_empty() {
        return "nothing is recorded".to_owned();
    }
    let rows = lines.iter().map(|line| {
        let mark = line.undone_by.map(|by| format!("[taken back by #{by}] ")).unwrap_or_default();
        let origin = line.origin.as_ref().map(|origin| format!(" [{origin}]")).unwrap_or_default();
        [format!("#{}", line.seq), line.at.clone(), line.kind.clone(), format!("{mark}{}{origin}", line.text)]
    });
    page::lines(&[0], rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_marks_what_was_taken_back() {
        let line = LogLine {
            seq: 7,
            at: "2026-11-21 20:15".to_owned(),
            kind: "left".to_owned(),
            text: "Ann left the table".to_owned(),
            undone_by: Some(9),
            origin: None,
        };
        assert_eq!(log(&[line]), "#7  2026-11-21 20:15  left  [taken back by #9] Ann left the table");
    }
}
