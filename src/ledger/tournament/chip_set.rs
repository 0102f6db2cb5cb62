//! Which chips each player of a tournament begins with, and whether the case has enough of them.

use crate::chips::kind::CHIPS_MAX;
use crate::chips::plan::STEPS_MAX;
use crate::chips::reach::{Reach, Stack};
use crate::chips::{ChipCount, ChipKind, ChipSet, Colour, in_case};
use crate::refusal::{
    ChipsOfAKind, Notice, Refusal, StartingChipsFlaw, TournamentChipsRefused, TournamentNoticed,
};
use crate::tournament::in_chips::chips;
use engine::money::{Currency, Money};

/// How many chips of the smallest useful colors a stack should have, the smallest first; higher ones fill it up.
///
/// Eight to twelve of the smallest pay the blinds of the first levels without change, eight of the next pay those after them. The
/// later rows are for a case with few small chips: fewer of them at each seat leaves some for rebuys.
const WISHES: [[usize; 3]; 5] = [[8, 8, 4], [10, 6, 4], [5, 4, 3], [4, 3, 2], [0, 0, 0]];

/// The most players, and the most rebuys, that chips are computed for.
const PLAYERS_MAX: u32 = 1000;

/// What the chips are needed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChipNeeds {
    /// How many begin.
    pub players: u32,
    /// What each begins with.
    pub stack: Money,
    /// How many rebuys, re-entries and add-ons the case should still hold.
    pub rebuys: u32,
    /// What each of them gets (PIG-09: a third of a stack).
    pub rebuy: Money,
    /// The first small blind: chips that aren't needed to pay it stay in the case.
    pub small_blind: Money,
}

/// The chips a tournament begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Starting {
    /// The chips of one player, worth exactly one stack.
    pub each: ChipCount,
    /// The chips of one rebuy, if there are any.
    pub rebuy: ChipCount,
    /// What stays in the case when all stacks are out; nothing if the case is too small for them.
    pub reserve: ChipCount,
    /// What's missing, if the case is too small.
    pub short: Option<Short>,
    /// The same as the banker hears it.
    pub notices: Vec<Notice>,
}

/// A case that is too small.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Short {
    /// The chips to borrow: with them, all stacks and rebuys can be made.
    pub missing: ChipCount,
    /// How many players the case is enough for without them.
    pub players: u32,
    /// How many rebuys after that.
    pub rebuys: u32,
}

/// The chips each player begins with, out of `set` with the counts of its case, valued in tournament chips.
///
/// Every player gets the same chips (PIG-08). If the case is too small, they're those of a case that isn't, and `short` says
/// what's missing.
///
/// # Errors
///
/// `chip-multiple` and `stack-unmakeable` if no number of such chips makes the stack or the rebuy, `stack-nothing`,
/// `stack-players`, and `plan-too-large`.
pub fn starting(set: &ChipSet, seats: &ChipNeeds) -> Result<Starting, Refusal> {
    check(set, seats)?;
    let useful = useful(set, seats.small_blind);
    for wish in WISHES {
        if let Some(each) = stack(&useful, seats.stack, seats.players, &ChipCount::default(), wish)? {
            let out = times(&each, seats.players);
            let rebuy = match seats.rebuys {
                0 => Some(ChipCount::default()),
                rebuys => stack(&useful, seats.rebuy, rebuys, &out, wish)?,
            };
            if let Some(rebuy) = rebuy {
                let reserve = in_case(set, &out)?;
                return Ok(Starting { each, rebuy, reserve, short: None, notices: Vec::new() });
            }
        }
    }
    too_small(set, &useful, seats)
}

/// What would be needed, and how much of it is missing.
fn too_small(set: &ChipSet, useful: &[ChipKind], seats: &ChipNeeds) -> Result<Starting, Refusal> {
    let endless: Vec<ChipKind> = useful.iter().map(|kind| ChipKind { count: None, ..kind.clone() }).collect();
    let [wish, ..] = WISHES;
    let ideal = |amount| {
        let made = stack(&endless, amount, 1, &ChipCount::default(), wish)?;
        made.ok_or_else(|| unmakeable(set, amount))
    };
    let (most_players, each) = most(seats.players, |players| {
        WISHES
            .iter()
            .find_map(|wish| stack(useful, seats.stack, players, &ChipCount::default(), *wish).ok()?)
    });
    let each = match each.filter(|_| most_players == seats.players) {
        Some(each) => each,
        None => ideal(seats.stack)?,
    };
    let out = times(&each, seats.players);
    let rebuy = if seats.rebuys == 0 { ChipCount::default() } else { ideal(seats.rebuy)? };
    let (most_rebuys, _) = most(if most_players == seats.players { seats.rebuys } else { 0 }, |rebuys| {
        WISHES.iter().find_map(|wish| stack(useful, seats.rebuy, rebuys, &out, *wish).ok()?)
    });
    let needed = out.plus(&times(&rebuy, seats.rebuys))?;
    let missing = ChipCount::of_each(set, |kind| needed.of(&kind.colour).saturating_sub(kind.most()));
    let reserve = if most_players == seats.players { in_case(set, &out)? } else { ChipCount::default() };
    let short = Short { missing, players: most_players, rebuys: most_rebuys };
    let notices = vec![Notice::new(None, told(set, seats, &short)?)];
    Ok(Starting { each, rebuy, reserve, short: Some(short), notices })
}

