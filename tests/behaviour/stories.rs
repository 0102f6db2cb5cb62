//! Replays every story of `tests/stories`; `UPDATE_STORIES=1` rewrites them instead, and ends red.

use crate::difference::difference;
use crate::in_memory;
use crate::program::{Outcome, Table};
use crate::story::{Part, Step, Story, masked, seen};
use housebook::cli::in_process::verb_of;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};

/// A story as it went at a fresh table.
pub struct Replayed {
    /// Its name: the path from the folder of the stories, without the extension.
    pub name: String,
    /// What was refused, and what the same line answers with `--json`.
    pub refused: Vec<(Step, Outcome)>,
    /// Every hint it got, and what happened when it was typed as the next line.
    pub hinted: Vec<Hinted>,
    /// The facts of its book when it was over, as they are stored.
    pub facts: Vec<String>,
    /// Where the file says something else.
    complaint: Option<String>,
}

/// A hint of a story, typed as the next line.
pub struct Hinted {
    /// The line of the story's command that got it as an answer.
    pub line: usize,
    /// The verb of the command.
    pub verb: String,
    pub hint: String,
    pub outcome: Outcome,
    /// It succeeded, or was refused with a hint that leads to a line that succeeds.
    pub leads: bool,
}

/// How many hints may lead from one to the next.
const STEPS_MAX: usize = 4;

/// Verbs whose help shows what only the banker can say: who dealt, how a pot was shared.
const HELP_LEADS: &[&str] = &["buy", "deal", "hand result", "tournament chop", "tournament colour-up"];

/// How many stories are replayed at once.
const TELLERS: usize = 2;

/// How many wrong commands of one story are shown; the rest mostly follow from them.
const SHOWN_MAX: usize = 3;

#[test]
fn every_story_is_true() {
    let (part, update) = (asked_for(), updating());
    let complaints: Vec<String> = if part.is_some() || update {
        let part = part.unwrap_or_default();
        let mut paths = story_paths(&folder());
        paths.retain(|path| path.display().to_string().contains(&part));
        assert!(!paths.is_empty(), "no story is called like `{part}`");
        tell_all(&paths, |path| replay_file(path, update)).into_iter().flatten().collect()
    } else {
        all_replayed().iter().filter_map(|story| story.complaint.clone()).collect()
    };
    assert!(complaints.is_empty(), "\n\n{}\n", complaints.join("\n"));
    assert!(!update, "the stories are rewritten; read what changed, then run again without UPDATE_STORIES");
}

#[expect(clippy::disallowed_methods, reason = "whoever runs the tests says so in the environment")]
fn updating() -> bool {
    std::env::var_os("UPDATE_STORIES").is_some_and(|value| value == "1")
}

/// `STORY=vectors/igloo` replays only the stories whose path contains these letters.
#[expect(clippy::disallowed_methods, reason = "whoever runs the tests says so in the environment")]
fn asked_for() -> Option<String> {
    std::env::var("STORY").ok()
}

/// The folder of the stories.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stories")
}

/// Every `.story` under a folder, at any depth, in a fixed order.
pub fn story_paths(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            found.extend(story_paths(&path));
        } else if path.extension().is_some_and(|ending| ending == "story") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Every story, replayed only once, however many tests look at it.
pub fn all_replayed() -> &'static [Replayed] {
    static ALL: OnceLock<Vec<Replayed>> = OnceLock::new();
    ALL.get_or_init(|| tell_all(&story_paths(&folder()), replay_for_machines))
}

/// Replays a file of the folder and asks again with `--json` for what was refused.
fn replay_for_machines(path: &Path) -> Replayed {
    let shown = shown(path);
    let name = path.strip_prefix(folder()).unwrap_or(path).with_extension("").display().to_string();
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{shown}: {error}"));
    let (mut refused, mut hinted, mut facts) = (Vec::new(), Vec::new(), Vec::new());
    let complaint = match Story::parse(&text) {
        Ok(story) => {
            let (seen, table) = replay(&story, |table, step| {
                // A script records line by line, so it goes differently the second time.
                let once_only =
                    ["--json", "run"].iter().any(|word| step.words.iter().any(|other| other == word));
                if step.expected.code > 1 && !once_only {
                    let words = std::iter::once("--json").chain(step.words.iter().map(String::as_str));
                    let again = table.run_again(&words.collect::<Vec<_>>(), &step.stdin);
                    refused.push((step.clone(), again));
                }
                hinted.extend(hints_typed(table, step));
            });
            facts = table.facts();
            complaint(&shown, &story, &seen).or_else(|| unsaid(&shown, &seen))
        }
        Err(error) => Some(format!("{shown}: {error}\n")),
    };
    Replayed { name, refused, hinted, facts, complaint }
}

