//! The colours of chips that are sold: what they are worth, what is in the case, which stay there.

use crate::domain::chips::{ChipCount, ChipKind};
use crate::domain::house::key;
use crate::domain::money::Money;
use crate::domain::night::tonight::Tonight;
use crate::domain::refusal::{Notice, Refusal};

/// A remark where reserve colours go out although the lower chips in the case would do (MIK-14).
pub fn reserve_first(tonight: &Tonight, chips: Option<&ChipCount>) -> Result<Option<Notice>, Refusal> {
    let policy = tonight.house.word(key::CHIPS_RESERVE_POLICY).filter(|policy| policy.value == "last-resort");
    let (Some(policy), Some(chips)) = (policy, chips) else { return Ok(None) };
    let (set, case) = (tonight.chip_set()?, tonight.in_case()?);
    let value = |counted: &ChipCount, reserve: bool| {
        let of = |kind: &&ChipKind| kind.reserve == reserve;
        let sums =
            set.kinds().iter().filter(of).map(|kind| kind.value.times(i64::from(counted.of(&kind.colour))));
        Money::sum(sums.collect::<Result<Vec<_>, _>>()?)
    };
    let (high, small) = (value(chips, true)?, value(&case, false)?.minus(value(chips, false)?)?);
    if high.is_zero() || small < high {
        return Ok(None);
    }
    let colours: Vec<&str> =
        set.kinds().iter().filter(|kind| kind.reserve).map(|kind| kind.colour.as_str()).collect();
    let text = format!(
        "{} chips stay in the case while there are lower ones: {} are left",
        colours.join(", "),
        tonight.shown(small)
    );
    Ok(Some(Notice::new(policy.rule.as_deref(), text)))
}

/// Chips named by colour must add up, what is not paid for least of all (MIK-03), and must be in the case.
pub fn check_colours(
    tonight: &Tonight,
    chips: &ChipCount,
    (total, by_bank): (Money, bool),
) -> Result<(), Refusal> {
    let set = tonight.chip_set()?;
    let on_air = chips.value(set)? > total;
    chips.check_worth(total, set, tonight.currency).map_err(|refusal| {
        let covered = tonight.house.words(key::CHIPS_P2P_PAY).filter(|_| on_air);
        refusal.by(covered.and_then(|covered| covered.rule).as_deref())
    })?;
    if by_bank {
        tonight.in_case()?.minus(chips)?;
    }
    Ok(())
}
