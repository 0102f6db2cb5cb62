//! Remarks: what follows `#` on a line or in an action, for people who open the file.

/// True if the text of a file has any.
#[must_use]
pub fn has_remarks(text: &str) -> bool {
    let (mut quote, mut words, mut is_actions) = (None, String::new(), false);
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (None, '#') => return true,
            (Some(_), '#') if is_actions => return true,
            (None, '"' | '\'') => quote = Some(letter),
            (Some(open), _) if letter == open => quote = None,
            (Some('"'), '\\') => {
                letters.next();
            }
            (None, '=') => {
                is_actions = words.trim() == "actions";
                words.clear();
            }
            (None, '\n') => words.clear(),
            (None, _) => words.push(letter),
            (Some(_), _) => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_remark_is_told_from_a_text() {
        for (text, has) in [
            ("event = \"Main #5\"", false),
            ("event = 'Main #5'", false),
            ("event = \"a \\\" #5\"", false),
            ("actions = [\n\"p1 f\",\n]\nplayers = [\"#1\", \"d'Arcy\"]", false),
            ("min_bet = 2 # two", true),
            ("# first", true),
            ("actions = [\"p1 f # he sighed\"]", true),
            ("actions = [\n'p1 f',\n'# nothing happened']", true),
        ] {
            assert_eq!(has_remarks(text), has, "{text}");
        }
    }
}
