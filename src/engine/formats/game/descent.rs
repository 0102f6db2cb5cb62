//! Which games of its file a written game goes through when it is `like` another.

use crate::games::row;
use std::ops::Range;
use toml::de::DeTable;

/// A game can be `like` another through at most this many games of its file.
pub(crate) const OVER_MAX: usize = 8;

/// Where `like` leads a game.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Descent<'t> {
    /// Through games of its file to one of the table, or to one with its own course.
    Ends,
    /// Back to itself; the games of the circle, from the first in the file.
    Round(Vec<&'t str>),
    /// To other games that are like each other in a circle; the mistake is reported for them.
    Lost,
    /// Through more than [`OVER_MAX`] games.
    Long,
}

impl<'t> Descent<'t> {
    /// Follows `like` from the game of that name through the games of the file.
    #[must_use]
    pub(crate) fn of(written: &'t DeTable<'_>, name: &'t str) -> Self {
        let mut over = vec![name];
        while let Some(next) = over.last().and_then(|last| like(written, last)) {
            match over.iter().position(|known| *known == next) {
                Some(0) => return Self::Round(from_the_first(written, over)),
                Some(_) => return Self::Lost,
                None if over.len() > OVER_MAX => return Self::Long,
                None => over.push(next),
            }
        }
        Self::Ends
    }
}

/// The game of the file with that name, and where its name is; a name of the games table always means that game.
#[must_use]
pub(crate) fn own<'t, 'i>(written: &'t DeTable<'i>, name: &str) -> Option<(Range<usize>, &'t DeTable<'i>)> {
    if row(name).is_some() {
        return None;
    }
    let (key, item) = written.get_key_value(name)?;
    let table = item.get_ref().as_table().filter(|table| is_game(table))?;
    Some((key.span(), table))
}

/// True for a table that is a game; one that has a value or cites a rule is a mistyped setting.
#[must_use]
pub(crate) fn is_game(table: &DeTable<'_>) -> bool {
    !table.contains_key("is") && !table.contains_key("rule")
}

/// The game of the file that this one is like.
fn like<'t>(written: &'t DeTable<'_>, name: &str) -> Option<&'t str> {
    let (_, table) = own(written, name)?;
    let next = table.get("like")?.get_ref().as_str()?;
    own(written, next).map(|_| next)
}

fn from_the_first<'t>(written: &DeTable<'_>, mut round: Vec<&'t str>) -> Vec<&'t str> {
    let places = round.iter().enumerate();
    let first = places.min_by_key(|(_, name)| own(written, name).map(|(place, _)| place.start));
    let turn = first.map_or(0, |(at, _)| at);
    round.rotate_left(turn);
    round
}
