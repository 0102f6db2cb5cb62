//! A path as a sentence names it.

use engine::readable::AsTyped;
use std::path::Path;

/// A path on one line. Characters that would control the terminal, be invisible or turn the reading direction are shown by
/// number.
#[must_use]
pub fn shown(path: &Path) -> String {
    path.display().to_string().as_typed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_of_a_file_turns_or_breaks_a_line() {
        for (name, told) in [
            ("a night.book", "a night.book"),
            ("a\nb", "a\\u{000A}b"),
            ("\u{202e}koob", "\\u{202E}koob"),
            ("a\u{1b}[2J", "a\\u{001B}[2J"),
            ("a\u{200b}b", "a\\u{200B}b"),
            ("Zoë", "Zoë"),
        ] {
            assert_eq!(shown(Path::new(name)), told);
        }
    }
}
