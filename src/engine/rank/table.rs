//! The tables that rank up to seven cards with a few additions, made at compile time.
//!
//! Each card adds to one key. The counts of the ranks in three groups (deuce to five, six to nine, ten to ace) are
//! read from the key as base-five numbers. All ways to hold at most seven cards are numbered group by group, so there
//! is no hash, no gap and no search: three small lookups give the place in `BEST`.

#![expect(clippy::arithmetic_side_effects, reason = "reckoned by the compiler, which stops at an overflow")]

use crate::cards::Card;
use crate::rank::counts::{self, Counts};
use crate::rank::order::STANDARD;

/// The most cards the tables rank.
pub(crate) const CARDS_MAX: usize = 7;

const LOW: usize = 625;
const HIGH: usize = 3125;
const WAYS: usize = 76_155;

const MIDDLE_AT: u32 = 10;
const HIGH_AT: u32 = 23;
const SUITS_AT: u32 = 36;

/// Where each suit's count starts, so that its top bit means five or more.
pub(crate) const EMPTY: u64 = 0x3333 << SUITS_AT;
const FIVE_OF_SUIT: u64 = 0x8888 << SUITS_AT;

/// What each card adds to the key; the joker adds nothing.
static KEYS: [u64; 64] = keys();

/// What the card adds to the key of a hand.
pub(crate) fn key(card: Card) -> u64 {
    KEYS[card.index() & 63]
}

const fn keys() -> [u64; 64] {
    let mut keys = [0; 64];
    let mut card = 0;
    while card < 52 {
        let (rank, suit) = (card >> 2, card & 3);
        let digit = 5_u64.pow((rank & 3) as u32);
        let ranks = match rank {
            0..4 => digit | (625 << MIDDLE_AT),
            4..8 => digit << MIDDLE_AT,
            12 => 625 << HIGH_AT,
            _ => digit << HIGH_AT,
        };
        keys[card] = ranks | (1 << (SUITS_AT as usize + 4 * suit));
        card += 1;
    }
    keys
}

/// The suit held at least five times, if any.
pub(crate) const fn flush_suit(key: u64) -> Option<usize> {
    let held = key & FIVE_OF_SUIT;
    if held == 0 { None } else { Some((held.trailing_zeros().wrapping_sub(SUITS_AT) >> 2) as usize) }
}

/// The number of the best hand of cards with that key, flushes aside.
pub(crate) fn unsuited(key: u64) -> u16 {
    let low = PLACES.low[(key & 0x3ff) as usize];
    let middle = PLACES.middle[((key >> MIDDLE_AT) & 0x1fff) as usize];
    let high = PLACES.high[((key >> HIGH_AT) & 0xfff) as usize];
    let place = low.wrapping_add(u32::from(middle)).wrapping_add(u32::from(high));
    BEST.get(place as usize).copied().unwrap_or(0)
}

/// The number of the best flush of five or more ranks of one suit, given as a mask.
pub(crate) fn flush(suited: usize) -> u16 {
    FLUSHES[suited & 0x1fff]
}

static FLUSHES: [u16; 8192] = flushes();

const fn flushes() -> [u16; 8192] {
    let mut table = [0; 8192];
    let mut suited = 0;
    while suited < 8192 {
        table[suited] = counts::flush(suited as u16, &STANDARD);
        suited += 1;
    }
    table
}

/// Where each group's ways to hold cards begin; padded to powers of two so that a masked index needs no bounds check.
struct Places {
    low: [u32; 1024],
    middle: [u16; 8192],
    high: [u16; 4096],
}

static PLACES: Places = places();

/// How many cards each base-five number stands for.
static CARDS: [usize; HIGH] = cards();

const fn cards() -> [usize; HIGH] {
    let mut table = [0; HIGH];
    let mut digits = 1;
    while digits < HIGH {
        table[digits] = table[digits / 5] + digits % 5;
        digits += 1;
    }
    table
}

