//! Wrong usage as one sentence of ours: what clap found, names in backticks, and a line to type next.

use crate::cli::args::{Arguments, book_apart};
use crate::cli::candidates::options_for;
use crate::cli::context::book_path;
use crate::cli::failure::Failure;
use crate::cli::for_book::for_book;
use crate::cli::help;
use crate::cli::output;
use crate::cli::typed_line::joined;
use crate::render::page::either;
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use engine::formats::closest::is_one_slip;
use std::path::Path;

/// What number parsers say, and what people understand.
const PLAINER: &[(&str, &str)] = &[
    ("invalid digit found in string", "use a whole number"),
    ("cannot parse integer from empty string", "use a whole number"),
    ("number too large to fit in target type", "the number is too large"),
];

/// Prints what clap has to say: help and version on stdout, wrong usage as a failure.
pub fn tell(error: &clap::Error, words: &[String]) -> u8 {
    if !error.use_stderr() {
        let at_once = words.iter().any(|word| word == "--no-pager");
        return output::told(if at_once { error.print() } else { output::help(error) });
    }
    let json = words.iter().any(|word| word == "--json");
    output::tell_failure(&output::Look { json, ..output::Look::PLAIN }, &usage(error, words))
}

/// What is wrong with `words`, as clap found it; its suggestion or the usage becomes the hint.
#[must_use]
pub fn usage(error: &clap::Error, words: &[String]) -> Failure {
    let text = error.render().to_string();
    let mut paragraphs = text.split("\n\n").map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
    let message = match error.kind() {
        // Here clap prints the whole help, which starts with what the verb is for.
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => say_which(words),
        _ => paragraphs.next().unwrap_or_default(),
    };
    let message = plainer(message.trim_start_matches("error: ").trim_end_matches('.'));
    let tip = paragraphs.find_map(|part| part.strip_prefix("tip: ").map(str::to_owned));
    // For words less alike the parser guesses wildly: `--all` isn't `--really`.
    // Nobody is called `--house`, so how to pass that as a name is no help.
    let is_option = message.starts_with("no such option");
    let tip = tip.filter(|tip| !(tip.contains("similar") || is_option && tip.contains("as a value")));
    let line = corrected(error, words).or_else(|| with_both_dashes(words));
    let hint = match (error.kind(), line, tip) {
        (ErrorKind::InvalidSubcommand, None, _) => meant(error, words),
        (_, Some(line), _) => line,
        (_, None, Some(tip)) => quoted(error, &tip),
        (ErrorKind::UnknownArgument, None, None) => {
            let line = moved(error, words).or_else(|| synonym(error, words));
            line.unwrap_or_else(|| meant(error, words))
        }
        (_, None, None) => meant(error, words),
    };
    for_book(Failure::usage(quoted(error, &message)).hint(hint), &book_apart(words).0)
}

/// The line with the word that was probably meant, if it is one slip away from the typed one.
fn corrected(error: &clap::Error, words: &[String]) -> Option<String> {
    let said = |kind| match error.get(kind)? {
        ContextValue::String(word) => Some(word.as_str()),
        // Verbs come in order of similarity, the most similar last.
        ContextValue::Strings(words) if kind == ContextKind::SuggestedSubcommand => {
            words.last().map(String::as_str)
        }
        ContextValue::Strings(words) => words.first().map(String::as_str),
        _ => None,
    };
    let pairs = [
        (ContextKind::InvalidValue, ContextKind::SuggestedValue),
        (ContextKind::InvalidArg, ContextKind::SuggestedArg),
        (ContextKind::InvalidSubcommand, ContextKind::SuggestedSubcommand),
    ];
    let (wrong, meant) = pairs.into_iter().find_map(|(wrong, meant)| Some((said(wrong)?, said(meant)?)))?;
    if !is_one_slip(wrong.trim_start_matches('-'), meant.trim_start_matches('-')) {
        return None;
    }
    let mut line = book_apart(words).1;
    let at = line.iter().position(|word| word == wrong)?;
    line.get_mut(at)?.replace_range(.., meant);
    // Something else may be wrong with it.
    Arguments::read(&line).ok()?;
    Some(joined(&line))
}

/// The line with two dashes before an option typed with one: `-why`.
fn with_both_dashes(words: &[String]) -> Option<String> {
    let mut line = book_apart(words).1;
    let is_long =
        |word: &String| word.starts_with('-') && word.chars().skip(1).take(2).all(char::is_alphabetic);
    let word = line.iter_mut().find(|word| is_long(word) && word.chars().count() > 2)?;
    word.insert(0, '-');
    Arguments::read(&line).ok().map(|_| joined(&line))
}

/// What people call an option, and the option.
const SYNONYMS: [(&str, &str); 6] = [
    ("--price", "--entry"),
    ("--buy-in", "--entry"),
    ("--buyin", "--entry"),
    ("--chips", "--stack"),
    ("--prizes", "--payout"),
    ("--blinds", "--stakes"),
];

