//! Which game a word means: one of the table's, one the house wrote down, or none until its rules are stated (MIK-58).

use crate::calling::call::Called;
use crate::calling::names::{by_beginnings, named};
use crate::games::party::PartyRow;
use crate::games::{GameRow, spelled};
use crate::house::{House, key};
use crate::play::check_named;
use crate::readable::shown;
use crate::refusal::{Instead, Notice, Refusal};
use crate::rules;

/// The game with exactly that name, or the name people say.
#[must_use]
pub fn listed_game<'a>(name: &str, house: &'a House) -> Option<&'a GameRow> {
    named(&spelled(name), house)
}

/// The game of that name: the house's own first, then the table's. Capitals, blanks and marks do not matter.
///
/// # Errors
///
/// `unknown-game`, by the rule of a house in which other games need their rules stated.
pub fn resolve<'a>(name: &str, house: &'a House) -> Result<&'a GameRow, Refusal> {
    let typed = spelled(name);
    named(&typed, house).or_else(|| by_beginnings(&typed, house)).ok_or_else(|| unknown(name, house))
}

fn unknown(name: &str, house: &House) -> Refusal {
    let shown = shown(name);
    let message = format!("there's no game called `{shown}`");
    match rules_stated(house) {
        Some(rule) => {
            let message = format!("{message}; at this house the dealer has to explain a new game first");
            Refusal::new("unknown-game", message).by(rule.as_deref()).instead(Instead::ListGames)
        }
        None => Refusal::new("unknown-game", message),
    }
}

/// Why a game that isn't poker can't be dealt as one.
pub(super) fn by_play(row: &PartyRow, house: &House) -> Refusal {
    let rule = rules::named(&rules::played_by(house), row.rule);
    let message = format!("{} is played move by move, so you can't deal it here", row.title);
    Refusal::new("unknown-game", message).by(rule.as_deref()).instead(Instead::Play(row.name.to_owned()))
}

/// The rule of a house that plays a game outside the list only after its rules are stated (MIK-58).
#[must_use]
pub fn rules_stated(house: &House) -> Option<Option<String>> {
    let unlisted = house.word(key::GAME_UNLISTED).filter(|unlisted| unlisted.value == "rules-stated")?;
    Some(unlisted.rule)
}

/// A remark if the house always plays another game, or plays it with nothing added (DAV-01, PIG-04).
#[must_use]
pub fn off_menu(called: &Called, house: &House) -> Option<Notice> {
    let refused = check_named(house, called.row.name(), !called.features.is_empty()).err()?;
    let rule = house.word(key::GAME_CHOICE).and_then(|choice| choice.rule);
    Some(Notice::new(rule.as_deref(), refused.message))
}
