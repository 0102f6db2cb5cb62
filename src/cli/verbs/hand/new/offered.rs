//! Which any-time words `?` lists: those the table would take now, found by trying them.

use crate::cli::verbs::hand::new::asides;
use crate::cli::verbs::hand::new::asked::Asked;
use crate::cli::verbs::hand::new::words::Words;
use crate::render::at_table::{AnyTime, example};
use engine::cards::Card;
use engine::cards::deck::standard;
use engine::play::Next;
use std::cell::RefCell;

/// The words in the order they are listed, and how each is tried: `@` is anybody's name, `%` somebody else's, `$` an amount,
/// `&` the whole pot, `#` a card not dealt yet.
const WORDS: &[(AnyTime, &str)] = &[
    (AnyTime::Chips, "$ $"),
    (AnyTime::ChipsOf, "$ @ $"),
    (AnyTime::Sold, "$ $ from @"),
    (AnyTime::SoldTo, "$ @ $ from %"),
    (AnyTime::FineOf, "fine @ $"),
    (AnyTime::Fine, "fine @"),
    (AnyTime::Early, "early @ fold"),
    (AnyTime::Misdeal, "m"),
    (AnyTime::Cards, "@ #"),
    (AnyTime::Board, "board #"),
    (AnyTime::Blind, "blind #"),
    (AnyTime::Shown, "shown @ %"),
    (AnyTime::Split, "split @ &"),
    (AnyTime::Dead, "dead @"),
    (AnyTime::Miscall, "miscall @"),
    (AnyTime::Retrieve, "retrieve @"),
];

/// The first word is left out if the second is listed, which is shorter or covers more.
const INSTEAD: &[(AnyTime, AnyTime)] =
    &[(AnyTime::ChipsOf, AnyTime::Chips), (AnyTime::SoldTo, AnyTime::Sold), (AnyTime::Fine, AnyTime::FineOf)];

/// The words the table takes now.
#[must_use]
pub fn offered(asked: Asked<'_>) -> Vec<AnyTime> {
    let mut taken: Vec<AnyTime> = Vec::new();
    for (word, line) in WORDS {
        let is_said = INSTEAD.iter().any(|(of, by)| of == word && taken.contains(by));
        if !is_said && is_taken(asked, line) {
            taken.push(*word);
        }
    }
    taken
}

/// True if the line is accepted with any name in it.
fn is_taken(asked: Asked<'_>, line: &str) -> bool {
    let names = &asked.names.names;
    let others = |first: usize| (0..names.len()).filter(move |second| *second != first);
    let pairs = (0..names.len()).flat_map(|first| others(first).map(move |second| (first, second)));
    let firsts = || (0..names.len()).map(|first| (first, first));
    let says = |(first, second): (usize, usize)| said(asked, line, (first, second));
    match (line.contains('@'), line.contains('%')) {
        (_, true) => pairs.into_iter().any(says),
        (true, false) => firsts().any(says),
        (false, false) => says((0, 0)),
    }
}

fn said(asked: Asked<'_>, line: &str, (first, second): (usize, usize)) -> bool {
    let pot = || asked.play.divisible().map(|pot| asked.plain(pot)).unwrap_or_default();
    let word = |word: &str| match word {
        "@" => asked.names.name(first).to_owned(),
        "%" => asked.names.name(second).to_owned(),
        "&" => pot(),
        "#" => unused(asked),
        _ => word.to_owned(),
    };
    // The first `$` is the word itself.
    let said = line.split(' ').enumerate().map(|(at, said)| match said {
        "$" if at > 0 => example(asked.play),
        said => word(said),
    });
    let mut words = Words::all(said);
    let unheard = RefCell::new(Vec::new());
    let shows = matches!(asked.play.legal(), Next::Show { .. });
    let taken = asides::after_word(Asked { heard: &unheard, ..asked }, &mut words);
    // At the showdown, a name and cards show a hand, which is listed with what is due.
    taken.is_some_and(|taken| taken.is_ok()) && !(shows && line == "@ #")
}

/// A card nobody has.
fn unused(asked: Asked<'_>) -> String {
    let play = asked.play;
    let held = (0..asked.names.names.len()).flat_map(|seat| play.cards(seat));
    let shared = (0..usize::from(play.runs())).flat_map(|run| play.board(run));
    let used: Vec<&Card> = held.chain(shared).flatten().collect();
    let free = standard().into_iter().find(|card| !used.contains(&card));
    free.map(|card| card.to_string()).unwrap_or_default()
}
