//! The colors of chips that are sold: what they're worth, what's in the case, which ones stay there.

use crate::chips::{ChipCount, ChipKind};
use crate::night::tonight::Tonight;
use crate::refusal::{BuyingNoticed, Notice, Refusal};
use engine::house::key;
use engine::money::Money;

/// A remark if reserve colors go out although the lower chips in the case would do (MIK-14).
pub fn reserve_first(tonight: &Tonight, chips: Option<&ChipCount>) -> Result<Option<Notice>, Refusal> {
    let policy = tonight.house.word(key::CHIPS_RESERVE_POLICY).filter(|policy| policy.value == "last-resort");
    let (Some(policy), Some(chips)) = (policy, chips) else { return Ok(None) };
    let (set, case) = (tonight.chip_set()?, tonight.in_case()?);
    let value = |counted: &ChipCount, of: &dyn Fn(&ChipKind) -> bool| {
        let kinds = set.kinds().iter().filter(|kind| of(kind));
        let sums = kinds.map(|kind| kind.value.times(i64::from(counted.of(&kind.colour))));
        Money::sum(sums.collect::<Result<Vec<_>, _>>()?)
    };
    // Every high color separately: the lower high ones go out before it as well.
    let mut given: Vec<&ChipKind> =
        set.kinds().iter().filter(|kind| kind.reserve && chips.of(&kind.colour) > 0).collect();
    given.sort_unstable_by_key(|kind| kind.value);
    for least in given {
        let stays = |kind: &ChipKind| kind.reserve && kind.value >= least.value;
        let lower = |kind: &ChipKind| !stays(kind);
        let (high, small) = (value(chips, &stays)?, value(&case, &lower)?.minus(value(chips, &lower)?)?);
        if small >= high {
            let colours =
                set.kinds().iter().filter(|kind| stays(kind)).map(|kind| kind.colour.to_string()).collect();
            // Nobody knows how much is left of chips that were never counted.
            let is_known = set.kinds().iter().all(|kind| stays(kind) || kind.count.is_some());
            let left = is_known.then(|| tonight.amount(small));
            let stay = BuyingNoticed::ReserveStays { colours, left };
            return Ok(Some(Notice::new(policy.rule.as_deref(), stay)));
        }
    }
    Ok(None)
}

/// Chips named by color must add up, especially chips that aren't paid for (MIK-03), and must be in the case.
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
