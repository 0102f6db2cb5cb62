//! Levels for a tournament that should end at a certain time: only a proposal, the table agrees on what it likes.
//!
//! Two players fighting for the last chips are soon done when everything in play is 15 to 25 big blinds. So the big blind should
//! reach a twentieth of all chips at the wanted time, in steps that feel fair to everybody: each at least a quarter up and at
//! most double, in numbers that are easy to say and can be paid.

use crate::refusal::{Notice, Refusal, SuggestedLevelsRefused, TournamentNoticed};
use crate::tournament::colour_up_due::{ColourUpDue, colour_ups};
use crate::tournament::in_chips::chips;
use crate::tournament::levels::{BlindStructure, Blinds, Level};
use engine::money::Money;

/// All chips in play are this many big blinds when the end is near.
pub const BIG_BLINDS_AT_THE_END: i64 = 20;

/// A stack is about this many big blinds at the beginning, if nobody says how to begin.
const BIG_BLINDS_TO_BEGIN: i64 = 100;

/// Numbers that are easy to say, times a power of ten.
const EASY: [i64; 7] = [10, 15, 20, 30, 40, 60, 80];

/// The same for antes, which are finer.
const EASY_ANTES: [i64; 10] = [10, 15, 20, 25, 30, 40, 50, 60, 75, 80];

/// The best length of a level if nobody gives one, in minutes.
const LEVEL_MINUTES: u32 = 20;

/// The longest level that is proposed, in minutes.
const LEVEL_MINUTES_MAX: u32 = 120;

/// A length that isn't a multiple of five minutes counts as this many minutes further from the wanted one.
const UNEVEN: u32 = 10;

/// A break comes after about this many minutes of play.
const BREAK_EVERY: u32 = 60;

/// How long a break is, in minutes.
const BREAK_MINUTES: u32 = 10;

/// This many levels more than fit into the time, for a tournament that goes on.
const SPARE_LEVELS: usize = 3;

/// Antes begin at this level.
const ANTE_FROM: usize = 4;

/// An ante is at most this part of the big blind.
const ANTE_PART: i64 = 8;

/// What's known about a tournament that needs levels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelsWish {
    /// How many begin.
    pub players: u32,
    /// What each begins with.
    pub stack: Money,
    /// When it should be over, in minutes from the start, breaks included.
    pub minutes: u32,
    /// What the chips are worth, in any order; everything is payable in the smallest.
    pub values: Vec<Money>,
    /// The first blinds; otherwise a stack is about 100 big blinds.
    pub start: Option<Blinds>,
    /// How long a level should be.
    pub level_minutes: Option<u32>,
    /// True for antes from the fourth level on.
    pub antes: bool,
}

/// Levels that fit a wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The levels.
    pub structure: BlindStructure,
    /// How long each of them is, in minutes.
    pub level_minutes: u32,
    /// The position of the level that ends at the wanted time.
    pub ends: usize,
    /// When the small colors can go.
    pub colour_ups: Vec<ColourUpDue>,
    /// How it was estimated, what had to be changed, and when chips can go.
    pub notices: Vec<Notice>,
}

/// Proposes levels.
///
/// # Errors
///
/// `suggest-nobody` for no players, no stack or no chips, `level-chips` if the first blinds can't be paid, `suggest-shallow` if
/// the stacks are too small for blinds to go up, `suggest-hours` if no level between one minute and two hours makes the blinds go
/// up as they should, and what [`BlindStructure::new`] refuses.
pub fn suggest(wish: &LevelsWish) -> Result<Suggestion, Refusal> {
    let step = wish.values.iter().copied().filter(|value| value.is_positive()).min();
    let total = wish.stack.times(i64::from(wish.players))?;
    let step = step.filter(|_| total.is_positive());
    let step = step.ok_or_else(|| Refusal::new(SuggestedLevelsRefused::Nobody))?;
    let start = wish.start.unwrap_or_else(|| first_blinds(wish.stack, step));
    let last = Money::from_minor(total.minor().checked_div(BIG_BLINDS_AT_THE_END).unwrap_or(0));
    let steps = rungs(start.big, last, step);
    if steps.len() < 2 {
        let shallow = SuggestedLevelsRefused::Shallow { chips: chips(total), big: chips(start.big) };
        return Err(Refusal::new(shallow));
    }
    let length = level_minutes(wish, &steps)?;
    let mut bigs = thinned(&steps, fitting(wish.minutes, length));
    let play = bigs.len();
    bigs.extend(beyond(bigs.last().copied().unwrap_or(last), step));
    let structure = BlindStructure::new(laid_out(wish, start, &bigs, step, length))?;
    structure.check_payable(step)?;
    let colour_ups = colour_ups(&structure, &wish.values);
    let notices = notices(wish, &structure, total, length, &colour_ups);
    let ends = structure.position(play).unwrap_or(0);
    Ok(Suggestion { level_minutes: length, ends, colour_ups, notices, structure })
}

