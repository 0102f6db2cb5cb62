//! Suggested levels: the figures of a PIG evening, and the promises over thousands of wishes.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use super::*;
use crate::refusal::{LevelsRefused, TournamentRefused, Why};
use crate::tournament::level_words::typed;
use engine::money::Overflow;
use proptest::prelude::*;

fn wish(players: u32, stack: i64, minutes: u32) -> LevelsWish {
    LevelsWish {
        players,
        stack: Money::from_minor(stack),
        minutes,
        values: [25, 100, 500, 1000].map(Money::from_minor).to_vec(),
        start: Some(Blinds::of(25, 50)),
        level_minutes: None,
        antes: false,
    }
}

fn subject(refusal: Refusal) -> TournamentRefused {
    match *refusal.why {
        Why::TournamentRefused(why) => why,
        why => panic!("{why:?}"),
    }
}

fn listed(suggestion: &Suggestion) -> String {
    suggestion.structure.levels().iter().map(typed).collect::<Vec<_>>().join(" ")
}

#[test]
fn eight_players_with_1500_are_through_in_three_hours() {
    let suggestion = suggest(&wish(8, 1500, 180)).unwrap();
    assert_eq!(
        listed(&suggestion),
        "25/50@25 50/100@25 break@10 100/200@25 150/300@25 break@10 200/400@25 300/600@25 break@10 \
         400/800@25 500/1000@25 break@10 750/1500@25"
    );
    let [stack, all] = [1500, 12_000].map(|amount| chips(Money::from_minor(amount)));
    let reckoned = TournamentNoticed::Reckoned { players: 8, stack, all, big_blinds: 20, minutes: 180 };
    assert_eq!(suggestion.notices[0], Notice::new(None, reckoned));
    assert_eq!(suggestion.structure.at(suggestion.ends).unwrap().blinds(), Some(Blinds::of(300, 600)));
}

#[test]
fn antes_begin_at_the_fourth_level_and_never_fall() {
    let suggestion = suggest(&LevelsWish { antes: true, ..wish(8, 5000, 240) }).unwrap();
    let antes: Vec<i64> = suggestion
        .structure
        .levels()
        .iter()
        .filter_map(Level::blinds)
        .map(|blinds| blinds.ante.minor())
        .collect();
    assert_eq!(antes[..6], [0, 0, 0, 25, 50, 75], "{}", listed(&suggestion));
}

#[test]
fn a_length_that_does_not_do_is_changed_and_told() {
    let suggestion = suggest(&LevelsWish { level_minutes: Some(60), ..wish(8, 5000, 240) }).unwrap();
    assert_eq!(suggestion.level_minutes, 30);
    let other = TournamentNoticed::OtherLength { wanted: 60, minutes: 30 };
    assert_eq!(suggestion.notices[1], Notice::new(None, other));
    let kept = suggest(&LevelsWish { level_minutes: Some(22), ..wish(8, 5000, 240) }).unwrap();
    assert_eq!(kept.level_minutes, 22);
}

#[test]
fn a_wish_that_cannot_be_met_is_refused() {
    let why = |wish: LevelsWish| subject(suggest(&wish).unwrap_err());
    let nobody = TournamentRefused::SuggestedLevels(SuggestedLevelsRefused::Nobody);
    assert_eq!(why(wish(0, 1500, 180)), nobody);
    assert_eq!(why(LevelsWish { values: vec![], ..wish(8, 1500, 180) }), nobody);
    let is_shallow = |wish| {
        matches!(why(wish), TournamentRefused::SuggestedLevels(SuggestedLevelsRefused::Shallow { .. }))
    };
    assert!(is_shallow(wish(2, 100, 180)));
    assert!(is_shallow(LevelsWish { start: Some(Blinds::of(0, 0)), ..wish(8, 1500, 180) }));
    for minutes in [3, 6000] {
        let refused = why(wish(8, 1500, minutes));
        assert!(
            matches!(refused, TournamentRefused::SuggestedLevels(SuggestedLevelsRefused::Hours { .. })),
            "{refused:?}"
        );
    }
    let fine = why(LevelsWish { start: Some(Blinds::of(10, 20)), ..wish(8, 1500, 180) });
    assert!(matches!(fine, TournamentRefused::Levels(LevelsRefused::NotPayable { .. })), "{fine:?}");
    assert_eq!(suggest(&wish(8, i64::MAX, 180)), Err(Overflow.into()));
}

/// What every suggestion promises; its chips begin with the smallest.
fn keeps(wish: &LevelsWish, suggestion: &Suggestion) -> Result<(), TestCaseError> {
    let levels = suggestion.structure.levels();
    prop_assert!(suggestion.structure.check_payable(wish.values[0]).is_ok());
    let played: Vec<Blinds> = levels.iter().filter_map(Level::blinds).collect();
    for (earlier, later) in played.iter().zip(&played[1..]) {
        let (earlier, later) = (earlier.big.minor(), later.big.minor());
        prop_assert!(later * 4 >= earlier * 5 && later <= earlier * 2, "{} to {}", earlier, later);
    }
    // The wanted time is over when the level ends at which everything is about twenty big blinds.
    let used: u32 = levels[..=suggestion.ends].iter().filter_map(Level::minutes).sum();
    prop_assert!(used <= wish.minutes && wish.minutes < used + suggestion.level_minutes + BREAK_MINUTES);
    let big = levels[suggestion.ends].blinds().unwrap().big.minor();
    let big_blinds = wish.stack.minor() * i64::from(wish.players) / big;
    prop_assert!((13..=30).contains(&big_blinds), "{} big blinds in {}", big_blinds, listed(suggestion));
    for pair in levels.windows(2) {
        prop_assert!(!(pair[0].is_break() && pair[1].is_break()));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn suggested_levels_keep_their_promises(
        players in 2_u32..60,
        stack in 10_i64..400,
        minutes in 30_u32..600,
        values in prop::sample::select(vec![vec![25, 100, 500], vec![5, 25, 100], vec![1, 5, 20], vec![100, 500]]),
        begun in prop::option::of(1_i64..5),
        length in prop::option::of(5_u32..45),
        antes in any::<bool>(),
    ) {
        let step: i64 = values[0];
        let wish = LevelsWish {
            players,
            stack: Money::from_minor(stack * step),
            minutes,
            values: values.into_iter().map(Money::from_minor).collect(),
            start: begun.map(|small| Blinds::of(small * step, small * step * 2)),
            level_minutes: length,
            antes,
        };
        let suggestion = match suggest(&wish) {
            Ok(suggestion) => suggestion,
            Err(refusal) => {
                let why = subject(refusal);
                let is_known = match &why {
                    TournamentRefused::SuggestedLevels(why) => *why != SuggestedLevelsRefused::Nobody,
                    _ => false,
                };
                prop_assert!(is_known, "{:?}", why);
                return Ok(());
            }
        };
        keeps(&wish, &suggestion)?;
    }
}
