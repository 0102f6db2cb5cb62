//! The limits of a kept hand, and who opens its rounds, each as one word.

use crate::formats::hands::kept::letters::{NO_CONTESTS, OPENERS, REOPENS, STRUCTURES, letter, value};
use crate::formats::hands::kept::text::{amount, optional, push_optional};
use crate::play::{BetLimits, Openers, Span};
use std::fmt::Write;

/// The two plain kinds of limits take one word. The rules cited for them belong to the house and aren't kept.
pub(super) fn push_limits(line: &mut String, limits: &BetLimits) {
    let plain = BetLimits { rules: Vec::new(), ..limits.clone() };
    let (small, big) = (limits.early.bet_min, limits.last.bet_min);
    if plain == (BetLimits { structure: limits.structure, ..BetLimits::no_limit(small) }) {
        let _ = write!(line, "n{}{}", letter(STRUCTURES, limits.structure), small.minor());
        return;
    }
    if plain == BetLimits::fixed(small, big) {
        let _ = write!(line, "f{},{}", small.minor(), big.minor());
        return;
    }
    let _ = write!(line, "x{}", letter(STRUCTURES, limits.structure));
    line.push(letter(REOPENS, limits.reopen));
    for (said, word) in [
        (limits.last_raise, 'l'),
        (limits.heads_up_free, 'h'),
        (limits.check_raise, 'c'),
        (limits.raise_self, 's'),
        (limits.all_in, 'a'),
        (limits.buys, 'b'),
    ] {
        line.push(if said { word } else { '-' });
    }
    line.push_str(&limits.cap.map_or_else(|| "-".to_owned(), |cap| cap.to_string()));
    for span in [&limits.early, &limits.predeclare, &limits.last] {
        let _ = write!(line, ",{},", span.bet_min.minor());
        push_optional(line, span.bet_max);
        let _ = write!(line, ",{},", span.raise_min.minor());
        push_optional(line, span.raise_max);
        line.push(',');
        push_optional(line, span.total);
    }
}

pub(super) fn read_limits(text: &str) -> Option<BetLimits> {
    let (kind, rest) = text.split_at_checked(1)?;
    match kind {
        "n" => {
            let (structure, least) = rest.split_at_checked(1)?;
            let structure = value(STRUCTURES, *structure.as_bytes().first()?)?;
            Some(BetLimits { structure, ..BetLimits::no_limit(amount(least)?) })
        }
        "f" => {
            let (small, big) = rest.split_once(',')?;
            Some(BetLimits::fixed(amount(small)?, amount(big)?))
        }
        "x" => read_own_limits(rest),
        _ => None,
    }
}

fn read_own_limits(text: &str) -> Option<BetLimits> {
    let (letters, rest) = text.split_at_checked(8)?;
    let [structure, reopen, last_raise, heads_up, check_raise, raise_self, all_in, buys] =
        *letters.as_bytes()
    else {
        return None;
    };
    let mut words = rest.split(',');
    let cap = words.next()?;
    let mut span = || -> Option<Span> {
        Some(Span {
            bet_min: amount(words.next()?)?,
            bet_max: optional(words.next()?)?,
            raise_min: amount(words.next()?)?,
            raise_max: optional(words.next()?)?,
            total: optional(words.next()?)?,
        })
    };
    Some(BetLimits {
        early: span()?,
        predeclare: span()?,
        last: span()?,
        structure: value(STRUCTURES, structure)?,
        last_raise: last_raise == b'l',
        cap: if cap == "-" { None } else { Some(cap.parse().ok()?) },
        heads_up_free: heads_up == b'h',
        check_raise: check_raise == b'c',
        raise_self: raise_self == b's',
        reopen: value(REOPENS, reopen)?,
        all_in: all_in == b'a',
        buys: buys == b'b',
        rules: Vec::new(),
    })
}

/// The openers of card rooms.
const PLAIN_OPENERS: [(&str, Openers); 3] =
    [("b", Openers::BLINDS), ("s", Openers::STUD), ("r", Openers::RAZZ)];

pub(super) fn push_openers(line: &mut String, openers: Openers) {
    if let Some((word, _)) = PLAIN_OPENERS.iter().find(|(_, plain)| *plain == openers) {
        line.push_str(word);
        return;
    }
    line.push('x');
    for opener in [openers.first, openers.later, openers.drawn] {
        line.push(letter(OPENERS, opener));
    }
    line.push(if openers.lock { 'l' } else { '-' });
    line.push(letter(NO_CONTESTS, openers.no_contest));
    line.push(if openers.redeal { 'r' } else { '-' });
    if let Some((first, later)) = openers.showing {
        line.extend([letter(OPENERS, first), letter(OPENERS, later)]);
    }
}

pub(super) fn read_openers(text: &str) -> Option<Openers> {
    if let Some((_, plain)) = PLAIN_OPENERS.iter().find(|(word, _)| *word == text) {
        return Some(*plain);
    }
    let [b'x', first, later, drawn, lock, no_contest, redeal, showing @ ..] = text.as_bytes() else {
        return None;
    };
    Some(Openers {
        first: value(OPENERS, *first)?,
        later: value(OPENERS, *later)?,
        drawn: value(OPENERS, *drawn)?,
        lock: *lock == b'l',
        no_contest: value(NO_CONTESTS, *no_contest)?,
        redeal: *redeal == b'r',
        showing: match showing {
            [] => None,
            [first, later] => Some((value(OPENERS, *first)?, value(OPENERS, *later)?)),
            _ => return None,
        },
    })
}
