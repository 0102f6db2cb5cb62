//! The list of hands as text.

use crate::answer::hand_list::{HandLine, HandList};
use crate::render::page::{columns, name};

/// A page of the list; if it is only a part, where the rest is.
#[must_use]
pub fn page(answer: &HandList) -> String {
    let HandList { hands, total, newer, page, searched } = answer;
    if *total == 0 {
        return if *searched { "no hands found" } else { "no hands recorded" }.to_owned();
    }
    if hands.is_empty() {
        return format!("the last page is --page {}", total.div_ceil(*page));
    }
    let mut text = list(hands);
    let end = total.saturating_sub(*newer);
    let older = end.saturating_sub(hands.len() as u64);
    if older > 0 || *newer > 0 {
        text.push_str(&format!("\n\n{} to {end} of {total}", older.saturating_add(1)));
    }
    if older > 0 {
        let next = newer.checked_div(*page).unwrap_or_default().saturating_add(2);
        text.push_str(&format!("; earlier ones: --page {next}"));
    }
    text
}

/// One hand a line, with the words on the hands if there are any.
fn list(hands: &[HandLine]) -> String {
    let marked = hands.iter().any(|hand| hand.void || !hand.tags.is_empty());
    let rows: Vec<Vec<String>> = hands.iter().map(|hand| row(hand, marked)).collect();
    let header = ["night", "hand", "game", "pot", "recorded by", "tags"];
    let shown = if marked { header.len() } else { header.len() - 1 };
    columns(header.get(..shown).unwrap_or_default(), &[0, 1, 3], &rows)
}

/// A hand in a few words: a link to it.
#[must_use]
pub fn short(hand: &HandLine) -> String {
    let void = if hand.void { " (void)" } else { "" };
    format!("hand {} · {} · {}{void}", hand.hand, hand.game, hand.pot)
}

fn row(hand: &HandLine, marked: bool) -> Vec<String> {
    let mut cells = vec![
        hand.night.to_string(),
        hand.hand.to_string(),
        name(&hand.game),
        hand.pot.to_string(),
        hand.depth.clone(),
    ];
    if marked {
        let void = if hand.void { vec!["(void)".to_owned()] } else { Vec::new() };
        let words = void.into_iter().chain(hand.tags.iter().map(|tag| name(tag)));
        cells.push(words.collect::<Vec<_>>().join(" "));
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::{Amount, When};
    use engine::money::{Currency, Money};

    #[test]
    fn words_and_voids_have_a_column_where_there_are_any() {
        let hand = HandLine {
            night: 1,
            hand: 2,
            hand_id: String::new(),
            event: 9,
            game: "holdem".to_owned(),
            depth: "result".to_owned(),
            pot: Amount::new(Money::from_minor(400), Currency::USD),
            at: When { machine: String::new(), shown: String::new() },
            showdown: false,
            void: false,
            tags: Vec::new(),
        };
        let plain = list(std::slice::from_ref(&hand));
        assert!(!plain.contains("tags"), "{plain}");
        let tags = vec!["bluff".to_owned(), "cooler".to_owned()];
        let marked = list(&[HandLine { void: true, tags, ..hand.clone() }, hand]);
        assert!(marked.contains("tags") && marked.contains("result       (void) bluff cooler"), "{marked}");
    }
}
