//! A record with nothing in it, to read the first hand of a file or of a book into.

use crate::formats::hands::record::{HandRecord, MiddleSpots, WordSpots};
use crate::games::{Boards, Course, Deck, Falls, Game, Highs, Lows};
use crate::money::{Currency, Money};
use crate::play::{BetLimits, Manner, Openers, Setup};
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
    let setup = Setup {
        game: none,
        course: Course::fixed(&[]),
        limits: BetLimits::no_limit(Money::ZERO),
        openers: Openers::BLINDS,
        places: Vec::new(),
        names: Vec::new(),
        button: 0,
        first: None,
        bring_in: Money::ZERO,
        antes_matched: false,
        currency,
        unit: Money::from_minor(1),
        carry: Money::ZERO,
        fines: Money::ZERO,
        announced: None,
        hilo: None,
        goalpost: false,
        as_called: false,
        miscall_out: false,
        muck_final: false,
        no_return: None,
        late_asks: false,
        actor_shows: false,
        words_wait: false,
        manner: Manner::Tolerant,
    };
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
        waits: Vec::new(),
        notes: Vec::new(),
        in_file: None,
    }
}

/// A record to read hands into that say what they count in.
#[must_use]
pub fn blank() -> HandRecord {
    blank_in(Currency::units(0))
}
