//! Words inside HTML and SVG: nothing in them can be read as a tag, an entity or a control character.

use crate::render::page::harmless;

/// Words as they stand between tags or in an attribute.
#[must_use]
pub fn words(text: &str) -> String {
    let text = harmless(text);
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' => out.push_str("\\u{000A}"),
            _ => out.push(character),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_is_taken_for_markup() {
        let text = words("<b onload=\"x\">A&B</b>'\u{1b}\u{202e}");
        assert_eq!(text, "&lt;b onload=&quot;x&quot;&gt;A&amp;B&lt;/b&gt;&#39;\\u{001B}\\u{202E}");
    }
}
