//! The findings of an audit as text.

use crate::answer::audit::{Audited, Check};
use crate::render::page::{name, table};

/// The checks, one line each, then the verdict on the book.
#[must_use]
pub fn findings(Audited { events, checks, .. }: &Audited) -> String {
    let broken = checks.iter().filter(|check| !check.ok).count();
    let verdict = match broken {
        0 => format!("the book is in order: {events} events"),
        1 => "1 check is violated".to_owned(),
        broken => format!("{broken} checks are violated"),
    };
    let rows = checks.iter().map(|Check { name: check, ok, detail }| {
        let mark = if *ok { "ok" } else { "VIOLATED" };
        [(*check).to_owned(), mark.to_owned(), name(detail)]
    });
    format!("{}\n\n{verdict}", table(&["check", "", "found"], &[], rows))
}
