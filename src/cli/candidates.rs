//! What can complete a word of a line: the program's verbs and options, and the book's players, notes, games and houses.

use crate::cli::short_words;
use clap::{Arg, Command};
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, complete};
use engine::formats::house::preset_names;
use engine::games::ROWS;
use ledger::bank::notes::NoteDesk;
use ledger::bank::roster;
use ledger::night::NoteStatus;
use ledger::store::{Access, Store};
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// Where the words of an argument come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Players,
    Notes,
    Games,
    Houses,
}

/// The names of values in the help, and what they stand for.
const SOURCES: &[(&str, Source)] = &[
    ("PLAYER", Source::Players),
    ("P", Source::Players),
    ("A", Source::Players),
    ("B", Source::Players),
    ("FROM", Source::Players),
    ("TO", Source::Players),
    ("DEBTOR", Source::Players),
    ("CREDITOR", Source::Players),
    ("HOLDER", Source::Players),
    ("SELLER", Source::Players),
    ("KEPT", Source::Players),
    ("GONE", Source::Players),
    ("NAME", Source::Players),
    ("ID", Source::Notes),
    ("GAME", Source::Games),
    ("G", Source::Games),
    ("HOUSE", Source::Houses),
    ("H", Source::Houses),
];

/// The value name for a count or a number.
const NUMBER: &str = "N";

/// The program, with the words of this book for its arguments.
#[must_use]
pub fn program(mut program: Command, book: &Path) -> Command {
    program.build();
    with_words(program, book)
}

fn with_words(command: Command, book: &Path) -> Command {
    let verbs: Vec<String> = command.get_subcommands().map(|verb| verb.get_name().to_owned()).collect();
    let command = command.mut_args(|arg| with_source(arg, book));
    verbs
        .into_iter()
        .fold(command, |command, verb| command.mut_subcommand(verb, |verb| with_words(verb, book)))
}

fn with_source(arg: Arg, book: &Path) -> Arg {
    let named = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
    let source =
        named.and_then(|name| SOURCES.iter().find(|(known, _)| *known == name)).map(|(_, source)| *source);
    let Some(source) = source.filter(|_| arg.get_possible_values().is_empty()) else { return arg };
    let book = book.to_owned();
    arg.add(ArgValueCompleter::new(move |begun: &OsStr| {
        let begun = begun.to_string_lossy().to_lowercase();
        let words = source.words(&book).into_iter();
        words.filter(|word| begins(word, &begun)).map(CompletionCandidate::new).collect()
    }))
}

impl Source {
    /// The words as the book has them now; none if it can't be read.
    fn words(self, book: &Path) -> Vec<String> {
        match self {
            Self::Players => players(book).unwrap_or_default(),
            Self::Notes => notes(book).unwrap_or_default(),
            Self::Games => ROWS.iter().map(|row| row.name().to_owned()).collect(),
            Self::Houses => preset_names().map(str::to_owned).collect(),
        }
    }
}

/// The options of a verb that take such a word: a player's name, a house, a number, or one of its own values.
#[must_use]
pub fn options_for(verb: &Command, word: &str, book: &Path) -> Vec<String> {
    let is_number = !word.is_empty() && word.bytes().all(|sign| sign.is_ascii_digit());
    let takes = |arg: &&Arg| {
        let values = arg.get_possible_values();
        let named = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
        let Some(named) = named.filter(|_| !arg.is_global_set()) else { return false };
        let source = SOURCES.iter().find(|(known, _)| *known == named).map(|(_, source)| *source);
        match source {
            _ if !values.is_empty() => values.iter().any(|value| value.matches(word, false)),
            Some(Source::Players) => is_player(word, book),
            Some(source) => source.words(book).iter().any(|known| known == word),
            None => named == NUMBER && is_number,
        }
    };
    verb.get_arguments().filter(takes).filter_map(|arg| Some(format!("--{}", arg.get_long()?))).collect()
}

fn is_player(word: &str, book: &Path) -> bool {
    let store = Store::open(book, Access::Read).ok();
    store.and_then(|store| roster(store.reader()).ok()).is_some_and(|people| people.find(word).is_ok())
}

/// True if the word, or one of several in it, starts like this in any case: `mi` finds Big Mike.
fn begins(word: &str, begun: &str) -> bool {
    let word = word.to_lowercase();
    word.starts_with(begun) || word.split(' ').any(|part| part.starts_with(begun))
}

fn players(book: &Path) -> Option<Vec<String>> {
    let store = Store::open(book, Access::Read).ok()?;
    let people = roster(store.reader()).ok()?;
    Some(people.people().iter().map(|person| person.name.to_string()).collect())
}

fn notes(book: &Path) -> Option<Vec<String>> {
    let store = Store::open(book, Access::Read).ok()?;
    let desk = NoteDesk::load(store.reader()).ok()?;
    let open = desk.notes().all.iter().filter(|note| note.status == NoteStatus::Open);
    Some(open.map(|note| note.identifier.clone()).collect())
}

/// What the last of these words can become, as a shell would offer it.
#[must_use]
pub fn of_line(words: &[String], words_of_program: Command, book: &Path) -> Vec<String> {
    let line = std::iter::once("housebook".to_owned()).chain(short_words::verb_in_full(words));
    let line: Vec<OsString> = line.map(OsString::from).collect();
    let last = line.len().saturating_sub(1);
    let found = complete(&mut program(words_of_program, book), line, last, None).unwrap_or_default();
    found.iter().map(|candidate| candidate.get_value().to_string_lossy().into_owned()).collect()
}
