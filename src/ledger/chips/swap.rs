//! Chips of some colors for chips of others, worth the same.

use crate::chips::colour::Colour;
use crate::chips::count::ChipCount;
use crate::chips::kind::parse_number;
use crate::chips::set::ChipSet;
use crate::chips::typed::NotChips;
use crate::refusal::{ChipRefused, Refusal};
use engine::money::{Amount, Currency, Money};
use engine::readable::shown;

const EXAMPLE: &str = "5xred=2xblue or 2xblue=4xred+2xwhite";

/// What a player gives to the case and gets for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swap {
    /// Into the case.
    pub gives: ChipCount,
    /// Out of the case.
    pub gets: ChipCount,
}

impl Swap {
    /// Reads `5xred=2xblue`; several colors on one side are joined by `+`.
    pub fn parse(text: &str) -> Result<Self, NotChips> {
        let form = || NotChips::Form { typed: shown(text), example: EXAMPLE };
        let (gives, gets) = text.split_once('=').ok_or_else(form)?;
        let side =
            |text: &str| ChipCount::new(text.split('+').map(one_colour).collect::<Result<Vec<_>, _>>()?);
        let swap = Self { gives: side(gives)?, gets: side(gets)? };
        if swap.gives.is_empty() || swap.gets.is_empty() { Err(form()) } else { Ok(swap) }
    }

    /// Is this even, and does the case have what's asked for? Returns the value that changes color.
    ///
    /// Refuses `unknown-chip`, `swap-uneven` with both values, and `chips-missing`.
    pub fn check(&self, set: &ChipSet, case: &ChipCount, currency: Currency) -> Result<Money, Refusal> {
        let (gives, gets) = (self.gives.value(set)?, self.gets.value(set)?);
        if gives != gets {
            let [gives, gets] = [gives, gets].map(|money| Amount::new(money, currency));
            return Err(Refusal::new(ChipRefused::Uneven { gives, gets }));
        }
        case.minus(&self.gets)?;
        Ok(gives)
    }
}

fn one_colour(word: &str) -> Result<(Colour, u32), NotChips> {
    let (number, colour) =
        word.split_once('x').ok_or_else(|| NotChips::Form { typed: shown(word), example: EXAMPLE })?;
    Ok((Colour::new(colour)?, parse_number(number)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chips::kind::ChipKind;
    use crate::refusal::Why;

    fn check(text: &str) -> Result<Money, Refusal> {
        let words = ["white=.05", "red=.10", "blue=.25"];
        let set =
            ChipSet::new(words.map(|word| ChipKind::parse(word, Currency::USD).unwrap()).into()).unwrap();
        let case = ChipCount::parse("white=3,red=10,blue=2").unwrap();
        Swap::parse(text).unwrap().check(&set, &case, Currency::USD)
    }

    #[test]
    fn an_even_swap_changes_only_colours() {
        assert_eq!(check("5xred=2xblue"), Ok(Money::from_minor(50)));
        assert_eq!(check("1xblue=2xred+1xwhite"), Ok(Money::from_minor(25)));
    }

    #[test]
    fn an_uneven_swap_and_an_empty_case_are_refused() {
        let [gives, gets] = [50, 75].map(|cents| Amount::new(Money::from_minor(cents), Currency::USD));
        assert_eq!(check("5xred=3xblue"), Err(Refusal::new(ChipRefused::Uneven { gives, gets })));
        let missing = ChipRefused::Missing { colour: "blue".to_owned(), asked: 4, there: 2 };
        assert_eq!(check("10xred=4xblue"), Err(Refusal::new(missing)));
        let refused = check("5xpink=2xblue").unwrap_err();
        assert!(matches!(*refused.why, Why::ChipRefused(ChipRefused::UnknownColour { .. })));
    }

    #[test]
    fn a_swap_names_both_sides() {
        for text in [
            "",
            "5xred",
            "5xred=",
            "5red=2blue",
            "0xred=0xblue",
            "x=x",
            "1xred+1xred=1xblue",
            "-1xred=1xblue",
        ] {
            assert!(Swap::parse(text).is_err(), "{text}");
        }
    }
}
