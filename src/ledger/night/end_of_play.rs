//! When play stops: what the house says if a night for money ends now.

use crate::ids::PlayerId;
use crate::night::evening::{Evening, Purse, Sitting};
use crate::night::last_deal::{last_dealer, last_rule};
use crate::night::leaving::notice_due;
use crate::night::ring::{deals_made, right_of, times_dealt};
use crate::night::tonight::Tonight;
use crate::refusal::{ClosingNoticed, Notice};
use engine::house::key;

/// What the house says when the night ends with a hand dealt by `dealer`, or else with the last one dealt.
#[must_use]
pub fn notices(tonight: &Tonight, dealer: Option<PlayerId>) -> Vec<Notice> {
    let dealt = dealer.or_else(|| deals_made(&tonight.evening).last().map(|deal| deal.dealer));
    let not_the_last = dealt.and_then(|dealer| not_the_last(tonight, dealer));
    not_the_last.or_else(|| by_end_rule(tonight)).into_iter().collect()
}

/// Somebody else deals the last hand (IGL-06, MIK-27).
fn not_the_last(tonight: &Tonight, dealer: PlayerId) -> Option<Notice> {
    let last = last_dealer(tonight).filter(|last| *last != dealer)?;
    let (last, dealer) = (tonight.name(last).to_owned(), tonight.name(dealer).to_owned());
    Some(Notice::new(last_rule(tonight).as_deref(), ClosingNoticed::NotTheLastDealer { last, dealer }))
}

/// What the house's rule on the end asks for and this night doesn't have. A tournament ends by its own rules.
fn by_end_rule(tonight: &Tonight) -> Option<Notice> {
    let end = tonight.house.word(key::SESSION_END_RULE)?;
    let evening = &tonight.evening;
    if evening.purse != Purse::Chips || tonight.is_tournament() || evening.hands == 0 {
        return None;
    }
    let what = match end.value {
        "equal-deals" => unequal(tonight),
        "notice" => unannounced(tonight),
        "management" => Some(ClosingNoticed::Management),
        "one-has-all" => several(tonight),
        _ => None,
    }?;
    Some(Notice::new(end.rule.as_deref(), what))
}

/// The last dealer has dealt less often than the first dealer (MIK-27).
fn unequal(tonight: &Tonight) -> Option<ClosingNoticed> {
    let evening = &tonight.evening;
    let first = evening.deals.first()?.dealer;
    let last = last_dealer(tonight).or_else(|| right_of(evening, first)).filter(|last| *last != first)?;
    let dealt = |player| times_dealt(evening, player);
    let (most, least) = (dealt(first), dealt(last));
    let name = |player| tonight.name(player).to_owned();
    (least < most).then(|| ClosingNoticed::NotLevel { first: name(first), most, last: name(last), least })
}

/// The table breaks up, and nobody left announced leaving (DAV-13).
fn unannounced(tonight: &Tonight) -> Option<ClosingNoticed> {
    let left: Vec<&Sitting> = with_chips(&tonight.evening).collect();
    let said = tonight.evening.sittings.iter().any(|sitting| sitting.notice.is_some());
    let due = notice_due(&tonight.house);
    (left.len() > 1 && !said).then_some(ClosingNoticed::NobodyGaveNotice { due })
}

/// More than one player has chips, and one must have them all.
fn several(tonight: &Tonight) -> Option<ClosingNoticed> {
    let names: Vec<String> =
        with_chips(&tonight.evening).map(|sitting| tonight.name(sitting.player).to_owned()).collect();
    (names.len() > 1).then_some(ClosingNoticed::SeveralHaveChips { names })
}

fn with_chips(evening: &Evening) -> impl Iterator<Item = &Sitting> {
    evening
        .sittings
        .iter()
        .filter(|sitting| sitting.left.is_none() && evening.chips(sitting.player).is_positive())
}
