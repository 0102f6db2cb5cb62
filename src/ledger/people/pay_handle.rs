//! Where to pay a person: the handle of an app, an account, a link. A few readable words.

use crate::refusal::{HandleFault, PersonRefused, Refusal};
use engine::readable::check_readable;

/// The most characters of a handle.
pub const CHARACTERS_MAX: usize = 200;

/// Refuses a handle that's empty, too long, or can't be read the way it's shown.
///
/// # Errors
///
/// `bad-handle`.
pub fn check(handle: &str) -> Result<(), Refusal> {
    let length = handle.chars().count();
    let checked = if handle.trim() != handle || length == 0 {
        Err(HandleFault::Blank)
    } else if length > CHARACTERS_MAX {
        Err(HandleFault::TooLong { characters: length, characters_max: CHARACTERS_MAX })
    } else {
        check_readable(handle).map_err(HandleFault::Hides)
    };
    checked.map_err(|fault| Refusal::new(PersonRefused::BadHandle(fault)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handle_can_be_read() {
        for handle in ["@ann", "venmo @ann-lee", "https://pay.example/ann", "IBAN DE02 1203"] {
            assert_eq!(check(handle), Ok(()), "{handle}");
        }
        for handle in ["", " @ann", "@a\u{202e}nn", "@ann\n", &"x".repeat(201)] {
            assert!(check(handle).is_err(), "{handle:?}");
        }
    }
}
