//! Which chips to hand out for an amount: the reserve last, some small ones to play with, few of the rest.
//!
//! Only a proposal: the banker can hand out anything that adds up.

use crate::chips::case::piles;
use crate::chips::count::ChipCount;
use crate::chips::kind::ChipKind;
use crate::chips::reach::{Reach, Stack};
use crate::chips::set::ChipSet;
use crate::refusal::{ChipRefused, Refusal};
use engine::money::{Amount, Currency, Money, Overflow};

/// The largest amount that is planned, in steps of the set: $50,000 in a game of nickels.
pub const STEPS_MAX: usize = 1_000_000;

/// One part in this many of the value goes out in the two smallest colors.
const SMALL_SHARE: usize = 4;

/// One part in this many of those is in the smallest color.
const SMALLEST_SHARE: usize = 3;

/// At most this many chips of one small color are asked for.
const SMALL_MAX: usize = 40;

/// Proposes chips worth exactly `amount` out of `case`, the chips that are there now.
///
/// Of the reserve colors, it takes as few as possible, the highest last (MIK-14). Of the others, it gives about a quarter of the
/// value in the two smallest colors, as far as there are enough, and the rest in the highest. Refuses `amount-not-positive`,
/// `chip-multiple`, `plan-too-large`, and `case-short` with what the case holds.
pub fn plan(
    set: &ChipSet,
    case: &ChipCount,
    amount: Money,
    currency: Currency,
) -> Result<ChipCount, Refusal> {
    let (asked, held) = (Amount::new(amount, currency), case.value(set)?);
    if !amount.is_positive() {
        return Err(Refusal::new(ChipRefused::ForNothing { amount: asked }));
    }
    set.check_multiple(amount, currency)?;
    let holds = piles(set, case, currency)?;
    if held < amount {
        let there = Amount::new(held, currency);
        return Err(Refusal::new(ChipRefused::CaseShort { asked, there, case: holds }));
    }
    let steps = steps(amount, set.unit()).filter(|steps| *steps <= STEPS_MAX);
    let steps = steps.ok_or_else(|| {
        let most = i64::try_from(STEPS_MAX).map_err(|_| Overflow).and_then(|steps| set.unit().times(steps));
        most.map_or_else(Refusal::from, |most| {
            Refusal::new(ChipRefused::PlanTooLarge { amount: asked, most: Amount::new(most, currency) })
        })
    })?;
    let offers = offers(set, case);
    let stacks: Vec<Stack> = offers.iter().map(|offer| offer.stack).collect();
    let reach = Reach::of(&stacks, steps);
    if !reach.makes(0, steps) {
        let largest = Amount::new(set.unit().times(i64::try_from(reach.largest()).unwrap_or(0))?, currency);
        let largest = Some(largest).filter(|largest| !largest.is_zero());
        return Err(Refusal::new(ChipRefused::NotExactly { asked, case: holds, largest }));
    }
    let numbers = choose(&offers, &reach, steps);
    Ok(ChipCount::of_each(set, |kind| {
        let mut chosen = offers.iter().zip(&numbers).filter(|(offer, _)| offer.kind.colour == kind.colour);
        chosen.next().map_or(0, |(_, number)| *number)
    }))
}

/// What a color is for in a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// Only what can't be made without it.
    Reserve,
    /// For bets and antes; the second smallest makes up for what's left of the share after the smallest.
    Smallest,
    Small,
    /// As many as fit.
    Bulk,
}

struct Offer<'a> {
    kind: &'a ChipKind,
    stack: Stack,
    part: Part,
}

