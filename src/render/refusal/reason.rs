//! Each reason of the ledger finds the room that says it.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use crate::render::refusal::{antes, notes, quoted, tournament};
use ledger::refusal::Why;

/// The words of a reason.
#[must_use]
pub(super) fn reason(why: &Why) -> Said {
    match why {
        Why::AnteRefused(why) => antes::said(why),
        Why::NoteRefused(why) => notes::said(why),
        Why::TournamentRefused(why) => tournament::said(why),
        Why::Together { first, more } => together(first, more),
        Why::Quoted(why) => quoted::said(why, reason),
        Why::Engine(refusal) => {
            with_lines(Said::new(refusal.code, &*refusal.message), refusal.hint.as_deref())
        }
        Why::Worded(worded) => with_lines(Said::new(worded.code, &*worded.message), worded.hint.as_deref()),
    }
}

fn with_lines(said: Said, lines: Option<&str>) -> Said {
    lines.iter().flat_map(|lines| lines.lines()).fold(said, Said::or)
}

/// Several doubts as one; each has a way out of its own, unless it is the same line.
fn together(first: &Why, more: &[Why]) -> Said {
    more.iter().map(reason).fold(reason(first), |one, other| {
        let message = format!("{}; {}", one.message, other.message);
        let new: Vec<WayOut> = other.ways.into_iter().filter(|way| !one.ways.contains(way)).collect();
        Said { message, ways: one.ways.iter().cloned().chain(new).collect(), ..one }
    })
}
