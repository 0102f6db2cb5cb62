//! Words close to one that was mistyped.

/// The words of `known` closest to `name`, at most three; none if they differ by more than a few slips of the fingers.
pub fn closest(name: &str, known: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let typed: String = name.chars().take(60).collect::<String>().to_lowercase();
    let slips = (typed.chars().count() / 3).clamp(1, 4);
    let mut near: Vec<(usize, &'static str)> = known
        .map(|word| (strsim::damerau_levenshtein(&typed, word), word))
        .filter(|(distance, _)| *distance <= slips)
        .collect();
    near.sort_unstable();
    near.into_iter().take(3).map(|(_, word)| word).collect()
}

/// True for words that differ by one letter, or by two that are swapped.
#[must_use]
pub fn is_one_slip(typed: &str, word: &str) -> bool {
    strsim::damerau_levenshtein(typed, word) <= 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closest_of_the_known_words_comes_first() {
        let known = ["board", "blind", "bet"];
        assert_eq!(closest("bord", known.into_iter()), ["board"]);
        assert_eq!(closest("flop", known.into_iter()), Vec::<&str>::new());
    }
}
