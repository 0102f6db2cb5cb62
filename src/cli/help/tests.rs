//! Pages fit and describe every word, and every line they show can be read by the program.

use crate::cli::args::Arguments;
use crate::cli::help::topics::TOPICS;
use crate::cli::help::{front_page, globals, on};
use crate::cli::verbs::Verb;
use clap::CommandFactory;

/// Calls `each` with the path and the page of every verb.
fn every_verb(each: &mut dyn FnMut(&str, &clap::Command, &str)) {
    fn walk(path: &str, command: &clap::Command, each: &mut dyn FnMut(&str, &clap::Command, &str)) {
        for verb in command.get_subcommands() {
            let path = format!("{path} {}", verb.get_name()).trim().to_owned();
            let page = verb.clone().render_help().to_string();
            each(&path, verb, &page);
            walk(&path, verb, each);
        }
    }
    let mut program = Arguments::command().term_width(80);
    program.build();
    walk("", &program, each);
}

/// What follows the options of a page: the examples.
fn told_after(verb: &clap::Command) -> String {
    verb.get_after_help().map(ToString::to_string).unwrap_or_default()
}

/// The lines for the program among these, each without its `housebook` and what is piped into it.
fn examples(text: &str) -> Vec<String> {
    let whole = text.replace("\\\n", " ");
    let lines = whole.lines().filter(|line| line.starts_with("  "));
    lines.filter_map(|line| line.split_once("housebook ")).map(|(_, words)| words.to_owned()).collect()
}

#[test]
fn every_page_fits_and_describes_every_word() {
    let mut faults = Vec::new();
    every_verb(&mut |path, verb, page| {
        let lines = page.trim_end().lines().count();
        if lines > 40 {
            faults.push(format!("{path}: {lines} lines"));
        }
        let purpose = verb.get_about().map(ToString::to_string).unwrap_or_default();
        if purpose.is_empty() || purpose.split_whitespace().count() > 8 {
            faults.push(format!("{path}: `{purpose}` is not one to eight words"));
        }
        for argument in verb.get_arguments().filter(|argument| argument.get_help().is_none()) {
            faults.push(format!("{path}: `{}` is not described", argument.get_id()));
        }
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_verb_has_two_examples_or_words_of_its_own() {
    let mut faults = Vec::new();
    every_verb(&mut |path, verb, _| {
        let examples = examples(&told_after(verb)).len();
        let needs = if verb.get_arguments().count() > GLOBALS { 2 } else { 1 };
        if verb.get_subcommands().next().is_none() && examples < needs {
            faults.push(format!("{path}: {examples} of {needs}"));
        }
    });
    assert!(faults.is_empty(), "{}\n{}", faults.len(), faults.join("\n"));
}

/// Options that every verb takes.
const GLOBALS: usize = 12;

#[test]
fn the_front_page_and_the_topics_fit_a_screen() {
    let fits = |page: &str, most: usize| {
        assert!(page.lines().count() <= most, "{page}");
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
    };
    fits(&front_page(Verb::GROUPS), 95);
    fits(&globals(&Arguments::command()), 24);
    for (_, page) in TOPICS {
        fits(page, 24);
    }
}

#[test]
fn every_line_of_a_topic_is_a_line_of_the_program() {
    let mut faults = Vec::new();
    let mut read = |line: &str| {
        let words = shlex::split(line).expect("closed quotes");
        if let Err(error) = Arguments::read(&words)
            && error.use_stderr()
        {
            faults.push(format!("{line}: {error}"));
        }
    };
    for line in TOPICS.iter().flat_map(|(_, page)| page.lines()).chain(front_page(Verb::GROUPS).lines()) {
        let Some(line) = line.strip_prefix("  housebook ") else { continue };
        read(&line.split("  ").next().unwrap_or_default().replace("{...}", "{}"));
    }
    every_verb(&mut |_, verb, _| examples(&told_after(verb)).iter().for_each(|line| read(line)));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_example_can_be_pasted() {
    let mut faults = Vec::new();
    every_verb(&mut |path, verb, page| {
        for line in
            told_after(verb).lines().filter(|line| line.starts_with("  ") && line.chars().count() > 80)
        {
            faults.push(format!("{path}: wrapped: {line}"));
        }
        // A usage is one line, however long.
        let lines = page.lines().filter(|line| !line.trim_start().starts_with("Usage: "));
        for line in lines.filter(|line| line.chars().count() > 80) {
            faults.push(format!("{path}: too wide: {line}"));
        }
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_sentence_is_broken_where_the_page_ends() {
    let mut faults = Vec::new();
    let prose = |line: &str| !line.is_empty() && !line.starts_with(' ');
    every_verb(&mut |path, verb, _| {
        let told = told_after(verb);
        for (line, next) in told.lines().zip(told.lines().skip(1)).filter(|(a, b)| prose(a) && prose(b)) {
            if !line.ends_with(['.', ':']) {
                faults.push(format!("{path}: broken by hand: {line} / {next}"));
            }
        }
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_word_of_the_table_finds_its_verb() {
    for (word, verb) in
        [("IOU", "note"), ("rebuy", "tournament rebuy"), ("kitty", "fund"), ("chop", "tournament chop")]
    {
        let page = on(Arguments::command(), &[word.to_owned()]).unwrap();
        assert!(page.contains(&format!("  {verb} ")), "{page}");
    }
    assert!(on(Arguments::command(), &["side".to_owned(), "pot".to_owned()]).is_ok());
    assert_eq!(on(Arguments::command(), &["bananas".to_owned()]).unwrap_err().exit, 2);
}
