//! What is wrong with a seat, and what is said of the seats people take, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{SeatNoticed, SeatRefused, SeatsTaken};

pub(super) fn said(why: &SeatRefused) -> Said {
    match why {
        SeatRefused::AsksFirst { name, table } => Said::new(
            "asks-first",
            format!("`{name}` sits at table {table}; a change of tables is asked for"),
        )
        .way(WayOut::line("seats ask").who(&[name])),
        SeatRefused::NoSuchSeat { seat, seats } => {
            Said::new("no-seat", format!("there is no seat {seat}: seats go from 1 to {seats}"))
        }
        SeatRefused::Taken { name, seat } => {
            Said::new("seat-taken", format!("`{name}` sits on seat {seat}")).or("seats")
        }
        SeatRefused::KeptToTheEnd { name, seat } => {
            Said::new("seat-kept", format!("`{name}` keeps seat {seat} to the end of the tournament"))
                .or("tournament seats")
        }
        SeatRefused::Kept { name } => {
            Said::new("seat-kept", format!("`{name}` keeps his seat: nobody changes it here")).or("seats")
        }
        SeatRefused::ChangeUnagreed { name, before, seat } => {
            let message =
                format!("`{name}` has seat {before}, and a change to seat {seat} is agreed with management");
            Said::new("seat-change-unagreed", message)
                .way(WayOut::line("seat").who(&[name]).arg(&seat.to_string()).arg("--agreed"))
        }
        SeatRefused::TournamentPlayed { tournament, players } => {
            let message = format!(
                "tournament {tournament} is played, and {players} players keep their seats to its end"
            );
            Said::new("seat-kept", message).or("tournament seats")
        }
        SeatRefused::GameBegun => {
            Said::new("game-begun", "the game has begun, and seats are drawn before it does").or("seats")
        }
        SeatRefused::TooFewToDraw { players } => {
            let message = format!("seats are drawn round a table, and {players} sit at this one");
            Said::new("nobody-to-play", message).or("seat --help")
        }
    }
}

pub(super) fn noticed(what: &SeatNoticed) -> String {
    match what {
        SeatNoticed::LeavesKept { name, seat } => {
            format!("`{name}` leaves seat {seat}; seats are kept for the night here")
        }
        SeatNoticed::ManagementSeats => MANAGEMENT_SEATS.to_owned(),
        SeatNoticed::DrawnFirst => "seats are drawn by lot before the first hand: seats draw".to_owned(),
        SeatNoticed::CameBefore { name, before } => {
            let before: Vec<String> = before.iter().map(|name| format!("`{name}`")).collect();
            format!("seats go in the order of arrival: {} came before `{name}`", before.join(", "))
        }
        SeatNoticed::DrawnAllTheSame(taken) => {
            let how = match taken {
                SeatsTaken::Free => "everybody picks one here",
                SeatsTaken::FirstCome => "they go in the order of arrival here",
                SeatsTaken::Management => MANAGEMENT_SEATS,
            };
            format!("seats are drawn because you ask: {how}")
        }
    }
}

const MANAGEMENT_SEATS: &str = "management says who sits where";
