//! Cards as they are typed at the table: upper or lower case, tens as `T` or `10`, spaces or none, `?` for a card nobody saw.

use engine::cards::{Card, parse_cards};

/// The cards of a word, in order; `None` if it isn't cards.
#[must_use]
pub fn cards(word: &str) -> Option<Vec<Option<Card>>> {
    let plain: String = word.chars().filter(|letter| !"(),".contains(*letter)).collect();
    let plain = plain.replace("10", "T").replace("??", "?");
    let mut letters = plain.chars().peekable();
    let mut found = Vec::new();
    while let Some(first) = letters.next() {
        if first == '?' {
            found.push(None);
            continue;
        }
        let second = letters.next()?;
        let card: String = match (first.to_ascii_uppercase(), second.to_ascii_lowercase()) {
            ('J', 'o') => "Jo".to_owned(),
            (rank, suit) => [rank, suit].iter().collect(),
        };
        found.push(Some(*parse_cards(&card).ok()?.first()?));
    }
    (!found.is_empty()).then_some(found)
}

/// Cards in order; `None` is one that nobody saw.
type Dealt = Vec<Option<Card>>;

/// The hole cards of a word and the open ones, as `(Ah 2c) Kd` marks them; `None` without hole cards in parentheses at
/// the start.
#[must_use]
pub fn marked(word: &str) -> Option<(Dealt, Dealt)> {
    let (hole, open) = word.strip_prefix('(')?.split_once(')')?;
    let open = if open.is_empty() { Vec::new() } else { cards(open)? };
    Some((cards(hole)?, open))
}

/// The same, if every card is known.
#[must_use]
pub fn known(word: &str) -> Option<Vec<Card>> {
    cards(word)?.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_read_as_they_are_typed() {
        let read = |word: &str| {
            cards(word).map(|cards| {
                let shown = cards.iter().map(|card| card.map_or("?".to_owned(), |card| card.to_string()));
                shown.collect::<Vec<_>>().join(" ")
            })
        };
        let cases = [
            ("asKD", Some("As Kd")),
            ("10h2c", Some("Th 2c")),
            ("(4h9s)td", Some("4h 9s Td")),
            ("??Ah?", Some("? Ah ?")),
            ("jo", Some("Jo")),
            ("ff", None),
            ("2", None),
            ("A♥", None),
            ("()", None),
            ("", None),
        ];
        for (word, cards) in cases {
            assert_eq!(read(word).as_deref(), cards, "{word}");
        }
        assert_eq!(known("As?"), None);
    }
}
