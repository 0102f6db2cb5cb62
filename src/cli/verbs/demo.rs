//! `demo`: a whole evening, from the first buy-in to THE BOOK.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::reply::Reply;
use crate::cli::verbs::run::perform;
use clap::Args;
use engine::readable::AsTyped;
use ledger::shown::shown;

/// The built-in evenings, by house.
const EVENINGS: &[(&str, &str)] = &[
    ("mike", include_str!("../../../docs/evenings/mike.txt")),
    ("igloo", include_str!("../../../docs/evenings/igloo.txt")),
];

/// Watch a whole evening
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook demo\n  housebook demo igloo")]
pub struct Demo {
    /// The house: mike or igloo
    #[arg(default_value = "mike")]
    house: String,
}

impl Demo {
    /// Plays the evening.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let known: Vec<&str> = EVENINGS.iter().map(|(house, _)| *house).collect();
        let Some((house, evening)) = EVENINGS.iter().find(|(house, _)| *house == self.house) else {
            let refusal = ledger::refusal::Refusal::worded(
                "unknown-evening",
                format!("there's no demo called `{}`", self.house.as_typed()),
            );
            return Err(known
                .iter()
                .fold(refusal, |refusal, house| refusal.or_hint(format!("demo {house}")))
                .into());
        };
        let name = format!("housebook-demo-{}-{}", std::process::id(), context.random.id(context.now.0));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir(&folder).map_err(|error| {
            Failure::new(exit::STORAGE, "storage", format!("`{}`: {error}", shown(&folder)))
        })?;
        context.book = folder.join("demo.book");
        // The whole evening is a demo: its book is thrown away, so there is nothing to hold back or to repeat.
        (context.dry_run, context.id) = (false, None);
        let played = perform(&format!("the evening at {house}"), evening, false, context);
        // What can't be deleted now, the system deletes later.
        let _ = std::fs::remove_dir_all(&folder);
        played
    }
}
