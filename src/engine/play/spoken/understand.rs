//! What a player's words and chips mean: the words count first, otherwise the chips.

use crate::house::{House, key};
use crate::money::{Money, Overflow};
use crate::play::act::Act;
use crate::play::procedure::{Which, cited};
use crate::play::spoken::chips::silent;
use crate::play::spoken::facing::{Facing, Moved};
use crate::play::spoken::meaning::{Meaning, Reading};
use crate::play::spoken::phrase::phrase;
use crate::play::spoken::words::spoken;
use crate::readable::shown;
use crate::refusal::Refusal;

/// Reads what was said and moved at a player's turn.
///
/// Refuses words that aren't known, and acts that are impossible in this situation (a check when there is something to
/// call); amounts are left to the validator.
///
/// # Errors
///
/// `nothing-said`, `not-understood`, and codes for impossible acts, such as `bet-to-call`.
pub fn understand(
    house: &House,
    said: Option<&str>,
    moved: Option<Moved>,
    facing: &Facing,
) -> Result<Reading, Refusal> {
    let reading = match (said, moved) {
        (Some(said), moved) => {
            let phrase = phrase(said, facing.currency).ok_or_else(|| not_understood(said))?;
            spoken(house, phrase, moved, facing)?
        }
        (None, Some(moved)) => silent(house, moved, facing)?,
        (None, None) => {
            return Err(Refusal::new("nothing-said", "type what the player said or the chips they put in"));
        }
    };
    match (reading, moved) {
        (Reading::Means(meaning), Some(moved)) => Ok(settled(house, meaning, moved, facing)?.into()),
        (reading, _) => Ok(reading),
    }
}

fn not_understood(said: &str) -> Refusal {
    let said = shown(said);
    Refusal::new(
        "not-understood",
        format!("`{said}` isn't an action; say fold, check, call, bet 5, raise to 10 or all-in"),
    )
}

/// Compares the chips on the table with what the act needs: what's missing, what comes back, where they are.
fn settled(house: &House, meaning: Meaning, moved: Moved, facing: &Facing) -> Result<Meaning, Overflow> {
    let needed = match meaning.act {
        Act::Call(_) => facing.turn.call,
        Act::RaiseTo(_, total) => total.minus(facing.own)?,
        _ => Money::ZERO,
    };
    let over = moved.all()?.minus(needed)?;
    let shown = |amount: Money| facing.currency.shown(amount);
    let meaning = if over.is_negative() {
        meaning.remark(None, format!("put in {} more", shown(over.abs())))
    } else if over.is_zero() {
        meaning
    } else {
        changed(house, Meaning { change: over, ..meaning }, &shown(over))
    };
    Ok(if moved.splashed { placed(house, meaning) } else { meaning })
}

fn changed(house: &House, meaning: Meaning, back: &str) -> Meaning {
    let text = match house.word(key::WAGER_CHANGE).map(|word| word.value) {
        Some("after-betting") => format!("you get {back} back after the betting"),
        Some("from-pot") => {
            format!("you get {back} back from the pot; if you put in a big chip, say your bet")
        }
        _ => format!("you get {back} back"),
    };
    meaning.remark(cited(house, key::WAGER_CHANGE, Which::First), text)
}

fn placed(house: &House, meaning: Meaning) -> Meaning {
    let rule = cited(house, key::WAGER_PLACE, Which::First);
    if house.is_unset(key::WAGER_PLACE) {
        return meaning;
    }
    meaning.remark(rule, "put your chips in front of your own cards, not in the pot")
}
