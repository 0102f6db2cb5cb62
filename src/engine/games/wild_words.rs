//! The words that say which cards are wild: `2`, `Jh`, `joker`, `bug`, `low-hole`, `low-hole-all`, `low-card`.

use crate::cards::{Card, Rank, parse_cards};
use crate::rank::{Joker, Lowest, Wilds};
use crate::readable::AsTyped;
use crate::refusal::Refusal;

const JOKERS: [(&str, Joker); 2] = [("joker", Joker::Wild), ("bug", Joker::Bug)];
const LOWESTS: [(&str, Lowest); 3] =
    [("low-hole", Lowest::Hole), ("low-hole-all", Lowest::HoleAndLike), ("low-card", Lowest::Hand)];

/// The wild cards of a list of words; the house says whether an ace can be the lowest card.
///
/// # Errors
///
/// `unknown-wild` for a word that doesn't name a card, `wild-twice` for one that adds nothing new.
///
/// ```
/// # use housebook_engine::games::wilds;
/// assert_eq!(wilds(["3", "9", "joker"])?.named(), "threes, nines, the joker");
/// assert_eq!(wilds(["suits"]).unwrap_err().code, "unknown-wild");
/// # Ok::<(), housebook_engine::refusal::Refusal>(())
/// ```
pub fn wilds<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<Wilds, Refusal> {
    let mut wilds = Wilds::default();
    for word in words {
        let joker = JOKERS.iter().find(|(known, _)| *known == word);
        let lowest = LOWESTS.iter().find(|(known, _)| *known == word);
        let new = match (joker, lowest) {
            (Some((_, joker)), _) => std::mem::replace(&mut wilds.joker, *joker) == Joker::Absent,
            (None, Some((_, lowest))) => wilds.lowest.replace(*lowest).is_none(),
            (None, None) => add(&mut wilds, word)?,
        };
        if !new {
            let message = format!("`{word}` can't be added: another card like it is already wild");
            return Err(Refusal::new("wild-twice", message));
        }
    }
    Ok(wilds)
}

/// The words for these wild cards.
#[must_use]
pub fn wild_words(wilds: &Wilds) -> Vec<String> {
    let ranks = (0..13).filter_map(Rank::at).filter(|rank| wilds.ranks & rank.bit() != 0);
    let cards = (0..52).filter_map(Card::from_index).filter(|card| wilds.cards.contains(*card));
    let joker = JOKERS.iter().find(|(_, joker)| *joker == wilds.joker).map(|(word, _)| (*word).to_owned());
    let lowest = LOWESTS.iter().find(|(_, lowest)| Some(*lowest) == wilds.lowest);
    let words = ranks.map(|rank| rank.letter().to_string()).chain(cards.map(|card| card.to_string()));
    words.chain(joker).chain(lowest.map(|(word, _)| (*word).to_owned())).collect()
}

/// Adds a rank or a card; false if it was wild already.
fn add(wilds: &mut Wilds, word: &str) -> Result<bool, Refusal> {
    let mut letters = word.chars();
    let rank = letters.next().and_then(Rank::from_letter).filter(|_| letters.next().is_none());
    if let Some(rank) = rank {
        let new = wilds.ranks & rank.bit() == 0;
        wilds.ranks |= rank.bit();
        return Ok(new);
    }
    let cards = parse_cards(word).unwrap_or_default();
    match cards.as_slice() {
        [card] if !card.is_joker() => Ok(wilds.cards.insert(*card)),
        _ => Err(no_card(word)),
    }
}

fn no_card(word: &str) -> Refusal {
    let shown: String = word.chars().take(20).collect::<String>().as_typed();
    let known = "use a rank `2`, a card `Jh`, `joker`, `bug`, `low-hole`, `low-hole-all` or `low-card`";
    Refusal::new("unknown-wild", format!("`{shown}` can't be wild; {known}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_wild_cards_say_the_same() {
        for words in [vec!["2", "J", "Kh", "bug"], vec!["joker", "low-hole"], vec!["low-card"], vec![]] {
            assert_eq!(wild_words(&wilds(words.clone()).unwrap()), words);
        }
    }

    #[test]
    fn a_word_that_adds_nothing_or_names_nothing_is_refused() {
        let code = |words: &[&str]| wilds(words.iter().copied()).unwrap_err().code;
        assert_eq!(code(&["2", "2"]), "wild-twice");
        assert_eq!(code(&["Jh", "Jh"]), "wild-twice");
        assert_eq!(code(&["joker", "bug"]), "wild-twice");
        assert_eq!(code(&["low-hole", "low-card"]), "wild-twice");
        for word in ["", "deuces", "Jo", "JhJd", "1"] {
            assert_eq!(code(&[word]), "unknown-wild", "{word}");
        }
    }
}
