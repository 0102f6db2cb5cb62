//! A party game for people: what is agreed, the score sheet, what happened, what is asked.

use crate::answer::play::Abandoned;
use crate::render::page;
use engine::as_text::counted;
use engine::games::party::{
    Cell, Choice, Face, Move, PartyPlay, PartyRow, Sheet, Term, TermKind, TermSource, TermValue, Terms, Word,
};
use engine::house::House;
use engine::money::Currency;
use engine::rules::{self, Rule, Tag};
use ledger::refusal::Refusal;

/// What is agreed before a game: each point, its answer, and who gave it.
#[must_use]
pub fn terms(row: &PartyRow, terms: &Terms, unit: Currency) -> String {
    let line = |term: &Term| {
        let value = match term.value {
            TermValue::Amount(amount) => unit.shown(amount),
            TermValue::Count(count) => count.to_string(),
            TermValue::Word(word) => word.to_owned(),
        };
        [format!("  {}", term.row.name), value, ruled(by(term), &term.rule)]
    };
    let title = format!("{}, {}", row.title, row.needs);
    format!("{title}\n{}", page::lines(&[], terms.0.iter().map(line)))
}

/// Who answered, with the rule if one is named here.
fn ruled(by: String, rule: &str) -> String {
    if rule.is_empty() { by } else { format!("{by} ({rule})") }
}

fn by(term: &Term) -> String {
    let others = match term.row.kind {
        TermKind::Word(words) => {
            let others =
                words.iter().map(|(word, _)| *word).filter(|word| TermValue::Word(word) != term.value);
            format!("; or {}", others.collect::<Vec<_>>().join(", "))
        }
        TermKind::Count { least, most, .. } => format!("; {least} to {most}"),
        TermKind::Chips(_) => String::new(),
    };
    match (term.source, term.row.open) {
        (TermSource::Table, _) => "set by you".to_owned(),
        (TermSource::House, _) => "house rule".to_owned(),
        (TermSource::Default, true) => format!("rules don't say{others}"),
        (TermSource::Default, false) => "standard for the game".to_owned(),
    }
}

/// The amounts in the texts of these games, as written there, and the term of the game that replaces each.
const FIGURES: &[(&str, &str, &str)] = &[
    ("CAU-069", "100", "ante"),
    ("CAU-078", "100", "reante"),
    ("CAU-079", "100", "ante"),
    ("CAU-083", "100", "dice-off"),
    ("CAU-084", "100", "reante"),
    ("CAU-085", "100", "ante"),
    ("CAU-088", "25", "no-qualifier"),
    ("CAU-089", "100", "dice-off"),
    ("CAU-090", "100", "reante"),
    ("CAU-091", "100", "ante"),
    ("CAU-093", "A hundred", "first-limit"),
    ("CAU-093", "five hundred", "limit"),
    ("CAU-096", "25", "runner-penalty"),
    ("CAU-097", "50", "split"),
    ("CAU-098", "25", "runner-penalty"),
    ("CAU-100", "100", "ante"),
    ("CAU-109", "100", "stack"),
    ("CAU-123", "100", "ante"),
    ("CAU-124", "100", "ante"),
    ("CAU-125", "100", "ante"),
    ("CAU-127", "100", "ante"),
];

/// What a rule says, with the amounts agreed here.
fn gist(rule: &Rule, agreed: &Terms, unit: Currency) -> String {
    let amount = |point: &str| {
        agreed.0.iter().find(|term| term.row.name == point).and_then(|term| match term.value {
            TermValue::Amount(amount) => Some(unit.shown(amount)),
            TermValue::Count(_) | TermValue::Word(_) => None,
        })
    };
    FIGURES.iter().filter(|(id, ..)| *id == rule.id).fold(rule.gist.to_owned(), |text, (_, figure, point)| {
        match amount(point) {
            Some(amount) => text.replacen(figure, &amount, 1),
            None => text,
        }
    })
}

/// Everything about one game: who can play it, what is agreed, how it goes by the rules of its text. A house with
/// another text gets the same lines without rule numbers.
#[must_use]
pub fn show(row: &PartyRow, agreed: &Terms, house: &House) -> String {
    let gist = |rule: &Rule| gist(rule, agreed, house.currency());
    let rules = if rules::has_party_rules(house) {
        page::lines(&[], game_rules(row).map(|rule| [rule.id.to_owned(), gist(rule)]))
    } else {
        page::lines(&[], game_rules(row).map(|rule| [gist(rule)]))
    };
    format!("{}\n  {}\n\n{rules}", terms(row, agreed, house.currency()), players(row))
}

/// How many can play.
#[must_use]
pub fn players(row: &PartyRow) -> String {
    match row.most {
        Some(most) => format!("{} to {most} players", row.least),
        None => format!("{} or more", counted(row.least, "player")),
    }
}

/// The rules of the ledger that name the game.
pub fn game_rules(row: &PartyRow) -> impl Iterator<Item = &'static Rule> {
    let name = row.name;
    rules::all().filter(move |rule| rule.tags.contains(&Tag::Game(name)))
}

