//! Answers about a game: how it stands, for people and for machines.

use crate::answer::Amount;
use crate::answer::hand::Hand;
use crate::answer::play::{Abandoned, Game, Mark, Stand};
use crate::cli::told::Told;
use crate::render::hand::sentence;
use crate::render::page::wrapped;
use crate::render::page::{escaped, reason};
use crate::render::party as render;
use crate::render::refusal::noticed;
use engine::games::party::Cell;
use engine::refusal::Notice;
use ledger::bank::party::PartyTable;
use ledger::journal::PartyBegun;
use ledger::night::Tonight;

/// The game as it stands; once it is over, with its hand.
pub fn answer(table: &PartyTable) -> Game {
    let play = &table.play;
    let (setup, sheet) = (play.setup(), play.sheet());
    let currency = table.tonight.currency;
    let why: Vec<Notice> = play.why().iter().map(Notice::from).collect();
    let (stand, why) = match &table.hand {
        Some(hand) => (Stand::Over(Hand { why, ..Hand::of(&table.tonight, hand) }), None),
        None => (on(table), Some(why)),
    };
    let row = |(seat, cells): (usize, &Vec<Cell>)| {
        let cells = sheet.columns.iter().cloned().zip(cells.iter().cloned().map(Mark));
        (setup.name(seat).to_owned(), cells.collect())
    };
    let paid = table.fund.paid.iter();
    let paid = paid.map(|paid| {
        let name = table.tonight.name(paid.player).to_owned();
        (name, Amount::new(paid.amount, currency))
    });
    Game {
        stand,
        running: table.hand.is_none(),
        moves: play.moves().len(),
        sheet: sheet.rows.iter().enumerate().map(row).collect(),
        fund: (!table.fund.paid.is_empty()).then(|| paid.collect()),
        why,
        notes: sheet.notes.clone(),
    }
}

fn on(table: &PartyTable) -> Stand {
    let (setup, ask) = (table.play.setup(), table.play.ask());
    Stand::On {
        game: table.play.row().name.to_owned(),
        pot: Amount::new(table.play.till().pot(), table.tonight.currency),
        turn: ask.seat().map(|seat| setup.name(seat).to_owned()),
        legal: ask.told(setup.currency),
    }
}

/// `sheet`, `why`, `?`.
pub fn told(table: &PartyTable, word: &str) -> String {
    match word {
        "sheet" => render::sheet(&table.play),
        "why" => reasons(table).join("\n"),
        _ => table.play.told(),
    }
}

fn reasons(table: &PartyTable) -> Vec<String> {
    let why = table.play.why().into_iter();
    why.map(|(rule, why)| wrapped(&reason(&escaped(&why), &rule))).collect()
}

/// The last word on a game.
pub fn final_text(table: &PartyTable) -> String {
    let last = match &table.hand {
        Some(hand) => sentence(&Hand::of(&table.tonight, hand)),
        None => format!("{} isn't over; continue with: play", table.play.row().title),
    };
    let mut lines = vec![render::sheet(&table.play)];
    if table.hand.is_some() {
        lines.extend(reasons(table));
        lines.extend(table.fund.paid.iter().map(|paid| crate::render::fund::paid(&table.tonight, paid)));
        lines.extend(table.fund.short.iter().map(|short| escaped(&noticed(short.clone()).text)));
    }
    lines.push(last);
    lines.join("\n")
}

/// A game that ended without a result.
pub fn abandoned(tonight: &Tonight, begun: &PartyBegun, why: &str) -> Told {
    let players = begun.seats.iter().map(|player| tonight.name(*player).to_owned()).collect();
    let answer =
        Abandoned { game: begun.game.to_string(), running: false, given_up: why.to_owned(), players };
    Told::new(render::abandoned(&answer), answer)
}
