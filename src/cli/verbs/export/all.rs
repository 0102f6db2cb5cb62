//! `export all`: the whole book as a folder of plain files that can be read without any program.

use crate::answer::file::ExportedFolder;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::into_file;
use crate::cli::lines::Lines;
use crate::cli::reply::Reply;
use crate::render::file as render;
use ledger::store::{HandFilter, HandRow, Reader};
use std::fs;
use std::path::Path;

/// The text that explains the folder; the list of its files goes above it.
const ABOUT: &str = include_str!("about.txt");

/// A file of the folder, and its content.
struct Kept {
    /// Its name in the folder.
    file: String,
    /// What it is, for the list in the folder.
    about: &'static str,
    holds: Holds,
}

/// Where a file comes from.
enum Holds {
    /// Lines that write it themselves when they get its path.
    Export(&'static str),
    /// The answers to these lines, one after the other.
    Answers(Vec<Vec<String>>),
    /// A text the book keeps.
    Text(String),
}

/// Writes the folder.
pub fn folder(context: &Context, out: Option<&Path>) -> Result<Reply, Failure> {
    let Some(folder) = out else {
        return Err(Failure::usage("the whole book needs a folder to go to").hint("export all --out book"));
    };
    into_file::check_free(&context.book, folder)?;
    let files = {
        let store = context.look()?;
        contents(store.reader())?
    };
    let dry_run = context.dry_run;
    let answer = ExportedFolder { folder: folder.display().to_string(), files: names(&files), dry_run };
    if !dry_run {
        fs::create_dir(folder).map_err(|error| into_file::failed(folder, &error))?;
        if let Err(failure) = fill(context, folder, &files) {
            // Half a book helps nobody.
            fs::remove_dir_all(folder).map_err(|error| into_file::failed(folder, &error))?;
            return Err(failure);
        }
    }
    Ok(Reply::look(render::exported_folder(&answer), answer))
}

/// All file names; the file that lists them is written last.
fn names(files: &[Kept]) -> Vec<String> {
    files.iter().map(|kept| kept.file.clone()).chain(["README.txt".to_owned()]).collect()
}

/// What goes into the folder, for the book as it is.
fn contents(reader: Reader<'_>) -> Result<Vec<Kept>, Failure> {
    let kept = |file: &str, about, holds| Kept { file: file.to_owned(), about, holds };
    let said = |line: &[&str]| line.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    let people = reader.people()?.into_iter().filter(|person| person.merged.is_none());
    let statements = people.map(|person| said(&["book", "statement", "--", &person.name])).collect();
    let mut files = vec![
        kept("results.csv", "what everybody won and lost, night by night", Holds::Export("results")),
        kept("balances.csv", "what everybody has and owes", Holds::Export("balances")),
        kept("postings.csv", "every movement of money and chips", Holds::Export("csv")),
        kept("events.jsonl", "everything ever recorded, one event per line", Holds::Export("json")),
        kept("hledger.journal", "the money, for hledger", Holds::Export("hledger")),
        kept("beancount.beancount", "the money, for beancount", Holds::Export("beancount")),
        kept("players.txt", "who plays", Holds::Answers(vec![said(&["player", "list"])])),
        kept("debts.txt", "all debts, and how old they are", Holds::Answers(vec![said(&["book"])])),
        kept("statements.txt", "everybody's debts, step by step", Holds::Answers(statements)),
        kept("records.txt", "the biggest pots and the best nights", Holds::Answers(vec![said(&["records"])])),
    ];
    let mut houses: Vec<String> = Vec::new();
    for night in reader.nights()? {
        let number = night.number.to_string();
        let of = HandFilter { night: Some(night.number), ..HandFilter::default() };
        let hands = reader.hands(&of, 0, None)?;
        let show = |hand: &HandRow| said(&["hand", "show", &hand.number.to_string(), "--night", &number]);
        let lines = [said(&["night", &number])].into_iter().chain(hands.iter().rev().map(show));
        files.push(kept(
            &format!("night-{number}.txt"),
            "the night, and its hands",
            Holds::Answers(lines.collect()),
        ));
        if hands.iter().any(|hand| hand.depth == "full" && hand.voided.is_none()) {
            let line = said(&["hand", "export", "--night", &number, "--format", "housebook"]);
            let file = format!("night-{number}.phh");
            files.push(kept(
                &file,
                "its hands, action by action, for other programs",
                Holds::Answers(vec![line]),
            ));
        }
        let profile = reader.profile(night.id)?;
        if !profile.is_empty() && !houses.contains(&profile) {
            houses.push(profile);
        }
    }
    let rules = houses.into_iter().enumerate().map(|(place, text)| {
        let file = format!("house-{}.toml", place.saturating_add(1));
        Kept { file, about: "house rules a night was played under", holds: Holds::Text(text) }
    });
    files.extend(rules);
    Ok(files)
}

fn fill(context: &Context, folder: &Path, files: &[Kept]) -> Result<(), Failure> {
    let lines = Lines::new(context, context.left_open().clone());
    for kept in files {
        let path = folder.join(&kept.file);
        match &kept.holds {
            Holds::Export(format) => {
                let path = path.display().to_string();
                let words = ["export", *format, "--out", &path].map(str::to_owned);
                lines.plain(&words)?;
            }
            Holds::Answers(typed) => {
                let texts = typed.iter().map(|words| lines.plain(words)).collect::<Result<Vec<_>, _>>()?;
                write(context, &path, &texts.join("\n"))?;
            }
            Holds::Text(text) => write(context, &path, text)?,
        }
    }
    let list = files.iter().map(|kept| format!("{:<22}{}\n", kept.file, kept.about));
    write(context, &folder.join("README.txt"), &format!("{ABOUT}\n{}", list.collect::<String>()))
}

fn write(context: &Context, path: &Path, text: &str) -> Result<(), Failure> {
    into_file::write(&context.book, path, text.as_bytes())
}
