//! `tournament start`: fixes the prizes, and the first card may be dealt.

use crate::answer::tournament::state::State;
use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::verbs::tournament::new::prizes;
use crate::cli::words::Words;
use crate::render::tournament as render;
use clap::Args;
use ledger::bank::{load_tonight, tournament};
use ledger::night::tournament::starting::SaidAtStart;
use ledger::refusal::Refusal;
use ledger::time::Instant;

/// Milliseconds of a minute.
const MINUTE: i64 = 60_000;

/// Start play
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament start\n  \
        housebook tournament start --payout 60/30/10 --host Ann --deputy Bob\n\n\
        The prizes must add up to the pool.")]
pub struct Start {
    /// Prizes in percent, or amounts after =
    #[arg(long, value_name = "60/30/10|=100/50")]
    payout: Option<String>,
    /// Who makes rulings
    #[arg(long, value_name = "PLAYER")]
    host: Option<String>,
    /// Who rules when the host is involved
    #[arg(long, value_name = "PLAYER")]
    deputy: Option<String>,
}

impl Start {
    /// Starts.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let words = Words::load(store.reader())?;
        let tonight = load_tonight(store.reader())?;
        let currency = tonight.currency;
        if context.said_at.is_some() {
            check_time(context.at, tournament::last_entry(store.reader(), &tonight)?)?;
        }
        drop(store);
        let player = |word: &Option<String>| word.as_deref().map(|word| words.player(word)).transpose();
        let said = SaidAtStart {
            prizes: self.payout.as_deref().map(|word| prizes(word, currency)).transpose()?,
            host: player(&self.host)?,
            deputy: player(&self.deputy)?,
        };
        let now = context.moment();
        let shown = now.clone();
        context.record(
            |session| tournament::start(session, said, now),
            |(tonight, _, notices)| {
                let answer = tonight.tournament().map(|on| State::of(&tonight, on, &shown));
                Told::new(render::status(&tonight, &shown), answer).with(notices)
            },
        )
    }
}

/// A time that was given must be after the entries; one that wasn't is what the clock shows.
fn check_time(begins: Instant, last_entry: Option<Instant>) -> Result<(), Refusal> {
    // People give times to the minute.
    match last_entry.filter(|entry| begins.0.saturating_add(MINUTE) <= entry.0) {
        None => Ok(()),
        Some(entry) => {
            let (begins, entry) = (clock::shown(begins), clock::shown(entry));
            let message = format!("the tournament would start at {begins}, before the last entry at {entry}");
            Err(Refusal::worded("start-before-entry", message)
                .hint(format!("tournament start --at \"{entry}\""))
                .into())
        }
    }
}
