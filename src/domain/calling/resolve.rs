//! Which game a word means: one of the table, one the house wrote down, or none until its rules are stated (MIK-58).

use crate::domain::games::{Row, row};
use crate::domain::house::{House, key};
use crate::domain::refusal::{Notice, Refusal};

/// The game of that name: the house's own first, then the table's.
///
/// # Errors
///
/// `unknown-game`, by the rule of a house in which other games need their rules stated.
pub fn resolve<'a>(name: &str, house: &'a House) -> Result<&'a Row, Refusal> {
    let own = house.games().iter().find(|game| game.name() == name);
    own.or_else(|| row(name)).ok_or_else(|| unknown(name, house))
}

fn unknown(name: &str, house: &House) -> Refusal {
    let shown: String = name.chars().take(40).flat_map(char::escape_debug).collect();
    let message = format!("`{shown}` is no game known here");
    let rule = house.word(key::GAME_UNLISTED).and_then(|unlisted| unlisted.rule);
    let refusal = Refusal::new("unknown-game", message);
    match rule {
        Some(rule) => refusal.by_rule(rule).hint("games check FILE"),
        None => refusal,
    }
}

/// A remark if the house plays another game, always (DAV-01, PIG-04).
#[must_use]
pub fn off_menu(row: &Row, house: &House) -> Option<Notice> {
    let choice = house.word(key::GAME_CHOICE).filter(|choice| choice.value == "holdem")?;
    let other = row.name() != "holdem";
    other.then(|| {
        let text = format!("`{}` plays hold'em, not `{}`", house.name(), row.name());
        Notice::new(choice.rule.as_deref(), text)
    })
}
