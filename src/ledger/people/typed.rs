//! How typed words are repeated in a command to type, so that they can do no harm there.

/// The words as the end of a command line: quoted where a shell would read them otherwise.
#[must_use]
pub fn words(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| quoted(word)).collect();
    let guard = if words.iter().any(|word| word.starts_with('-')) { "-- " } else { "" };
    format!("{guard}{}", quoted.join(" "))
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '+');
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_for_a_shell() {
        assert_eq!(words(&["Ana", "José"]), "Ana José");
        assert_eq!(words(&["O'Brien", "a b"]), "'O'\\''Brien' 'a b'");
        assert_eq!(words(&["--help"]), "-- --help");
        assert_eq!(words(&["=1+1", ""]), "'=1+1' ''");
    }
}
