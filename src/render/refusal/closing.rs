//! What stands against the end of a night, in words, and what is to be heard when it ends.

use crate::render::refusal::evenings::open_note;
use crate::render::refusal::leaving::notice;
use crate::render::refusal::said::Said;
use engine::as_text::counted;
use engine::money::Amount;
use ledger::refusal::{Bears, ClosingNoticed, ClosingRefused, CountedHow, LapsingNote};

pub(super) fn said(why: &ClosingRefused) -> Said {
    match why {
        ClosingRefused::TournamentOpen { number, pool, called_off } => {
            let message = format!("tournament {number} is still on, with {pool} to be won");
            let said = Said::new("tournament-open", message).or("tournament payout");
            if *called_off { said.or("tournament cancel --why \"called off\"") } else { said }
        }
        ClosingRefused::ColdHandsTied { names } => {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            let names = names.join(" and ");
            Said::new("cold-hands-tied", format!("the cold hands of {names} tied: deal them again"))
                .or("coldhands --deal")
        }
        ClosingRefused::OverShort { chips, colours, cash, found_first, bearers } => {
            let chips = (!chips.is_zero()).then(|| format!("{} in chips{}", off(*chips), kinds(colours)));
            let cash = (!cash.is_zero()).then(|| format!("{} in the drawer", off(*cash)));
            let parts: Vec<String> = chips.into_iter().chain(cash).collect();
            let until = if *found_first { "; nobody is paid until the difference is found" } else { "" };
            let said = Said::new("over-short", format!("the count is off: {}{until}", parts.join(", ")));
            borne_by(said, bearers)
        }
        ClosingRefused::NoBanker => {
            Said::new("no-banker", "nobody is named as banker, so nobody can bear it").or("banker --help")
        }
        ClosingRefused::SeveralWon { each, bearers } => {
            let said = Said::new("no-single-winner", format!("several players won most, {each} each"));
            borne_by(said, bearers)
        }
        ClosingRefused::NobodyWon { bearers } => {
            borne_by(Said::new("no-single-winner", "nobody won tonight"), bearers)
        }
        ClosingRefused::NotesWouldLapse { notes } => {
            let notes: Vec<String> = notes.iter().map(lapsing).collect();
            let message = match notes.as_slice() {
                [note] => format!("{note}, is not in THE BOOK yet"),
                notes => format!("{} are not in THE BOOK yet", notes.join("; ")),
            };
            Said::new("notes-would-lapse", message).or("close --yes")
        }
    }
}

pub(super) fn off(amount: Amount) -> String {
    if amount.is_negative() { format!("{} short", amount.abs()) } else { format!("{amount} over") }
}

/// The difference in chips of each kind.
fn kinds(colours: &[(String, i64)]) -> String {
    let parts: Vec<String> = colours.iter().map(|(colour, off)| format!("{off:+} {colour}")).collect();
    if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) }
}

/// The close by each who can bear what is over or short.
fn borne_by(said: Said, bearers: &[Bears]) -> Said {
    let line = |bearer: &Bears| match bearer {
        Bears::House => "close --over-short house",
        Bears::Winner => "close --over-short winner",
        Bears::Banker => "close --over-short banker",
    };
    bearers.iter().map(line).fold(said, Said::or)
}

fn lapsing(LapsingNote { note, holder }: &LapsingNote) -> String {
    format!("{} for `{holder}`", open_note(note))
}

pub(super) fn noticed(what: &ClosingNoticed) -> String {
    match what {
        ClosingNoticed::LedgersStack { counted, names } => {
            let how = match counted {
                CountedHow::Not => "not counted",
                CountedHow::ByPlayer => "counted by the player only",
                CountedHow::ByBanker => "counted by the banker only",
                CountedHow::Differently => "counted differently by the player and the banker",
            };
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            format!("{how}; paying the book figure: {}", names.join(", "))
        }
        ClosingNoticed::WithoutPrizes => {
            "no prizes were worked out, so chips go back at the price they were sold for (standard rule)"
                .to_owned()
        }
        ClosingNoticed::NotTheLastDealer { last, dealer } => {
            format!("the last hand is `{last}`'s to deal, and the last was dealt by `{dealer}`")
        }
        ClosingNoticed::NotLevel { first, most, last, least } => {
            let (most, least) = (counted(most, "hand"), counted(least, "hand"));
            format!(
                "`{first}` dealt {most} and `{last}`, who deals last, {least}: play stops when they are level"
            )
        }
        ClosingNoticed::Management => "play stops when management says so".to_owned(),
        ClosingNoticed::NobodyGaveNotice { due } => {
            format!("the table breaks up and nobody gave notice; it takes notice of {}", notice(*due))
        }
        ClosingNoticed::SeveralHaveChips { names } => {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            format!("play goes on until one player has all the chips; {} have some", names.join(", "))
        }
    }
}
