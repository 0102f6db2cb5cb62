//! Cards of an option, in upper or lower case.

use crate::cli::failure::Failure;
use engine::cards::{Card, Holding, NotCards, parse_cards, parse_holding};

/// Cards as they are typed: `Kh`, `kh` and `KH` are the same.
pub fn cards(word: &str) -> Result<Vec<Card>, Failure> {
    read(word, parse_cards)
}

/// The same, hole cards in parentheses.
pub fn holding(word: &str) -> Result<Holding, Failure> {
    read(word, parse_holding)
}

/// What isn't a card either way is reported as it was typed.
fn read<T>(word: &str, parse: impl Fn(&str) -> Result<T, NotCards>) -> Result<T, Failure> {
    let typed = parse(word);
    typed.or_else(|wrong| parse(&sized(word)).map_err(|_| Failure::usage(wrong.to_string())))
}

/// The same with ranks in capitals and suits small.
fn sized(word: &str) -> String {
    let mut is_ranked = false;
    let mut sized = |letter: char| {
        let next = if is_ranked { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() };
        is_ranked = letter.is_ascii_digit() || letter.is_ascii_alphabetic() && !is_ranked;
        next
    };
    word.chars().map(&mut sized).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_have_any_size() {
        for (typed, wanted) in
            [("kh", "Kh"), ("KHqd2S", "KhQd2s"), ("as KD", "As Kd"), ("(kh 9C) jO", "(Kh 9c) Jo")]
        {
            assert_eq!(sized(typed), wanted);
        }
    }
}
