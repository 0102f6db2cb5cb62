//! A second, naive banker: deals pots out coin by coin and compares with the engine on random hands.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::hand::pots::{Stake, layers};
use crate::hand::seats::Seats;
use crate::money::Money;
use std::collections::BTreeMap;

fn words(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut state = seed;
    move |below| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) as u32) % below
    }
}

/// For each coin of each player, the players still in who put in at least as many coins: they contest that coin.
fn coin_by_coin(bets: &[u32], folded: &[bool]) -> BTreeMap<Vec<usize>, u32> {
    let mut pots = BTreeMap::new();
    let highest_in = bets.iter().zip(folded).filter(|(_, out)| !**out).map(|(bet, _)| *bet).max().unwrap();
    for bet in bets {
        for coin in 1..=*bet {
            let needed = coin.min(highest_in);
            let contest = (0..bets.len()).filter(|seat| !folded[*seat] && bets[*seat] >= needed).collect();
            *pots.entry(contest).or_insert(0) += 1;
        }
    }
    pots
}

#[test]
fn twenty_thousand_random_pots_are_laid_as_coin_by_coin() {
    let mut word = words(2026);
    for _ in 0..20_000 {
        let players = 1 + word(10) as usize;
        let sizes = 1 + word(7);
        let mut bets: Vec<u32> = (0..players).map(|_| word(sizes) * (1 + word(3))).collect();
        let mut folded: Vec<bool> = (0..players).map(|_| word(3) == 0).collect();
        folded[word(players as u32) as usize] = false;
        let stakes: Vec<Stake> = bets
            .iter()
            .zip(&folded)
            .map(|(bet, out)| Stake {
                bet: Money::from_minor(i64::from(*bet)),
                dead: Money::ZERO,
                folded: *out,
            })
            .collect();
        let laid = layers(stakes.iter(), Money::ZERO).unwrap();
        if let Some((seat, amount)) = laid.uncalled {
            assert!(!folded[seat]);
            bets[seat] -= u32::try_from(amount.minor()).unwrap();
        }
        let pots: Vec<(Seats, i64)> =
            laid.pots.iter().map(|pot| (pot.eligible, pot.amount.minor())).collect();
        let mut expected: Vec<(Seats, i64)> = coin_by_coin(&bets, &folded)
            .into_iter()
            .map(|(seats, coins)| (seats.into_iter().collect(), i64::from(coins)))
            .collect();
        expected.sort_by_key(|(seats, _)| std::cmp::Reverse(seats.count()));
        assert_eq!(pots, expected, "{stakes:?}");
        let top = bets.iter().max().unwrap();
        let alone_on_top = bets.iter().filter(|bet| *bet == top).count() == 1 && *top > 0;
        let top_folded = bets.iter().zip(&folded).any(|(bet, out)| bet == top && *out);
        assert!(!alone_on_top || top_folded, "an uncalled bet was kept: {stakes:?}");
    }
}