/// Each hint of a command, typed as the next line in a copy of its table. Hints of a script or a dialogue belong inside it.
fn hints_typed(table: &Table, step: &Step) -> Vec<Hinted> {
    let inside = ["run", "shell", "play"].iter().any(|word| step.words.iter().any(|other| other == word));
    if inside || !step.stdin.is_empty() {
        return Vec::new();
    }
    let typed = |hint: &str| {
        let words = shlex::split(hint.trim_start_matches("housebook "))?;
        Some(table.run_on_a_copy(&words))
    };
    fn leads(line: &str, outcome: &Outcome, left: usize, typed: &impl Fn(&str) -> Option<Outcome>) -> bool {
        let on = |hint: &&str| !is_own_help(line, hint, outcome);
        let goes_on = |hint: &str| typed(hint).is_some_and(|next| leads(hint, &next, left - 1, typed));
        outcome.code == 0 || left > 0 && hints(outcome).filter(on).any(goes_on)
    }
    let told = hints(&step.expected).filter_map(|hint| {
        let outcome = typed(hint)?;
        let leads = leads(hint, &outcome, STEPS_MAX, &typed);
        let verb = verb_of(&step.words);
        Some(Hinted { line: step.line, verb, hint: hint.to_owned(), outcome, leads })
    });
    told.collect()
}

/// True for the help of the line's own verb, which is offered if nothing better is known: that leads nowhere.
fn is_own_help(line: &str, hint: &str, outcome: &Outcome) -> bool {
    let words = shlex::split(line.trim_start_matches("housebook ")).unwrap_or_default();
    let verb = verb_of(&words);
    let is_help = without_book(hint) == format!("{verb} --help");
    [2, 4].contains(&outcome.code) && !HELP_LEADS.contains(&verb.as_str()) && is_help
}

/// A hint without the words that name its book.
pub fn without_book(hint: &str) -> &str {
    let line = hint.trim_start_matches("housebook ");
    let Some(named) = line.strip_prefix("--book ").or_else(|| line.strip_prefix("--book=")) else {
        return line;
    };
    let end = match named.strip_prefix('\'') {
        Some(quoted) => quoted.find("' ").map(|at| at + 3),
        None => named.find(' ').map(|at| at + 1),
    };
    end.and_then(|end| named.get(end..)).unwrap_or(line)
}

fn hints(outcome: &Outcome) -> impl Iterator<Item = &str> {
    outcome.stderr.lines().filter_map(|line| line.strip_prefix("hint: "))
}

/// The path from the top of the project.
fn shown(path: &Path) -> String {
    path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(path).display().to_string()
}

/// Distributes the stories to the threads; the answers come in the order of the paths.
fn tell_all<T: Send>(paths: &[PathBuf], tell: impl Fn(&Path) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let told = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..TELLERS {
            scope.spawn(|| {
                while let Some((index, path)) = take(&next, paths) {
                    let answer = tell(path);
                    told.lock().expect("no teller fell silent").push((index, answer));
                }
            });
        }
    });
    let mut told = told.into_inner().expect("no teller fell silent");
    told.sort_by_key(|(index, _)| *index);
    told.into_iter().map(|(_, answer)| answer).collect()
}

fn take<'a>(next: &AtomicUsize, paths: &'a [PathBuf]) -> Option<(usize, &'a PathBuf)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    Some((index, paths.get(index)?))
}

/// Replays one file; a complaint if the story is not true, or cannot be read.
fn replay_file(path: &Path, update: bool) -> Option<String> {
    let shown = shown(path);
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{shown}: {error}"));
    let story = match Story::parse(&text) {
        Ok(story) => story,
        Err(error) => return Some(format!("{shown}: {error}\n")),
    };
    let (seen, _) = replay(&story, |_, _| {});
    if update {
        fs::write(path, seen.write()).unwrap_or_else(|error| panic!("{shown}: {error}"));
        return unsaid(&shown, &seen);
    }
    complaint(&shown, &story, &seen).or_else(|| unsaid(&shown, &seen))
}

/// What the story asks for but wasn't printed.
fn unsaid(shown: &str, seen: &Story) -> Option<String> {
    let lines = seen.steps().flat_map(|step| {
        step.missing().map(move |must| format!("{shown}:{}: nobody said: {must}\n", step.line))
    });
    let text: String = lines.collect();
    (!text.is_empty()).then_some(text)
}

/// The story as it really goes, and the fresh table it used; `then` runs after every step.
fn replay(story: &Story, mut then: impl FnMut(&mut Table, &Step)) -> (Story, Table) {
    let mut table = Table::new();
    let mut story = story.clone();
    for part in &mut story.parts {
        match part {
            Part::Prose(_) => {}
            Part::Later { minutes, .. } => table.wait(*minutes),
            Part::File { name, text } => table.write(name, text),
            Part::Step(step) => {
                step.expected = masked(table.run(&step.words, &step.stdin));
                then(&mut table, step);
            }
        }
    }
    (story, table)
}

