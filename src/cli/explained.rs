//! What `rank` and `showdown` share: JSON questions under the built-in houses, or explanations of them.

use crate::cli::chosen_house::chosen;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::question::Question;
use crate::cli::questions::Source;
use crate::cli::reply::Reply;
use clap::Args;
use engine::formats::line::{Houses, Rejected};

/// Answers a line, or explains it, under the built-in houses.
pub type Speaks = fn(&str, &Houses) -> Result<String, Rejected>;

/// Where the questions come from, and how to answer them.
#[derive(Debug, Args)]
pub struct Explained {
    #[command(flatten)]
    source: Source,
    /// House for lines that don't name one: a listed house or a house file
    #[arg(long, value_name = "HOUSE")]
    house: Option<String>,
    /// Show the hands card by card instead of JSON
    #[arg(long)]
    explain: bool,
}

impl Explained {
    /// Answers in JSON, unless an explanation is wanted.
    pub fn run(&self, context: &Context, answer: Speaks, explain: Speaks) -> Result<Reply, Failure> {
        let mut houses = Houses::presets();
        if let Some(word) = &self.house {
            houses.usual(&chosen(word)?.house);
        }
        let speak = if self.explain && !context.json { explain } else { answer };
        self.source.answer(&|question: &Question| {
            speak(question.text, &houses).map_err(|rejected| question.unanswered(rejected))
        })
    }
}
