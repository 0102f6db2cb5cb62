//! A fact found after the close: an event of today that names its night and changes its results.

use crate::accounts::{Asset, Party};
use crate::ids::PlayerId;
use crate::journal::{Adjusted, DebtFact, Fact};
use crate::night::tonight::Tonight;
use crate::refusal::{AdjustRefused, DrawerWas, Refusal};
use engine::money::{Money, Overflow};

/// The other side of the figure that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Other {
    /// Somebody owes it in THE BOOK; if nobody is named, that night's banker does.
    Owes(Option<Party>),
    /// The drawer was over or short by it: it was paid in cash.
    Drawer,
}

/// Books `amount` more (or less) for `player`; the night must be closed. `before` is what was explained in cash already.
///
/// # Errors
///
/// `night-open`, `amount-not-positive`, `bank-wound-up`, `same-party`, `drawer-not-off`.
pub fn adjust(
    tonight: &Tonight,
    player: PlayerId,
    other: Other,
    (amount, before): (Money, Money),
    why: String,
) -> Result<Fact, Refusal> {
    let evening = &tonight.evening;
    if evening.closed.is_none() {
        return Err(Refusal::new(AdjustRefused::NightOpen { night: evening.number }));
    }
    if amount.is_zero() {
        return Err(Refusal::new(AdjustRefused::Nothing));
    }
    let cash = other == Other::Drawer;
    let against = match other {
        Other::Drawer => explained(tonight, amount, before)?,
        Other::Owes(named) => owing(tonight, player, named)?,
    };
    Ok(DebtFact::Adjusted(Adjusted { night: evening.id, player, against, amount, why, cash }).into())
}

/// Who owes it: the one named, where `house` means that night's house; or else that night's banker, or else the owner of the
/// house.
fn owing(tonight: &Tonight, player: PlayerId, named: Option<Party>) -> Result<Party, Refusal> {
    let evening = &tonight.evening;
    let against = match named.or(evening.banker.map(Party::from)) {
        None | Some(Party::House) => tonight.house_party(),
        Some(named) => named,
    };
    if against == Party::Bank {
        return Err(Refusal::new(AdjustRefused::BankSettled { night: evening.number }));
    }
    if against == Party::from(player) {
        return Err(Refusal::new(AdjustRefused::NobodyElse));
    }
    Ok(against)
}

/// Cash that nobody wrote down was in the drawer, or was missing there.
fn explained(tonight: &Tonight, amount: Money, before: Money) -> Result<Party, Refusal> {
    let off = unexplained(tonight);
    if off.is_negative() == amount.is_negative() && amount.abs() <= off.abs() {
        return Ok(Party::Outside);
    }
    Err(Refusal::new(AdjustRefused::DrawerNotOff {
        drawer: drawer(tonight, before)?,
        amount: tonight.amount(amount),
    }))
}

/// How much the drawer is off without an explanation; below zero, it was over.
fn unexplained(tonight: &Tonight) -> Money {
    tonight.evening.accounts.holding(Party::Outside, Asset::Cash)
}

/// What the drawer of a closed night was off by, and how much of it late facts in cash explain.
///
/// # Errors
///
/// A sum too large for a book.
pub fn drawer(tonight: &Tonight, explained: Money) -> Result<DrawerWas, Overflow> {
    let left = unexplained(tonight);
    Ok(DrawerWas {
        night: tonight.evening.number,
        off: tonight.amount(left.plus(explained)?),
        explained: tonight.amount(explained),
        left: tonight.amount(left),
    })
}
