//! The word `--book` behind something that is bought: a debt by its old name. Everywhere else it is the file.

/// What the banker hears who says it so.
pub const REMARK: &str = "to buy on THE BOOK use --debt; --book is the file";

/// The line with `--debt` where something is paid by `--book`.
#[must_use]
pub fn by_debt(words: &[String]) -> Vec<String> {
    let mut paying = Paying::default();
    let said = |word: &String| {
        let pays = paying.after(word);
        let rest = word.strip_prefix("--book").filter(|rest| rest.is_empty() || rest.starts_with('='));
        rest.filter(|_| pays).map_or_else(|| word.clone(), |rest| format!("--debt{rest}"))
    };
    words.iter().map(said).collect()
}

/// Whether something is paid for by now: behind `buy`, and behind the verbs of a tournament that take money.
#[derive(Debug, Default)]
struct Paying {
    tournament: bool,
    pays: bool,
}

impl Paying {
    /// Hears the next word of a line.
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
        said("tournament status --book a.book", "tournament status --book a.book");
    }
}
