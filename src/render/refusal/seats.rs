//! What is wrong with a seat, and notices about seats, in words.

use crate::render::page::together;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{SeatNoticed, SeatRefused, SeatsTaken};

pub(super) fn said(why: &SeatRefused) -> Said {
    match why {
        SeatRefused::AsksFirst { name, table } => {
            Said::new("asks-first", format!("`{name}` is at table {table} and has to ask to change tables"))
                .way(WayOut::line("seats ask").who(&[name]))
        }
        SeatRefused::NoSuchSeat { seat, seats } => {
            Said::new("no-seat", format!("there's no seat {seat}, only seats 1 to {seats}"))
        }
        SeatRefused::Taken { name, seat } => {
            Said::new("seat-taken", format!("`{name}` is in seat {seat}")).or("seats")
        }
        SeatRefused::KeptToTheEnd { name, seat } => {
            Said::new("seat-kept", format!("`{name}` keeps seat {seat} until the tournament is over"))
                .or("tournament seats")
        }
        SeatRefused::Kept { name } => {
            Said::new("seat-kept", format!("`{name}` can't change seats: nobody changes seats at this house"))
                .or("seats")
        }
        SeatRefused::ChangeUnagreed { name, before, seat } => {
            let message =
                format!("`{name}` has seat {before}, and management has to agree to a move to seat {seat}");
            Said::new("seat-change-unagreed", message)
                .way(WayOut::line("seat").who(&[name]).arg(&seat.to_string()).arg("--agreed"))
        }
        SeatRefused::TournamentPlayed { tournament, players } => {
            let message = format!(
                "tournament {tournament} is running, so its {players} players keep their seats until it's over"
            );
            Said::new("seat-kept", message).or("tournament seats")
        }
        SeatRefused::GameBegun => {
            Said::new("game-begun", "the game has already started, and you draw for seats before that")
                .or("seats")
        }
        SeatRefused::TooFewToDraw { players } => {
            let message = format!("it takes at least 2 players to draw seats, but this table has {players}");
            Said::new("nobody-to-play", message).or("seat --help")
        }
    }
}

pub(super) fn noticed(what: &SeatNoticed) -> String {
    match what {
        SeatNoticed::LeavesKept { name, seat } => {
            format!("`{name}` is leaving seat {seat}, but players keep the same seat all night at this house")
        }
        SeatNoticed::ManagementSeats => MANAGEMENT_SEATS.to_owned(),
        SeatNoticed::DrawnFirst => "draw for seats before the first hand (seats draw)".to_owned(),
        SeatNoticed::CameBefore { name, before } => {
            let before: Vec<String> = before.iter().map(|name| format!("`{name}`")).collect();
            format!("first come, first seated: {} got here before `{name}`", together(&before))
        }
        SeatNoticed::DrawnAllTheSame(taken) => {
            let how = match taken {
                SeatsTaken::Free => "everybody picks a seat",
                SeatsTaken::FirstCome => "it's first come, first seated",
                SeatsTaken::Management => MANAGEMENT_SEATS,
            };
            format!("drawing for seats because you asked; at this house, {how}")
        }
    }
}

const MANAGEMENT_SEATS: &str = "management says who sits where";
