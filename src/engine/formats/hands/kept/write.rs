//! Writes a record as the book keeps it.

use crate::formats::hands::kept::letters::{DEEDS, HANDS, INTENTS, MARK, SIDES, letter};
use crate::formats::hands::kept::setup;
use crate::formats::hands::kept::text::{escaped, push_cards, seat_letter};
use crate::formats::hands::record::HandRecord;
use crate::play::Act;
use std::fmt::Write;

/// The record as one line. Names, places in the file and flags are not kept: the book knows the players itself.
///
/// ```
/// # use housebook_engine::{formats::hands::{kept, phh::Hands}, money::Currency};
/// let file = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [200, 300]\n\
///             actions = ['d dh p1 AhKh', 'd dh p2 7c2d', 'p2 f']";
/// let record = Hands::new(file).next().expect("one hand").expect("well written");
/// let line = kept::write(&record);
/// assert_eq!(kept::Kept::new(Currency::POINTS).read(&line)?.acts, record.acts);
/// # Ok::<(), kept::NotKept>(())
/// ```
#[must_use]
pub fn write(record: &HandRecord) -> String {
    let mut line = String::with_capacity(400);
    line.push_str(MARK);
    setup::write(&mut line, &record.setup);
    free(&mut line, record);
    for act in &record.acts {
        line.push(' ');
        push(&mut line, act);
    }
    line
}

/// What else the file says.
fn free(line: &mut String, record: &HandRecord) {
    if record.variant != record.setup.game.name {
        let _ = write!(line, " A{}", escaped(&record.variant));
    }
    for (letter, word) in [('I', &record.id), ('H', &record.house)] {
        if let Some(word) = word {
            let _ = write!(line, " {letter}{}", escaped(word));
        }
    }
    if let Some(stacks) = &record.finishing {
        let stacks: Vec<String> = stacks.iter().map(|stack| stack.minor().to_string()).collect();
        let _ = write!(line, " J{}", stacks.join(","));
    }
    for (key, value) in &record.notes {
        let _ = write!(line, " Z{}={}", escaped(key), escaped(value));
    }
}

/// One act in the words of the line.
#[must_use]
pub fn act(act: &Act) -> String {
    let mut word = String::new();
    push(&mut word, act);
    word
}

/// One act: its letter, the seat, and what goes with it.
fn push(line: &mut String, act: &Act) {
    let plain = |line: &mut String, letter: char, seat: usize| {
        line.push(letter);
        line.push(seat_letter(seat));
    };
    match act {
        Act::Deal { seat, cards } => {
            plain(line, 'd', *seat);
            push_cards(line, cards);
        }
        Act::Blind(cards) | Act::Board(cards) => {
            line.push(if matches!(act, Act::Board(_)) { 'b' } else { 'k' });
            push_cards(line, cards);
        }
        Act::Draw(seat, cards) | Act::Show(seat, cards) => {
            plain(line, if matches!(act, Act::Draw(..)) { 'x' } else { 'w' }, *seat);
            push_cards(line, cards);
        }
        Act::Own { seat, deed, cards } => {
            plain(line, letter(DEEDS, *deed), *seat);
            push_cards(line, cards);
        }
        Act::RaiseTo(seat, amount) | Act::Fine(seat, amount) | Act::Chips(seat, amount) => {
            plain(line, money_letter(act), *seat);
            let _ = write!(line, "{}", amount.minor());
        }
        Act::Sold { seat, seller, amount } => {
            plain(line, 'j', *seat);
            let _ = write!(line, "{}{}", seat_letter(*seller), amount.minor());
        }
        Act::Declare(seat, side) => {
            plain(line, 'y', *seat);
            line.push(letter(SIDES, *side));
        }
        Act::Intend(seat, intent) => {
            plain(line, 'h', *seat);
            line.push(letter(INTENTS, *intent));
        }
        Act::Names(seat, hand) => {
            plain(line, 'n', *seat);
            line.push(letter(HANDS, *hand));
        }
        Act::Fold(seat) => plain(line, 'f', *seat),
        Act::Call(seat) => plain(line, 'c', *seat),
        Act::BringIn(seat) => plain(line, 'i', *seat),
        Act::Drop(seat) => plain(line, 'o', *seat),
        Act::Stay(seat) => plain(line, 's', *seat),
        Act::Muck(seat) => plain(line, 'm', *seat),
        Act::Retrieve(seat) => plain(line, 't', *seat),
        Act::Kill(seat) => plain(line, 'l', *seat),
        Act::Miscall(seat) => plain(line, 'q', *seat),
        Act::Pay(seat) => plain(line, '$', *seat),
        Act::Decline(seat) => plain(line, '~', *seat),
        Act::Runs(_) | Act::Agree(_) | Act::Misdeal | Act::Redeal | Act::Rule(_) => push_table(line, act),
    }
}

const fn money_letter(act: &Act) -> char {
    match act {
        Act::Fine(..) => 'e',
        Act::Chips(..) => 'p',
        _ => 'r',
    }
}

/// Acts that belong to no seat.
fn push_table(line: &mut String, act: &Act) {
    match act {
        Act::Runs(runs) => {
            let _ = write!(line, "u{runs}");
        }
        Act::Agree(shares) => {
            let shares: Vec<String> = shares.iter().map(|share| share.minor().to_string()).collect();
            let _ = write!(line, "a{}", shares.join(","));
        }
        Act::Rule(ruling) => {
            let _ = write!(line, "g{}:{}", escaped(&ruling.by), escaped(&ruling.why));
        }
        Act::Redeal => line.push('v'),
        _ => line.push('z'),
    }
}
