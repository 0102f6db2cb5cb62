//! The entries of THE BOOK.

use crate::accounts::{Asset, Nature, Party};
use crate::journal::debts::{Adjusted, Consolidated, DebtAssumed, DebtFact, DebtLine, DebtShifted};
use crate::journal::recipe::lines::Lines;
use engine::money::{Money, Overflow};

pub(super) fn debt(lines: &mut Lines, fact: &DebtFact) -> Result<Nature, Overflow> {
    Ok(match fact {
        DebtFact::DebtOwed { debtor, creditor, amount, .. } => {
            lines.owed((*debtor).into(), *creditor, Asset::Book, *amount);
            Nature::Transfer
        }
        DebtFact::DebtPaid { from, to, amount, private, app, .. } => {
            lines.moved(*from, *to, if *app { Asset::Transfer } else { Asset::Cash }, *amount);
            settled_between(lines, (*to, *from), *amount, *private)?;
            Nature::Trade
        }
        DebtFact::DebtForgiven { creditor, debtor, amount, private, .. } => {
            settled_between(lines, (*creditor, *debtor), *amount, *private)?;
            Nature::Transfer
        }
        DebtFact::DebtAssumed(assumed) => {
            assume(lines, assumed);
            Nature::Trade
        }
        DebtFact::Consolidated(consolidated) => consolidation(lines, consolidated),
        DebtFact::DebtShifted(DebtShifted { debtor, creditor, amount }) => {
            lines.owed(*creditor, *debtor, Asset::Book, *amount);
            lines.owed(*debtor, *creditor, Asset::Private, *amount);
            Nature::Trade
        }
        DebtFact::Adjusted(adjusted) => adjustment(lines, adjusted),
        DebtFact::DebtLimited(_) => Nature::Still,
    })
}

/// The debtor owes that much less: privately what's said to be private, the rest in THE BOOK.
fn settled_between(
    lines: &mut Lines,
    (creditor, debtor): (Party, Party),
    amount: Money,
    private: Option<Money>,
) -> Result<(), Overflow> {
    let private = private.unwrap_or_default();
    lines.owed(creditor, debtor, Asset::Book, amount.minus(private)?);
    lines.owed(creditor, debtor, Asset::Private, private);
    Ok(())
}

fn assume(lines: &mut Lines, assumed: &DebtAssumed) {
    let (guest, inviter) = (Party::from(assumed.guest), Party::from(assumed.inviter));
    lines.owed(assumed.creditor, guest, Asset::Book, assumed.amount);
    if inviter != assumed.creditor {
        lines.owed(inviter, assumed.creditor, Asset::Book, assumed.amount);
    }
    lines.owed(guest, inviter, Asset::Private, assumed.amount);
}

fn consolidation(lines: &mut Lines, consolidated: &Consolidated) -> Nature {
    for DebtLine { debtor, creditor, amount } in &consolidated.before {
        lines.owed(*creditor, *debtor, Asset::Book, *amount);
    }
    for DebtLine { debtor, creditor, amount } in &consolidated.after {
        lines.owed(*debtor, *creditor, Asset::Book, *amount);
    }
    Nature::Trade
}

fn adjustment(lines: &mut Lines, adjusted: &Adjusted) -> Nature {
    let (other, player) = (adjusted.against, Party::from(adjusted.player));
    match adjusted.cash {
        true => lines.moved(other, player, Asset::Cash, adjusted.amount),
        false => lines.owed(other, player, Asset::Book, adjusted.amount),
    }
    Nature::Play
}
