//! What is wrong with an amount, a stack or the drawer, in words.

use crate::render::page::together;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::as_text::listed;
use engine::money::Amount;
use ledger::refusal::TonightRefused;

pub(super) fn said(why: &TonightRefused) -> Said {
    match why {
        TonightRefused::NotPositive { amount } => {
            Said::new("amount-not-positive", format!("the amount has to be more than zero, not {amount}"))
        }
        TonightRefused::TooFine { amount, unit } => {
            let try_these = multiples(*amount, *unit);
            Said::new("amount-too-fine", format!("{amount} isn't a multiple of {unit}{try_these}"))
        }
        TonightRefused::NotOfTheChips { amount, kinds, nearest } => {
            let kinds: Vec<String> = kinds.iter().map(ToString::to_string).collect();
            let (kinds, try_these) = (together(&kinds), one_of(nearest));
            Said::new("amount-too-fine", format!("chips worth {kinds} can't make {amount}{try_these}"))
        }
        TonightRefused::StackTooSmall { name, stack, amount, is_gone, is_possible } => {
            let message = format!("the book says `{name}` has {stack}, not {amount}");
            let said = Said::new("stack-too-small", message);
            // Players not in the game have no stack to count, and no count creates chips that aren't out.
            match *is_gone || !is_possible {
                true => said.or("status"),
                false => said.way(WayOut::line("count").who(&[name]).arg("--help")),
            }
        }
        TonightRefused::DrawerTooSmall { drawer, amount } => {
            Said::new("drawer-too-small", format!("the drawer has {drawer}, not {amount}")).or("status")
        }
        TonightRefused::NamedTwice { name } => Said::new("player-twice", format!("`{name}` is named twice")),
        TonightRefused::NotInTheGame { name } => {
            Said::new("not-in-the-game", format!("`{name}` isn't in the game")).or("seats")
        }
        TonightRefused::NoChipsKnown => {
            Said::new("no-chips-known", "this book has no chip set yet").or("chips set --help")
        }
        TonightRefused::TooManyOut { number } => Said::new(
            "chips",
            format!("`{number}` isn't a valid number of chips (use a whole number up to 1,000,000)"),
        ),
    }
}

/// The multiples just below and above, as what to try.
pub(super) fn multiples(amount: Amount, unit: Amount) -> String {
    one_of(&near_multiples(amount, unit))
}

/// The multiples just below and above.
#[must_use]
pub fn near_multiples(amount: Amount, unit: Amount) -> Vec<Amount> {
    let below = amount.money.minus(amount.money.remainder(unit.money)).ok();
    let above = below.and_then(|below| below.plus(unit.money).ok());
    let near = [below, above].into_iter().flatten().filter(|near| near.is_positive());
    near.map(|near| Amount::new(near, amount.currency)).collect()
}

fn one_of(amounts: &[Amount]) -> String {
    let amounts: Vec<String> = amounts.iter().map(ToString::to_string).collect();
    listed(&amounts, "or").map(|amounts| format!("; try {amounts}")).unwrap_or_default()
}
