//! `games new`: asks how a game goes, and writes it to a file that others can read and play.

use crate::answer::games::{Game, Games, Poker};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::into_file::{check_free, told};
use crate::cli::reply::Reply;
use crate::cli::talk;
use crate::render::game_told::plainly;
use crate::render::page::wrapped;
use engine::as_text::listed;
use engine::formats::game::{HIGHS, LOWS, taken};
use engine::formats::house;
use engine::games::{GameRow, Menu, falls, is_name, row, spelled, wilds, words};
use engine::readable::AsTyped;
use ledger::shown::shown;
use std::path::PathBuf;

/// What an answer becomes in the file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Text,
    List,
}

/// One question.
struct Question {
    key: &'static str,
    asks: &'static str,
    form: Form,
    /// Why an answer doesn't fit.
    misfit: fn(&str) -> Option<String>,
}

const QUESTIONS: &[Question] = &[
    Question { key: "title", asks: "What do people call it?", form: Form::Text, misfit: |_| None },
    Question {
        key: "like",
        asks: "Which game on the list is it like? (Enter: none)",
        form: Form::Text,
        misfit: |text| {
            row(&spelled(text)).is_none().then(|| "that isn't a game on the list (games list)".to_owned())
        },
    },
    Question {
        key: "course",
        asks: "How does it go? Like: down 2, bet, board 3, bet (Enter: same as that game)",
        form: Form::List,
        misfit: |text| {
            let step =
                |step: &str| words::read(step).err().map(|why| format!("`{}`: use {why}", step.as_typed()));
            parts(text).find_map(step)
        },
    },
    Question {
        key: "menu",
        asks: "What kind is it: 7-stud, 5-stud, draw, match-pot, shared, casino or other?",
        form: Form::List,
        misfit: |text| {
            let unknown = parts(text).find(|kind| Menu::find(kind).is_none())?;
            Some(format!("`{}` isn't one of these kinds", unknown.as_typed()))
        },
    },
    Question {
        key: "high",
        asks: "Which high hand wins: standard, three-card, short-deck or none?",
        form: Form::Text,
        misfit: |text| one_of(text, HIGHS.iter().map(|(word, _)| *word)),
    },
    Question {
        key: "low",
        asks: "Which low: none, house, 8, a5, 27 or badugi?",
        form: Form::Text,
        misfit: |text| one_of(text, LOWS.iter().map(|(word, _)| *word)),
    },
    Question {
        key: "wild",
        asks: "What is wild? Like: 3, 9, Jh, joker (Enter: nothing)",
        form: Form::List,
        misfit: |text| wilds(parts(text)).err().map(|no| no.message),
    },
    Question {
        key: "falls",
        asks: "What happens when a card comes face up? Like: 3 pay pot, 4 card for 0.50 (Enter: nothing)",
        form: Form::List,
        misfit: |text| falls(parts(text)).err().map(|no| no.message),
    },
];

/// A game in the words used to write one.
pub type InWords = fn(&GameRow) -> Poker;

/// Asks, and writes the game; an existing file is left alone.
pub fn new(context: &Context, typed: &str, file: Option<&str>, in_words: InWords) -> Result<Reply, Failure> {
    let name = spelled(typed);
    let why = match is_name(&name) {
        false => Some("can't be the name of a game".to_owned()),
        true => taken(typed, &name),
    };
    if let Some(why) = why {
        return Err(Failure::usage(format!("`{}` {why}: give yours another name", typed.as_typed())));
    }
    let path = PathBuf::from(file.map_or_else(|| format!("{name}.toml"), str::to_owned));
    check_free(&context.book, &path)?;
    let mut said: Vec<Option<String>> = vec![None; QUESTIONS.len()];
    loop {
        for (question, answer) in QUESTIONS.iter().zip(&mut said) {
            asked(question, answer)?;
        }
        let text = written(&name, &said);
        match house::games(&text) {
            Ok(games) => {
                let answer = games.iter().map(|row| Game::Poker(Box::new(in_words(row))));
                return done(context, &text, &games, path, Games { games: answer.collect() });
            }
            Err(faults) => {
                for fault in faults {
                    talk::say(&format!("{}\n", wrapped(&fault.to_string())))?;
                }
                talk::say("try again; Enter keeps your answer, - clears it\n")?;
            }
        }
    }
}

/// Asks until the answer fits; Enter keeps the previous answer, and a hyphen removes it.
fn asked(question: &Question, answer: &mut Option<String>) -> Result<(), Failure> {
    loop {
        let before = answer.as_ref().map(|said| format!(" [{said}]")).unwrap_or_default();
        let line = talk::ask(&format!("{}{before} > ", question.asks))?;
        let Some(line) = line else {
            return Err(Failure::usage("you didn't answer every question, so nothing was written"));
        };
        match line.as_str() {
            "" => return Ok(()),
            "-" => {
                *answer = None;
                return Ok(());
            }
            line => match (question.misfit)(line) {
                Some(why) => talk::say(&format!("{}\n", wrapped(&why)))?,
                None => {
                    *answer = Some(line.to_owned());
                    return Ok(());
                }
            },
        }
    }
}

/// The game as the file has it: what was answered, and nothing else.
fn written(name: &str, said: &[Option<String>]) -> String {
    let quoted = |text: &str| toml_text(text);
    let mut lines = vec![format!("[game.{name}]")];
    for (question, answer) in QUESTIONS.iter().zip(said) {
        let Some(answer) = answer else { continue };
        let value = match (question.form, question.key) {
            (Form::Text, "like") => quoted(&spelled(answer)),
            (Form::Text, _) => quoted(answer),
            (Form::List, _) => format!("[{}]", parts(answer).map(quoted).collect::<Vec<_>>().join(", ")),
        };
        lines.push(format!("{} = {value}", question.key));
    }
    // If players can drop, those who stay in and lose match the pot.
    let drops = said.iter().flatten().any(|answer| parts(answer).any(|step| step == "drop"));
    lines.extend(drops.then(|| "match = true".to_owned()));
    lines.join("\n") + "\n"
}

fn done(
    context: &Context,
    text: &str,
    games: &[GameRow],
    path: PathBuf,
    answer: Games,
) -> Result<Reply, Failure> {
    let short: Vec<String> = games.iter().map(|row| format!("`{}`: {}", row.name(), plainly(row))).collect();
    let names: Vec<String> = games.iter().map(|row| format!("`{}`", row.name())).collect();
    let reply = told(context, text.to_owned(), &names.join(", "), Some(&path), answer)?;
    if reply.document {
        return Ok(reply);
    }
    let text = format!(
        "{}\n{}\nto play it, put it in your house's file, then run house use with that file",
        reply.text,
        short.join("\n")
    );
    Ok(Reply { text, next: Some(format!("games check {}", shown(&path))), ..reply })
}

/// The parts of an answer, between commas.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|part| !part.is_empty())
}

fn one_of(text: &str, known: impl Iterator<Item = &'static str> + Clone) -> Option<String> {
    let is_known = known.clone().any(|word| word == text);
    if is_known { None } else { Some(format!("use {}", listed(&known.collect::<Vec<_>>(), "or")?)) }
}

/// A text in quotes, as the file format wants it.
fn toml_text(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            letter if letter.is_control() => {}
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}
