//! The words that say which cards are wild: `2`, `Jh`, `joker`, `bug`, `low-hole`, `low-hole-all`.

use crate::domain::cards::{Rank, parse_cards};
use crate::domain::rank::{Joker, Lowest, Wilds};
use crate::domain::refusal::Refusal;
use crate::formats::line::text::Text;

/// The wild cards of a list of words; whether an ace can be the lowest card is the house's to say.
pub fn wilds(words: &[Text<'_>]) -> Result<Wilds, Refusal> {
    let mut wilds = Wilds::default();
    for Text(word) in words {
        let twice = |taken: bool| if taken { Err(wild_twice(word)) } else { Ok(()) };
        match word.as_ref() {
            "joker" | "bug" => {
                twice(wilds.joker != Joker::Absent)?;
                wilds.joker = if word == "bug" { Joker::Bug } else { Joker::Wild };
            }
            "low-hole" | "low-hole-all" => {
                twice(wilds.lowest.is_some())?;
                let like = word == "low-hole-all";
                wilds.lowest = Some(if like { Lowest::HoleAndLike } else { Lowest::Hole });
            }
            _ => add_wild(&mut wilds, word)?,
        }
    }
    Ok(wilds)
}

fn add_wild(wilds: &mut Wilds, word: &str) -> Result<(), Refusal> {
    let mut letters = word.chars();
    let rank = letters.next().and_then(Rank::from_letter).filter(|_| letters.next().is_none());
    let card =
        parse_cards(word).ok().filter(|cards| cards.len() == 1).and_then(|cards| cards.first().copied());
    match (rank, card.filter(|card| !card.is_joker())) {
        (Some(rank), _) if wilds.ranks & rank.bit() == 0 => wilds.ranks |= rank.bit(),
        (None, Some(card)) if wilds.cards.insert(card) => {}
        (None, None) => {
            let shown: String = word.chars().take(20).flat_map(char::escape_debug).collect();
            let message = format!(
                "`{shown}` cannot be wild; a rank `2`, a card `Jh`, `joker`, `bug`, `low-hole` or `low-hole-all` can"
            );
            return Err(Refusal::new("unknown-wild", message));
        }
        _ => return Err(wild_twice(word)),
    }
    Ok(())
}

fn wild_twice(word: &str) -> Refusal {
    Refusal::new("wild-twice", format!("`{word}` is said to be wild, but one of its kind is already"))
}
