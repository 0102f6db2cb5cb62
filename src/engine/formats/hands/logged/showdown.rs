//! Who shows and who mucks at the end of a logged hand, as far as the log says.

use crate::hand::Seats;
use crate::play::{Act, Dealt};

/// What is known when the betting and the dealing are over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ending {
    /// Who is still in.
    pub live: Seats,
    /// Who showed all their cards, or threw them away.
    pub said: Seats,
    /// Whose cards are known anyway, because the log gives them.
    pub known: Seats,
    /// Who was paid, if the log says.
    pub paid: Option<Seats>,
}

impl Ending {
    /// What the others still in do: if they were paid and their cards are known, they show; if they weren't paid, they muck.
    ///
    /// False if somebody was paid for cards that nobody knows, while others showed theirs.
    #[must_use]
    pub(crate) fn acts(&self) -> (Vec<Act>, bool) {
        let silent = self.live.without(self.said);
        let paid = self.paid.unwrap_or_default();
        let alone = self.live.count() < 2;
        if alone || silent.is_empty() {
            return (Vec::new(), true);
        }
        let shows = silent.and(paid).and(self.known);
        let unknown = silent.and(paid).without(self.known);
        let mucks = if self.paid.is_some() { silent.without(paid) } else { Seats::NONE };
        let last = self.live.without(mucks).only().is_some_and(|only| unknown.contains(only));
        let acts = shows.iter().map(|seat| Act::Show(seat, Dealt::NONE));
        let acts = acts.chain(mucks.iter().map(Act::Muck)).collect();
        (acts, (unknown.is_empty() || last) && self.paid.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(of: &[usize]) -> Seats {
        of.iter().copied().collect()
    }

    #[test]
    fn losers_muck_and_winners_show() {
        let ending = Ending {
            live: seats(&[0, 1, 2]),
            said: seats(&[0]),
            known: seats(&[1]),
            paid: Some(seats(&[1])),
        };
        assert_eq!(ending.acts(), (vec![Act::Show(1, Dealt::NONE), Act::Muck(2)], true));
    }

    #[test]
    fn a_player_paid_while_all_others_muck_need_not_show() {
        let ending =
            Ending { live: seats(&[0, 1]), said: Seats::NONE, known: Seats::NONE, paid: Some(seats(&[1])) };
        assert_eq!(ending.acts(), (vec![Act::Muck(0)], true));
    }

    #[test]
    fn a_winner_whose_cards_nobody_knows_is_noticed() {
        let of = |paid| Ending { live: seats(&[0, 1]), said: seats(&[0]), known: Seats::NONE, paid }.acts().1;
        assert!(!of(Some(seats(&[1]))));
        assert!(!of(None));
        assert!(of(Some(seats(&[0]))));
    }
}
