//! The standings of a series: the best results of everybody over many tournaments.

use engine::house::points::{Points, PointsTable, score_tied};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// How one player finished in one tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish<W> {
    /// Who it was; equal players are listed in this order, so begin with the name.
    pub who: W,
    /// The place, the first is 1; tied players have the best of the places they fill.
    pub place: u32,
    /// How many others share the place.
    pub tied_with: u32,
    /// How many took part.
    pub entrants: u32,
}

/// One player's standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesStanding<W> {
    /// The rank, the first is 1; the same for players who differ only by name.
    pub rank: usize,
    /// Who it is.
    pub who: W,
    /// The points of the results that count.
    pub points: Points,
    /// First places alone; a shared one doesn't count.
    pub wins: usize,
    /// The best place, in any result.
    pub best_place: u32,
    /// How many tournaments were played.
    pub played: usize,
    /// How many of them count.
    pub counted: usize,
}

/// Everybody with a result, best first. The `best` results of each player count, or all of them.
///
/// Equal points are decided by more wins, then by the best place, then by fewer tournaments played; players who are still equal
/// share the rank and are listed in the order of `who`.
pub fn standings<W: Ord + Clone>(
    table: &PointsTable,
    best: Option<usize>,
    finishes: &[Finish<W>],
) -> Vec<SeriesStanding<W>> {
    let mut of_each: BTreeMap<&W, Vec<&Finish<W>>> = BTreeMap::new();
    for finish in finishes {
        of_each.entry(&finish.who).or_default().push(finish);
    }
    let mut standings: Vec<SeriesStanding<W>> =
        of_each.into_iter().map(|(who, finishes)| standing(table, best, who, &finishes)).collect();
    // Stable, so players who are equal in everything stay in the order of the map, by `who`.
    standings.sort_by_key(merit);
    rank(&mut standings);
    standings
}

fn standing<W: Clone>(
    table: &PointsTable,
    best: Option<usize>,
    who: &W,
    finishes: &[&Finish<W>],
) -> SeriesStanding<W> {
    let score = |finish: &&Finish<W>| {
        score_tied(table, finish.entrants, finish.place, finish.tied_with.saturating_add(1))
    };
    let mut scores: Vec<Points> = finishes.iter().map(score).collect();
    scores.sort_unstable_by_key(|points| Reverse(*points));
    scores.truncate(best.unwrap_or(usize::MAX));
    SeriesStanding {
        rank: 0,
        who: who.clone(),
        counted: scores.len(),
        points: Points::sum(scores),
        wins: finishes.iter().filter(|finish| finish.place == 1 && finish.tied_with == 0).count(),
        best_place: finishes.iter().map(|finish| finish.place).min().unwrap_or(u32::MAX),
        played: finishes.len(),
    }
}

type Merit = (Reverse<Points>, Reverse<usize>, u32, usize);

/// What decides before the name does; smaller is better.
const fn merit<W>(standing: &SeriesStanding<W>) -> Merit {
    (Reverse(standing.points), Reverse(standing.wins), standing.best_place, standing.played)
}

fn rank<W>(standings: &mut [SeriesStanding<W>]) {
    let mut before: Option<(Merit, usize)> = None;
    for (place, standing) in (1_usize..).zip(standings) {
        let merit = merit(standing);
        let rank = before.filter(|(other, _)| *other == merit).map_or(place, |(_, rank)| rank);
        standing.rank = rank;
        before = Some((merit, rank));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn finish(who: &'static str, place: u32, tied_with: u32) -> Finish<&'static str> {
        Finish { who, place, tied_with, entrants: 8 }
    }

    fn table() -> PointsTable {
        "10/7/5/3".parse().unwrap()
    }

    /// The standings as `rank who points`.
    fn stand(best: Option<usize>, finishes: &[Finish<&'static str>]) -> Vec<String> {
        let line = |s: &SeriesStanding<&str>| format!("{} {} {}", s.rank, s.who, s.points);
        standings(&table(), best, finishes).iter().map(line).collect()
    }

    #[test]
    fn only_the_best_results_count() {
        let season = [finish("ann", 1, 0), finish("ann", 3, 0), finish("ann", 2, 0), finish("bob", 1, 0)];
        assert_eq!(stand(None, &season), ["1 ann 22", "2 bob 10"]);
        assert_eq!(stand(Some(2), &season), ["1 ann 17", "2 bob 10"]);
        let ann = &standings(&table(), Some(2), &season)[0];
        assert_eq!((ann.played, ann.counted, ann.wins, ann.best_place), (3, 2, 1, 1));
    }

    #[test]
    fn equal_points_are_decided_in_order() {
        let wins = [finish("ann", 2, 0), finish("ann", 4, 0), finish("bob", 1, 0)];
        assert_eq!(stand(None, &wins), ["1 bob 10", "2 ann 10"]);
        // Two thirds tied count 4 each; 4 + 3 is the 7 of a second place.
        let best_place = [finish("ann", 3, 1), finish("ann", 4, 0), finish("bob", 2, 0)];
        assert_eq!(stand(None, &best_place), ["1 bob 7", "2 ann 7"]);
        let played = [finish("ann", 2, 0), finish("ann", 8, 0), finish("bob", 2, 0)];
        assert_eq!(stand(None, &played), ["1 bob 7", "2 ann 7"]);
    }

    #[test]
    fn players_equal_in_everything_share_a_rank() {
        let season = [finish("cid", 2, 1), finish("bob", 2, 1), finish("ann", 4, 0), finish("dan", 1, 0)];
        assert_eq!(stand(None, &season), ["1 dan 10", "2 bob 6", "2 cid 6", "4 ann 3"]);
        assert_eq!(stand(None, &[]), [""; 0]);
    }

    #[test]
    fn a_shared_first_place_isnt_a_win() {
        let season = [finish("ann", 1, 1), finish("bob", 1, 1)];
        assert!(standings(&table(), None, &season).iter().all(|standing| standing.wins == 0));
        assert_eq!(stand(None, &season), ["1 ann 8.5", "1 bob 8.5"]);
    }

    proptest! {
        #[test]
        fn the_order_of_the_results_does_not_matter(
            places in prop::collection::vec((0_usize..5, 1_u32..9, 0_u32..3), 0..30),
            best in prop::option::of(0_usize..6),
        ) {
            let who = ["ann", "bob", "cid", "dan", "eve"];
            let season: Vec<_> = places.iter().map(|(at, place, tied)| finish(who[*at], *place, *tied)).collect();
            let backwards: Vec<_> = season.iter().rev().cloned().collect();
            let found = standings(&table(), best, &season);
            prop_assert_eq!(&found, &standings(&table(), best, &backwards));
            prop_assert!(found.is_sorted_by(|better, worse| better.points >= worse.points));
            prop_assert!(found.is_sorted_by(|better, worse| better.rank <= worse.rank));
            prop_assert_eq!(found.iter().map(|s| s.played).sum::<usize>(), season.len());
            prop_assert!(found.iter().all(|s| s.counted <= best.unwrap_or(usize::MAX).min(s.played)));
        }
    }
}
