//! The text of a story: prose, files, commands, and exactly what each command was seen to do.
//!
//! ```text
//! # Prose is any line that means nothing else.
//!
//! file deep/house.toml:
//!   these lines, without
//!   their two blanks
//!
//! ~ 90 minutes later
//! $ buy Ann 20
//! < a line of standard input
//!   a line of standard output
//! ! a line of standard error
//! = 4
//! > words that have to stand in what was printed
//! ```
//!
//! The words after `$` are split the way a shell does; the program's name is left out, and so is `= 0`.
//! A line that is empty, or ends in a space or in `¶`, is written with `¶` at its end, so that no invisible space
//! carries meaning. The words after `>` are checked even when stories are rewritten; spaces
//! and line ends are equal there. Every output ends with a newline; one that doesn't ends in `⌁`.
//!
//! The hash of an event is written [`HASH`]: it changes with every word stored before it, and the golden journal
//! and the story of the receipts check it.

use crate::program::Outcome;

/// A story, as in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The parts in order.
    pub parts: Vec<Part>,
}

/// One part of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A line for the reader.
    Prose(String),
    /// A file to write before the next command.
    File {
        /// Where, from the story's folder.
        name: String,
        /// Its content.
        text: String,
    },
    /// This many minutes go by.
    Later {
        /// As it is written.
        line: String,
        /// How many.
        minutes: u32,
    },
    /// A command and its expected result.
    Step(Step),
}

/// A command and its expected result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The line of the `$`.
    pub line: usize,
    /// The command line as written.
    pub command: String,
    /// Its words, without the program.
    pub words: Vec<String>,
    /// Its standard input.
    pub stdin: String,
    /// The expected result.
    pub expected: Outcome,
    /// Words that must be printed even when the story is rewritten.
    pub musts: Vec<String>,
}

impl Step {
    /// The words that have to be in what was printed, and are not.
    pub fn missing(&self) -> impl Iterator<Item = &str> {
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let printed = words(&format!("{}\n{}", self.expected.stdout, self.expected.stderr));
        self.musts.iter().map(String::as_str).filter(move |must| !printed.contains(&words(must)))
    }
}

impl Story {
    /// Reads a story; the error names the line and what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut parts: Vec<Part> = Vec::new();
        let mut open = false;
        for (index, line) in text.lines().enumerate() {
            let wrong = |what: &str| format!("line {}: {what}", index + 1);
            match Line::of(line) {
                Line::Command(command) => {
                    parts.push(Part::Step(step(index + 1, command).map_err(|what| wrong(&what))?));
                }
                Line::File(name) => parts.push(Part::File { name: name.to_owned(), text: String::new() }),
                Line::Later => parts.push(later(line).ok_or_else(|| wrong("write `~ 3 days later`"))?),
                Line::Prose => parts.push(Part::Prose(line.to_owned())),
                detail if open => add(&mut parts, &detail).map_err(|what| wrong(&what))?,
                _ => {
                    return Err(wrong(
                        "belongs to no command or file above it; an empty line is written `¶`",
                    ));
                }
            }
            open = !matches!(parts.last(), Some(Part::Prose(_) | Part::Later { .. }) | None);
        }
        Ok(Self { parts })
    }

    /// Writes the story.
    pub fn write(&self) -> String {
        self.parts.iter().map(Part::write).collect()
    }

    /// The commands in order.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.parts.iter().filter_map(|part| if let Part::Step(step) = part { Some(step) } else { None })
    }
}

impl Part {
    fn write(&self) -> String {
        match self {
            Self::Prose(line) | Self::Later { line, .. } => format!("{line}\n"),
            Self::File { name, text } => format!("file {name}:\n{}", marked("  ", text)),
            Self::Step(step) => {
                let musts: String = step.musts.iter().map(|must| format!("> {must}\n")).collect();
                let stdin = marked("< ", &step.stdin);
                format!("$ {}\n{stdin}{}{musts}", step.command, seen(&step.expected))
            }
        }
    }
}

/// What a command did, as a story writes it.
pub fn seen(outcome: &Outcome) -> String {
    let code = if outcome.code == 0 { String::new() } else { format!("= {}\n", outcome.code) };
    format!("{}{}{code}", marked("  ", &outcome.stdout), marked("! ", &outcome.stderr))
}

