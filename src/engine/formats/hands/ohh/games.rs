//! Which game of the table each word of the specification means, by how many cards a player holds.

/// The words of `game_type`. `Stud`, `StudHiLo` and `Draw` say too little to play a hand again, so they are not here.
pub(crate) const GAMES: [(&str, usize, &str); 7] = [
    ("Holdem", 2, "holdem"),
    ("Omaha", 4, "omaha"),
    ("Omaha", 5, "five-card-omaha"),
    ("Omaha", 6, "six-card-omaha"),
    ("OmahaHiLo", 4, "omaha-hi-lo-8"),
    ("OmahaHiLo", 5, "five-card-omaha-hi-lo-8"),
    ("OmahaHiLo", 6, "six-card-omaha-hi-lo-8"),
];

/// The word for a game of the table.
#[must_use]
pub(crate) fn game_type(name: &str) -> Option<&'static str> {
    GAMES.iter().find(|(.., game)| *game == name).map(|(word, ..)| *word)
}

/// The game that a word means, if the most cards a player of the file holds is `most`.
#[must_use]
pub(crate) fn meant(word: &str, most: usize) -> Option<&'static str> {
    GAMES.iter().find(|(known, cards, _)| *known == word && *cards >= most).map(|(.., game)| *game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::find;

    #[test]
    fn every_word_means_a_game_of_the_table() {
        for (word, cards, name) in GAMES {
            assert_eq!(find(name).map(|game| game.cards), Some(cards), "{name}");
            assert_eq!(game_type(name), Some(word));
            assert_eq!(meant(word, cards), Some(name));
        }
        assert_eq!(game_type("razz"), None);
    }
}
