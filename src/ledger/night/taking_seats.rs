//! How the house has its seats taken: what is said when somebody sits down, and when seats are drawn.

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use crate::refusal::Notice;
use engine::house::key;

/// The notice when a player takes his first seat; `seat` is the one he asked for. How seats are given is said once a night, and a
/// player who jumps the line is told who came before him.
#[must_use]
pub fn sits_down(tonight: &Tonight, player: PlayerId, seat: Option<u32>, agreed: bool) -> Option<Notice> {
    let said = tonight.house.word(key::SEATING)?;
    let evening = &tonight.evening;
    let first = evening.sittings.iter().all(|sitting| sitting.seat.is_none());
    let text = match said.value {
        "management" if first && !agreed => "management says who sits where".to_owned(),
        "draw" if first && evening.hands == 0 => {
            "seats are drawn by lot before the first hand: seats draw".to_owned()
        }
        "first-come" if seat.is_some() => came_before(tonight, player)?,
        _ => return None,
    };
    Some(Notice::worded(said.rule.as_deref(), text))
}

/// Who came before this player and has no seat yet (DAV-06).
fn came_before(tonight: &Tonight, player: PlayerId) -> Option<String> {
    let sittings = tonight.evening.sittings.iter();
    let before = sittings.take_while(|sitting| sitting.player != player);
    let waits = before.filter(|sitting| sitting.left.is_none() && sitting.seat.is_none());
    let names: Vec<String> = waits.map(|sitting| format!("`{}`", tonight.name(sitting.player))).collect();
    (!names.is_empty()).then(|| {
        format!(
            "seats go in the order of arrival: {} came before `{}`",
            names.join(", "),
            tonight.name(player)
        )
    })
}

/// What is said where seats are drawn although the house has them taken otherwise.
#[must_use]
pub fn drawn(tonight: &Tonight) -> Option<Notice> {
    let said = tonight.house.word(key::SEATING)?;
    let text = match said.value {
        "free" => "seats are drawn because you ask: everybody picks one here",
        "first-come" => "seats are drawn because you ask: they go in the order of arrival here",
        "management" => "seats are drawn because you ask: management says who sits where",
        _ => return None,
    };
    Some(Notice::worded(said.rule.as_deref(), text))
}