/// The blinds to begin with: an easy big blind of about a hundredth of a stack, at least two small chips.
fn first_blinds(stack: Money, step: Money) -> Blinds {
    let two = step.minor().saturating_mul(2);
    let about = stack.minor().checked_div(BIG_BLINDS_TO_BEGIN).unwrap_or(0);
    let big = easy_up_to(&EASY, about, two).unwrap_or(two);
    Blinds::of(big.checked_div(2).unwrap_or(0), big)
}

/// The largest easy number up to `limit` that is a multiple of `step`.
fn easy_up_to(table: &[i64], limit: i64, step: i64) -> Option<i64> {
    easy(table).take_while(|number| *number <= limit).filter(|number| is_multiple(*number, step)).last()
}

/// The easy numbers from 1 up.
fn easy(table: &[i64]) -> impl Iterator<Item = i64> {
    let powers = (0_u32..15).filter_map(|power| 10_i64.checked_pow(power));
    let numbers = powers.flat_map(|power| table.iter().map(move |number| number.saturating_mul(power)));
    // The table is in tenths, so that one and a half is a whole number in it.
    numbers.filter(|number| is_multiple(*number, 10)).filter_map(|number| number.checked_div(10))
}

fn is_multiple(number: i64, step: i64) -> bool {
    number.checked_rem(step) == Some(0)
}

/// The next big blind: the first easy number at least a quarter up whose half can be paid too; otherwise double.
fn next_rung(big: i64, step: Money) -> i64 {
    let (two, double) = (step.minor().saturating_mul(2), big.saturating_mul(2));
    let high_enough = |number: &i64| number.saturating_mul(4) >= big.saturating_mul(5);
    let next = easy(&EASY).filter(high_enough).find(|number| is_multiple(*number, two));
    next.filter(|number| *number <= double).unwrap_or(double)
}

/// All steps from the first big blind to the one nearest to `last`.
fn rungs(first: Money, last: Money, step: Money) -> Vec<Money> {
    let last = last.minor();
    let mut rungs = vec![first.minor()];
    while let Some(big) = rungs.last().copied().filter(|big| *big < last && *big > 0) {
        rungs.push(next_rung(big, step));
    }
    if let [.., below, above] = rungs.as_slice() {
        // Whichever of the two around `last` is nearer by proportion.
        let (below, above, last) = (i128::from(*below), i128::from(*above), i128::from(last));
        if last.saturating_mul(last) < below.saturating_mul(above) {
            rungs.pop();
        }
    }
    rungs.into_iter().map(Money::from_minor).collect()
}

/// A few steps more.
fn beyond(last: Money, step: Money) -> Vec<Money> {
    let next = |big: &i64| Some(next_rung(*big, step));
    let rungs = std::iter::successors(Some(last.minor()), next);
    rungs.skip(1).take(SPARE_LEVELS).map(Money::from_minor).collect()
}

/// The steps that may be left out without a jump of more than double; no two of them are next to each other.
fn spare(rungs: &[Money]) -> Vec<usize> {
    let mut spare: Vec<usize> = Vec::new();
    for (index, around) in rungs.windows(3).enumerate() {
        let middle = index.saturating_add(1);
        let neighbour = spare.last().is_some_and(|last| last.saturating_add(1) == middle);
        if let [before, _, after] = around
            && !neighbour
            && after.minor() <= before.minor().saturating_mul(2)
        {
            spare.push(middle);
        }
    }
    spare
}

/// This many of the steps; those left out are evenly spread.
fn thinned(rungs: &[Money], count: usize) -> Vec<Money> {
    let spare = spare(rungs);
    let out = rungs.len().saturating_sub(count);
    let left_out: Vec<usize> = (0..out)
        .filter_map(|index| index.saturating_mul(spare.len()).checked_div(out))
        .filter_map(|index| spare.get(index).copied())
        .collect();
    let kept = rungs.iter().enumerate().filter(|(index, _)| !left_out.contains(index));
    kept.map(|(_, rung)| *rung).collect()
}

