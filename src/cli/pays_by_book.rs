//! The option `--book` after something that is bought: the old name for a debt. Everywhere else it is the file, and here too if
//! its value can only be a file.

/// What the banker hears after using it.
pub const REMARK: &str = "to buy on THE BOOK use --debt; --book is the file";

/// The line with `--debt` if something is paid with `--book`.
#[must_use]
pub fn by_debt(words: &[String]) -> Vec<String> {
    let mut paying = Paying::default();
    let said = |(at, word): (usize, &String)| {
        let pays = paying.after(word);
        let rest = word.strip_prefix("--book").filter(|rest| rest.is_empty() || rest.starts_with('='));
        let named = rest.and_then(|rest| match rest.strip_prefix('=') {
            None => words.get(at.saturating_add(1)).map(String::as_str),
            tied => tied,
        });
        let is_debt = pays && !named.is_some_and(is_file);
        rest.filter(|_| is_debt).map_or_else(|| word.clone(), |rest| format!("--debt{rest}"))
    };
    words.iter().enumerate().map(said).collect()
}

/// True for a file name with a folder or an extension: no amount looks like that, and no player's name goes there.
fn is_file(word: &str) -> bool {
    let has_letters = word.chars().any(char::is_alphabetic);
    let has_ending = word.rsplit_once('.').is_some_and(|(name, ending)| {
        !name.is_empty() && ending.starts_with(|letter: char| letter.is_ascii_alphabetic())
    });
    !word.starts_with('-') && has_letters && (word.contains(['/', '\\']) || has_ending)
}

/// Whether something is being paid for at this word: after `buy`, and after the tournament verbs that take money.
#[derive(Debug, Default)]
struct Paying {
    tournament: bool,
    pays: bool,
}

impl Paying {
    /// Takes the next word of a line.
    fn after(&mut self, word: &str) -> bool {
        let sold = self.tournament && ["enter", "rebuy", "addon"].contains(&word);
        self.pays = self.pays || word == "buy" || sold;
        self.tournament = self.tournament || word == "tournament";
        self.pays
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn said(line: &str, meant: &str) {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        assert_eq!(by_debt(&words).join(" "), meant);
    }

    #[test]
    fn the_old_word_is_a_debt_behind_a_purchase_alone() {
        said("status --book a.book", "status --book a.book");
        said("--book a.book buy Ann 20 --book", "--book a.book buy Ann 20 --debt");
        said("buy Ann --book=10 --cash=10", "buy Ann --debt=10 --cash=10");
        said("tournament enter Ann --book", "tournament enter Ann --debt");
        said("buy Ann --book 7.50 --cash 10", "buy Ann --debt 7.50 --cash 10");
        said("tournament status --book a.book", "tournament status --book a.book");
    }

    #[test]
    fn what_can_only_be_a_file_is_the_file_there_too() {
        said("buy Ann 20 --book night.book", "buy Ann 20 --book night.book");
        said("buy Ann 20 --book=../night.book --debt", "buy Ann 20 --book=../night.book --debt");
        said("buy Ann 20 --book /tmp/night", "buy Ann 20 --book /tmp/night");
    }
}
