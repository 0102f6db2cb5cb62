//! Cards as files write them: a list, one text, or an empty text for none; `??` and their like are cards nobody saw.

use crate::cards::Card;
use crate::formats::hands::fault::HandFault;
use crate::formats::hands::ohh::part::Source;
use crate::formats::hands::written_card::written_card;
use crate::play::Dealt;
use crate::readable::shown;
use serde_json::value::RawValue;
use std::borrow::Cow;

/// How a card nobody saw is written.
const UNSEEN: [&str; 6] = ["", "?", "??", "X", "Xx", "XX"];

/// The cards of a part; absent, null and empty mean no cards.
pub(crate) fn cards<'a>(source: Source<'_, 'a>, raw: Option<&'a RawValue>) -> Result<Dealt, HandFault> {
    let Some(raw) = raw else { return Ok(Dealt::NONE) };
    let words = words(source, raw)?;
    let mut dealt = Dealt::NONE;
    for word in &words {
        let card = if UNSEEN.contains(&word.as_ref()) { None } else { Some(card(source, raw, word)?) };
        if card.is_some() && dealt.cards().contains(&card) {
            return Err(HandFault::new(source.spot(raw), format!("`{word}` appears twice")));
        }
        if !dealt.push(card) {
            let message = format!("{} cards at once is more than anybody gets", words.len());
            return Err(HandFault::new(source.spot(raw), message));
        }
    }
    Ok(dealt)
}

fn words<'a>(source: Source<'_, 'a>, raw: &'a RawValue) -> Result<Vec<Cow<'a, str>>, HandFault> {
    if raw.get().starts_with('[') {
        #[derive(serde::Deserialize)]
        struct Word<'w>(#[serde(borrow)] Cow<'w, str>);
        let words: Vec<Word<'a>> = source.part(raw)?;
        return Ok(words.into_iter().map(|Word(word)| word).collect());
    }
    let text: Cow<'a, str> = source.part(raw)?;
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    Ok(words.map(|word| Cow::Owned(word.to_owned())).collect())
}

fn card(source: Source<'_, '_>, raw: &RawValue, word: &str) -> Result<Card, HandFault> {
    let no = || {
        let message = format!("`{}` isn't a card; use a rank 2-9 T J Q K A and a suit c d h s", shown(word));
        HandFault::new(source.spot(raw), message)
    };
    written_card(word).ok_or_else(no)
}
