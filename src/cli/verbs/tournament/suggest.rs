//! `tournament suggest`: levels that end at the time wanted.

use crate::answer::tournament::Suggested;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::verbs::tournament::new::chips;
use crate::render::page::table;
use clap::Args;
use engine::money::Money;
use engine::readable::AsTyped;
use ledger::tournament::level_words::{parse_level, typed};
use ledger::tournament::suggest::{LevelsWish, Suggestion, suggest};

/// Suggest a blind schedule
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament suggest --players 8 --stack 1500 --hours 3 --chip 25\n  \
        housebook tournament suggest --players 9 --stack 3000 --hours 2:30 \\\n    \
        --chip 25 --chip 100 --antes")]
pub struct Suggest {
    /// How many players
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=1000))]
    players: u32,
    /// Starting stack
    #[arg(long, value_name = "CHIPS")]
    stack: String,
    /// How long it should take, like 3 or 2:30
    #[arg(long, value_name = "HOURS")]
    hours: String,
    /// Value of a chip (repeat it for each color)
    #[arg(long, value_name = "CHIPS", required = true)]
    chip: Vec<String>,
    /// First blinds
    #[arg(long, value_name = "SMALL/BIG")]
    start: Option<String>,
    /// Length of a level
    #[arg(long, value_name = "MINUTES", value_parser = clap::value_parser!(u32).range(1..=120))]
    minutes: Option<u32>,
    /// Antes from level 4 on
    #[arg(long)]
    antes: bool,
}

impl Suggest {
    /// Suggests.
    pub fn run(self, _: &mut Context) -> Result<Reply, Failure> {
        let start = self.start.as_deref().map(parse_level).transpose();
        let start = start.map_err(|error| Failure::usage(error.to_string()))?;
        let wish = LevelsWish {
            players: self.players,
            stack: chips(&self.stack)?,
            minutes: minutes(&self.hours)?,
            values: self.chip.iter().map(|word| chips(word)).collect::<Result<Vec<Money>, _>>()?,
            start: start.and_then(|level| level.blinds()),
            level_minutes: self.minutes,
            antes: self.antes,
        };
        let found = suggest(&wish)?;
        Ok(told(&found))
    }
}

/// Hours as people write them: `3`, `2:30`.
fn minutes(text: &str) -> Result<u32, Failure> {
    let (hours, minutes) = text.split_once(':').unwrap_or((text, "0"));
    let read = |part: &str| part.parse::<u32>().ok().filter(|number| *number < 60);
    match (read(hours), read(minutes)) {
        (Some(hours), Some(minutes)) if hours > 0 || minutes > 0 => {
            Ok(hours.saturating_mul(60).saturating_add(minutes))
        }
        _ => Err(Failure::usage(format!(
            "`{}` isn't a valid number of hours: write 3 or 2:30",
            text.as_typed()
        ))),
    }
}

fn told(found: &Suggestion) -> Reply {
    let structure = &found.structure;
    let rows = structure.levels().iter().enumerate().map(|(position, level)| {
        let number = if level.is_break() { String::new() } else { structure.number(position).to_string() };
        let what = level.blinds().map_or_else(|| "break".to_owned(), |blinds| blinds.shown());
        let minutes = level.minutes().map_or_else(String::new, |minutes| minutes.to_string());
        let end = if position == found.ends { "ends around here" } else { "" };
        [number, what, minutes, end.to_owned()]
    });
    let words: Vec<String> = structure.levels().iter().map(typed).collect();
    let text = table(&["level", "blinds", "minutes", ""], &[0, 2], rows);
    let text = format!("{text}\n\ntournament new … --levels \"{}\"", words.join(" "));
    let answer = Suggested { levels: words, minutes: found.level_minutes, ends: found.ends };
    Reply::look(text, answer).with(found.notices.clone())
}
