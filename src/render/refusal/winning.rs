//! Why a hand's result can't have split the pots this way, in words.

use crate::render::refusal::said::Said;
use engine::as_text::listed;
use engine::readable::AsTyped;
use ledger::refusal::{PotShares, PotTaken, WinRefused, WinsTooMuch};

pub(super) fn said(why: &WinRefused) -> Said {
    match why {
        WinRefused::NothingPutIn { name, won, most } => {
            let message = match most.is_zero() {
                true => format!("`{name}` put nothing in and can't win {won}"),
                false => {
                    format!("`{name}` put nothing in, so the most `{name}` can win is {most}, not {won}")
                }
            };
            Said::new("nothing-put-in", message)
        }
        WinRefused::TooMuch(found) => {
            let unless = if found.unless_folded { ", unless players who bet more folded" } else { "" };
            Said::new("wins-too-much", format!("{}{unless}", too_much(found)))
        }
        WinRefused::NotCovered { name, bet, most } => {
            let message = format!(
                "`{name}` put in {bet} against {most} and can't win: at this house players have to cover every bet"
            );
            Said::new("side-pots-not-used", message)
        }
        WinRefused::NotLevel { name, bet, missing, most } => {
            let message = format!("`{name}` put in {bet}, isn't all in, and is {missing} short of {most}");
            Said::new("bets-not-level", message)
        }
        WinRefused::NothingStays { carry, because } => {
            let because = taken(because);
            Said::new("nothing-stays", format!("{carry} can't stay in the middle: {because}"))
        }
        WinRefused::Uneven { told, nearest } => {
            let can = match nearest {
                None => "no split of it pays everybody".to_owned(),
                Some(nearest) => format!("the nearest split is {}", shares(nearest)),
            };
            Said::new("uneven-shares", format!("this pot can't be split into {}: {can}", shares(told)))
                .or("hand result --help")
        }
        WinRefused::MostFolded { names } => {
            let message = format!(
                "this can only be right if {} bet the most and then folded: an uncalled bet goes back to the bettor",
                named(names)
            );
            Said::new("highest-bet-folded", message)
        }
        WinRefused::GoalPostersShare { names } => {
            let names = named(names);
            let message = format!(
                "{names} can't split a pot: a tie is a goal post, so nobody gets that part, and it carries over to the next game"
            );
            Said::new("goal-posters-share", message).or("hand result --help")
        }
    }
}

fn too_much(found: &WinsTooMuch) -> String {
    let WinsTooMuch { put_in, bet, won, most, .. } = found;
    let middle = if found.has_free { " plus what's in the middle" } else { "" };
    let names = named(&found.names);
    match found.names.as_slice() {
        [_] if bet == put_in => format!(
            "{names} put in {put_in} and can win at most that much from each of the others{middle}: {most} in all, not {won}"
        ),
        [_] if bet.is_zero() => format!(
            "{names} put in {put_in} that nobody has to match, so {names} can win at most what's in the middle: {most}, not {won}"
        ),
        [_] => format!(
            "{names} put in {put_in}, but the others only have to match {bet}, so {names} can win at most that much from each of them\
             {middle}: {most} in all, not {won}"
        ),
        _ if bet == put_in => {
            format!(
                "{names} put in no more than {put_in} each, so the most they can win together is {most}, not {won}"
            )
        }
        _ => format!(
            "{names} bet no more than {bet} each, so the most they can win together is {most}, not {won}"
        ),
    }
}

fn taken(by: &PotTaken) -> String {
    match by {
        PotTaken::HighAndLow { game } => {
            format!("in `{}` the best high and the best low split the whole pot", game.as_typed())
        }
        PotTaken::BestHand { game } => {
            format!("in `{}` the best hand takes the whole pot", game.as_typed())
        }
        PotTaken::Divided => "the winners split the whole pot".to_owned(),
        PotTaken::Leaving(most) => format!("with these winners, at most {most} is left"),
    }
}

fn shares(shares: &PotShares) -> String {
    let mut told: Vec<String> =
        shares.won.iter().map(|(name, award)| format!("{award} for `{name}`")).collect();
    if shares.stays.is_positive() {
        told.push(format!("{} for the next hand", shares.stays));
    }
    listed(&told, "and").unwrap_or_default()
}

fn named(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    listed(&names, "and").unwrap_or_default()
}
