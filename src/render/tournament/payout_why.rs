//! Why every place gets its prize, in sentences with their rules.

use crate::render::ordinal::ordinal;
use crate::render::page::together;
use crate::render::refusal::noticed;
use engine::as_text::counted;
use engine::refusal::Notice;
use ledger::night::tournament::payout_why::{PayoutReason, PayoutWhy, PoolParts};
use ledger::refusal::TournamentNoticed;

/// A reason in words.
#[must_use]
pub fn told(reason: &PayoutReason) -> Notice {
    Notice::new(reason.rule.as_deref(), sentence(&reason.why))
}

fn sentence(why: &PayoutWhy) -> String {
    match why {
        PayoutWhy::Agreed => "the players still in agreed on how to split it".to_owned(),
        PayoutWhy::HasAllChips { winner, chips } => format!("`{winner}` has all {chips} chips"),
        PayoutWhy::LeftInTheMiddle { winner, pot } => {
            format!("that includes {pot} in the middle: nobody else is left to play `{winner}` for it")
        }
        PayoutWhy::OddSteps(odd) => {
            let odd = TournamentNoticed::OddSteps(odd.clone());
            noticed(ledger::refusal::Notice::new(None, odd)).text
        }
        PayoutWhy::Pool(parts) => pool(parts),
        PayoutWhy::LeftWithChips { name, paid } => {
            format!("`{name}` left with chips and doesn't place; the {paid} stays in the pool")
        }
        PayoutWhy::Table { table, is_shares, printed } => {
            let how = if *is_shares { "the pool is split" } else { "the prizes are" };
            let because = printed
                .map(|sum| format!(": the house's printed shares add up to {sum}%, so they can't be used"));
            format!("{how} {table}{}", because.unwrap_or_default())
        }
        PayoutWhy::RoundedDown { step } => {
            format!("lower prizes are rounded down to the nearest {step}, and the rest goes to 1st place")
        }
        PayoutWhy::ShareAPlace { names, sum, first, last } => {
            let to = if first.saturating_add(1) == *last { "and" } else { "to" };
            format!(
                "{} went out together with equal stacks and split the {sum} for {} {to} {} place evenly",
                named(names),
                ordinal(*first),
                ordinal(*last)
            )
        }
        PayoutWhy::OddCoins { more } => {
            let each: Vec<String> = more.iter().map(|(name, more)| format!("{more} to `{name}`")).collect();
            format!("the odd change goes to the players listed first: {} (standard rule)", together(&each))
        }
    }
}

fn named(names: &[String]) -> String {
    together(&names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>())
}

fn pool(parts: &PoolParts) -> String {
    let (entries, price) = parts.entries;
    let entries = if entries == 1 { "1 entry".to_owned() } else { format!("{entries} entries") };
    let again = parts.again.map(|(way, times, price)| {
        let word = way.word();
        let what = if times == 1 { word.to_owned() } else { plural(word) };
        format!("{times} {what} at {price}")
    });
    let addons = parts.addons.map(|(sold, price)| format!("{} at {price}", counted(sold, "add-on")));
    let all: Vec<String> = [format!("{entries} at {price}")].into_iter().chain(again).chain(addons).collect();
    let off = if parts.is_whole { ", with nothing taken out" } else { "" };
    format!("the pool of {} is {}{off}", parts.pool, together(&all))
}

fn plural(word: &str) -> String {
    word.strip_suffix('y').map_or_else(|| format!("{word}s"), |stem| format!("{stem}ies"))
}
