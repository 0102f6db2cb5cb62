//! One deck per hand: no card is in two places, and every card is in the deck. Boards dealt more than once count too.

use crate::cards::{Card, CardSet};
use crate::games::{Boards, Step, row};
use crate::hand::showdown::Showdown;
use crate::refusal::Refusal;
use std::ops::Range;

/// Refuses a card in two places, or one that isn't in the deck.
pub(crate) fn check(showdown: &Showdown) -> Result<(), Refusal> {
    let hands = showdown.players.iter().flat_map(|player| player.cards.cards());
    let all = hands.chain(on_board(showdown)).copied();
    showdown.game.check_cards(all.clone())?;
    if showdown.runs() > 1 && dealt_before(showdown) < before_the_last_draw(showdown.game.name) {
        let message = format!(
            "in `{}` players draw or discard between the rounds, so the runs have to share what was dealt before that",
            showdown.game.name
        );
        return Err(Refusal::new("no-more-runs", message));
    }
    match CardSet::twice(all) {
        Some(card) => Err(card_twice(showdown, card)),
        None => Ok(()),
    }
}

/// The board cards: the first board, plus what was dealt for each later run. The runs share the cards before that (DAV-51).
fn on_board(showdown: &Showdown) -> impl Iterator<Item = &Card> + Clone {
    let shared = dealt_before(showdown);
    let later = (1..showdown.runs()).map(|run| showdown.board(run));
    showdown.board.iter().chain(later.flat_map(move |board| board.iter().skip(shared)))
}

/// How many board cards the runs share: full rounds of the deal that are the same in every run.
fn dealt_before(showdown: &Showdown) -> usize {
    if showdown.runs() < 2 {
        return 0;
    }
    let first = showdown.board(0);
    let rounds = rounds(showdown.game.name);
    let ends = match rounds.last() {
        Some(all) if *all == first.len() => rounds,
        // A house's own game can be dealt in rounds of any size.
        _ => (1..=first.len()).collect(),
    };
    let boards = &showdown.game.boards;
    let is_shared = |from: usize, to: usize| {
        (1..showdown.runs()).all(|run| lies_alike(boards, from..to, [first, showdown.board(run)]))
    };
    let (mut shared, last) = (0, first.len());
    for end in ends.into_iter().filter(|end| *end < last) {
        if !is_shared(shared, end) {
            break;
        }
        shared = end;
    }
    shared
}

/// True if the cards of a round are on the same boards and lines in both runs. Their order there doesn't matter.
fn lies_alike(boards: &Boards, round: Range<usize>, runs: [&[Card]; 2]) -> bool {
    let alike = |place: usize| round.clone().filter(move |other| boards.are_one(place, *other));
    round.clone().all(|place| {
        let [one, other] =
            runs.map(|board| alike(place).map(|at| board.get(at).copied()).collect::<Vec<_>>());
        one.len() == other.len() && one.iter().all(|card| card.is_some() && other.contains(card))
    })
}

/// How many cards are on the board when players draw or discard for the last time.
fn before_the_last_draw(game: &str) -> usize {
    let steps = row(game).map(|row| row.course.steps()).unwrap_or_default();
    let last = steps.iter().rposition(|step| matches!(step, Step::Draw { .. } | Step::Own { .. }));
    let before = steps.get(..last.unwrap_or_default()).unwrap_or_default();
    let cards = |step: &Step| if let Step::Board(cards) = step { usize::from(*cards) } else { 0 };
    before.iter().map(cards).sum()
}

/// How many cards are on the board after each round of the deal. With several boards each is dealt separately, and the next run
/// can begin after any of them.
fn rounds(game: &str) -> Vec<usize> {
    let steps = row(game).map(|row| row.course.steps()).unwrap_or_default();
    let dealt = steps.iter().filter_map(|step| match step {
        Step::Board(cards) => Some(usize::from(*cards)),
        _ => None,
    });
    let lie = |so_far: &mut usize, cards: usize| {
        *so_far = so_far.saturating_add(cards);
        Some(*so_far)
    };
    dealt.scan(0, lie).collect()
}

fn card_twice(showdown: &Showdown, card: Card) -> Refusal {
    let mut places = Vec::new();
    for player in &showdown.players {
        let times = player.cards.cards().iter().filter(|held| **held == card).count();
        places.extend(vec![format!("`{}`", player.name); times]);
    }
    let times = on_board(showdown).filter(|held| **held == card).count();
    places.extend(vec!["the board".to_owned(); times]);
    let where_ = match places.as_slice() {
        [one, others @ ..] if others.iter().all(|other| other == one) => match one.as_str() {
            "the board" => "it's on the board more than once".to_owned(),
            one => format!("{one} has it more than once"),
        },
        places => {
            let mut once = places.to_vec();
            once.dedup();
            let told = once.iter().map(|place| match place.as_str() {
                "the board" => "on the board".to_owned(),
                name => format!("to {name}"),
            });
            told.collect::<Vec<_>>().join(" and ")
        }
    };
    Refusal::new("card-twice", format!("{card} was dealt twice: {where_}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_dealt_in_rounds() {
        assert_eq!(rounds("holdem"), [3, 4, 5]);
        assert_eq!(rounds("double-board-holdem"), [3, 6, 7, 8, 9, 10]);
        assert_eq!(rounds("five-card-draw"), [0; 0]);
        assert_eq!(rounds("a-game-of-nobody"), [0; 0]);
    }
}
