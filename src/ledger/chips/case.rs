//! What is still in the case while some chips are out.

use crate::chips::count::ChipCount;
use crate::chips::set::ChipSet;
use crate::refusal::{ChipPile, ChipRefused, Refusal};
use engine::money::{Amount, Currency};

/// The chips in the case when `out` are on the table; there are always enough of an uncounted color.
///
/// Refuses `unknown-chip`, and `chips-missing` where more are out than exist.
pub fn in_case(set: &ChipSet, out: &ChipCount) -> Result<ChipCount, Refusal> {
    out.highest_first(set)?;
    for kind in set.kinds() {
        let gone = out.of(&kind.colour);
        if let Some(count) = kind.count.filter(|count| *count < gone) {
            let colour = kind.colour.to_string();
            return Err(Refusal::new(ChipRefused::MoreOut { colour, out: gone, count }));
        }
    }
    Ok(ChipCount::of_each(set, |kind| match kind.count {
        Some(count) => count.saturating_sub(out.of(&kind.colour)),
        None => kind.most(),
    }))
}

/// What the case holds, highest first; nobody knows how many there are of an uncounted color.
pub fn piles(set: &ChipSet, case: &ChipCount, currency: Currency) -> Result<Vec<ChipPile>, Refusal> {
    let stacks = case.highest_first(set)?.into_iter();
    Ok(stacks
        .map(|(kind, number)| ChipPile {
            number: kind.count.map(|_| number),
            value: Amount::new(kind.value, currency),
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chips::kind::{CHIPS_MAX, ChipKind};
    use crate::refusal::Why;
    use engine::money::Money;

    fn set() -> ChipSet {
        let words = ["white=.05:200", "red=.10:50", "blue=.25"];
        ChipSet::new(words.map(|word| ChipKind::parse(word, Currency::USD).unwrap()).into()).unwrap()
    }

    fn chips(text: &str) -> ChipCount {
        ChipCount::parse(text).unwrap()
    }

    #[test]
    fn the_case_holds_what_is_not_out() {
        let case = in_case(&set(), &chips("white=30,red=50,blue=7")).unwrap();
        assert_eq!(case, chips(&format!("white=170,blue={CHIPS_MAX}")));
        let pile =
            |number, cents| ChipPile { number, value: Amount::new(Money::from_minor(cents), Currency::USD) };
        assert_eq!(piles(&set(), &case, Currency::USD), Ok(vec![pile(None, 25), pile(Some(170), 5)]));
    }

    #[test]
    fn no_more_can_be_out_than_exist() {
        let more = ChipRefused::MoreOut { colour: "red".to_owned(), out: 51, count: 50 };
        assert_eq!(in_case(&set(), &chips("red=51")), Err(Refusal::new(more)));
        let refused = in_case(&set(), &chips("pink=1")).unwrap_err();
        assert!(matches!(*refused.why, Why::ChipRefused(ChipRefused::UnknownColour { .. })));
    }
}
