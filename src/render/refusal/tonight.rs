//! What is wrong with an amount, a stack or the drawer, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::TonightRefused;

pub(super) fn said(why: &TonightRefused) -> Said {
    match why {
        TonightRefused::NotPositive { amount } => {
            Said::new("amount-not-positive", format!("the amount has to be more than zero, not {amount}"))
        }
        TonightRefused::TooFine { amount, unit } => {
            Said::new("amount-too-fine", format!("{amount} isn't a multiple of {unit}"))
        }
        TonightRefused::NotOfTheChips { amount, kinds } => {
            let kinds: Vec<String> = kinds.iter().map(ToString::to_string).collect();
            Said::new("amount-too-fine", format!("chips of {} can't make {amount}", kinds.join(", ")))
        }
        TonightRefused::StackTooSmall { name, stack, amount, is_gone } => {
            let message = format!("the book says `{name}` has {stack}, not {amount}");
            let said = Said::new("stack-too-small", message);
            // Who is not in the game has no stack that could be counted.
            match is_gone {
                true => said.or("status"),
                false => said.way(WayOut::line("count").who(&[name]).amount(*amount)),
            }
        }
        TonightRefused::DrawerTooSmall { drawer, amount } => {
            Said::new("drawer-too-small", format!("the drawer has {drawer}, not {amount}"))
                .way(WayOut::line("drawer").amount(*amount))
        }
        TonightRefused::NamedTwice { name } => Said::new("player-twice", format!("`{name}` is named twice")),
        TonightRefused::NotInTheGame { name } => {
            Said::new("not-in-the-game", format!("`{name}` isn't in the game")).or("seats")
        }
        TonightRefused::NoChipsKnown => Said::new("no-chips-known", "this book has no chip set yet")
            .or("chips set white=0.05:200 red=0.10:100"),
        TonightRefused::TooManyOut { number } => Said::new(
            "chips",
            format!("`{number}` isn't a number of chips (use a whole number up to 1000000)"),
        ),
    }
}
