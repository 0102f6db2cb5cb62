//! What is answered about a game: how it stands, for people and for machines.

use crate::cli::context::Told;
use crate::cli::verbs::hand::result::{answer, sentence};
use crate::render::page::wrapped;
use crate::render::page::{escaped, reason};
use crate::render::party as render;
use engine::games::party::Cell;
use ledger::bank::party::Table;
use ledger::journal::PartyBegun;
use ledger::night::Tonight;
use serde_json::{Map, Value, json};

/// The game as an object: the keys of a hand once it is over.
pub fn json_of(table: &Table) -> Value {
    let play = &table.play;
    let (setup, till) = (play.setup(), play.till());
    let sheet = play.sheet();
    let cell = |cell: &Cell| match cell {
        Cell::Text(text) => json!(text),
        Cell::Points(points) => json!(points),
        Cell::Empty => Value::Null,
    };
    let scores: Map<String, Value> = sheet
        .rows
        .iter()
        .enumerate()
        .map(|(seat, cells)| {
            let cells: Map<String, Value> =
                sheet.columns.iter().zip(cells).map(|(column, at)| (column.clone(), cell(at))).collect();
            (setup.name(seat).to_owned(), Value::Object(cells))
        })
        .collect();
    let mut object = match &table.hand {
        Some(hand) => answer(&table.tonight, hand),
        None => json!({
            "game": play.row().name,
            "pot": table.tonight.currency.plain(till.pot()),
            "turn": play.ask().seat().map(|seat| setup.name(seat)),
            "legal": play.ask().told(setup.currency),
        }),
    };
    if let Some(fields) = object.as_object_mut() {
        fields.insert("running".to_owned(), json!(table.hand.is_none()));
        fields.insert("moves".to_owned(), json!(play.moves().len()));
        fields.insert("sheet".to_owned(), Value::Object(scores));
        if !table.fund.paid.is_empty() {
            let paid = table.fund.paid.iter();
            let paid = paid.map(|paid| {
                let amount = table.tonight.currency.plain(paid.amount);
                (table.tonight.name(paid.player).to_owned(), json!(amount))
            });
            fields.insert("fund".to_owned(), Value::Object(paid.collect()));
        }
        let why = play.why().into_iter().map(|(rule, text)| json!({ "rule": rule, "text": text }));
        fields.insert("why".to_owned(), why.collect());
        fields.insert("notes".to_owned(), json!(sheet.notes));
    }
    object
}

/// `sheet`, `why`, `?`.
pub fn told(table: &Table, word: &str) -> String {
    match word {
        "sheet" => render::sheet(&table.play),
        "why" => reasons(table).join("\n"),
        _ => table.play.told(),
    }
}

fn reasons(table: &Table) -> Vec<String> {
    let why = table.play.why().into_iter();
    why.map(|(rule, why)| wrapped(&reason(&escaped(&why), &rule))).collect()
}

/// The last word on a game.
pub fn final_text(table: &Table) -> String {
    let last = match &table.hand {
        Some(hand) => sentence(&table.tonight, hand),
        None => format!("{} goes on: play", table.play.row().title),
    };
    let mut lines = vec![render::sheet(&table.play)];
    if table.hand.is_some() {
        lines.extend(reasons(table));
        lines.extend(table.back.iter().map(|back| escaped(&back.with_rule())));
        lines.extend(table.fund.paid.iter().map(|paid| crate::render::fund::paid(&table.tonight, paid)));
        lines.extend(table.fund.short.iter().map(|short| escaped(&short.text)));
    }
    lines.push(last);
    lines.join("\n")
}

/// A game that ended without a result.
pub fn abandoned(tonight: &Tonight, begun: &PartyBegun, why: &str) -> Told {
    let text =
        format!("the game of {} is given up, everybody has what he put in: {}", begun.game, escaped(why));
    let players: Vec<&str> = begun.seats.iter().map(|player| tonight.name(*player)).collect();
    Told::new(text, json!({ "game": begun.game, "running": false, "given_up": why, "players": players }))
}
