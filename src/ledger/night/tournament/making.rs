//! Announcing a tournament: whether its terms can be played, and are those of the house (PIG-08, PIG-09).

use crate::ids::PlayerId;
use crate::night::tonight::{Tonight, check_positive};
use crate::night::tournament::departing;
use crate::night::tournament::of_house::rebuy_stack;
use crate::refusal::{
    Notice, RebuyBrings, Refusal, TermsNoticed, TournamentCost, TournamentNoticed, TournamentTermsRefused,
};
use crate::tournament::chips;
use crate::tournament::did::Made;
use crate::tournament::levels::Level;
use crate::tournament::prize_table::PrizeTable;
use crate::tournament::terms::{ComeBack, TournamentTerms, WayBack};
use engine::house::{House, Key, Ruled, key};
use engine::money::Currency;

/// May a tournament be played on these terms? Says what the table should hear.
///
/// Terms that differ from the house's need `agreed`: everybody who enters agrees to them.
pub fn make(
    tonight: &Tonight,
    number: u32,
    name: String,
    mut terms: TournamentTerms,
    agreed: bool,
) -> Result<(Made, Vec<Notice>), Refusal> {
    if let Some(on) = tonight.tournament() {
        return Err(Refusal::new(TournamentTermsRefused::StillOn { number: on.number }));
    }
    check_positive(terms.price, tonight.currency)?;
    for money in [terms.price, terms.bounty].into_iter().filter(|money| !money.is_zero()) {
        tonight.check_amount(money)?;
    }
    check_positive(terms.step, tonight.currency)?;
    tonight.check_amount(terms.step)?;
    check_chips(&terms)?;
    check_levels(tonight, &terms)?;
    terms.addon.iter().try_for_each(|addon| tonight.check_amount(addon.price))?;
    terms.again.iter().try_for_each(|again| check_again(tonight, &terms, again))?;
    check_most(tonight, &terms)?;
    if let Some(prizes) = &terms.prizes {
        prizes.check(tonight.currency, rule(&tonight.house, key::TOURNAMENT_PAYOUT_PRINTED).as_deref())?;
        check_payable(tonight, prizes)?;
    }
    check_host(tonight, terms.host, terms.deputy)?;
    terms.agreed = departing::departures(tonight, &terms);
    departing::check_agreed(tonight, &terms.agreed, agreed)?;
    let notices = notices(tonight, &terms);
    Ok((Made { number, name, terms }, notices))
}

/// Prizes given as amounts can be paid at the table.
pub fn check_payable(tonight: &Tonight, prizes: &PrizeTable) -> Result<(), Refusal> {
    let PrizeTable::Amounts(amounts) = prizes else { return Ok(()) };
    amounts.iter().filter(|amount| amount.is_positive()).try_for_each(|amount| tonight.check_amount(*amount))
}

/// The rule behind a setting.
fn rule(house: &House, key: Key) -> Option<String> {
    house.setting(key).and_then(|said| said.rule.clone())
}

/// Refuses a cost per player above what the bank sells a player in a night; an entry is bought there like chips (IGL-01), and
/// what comes after it is bought on top of it.
fn check_most(tonight: &Tonight, terms: &TournamentTerms) -> Result<(), Refusal> {
    let Some(max) = tonight.house.amount(key::BUYIN_MAX) else { return Ok(()) };
    let entry = terms.price.plus(terms.bounty)?;
    let again = terms.again.map(|again| entry.plus(again.price)?.plus(again.bounty)).transpose()?;
    let addon = terms.addon.map(|addon| entry.plus(addon.price)).transpose()?;
    let comes_back = match terms.again {
        Some(WayBack { way: ComeBack::Reentry, .. }) => TournamentCost::EntryAndReentry,
        _ => TournamentCost::EntryAndRebuy,
    };
    let again = again.map(|cost| (comes_back, cost));
    let addon = addon.map(|cost| (TournamentCost::EntryAndAddon, cost));
    let costs = [Some((TournamentCost::Entry, entry)), again, addon];
    match costs.into_iter().flatten().find(|(_, cost)| *cost > max.value) {
        None => Ok(()),
        Some((what, cost)) => {
            let (cost, most) = (tonight.amount(cost), tonight.amount(max.value));
            let sold = TournamentTermsRefused::BankSellsLess { what, cost, most };
            Err(Refusal::new(sold).by(max.rule.as_deref()))
        }
    }
}

