//! The banker's side of the pages: runs the lines from their forms like the shell does, and shows the state of the bank.

use crate::cli::answers::Answers;
use crate::cli::context::Context;
use crate::cli::faced::{globals, run, told, undoing};
use crate::cli::failure::Failure;
use crate::cli::globals::Globals;
use crate::cli::lines::words_of;
use crate::cli::naming;
use crate::cli::short_words::in_full;
use crate::cli::verbs::at_table::looked::answers;
use crate::cli::verbs::book::show;
use crate::render::names::spoken;
use crate::render::said::Said;
use crate::render::shell;
use crate::web::{Counter, Heard, Order, Owed};
use ledger::bank::loaded::load_night;
use ledger::night::closing_steps::ClosingStep;
use ledger::store::{HandFilter, Reader};

/// How many lines of the journal the banker sees.
const LOG_LINES: usize = 8;

/// The verbs that a line of the banker's page may start with: those of a night and its debts. Verbs that take a file of this
/// machine, or ask line by line, are not among them.
const VERBS: &[&str] = &[
    "adjust",
    "banker",
    "book",
    "buy",
    "cashout",
    "close",
    "coldhands",
    "count",
    "deal",
    "drawer",
    "fine",
    "fund",
    "hand",
    "leave",
    "log",
    "note",
    "open",
    "player",
    "ruling",
    "seat",
    "seats",
    "show",
    "stats",
    "status",
    "tournament",
    "undo",
];

/// Words after one of these verbs that stand for a file or a dialogue.
const NOT_HERE: &[(&str, &[&str])] = &[
    ("book", &["export", "merge", "statement"]),
    ("hand", &["add", "check", "convert", "export", "new"]),
    ("note", &["show"]),
    ("open", &["--house"]),
    ("player", &["link"]),
    ("stats", &["--out"]),
];

/// Options of any verb that say where or how the answer is written.
const NEVER: [&str; 6] = ["--book", "--json", "--out", "--html", "--svg", "--color"];

/// The words of a line, if the page may run it.
pub fn words(line: &str) -> Result<Vec<String>, Said> {
    let refused = |failure: Failure| told(line.to_owned(), (Err(failure), String::new()));
    let words = words_of(line).map_err(refused)?;
    let whole = in_full(&words);
    let verb = whole.first().map(String::as_str).unwrap_or_default();
    let is = |word: &str, barred: &str| word == barred || word.starts_with(&format!("{barred}="));
    let barred =
        NOT_HERE.iter().filter(|(of, _)| *of == verb).flat_map(|(_, words)| words.iter()).chain(&NEVER);
    // Anywhere in the line: options may come first.
    let is_barred = barred.into_iter().any(|barred| whole.iter().any(|word| is(word, barred)));
    if !VERBS.contains(&verb) || is_barred {
        return Err(refused(Failure::usage("the banker's page can't do this: type it at the terminal")));
    }
    Ok(whole)
}

/// Runs a line once for its request id; its questions count as no until they are answered.
pub fn heard(context: &Context, order: &Order) -> Heard {
    let answers = Answers::kept();
    for (question, answer) in &order.answers {
        answers.answer(question, *answer);
    }
    let globals = Globals { id: Some(order.id.clone()), ..globals(context, &answers) };
    let ran = run(context, &order.words, &globals);
    if let (Err(_), Some(question)) = (&ran.0, answers.open_question()) {
        return Heard::Asked(question);
    }
    let words: Vec<&str> = order.words.iter().map(String::as_str).collect();
    Heard::Said(told(shell::line(&words), ran))
}

/// What an undo would undo.
pub fn taken_back(context: &Context) -> Result<(u64, Vec<String>), Said> {
    undoing(context)
}

/// How the bank stands.
pub fn counter(context: &Context) -> Result<Counter, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let open = reader.open_night()?;
    let steps = open.map(|night| load_night(reader, night).map(|tonight| ClosingStep::left(&tonight)));
    Ok(Counter {
        answers: answers(context, LOG_LINES)?,
        steps: steps.transpose()?.transpose().map_err(Failure::from)?.unwrap_or_default(),
        notes: notes(reader)?,
        games: games(reader)?,
        owed: owed(context)?,
    })
}

fn notes(reader: Reader<'_>) -> Result<Vec<(String, String)>, Failure> {
    let (names, currency) = (naming::names(reader)?, reader.book()?.currency);
    let open = reader.notes()?.into_iter().filter(|note| note.open.is_positive());
    let said = open.map(|note| {
        let debtor = spoken(&names.who(note.debtor));
        let says = format!("{}: {debtor} owes {}", note.identifier, currency.shown(note.open));
        (note.identifier, says)
    });
    Ok(said.collect())
}

/// The games of the last night, the last one first.
fn games(reader: Reader<'_>) -> Result<Vec<String>, Failure> {
    let Some(night) = reader.nights()?.last().map(|night| night.number) else { return Ok(Vec::new()) };
    let rows = reader.hands(&HandFilter { night: Some(night), ..HandFilter::default() }, 0, None)?;
    let mut games: Vec<String> = Vec::new();
    for row in rows.into_iter().rev() {
        if !games.contains(&row.game) {
            games.push(row.game);
        }
    }
    Ok(games)
}

fn owed(context: &Context) -> Result<Vec<Owed>, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let (handles, names) = (reader.handles()?, naming::names(reader)?);
    let currency = reader.book()?.currency;
    let handle = |to: &str| {
        let mut known = handles.iter().map(|(player, handle)| (names.word(*player), handle));
        known.find(|(name, _)| *name == to).map(|(_, handle)| handle.clone())
    };
    let debts = show::told(context)?.debts.into_iter().map(|standing| {
        let (from, to) = (standing.debt.debtor.word, standing.debt.creditor.word);
        let amount = standing.debt.amount;
        let paid_at = handle(&to);
        Owed { from, to, amount: currency.plain(amount.money), shown: amount.to_string(), paid_at }
    });
    Ok(debts.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_page_names_no_file_and_no_dialogue() {
        for line in ["buy Ann 20", "b Ann 20", "undo", "hand result holdem Ann 2 Bob", "note commit --all"] {
            assert!(words(line).is_ok(), "{line}");
        }
        for line in [
            "",
            "backup x.book",
            "restore x.book",
            "export csv --out x",
            "run x",
            "serve --addr 0.0.0.0:80",
            "shell",
            "hand new",
            "h new",
            "hand add x.phh",
            "open --house x.toml",
            "open --house=x.toml",
            "count Ann 20 --book=x",
            "hand --at 20:15 add x.phh",
            "--book x status",
            "tape on x",
            "player link Ann",
            "buy 'Ann",
        ] {
            assert!(words(line).is_err(), "{line}");
        }
    }
}
