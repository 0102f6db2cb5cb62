//! Values that the store and files carry as text: written as they are shown, read as they are typed.

use std::borrow::Borrow;

/// Makes a type (de)serialize as its text, like serde's `try_from = "String", into = "String"`.
#[macro_export]
#[doc(hidden)]
macro_rules! goes_through_text {
    ($kind:ty, $error:ty) => {
        impl TryFrom<String> for $kind {
            type Error = $error;

            fn try_from(text: String) -> Result<Self, $error> {
                text.parse()
            }
        }

        impl From<$kind> for String {
            fn from(kept: $kind) -> Self {
                kept.to_string()
            }
        }
    };
}

pub use goes_through_text as as_text;

/// A thing with its article: `the fund`, or `the beer` if that is what it's called.
#[must_use]
pub fn with_the(name: &str) -> String {
    if name.to_lowercase().starts_with("the ") { name.to_owned() } else { format!("the {name}") }
}

/// A thing with its article, as it is said.
///
/// ```
/// use housebook_engine::as_text::with_a;
///
/// let said = ["ace", "$8.00 note", "$18.00 note", "$1.80 note", "pair of kings"].map(with_a);
/// assert_eq!(said, ["an ace", "an $8.00 note", "an $18.00 note", "a $1.80 note", "a pair of kings"]);
/// ```
#[must_use]
pub fn with_a(thing: &str) -> String {
    let spoken = thing.trim_start_matches(|letter: char| !letter.is_alphanumeric());
    let number: String = spoken.chars().take_while(char::is_ascii_digit).collect();
    let vowel = spoken.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']);
    let an = vowel || number.starts_with('8') || number == "11" || number == "18";
    format!("{} {thing}", if an { "an" } else { "a" })
}

/// How many players have acted: `1 player has acted`, `2 players have acted`.
#[must_use]
pub(crate) fn have_acted(count: impl std::fmt::Display) -> String {
    let players = counted(count, "player");
    let verb = if players == "1 player" { "has" } else { "have" };
    format!("{players} {verb} acted")
}

/// A number with its noun: `1 level`, `2 levels`.
#[must_use]
pub fn counted(number: impl std::fmt::Display, one: &str) -> String {
    let number = number.to_string();
    let more = if number == "1" { "" } else { "s" };
    format!("{number} {one}{more}")
}
/// A list as in a sentence, with `and` or `or` before the last item: `Ann, Bob and Cat`. Empty for an empty list.
#[must_use]
pub fn listed<T: Borrow<str>>(things: &[T], word: &str) -> Option<String> {
    let (last, others) = things.split_last()?;
    let last = last.borrow();
    Some(if others.is_empty() { last.to_owned() } else { format!("{} {word} {last}", others.join(", ")) })
}
