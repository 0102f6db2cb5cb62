//! Why a hand can't have had this result, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{AllDropped, ResultRefused};

/// How a result is entered.
const RESULT: &str = "hand result --help";

pub(super) fn said(why: &ResultRefused) -> Said {
    match why {
        ResultRefused::Empty { dropped } => {
            Said::new("empty-hand", "a hand needs at least one player who put something in")
                .way(dropped.as_ref().map_or_else(|| WayOut::line(RESULT), all_out))
        }
        ResultRefused::AllAway { name } => {
            let message = format!("a hand needs 2 players, but everybody except `{name}` is sitting out");
            Said::new("nobody-to-play", message)
        }
        ResultRefused::OnePlayer { name } => {
            let message = format!("a hand needs at least 2 players, but only `{name}` is in this one");
            Said::new("one-player", message)
        }
        ResultRefused::AwayAndIn { name } => {
            let message = format!("`{name}` is in the hand and can't be sitting out");
            Said::new("away-and-in", message)
        }
        ResultRefused::WaitsAndPlays { name } => {
            let message = format!("`{name}` is waiting for the next hand and can't have cards in this one");
            Said::new("away-and-in", message)
        }
        ResultRefused::DealtAnother { name, button } => {
            let message = format!(
                "`{name}` has cards in this hand, but `{button}` has the button: `_dealer` is for somebody without cards"
            );
            Said::new("dealer-plays", message)
        }
        ResultRefused::Off { went_in, lay, won, carried, left } => {
            let middle = if lay.is_zero() {
                String::new()
            } else {
                format!(" and {lay} was in the middle (carryover and fines)")
            };
            // Only what's missing can stay in the pot.
            let stays = match left.is_negative() || left.is_zero() || !carried.is_zero() {
                true => String::new(),
                false => format!("; if {left} stays in the pot, add --carry {}", left.plain()),
            };
            let message =
                format!("{went_in} went in{middle}, but {won} was won and {carried} carried over{stays}");
            Said::new("hand-does-not-add-up", message).or(RESULT)
        }
        ResultRefused::LessThanNothing => {
            Said::new("amount-not-positive", "the amount left in the middle can't be negative")
        }
        ResultRefused::TwoHands { name } => {
            Said::new("player-twice", format!("`{name}` can't play two hands at once"))
        }
        ResultRefused::HadLeft { name } => {
            let message = format!("`{name}` cashed out and left before this hand");
            Said::new("not-in-the-game", message).or("status")
        }
        ResultRefused::OverTheLimits { name, bet, most, game, unless_two } => {
            let who = if *unless_two { " with three or more players left" } else { "" };
            let message = format!(
                "`{name}` put in {bet}, but the limits allow at most {most} in a hand of `{game}`{who}"
            );
            Said::new("over-the-limits", message)
        }
    }
}

/// How to enter that everybody dropped, if nobody antes: all who played, at zero.
fn all_out(dropped: &AllDropped) -> WayOut {
    let result = WayOut::line("hand result").option("--game", &dropped.game.replace(" + ", "+"));
    let all_in = dropped.players.iter().fold(result, |way, name| way.option("--in", &format!("{name}=0")));
    all_in.option("--carry", &dropped.carry.plain())
}