/// Replaces the hash of an event.
pub const HASH: &str = "········";

/// What comes before the hash of an event, and how long it is printed.
const HASHES: [(&str, usize); 3] = [("recorded #", 8), ("\"hash\":\"", 64), ("hash    ", 64)];

/// What was printed, with [`HASH`] for every hash of an event.
pub fn masked(printed: Outcome) -> Outcome {
    let mask = |text: String| HASHES.iter().fold(text, |text, (before, length)| mask(&text, before, *length));
    Outcome { stdout: mask(printed.stdout), stderr: mask(printed.stderr), ..printed }
}

fn mask(text: &str, before: &str, length: usize) -> String {
    let mut parts = text.split(before);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |told, part| {
        // The number of the event comes between.
        let number = if before.ends_with('#') { part.find(' ').map_or(0, |blank| blank + 1) } else { 0 };
        let hash = part.get(number..number + length);
        let is_hash = hash.is_some_and(|hash| hash.bytes().all(|letter| letter.is_ascii_hexdigit()));
        let rest = if is_hash {
            format!("{}{HASH}{}", &part[..number], &part[number + length..])
        } else {
            part.to_owned()
        };
        format!("{told}{before}{rest}")
    })
}

/// A line by its first characters.
enum Line<'a> {
    Command(&'a str),
    File(&'a str),
    Stdin(&'a str),
    Stdout(&'a str),
    Stderr(&'a str),
    Code(&'a str),
    Must(&'a str),
    Later,
    Prose,
}

impl<'a> Line<'a> {
    fn of(line: &'a str) -> Self {
        let file = || line.strip_prefix("file ")?.strip_suffix(':');
        match line.split_at_checked(2) {
            Some(("$ ", rest)) => Self::Command(rest),
            Some(("< ", rest)) => Self::Stdin(rest),
            Some(("  ", rest)) => Self::Stdout(rest),
            Some(("! ", rest)) => Self::Stderr(rest),
            Some(("= ", rest)) => Self::Code(rest),
            Some(("> ", rest)) => Self::Must(rest),
            Some(("~ ", _)) => Self::Later,
            _ => file().map_or(Self::Prose, Self::File),
        }
    }
}

fn step(line: usize, command: &str) -> Result<Step, String> {
    let words = shlex::split(command).ok_or("a quote is missing")?;
    let expected = Outcome { stdout: String::new(), stderr: String::new(), code: 0 };
    Ok(Step { line, command: command.to_owned(), words, stdin: String::new(), expected, musts: Vec::new() })
}

/// `~ 3 days later`.
fn later(line: &str) -> Option<Part> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [_, count, unit, "later"] = words.as_slice() else { return None };
    let each = match unit.trim_end_matches('s') {
        "minute" => 1,
        "hour" => 60,
        "day" => 24 * 60,
        _ => return None,
    };
    Some(Part::Later { line: line.to_owned(), minutes: count.parse::<u32>().ok()?.checked_mul(each)? })
}

/// Adds an indented or marked line to the command or file above it.
fn add(parts: &mut [Part], line: &Line<'_>) -> Result<(), String> {
    match (parts.last_mut(), line) {
        (Some(Part::File { text, .. }), Line::Stdout(more)) => push(text, more),
        (Some(Part::Step(step)), Line::Stdin(more)) => push(&mut step.stdin, more),
        (Some(Part::Step(step)), Line::Stdout(more)) => push(&mut step.expected.stdout, more),
        (Some(Part::Step(step)), Line::Stderr(more)) => push(&mut step.expected.stderr, more),
        (Some(Part::Step(step)), Line::Code(code)) => {
            step.expected.code = code.parse().map_err(|_| format!("`{code}` is no exit code"))?;
        }
        (Some(Part::Step(step)), Line::Must(must)) => step.musts.push((*must).to_owned()),
        _ => return Err("a file has only lines that begin with two blanks".to_owned()),
    }
    Ok(())
}

fn push(text: &mut String, line: &str) {
    if let Some(unfinished) = line.strip_suffix('⌁') {
        text.push_str(unfinished);
    } else {
        text.push_str(line.strip_suffix('¶').unwrap_or(line));
        text.push('\n');
    }
}

/// Every line after its mark, with invisible characters made visible.
fn marked(sign: &str, text: &str) -> String {
    let lines = text.split_inclusive('\n').map(|line| match line.strip_suffix('\n') {
        None => format!("{sign}{line}⌁\n"),
        Some(line) if line.is_empty() || line.ends_with([' ', '\t', '\r', '¶', '⌁']) => {
            format!("{sign}{line}¶\n")
        }
        Some(line) => format!("{sign}{line}\n"),
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: &str = "# A night\n\nfile deep/house.toml:\n  a = 1\n  ¶\n  b = 2\n\nAnn buys.\n\n\
        $ buy 'Ann Lee' 20 --json\n< yes\n< ¶\n  one\n  ¶\n    two\n  blank ¶\n! error: no\n= 4\n> error: no\n\n$ status\n  ok\n";

    #[test]
    fn a_story_is_written_as_it_was_read() {
        assert_eq!(Story::parse(FULL).unwrap().write(), FULL);
    }

    #[test]
    fn a_story_says_what_is_to_be_seen() {
        let story = Story::parse(FULL).unwrap();
        let steps: Vec<&Step> = story.steps().collect();
        assert_eq!(steps[0].words, ["buy", "Ann Lee", "20", "--json"]);
        assert_eq!((steps[0].line, steps[0].stdin.as_str()), (10, "yes\n\n"));
        let stdout = "one\n\n  two\nblank \n".to_owned();
        assert_eq!(steps[0].expected, Outcome { stdout, stderr: "error: no\n".to_owned(), code: 4 });
        assert_eq!(steps[1].expected, Outcome { stdout: "ok\n".to_owned(), stderr: String::new(), code: 0 });
        let file = Part::File { name: "deep/house.toml".to_owned(), text: "a = 1\n\nb = 2\n".to_owned() };
        assert!(story.parts.contains(&file));
    }

    #[test]
    fn words_that_have_to_stand_in_a_page_may_cross_its_lines() {
        let story =
            Story::parse("$ x\n  Ann gets\n    half\n! note: odd\n> gets half\n> odd\n> Bob gets\n").unwrap();
        assert_eq!(story.steps().next().unwrap().missing().collect::<Vec<_>>(), ["Bob gets"]);
    }

    #[test]
    fn what_the_eye_would_miss_survives() {
        for text in ["", "\n", "a", "a\n", "a \n\n", "¶\n", "a¶", "⌁\n", "a\r\n", "= 4\n$ x\n\tb\n"] {
            let outcome = Outcome { stdout: text.to_owned(), stderr: text.to_owned(), code: 3 };
            let story = Story::parse(&format!("$ x\n{}", seen(&outcome))).unwrap();
            assert_eq!(story.steps().next().unwrap().expected, outcome, "{text:?}");
        }
    }

    #[test]
    fn the_hash_of_an_event_is_not_held() {
        let seen = |stdout: &str| {
            let printed = Outcome { stdout: stdout.to_owned(), stderr: String::new(), code: 0 };
            masked(printed).stdout
        };
        let hash = "0123456789abcdef".repeat(4);
        assert_eq!(seen("a\nrecorded #5 01234567\nrecorded #6\n"), "a\nrecorded #5 ········\nrecorded #6\n");
        assert_eq!(seen(&format!("{{\"hash\":\"{hash}\"}}")), "{\"hash\":\"········\"}");
        assert_eq!(
            seen(&format!("hash    {hash}\nseed {hash}\n")),
            format!("hash    ········\nseed {hash}\n")
        );
        assert_eq!(seen("recorded #5 with care"), "recorded #5 with care");
    }

    #[test]
    fn a_line_that_belongs_nowhere_is_named() {
        for (text, line) in [
            ("  out of nowhere\n", "line 1:"),
            ("$ a\n\n  after a gap\n", "line 3:"),
            ("prose\n= 4\n", "line 2:"),
            ("$ a\n= four\n", "line 2:"),
            ("$ a 'b\n", "line 1:"),
            ("file a:\n! no\n", "line 2:"),
        ] {
            let error = Story::parse(text).unwrap_err();
            assert!(error.starts_with(line), "{text:?}: {error}");
        }
    }
}
