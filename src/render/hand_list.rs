//! The list of hands as text.

use crate::render::page::{columns, name};

/// A hand in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandLine {
    pub night: u32,
    pub number: u32,
    pub game: String,
    pub pot: String,
    pub depth: String,
    /// True if it does not count.
    pub is_void: bool,
    pub tags: Vec<String>,
}

/// One hand a line; the words on them where any has some.
#[must_use]
pub fn list(hands: &[HandLine]) -> String {
    let marked = hands.iter().any(|hand| hand.is_void || !hand.tags.is_empty());
    let rows: Vec<Vec<String>> = hands.iter().map(|hand| row(hand, marked)).collect();
    let header = ["night", "hand", "game", "pot", "recorded by", "tags"];
    let shown = if marked { header.len() } else { header.len() - 1 };
    columns(header.get(..shown).unwrap_or_default(), &[0, 1, 3], &rows)
}

fn row(hand: &HandLine, marked: bool) -> Vec<String> {
    let mut cells = vec![
        hand.night.to_string(),
        hand.number.to_string(),
        name(&hand.game),
        hand.pot.clone(),
        hand.depth.clone(),
    ];
    if marked {
        let void = if hand.is_void { vec!["(void)".to_owned()] } else { Vec::new() };
        let words = void.into_iter().chain(hand.tags.iter().map(|tag| name(tag)));
        cells.push(words.collect::<Vec<_>>().join(" "));
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_voids_have_a_column_where_there_are_any() {
        let hand = HandLine {
            night: 1,
            number: 2,
            game: "holdem".to_owned(),
            pot: "$4.00".to_owned(),
            depth: "result".to_owned(),
            is_void: false,
            tags: Vec::new(),
        };
        let plain = list(std::slice::from_ref(&hand));
        assert!(!plain.contains("tags"), "{plain}");
        let tags = vec!["bluff".to_owned(), "cooler".to_owned()];
        let marked = list(&[HandLine { is_void: true, tags, ..hand.clone() }, hand]);
        assert!(marked.contains("tags") && marked.contains("result       (void) bluff cooler"), "{marked}");
    }
}
