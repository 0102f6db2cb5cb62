//! `hand replay`: a full hand step by step, on a terminal line by line, else all at once.

use crate::answer::hand::Replayed;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::full_screen;
use crate::cli::output;
use crate::cli::progress;
use crate::cli::reply::Reply;
use crate::cli::verbs::hand::show::Chosen;
use crate::cli::words::Words;
use crate::render;
use crate::render::replay::Telling;
use clap::Args;
use ledger::bank::hands::{self, WhichHand};
use ledger::bank::kept_hand;
use ledger::bank::loaded::load_night;
use ledger::bank::party;
use ledger::journal::HandPlayed;
use ledger::night::hand_frames::frames;
use ledger::night::party_game::DEPTH;
use std::io::BufRead;

/// Step through a hand
#[derive(Debug, Args)]
#[command(after_help = "Enter shows the next step, b the one before, and q quits.\n\n\
        Examples:\n  \
        housebook hand replay 12\n  \
        housebook hand replay 3 --night 2")]
pub struct Replay {
    #[command(flatten)]
    which: Chosen,
}

impl Replay {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let answer = steps(context, self.which.which())?;
        let live = full_screen::is_possible() && !context.json;
        if !live {
            return Ok(Reply::look(answer.frames.join("\n\n"), answer));
        }
        step_through(&answer.frames)?;
        Ok(Reply::look("", answer))
    }
}

/// The steps of a hand.
fn steps(context: &Context, which: WhichHand) -> Result<Replayed, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let words = Words::load(reader)?;
    let row = which.find(reader)?;
    let (_, hand) = hands::played(reader, &row)?;
    let pages = if hand.depth == DEPTH {
        let play = party::read_named(&load_night(reader, row.night_id)?, &hand)?;
        render::party::course(&play)?.into_iter().map(|page| page.join("\n\n")).collect()
    } else {
        pages(&hand, &words)?
    };
    Ok(Replayed { hand: hand.number, night: row.night, frames: pages })
}

/// The steps of a hand whose every act is recorded.
fn pages(hand: &HandPlayed, words: &Words) -> Result<Vec<String>, Failure> {
    kept_hand::check_full(hand)?;
    let currency = hand.asset().counted_in(words.currency);
    let record = kept_hand::read_named(hand, currency, &words.people)?;
    let frames = frames(&record.setup, &record.acts)?;
    let telling = Telling { setup: &record.setup, frames: &frames, currency };
    Ok((0..frames.len()).map(|number| telling.frame(number)).collect())
}

/// Shows the pages one by one, as the keys say.
fn step_through(pages: &[String]) -> Result<(), Failure> {
    progress::end();
    let mut number = 0_usize;
    let mut lines = std::io::stdin().lock().lines();
    while let Some(page) = pages.get(number) {
        output::page(&format!("{page}\n\n"))?;
        match lines.next().and_then(Result::ok).as_deref().map(str::trim) {
            None | Some("q" | "quit") => return Ok(()),
            Some("b") => number = number.saturating_sub(1),
            Some(_) => number = number.saturating_add(1),
        }
    }
    Ok(())
}
