//! Help: the front page, topics that fit on a screen, and verbs found by what people call things.

mod called;
mod front_page;
mod topics;

pub use front_page::front_page;

use crate::cli::failure::Failure;
use clap::Command;
use engine::readable::shown;

/// The help for these words of a program; without words, the front page.
///
/// # Errors
///
/// Words that start no verb, no topic and nothing people say at a table (2).
pub fn on(mut program: Command, words: &[String]) -> Result<String, Failure> {
    let words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let said = words.join(" ");
    if words.is_empty() {
        return Ok(program.render_help().to_string());
    }
    if said == "globals" {
        return Ok(globals(&program));
    }
    program = program.term_width(80);
    program.build();
    if let Some(topic) = topics::on(&said) {
        return Ok(topic.to_owned());
    }
    if let Some(mut verb) = found(&program, &words) {
        return Ok(verb.render_help().to_string());
    }
    called::on(&program, &said).ok_or_else(|| {
        let said = shown(&said);
        Failure::usage(format!("there's no help on `{said}`")).hint("help")
    })
}

/// True for a word that isn't a verb but that people use for something.
#[must_use]
pub fn is_called(said: &str) -> bool {
    called::is_one(said)
}

/// The verb for these words, laid out.
fn found(program: &Command, words: &[String]) -> Option<Command> {
    words.iter().try_fold(program, |command, word| command.find_subcommand(word)).cloned()
}

/// The options that every verb takes.
#[must_use]
pub fn globals(program: &Command) -> String {
    let mut text = String::from("Options every verb takes\n\n");
    for option in program.get_arguments().filter(|option| option.get_help().is_some()) {
        let long = option.get_long().map(|long| format!("--{long}")).unwrap_or_default();
        let value = option.get_value_names().unwrap_or_default().first().map(|name| format!(" {name}"));
        let value = value.filter(|_| option.get_action().takes_values()).unwrap_or_default();
        let help = option.get_help().map(ToString::to_string).unwrap_or_default();
        text.push_str(&format!("  {:<20} {help}\n", format!("{long}{value}")));
    }
    text
}

#[cfg(test)]
mod tests;
