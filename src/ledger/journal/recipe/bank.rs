//! The entries of the bank itself: the float, going home, what's over or short, the end of the night.

use crate::accounts::{Asset, Nature, Party};
use crate::journal::cash_out::{BankSettled, CashedOut, DrawerShared};
use crate::journal::fund::FundCashedOut;
use crate::journal::night::AppKept;
use crate::journal::recipe::lines::Lines;
use crate::journal::surrogate::{CashHanded, HandOverSide};
use engine::money::{Money, Overflow};

/// The float goes into the drawer, and the bank owes it to the party who put it in.
pub(super) fn float_in(lines: &mut Lines, giver: Option<Party>, float: Money) -> Nature {
    let giver = giver.unwrap_or(Party::House);
    lines.moved(giver, Party::Bank, Asset::Cash, float);
    lines.moved(Party::Bank, giver, Asset::Float, float);
    Nature::Trade
}

/// What came by app stays on the phone of the banker who received it, who owes it from then on.
pub(super) fn handed_over(lines: &mut Lines, app: Option<&AppKept>) -> Nature {
    if let Some(AppKept { by, amount }) = app {
        let keeper = Party::from(*by);
        lines.moved(Party::Bank, keeper, Asset::Transfer, *amount);
        lines.owed(keeper, Party::Bank, Asset::Book, *amount);
    }
    Nature::Trade
}

pub(super) fn cash_out(lines: &mut Lines, cashed: &CashedOut) -> Nature {
    let player = Party::from(cashed.player);
    lines.moved(player, Party::Bank, Asset::Chips, cashed.stack);
    for note in &cashed.notes {
        lines.note(Party::Bank, player, note);
    }
    lines.owed(Party::Bank, player, Asset::Book, cashed.debt);
    for (inviter, amount) in &cashed.answered {
        let inviter = Party::from(*inviter);
        lines.owed(Party::Bank, inviter, Asset::Book, *amount);
        lines.owed(inviter, player, Asset::Private, *amount);
    }
    lines.moved(Party::Bank, player, Asset::Transfer, cashed.app);
    lines.moved(Party::Bank, player, Asset::Cash, cashed.cash);
    lines.owed(Party::Bank, player, Asset::Book, cashed.claim);
    Nature::Trade
}

/// The bank bears what's over in chips or short in cash; the bearer pays for it in THE BOOK.
pub(super) fn over_short(
    lines: &mut Lines,
    chips: Money,
    cash: Money,
    bearer: Party,
) -> Result<Nature, Overflow> {
    lines.moved(Party::Bank, Party::Table, Asset::Chips, chips);
    lines.moved(Party::Drawer, Party::Outside, Asset::Cash, cash.negated());
    lines.owed(bearer, Party::Bank, Asset::Book, chips.minus(cash)?);
    Ok(Nature::Transfer)
}

pub(super) fn fund_cashed_out(lines: &mut Lines, cashed: &FundCashedOut) -> Nature {
    lines.moved(Party::Fund, Party::Bank, Asset::Chips, cashed.stack);
    lines.moved(Party::Bank, Party::Fund, Asset::Cash, cashed.cash);
    lines.owed(Party::Bank, Party::Fund, Asset::Book, cashed.claim);
    Nature::Trade
}

/// The drawer is shared out, and the banker takes over what's left between the bank and THE BOOK.
pub(super) fn bank_settled(lines: &mut Lines, settled: &BankSettled) -> Result<Nature, Overflow> {
    let Some(drawer) = &settled.drawer else {
        lines.moved(Party::Bank, Party::House, Asset::Cash, settled.cash);
        lines.moved(Party::Bank, Party::House, Asset::Transfer, settled.transfer);
        lines.moved(Party::House, Party::Bank, Asset::Float, settled.float);
        taken_over(lines, settled);
        return Ok(Nature::Transfer);
    };
    let DrawerShared { giver, owner, back, keeper } = *drawer;
    let left = settled.cash.minus(back)?;
    lines.moved(giver, Party::Bank, Asset::Float, settled.float);
    lines.moved(Party::Bank, owner, Asset::Cash, back);
    lines.owed(Party::Bank, owner, Asset::Book, settled.float.minus(back)?);
    if giver == Party::House && owner != giver {
        // Nobody was named when it was put in: it was the owner's from the start.
        lines.moved(owner, giver, Asset::Cash, settled.float);
    }
    lines.moved(Party::Bank, keeper, Asset::Cash, left);
    lines.moved(Party::Bank, keeper, Asset::Transfer, settled.transfer);
    if settled.banker.is_none() {
        // Nobody kept the bank: the house has the money and owes it to the bank.
        lines.owed(keeper, Party::Bank, Asset::Book, left.plus(settled.transfer)?);
    }
    taken_over(lines, settled);
    Ok(Nature::Transfer)
}

fn taken_over(lines: &mut Lines, settled: &BankSettled) {
    if let Some(banker) = settled.banker {
        lines.owed(Party::Bank, banker.into(), Asset::Book, settled.residue);
    }
}

/// The drawer pays what the bank owes.
pub(super) fn claim_paid(lines: &mut Lines, to: Party, amount: Money) -> Nature {
    lines.moved(Party::Bank, to, Asset::Cash, amount);
    lines.owed(to, Party::Bank, Asset::Book, amount);
    Nature::Trade
}

/// Cash on its way between two books: each has its half, and together nothing is left on its way.
pub(super) fn cash_handed(lines: &mut Lines, handed: &CashHanded) -> Nature {
    match handed.side {
        HandOverSide::Given => lines.moved(handed.from.into(), Party::Transit, Asset::Cash, handed.amount),
        HandOverSide::Taken => lines.moved(Party::Transit, handed.to.into(), Asset::Cash, handed.amount),
    }
    Nature::Transfer
}
