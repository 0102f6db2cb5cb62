//! What is wrong with chips, in words.

use crate::render::page::together;
use crate::render::refusal::said::Said;
use crate::render::refusal::tonight::multiples;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{ChipPile, ChipRefused};

pub(super) fn said(why: &ChipRefused) -> Said {
    match why {
        ChipRefused::Kinds { count, count_max } => {
            Said::new("chips-kinds", format!("a chip set has 1 to {count_max} colors, not {count}"))
        }
        ChipRefused::ColourTwice { colour } => {
            Said::new("chips-twice", format!("`{colour}` is in the set twice"))
        }
        ChipRefused::Worthless { colour } => {
            Said::new("chips-value", format!("a `{colour}` chip has to be worth more than zero"))
        }
        ChipRefused::TooManyExist { colour, count, count_max } => {
            Said::new("chips-count", too_many(colour, *count, *count_max))
        }
        ChipRefused::TooMany { colour, count, count_max } => {
            Said::new("chips-many", too_many(colour, *count, *count_max))
        }
        ChipRefused::UnknownColour { colour, colours } => {
            let message = format!("there are no `{colour}` chips; the set has {}", together(colours));
            Said::new("unknown-chip", message).or("chips show")
        }
        ChipRefused::NoMultiple { amount, unit } => {
            let try_these = multiples(*amount, *unit);
            let message = format!("chips can't make {amount}: it isn't a multiple of {unit}{try_these}");
            Said::new("chip-multiple", message)
        }
        ChipRefused::Missing { colour, asked, there } => {
            let message = format!("you want {asked} `{colour}` chips, but there are only {there}");
            Said::new("chips-missing", message)
        }
        ChipRefused::MoreOut { colour, out, count } => {
            let message = format!("{out} `{colour}` chips are out, but the set has only {count}");
            Said::new("chips-missing", message).or("chips show")
        }
        ChipRefused::OtherWorth { chips, worth, amount } => {
            let message = format!("{} comes to {worth}, not {amount}", piles(chips));
            Said::new("chips-amount", message).way(WayOut::line("chips plan").amount(*amount))
        }
        ChipRefused::Uneven { gives, gets } => {
            Said::new("swap-uneven", format!("{gives} for {gets} isn't an even swap"))
        }
        ChipRefused::ForNothing { amount } => {
            Said::new("amount-not-positive", format!("can't hand out chips for {amount}"))
        }
        ChipRefused::CaseShort { asked, there, case } => {
            let message = format!("you want {asked}, but only {there} is left; the case has {}", piles(case));
            Said::new("case-short", message)
        }
        ChipRefused::NotExactly { asked, case, largest } => {
            let message = format!("the case can't make {asked} exactly; it has {}", piles(case));
            let said = Said::new("case-short", message);
            largest.iter().fold(said, |said, most| said.way(WayOut::line("chips plan").amount(*most)))
        }
        ChipRefused::PlanTooLarge { amount, most } => Said::new(
            "plan-too-large",
            format!("{amount} is too much to plan chips for: the limit is {most}"),
        )
        .or("chips show"),
    }
}

fn too_many(colour: &str, count: u32, most: u32) -> String {
    format!("{count} `{colour}` chips is too many: the limit is {most}")
}

/// Chips on the table, highest first: `3 × $5.00, $1.00 uncounted`.
fn piles(chips: &[ChipPile]) -> String {
    if chips.is_empty() {
        return "no chips".to_owned();
    }
    let pile = |ChipPile { number, value }: &ChipPile| match number {
        Some(number) => format!("{number} × {value}"),
        None => format!("{value} uncounted"),
    };
    together(&chips.iter().map(pile).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::money::{Amount, Currency, Money};

    #[test]
    fn a_case_is_told_by_its_chips() {
        let usd = |cents| Amount::new(Money::from_minor(cents), Currency::USD);
        let pile = |number, cents| ChipPile { number, value: usd(cents) };
        assert_eq!(piles(&[pile(None, 25), pile(Some(170), 5)]), "$0.25 uncounted and 170 × $0.05");
        assert_eq!(piles(&[]), "no chips");
    }
}
