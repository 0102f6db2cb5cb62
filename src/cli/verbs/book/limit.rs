//! `book limit`: how much a player may owe in THE BOOK.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::render::page::name;
use clap::Args;
use ledger::bank::limits;
use serde_json::json;

#[derive(Debug, Args)]
pub struct Limit {
    player: String,
    /// The most he may owe, or `none`
    #[arg(allow_hyphen_values = true)]
    amount: String,
    /// Who agreed, and why
    #[arg(long, value_name = "REASON")]
    why: Option<String>,
}

impl Limit {
    /// Says the limit.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let (words, names) = naming::load(context)?;
        let player = words.player(&self.player)?;
        let limit = match self.amount.as_str() {
            "none" => None,
            amount => Some(words.amount(amount)?),
        };
        let why = self.why.as_deref().map(|why| free_text(why, "a reason")).transpose()?.unwrap_or_default();
        let because = if why.is_empty() { String::new() } else { format!(": {}", name(&why)) };
        let text = match limit {
            Some(limit) => {
                let most = words.currency.shown(limit);
                format!("{} may owe up to {most} in THE BOOK from now on{because}", names.spoken(player))
            }
            None => {
                format!("nothing limits what {} owes in THE BOOK from now on{because}", names.spoken(player))
            }
        };
        let json = json!({
            "player": names.word(player),
            "limit": limit.map(|limit| words.currency.plain(limit)),
            "why": why,
        });
        context.record(
            |session| limits::set(session, player, limit, &why),
            |notices| Told::new(text, json).with(notices),
        )
    }
}
