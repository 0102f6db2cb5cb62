//! Why a night can't end yet, and its notices when it ends, in words.

use crate::render::next_step::{bearer_word, over_or_short};
use crate::render::page::together;
use crate::render::refusal::evenings::open_note;
use crate::render::refusal::leaving::notice;
use crate::render::refusal::said::Said;
use engine::as_text::{counted, listed};
use ledger::refusal::{Bears, ClosingNoticed, ClosingRefused, CountedHow, LapsingNote};

pub(super) fn said(why: &ClosingRefused) -> Said {
    match why {
        ClosingRefused::TournamentOpen { number, pool } => {
            let message = format!("tournament {number} is still going, with {pool} to win");
            Said::new("tournament-open", message).or("tournament status").or("tournament cancel --help")
        }
        ClosingRefused::ColdHandsTied { names } => {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            let names = together(&names);
            Said::new("cold-hands-tied", format!("{names} tied in cold hands: deal them again"))
                .or("coldhands --deal")
        }
        ClosingRefused::OverShort { chips, colours, cash, found_first, bearers } => {
            let chips =
                (!chips.is_zero()).then(|| format!("{} in chips{}", over_or_short(*chips), kinds(colours)));
            let cash = (!cash.is_zero()).then(|| format!("{} in the drawer", over_or_short(*cash)));
            let parts: Vec<String> = chips.into_iter().chain(cash).collect();
            let until = if *found_first { "; nobody gets paid until the difference is found" } else { "" };
            let said = Said::new("over-short", format!("the count is off: {}{until}", together(&parts)));
            borne_by(said, bearers)
        }
        ClosingRefused::NoBanker => {
            Said::new("no-banker", "there's no banker to cover the difference").or("banker --help")
        }
        ClosingRefused::SeveralWon { each, bearers } => {
            let said = Said::new(
                "no-single-winner",
                format!("several players tied for the biggest win, {each} each"),
            );
            borne_by(said, bearers)
        }
        ClosingRefused::NobodyWon { bearers } => borne_by(
            Said::new("no-single-winner", "nobody won tonight, so there's no winner to cover the difference"),
            bearers,
        ),
        ClosingRefused::NotesWouldLapse { notes } => {
            let notes: Vec<String> = notes.iter().map(lapsing).collect();
            let message = match notes.as_slice() {
                [note] => format!("{note} isn't in THE BOOK yet and would be void"),
                notes => format!("{} aren't in THE BOOK yet and would be void", together(notes)),
            };
            Said::new("notes-would-lapse", message).or("close --yes")
        }
    }
}

/// The difference in chips of each color.
fn kinds(colours: &[(String, i64)]) -> String {
    let parts: Vec<String> = colours.iter().map(|(colour, off)| format!("{off:+} {colour}")).collect();
    if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) }
}

/// The close command, once for each who can cover the difference.
fn borne_by(said: Said, bearers: &[Bears]) -> Said {
    let line = |bearer: &Bears| format!("close --over-short {}", bearer_word(*bearer));
    bearers.iter().map(line).fold(said, Said::or)
}

fn lapsing(LapsingNote { note, holder }: &LapsingNote) -> String {
    format!("{} (held by `{holder}`)", open_note(note))
}

pub(super) fn noticed(what: &ClosingNoticed) -> String {
    match what {
        ClosingNoticed::LedgersStack { counted, names } => {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            let names = listed(&names, "and").unwrap_or_default();
            let how = match counted {
                CountedHow::Not => format!("{names}'s chips weren't counted"),
                CountedHow::ByPlayer => format!("the banker didn't count {names}'s chips"),
                CountedHow::ByBanker => format!("only the banker counted {names}'s chips"),
                CountedHow::Differently => {
                    format!("the banker's count doesn't match what {names} counted")
                }
            };
            format!("{how}; paying what the book says")
        }
        ClosingNoticed::WithoutPrizes => {
            "no prizes were worked out, so players get back what they paid for their chips (standard rule)"
                .to_owned()
        }
        ClosingNoticed::NotTheLastDealer { last, dealer } => {
            format!("`{last}` should have dealt the last hand, but `{dealer}` dealt it")
        }
        ClosingNoticed::NotLevel { first, most, last, least } => {
            let most = counted(most, "hand");
            format!(
                "`{first}` dealt {most} and `{last}`, the last dealer, {least}: play stops when they're even"
            )
        }
        ClosingNoticed::Management => "management says when play stops".to_owned(),
        ClosingNoticed::NobodyGaveNotice { due } => {
            format!("the table is breaking up, but nobody gave notice {} ahead", notice(*due))
        }
        ClosingNoticed::SeveralHaveChips { names } => {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            format!(
                "play goes on until one player has all the chips, but {} still have some",
                together(&names)
            )
        }
    }
}
