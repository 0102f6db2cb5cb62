//! The standings of a season: what everybody won over its nights, and who counts.

use crate::ids::PlayerId;
use engine::money::{Money, Overflow};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// How a season is counted; by default everything counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeasonTerms {
    /// Only this many of a player's best nights count.
    pub best: Option<usize>,
    /// A player with fewer nights has no place.
    pub nights_min: u64,
}

/// A player's season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonLine {
    pub player: PlayerId,
    /// `None` for a player with too few nights; players with the same total share one.
    pub place: Option<u64>,
    pub nights: u64,
    /// Nights the player came out ahead in.
    pub won: u64,
    /// All the player's nights.
    pub net: Money,
    /// The nights that count.
    pub counted: Money,
    pub best: Money,
    pub worst: Money,
    /// The player's total after each night of the season, including missed ones.
    pub after: Vec<Money>,
}

/// The standings over the nights of a season, the best first; players without a place come last.
pub fn standings(nights: &[Vec<(PlayerId, Money)>], terms: SeasonTerms) -> Result<Vec<SeasonLine>, Overflow> {
    let mut results: BTreeMap<PlayerId, Vec<Option<Money>>> = BTreeMap::new();
    for (place, night) in nights.iter().enumerate() {
        for (player, result) in night {
            let all = results.entry(*player).or_insert_with(|| vec![None; nights.len()]);
            if let Some(of) = all.get_mut(place) {
                *of = Some(*result);
            }
        }
    }
    let mut lines: Vec<SeasonLine> = results
        .into_iter()
        .map(|(player, results)| line(player, &results, terms))
        .collect::<Result<_, _>>()?;
    lines.sort_by_key(|line| (line.nights < terms.nights_min, Reverse(line.counted), line.player));
    let counted: Vec<Money> = lines.iter().map(|line| line.counted).collect();
    for line in lines.iter_mut().filter(|line| line.nights >= terms.nights_min) {
        let better = counted.iter().take_while(|counted| **counted > line.counted).count();
        line.place = Some((better as u64).saturating_add(1));
    }
    Ok(lines)
}

fn line(player: PlayerId, results: &[Option<Money>], terms: SeasonTerms) -> Result<SeasonLine, Overflow> {
    let mut stood = Money::ZERO;
    let mut after = Vec::new();
    for result in results {
        stood = stood.plus(result.unwrap_or_default())?;
        after.push(stood);
    }
    let mut played: Vec<Money> = results.iter().flatten().copied().collect();
    played.sort_unstable_by_key(|result| Reverse(*result));
    let counted = played.iter().take(terms.best.unwrap_or(usize::MAX)).copied();
    Ok(SeasonLine {
        player,
        place: None,
        nights: played.len() as u64,
        won: played.iter().filter(|result| result.is_positive()).count() as u64,
        net: stood,
        counted: Money::sum(counted)?,
        best: played.first().copied().unwrap_or_default(),
        worst: played.last().copied().unwrap_or_default(),
        after,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    fn told(terms: SeasonTerms) -> Vec<(u128, Option<u64>, i64, i64)> {
        let night = |results: &[(u128, i64)]| -> Vec<(PlayerId, Money)> {
            let result =
                |(player, net): &(u128, i64)| (PlayerId(Uuid::from_u128(*player)), Money::from_minor(*net));
            results.iter().map(result).collect()
        };
        let nights = [
            night(&[(1, 500), (2, -500)]),
            night(&[(1, -300), (2, 200), (3, 100)]),
            night(&[(2, 500), (1, -500)]),
        ];
        let lines = standings(&nights, terms).unwrap();
        let told =
            |line: &SeasonLine| (line.player.0.as_u128(), line.place, line.net.minor(), line.counted.minor());
        lines.iter().map(told).collect()
    }

    #[test]
    fn the_best_stand_first() {
        let all = told(SeasonTerms::default());
        assert_eq!(all, [(2, Some(1), 200, 200), (3, Some(2), 100, 100), (1, Some(3), -300, -300)]);
    }

    #[test]
    fn only_the_best_nights_count_and_equals_share_a_place() {
        let best = told(SeasonTerms { best: Some(1), nights_min: 0 });
        assert_eq!(best, [(1, Some(1), -300, 500), (2, Some(1), 200, 500), (3, Some(3), 100, 100)]);
    }

    #[test]
    fn who_played_too_few_nights_has_no_place() {
        let few = told(SeasonTerms { best: None, nights_min: 2 });
        assert_eq!(few, [(2, Some(1), 200, 200), (1, Some(2), -300, -300), (3, None, 100, 100)]);
    }
}
