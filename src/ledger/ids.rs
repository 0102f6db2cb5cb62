//! Global names of things that two books may both speak about, so that a merge never confuses them.

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
    /// A book: THE BOOK, or one that stands in for it.
    BookId,
    /// A person, whatever he is called today.
    PlayerId,
    /// One evening at one house.
    NightId,
    /// One recorded hand.
    HandId,
    /// One bank note: the scrap of paper, not its identifier.
    NoteId,
    /// One tournament.
    TournamentId,
}
