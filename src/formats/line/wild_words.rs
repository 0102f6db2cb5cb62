//! The words of a line that say which cards are wild.

use crate::domain::games;
use crate::domain::rank::Wilds;
use crate::domain::refusal::Refusal;
use crate::formats::line::text::Text;

/// The wild cards of a list of words; whether an ace can be the lowest card is the house's to say.
pub fn wilds(words: &[Text<'_>]) -> Result<Wilds, Refusal> {
    games::wilds(words.iter().map(|Text(word)| word.as_ref()))
}
