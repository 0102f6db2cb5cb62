//! Searching hands for words: players, games, cards, tags, notes and reasons.

mod kinds;

use crate::bank::desk::BankError;
use crate::bank::hands;
use crate::bank::merged::MergedRecords;
use crate::bank::searching::kinds::{HandKind, asked_for};
use crate::ids::PlayerId;
use crate::journal::{Fact, HandFact, HandPlayed};
use crate::people::{Name, Roster};
use crate::store::{HandFilter, HandRow, Reader, WantedWord};
use engine::formats::hands::kept::Kept;
use engine::money::Currency;
use engine::play::Act;

/// The hands of that kind that contain every word of `text`, oldest first.
///
/// A word made of cards (`AsKd`) finds hands where each of these cards was seen, whatever was between them; the name of a hand
/// (`straight flush`, `quads`) finds hands with a reason that names such a hand.
pub fn search(
    reader: Reader<'_>,
    people: &Roster,
    text: &str,
    filter: &HandFilter,
) -> Result<Vec<HandRow>, BankError> {
    let (kinds, rest) = asked_for(text);
    let words: Vec<WantedWord> = rest.into_iter().flat_map(|word| wanted(word, people)).collect();
    let sure = kinds.iter().map(|kind| WantedWord { word: kind.sure.to_owned(), ..WantedWord::default() });
    let filter = HandFilter { words: words.iter().cloned().chain(sure).collect(), ..filter.clone() };
    let kept = MergedRecords::load(reader)?;
    let mut found = Vec::new();
    for row in reader.hands(&filter, 0, None)? {
        if Pages::read(reader, people, &kept, &row)?.hold(&words, &kinds) {
            found.push(row);
        }
    }
    Ok(found)
}

fn wanted(word: &str, people: &Roster) -> Vec<WantedWord> {
    if let Some(cards) = cards(word) {
        return cards
            .into_iter()
            .map(|card| WantedWord { word: card, exact: true, players: Vec::new() })
            .collect();
    }
    let small = word.to_lowercase();
    let called = |name: &Name| name.as_str().to_lowercase().contains(&small);
    let players =
        people.people().iter().filter(|person| called(&person.name) || person.aliases.iter().any(called));
    let players = players.map(|person| person.id).collect();
    vec![WantedWord { word: small.clone(), exact: false, players }]
}

/// The cards of a word that's made of cards only: `AsKd`.
fn cards(word: &str) -> Option<Vec<String>> {
    let letters: Vec<char> = word.chars().collect();
    let cards = letters.chunks(2).map(|pair| match pair {
        [rank, suit] if "23456789TJQKA".contains(*rank) && "cdhs".contains(*suit) => {
            Some(format!("{rank}{suit}"))
        }
        _ => None,
    });
    cards.collect::<Option<Vec<String>>>().filter(|cards| !cards.is_empty())
}

/// All of a hand that's searched for words.
struct Pages {
    /// In lower case: names, game, reasons, tags, notes.
    words: Vec<String>,
    cards: Vec<String>,
    players: Vec<PlayerId>,
}

impl Pages {
    fn read(
        reader: Reader<'_>,
        people: &Roster,
        kept: &MergedRecords,
        row: &HandRow,
    ) -> Result<Self, BankError> {
        let (_, hand) = hands::played(reader, row)?;
        let mut words = vec![hand.game.clone()];
        words.extend(hand.why.iter().flat_map(|(rule, why)| [rule.clone(), why.clone()]));
        words.extend(row.tags.iter().cloned());
        words.extend(reader.hand_notes(row.id)?);
        words.extend(why_void(reader, row)?);
        let named = |player| people.called(player).map(|name| name.as_str().to_owned());
        words.extend(hand.seats.iter().filter_map(|seat| named(seat.player)));
        let words = words.iter().map(|word| word.to_lowercase()).collect();
        let players = hand.seats.iter().map(|seat| kept.of(seat.player)).collect();
        Ok(Self { words, cards: seen_cards(&hand), players })
    }

    fn hold(&self, words: &[WantedWord], kinds: &[&HandKind]) -> bool {
        let told = |kind: &&HandKind| self.words.iter().any(|text| kind.is_in(text));
        kinds.iter().all(told)
            && words.iter().all(|wanted| {
                if wanted.exact {
                    return self.cards.contains(&wanted.word);
                }
                self.words.iter().any(|text| text.contains(&wanted.word))
                    || wanted.players.iter().any(|player| self.players.contains(player))
            })
    }
}

/// The reason why a hand doesn't count.
pub fn why_void(reader: Reader<'_>, row: &HandRow) -> Result<Option<String>, BankError> {
    let Some(seq) = row.voided else { return Ok(None) };
    let fact = reader.event(seq)?.map(|event| event.fact);
    let Some(Fact::Hand(HandFact::HandVoided(voided))) = fact else { return Ok(None) };
    Ok(Some(voided.why))
}

/// Every card of the record: those of its acts, or, in a showdown, every run of letters and digits that's made of cards only.
fn seen_cards(hand: &HandPlayed) -> Vec<String> {
    let record = hand.record.as_deref().unwrap_or_default();
    if let Ok(kept) = Kept::new(Currency::POINTS).read(record) {
        let dealt = kept.acts.iter().filter_map(|act| match act {
            Act::Deal { cards, .. } | Act::Blind(cards) | Act::Board(cards) | Act::Show(_, cards) => {
                Some(cards)
            }
            _ => None,
        });
        return dealt.flat_map(|cards| cards.cards().iter().flatten()).map(ToString::to_string).collect();
    }
    record.split(|letter: char| !letter.is_alphanumeric()).filter_map(cards).flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_words_of_their_own() {
        assert_eq!(cards("AsKd"), Some(vec!["As".to_owned(), "Kd".to_owned()]));
        for word in ["", "As1", "as", "Ahmed", "10s", "Ask"] {
            assert_eq!(cards(word), None, "{word}");
        }
    }
}