/// What the story says (`-`) and what was seen (`+`), command by command; none if they agree.
fn complaint(shown: &str, told: &Story, replayed: &Story) -> Option<String> {
    let pairs = told.steps().zip(replayed.steps());
    let wrong: Vec<_> = pairs.filter(|(told, replayed)| told.expected != replayed.expected).collect();
    let mut text: String = wrong
        .iter()
        .take(SHOWN_MAX)
        .map(|(told, replayed)| {
            let lines = difference(&seen(&told.expected), &seen(&replayed.expected));
            format!("{shown}:{}: $ {}\n{lines}", told.line, told.command)
        })
        .collect();
    if wrong.len() > SHOWN_MAX {
        text.push_str(&format!("{shown}: and {} more commands\n", wrong.len() - SHOWN_MAX));
    }
    (!wrong.is_empty()).then_some(text)
}

/// Lines that print a file or a line for another program: as wide as that has to be.
const DOCUMENTS: [&[&str]; 9] = [
    &["export"],
    &["hand", "export"],
    &["hand", "check"],
    &["rank"],
    &["showdown"],
    &["settle-up"],
    &["--json"],
    &["--print"],
    &["--format"],
];

#[test]
fn no_answer_is_wider_than_a_page() {
    let paths = story_paths(&folder());
    let mut wide = Vec::new();
    for path in &paths {
        let story = Story::parse(&fs::read_to_string(path).unwrap()).unwrap();
        let prints_document = |words: &[String]| {
            let said = |parts: &[&str]| parts.iter().all(|part| words.iter().any(|word| word == part));
            DOCUMENTS.iter().any(|parts| said(parts))
        };
        for step in story.steps().filter(|step| !prints_document(&step.words)) {
            // A word alone on its line can't be made shorter.
            let too_wide = |line: &&str| line.chars().count() > 80 && line.trim().contains(' ');
            let lines = step.expected.stdout.lines().filter(too_wide);
            wide.extend(lines.map(|line| format!("{}:{}: {line}", path.display(), step.line)));
        }
    }
    assert!(wide.is_empty(), "wider than 80 columns:\n{}", wide.join("\n"));
}

#[test]
fn a_story_that_is_not_true_is_shown() {
    let told = Story::parse("$ buy Ann 20\n  Ann buys $20.00\n\n$ status\n  ok\n").unwrap();
    assert_eq!(complaint("a.story", &told, &told), None);
    let replayed = Story::parse("$ buy Ann 20\n! error: no night is open\n= 4\n\n$ status\n  ok\n").unwrap();
    let shown = complaint("a.story", &told, &replayed).unwrap();
    assert_eq!(
        shown,
        "a.story:1: $ buy Ann 20\n    -   Ann buys $20.00\n    + ! error: no night is open\n    + = 4\n"
    );
}

#[test]
fn what_has_to_be_said_is_asked_for_even_when_stories_are_rewritten() {
    let folder = in_memory::folder();
    let path = folder.path().join("a.story");
    fs::write(&path, "$ bluff\n> subcommand `bluff`\n> a pair of kings\n").unwrap();
    for update in [true, false] {
        let complaint = replay_file(&path, update).unwrap();
        assert!(complaint.ends_with("a.story:1: nobody said: a pair of kings\n"), "{complaint}");
    }
}

#[test]
fn stories_are_found_at_any_depth_and_told_in_order() {
    let folder = in_memory::folder();
    fs::create_dir_all(folder.path().join("b/c")).unwrap();
    for name in ["a.story", "b/c/d.story", "b/e.story", "notes.md"] {
        fs::write(folder.path().join(name), "").unwrap();
    }
    let paths = story_paths(folder.path());
    let names: Vec<PathBuf> = tell_all(&paths, |path| path.strip_prefix(folder.path()).unwrap().to_owned());
    assert_eq!(names, ["a.story", "b/c/d.story", "b/e.story"].map(PathBuf::from));
}

#[test]
fn a_story_that_cannot_be_read_is_a_complaint() {
    let folder = in_memory::folder();
    let path = folder.path().join("a.story");
    fs::write(&path, "  out of nowhere\n").unwrap();
    assert!(replay_file(&path, false).unwrap().contains("line 1:"));
}

#[test]
fn a_rewritten_story_is_true() {
    let folder = in_memory::folder();
    let path = folder.path().join("a.story");
    fs::write(&path, "A word nobody knows.\n\n$ no-such-verb\n  something else\n").unwrap();
    assert!(replay_file(&path, false).is_some());
    assert_eq!(replay_file(&path, true), None);
    assert_eq!(replay_file(&path, false), None);
    assert!(fs::read_to_string(&path).unwrap().starts_with("A word nobody knows.\n\n$ no-such-verb\n"));
}