/// For each number of cards, how many ways there are to hold at most that many high ones.
static HIGHS_UP_TO: [usize; CARDS_MAX + 1] = highs_up_to();

const fn highs_up_to() -> [usize; CARDS_MAX + 1] {
    let mut ways = [0; CARDS_MAX + 1];
    let mut room = 0;
    while room <= CARDS_MAX {
        let mut digits = 0;
        while digits < HIGH {
            ways[room] += (CARDS[digits] <= room) as usize;
            digits += 1;
        }
        room += 1;
    }
    ways
}

const fn places() -> Places {
    let mut places = Places { low: [0; 1024], middle: [0; 8192], high: [0; 4096] };
    let mut place = 0;
    while place < HIGHS_UP_TO[CARDS_MAX] {
        places.high[HIGHS[place] as usize] = place as u16;
        place += 1;
    }
    let mut sizes = [0; CARDS_MAX + 1];
    let mut below = 0;
    while below <= CARDS_MAX {
        let mut digits = 0;
        while digits < LOW {
            let both = below + CARDS[digits];
            if both <= CARDS_MAX {
                places.middle[below * LOW + digits] = sizes[below] as u16;
                sizes[below] += HIGHS_UP_TO[CARDS_MAX - both];
            }
            digits += 1;
        }
        below += 1;
    }
    let (mut digits, mut next) = (0, 0);
    while digits < LOW {
        if CARDS[digits] <= CARDS_MAX {
            places.low[digits] = next as u32;
            next += sizes[CARDS[digits]];
        }
        digits += 1;
    }
    assert!(next == WAYS);
    places
}

/// The ways to hold high cards as base-five numbers, fewest cards first.
static HIGHS: [u16; HIGH] = highs();

const fn highs() -> [u16; HIGH] {
    let mut order = [0; HIGH];
    let (mut held, mut place) = (0, 0);
    while held <= CARDS_MAX {
        let mut digits = 0;
        while digits < HIGH {
            if CARDS[digits] == held {
                order[place] = digits as u16;
                place += 1;
            }
            digits += 1;
        }
        held += 1;
    }
    order
}

/// The number of the best hand for each way to hold up to seven cards.
static BEST: [u16; WAYS] = best();

const fn best() -> [u16; WAYS] {
    let mut table = [0; WAYS];
    let (mut low, mut place) = (0, 0);
    while low < LOW {
        let mut middle = 0;
        while middle < LOW && CARDS[low] <= CARDS_MAX {
            if CARDS[low] + CARDS[middle] <= CARDS_MAX {
                place = fill(&mut table, place, low, middle);
            }
            middle += 1;
        }
        low += 1;
    }
    table
}

const fn fill(table: &mut [u16; WAYS], from: usize, low: usize, middle: usize) -> usize {
    let lower = LANES[low] | LANES[middle] << 4;
    let ways = HIGHS_UP_TO[CARDS_MAX - CARDS[low] - CARDS[middle]];
    let mut high = 0;
    while high < ways {
        let digits = HIGHS[high] as usize;
        let all = lower | LANES[digits % LOW] << 8 | LANES[digits / LOW] << 12;
        table[from + high] = counts(all).best(&STANDARD);
        high += 1;
    }
    from + ways
}

/// The counts of four ranks: one 16-bit mask in each lane, for at least one, two, three and four.
static LANES: [u64; LOW] = lanes();

const fn lanes() -> [u64; LOW] {
    let mut table = [0; LOW];
    let mut digits = 0;
    while digits < LOW {
        let (mut left, mut rank) = (digits, 0);
        while left > 0 {
            let mut held = 0;
            while held < left % 5 {
                table[digits] |= 1 << (16 * held + rank);
                held += 1;
            }
            left /= 5;
            rank += 1;
        }
        digits += 1;
    }
    table
}

const fn counts(lanes: u64) -> Counts {
    Counts {
        once: lanes as u16,
        twice: (lanes >> 16) as u16,
        thrice: (lanes >> 32) as u16,
        four: (lanes >> 48) as u16,
    }
}
