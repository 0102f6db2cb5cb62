//! `tournament agree`, `tournament stop`: what everybody must agree on, and what waits for a ruling.

use crate::answer::tournament::{self as answer, Agreed, Stopped};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::verbs::tournament::new::prizes;
use crate::cli::words::Words;
use crate::render::tournament::happened as render;
use clap::Args;
use ledger::bank::tournament;
use ledger::tournament::did::Did;

/// Write down a rule change everybody agreed on
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament agree \"no straddles tonight\"\n  \
        housebook tournament agree \"one rebuy each\" --against Cat")]
pub struct Agree {
    /// What you agreed on
    text: String,
    /// Player who objects (then it isn't adopted)
    #[arg(long, value_name = "PLAYER")]
    against: Vec<String>,
}

/// Change the prizes if everybody agrees
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament prizes 50/30/20\n  \
        housebook tournament prizes =100/50")]
pub struct Prizes {
    /// Prizes in percent, or amounts after =
    #[arg(value_name = "60/30/10|=100/50")]
    prizes: String,
    /// Player who objects (then it isn't adopted)
    #[arg(long, value_name = "PLAYER")]
    against: Vec<String>,
}

/// Stop play until somebody rules
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament stop \"did Ann call?\" --party Ann --party Bob\n  \
        housebook tournament stop \"a card is missing\"")]
pub struct Stop {
    /// What it's about
    why: String,
    /// Player involved (repeatable)
    #[arg(long, value_name = "PLAYER")]
    party: Vec<String>,
}

impl Agree {
    /// Writes it down.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let text = free_text(&self.text, "a rule change")?;
        let against = self.against.iter().map(|word| words.player(word)).collect::<Result<Vec<_>, _>>()?;
        context.record(
            |session| tournament::change(session, text.clone(), &against),
            |(tonight, did, notices)| {
                let agreed = if let Did::Agreed { agreed, .. } = did { agreed } else { Vec::new() };
                let agreed = agreed.iter().map(|player| tonight.name(*player).to_owned()).collect();
                let answer = Agreed { text: text.clone(), agreed };
                Told::new(render::agreed(&answer), answer).with(notices)
            },
        )
    }
}

impl Prizes {
    /// Writes them down.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let table = prizes(&self.prizes, words.currency)?;
        let against = self.against.iter().map(|word| words.player(word)).collect::<Result<Vec<_>, _>>()?;
        let typed = table.typed(words.currency);
        context.record(
            |session| tournament::prizes(session, table, &against),
            |(_, _, notices)| {
                Told::new(format!("the prizes are {typed}"), answer::Prizes { prizes: typed }).with(notices)
            },
        )
    }
}

impl Stop {
    /// Stops.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let why = free_text(&self.why, "a reason")?;
        let parties = self.party.iter().map(|word| words.player(word)).collect::<Result<Vec<_>, _>>()?;
        let names: Vec<String> = parties
            .iter()
            .map(|player| words.people.called(*player).map_or_else(String::new, ToString::to_string))
            .collect();
        let now = context.moment();
        context.record(
            |session| tournament::stop(session, why.clone(), parties, now),
            |(_, _, notices)| {
                let answer = Stopped { why: why.clone(), parties: names };
                Told::new(render::stopped(&answer), answer).with(notices)
            },
        )
    }
}
