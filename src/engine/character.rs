//! Which characters a name may hold, and how one that may not is shown.

use unicode_properties::{GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory};

const JOINER: char = '\u{200D}';
const TEXT_STYLE: char = '\u{FE0E}';
const EMOJI_STYLE: char = '\u{FE0F}';
const KEYCAP: char = '\u{20E3}';

/// Marks that change the direction of the text around them, so that a name could rewrite its line.
const TURNING: &[(char, char)] =
    &[('\u{061C}', '\u{061C}'), ('\u{200E}', '\u{200F}'), ('\u{202A}', '\u{202E}'), ('\u{2066}', '\u{2069}')];

/// Letters, marks and symbols that print as nothing; the other invisible ones are of category Format.
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

/// What is wrong with `character` between its neighbours; `None` where a name may hold it.
///
/// Joiners and style selectors are welcome inside an emoji, where they draw one picture, and nowhere else.
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

/// What `character` hides between its neighbours from who reads a text; `None` where it is seen, or draws nothing strange.
///
/// A name may hold none of these; characters without a meaning of their own are a matter of names alone.
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

/// Digits, `#` and `*` count as emoji too: an invisible selector behind those is no picture.
fn is_picture(character: char) -> bool {
    !character.is_ascii() && character.is_emoji_char()
}

fn within(ranges: &[(char, char)], character: char) -> bool {
    ranges.iter().any(|(first, last)| (*first..=*last).contains(&character))
}
