//! The findings of an audit as text.

use crate::render::page::{name, table};

/// One check: its name, whether it is in order, what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckLine {
    pub name: &'static str,
    pub ok: bool,
    pub detail: String,
}

/// The verdict on a book of `events` events, then the checks, one line each.
#[must_use]
pub fn findings(checks: &[CheckLine], events: u64) -> String {
    let broken = checks.iter().filter(|check| !check.ok).count();
    let verdict = match broken {
        0 => format!("the book is in order: {events} events"),
        1 => "1 check is violated".to_owned(),
        broken => format!("{broken} checks are violated"),
    };
    let rows = checks.iter().map(|CheckLine { name: check, ok, detail }| {
        let mark = if *ok { "ok" } else { "VIOLATED" };
        [(*check).to_owned(), mark.to_owned(), name(detail)]
    });
    format!("{}\n\n{verdict}", table(&["check", "", "found"], &[], rows))
}
