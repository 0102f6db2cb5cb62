//! The words of a line that say which cards are wild.

use crate::formats::line::text::Text;
use crate::games;
use crate::rank::Wilds;
use crate::refusal::Refusal;

/// The wild cards from a list of words; the house says whether an ace can be the lowest card.
pub(crate) fn wilds(words: &[Text<'_>]) -> Result<Wilds, Refusal> {
    games::wilds(words.iter().map(|Text(word)| word.as_ref()))
}