/// The score sheet with everybody's money on the table, and what is in the pot.
#[must_use]
pub fn sheet(play: &PartyPlay) -> String {
    let (setup, till) = (play.setup(), play.till());
    let Sheet { columns, rows, notes } = play.sheet();
    let mut header: Vec<&str> = vec!["player"];
    header.extend(columns.iter().map(String::as_str));
    header.extend(["put in", "took"]);
    let right: Vec<usize> = (1..header.len()).collect();
    let turn = play.ask().seat();
    let rows: Vec<Vec<String>> = rows
        .iter()
        .enumerate()
        .map(|(seat, cells)| {
            let mark = if turn == Some(seat) { "> " } else { "  " };
            let money = [till.put_in(seat), till.taken(seat)];
            std::iter::once(format!("{mark}{}", page::name(setup.name(seat))))
                .chain(cells.iter().map(cell))
                .chain(money.map(|money| page::or_dash(money.is_zero(), setup.shown(money))))
                .collect()
        })
        .collect();
    let mut text = page::columns(&header, &right, &rows);
    for note in std::iter::once(format!("pot {}", setup.shown(till.pot()))).chain(notes) {
        text.push_str(&format!("\n{}", page::escaped(&note)));
    }
    text
}

fn cell(cell: &Cell) -> String {
    match cell {
        Cell::Text(text) => page::escaped(text),
        Cell::Points(points) => points.to_string(),
        Cell::Empty => String::new(),
    }
}

/// A whole game, move by move: what happened, and how everybody stood after each move.
pub fn course(play: &PartyPlay) -> Result<Vec<[String; 2]>, Refusal> {
    let mut again = PartyPlay::begin(play.row(), play.setup().clone())?;
    let mut pages = Vec::new();
    for done in play.moves() {
        let seat = match done {
            Move::Aside(seat, _) => *seat,
            _ => again.ask().seat().unwrap_or(0),
        };
        again.apply(done.clone())?;
        pages.push([happened(&again, seat, done), sheet(&again)]);
    }
    Ok(pages)
}

/// One move in a sentence: `Ann throws 1 5 2 2 3 6`.
#[must_use]
pub fn happened(play: &PartyPlay, seat: usize, done: &Move) -> String {
    let name = page::name(play.setup().name(seat));
    match done {
        Move::Threw(faces) => {
            let faces: Vec<&str> = faces.iter().map(|face| face_name(*face)).collect();
            format!("{name} rolls {}", faces.join(" "))
        }
        Move::Dealt(card) => format!("{card} for {name}"),
        Move::Chose(choice) | Move::Aside(_, choice) => {
            let done = format!("{name} {}", chosen(choice, play.setup().currency));
            play.setup().ruled(&done, choice.kept_by().unwrap_or_default())
        }
    }
}

const fn face_name(face: Face) -> &'static str {
    match face {
        Face::Pips(1) => "1",
        Face::Pips(2) => "2",
        Face::Pips(3) => "3",
        Face::Pips(4) => "4",
        Face::Pips(5) => "5",
        Face::Pips(_) => "6",
        Face::Left => "L",
        Face::Center => "C",
        Face::Right => "R",
        Face::Dot => "·",
        Face::Off => "off",
    }
}

fn chosen(choice: &Choice, unit: Currency) -> String {
    match choice {
        Choice::Word(word) => word_told(*word).to_owned(),
        Choice::Keep(dice) => {
            let dice: Vec<String> = dice.iter().map(ToString::to_string).collect();
            format!("sets {} aside", dice.join(" "))
        }
        Choice::Bet(amount) => format!("bets {}", unit.shown(*amount)),
        Choice::Place(place) => format!("puts it in place {place}"),
        Choice::Turn(place) => format!("turns up place {place}"),
        Choice::Saw(place) => format!("looked at place {place}"),
    }
}

const fn word_told(word: Word) -> &'static str {
    match word {
        Word::Roll => "rolls again",
        Word::Stop => "stops",
        Word::Pass => "passes",
        Word::Stock => "takes from the stock",
        Word::Discard => "takes the discard",
        Word::Look => "looks at the two nearest cards",
        Word::High => "calls the ace high",
        Word::Low => "calls the ace low",
        Word::Split => "splits the pair",
        Word::Safe => "turns the crank, and nothing happens",
        Word::Trigger => "turns the crank, and it goes off",
    }
}

/// What is asked now, on one line.
#[must_use]
pub fn question(play: &PartyPlay) -> String {
    let ask = play.ask();
    let who =
        ask.seat().map_or_else(String::new, |seat| format!("{}, ", page::name(play.setup().name(seat))));
    let pot = play.setup().shown(play.till().pot());
    format!("[pot {pot}] {who}{}:", ask.told(play.setup().currency))
}

/// A game that ended without a result.
#[must_use]
pub fn abandoned(answer: &Abandoned) -> String {
    let why = page::escaped(&answer.given_up);
    format!("{} was called off: {why}; everybody gets their money back", answer.game)
}