/// The length of a level that makes the blinds go up as they should, nearest to the wanted one; multiples of five are preferred.
fn level_minutes(wish: &LevelsWish, rungs: &[Money]) -> Result<u32, Refusal> {
    let wanted = wish.level_minutes.unwrap_or(LEVEL_MINUTES);
    let fewest = rungs.len().saturating_sub(spare(rungs).len());
    let rises = |length: &u32| (fewest..=rungs.len()).contains(&fitting(wish.minutes, *length));
    let cost = |length: &u32| {
        let uneven = *length != wanted && !length.is_multiple_of(5);
        length.abs_diff(wanted).saturating_add(if uneven { UNEVEN } else { 0 })
    };
    (1..=LEVEL_MINUTES_MAX).filter(rises).min_by_key(cost).ok_or_else(|| {
        let (first, last) = (rungs.first().copied(), rungs.last().copied());
        let [first, last] = [first, last].map(|big| chips(big.unwrap_or(Money::ZERO)));
        let (most, minutes) = (rungs.len(), wish.minutes);
        Refusal::new(SuggestedLevelsRefused::Hours { first, last, fewest, most, minutes })
    })
}

/// How many levels of `length` minutes fit into the time, with the breaks between them.
fn fitting(minutes: u32, length: u32) -> usize {
    let between = levels_between_breaks(length);
    let mut left = minutes;
    let mut levels = 0_usize;
    loop {
        let rest = if levels > 0 && levels.is_multiple_of(between) { BREAK_MINUTES } else { 0 };
        let Some(after) = left.checked_sub(length.saturating_add(rest)) else { return levels };
        (left, levels) = (after, levels.saturating_add(1));
    }
}

/// After how many levels there is a break: an hour of play, rounded to whole levels.
fn levels_between_breaks(length: u32) -> usize {
    let half = length.checked_div(2).unwrap_or(0);
    let levels = BREAK_EVERY.saturating_add(half).checked_div(length).unwrap_or(1).max(1);
    usize::try_from(levels).unwrap_or(1)
}

fn laid_out(wish: &LevelsWish, start: Blinds, bigs: &[Money], step: Money, length: u32) -> Vec<Level> {
    let between = levels_between_breaks(length);
    let mut levels = Vec::new();
    let mut small = start.small;
    for (index, big) in bigs.iter().enumerate() {
        if index > 0 && index.is_multiple_of(between) {
            levels.push(Level::Break { minutes: BREAK_MINUTES });
        }
        if index > 0 {
            small = small.max(big.split(2, step).share);
        }
        let late = wish.antes && index.saturating_add(1) >= ANTE_FROM;
        let ante = if late { ante(*big, step).max(start.ante) } else { start.ante };
        levels.push(Level::Play { blinds: Blinds { small, big: *big, ante }, minutes: Some(length) });
    }
    levels
}

/// An easy ante of at most an eighth of the big blind, but at least one small chip.
fn ante(big: Money, step: Money) -> Money {
    let most = big.minor().checked_div(ANTE_PART).unwrap_or(0);
    easy_up_to(&EASY_ANTES, most, step.minor()).map_or(step, Money::from_minor)
}

fn notices(
    wish: &LevelsWish,
    structure: &BlindStructure,
    total: Money,
    length: u32,
    due: &[ColourUpDue],
) -> Vec<Notice> {
    let (stack, all) = (chips(wish.stack), chips(total));
    let (players, minutes, big_blinds) = (wish.players, wish.minutes, BIG_BLINDS_AT_THE_END);
    let mut noticed = vec![TournamentNoticed::Reckoned { players, stack, all, big_blinds, minutes }];
    if let Some(wanted) = wish.level_minutes.filter(|wanted| *wanted != length) {
        noticed.push(TournamentNoticed::OtherLength { wanted, minutes: length });
    }
    noticed.extend(due.iter().map(|due| {
        let (small, large, level) = (chips(due.small), chips(due.large), structure.number(due.before));
        TournamentNoticed::CanGo { small, large, level }
    }));
    noticed.into_iter().map(|what| Notice::new(None, what)).collect()
}

#[cfg(test)]
mod tests;
