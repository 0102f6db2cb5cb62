//! Money by app: it's on somebody's phone, so it can't go into a purse.

use crate::accounts::Party;
use crate::book::debts::TheBook;
use crate::night::fund;
use crate::refusal::{DebtRefused, Refusal};
use engine::money::{Amount, Money};

/// Refuses to pay a purse by app, or out of one: the fund (CAU-003) and the house's own are cash. The bank's phone is its
/// banker's.
///
/// # Errors
///
/// `no-phone`, with the payment in cash.
pub fn check(book: &TheBook<'_>, from: Party, to: Party, amount: Money) -> Result<(), Refusal> {
    let purse = |party: &Party| party.player().is_none() && *party != Party::Bank;
    let Some(place) = [from, to].into_iter().find(purse) else { return Ok(()) };
    let word = |party: Party| match party.player().and_then(|player| book.people.get(player)) {
        Some(person) => person.name.to_string(),
        None => party.place().unwrap_or_default().to_owned(),
    };
    let (name, rule) = match (place, book.house) {
        (Party::Fund, Some(house)) => (fund::name(house).unwrap_or(fund::NAME), fund::rule(house)),
        _ => (place.place().unwrap_or_default(), None),
    };
    let no_phone = DebtRefused::NoPhone {
        purse: name.to_owned(),
        from: word(from),
        to: word(to),
        amount: Amount::new(amount, book.currency),
    };
    Err(Refusal::new(no_phone).by(rule.as_deref()))
}
