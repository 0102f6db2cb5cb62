//! Names and titles that a written game can't have, because they mean something else wherever a game is called.

use crate::calling::all_added;
use crate::games::{TABLE_WORDS, party, spelled};

/// What a name or title means already.
pub(super) fn taken(said: &str) -> Option<String> {
    let name = spelled(said);
    if let Some(known) = party::find(&name) {
        return Some(format!("is already the name of a game ({})", known.title));
    }
    // The book writes a call with a plus: `omaha + deuces-wild`.
    if all_added(&name) || said.contains(" + ") {
        return Some("is something to add to a game".to_owned());
    }
    TABLE_WORDS.contains(&name.as_str()).then(|| "means something else before the deal".to_owned())
}
