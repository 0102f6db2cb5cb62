//! `book limit`: how much a player may owe in THE BOOK.

use crate::answer::Amount;
use crate::answer::book::Limited;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::render::book as render;
use clap::Args;
use ledger::bank::limits;

#[derive(Debug, Args)]
pub struct Limit {
    /// The player
    player: String,
    /// The most they can owe, or `none`
    #[arg(allow_hyphen_values = true)]
    amount: String,
    /// Who agreed, and why
    #[arg(long, value_name = "REASON")]
    why: Option<String>,
}

impl Limit {
    /// Sets the limit.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let (words, names) = naming::load(context)?;
        let player = words.player(&self.player)?;
        let limit = match self.amount.as_str() {
            "none" => None,
            amount => Some(words.amount(amount)?),
        };
        let why = self.why.as_deref().map(|why| free_text(why, "a reason")).transpose()?.unwrap_or_default();
        let limited = Limited {
            player: names.word(player).to_owned(),
            limit: limit.map(|limit| Amount::new(limit, words.currency)),
            why: why.clone(),
        };
        context.record(
            |session| limits::set(session, player, limit, &why),
            |notices| Told::new(render::limited(&limited), limited).with(notices),
        )
    }
}
