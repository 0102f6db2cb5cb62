//! How many may play a game: what the house says, and what the pack allows (CAU-059, CAU-101, CAU-114, MIK-34).

use crate::calling::resolve::resolve;
use crate::games::{Game, GameRow, Step};
use crate::house::{House, Key, Ruled, key};
use crate::play::{check_pack, check_players};
use crate::refusal::{Notice, Refusal};

/// The numbers a house sets for a game, each with its rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerLimits {
    /// The fewest players.
    pub least: Option<Ruled<usize>>,
    /// The number above which there is a warning.
    pub warn: Option<Ruled<usize>>,
    /// The most players.
    pub most: Option<Ruled<usize>>,
}

/// The numbers of this house; it may have others for games in which players drop (CAU-114).
#[must_use]
pub fn player_limits(row: &GameRow, house: &House) -> PlayerLimits {
    let count = |key: Key| {
        let found = house.count(key)?;
        Some(Ruled { value: usize::try_from(found.value).ok()?, rule: found.rule })
    };
    if row.has_step(|step| step == Step::Drop) {
        return PlayerLimits {
            least: count(key::SEATING_GUTS_MIN),
            warn: count(key::SEATING_GUTS_WARN),
            most: count(key::SEATING_GUTS_MAX),
        };
    }
    PlayerLimits { least: count(key::SEATING_CARDS_MIN), warn: None, most: count(key::SEATING_CARDS_MAX) }
}

/// Whether that many players can play the game here, with what they should know first.
///
/// # Errors
///
/// `players` by the rule of the house; `not-enough-cards` if not even a common last card helps.
///
/// ```
/// # use housebook_engine::{calling::players, formats::house::preset, games::row};
/// let cause = preset("cause").expect("comes along");
/// let guts = row("three-card-guts").expect("in the table");
/// assert_eq!(players(guts, 5, &cause), Ok(Vec::new()));
/// let refusal = players(guts, 11, &cause).unwrap_err();
/// assert_eq!(refusal.message, "`three-card-guts` takes 4 to 10 players at this house, not 11");
/// assert_eq!(refusal.rule.as_deref(), Some("CAU-114"));
/// ```
pub fn players(row: &GameRow, count: usize, house: &House) -> Result<Vec<Notice>, Refusal> {
    let warned = check_players(house, &row.game, count, row.has_step(|step| step == Step::Drop))?;
    Ok(warned.into_iter().chain(check_pack(house, &row.game, &row.course, count)?).collect())
}

/// Checks that one deck is enough for that many players in this game as the house plays it. Unlisted games aren't checked.
///
/// # Errors
///
/// `not-enough-cards`, as when it is dealt.
pub fn check_deck(house: &House, game: &Game, players: usize) -> Result<(), Refusal> {
    let Ok(row) = resolve(game.name, house) else { return Ok(()) };
    check_pack(house, game, &row.course, players).map(|_| ())
}
