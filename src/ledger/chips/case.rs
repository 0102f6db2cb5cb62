//! What is still in the case while some chips are out.

use crate::chips::count::ChipCount;
use crate::chips::set::ChipSet;
use crate::refusal::Refusal;
use engine::money::Currency;

/// The chips in the case when `out` are on the table; of uncounted colours there are always enough.
///
/// Refuses `unknown-chip`, and `chips-missing` where more are out than exist.
pub fn in_case(set: &ChipSet, out: &ChipCount) -> Result<ChipCount, Refusal> {
    out.highest_first(set)?;
    for kind in set.kinds() {
        let gone = out.of(&kind.colour);
        if let Some(count) = kind.count.filter(|count| *count < gone) {
            let message = format!("{gone} `{}` chips are out, but only {count} exist", kind.colour);
            return Err(Refusal::worded("chips-missing", message).hint("chips show"));
        }
    }
    Ok(ChipCount::of_each(set, |kind| match kind.count {
        Some(count) => count.saturating_sub(out.of(&kind.colour)),
        None => kind.most(),
    }))
}

/// The case in words, highest first: `3 × $5.00, $1.00 uncounted`.
pub fn case_shown(set: &ChipSet, case: &ChipCount, currency: Currency) -> Result<String, Refusal> {
    let stacks = case.highest_first(set)?;
    let words = stacks.iter().map(|(kind, number)| match (kind.count, currency.shown(kind.value)) {
        (Some(_), value) => format!("{number} × {value}"),
        (None, value) => format!("{value} uncounted"),
    });
    Ok(if stacks.is_empty() { "no chips".to_owned() } else { words.collect::<Vec<_>>().join(", ") })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chips::kind::{CHIPS_MAX, ChipKind};

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
        assert_eq!(case_shown(&set(), &case, Currency::USD).unwrap(), "$0.25 uncounted, 170 × $0.05");
    }

    #[test]
    fn no_more_can_be_out_than_exist() {
        let refusal = in_case(&set(), &chips("red=51")).unwrap_err();
        assert_eq!(refusal.told().message, "51 `red` chips are out, but only 50 exist");
        assert_eq!(in_case(&set(), &chips("pink=1")).unwrap_err().told().code, "unknown-chip");
    }
}