/// Every stack can be counted out in the smallest chip.
fn check_chips(terms: &TournamentTerms) -> Result<(), Refusal> {
    let stacks = [Some(terms.stack), terms.addon.map(|addon| addon.stack)];
    for stack in stacks.into_iter().flatten() {
        check_positive(stack, Currency::CHIPS)?;
        if !stack.remainder(terms.unit).is_zero() {
            let (stack, unit) = (chips(stack), chips(terms.unit));
            return Err(Refusal::new(TournamentTermsRefused::StackTooFine { stack, unit }));
        }
    }
    Ok(())
}

/// The levels can be paid in the smallest chip, and have an ante only if the house has one (PIG-28).
fn check_levels(tonight: &Tonight, terms: &TournamentTerms) -> Result<(), Refusal> {
    terms.levels.levels().iter().try_for_each(|level| check_ante(tonight, level))?;
    terms.levels.check_payable(terms.unit)
}

/// Refuses the ante of a level in a tournament house that has none (PIG-28).
pub fn check_ante(tonight: &Tonight, level: &Level) -> Result<(), Refusal> {
    let none = tonight.house.amount(key::ANTE).filter(|ante| tonight.is_tournament() && ante.value.is_zero());
    let asked = level.blinds().filter(|blinds| blinds.ante.is_positive());
    match (none, asked) {
        (Some(none), Some(blinds)) => {
            let ante = TournamentTermsRefused::NoAnte { blinds: blinds.into() };
            Err(Refusal::new(ante).by(none.rule.as_deref()))
        }
        _ => Ok(()),
    }
}

/// The stack of the way back can be counted out.
fn check_again(tonight: &Tonight, terms: &TournamentTerms, again: &WayBack) -> Result<(), Refusal> {
    tonight.check_amount(again.price)?;
    if again.stack.is_positive() && again.stack.remainder(terms.unit).is_zero() {
        return Ok(());
    }
    let part = tonight.house.count(key::REBUY_STACK_PART);
    let part = part.filter(|_| again.stack == rebuy_stack(&tonight.house, terms.stack));
    let brings = match &part {
        Some(part) => RebuyBrings::Part { part: part.value, stack: chips(terms.stack) },
        None => RebuyBrings::Chips(chips(again.stack)),
    };
    let fine = TournamentTermsRefused::RebuyNotPayable { brings, unit: chips(terms.unit) };
    Err(Refusal::new(fine).by(part.and_then(|part| part.rule).as_deref()))
}

/// Host and deputy are two people (PIG-02).
pub fn check_host(
    tonight: &Tonight,
    host: Option<PlayerId>,
    deputy: Option<PlayerId>,
) -> Result<(), Refusal> {
    match (host, deputy) {
        (Some(host), Some(deputy)) if host == deputy => {
            let same = TournamentTermsRefused::DeputyOfHimself { name: tonight.name(host).to_owned() };
            Err(Refusal::new(same).by(rule(&tonight.house, key::RULING).as_deref()))
        }
        _ => Ok(()),
    }
}

fn notices(tonight: &Tonight, terms: &TournamentTerms) -> Vec<Notice> {
    let house = &tonight.house;
    let mut notices = Vec::new();
    let blinds = house.word(key::BLINDS).filter(|blinds| blinds.value == "raised-by-agreement");
    let timed = terms.levels.levels().iter().any(|level| level.minutes().is_some());
    if let Some(blinds) = blinds.filter(|_| timed) {
        notices.push(noticed(blinds.rule.as_deref(), TermsNoticed::ByTheClock));
    }
    if let Some(priced) = priced_before(tonight).filter(|_| terms.again.is_none()) {
        notices.push(noticed(priced.rule.as_deref(), TermsNoticed::RebuyUnpriced));
    }
    if house.word(key::LIMIT_KIND).is_some_and(|kind| kind.value == "spread") {
        notices.push(noticed(None, TermsNoticed::WithoutALimit));
    }
    if house.word(key::ALLIN).is_some_and(|said| said.value == "pause-and-buy") {
        notices.push(noticed(None, TermsNoticed::NoChipsInAHand));
    }
    notices
}

fn noticed(rule: Option<&str>, what: TermsNoticed) -> Notice {
    Notice::new(rule, TournamentNoticed::Terms(what))
}

/// The word for a tournament house where players come back only at a price that was set before (PIG-09).
#[must_use]
pub fn priced_before(tonight: &Tonight) -> Option<Ruled<&str>> {
    tonight.house.word(key::REBUY).filter(|said| tonight.is_tournament() && said.value == "first-out-once")
}
