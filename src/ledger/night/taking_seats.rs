//! How the house gives out seats: what's said when somebody sits down, and when seats are drawn.

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use crate::refusal::{Notice, SeatNoticed, SeatsTaken};
use engine::house::key;

/// The notice when a player takes their first seat; `seat` is the one they asked for. How seats are given out is said once a
/// night, and a player who jumps the line is told who came before them.
#[must_use]
pub fn sits_down(tonight: &Tonight, player: PlayerId, seat: Option<u32>, agreed: bool) -> Option<Notice> {
    let said = tonight.house.word(key::SEATING)?;
    let evening = &tonight.evening;
    let first = evening.sittings.iter().all(|sitting| sitting.seat.is_none());
    let what = match said.value {
        "management" if first && !agreed => SeatNoticed::ManagementSeats,
        "draw" if first && evening.hands == 0 => SeatNoticed::DrawnFirst,
        "first-come" if seat.is_some() => came_before(tonight, player)?,
        _ => return None,
    };
    Some(Notice::new(said.rule.as_deref(), what))
}

/// Who came before this player and has no seat yet (DAV-06).
fn came_before(tonight: &Tonight, player: PlayerId) -> Option<SeatNoticed> {
    let sittings = tonight.evening.sittings.iter();
    let before = sittings.take_while(|sitting| sitting.player != player);
    let waits = before.filter(|sitting| sitting.left.is_none() && sitting.seat.is_none());
    let before: Vec<String> = waits.map(|sitting| tonight.name(sitting.player).to_owned()).collect();
    (!before.is_empty()).then(|| SeatNoticed::CameBefore { name: tonight.name(player).to_owned(), before })
}

/// What's said if seats are drawn although the house gives them out some other way.
#[must_use]
pub fn drawn(tonight: &Tonight) -> Option<Notice> {
    let said = tonight.house.word(key::SEATING)?;
    let taken = match said.value {
        "free" => SeatsTaken::Free,
        "first-come" => SeatsTaken::FirstCome,
        "management" => SeatsTaken::Management,
        _ => return None,
    };
    Some(Notice::new(said.rule.as_deref(), SeatNoticed::DrawnAllTheSame(taken)))
}
