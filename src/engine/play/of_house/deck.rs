//! Whether one deck is enough for that many players.

use crate::games::{Course, Game};
use crate::house::{House, key};
use crate::refusal::{Notice, Refusal};

/// Whether the pack is enough for that many players, and a notice if it may run out (MIK-34).
///
/// # Errors
///
/// `not-enough-cards` if it can run out even with one shared last card, should everybody stay.
pub(crate) fn check_pack(
    house: &House,
    game: &Game,
    course: &Course,
    players: usize,
) -> Result<Option<Notice>, Refusal> {
    let (pack, needs) = (game.pack(), course.can_need(players).saturating_add(game.falls.most_more()));
    let rule = house.words(key::MISDEAL_TRIGGERS).filter(|said| said.value.contains(&"deck-out"));
    let rule = rule.and_then(|said| said.rule);
    if players > course.most_players_with_common_card(pack) {
        let takes = course.takes(players);
        let message = format!(
            "`{}` takes {takes} cards for {players} players, but the deck has only {pack}",
            game.name
        );
        return Err(Refusal::new("not-enough-cards", message).by(rule.as_deref()));
    }
    Ok((needs > pack).then(|| {
        let text = format!(
            "{players} players may need {needs} cards, but the deck has only {pack}: if it runs out, deal a community card, do what everybody still in agrees on, or `redeal`"
        );
        Notice::new(rule.as_deref(), text)
    }))
}
