//! Books as files, as text.

use crate::answer::file::Begun;

/// A book that was begun.
#[must_use]
pub fn begun(Begun { currency, house, .. }: &Begun) -> String {
    let under = house.as_ref().map(|house| format!(", under the rules of `{house}`")).unwrap_or_default();
    format!("a new book, counting in {currency}{under}")
}