/// The colors that are there, in the order in which they're decided: the reserve from the highest down, so that a higher one
/// stays in as long as a lower one will do; then the small ones; then the rest from the highest down.
fn offers<'a>(set: &'a ChipSet, case: &ChipCount) -> Vec<Offer<'a>> {
    let there = || set.kinds().iter().filter(|kind| case.of(&kind.colour) > 0);
    let offer = |kind: &'a ChipKind, part| {
        let value = steps(kind.value, set.unit()).unwrap_or(usize::MAX);
        let most = usize::try_from(case.of(&kind.colour)).unwrap_or(usize::MAX);
        Offer { kind, stack: Stack { value, most }, part }
    };
    let reserve = there().filter(|kind| kind.reserve).map(|kind| offer(kind, Part::Reserve));
    let mut plain: Vec<&ChipKind> = there().filter(|kind| !kind.reserve).collect();
    let mut small = Vec::new();
    for part in [Part::Smallest, Part::Small] {
        // The highest color is never a small one: it has to carry the bulk.
        if plain.len() > 1 {
            small.extend(plain.pop().map(|kind| offer(kind, part)));
        }
    }
    reserve.chain(small).chain(plain.into_iter().map(|kind| offer(kind, Part::Bulk))).collect()
}

/// How many of each offer, in order; every choice leaves a sum that the later offers can make.
fn choose(offers: &[Offer<'_>], reach: &Reach, steps: usize) -> Vec<u32> {
    let mut rest = steps;
    let mut share: Option<usize> = None;
    let mut numbers = Vec::new();
    for (later, offer) in (1..).zip(offers) {
        let Stack { value, most } = offer.stack;
        let fit = most.min(rest.checked_div(value).unwrap_or(0));
        let wanted = match offer.part {
            Part::Reserve => 0,
            Part::Smallest | Part::Small => {
                let left = share.get_or_insert_with(|| small_share(offers, rest));
                small_wanted(offers, offer, *left).min(fit)
            }
            Part::Bulk => fit,
        };
        let leaves = |number: &usize| reach.makes(later, rest.saturating_sub(number.saturating_mul(value)));
        let number = (wanted..=fit).find(leaves).or_else(|| (0..wanted).rev().find(leaves)).unwrap_or(0);
        let given = number.saturating_mul(value);
        rest = rest.saturating_sub(given);
        share = share.map(|left| left.saturating_sub(given));
        numbers.push(u32::try_from(number).unwrap_or(u32::MAX));
    }
    numbers
}

/// How many of a small color, while `left` of the share still has to go out in small chips.
fn small_wanted(offers: &[Offer<'_>], offer: &Offer<'_>, left: usize) -> usize {
    let two = offers.iter().any(|other| other.part == Part::Small);
    let shares = if offer.part == Part::Smallest && two { SMALLEST_SHARE } else { 1 };
    left.div_ceil(offer.stack.value.saturating_mul(shares).max(1))
}

/// How much of a sum without reserve should go out in small chips, in steps.
fn small_share(offers: &[Offer<'_>], sum: usize) -> usize {
    let small = offers.iter().filter(|offer| matches!(offer.part, Part::Smallest | Part::Small));
    let carried = small.fold(0_usize, |carried, offer| {
        carried.saturating_add(offer.stack.value.saturating_mul(SMALL_MAX.min(offer.stack.most)))
    });
    sum.div_ceil(SMALL_SHARE).min(carried)
}

/// An amount in whole steps of `unit`.
fn steps(amount: Money, unit: Money) -> Option<usize> {
    usize::try_from(amount.minor().checked_div(unit.minor())?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::{ChipPile, Why};
    use proptest::prelude::*;

    fn set(currency: Currency, words: &[&str]) -> ChipSet {
        ChipSet::new(words.iter().map(|word| ChipKind::parse(word, currency).unwrap()).collect()).unwrap()
    }

    fn mike() -> ChipSet {
        let reserve = ["yellow=.50:50:reserve", "black=1:50:reserve", "green=5:20:reserve"];
        let plain = ["white=.05:200", "red=.10:200", "blue=.25:200"];
        set(Currency::USD, &[plain, reserve].concat())
    }

    fn chips(text: &str) -> ChipCount {
        ChipCount::parse(text).unwrap()
    }

    fn planned(set: &ChipSet, case: &str, cents: i64) -> Result<String, Refusal> {
        let chips = plan(set, &chips(case), Money::from_minor(cents), Currency::USD)?;
        chips.check_worth(Money::from_minor(cents), set, Currency::USD)?;
        chips.shown(set, Currency::USD)
    }

    fn usd(cents: i64) -> Amount {
        Amount::new(Money::from_minor(cents), Currency::USD)
    }

    fn pile(number: u32, cents: i64) -> ChipPile {
        ChipPile { number: Some(number), value: usd(cents) }
    }

    fn why<T: std::fmt::Debug>(planned: Result<T, Refusal>) -> ChipRefused {
        match *planned.unwrap_err().why {
            Why::ChipRefused(why) => why,
            why => panic!("{why:?}"),
        }
    }

    const FULL: &str = "white=200,red=200,blue=200,yellow=50,black=50,green=20";

    #[test]
    fn a_purchase_is_made_of_white_red_and_blue() {
        assert_eq!(planned(&mike(), FULL, 2000).unwrap(), "60 × $0.25, 33 × $0.10, 34 × $0.05");
        assert_eq!(planned(&mike(), FULL, 500).unwrap(), "15 × $0.25, 8 × $0.10, 9 × $0.05");
        assert_eq!(planned(&mike(), FULL, 5).unwrap(), "1 × $0.05");
    }

    #[test]
    fn reserve_comes_out_only_when_lower_chips_are_used_up() {
        let full = "white=10,red=10,blue=10,yellow=2,black=3,green=1";
        assert_eq!(planned(&mike(), full, 400).unwrap(), "10 × $0.25, 10 × $0.10, 10 × $0.05");
        assert_eq!(planned(&mike(), full, 450).unwrap(), "1 × $0.50, 10 × $0.25, 10 × $0.10, 10 × $0.05");
        let all_but_green = "3 × $1.00, 2 × $0.50, 10 × $0.25, 10 × $0.10, 10 × $0.05";
        assert_eq!(planned(&mike(), full, 800).unwrap(), all_but_green);
        assert!(planned(&mike(), full, 900).unwrap().starts_with("1 × $5.00, 10 × $0.25"));
    }

    #[test]
    fn an_igloo_purchase_has_small_chips_to_play_with() {
        let igloo = set(Currency::USD, &["white=0.05:100", "red=0.25:100", "blue=1:100"]);
        let plan = planned(&igloo, "white=100,red=100,blue=100", 2000);
        assert_eq!(plan.unwrap(), "15 × $1.00, 13 × $0.25, 35 × $0.05");
    }

    #[test]
    fn points_are_handed_out_in_chips_of_25() {
        let cause = set(Currency::POINTS, &["chip=25"]);
        for (points, number) in [(25, 1), (75, 3), (200, 8), (325, 13), (500, 20)] {
            let given = plan(&cause, &chips("chip=1000"), Money::from_minor(points), Currency::POINTS);
            assert_eq!(given, Ok(chips(&format!("chip={number}"))));
        }
        let refused = why(plan(&cause, &chips("chip=1000"), Money::from_minor(60), Currency::POINTS));
        assert!(matches!(refused, ChipRefused::NoMultiple { .. }), "{refused:?}");
    }

    #[test]
    fn an_empty_case_is_refused_with_what_it_holds() {
        let case = vec![pile(2, 25), pile(10, 5)];
        let short = ChipRefused::CaseShort { asked: usd(2000), there: usd(100), case };
        assert_eq!(why(planned(&mike(), "white=10,blue=2", 2000)), short);
        assert_eq!(planned(&mike(), "red=3,blue=5", 100).unwrap(), "4 × $0.25");
        let (case, largest) = (vec![pile(5, 25), pile(3, 10)], Some(usd(85)));
        let odd = ChipRefused::NotExactly { asked: usd(90), case, largest };
        assert_eq!(why(planned(&mike(), "red=3,blue=5", 90)), odd);
        let nothing = ChipRefused::NotExactly { asked: usd(20), case: vec![pile(5, 25)], largest: None };
        assert_eq!(why(planned(&mike(), "blue=5", 20)), nothing);
        let step = ChipRefused::NoMultiple { amount: usd(12), unit: usd(5) };
        assert_eq!(why(planned(&mike(), FULL, 12)), step);
        for cents in [0, -500] {
            let nothing = ChipRefused::ForNothing { amount: usd(cents) };
            assert_eq!(why(planned(&mike(), FULL, cents)), nothing);
        }
        let pink = why(planned(&mike(), "pink=5", 500));
        assert!(matches!(pink, ChipRefused::UnknownColour { .. }), "{pink:?}");
    }

    #[test]
    fn a_plan_has_bounded_effort() {
        let dear = set(Currency::USD, &["white=0.01", "gold=5000"]);
        let case = "white=1000000,gold=1000000";
        assert_eq!(planned(&dear, case, 500_100).unwrap(), "1 × $5,000.00, 100 × $0.01");
        let (amount, most) = (usd(100_000_000_000), usd(1_000_000));
        let large = ChipRefused::PlanTooLarge { amount, most };
        assert_eq!(why(planned(&dear, case, 100_000_000_000)), large);
    }

    /// Every way to make `amount`, as numbers in the order of the set.
    fn ways(kinds: &[(i64, u32)], amount: i64) -> Vec<Vec<u32>> {
        let Some(((value, most), rest)) = kinds.split_first() else {
            return if amount == 0 { vec![vec![]] } else { vec![] };
        };
        let left = |number: u32| amount.saturating_sub(value.saturating_mul(i64::from(number)));
        let with = |number: u32| {
            let tails = ways(rest, left(number)).into_iter();
            tails.map(move |tail| [vec![number], tail].concat())
        };
        (0..=*most).filter(|number| left(*number) >= 0).flat_map(with).collect()
    }

    proptest! {
        #[test]
        fn a_plan_exists_exactly_when_brute_force_finds_one(
            rows in prop::collection::vec((1_i64..12, 0_u32..6, any::<bool>()), 1..5),
            amount in 1_i64..60,
        ) {
            let kind = |(index, (value, count, reserve)): (usize, &(i64, u32, bool))| ChipKind {
                colour: format!("c{index}").parse().unwrap(),
                value: Money::from_minor(*value),
                count: Some(*count),
                reserve: *reserve,
            };
            let set = ChipSet::new(rows.iter().enumerate().map(kind).collect()).unwrap();
            let case = ChipCount::of_each(&set, |kind| kind.count.unwrap());
            let kinds: Vec<(i64, u32)> =
                set.kinds().iter().map(|kind| (kind.value.minor(), kind.count.unwrap())).collect();
            let ways = ways(&kinds, amount);
            match plan(&set, &case, Money::from_minor(amount), Currency::USD) {
                Err(_) => prop_assert!(ways.is_empty()),
                Ok(chosen) => {
                    prop_assert_eq!(chosen.value(&set), Ok(Money::from_minor(amount)));
                    prop_assert!(case.minus(&chosen).is_ok());
                    // No other way uses fewer of the reserve, compared from the highest color down.
                    let chosen: Vec<u32> = set.kinds().iter().map(|kind| chosen.of(&kind.colour)).collect();
                    let reserve = |way: &Vec<u32>| -> Vec<u32> {
                        let numbers = set.kinds().iter().zip(way).filter(|(kind, _)| kind.reserve);
                        numbers.map(|(_, number)| *number).collect()
                    };
                    prop_assert_eq!(ways.iter().map(reserve).min(), Some(reserve(&chosen)));
                }
            }
        }
    }
}
