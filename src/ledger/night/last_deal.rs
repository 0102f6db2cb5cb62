//! Who deals the last hand of a night, by the house.

use crate::ids::PlayerId;
use crate::night::ring::right_of;
use crate::night::tonight::Tonight;
use engine::house::key;

/// Who must deal the last hand, by the house; `None` if the house doesn't say or the seats aren't known.
#[must_use]
pub fn last_dealer(tonight: &Tonight) -> Option<PlayerId> {
    let evening = &tonight.evening;
    let end = tonight.house.word(key::SESSION_END_RULE).filter(|end| end.value == "last-dealer");
    let last = tonight.house.word(key::DEALER_LAST).map(|last| last.value);
    match last.or(end.map(|_| "right-of-first"))? {
        "right-of-first" => right_of(evening, evening.deals.first()?.dealer),
        "right-of-banker" => right_of(evening, evening.banker?),
        _ => None,
    }
}

/// The rule that names the last dealer.
#[must_use]
pub fn last_rule(tonight: &Tonight) -> Option<String> {
    let said = tonight.house.word(key::DEALER_LAST).or_else(|| tonight.house.word(key::SESSION_END_RULE));
    said.and_then(|said| said.rule)
}
