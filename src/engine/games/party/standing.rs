//! The antes, who leads, and what follows a tie: rules that several games share.

use crate::games::party::setup::PartySetup;
use crate::games::party::terms::{ANTE, REANTE};
use crate::games::party::till::Till;
use crate::money::Overflow;

/// The pot a game begins with: what was in the middle, and an ante from everybody.
pub(crate) fn antes(setup: &PartySetup) -> Result<Till, Overflow> {
    let ante = setup.terms.amount(&ANTE);
    let mut till = Till::new(setup.seats(), setup.carry);
    till.all_pay(ante)?;
    let text = format!("everybody puts in {}, so the pot is {}", setup.shown(ante), setup.shown(till.pot()));
    till.because(setup.terms.rule(&ANTE), text);
    Ok(till)
}

/// Everybody adds the same amount and plays again, not only the tied players; `what` is the reason, `rule` the rule.
pub(crate) fn all_again(setup: &PartySetup, till: &mut Till, rule: &str, what: &str) -> Result<(), Overflow> {
    let more = setup.terms.amount(&REANTE);
    till.all_pay(more)?;
    let (more, pot) = (setup.shown(more), setup.shown(till.pot()));
    till.because(rule, format!("{what}: everybody puts in {more} more and plays again for {pot}"));
    Ok(())
}

/// The seats with the best score, in the given order; `lowest` says whether the lowest is best.
#[must_use]
pub(crate) fn leaders(scores: impl IntoIterator<Item = (usize, i64)>, lowest: bool) -> Vec<usize> {
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
