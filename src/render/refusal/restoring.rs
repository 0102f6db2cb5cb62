//! Why a book is not restored, or a tape not given up, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use crate::render::shell;
use ledger::refusal::{LostEvents, RestoreRefused};
use ledger::shown::shown;
use std::path::Path;

pub(super) fn said(why: &RestoreRefused) -> Said {
    match why {
        RestoreRefused::TapeKnowsMore { tape, is_whole, lost, like } => {
            let count = lost.count;
            let (events, are) = if count == 1 { ("event", "is") } else { ("events", "are") };
            let message = format!(
                "{count} {events} {are} only on the tape `{}` and would be lost for good{}",
                shown(tape),
                named(lost)
            );
            let said = Said::new("would-lose", message);
            let said = if *is_whole { said.way(from_tape(tape)) } else { said };
            said.or(format!("{like} --yes-lose {count}"))
        }
        RestoreRefused::FromItself { book } => {
            Said::new("restore-from-itself", format!("`{}` is the book itself", shown(book)))
        }
        RestoreRefused::OverAnotherBook { source } => Said::new(
            "restore-over-another-book",
            format!(
                "the book file already has a different book in it, and `{}` doesn't belong to it",
                shown(source)
            ),
        )
        .or("--book FILE"),
        RestoreRefused::Needless { source, end } => Said::new(
            "restore-needless",
            format!(
                "nothing to restore: the book is in order and ends where `{}` does, at #{end}",
                shown(source)
            ),
        ),
        RestoreRefused::WouldLose { source, is_tape, is_cut, lost, tape } => {
            let (file, source, count, list) = (shell::file(source), shown(source), lost.count, named(lost));
            let events = if count == 1 { "event" } else { "events" };
            let message = match (is_cut, count) {
                (true, _) => format!(
                    "`{source}` stops in the middle of a request, and half a request can't be kept, so {count} \
                     {events} would be lost{list}"
                ),
                (false, 1) => format!("1 event would be lost because it isn't in `{source}`{list}"),
                (false, _) => format!("{count} events would be lost because they aren't in `{source}`{list}"),
            };
            let from = if *is_tape { "--from-tape " } else { "" };
            let lose = format!("restore {from}{file} --yes-lose {count}");
            let said = Said::new("would-lose", message);
            tape.iter().fold(said, |said, tape| said.way(from_tape(tape))).or(lose)
        }
    }
}

fn from_tape(tape: &Path) -> WayOut {
    WayOut::line(format!("restore --from-tape {}", shell::file(tape)))
}

/// The first few of them, for the end of a sentence.
fn named(lost: &LostEvents) -> String {
    let first = lost.named.iter().map(|(seq, kind)| format!("#{seq} {kind}").trim_end().to_owned());
    let first: Vec<String> = first.collect();
    let more = if usize::try_from(lost.count).is_ok_and(|count| count == first.len()) { "" } else { ", …" };
    if first.is_empty() { String::new() } else { format!(": {}{more}", first.join(", ")) }
}