/// The line with the option that has another name here.
fn synonym(error: &clap::Error, words: &[String]) -> Option<String> {
    let Some(ContextValue::String(said)) = error.get(ContextKind::InvalidArg) else { return None };
    let (_, option) = SYNONYMS.iter().find(|(called, _)| called == said)?;
    let tied = format!("{said}=");
    let line: Vec<String> = book_apart(words)
        .1
        .iter()
        .map(|word| match word.strip_prefix(&tied) {
            Some(value) => format!("{option}={value}"),
            None if word == said => (*option).to_owned(),
            None => word.clone(),
        })
        .collect();
    Arguments::read(&line).ok().map(|_| joined(&line))
}

/// Verbs that lose nothing if extra words are dropped: they only look, or ask for them.
const WITHOUT: [&str; 9] = [
    "hand new",
    "status",
    "seats",
    "fund show",
    "chips show",
    "book show",
    "player list",
    "house list",
    "tournament seats",
];

/// Verbs with a fixed price, so that nobody types it.
const PRICED: [&str; 2] = ["tournament rebuy", "tournament addon"];

/// The line with the extra words moved behind the options they belong to, if its verb takes no words at all: the `Ann` of
/// `deal Ann` is the dealer. If nothing is lost, it is the line without them.
fn moved(error: &clap::Error, words: &[String]) -> Option<String> {
    let (name, verb) = (verb_of(words), reached(words.iter()).1);
    let is_priced = PRICED.contains(&name.as_str());
    if verb.get_positionals().next().is_some() && !is_priced {
        return None;
    }
    let (mut line, surplus) = without(error, words)?;
    let book = book_apart(words).0;
    let book = book_path(book.last().map(|word| Path::new(word.trim_start_matches("--book=")))).ok()?;
    for word in surplus {
        if WITHOUT.contains(&name.as_str()) || is_priced && is_figure(&word) {
            continue;
        }
        let said = |option: String| line.iter().cloned().chain([option, word.clone()]).collect::<Vec<_>>();
        let mut lines = options_for(&verb, &word, &book).into_iter().map(said);
        line = lines.find(|line| Arguments::read(line).is_ok())?;
    }
    Some(joined(&line))
}

/// True for an amount as people type it.
fn is_figure(word: &str) -> bool {
    word.trim_start_matches(['$', '.']).starts_with(|sign: char| sign.is_ascii_digit())
}

/// The line without the extra words, and those words.
fn without(error: &clap::Error, words: &[String]) -> Option<(Vec<String>, Vec<String>)> {
    let surplus = |error: &clap::Error| match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(word)) => Some(word.clone()).filter(|word| !word.starts_with('-')),
        _ => None,
    };
    let (mut line, mut many) = (book_apart(words).1, vec![surplus(error)?]);
    loop {
        line.remove(line.iter().position(|word| Some(word) == many.last())?);
        match Arguments::read(&line) {
            Ok(_) => return Some((line, many)),
            Err(error) => many.push(surplus(&error)?),
        }
    }
}

/// How the parser's sentences start and end, and how ours do.
const SENTENCES: &[([&str; 2], [&str; 2])] = &[
    (["unrecognized subcommand ", ""], ["no such command: ", ""]),
    (["unexpected argument '--", " found"], ["no such option here: '--", ""]),
    (["unexpected argument ", " found"], ["one word too many: ", ""]),
    (["the following required arguments were not provided: ", ""], ["still missing: ", ""]),
    (["a value is required for ", " but none was supplied"], ["there's nothing after ", ""]),
    (["the argument ", " cannot be used multiple times"], ["you typed ", " twice"]),
];

fn plainer(message: &str) -> String {
    // `invalid value 'nobody' for '--over-short <WHO>' [possible values: house, winner, banker]`
    if let Some((front, values)) = message.split_once(" [possible values: ") {
        let values: Vec<String> = values.trim_end_matches(']').split(", ").map(str::to_owned).collect();
        return format!("{}: use {}", plainer(front), either(&values));
    }
    let ours = SENTENCES.iter().find_map(|([first, last], [begin, end])| {
        Some(format!("{begin}{}{end}", message.strip_prefix(first)?.strip_suffix(last)?))
    });
    let mut message = ours.unwrap_or_else(|| message.to_owned());
    if let Some((one, other)) = message.split_once(" cannot be used with ") {
        let one = one.trim_start_matches("the argument ");
        return format!("{one} doesn't go with {other}: leave one of them out");
    }
    for (said, meant) in PLAINER {
        message = message.replace(said, meant);
    }
    // `invalid value '0' for '--top <K>': 0 is not in 1..=100`
    if let Some((front, range)) = message.rsplit_once(" is not in ")
        && let Some((least, most)) = range.split_once("..=")
        && let Some((front, _)) = front.rsplit_once(": ")
    {
        return format!("{front}: use a number from {least} to {most}");
    }
    message
}

