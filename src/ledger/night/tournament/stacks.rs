//! Every chip of a tournament, wherever the book has it.

use crate::accounts::{Asset, Party};
use crate::night::tonight::Tonight;
use crate::tournament::Tournament;
use crate::tournament::did::Stacks;

/// Every chip of the tournament, wherever the book has it.
#[must_use]
pub fn stacks(tonight: &Tonight, on: &Tournament) -> Stacks {
    let held = |party: Party| tonight.evening.accounts.holding(party, Asset::Stacks);
    let players = on.entrants.iter().map(|entrant| (entrant.player, held(entrant.player.into())));
    Stacks {
        held: players.filter(|(_, stack)| !stack.is_zero()).collect(),
        table: held(Party::Table),
        pot: held(Party::Pot),
    }
}
