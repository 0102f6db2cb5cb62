//! Every page fits, says what it must, and shows lines that work.

use crate::cli::args::Arguments;
use crate::cli::help::topics::TOPICS;
use crate::cli::help::{front_page, globals, on};
use crate::cli::verbs::Verb;
use clap::CommandFactory;

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
    for line in TOPICS.iter().flat_map(|(_, page)| page.lines()) {
        let Some(line) = line.strip_prefix("  housebook ") else { continue };
        let line = line.split("  ").next().unwrap_or_default().replace("{...}", "{}");
        let words = shlex::split(&line).expect("closed quotes");
        if let Err(error) = Arguments::read(&words) {
            assert!(!error.use_stderr(), "{line}: {error}");
        }
    }
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
