//! The entries of a tournament.

use crate::accounts::{Asset, Nature, Party};
use crate::journal::recipe::lines::Lines;
use crate::tournament::did::{Did, Entered, Paid, Stacks};
use engine::money::Overflow;

/// A tournament's money is the credit that its players have at the bank; its chips come from the case and go back.
pub(super) fn happened(lines: &mut Lines, did: &Did) -> Result<Nature, Overflow> {
    match did {
        Did::Entered(Entered { player, price, bounty, stack, .. }) => {
            lines.moved((*player).into(), Party::Pool, Asset::Chips, price.plus(*bounty)?);
            lines.moved(Party::Bank, (*player).into(), Asset::Stacks, *stack);
        }
        Did::Out(out) => {
            for gone in &out.gone {
                lines.moved(gone.player.into(), Party::Table, Asset::Stacks, gone.lost);
            }
            for (player, amount) in &out.bounties {
                lines.moved(Party::Pool, (*player).into(), Asset::Chips, *amount);
            }
        }
        Did::Left { player, stack } => lines.moved((*player).into(), Party::Bank, Asset::Stacks, *stack),
        Did::Coloured { changes, .. } => {
            for (player, change) in changes {
                lines.moved(Party::Bank, (*player).into(), Asset::Stacks, *change);
            }
        }
        Did::Paid(Paid { places, stacks, .. }) => {
            for prize in places {
                let amount = prize.amount.plus(prize.bounty)?;
                lines.moved(Party::Pool, prize.player.into(), Asset::Chips, amount);
            }
            back_to_the_case(lines, stacks);
        }
        Did::Cancelled { back, stacks, .. } => {
            for (player, amount) in back {
                lines.moved(Party::Pool, (*player).into(), Asset::Chips, *amount);
            }
            back_to_the_case(lines, stacks);
        }
        Did::Made(_)
        | Did::Started { .. }
        | Did::Dealt { .. }
        | Did::Clock { .. }
        | Did::Level { .. }
        | Did::Agreed { .. }
        | Did::Prizes { .. }
        | Did::Stopped { .. }
        | Did::Resumed { .. }
        | Did::Chopped(_) => {}
    }
    Ok(Nature::Play)
}

fn back_to_the_case(lines: &mut Lines, stacks: &Stacks) {
    for (player, stack) in &stacks.held {
        lines.moved((*player).into(), Party::Bank, Asset::Stacks, *stack);
    }
    lines.moved(Party::Table, Party::Bank, Asset::Stacks, stacks.table);
    lines.moved(Party::Pot, Party::Bank, Asset::Stacks, stacks.pot);
}
