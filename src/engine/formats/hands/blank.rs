//! A record with nothing in it, to read the first hand of a file or of a book into.

use crate::formats::hands::record::{HandRecord, MiddleSpots, WithoutCards, WordSpots};
use crate::games::{Boards, Course, Deck, Falls, Game, Highs, Lows};
use crate::money::Currency;
use crate::play::{Manner, Setup};
use crate::rank::{Uses, Wilds};

/// A record to read hands into whose amounts are in this currency.
#[must_use]
pub(crate) fn blank_in(currency: Currency) -> HandRecord {
    let none = Game {
        name: "",
        cards: 0,
        board: 0,
        uses: Uses::Any,
        highs: Highs::Not,
        lows: Lows::Not,
        deck: Deck::FULL,
        beside: None,
        boards: Boards::PLAIN,
        also: 0,
        wilds: Wilds::default(),
        falls: Falls::NONE,
    };
    let setup = Setup { manner: Manner::Tolerant, ..Setup::bare(none, Course::fixed(&[]), currency) };
    HandRecord {
        id: None,
        numbered: false,
        variant: String::new(),
        called: None,
        house: None,
        setup,
        acts: Vec::new(),
        spots: Vec::new(),
        middle: MiddleSpots::default(),
        words: WordSpots::default(),
        finishing: None,
        flags: Vec::new(),
        without_cards: WithoutCards::default(),
        notes: Vec::new(),
        in_file: None,
    }
}

/// A record to read hands into that say what they count in.
#[must_use]
pub fn blank() -> HandRecord {
    blank_in(Currency::units(0))
}
