//! If nobody posts the small blind, its chair is empty (DAV-25): a file without a small blind needs an empty chair.

use crate::bank::coming::coming_to;
use crate::bank::desk::BankError;
use crate::ids::PlayerId;
use crate::night::Tonight;
use crate::night::posted_blinds::{has_straddles, nobodys};
use crate::night::ring::with_kept_chairs;
use crate::refusal::{RecordedHandRefused, Refusal};
use crate::store::Reader;
use engine::hand::Seats;
use engine::house::key;
use engine::play::Setup;

/// Refuses a hand without a small blind if there is no empty chair to the right of the big blind, in the file or at the table.
///
/// # Errors
///
/// `other-stakes`, by the house's rule about the button.
pub fn check(
    reader: Reader<'_>,
    table: &Tonight,
    (setup, players): (&Setup, &[Option<PlayerId>]),
) -> Result<(), BankError> {
    let button = table.house.word(key::BUTTON_RULE).filter(|said| said.value == "dead");
    let (Some(button), Some(big)) = (button, nobodys(setup, has_straddles(&table.house))) else {
        return Ok(());
    };
    let all: Seats = (0..setup.places.len()).collect();
    let right = all.left_of(big).filter(|seat| *seat != big).last();
    let player = |seat: usize| players.get(seat).copied().flatten();
    let (Some(right), Some(left)) = (right.and_then(player), player(big)) else { return Ok(()) };
    let (here, next) = coming_to(reader, table, left)?;
    let ring = with_kept_chairs(&here.evening, &next);
    let chair = |player: PlayerId| ring.iter().position(|other| *other == player);
    let chairs: Seats = (0..ring.len()).collect();
    let behind = chair(right).and_then(|right| chairs.left_of(right).next());
    if behind.is_none() || behind != chair(left) {
        return Ok(());
    }
    let [right, left] = [right, left].map(|player| here.name(player).to_owned());
    let nobodys = RecordedHandRefused::NobodysSmallBlind { right, left };
    Err(Refusal::new(nobodys).by(button.rule.as_deref()).into())
}
