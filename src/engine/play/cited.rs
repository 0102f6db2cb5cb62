//! Which rule stands for a choice if the profile cites several.

use crate::house::{House, Key};
use crate::play::procedure::Which;
use crate::rules;

/// The first rule a setting cites.
pub(crate) fn cited(house: &House, key: Key) -> Option<String> {
    let rule = house.setting(key)?.rule.as_deref()?;
    rule.split(',').next().map(|id| id.trim().to_owned())
}

/// The rule a setting cites for this game.
pub(crate) fn cited_for(house: &House, key: Key, game: &str, which: Which) -> Option<String> {
    let ids = rules::of_game(house.setting(key)?.rule.as_deref()?, game);
    let id = match which {
        Which::First => ids.first(),
        Which::Last => ids.last(),
    };
    id.map(|id| (*id).to_owned())
}
