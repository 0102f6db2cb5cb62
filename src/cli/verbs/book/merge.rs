//! `book merge`: merges what a surrogate recorded into THE BOOK.

use crate::answer;
use crate::cli::bundle_file;
use crate::cli::context::Context;
use crate::cli::event_number::event_number;
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::verbs::book::transit;
use crate::cli::words::{Words, name};
use crate::render::shell;
use crate::render::surrogate as render;
use clap::Args;
use engine::readable::AsTyped;
use ledger::bank::surrogate::{self, Decisions};
use ledger::refusal::{NewcomerRefused, Why};
use std::path::PathBuf;

/// Merge a stand-in's records into THE BOOK
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook book merge the-cabin.bundle\n  \
        housebook book merge the-cabin.bundle --same 12 --other Cat=Cathy")]
pub struct Merge {
    /// Bundle from the stand-in's `book export`
    file: PathBuf,
    /// Their player is this one of ours, or their event is already here (repeatable)
    #[arg(long, value_name = "THEIRS=OURS|EVENT")]
    same: Vec<String>,
    /// Their event only looks like ours: keep both (repeatable)
    #[arg(long, value_name = "EVENT", value_parser = event_number())]
    both: Vec<u64>,
    /// Their player is new here; =NAME if the name is taken (repeatable)
    #[arg(long, value_name = "THEIRS[=NAME]")]
    other: Vec<String>,
}

impl Merge {
    /// Checks the bundle, then merges everything new, or nothing.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let bundle = bundle_file::read(&self.file)?;
        let (words, _) = naming::load(context)?;
        let decisions = self.decisions(&words)?;
        let key = bundle.head.key;
        let done = context.record(
            |session| {
                let merged = surrogate::merge(session, &bundle, &decisions)?;
                let reader = session.journal().reader();
                let people = reader.people()?.into_iter().map(|person| (person.id, person.name));
                let names = crate::render::names::Names::new(people, []);
                Ok((merged, surrogate::in_transit(reader)?, names))
            },
            |(merged, open, names)| {
                let answer = answer::surrogate::Merged {
                    surrogate: merged.book.to_string(),
                    key: key.fingerprint(),
                    new: merged.new.map_or(0, |(first, last)| last.saturating_sub(first).saturating_add(1)),
                    known: merged.known,
                    first: merged.new.map(|(first, _)| first),
                    last: merged.new.map(|(_, last)| last),
                    in_transit: transit::open(&open, &names, words.currency),
                    first_time: merged.first_time,
                };
                Told::new(render::merged(&answer), answer).with(merged.notices)
            },
        );
        done.map_err(|failure| {
            let strange = match failure.refusal.as_deref().map(|refusal| &*refusal.why) {
                Some(Why::NewcomerRefused(NewcomerRefused::DidNotCome { name, .. })) => Some(name.clone()),
                _ => None,
            };
            // Each line keeps what was decided, except what it decides otherwise itself.
            let filled = |line: &str| line.replace("FILE", &self.said(line, strange.clone()));
            let hint = failure.hint.map(|hint| hint.lines().map(filled).collect::<Vec<_>>().join("\n"));
            Failure { hint, ..failure }
        })
    }

    /// The command so far, ready to paste: the file and what was decided, without anybody the hint decides otherwise and anybody
    /// who did not come.
    fn said(&self, hint: &str, strange: Option<String>) -> String {
        let whose = |word: &str| word.split('=').next().unwrap_or(word).to_owned();
        let words = shlex::split(hint).unwrap_or_default();
        let decided = words.windows(2).filter_map(|pair| match pair {
            [option, word] if ["--same", "--other", "--both"].contains(&option.as_str()) => Some(whose(word)),
            _ => None,
        });
        let otherwise: Vec<String> = decided.chain(strange).collect();
        let kept = |word: &&String| !otherwise.contains(&whose(word));
        let same = self.same.iter().filter(kept).map(|word| shell::option("--same", word));
        let other = self.other.iter().filter(kept).map(|word| shell::option("--other", word));
        let both = self.both.iter().map(|event| format!("--both {event}"));
        let file = shell::file(&self.file);
        std::iter::once(file).chain(same).chain(other).chain(both).collect::<Vec<_>>().join(" ")
    }

    fn decisions(&self, words: &Words) -> Result<Decisions, Failure> {
        let has_both = |word: &&String| word.parse().is_ok_and(|event: u64| self.both.contains(&event));
        if let Some(event) = self.same.iter().find(has_both) {
            return Err(Failure::usage(format!(
                "event {event} can't be both `--same` and `--both`; pick one"
            )));
        }
        let usage =
            |word: &str| Failure::usage(format!("`{}` should look like THEIRS=OURS", word.as_typed()));
        let (one, people): (Vec<_>, Vec<_>) = self.same.iter().partition(|word| word.parse::<u64>().is_ok());
        let same = people.into_iter().map(|word| {
            let (theirs, ours) = word.split_once('=').ok_or_else(|| usage(word))?;
            Ok((theirs.to_owned(), words.player(ours)?))
        });
        let other = self.other.iter().map(|word| match word.split_once('=') {
            None => Ok((word.clone(), None)),
            Some((theirs, here)) => Ok((theirs.to_owned(), Some(name(here)?))),
        });
        Ok(Decisions {
            same: same.collect::<Result<_, Failure>>()?,
            other: other.collect::<Result<_, Failure>>()?,
            one: one.into_iter().filter_map(|word| word.parse().ok()).collect(),
            two: self.both.iter().copied().collect(),
        })
    }
}