fn told(set: &ChipSet, seats: &ChipNeeds, short: &Short) -> Result<TournamentNoticed, Refusal> {
    let (stack, stacks) = (chips(seats.stack), seats.players);
    let missing = short.missing.highest_first(set)?.into_iter();
    let missing = missing.map(|(kind, number)| ChipsOfAKind { number, value: chips(kind.value) }).collect();
    Ok(if short.players < stacks {
        TournamentNoticed::FewStacks { there: short.players, wanted: stacks, stack, missing }
    } else {
        let (there, wanted, rebuy) = (short.rebuys, seats.rebuys, chips(seats.rebuy));
        TournamentNoticed::FewRebuys { stacks, stack, there, wanted, rebuy, missing }
    })
}

/// The largest number up to `limit` for which there are chips, and those chips.
fn most(limit: u32, chips: impl Fn(u32) -> Option<ChipCount>) -> (u32, Option<ChipCount>) {
    let found = (1..=limit).rev().find_map(|number| chips(number).map(|chips| (number, chips)));
    found.map_or((0, None), |(number, chips)| (number, Some(chips)))
}

fn check(set: &ChipSet, seats: &ChipNeeds) -> Result<(), Refusal> {
    let sizes = [Some(seats.stack), Some(seats.rebuy).filter(|_| seats.rebuys > 0)];
    for amount in sizes.into_iter().flatten() {
        if !amount.is_positive() {
            return Err(flawed(StartingChipsFlaw::Nothing { stack: chips(amount) }));
        }
        set.check_multiple(amount, Currency::CHIPS)?;
    }
    if seats.players == 0 || seats.players > PLAYERS_MAX || seats.rebuys > PLAYERS_MAX {
        let (players, rebuys) = (seats.players, seats.rebuys);
        return Err(flawed(StartingChipsFlaw::Players { players, rebuys, most: PLAYERS_MAX }));
    }
    Ok(())
}

/// The useful kinds, the smallest first: kinds below the largest that still pays the small blind stay in the case.
fn useful(set: &ChipSet, small_blind: Money) -> Vec<ChipKind> {
    let pays = |kind: &&ChipKind| small_blind.is_positive() && small_blind.remainder(kind.value).is_zero();
    let least = set.kinds().iter().find(pays).map_or(set.smallest(), |kind| kind.value);
    set.kinds().iter().rev().filter(|kind| kind.value >= least).cloned().collect()
}

/// The chips of one stack, if `count` such stacks can be made in addition to what's already `out`.
///
/// Refuses `plan-too-large` for a stack of too many small chips.
fn stack(
    useful: &[ChipKind],
    amount: Money,
    count: u32,
    out: &ChipCount,
    wish: [usize; 3],
) -> Result<Option<ChipCount>, Refusal> {
    let unit = useful.iter().fold(Money::ZERO, |unit, kind| common_divisor(unit, kind.value));
    if !amount.remainder(unit).is_zero() {
        return Ok(None);
    }
    let in_steps = |amount: Money| {
        let steps = amount.minor().checked_div(unit.minor()).and_then(|steps| usize::try_from(steps).ok());
        steps.filter(|steps| *steps <= STEPS_MAX)
    };
    let Some(steps) = in_steps(amount) else {
        let stack = chips(amount);
        return Err(flawed(StartingChipsFlaw::TooManyChips { stack, most: STEPS_MAX }));
    };
    let stacks: Vec<Stack> = useful
        .iter()
        .map(|kind| {
            let there = kind.most().saturating_sub(out.of(&kind.colour)).checked_div(count).unwrap_or(0);
            let most = usize::try_from(there).unwrap_or(usize::MAX);
            Stack { value: in_steps(kind.value).unwrap_or(usize::MAX), most }
        })
        .collect();
    let reach = Reach::of(&stacks, steps);
    if !reach.makes(0, steps) {
        return Ok(None);
    }
    let numbers = choose(&stacks, &reach, steps, wish);
    let chips = useful.iter().map(|kind| kind.colour.clone()).zip(numbers);
    let chips: Vec<(Colour, u32)> = chips.collect();
    Ok(ChipCount::new(chips).ok())
}

/// How many of each kind, the smallest first: as many as wished, or the next number that leaves a sum the higher kinds can make;
/// of the kinds without a wish, as few as possible.
fn choose(stacks: &[Stack], reach: &Reach, steps: usize, wish: [usize; 3]) -> Vec<u32> {
    let mut rest = steps;
    let mut numbers = Vec::new();
    for (later, stack) in (1..).zip(stacks) {
        let wished = wish.get(numbers.len()).copied().unwrap_or(0);
        let fit = stack.most.min(rest.checked_div(stack.value).unwrap_or(0));
        let leaves =
            |number: &usize| reach.makes(later, rest.saturating_sub(number.saturating_mul(stack.value)));
        let wished = wished.min(fit);
        let number = (wished..=fit).find(leaves).or_else(|| (0..wished).rev().find(leaves)).unwrap_or(0);
        rest = rest.saturating_sub(number.saturating_mul(stack.value));
        numbers.push(u32::try_from(number).unwrap_or(CHIPS_MAX));
    }
    numbers
}

fn times(chips: &ChipCount, count: u32) -> ChipCount {
    let many =
        chips.iter().map(|(colour, number)| (colour.clone(), number.saturating_mul(count).min(CHIPS_MAX)));
    ChipCount::new(many.collect::<Vec<_>>()).unwrap_or_default()
}

fn unmakeable(set: &ChipSet, amount: Money) -> Refusal {
    let values = set.kinds().iter().map(|kind| chips(kind.value)).collect();
    flawed(StartingChipsFlaw::Unmakeable { stack: chips(amount), values })
}

fn flawed(flaw: StartingChipsFlaw) -> Refusal {
    Refusal::new(TournamentChipsRefused::Starting(flaw))
}

fn common_divisor(mut one: Money, mut other: Money) -> Money {
    while !other.is_zero() {
        (one, other) = (other, one.remainder(other));
    }
    one
}

#[cfg(test)]
mod tests;
