//! Global names of things that two books may both mention, so that a merge never confuses them.

use serde::{Deserialize, Serialize};
use std::fmt;
use uuid::Uuid;

macro_rules! global_id {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub Uuid);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.simple().fmt(f)
            }
        }
    )+};
}

global_id! {
    /// A book: THE BOOK, or one used in its place.
    BookId,
    /// A person. Renaming doesn't change it.
    PlayerId,
    /// One evening at one house.
    NightId,
    /// One recorded hand.
    HandId,
    /// One bank note: the piece of paper, not its identifier.
    NoteId,
    /// One tournament.
    TournamentId,
}

/// An id as the book writes it. A capital letter isn't: the same id in other letters would be found in one place and not in another.
#[must_use]
pub fn written(text: &str) -> Option<Uuid> {
    let is_plain = !text.bytes().any(|byte| byte.is_ascii_uppercase());
    Uuid::try_parse(text).ok().filter(|_| is_plain)
}
