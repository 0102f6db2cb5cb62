//! Who leads, and what follows a tie: rules that several games share.

/// The seats with the best score, in the order they are given; `lowest` says which end is best.
#[must_use]
pub fn leaders(scores: impl IntoIterator<Item = (usize, i64)>, lowest: bool) -> Vec<usize> {
    let better = |score: i64| if lowest { score.saturating_neg() } else { score };
    let scores: Vec<(usize, i64)> = scores.into_iter().map(|(seat, score)| (seat, better(score))).collect();
    let best = scores.iter().map(|(_, score)| *score).max();
    scores.iter().filter(|(_, score)| Some(*score) == best).map(|(seat, _)| *seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_who_share_the_best_score_lead() {
        let scores = [(2, 5), (0, 3), (1, 5)];
        assert_eq!(leaders(scores, false), [2, 1]);
        assert_eq!(leaders(scores, true), [0]);
        assert_eq!(leaders([], true), Vec::<usize>::new());
    }
}
