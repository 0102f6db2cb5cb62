//! The hand text of PokerStars, and of sites that write the same (GGPoker): hold'em and Omaha for money.
//!
//! A hand becomes an object of Open Hand History, and is read as one. A line that makes no sense is refused.

mod hand;
mod head;
mod line;
mod place;

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::record::HandRecord;
use crate::formats::hands::site_text::hand::hand;

/// True for a text that begins with such a hand.
#[must_use]
pub fn is_site_text(text: &str) -> bool {
    let first = text.trim_start_matches('\u{feff}').trim_start().lines().next().unwrap_or_default();
    begins(first)
}

/// How a hand begins.
fn begins(line: &str) -> bool {
    let line = line.trim_start_matches('\u{feff}');
    let numbered = line.contains(" Hand #") || line.contains(" Game #");
    (line.starts_with("PokerStars ") && numbered) || line.starts_with("Poker Hand #")
}

/// Reads every hand; those that cannot be read say why.
#[must_use]
pub fn read(text: &str) -> Vec<Result<HandRecord, HandFault>> {
    let mut hands: Vec<Vec<(usize, &str)>> = Vec::new();
    for (place, line) in text.lines().enumerate() {
        let line = line.trim_end();
        if begins(line.trim_start()) {
            hands.push(Vec::new());
        }
        if let Some(hand) = hands.last_mut()
            && !line.is_empty()
        {
            hand.push((place.saturating_add(1), line.trim_start_matches('\u{feff}')));
        }
    }
    hands.iter().map(|lines| hand(lines)).collect()
}
