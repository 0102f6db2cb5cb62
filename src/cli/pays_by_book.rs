//! The word `--book`: the file of the book, or, where something is bought, a way of paying.

/// Whether `--book` is a way of paying by now: behind `buy`, and behind the verbs of a tournament that take money.
#[derive(Debug, Default)]
pub struct PaysByBook {
    tournament: bool,
    pays: bool,
}

impl PaysByBook {
    /// Hears the next word of a line.
    pub fn after(&mut self, word: &str) -> bool {
        let sold = self.tournament && ["enter", "rebuy", "addon"].contains(&word);
        self.pays = self.pays || word == "buy" || sold;
        self.tournament = self.tournament || word == "tournament";
        self.pays
    }
}
