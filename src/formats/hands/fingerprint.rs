//! What makes a hand the same hand, whichever file it comes in: text to be hashed, the same for the same hand.

use crate::domain::hand::Declares;
use crate::domain::play::{Act, Dealt, Place};
use crate::formats::hands::record::HandRecord;
use std::fmt::Write;

/// The version of the text below: hands kept under another version are compared by none of it.
const VERSION: &str = "hand-1";

/// The canonical text of a hand.
///
/// Where the site numbers its hands for good, site and number; else all that was settled and all that happened, with
/// the time where the file tells it. Names of the file, its places, its flags and its stacks afterwards do not count.
#[must_use]
pub fn fingerprint(hand: &HandRecord) -> String {
    let note = |name: &str| hand.notes.iter().find(|(of, _)| of == name).map(|(_, text)| text.as_str());
    if let (Some(site), Some(id)) = (note("site"), note("hand-id")) {
        return format!("{VERSION}\nsite {}\nhand {}\n", line(site), line(id));
    }
    let setup = &hand.setup;
    let mut text = format!("{VERSION}\ngame {}\n", setup.game.name);
    let add = |text: &mut String, words: std::fmt::Arguments<'_>| {
        // Writing to a text cannot fail.
        let _ = text.write_fmt(words);
    };
    for name in ["started", "event", "year", "month", "day", "time", "table"] {
        if let Some(value) = note(name) {
            add(&mut text, format_args!("{name} {}\n", line(value)));
        }
    }
    add(
        &mut text,
        format_args!(
            "unit {} {} button {} bring-in {} carry {}\n",
            setup.currency.code(),
            note("unit").unwrap_or_default(),
            setup.button,
            setup.bring_in.minor(),
            setup.carry.minor()
        ),
    );
    for (seat, place) in setup.places.iter().enumerate() {
        let name = setup.names.get(seat).map_or("", String::as_str);
        add(&mut text, format_args!("{} {}\n", posted(place), line(name)));
    }
    for act in &hand.acts {
        add(&mut text, format_args!("{}\n", happened(act)));
    }
    text
}

fn posted(place: &Place) -> String {
    let Place { dealt, stack, ante, blind, dead } = place;
    let stack = stack.map_or_else(|| "?".to_owned(), |stack| stack.minor().to_string());
    let dealt = if *dealt { "plays" } else { "sits" };
    format!("{dealt} {stack} {} {} {}", ante.minor(), blind.minor(), dead.minor())
}

fn happened(act: &Act) -> String {
    match act {
        Act::Deal { seat, cards } => format!("deal {seat} {}", cards_of(cards)),
        Act::Board(cards) => format!("board {}", cards_of(cards)),
        Act::Blind(cards) => format!("blind {}", cards_of(cards)),
        Act::Draw(seat, cards) => format!("draw {seat} {}", cards_of(cards)),
        Act::Show(seat, cards) => format!("show {seat} {}", cards_of(cards)),
        Act::RaiseTo(seat, to) => format!("raise {seat} {}", to.minor()),
        Act::Fine(seat, amount) => format!("fine {seat} {}", amount.minor()),
        Act::Chips(seat, amount) => format!("chips {seat} {}", amount.minor()),
        Act::Agree(shares) => {
            let shares: Vec<String> = shares.iter().map(|share| share.minor().to_string()).collect();
            format!("agree {}", shares.join(" "))
        }
        Act::Rule(ruling) => format!("rule {} {}", line(&ruling.by), line(&ruling.why)),
        Act::Fold(seat) => format!("fold {seat}"),
        Act::Call(seat) => format!("call {seat}"),
        Act::BringIn(seat) => format!("bring-in {seat}"),
        Act::Declare(seat, side) => format!("declare {seat} {}", side_word(*side)),
        Act::Drop(seat) => format!("drop {seat}"),
        Act::Stay(seat) => format!("stay {seat}"),
        Act::Muck(seat) => format!("muck {seat}"),
        Act::Retrieve(seat) => format!("retrieve {seat}"),
        Act::Kill(seat) => format!("kill {seat}"),
        Act::Miscall(seat) => format!("miscall {seat}"),
        Act::Names(seat, hand) => format!("names {seat} {}", *hand as u8),
        Act::Runs(runs) => format!("runs {runs}"),
        Act::Misdeal => "misdeal".to_owned(),
    }
}

const fn side_word(side: Declares) -> &'static str {
    match side {
        Declares::High => "high",
        Declares::Low => "low",
        Declares::Both => "both",
    }
}

fn cards_of(cards: &Dealt) -> String {
    cards.cards().iter().map(|card| card.map_or("??", |card| card.name())).collect()
}

/// A text that cannot reach over its line.
fn line(text: &str) -> String {
    text.escape_debug().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::hands::poker_now;

    const LOG: &str = "entry,at,order\n\
        -- ending hand #1 --,t6,6\n\
        \"\"\"B @ b\"\" collected 10 from pot\",t5,5\n\
        \"\"\"A @ a\"\" folds\",t4,4\n\
        \"\"\"B @ b\"\" posts a big blind of 10\",t3,3\n\
        \"\"\"A @ a\"\" posts a small blind of 5\",t2,2\n\
        \"Player stacks: #1 \"\"A @ a\"\" (100) | #2 \"\"B @ b\"\" (100)\",t1,1\n\
        \"-- starting hand #1 (id: q)  (No Limit Texas Hold'em) (dealer: \"\"A @ a\"\") --\",t0,0\n";

    fn print(log: &str) -> String {
        fingerprint(poker_now::read(log).remove(0).as_ref().unwrap())
    }

    #[test]
    fn a_numbered_hand_is_its_number() {
        assert_eq!(print(LOG), "hand-1\nsite Poker Now\nhand q\n");
    }

    #[test]
    fn a_hand_without_a_number_is_what_happened() {
        let log = LOG.replace(" (id: q)", "");
        let moved = log.replacen("-- ending", "joined,t9,9\n-- ending", 1);
        assert_eq!(print(&log), print(&moved));
        for (old, new) in [("(100) |", "(101) |"), (",t0,", ",u0,"), ("A @", "C @"), ("of 10", "of 11")] {
            assert_ne!(print(&log), print(&log.replace(old, new)), "{old}");
        }
    }
}
