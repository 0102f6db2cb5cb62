//! Who deals a hand without playing in it, by the house's rules: the button goes on around the players.

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use crate::refusal::{DealNoticed, DealRefused, Notice, Refusal, Remark};
use engine::house::key;

/// May this player be named as a dealer who doesn't play? If the house may provide somebody to deal, the dealer is still the
/// player with the button (CAU-008).
///
/// # Errors
///
/// `not-in-the-game`.
pub fn check(tonight: &Tonight, named: PlayerId) -> Result<(), Refusal> {
    // If the house may provide somebody to deal, a player has the button even while nobody has come.
    let is_away = |word: &str| match word {
        "house" => tonight.evening.sitting(named).is_none(),
        _ => came_not(tonight, named),
    };
    let said = tonight.word_or(key::DEALER_DEDICATED, "none");
    if !is_away(said.value) {
        return Ok(());
    }
    let name = tonight.name(named).to_owned();
    let why = match said.value {
        "none" => DealRefused::DoesNotPlay { name },
        "house" => DealRefused::HasNotCome { name },
        "last-eliminated" => DealRefused::NeverPlayed { name },
        _ => return Ok(()),
    };
    let rotation = tonight.house.word(key::DEALER_ROTATION).and_then(|said| said.rule);
    Err(Refusal::new(why).by(said.rule.or(rotation).as_deref()))
}

/// Says that this player deals without playing, if the house allows it: then they don't have the button.
#[must_use]
pub fn beside(tonight: &Tonight, named: PlayerId) -> Option<Notice> {
    let said = tonight.house.word(key::DEALER_DEDICATED)?;
    let name = tonight.name(named).to_owned();
    let what = match said.value {
        "possible" if came_not(tonight, named) || is_out(tonight, named) => {
            DealNoticed::WithoutPlaying { name }
        }
        "last-eliminated" if is_out(tonight, named) => DealNoticed::OutAndDeals { name },
        _ => return None,
    };
    Some(Notice::new(said.rule.as_deref(), what))
}

/// The same, with who has the button then, if that's known.
#[must_use]
pub fn has_button(beside: Notice, tonight: &Tonight, button: Option<PlayerId>) -> Notice {
    let Some(button) = button.map(|button| tonight.name(button).to_owned()) else { return beside };
    Notice::new(beside.rule.as_deref(), Remark::DealsBeside { said: beside.what, button })
}

/// True if others came tonight and this player didn't.
fn came_not(tonight: &Tonight, player: PlayerId) -> bool {
    !tonight.evening.sittings.is_empty() && tonight.evening.sitting(player).is_none()
}

/// True if the player played for chips tonight, has none left and is still here; for an entrant of the tournament, once out of
/// it.
fn is_out(tonight: &Tonight, player: PlayerId) -> bool {
    if let Some(on) = tonight.tournament().filter(|on| on.entrant(player).is_some()) {
        return !on.is_in(player);
    }
    let sitting = tonight.evening.sitting(player);
    sitting.is_some_and(|sitting| sitting.left.is_none() && sitting.bought.is_positive())
        && tonight.evening.hands > 0
        && tonight.evening.chips(player).is_zero()
}
