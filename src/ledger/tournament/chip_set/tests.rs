//! Starting stacks: the usual ones by name, and brute force over small cases.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use super::*;
use engine::money::Amount;
use proptest::prelude::*;

fn set(words: &[&str]) -> ChipSet {
    let kinds = words.iter().map(|word| ChipKind::parse(word, Currency::CHIPS).unwrap());
    ChipSet::new(kinds.collect()).unwrap()
}

fn case() -> ChipSet {
    set(&["white=25:100", "red=100:100", "green=500:50", "black=1000:50"])
}

fn seats(players: u32, stack: i64, rebuys: u32, rebuy: i64) -> ChipNeeds {
    let (stack, rebuy) = (Money::from_minor(stack), Money::from_minor(rebuy));
    ChipNeeds { players, stack, rebuys, rebuy, small_blind: Money::from_minor(25) }
}

fn chips(text: &str) -> ChipCount {
    ChipCount::parse(text).unwrap()
}

fn worth(amount: i64) -> Amount {
    Amount::new(Money::from_minor(amount), Currency::CHIPS)
}

fn of_a_kind((number, value): (u32, i64)) -> ChipsOfAKind {
    ChipsOfAKind { number, value: worth(value) }
}

#[test]
fn every_player_begins_with_the_same_chips() {
    for (stack, expected) in [
        (1500, "white=8,red=8,green=1"),
        (3000, "white=8,red=8,green=4"),
        (5000, "white=8,red=8,green=4,black=2"),
        (1000, "white=8,red=8"),
        (100, "white=4"),
        (1525, "white=9,red=8,green=1"),
    ] {
        let starting = starting(&case(), &seats(8, stack, 0, 0)).unwrap();
        assert_eq!((&starting.each, &starting.short), (&chips(expected), &None), "{stack}");
        assert_eq!(starting.each.value(&case()), Ok(Money::from_minor(stack)));
    }
}

#[test]
fn the_case_keeps_a_third_of_a_stack_for_the_rebuy() {
    let starting = starting(&case(), &seats(9, 1500, 1, 500)).unwrap();
    assert_eq!(starting.each, chips("white=8,red=8,green=1"));
    assert_eq!((starting.rebuy, starting.short), (chips("white=8,red=3"), None));
    assert_eq!(starting.reserve, chips("white=28,red=28,green=41,black=50"));
}

#[test]
fn few_small_chips_are_spread_thinner() {
    let small = set(&["white=25:40", "red=100:100", "green=500:50"]);
    let starting = starting(&small, &seats(9, 1500, 1, 500)).unwrap();
    assert_eq!((starting.each, starting.short), (chips("white=4,red=9,green=1"), None));
}

#[test]
fn a_case_that_is_too_small_says_what_is_missing() {
    let small = set(&["white=25:40", "red=100:40"]);
    let nine = starting(&small, &seats(9, 1000, 0, 0)).unwrap();
    let short = nine.short.unwrap();
    assert_eq!((short.missing, short.players), (chips("white=32,red=32"), 5));
    assert_eq!(nine.each, chips("white=8,red=8"));
    let few = TournamentNoticed::FewStacks {
        there: 5,
        wanted: 9,
        stack: worth(1000),
        missing: [(32, 100), (32, 25)].map(of_a_kind).to_vec(),
    };
    assert_eq!(nine.notices, [Notice::new(None, few)]);
    let rebuys = starting(&small, &seats(5, 1000, 2, 300)).unwrap();
    let few = TournamentNoticed::FewRebuys {
        stacks: 5,
        stack: worth(1000),
        there: 0,
        wanted: 2,
        rebuy: worth(300),
        missing: [(2, 100), (16, 25)].map(of_a_kind).to_vec(),
    };
    assert_eq!(rebuys.notices, [Notice::new(None, few)]);
    assert_eq!(rebuys.reserve, ChipCount::default());
}

#[test]
fn chips_nobody_can_use_stay_in_the_case() {
    let fine = set(&["blue=5:100", "white=25:100", "red=100:100", "green=500"]);
    let starting = starting(&fine, &seats(8, 1500, 0, 0)).unwrap();
    assert_eq!(starting.each, chips("white=8,red=8,green=1"));
    assert_eq!(starting.reserve.of(&Colour::new("blue").unwrap()), 100);
}

#[test]
fn stacks_without_sense_are_refused() {
    let refused = |seats: ChipNeeds| starting(&case(), &seats).unwrap_err();
    for seats in [seats(8, 0, 0, 0), seats(8, 1500, 1, 0)] {
        assert_eq!(refused(seats), flawed(StartingChipsFlaw::Nothing { stack: worth(0) }));
    }
    let of_the_set = case().check_multiple(Money::from_minor(1510), Currency::CHIPS);
    assert_eq!(Err(refused(seats(8, 1510, 0, 0))), of_the_set);
    for players in [0, 1001] {
        let flaw = StartingChipsFlaw::Players { players, rebuys: 0, most: 1000 };
        assert_eq!(refused(seats(players, 1500, 0, 0)), flawed(flaw));
    }
    let flaw = StartingChipsFlaw::TooManyChips { stack: worth(25_000_025), most: STEPS_MAX };
    assert_eq!(refused(seats(8, 25_000_025, 0, 0)), flawed(flaw));
    let odd = set(&["blue=20", "white=50"]);
    let unmakeable = ChipNeeds { small_blind: Money::from_minor(50), ..seats(8, 130, 0, 0) };
    let flaw = StartingChipsFlaw::Unmakeable { stack: worth(130), values: [50, 20].map(worth).to_vec() };
    assert_eq!(starting(&odd, &unmakeable), Err(flawed(flaw)));
}

/// True if `amount` can be made with this many of each value.
fn makes(kinds: &[(i64, u32)], amount: i64) -> bool {
    let Some(((value, most), rest)) = kinds.split_first() else { return amount == 0 };
    (0..=i64::from(*most)).any(|number| number * value <= amount && makes(rest, amount - number * value))
}

proptest! {
    #[test]
    fn equal_stacks_are_found_exactly_when_brute_force_finds_them(
        rows in prop::collection::vec((1_i64..8, 0_u32..20), 1..5),
        players in 1_u32..6,
        stack in 1_i64..40,
    ) {
        let kind = |(index, (value, count)): (usize, &(i64, u32))| ChipKind {
            colour: format!("c{index}").parse().unwrap(),
            value: Money::from_minor(*value),
            count: Some(*count),
            reserve: false,
        };
        let set = ChipSet::new(rows.iter().enumerate().map(kind).collect()).unwrap();
        let seats = ChipNeeds { small_blind: set.smallest(), ..seats(players, stack, 0, 0) };
        let Ok(starting) = starting(&set, &seats) else { return Ok(()) };
        prop_assert_eq!(starting.each.value(&set), Ok(Money::from_minor(stack)));
        // The smallest chips there are pay the blind, so all kinds are useful.
        let shares = |players: u32| rows.iter().map(|(value, count)| (*value, count / players)).collect::<Vec<_>>();
        prop_assert_eq!(starting.short.is_none(), makes(&shares(players), stack));
        if let Some(short) = starting.short {
            let suffices = (1..=players).rev().find(|players| makes(&shares(*players), stack)).unwrap_or(0);
            prop_assert_eq!(short.players, suffices);
            prop_assert!(!short.missing.is_empty());
        } else {
            let out = times(&starting.each, players);
            prop_assert_eq!(in_case(&set, &out), Ok(starting.reserve));
        }
    }
}
