//! What is wrong with the last pot, and its notices, in words.

use crate::render::page::together;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::money::Amount;
use ledger::night::last_hand::COLD_HANDS;
use ledger::refusal::{ChangeTaken, ColdHandsNoticed, ColdHandsRefused, LeftToPlay, PotWay};

pub(super) fn said(why: &ColdHandsRefused) -> Said {
    match why {
        ColdHandsRefused::EverybodyLeft { pot } => {
            let message = format!(
                "everybody cashed out, but {pot} is still in the middle: undo the cash-outs and play for it first"
            );
            Said::new("nobody-to-play", message).or("log")
        }
        ColdHandsRefused::NobodyHasChange { pot, left } => {
            let message = format!("nobody has odd change, but {pot} is still in the middle");
            by_a_hand(Said::new("nobody-to-play", message), left, *pot)
        }
        ColdHandsRefused::NobodyPlaysAgainst { name, change, waits, pot } => Said::new(
            "nobody-plays-against",
            format!(
                "only `{name}` has odd change, {change}, so nobody else plays for the {waits} already in the middle: \
                 `{name}` takes all {pot}"
            ),
        ),
        ColdHandsRefused::OnlyOne { name, pot, paid } => {
            let why = change(paid).map(|why| format!(": {why}"));
            let why = why.unwrap_or_else(|| ": a stack must have been counted wrong".to_owned());
            let message = format!(
                "only `{name}` has odd change, so there's nobody to play against for a pot of {pot}{why}"
            );
            Said::new("one-contributor", message).or("status")
        }
        ColdHandsRefused::PotNotWon { pot, way } => not_won(*pot, way),
        ColdHandsRefused::PotNotWhole { pot, paid } => {
            let why = change(paid).map(|why| format!(": {why}"));
            let wrong = ": a stack must have been counted wrong, so count again before the last hand";
            let why = why.unwrap_or_else(|| wrong.to_owned());
            Said::new("pot-not-whole", format!("the pot is {pot}, not a round amount{why}"))
        }
        ColdHandsRefused::CannotWin { name } => {
            Said::new("not-a-contributor", format!("`{name}` isn't playing for this pot and can't win it"))
        }
        ColdHandsRefused::OneWinner { game } => {
            Said::new("too-many-winners", format!("`{game}` has one winner; only a split-pot game has two"))
        }
        ColdHandsRefused::TooManyPlayers { players, cards_each } => Said::new(
            "too-many-players",
            format!("{players} players with {cards_each} cards each need more than one deck"),
        )
        .or("coldhands --help"),
        ColdHandsRefused::GetsNoCards { name } => {
            Said::new("not-a-contributor", format!("`{name}` isn't playing for this pot and gets no cards"))
        }
        ColdHandsRefused::NoCards { name } => {
            Said::new("no-cards", format!("`{name}` is in but has no cards yet")).or("coldhands --deal")
        }
    }
}

/// A pot that keeps the night from ending, and how to win it first.
fn not_won(pot: Amount, way: &PotWay) -> Said {
    let said =
        |next: &str| Said::new("pot-not-won", format!("{pot} is still in the middle of the table{next}"));
    match way {
        PotWay::TakeBack => {
            said(": everybody cashed out, so undo the cash-outs and play for it first").or("log")
        }
        PotWay::ColdHands => said("").or("coldhands"),
        PotWay::Hand(left) => {
            let next = if left.several { ": play another hand for it; any game will do" } else { "" };
            by_a_hand(said(next), left, pot)
        }
    }
}

/// By the next hand. If nobody is left to play against, somebody left too early; if the house plays cold hands, the pot can be
/// entered as won.
fn by_a_hand(said: Said, left: &LeftToPlay, pot: Amount) -> Said {
    let said = said.or(if left.several { "hand new" } else { "log" });
    match &left.winner {
        Some(winner) => {
            said.way(WayOut::line("hand result").option("--game", COLD_HANDS).pay("--win", winner, pot))
        }
        None => said,
    }
}

/// Who was paid the missing change, if that explains it.
fn change(paid: &[ChangeTaken]) -> Option<String> {
    let with = |taken: &ChangeTaken| format!("`{}` cashed out with {} in change", taken.name, taken.change);
    let all: Vec<String> = paid.iter().map(with).collect();
    (!all.is_empty()).then(|| together(&all))
}

pub(super) fn noticed(what: &ColdHandsNoticed) -> String {
    let text = match what {
        ColdHandsNoticed::NotTheHouses => {
            "playing cold hands because you asked: this house doesn't put odd change in a pot"
        }
        ColdHandsNoticed::NotWhole { pot, paid } => {
            let why = change(paid).unwrap_or_else(|| "a stack was counted wrong, so count again".to_owned());
            return format!("the pot is {pot}, not a round amount: {why}");
        }
        ColdHandsNoticed::PutIn { each } => {
            let each: Vec<String> = each.iter().map(|(name, amount)| format!("`{name}` {amount}")).collect();
            return format!("odd change: {}", each.join(", "));
        }
        ColdHandsNoticed::Halves => "the best hand for each half wins it, with no betting",
        ColdHandsNoticed::NoCardsDealt => "nobody else has change, so no cards are dealt",
        ColdHandsNoticed::BestTakesAll => "the best hand takes everything in the middle, with no betting",
        ColdHandsNoticed::TiesDealtAgain => "tied hands are dealt again, so nobody needs change",
        ColdHandsNoticed::StacksWhole => "every stack is a round amount now, so the bank doesn't need change",
        ColdHandsNoticed::PotWhole => "the cold-hands pot has no odd change",
    };
    text.to_owned()
}
