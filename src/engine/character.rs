//! Which characters a name may hold, and how a forbidden one is shown.

use unicode_properties::{GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory};

const JOINER: char = '\u{200D}';
const TEXT_STYLE: char = '\u{FE0E}';
const EMOJI_STYLE: char = '\u{FE0F}';
const KEYCAP: char = '\u{20E3}';

/// Marks that change the direction of the text around them, so a name could scramble its line.
const TURNING: &[(char, char)] =
    &[('\u{061C}', '\u{061C}'), ('\u{200E}', '\u{200F}'), ('\u{202A}', '\u{202E}'), ('\u{2066}', '\u{2069}')];

/// Letters, marks and symbols that print as nothing; all other invisible ones are in the category Format.
const BLANK: &[(char, char)] = &[
    ('\u{034F}', '\u{034F}'),
    ('\u{115F}', '\u{1160}'),
    ('\u{17B4}', '\u{17B5}'),
    ('\u{180B}', '\u{180F}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{FE00}', '\u{FE0F}'),
    ('\u{FFA0}', '\u{FFA0}'),
    ('\u{E0100}', '\u{E01EF}'),
];

const CATEGORIES: &[(GeneralCategory, &str)] = &[
    (GeneralCategory::Control, "a control character"),
    (GeneralCategory::LineSeparator, "a line break"),
    (GeneralCategory::ParagraphSeparator, "a line break"),
    (GeneralCategory::Format, "an invisible character"),
    (GeneralCategory::PrivateUse, "a private-use character"),
    (GeneralCategory::Surrogate, "half a character"),
    (GeneralCategory::Unassigned, "an unassigned character"),
];

/// What is wrong with `character` between its neighbors; `None` if a name may hold it.
///
/// Joiners and style selectors are allowed only inside an emoji, where together they make one picture.
#[must_use]
pub fn fault(before: Option<char>, character: char, after: Option<char>) -> Option<&'static str> {
    if inside_emoji(before, character, after) {
        None
    } else if within(TURNING, character) {
        Some("a character that changes the text direction")
    } else if within(BLANK, character) {
        Some("an invisible character")
    } else {
        let category = character.general_category();
        CATEGORIES.iter().find(|(refused, _)| *refused == category).map(|(_, what)| *what)
    }
}

/// What `character` between its neighbors hides from the reader; `None` if it's visible, or does nothing strange.
///
/// A name may hold none of these. Characters with no meaning of their own are refused in names only.
#[must_use]
pub(crate) fn hidden(before: Option<char>, character: char, after: Option<char>) -> Option<&'static str> {
    if (' '..='~').contains(&character) {
        return None;
    }
    let group = character.general_category();
    if matches!(group, GeneralCategory::PrivateUse | GeneralCategory::Surrogate | GeneralCategory::Unassigned)
    {
        return None;
    }
    fault(before, character, after)
}

/// The character by its number: `\u{202E}`.
#[must_use]
pub fn escaped(character: char) -> String {
    format!("\\u{{{:04X}}}", u32::from(character))
}

fn inside_emoji(before: Option<char>, character: char, after: Option<char>) -> bool {
    match character {
        JOINER => before.is_some_and(|c| is_picture(c) || c == EMOJI_STYLE) && after.is_some_and(is_picture),
        TEXT_STYLE | EMOJI_STYLE => {
            before.is_some_and(is_picture)
                || after == Some(KEYCAP) && before.is_some_and(|c| c.is_emoji_char())
        }
        _ => false,
    }
}

/// Digits, `#` and `*` count as emoji too, but an invisible selector after one of those isn't part of a picture.
fn is_picture(character: char) -> bool {
    !character.is_ascii() && character.is_emoji_char()
}

fn within(ranges: &[(char, char)], character: char) -> bool {
    ranges.iter().any(|(first, last)| (*first..=*last).contains(&character))
}