/// Every word that clap quotes, in backticks.
fn quoted(error: &clap::Error, text: &str) -> String {
    let mut text = text.to_owned();
    for (_, value) in error.context() {
        let words: Vec<String> = match value {
            ContextValue::String(word) => vec![word.clone()],
            ContextValue::Strings(words) => words.clone(),
            ContextValue::StyledStr(_) | ContextValue::StyledStrs(_) => continue,
            _ => Vec::new(),
        };
        for word in words {
            text = text.replace(&format!("'{word}'"), &format!("`{word}`"));
            text = text.replace(&format!("'-- {word}'"), &format!("`-- {word}`"));
        }
    }
    text
}

/// What can follow the verb that was typed.
fn say_which(words: &[String]) -> String {
    let (_, verb) = reached(words.iter());
    let names: Vec<&str> = verb.get_subcommands().map(clap::Command::get_name).collect();
    if names.is_empty() {
        "a word is missing".to_owned()
    } else {
        format!("use one of these: {}", names.join(", "))
    }
}

/// The verb of a line, in its words: `hand result`.
#[must_use]
pub fn verb_of(words: &[String]) -> String {
    reached(words.iter()).0.get(1..).unwrap_or_default().join(" ")
}

/// The verb these words lead to, and the way there. Only the verbs on the way are laid out: the whole program takes as long
/// as the rest of a command.
fn reached<'w>(words: impl Iterator<Item = &'w String>) -> (Vec<String>, clap::Command) {
    let mut command = Arguments::command();
    lay_out(&mut command);
    let mut path = vec!["housebook".to_owned()];
    for word in words {
        if let Some(mut verb) = command.find_subcommand(word).cloned() {
            path.push(verb.get_name().to_owned());
            lay_out(&mut verb);
            command = verb;
        }
    }
    (path, command)
}

/// The parser sets up the words of a verb only when they are needed, as its usage does.
fn lay_out(command: &mut clap::Command) {
    drop(command.render_usage());
}

/// The verb that was probably meant, or the help of the one that was found.
fn meant(error: &clap::Error, words: &[String]) -> String {
    let unknown = match error.get(ContextKind::InvalidSubcommand) {
        Some(ContextValue::String(word)) => Some(word),
        _ => None,
    };
    let (mut path, _) = reached(words.iter().take_while(|word| Some(*word) != unknown));
    let typed = unknown.map(|word| word.to_lowercase()).unwrap_or_default();
    if path.len() == 1 && help::is_called(&typed) {
        return format!("housebook help {typed}");
    }
    let near = match error.get(ContextKind::SuggestedSubcommand) {
        Some(ContextValue::String(word)) => Some(word.clone()),
        // They come in order of similarity, the most similar last.
        Some(ContextValue::Strings(words)) => words.last().cloned(),
        _ => None,
    };
    // A verb may write into the book: it is offered only for a slip of one letter.
    let near = near.filter(|verb| is_one_slip(&typed, verb));
    path.push(near.unwrap_or_else(|| "--help".to_owned()));
    path.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn said(line: &str) -> (String, String) {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        let failure = usage(&Arguments::read(&words).unwrap_err(), &words);
        assert_eq!(failure.exit, 2);
        (failure.message, failure.hint.unwrap_or_default())
    }

    #[track_caller]
    fn told(line: &str, message: &str, hint: &str) {
        assert_eq!(said(line), (message.to_owned(), hint.to_owned()));
    }

    #[test]
    fn a_mistyped_verb_is_guessed() {
        told("statsu", "no such command: `statsu`", "stats");
        told("staus", "no such command: `staus`", "status");
        told("player ad Ann", "no such command: `ad`", "player add Ann");
        told("clok", "no such command: `clok`", "housebook --help");
        told("chart", "no such command: `chart`", "housebook help chart");
        told("cloes", "no such command: `cloes`", "close");
        told("chop", "no such command: `chop`", "housebook help chop");
        told("zzz", "no such command: `zzz`", "housebook --help");
    }

    #[test]
    fn a_value_that_is_none_points_to_the_help_of_its_verb() {
        let message = "invalid value `x` for `<NUMBER>`: use a whole number";
        told("night x", message, "housebook night --help");
        told(
            "seat Ann --table x",
            "invalid value `x` for `--table <N>`: use a whole number",
            "housebook seat --help",
        );
    }

    #[test]
    fn an_apostrophe_that_was_typed_stays() {
        assert_eq!(said("buy Ann 5 O'Brien").0, "one word too many: `O'Brien`");
    }

    #[test]
    fn a_number_that_looks_like_an_option_is_told_how_to_be_one() {
        told("show -1", "one word too many: `-1`", "to pass `-1` as a value, use `-- -1`");
    }
}
