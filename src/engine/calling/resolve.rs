//! Which game a word means: one of the table, one the house wrote down, or none until its rules are stated (MIK-58).

use crate::calling::names::{by_beginnings, named};
use crate::games::{GameRow, spelled};
use crate::house::{House, key};
use crate::refusal::{Instead, Notice, Refusal};

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
    let shown: String = name.chars().take(40).flat_map(char::escape_debug).collect();
    let message = format!("there's no game called `{shown}`");
    match rules_stated(house) {
        Some(rule) => {
            let message = format!("{message}, and nobody gave rules for it");
            Refusal::new("unknown-game", message).by(rule.as_deref()).instead(Instead::ListGames)
        }
        None => Refusal::new("unknown-game", message),
    }
}

/// The rule of a house in which a game outside the list is played once its rules were stated (MIK-58).
#[must_use]
pub fn rules_stated(house: &House) -> Option<Option<String>> {
    let unlisted = house.word(key::GAME_UNLISTED).filter(|unlisted| unlisted.value == "rules-stated")?;
    Some(unlisted.rule)
}

/// A remark if the house plays another game, always (DAV-01, PIG-04).
#[must_use]
pub fn off_menu(row: &GameRow, house: &House) -> Option<Notice> {
    let choice = house.word(key::GAME_CHOICE).filter(|choice| choice.value == "holdem")?;
    let other = row.name() != "holdem";
    other.then(|| {
        let text = format!("`{}` plays hold'em, not `{}`", house.name(), row.name());
        Notice::new(choice.rule.as_deref(), text)
    })
}
