//! A whole evening from a log: every hand with everybody's chips before and after it, who came, and who left with what.

use crate::formats::hands::exact::Scale;
use crate::formats::hands::fault::HandFault;
use crate::formats::hands::poker_now::roster::split_id;
use crate::formats::hands::record::{HandRecord, Spot};
use crate::money::{Currency, Money};

/// An evening in the order it happened. Amounts are in the log's own unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedEvening {
    /// What the log counts in: with decimals if it has any.
    pub currency: Currency,
    /// The number of the first hand whose players' chips it tells, if the log numbers its hands.
    pub first_hand: Option<u64>,
    /// What happened, the earliest first.
    pub moments: Vec<LoggedMoment>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedMoment {
    /// Where it is in the log.
    pub spot: Spot,
    /// When, as the log writes it.
    pub at: String,
    /// What happened then.
    pub what: What,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A player sits down.
    Comes(LoggedPlayer),
    /// A player gets up with all their chips.
    Leaves(LoggedPlayer),
    /// A player's chips were changed to this, from as much as is said.
    Has(LoggedPlayer, Option<Money>),
    /// Hands may have been played after this that aren't in the log: these players' chips may have changed again.
    Unsure(Vec<LoggedPlayer>),
    /// A player has another id from now on.
    Renamed {
        /// The id until now.
        old: String,
        /// The id from now on.
        new: String,
    },
    /// A hand was played.
    Hand(Box<Played>),
}

/// A player with their chips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedPlayer {
    /// The site's id of the player, the same under any nickname.
    pub id: String,
    /// The nickname at that moment.
    pub nickname: String,
    /// All the player's chips at that moment.
    pub stack: Money,
}

/// A hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Its record, or why there isn't one.
    pub record: Result<HandRecord, HandFault>,
    /// Everybody at the table with their chips before the hand, and their place in the record.
    pub seats: Vec<(LoggedPlayer, Option<usize>)>,
    /// What each place of the record was paid, if the log says.
    pub paid: Option<Vec<Money>>,
    /// False if no line of it is in the log: only the hands before and after it are.
    pub is_in_log: bool,
}

/// What happened, made from the player it happened to, and the chips they had before, as far as that's said.
type OfWhom = fn(LoggedPlayer, Option<Money>) -> What;

/// How a line about the table says what somebody's chips are.
const CHIPS: [(&str, OfWhom); 5] = [
    (" joined the game with a stack of ", |who, _| What::Comes(who)),
    (" quits the game with a stack of ", |who, _| What::Leaves(who)),
    (" stack from ", What::Has),
    // Only a player without chips can.
    (" rebought. New stack ", |who, _| What::Has(who, Some(Money::ZERO))),
    (" is in the tournament with a stack of ", |who, _| What::Comes(who)),
];

/// What a line about the table says about the evening; `None` if no chips move.
#[must_use]
pub(crate) fn about(entry: &str, scale: Scale) -> Option<What> {
    if let Some((rest, _)) = entry.split_once(" because authenticated login") {
        let (_, ids) = rest.split_once("\" changed the ID from ")?;
        let (old, new) = ids.split_once(" to ")?;
        return Some(What::Renamed { old: old.to_owned(), new: new.to_owned() });
    }
    let (who, rest, what) = CHIPS.iter().find_map(|(words, what)| {
        let (who, rest) = entry.split_once(words)?;
        Some((who, rest, what))
    })?;
    let (before, amount) = rest.rsplit_once(" to ").map_or((None, rest), |(from, to)| (Some(from), to));
    let before = before.and_then(|before| scale.read(before).ok());
    let (_, who) = who.split_once("player \"")?;
    let (nickname, id) = split_id(who.strip_suffix('"')?);
    let stack = scale.read(amount.trim_end_matches('.')).ok()?;
    Some(what(LoggedPlayer { id: id.to_owned(), nickname: nickname.to_owned(), stack }, before))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_about_chips_are_told_apart() {
        let scale = Scale::of(Currency::units(2));
        let person = |stack| LoggedPlayer {
            id: "x1".to_owned(),
            nickname: "A \"b\" @ c".to_owned(),
            stack: Money::from_minor(stack),
        };
        for (entry, wanted) in [
            (
                "The player \"A \"b\" @ c @ x1\" joined the game with a stack of 10.50.",
                Some(What::Comes(person(1050))),
            ),
            (
                // Often long before the player sits down.
                "The admin approved the player \"A \"b\" @ c @ x1\" participation with a stack of 10.",
                None,
            ),
            (
                "The player \"A \"b\" @ c @ x1\" quits the game with a stack of 0.",
                Some(What::Leaves(person(0))),
            ),
            (
                "The admin updated the player \"A \"b\" @ c @ x1\" stack from 10 to 25.",
                Some(What::Has(person(2500), Some(Money::from_minor(1000)))),
            ),
            (
                "The player \"A @ a\" changed the ID from a to b because authenticated login.",
                Some(What::Renamed { old: "a".to_owned(), new: "b".to_owned() }),
            ),
            ("The player \"A @ a\" stand up with the stack of 20.", None),
            ("The game's small blind was changed from 10 to 20.", None),
        ] {
            assert_eq!(about(entry, scale), wanted, "{entry}");
        }
    }
}
