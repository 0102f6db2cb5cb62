//! What a stack is worth in prizes: the independent chip model of Malmuth and Harville, exactly.
//!
//! The chance to finish first is the share of the chips; the next place goes among the others in the same way.
//! Every set of players who may fill the first places is counted once, so nothing is sampled.
//!
//! Chances are fixed-point numbers in parts of [`CERTAIN`], rounded down in every step: a stack's part of a
//! chance loses less than 1.5 parts (half of one where the chance is divided by the chips, one where it is
//! cut back to parts). A field of n has n · 2^(n-1) such steps, so with 20 players no chance is too small by
//! more than 2^24 parts, which is 2^-52, and none is ever too large. Of the largest amount a book holds, 10^15
//! coins, that is less than a quarter of a coin, and it is shared out with the rounding.

use crate::refusal::{Refusal, SharesFlaw, TournamentDealRefused};
use crate::tournament::apportion::{CoinClaims, apportion};
use engine::money::{Money, Overflow};

/// The most players whose chances are computed.
pub const PLAYERS_MAX: usize = 20;

/// Certainty, in parts of a chance.
pub const CERTAIN: u128 = 1 << 76;

/// Chances per chip are kept this much finer. All chips together are below 2^50, so a product with a stack
/// stays below 2^127, and what one chip's chance loses is less than half a part for a whole stack.
const FINER: u32 = 51;

/// What each stack is worth of the prizes, in whole `step`s: together exactly the prizes.
///
/// The values are rounded by largest remainder, equal ones by stack and then in the order given. Prizes come first place first;
/// if there are fewer than players, the last places get nothing. Refuses more than [`PLAYERS_MAX`] players, a player without
/// chips, and more prizes than players.
pub fn icm(stacks: &[Money], prizes: &[Money], step: Money) -> Result<Vec<Money>, Refusal> {
    let chances = chances(stacks, prizes.len())?;
    let worth = |places: &Vec<u128>| {
        places.iter().zip(prizes).try_fold(0_u128, |sum, (chance, prize)| {
            let prize = u128::try_from(prize.minor()).ok()?;
            sum.checked_add(chance.checked_mul(prize)?)
        })
    };
    let parts = chances.iter().map(|places| worth(places).ok_or(Overflow)).collect::<Result<Vec<_>, _>>()?;
    let total = Money::sum(prizes.iter().copied())?;
    Ok(apportion(total, step, CoinClaims { parts: &parts, coin: CERTAIN }, stacks)?)
}

/// For each player, the chance to finish in each of the first `places`, in parts of [`CERTAIN`].
pub fn chances(stacks: &[Money], places: usize) -> Result<Vec<Vec<u128>>, Refusal> {
    let stacks = counted(stacks, places)?;
    let mut chances = vec![vec![0_u128; places]; stacks.len()];
    let mut reached = vec![0_u128; bit(stacks.len())];
    if let Some(nobody_yet) = reached.first_mut() {
        *nobody_yet = CERTAIN;
    }
    // A set comes after every set it grows from, so its chance is complete when its turn comes.
    for taken in 0..reached.len() {
        let place = usize::try_from(taken.count_ones()).unwrap_or(places);
        if place < places {
            for (player, chance) in next_place(&stacks, taken, &mut reached) {
                if let Some(sum) = chances.get_mut(player).and_then(|chances| chances.get_mut(place)) {
                    *sum = sum.wrapping_add(chance);
                }
            }
        }
    }
    Ok(chances)
}

/// Gives the next place to each player not yet `taken`, in proportion to their chips.
fn next_place(stacks: &[u128], taken: usize, reached: &mut [u128]) -> Vec<(usize, u128)> {
    let left = || stacks.iter().copied().enumerate().filter(|(player, _)| taken & bit(*player) == 0);
    let chips = left().map(|(_, stack)| stack).fold(0, u128::wrapping_add);
    let chance = reached.get(taken).copied().unwrap_or(0);
    let per_chip = chance.wrapping_shl(FINER).checked_div(chips).unwrap_or(0);
    let mut next = Vec::with_capacity(stacks.len());
    for (player, stack) in left() {
        let chance = per_chip.wrapping_mul(stack).wrapping_shr(FINER);
        if let Some(sum) = reached.get_mut(taken | bit(player)) {
            *sum = sum.wrapping_add(chance);
        }
        next.push((player, chance));
    }
    next
}

/// The stacks as plain numbers, together below 2^50.
fn counted(stacks: &[Money], places: usize) -> Result<Vec<u128>, Refusal> {
    let players = stacks.len();
    if players > PLAYERS_MAX {
        return Err(unshared(SharesFlaw::TooManyPlayers { players, most: PLAYERS_MAX }));
    }
    field(stacks, places)?;
    let number = |stack: &Money| u128::try_from(stack.minor()).map_err(|_| Overflow.into());
    stacks.iter().map(number).collect()
}

/// Refuses more prizes than players, a player without chips, and more chips than can be counted.
pub(crate) fn field(stacks: &[Money], prizes: usize) -> Result<(), Refusal> {
    let players = stacks.len();
    if prizes > players {
        return Err(unshared(SharesFlaw::TooManyPlaces { places: prizes, players }));
    }
    if stacks.iter().any(|stack| !stack.is_positive()) {
        return Err(unshared(SharesFlaw::WithoutChips));
    }
    Money::sum(stacks.iter().copied())?;
    Ok(())
}

/// No deal is possible like this.
pub(crate) fn unshared(flaw: SharesFlaw) -> Refusal {
    Refusal::new(TournamentDealRefused::Shares(flaw))
}

const fn bit(player: usize) -> usize {
    1_usize.wrapping_shl(player as u32)
}
