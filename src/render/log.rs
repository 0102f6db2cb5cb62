//! The log as text: one event a line, undone events marked.

use crate::answer::log::{Line, Log, Undone};
use crate::render::page;

/// The log, one event a line.
#[must_use]
pub fn log(log: &Log) -> String {
    if log.events.is_empty() {
        return "nothing recorded".to_owned();
    }
    let rows = log.events.iter().map(|Line { seq, at, kind, text, undone_by, from, .. }| {
        let mark = undone_by.map(|by| format!("[undone by #{by}] ")).unwrap_or_default();
        let origin = from.as_ref().map(|from| format!(" [{from}]")).unwrap_or_default();
        [format!("#{seq}"), at.shown.clone(), kind.clone(), format!("{mark}{text}{origin}")]
    });
    page::lines(&[0], rows)
}

/// What was undone, one event a line; would be, in a dry run.
#[must_use]
pub fn undone(answer: &Undone) -> String {
    let verb = if answer.dry_run { "would undo" } else { "undid" };
    let lines = answer.undone.iter().zip(&answer.sentences);
    lines.map(|(seq, sentence)| format!("{verb} #{seq} ({sentence})")).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::When;

    #[test]
    fn the_log_marks_what_was_undone() {
        let line = Line {
            seq: 7,
            at: When { machine: String::new(), shown: "2026-11-21 20:15".to_owned() },
            night: None,
            hand: None,
            kind: "left".to_owned(),
            text: "Ann left the table".to_owned(),
            undone_by: Some(9),
            from: None,
        };
        assert_eq!(
            log(&Log { events: vec![line] }),
            "#7  2026-11-21 20:15  left  [undone by #9] Ann left the table"
        );
    }
}
