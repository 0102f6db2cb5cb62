//! The last hand in for a side pot: it has won that pot, shown or not. A player who is all-in for less cannot take it.

use crate::hand::Seats;
use crate::money::Money;
use crate::play::machine::Play;
use crate::refusal::{Instead, Refusal};

impl Play<'_> {
    /// Whose hand is out because he named it wrongly and another threw his away; taking that one back does not help him (DAV-55).
    pub(crate) fn called_out(&self) -> Seats {
        let misled = |seat: usize| !self.muckers.without(Seats::one(seat)).is_empty();
        let out = self.miscalled.iter().filter(|seat| self.setup.miscall_out && misled(*seat));
        out.collect()
    }

    /// Those whose hands can still win.
    #[must_use]
    pub fn standing(&self) -> Seats {
        self.live.without(self.mucked).without(self.called_out())
    }

    /// True if only one hand can still win.
    pub(crate) fn stands_alone(&self) -> bool {
        self.standing().only().is_some()
    }

    /// His bets of all rounds with his ante, without what nobody has to match.
    #[must_use]
    pub fn bets(&self, seat: usize) -> Money {
        self.chairs.get(seat).and_then(|chair| chair.put.plus(chair.bet).ok()).unwrap_or_default()
    }

    /// What of his bets another has matched, whether he is still in or not.
    fn matched(&self, seat: usize) -> Money {
        let others = (0..self.chairs.len()).filter(|other| *other != seat);
        self.bets(seat).min(others.map(|other| self.bets(other)).max().unwrap_or_default())
    }

    /// True if none of these is in for as much as he is.
    fn is_above(&self, seat: usize, others: Seats) -> bool {
        let matched = self.matched(seat);
        others.without(Seats::one(seat)).iter().all(|other| self.bets(other) < matched)
    }

    /// True if nobody else has a hand at all.
    pub(crate) fn is_last_of_all(&self, seat: usize) -> bool {
        // Against the hand nobody plays everybody may give up.
        let others = self.standing().or(self.rivals()).without(Seats::one(seat));
        self.setup.course.blind() == 0 && others.is_empty()
    }

    /// Those who have to show their hands or throw them away.
    pub(crate) fn contending(&self) -> Seats {
        let alone = self.setup.course.blind() == 0 && self.stands_alone();
        self.rivals().or(if alone { Seats::NONE } else { self.standing() })
    }

    /// True if he is the last one in for the chips above what the others still in put in, and none of them is still to act.
    pub(crate) fn has_side_pot(&self, seat: usize) -> bool {
        let others = self.live.without(Seats::one(seat));
        self.setup.course.blind() == 0
            && !others.is_empty()
            && self.round.pending.and(others).is_empty()
            && self.is_above(seat, self.live)
    }

    /// False for who has won a side pot and owes nothing for it: there is nothing he could give up his cards for.
    pub(crate) fn may_fold(&self, seat: usize) -> bool {
        self.tolerant() || self.ruled || self.owes(seat).is_positive() || !self.has_side_pot(seat)
    }

    pub(crate) fn side_pot_is_his(&self, seat: usize) -> Refusal {
        let name = self.setup.name(seat);
        let message = format!("`{name}` is the last one in the side pot and wins it, so there's no folding");
        self.refuse("last-in-side-pot", message).instead(Instead::CheckAndShow)
    }

    pub(crate) fn last_hand(&self, seat: usize) -> Refusal {
        let message = format!("`{}` has the last hand and wins the pot", self.setup.name(seat));
        self.refuse("last-hand", message).instead(Instead::TypeHisCards)
    }

    /// Who takes a pot above those whose hands can still win, because his was the last hand in for it.
    #[must_use]
    pub fn takers(&self) -> Seats {
        self.above_standing().0
    }

    /// Those who named their hands wrongly and are in for a pot that no other hand was in for to the end: between
    /// them the cards speak (DAV-54).
    #[must_use]
    pub fn rivals(&self) -> Seats {
        let wrong = self.above_standing().1;
        if wrong.count() > 1 { wrong } else { Seats::NONE }
    }

    /// Who is left for the pots above those whose hands can still win: the last to go of those who named nothing
    /// wrongly, then those who did.
    fn above_standing(&self) -> (Seats, Seats) {
        let (mut ahead, out) = (self.standing(), self.called_out());
        if self.setup.course.blind() > 0 || (ahead.is_empty() && out.is_empty()) {
            return (Seats::NONE, Seats::NONE);
        }
        let wrongly = if self.setup.miscall_out { self.miscalled } else { Seats::NONE };
        let takers = self.last_to_go(&mut ahead, |seat| !wrongly.contains(seat));
        let wrong = out.and(self.live).without(self.mucked).iter().filter(|seat| self.is_above(*seat, ahead));
        let wrong: Seats = wrong.collect();
        ahead = ahead.or(wrong);
        let takers = takers.or(self.last_to_go(&mut ahead, |seat| wrongly.contains(seat)));
        (takers, wrong)
    }

    /// Of these hands each that was the last one in for a pot above those ahead.
    fn last_to_go(&self, ahead: &mut Seats, is_one: impl Fn(usize) -> bool) -> Seats {
        let before = *ahead;
        for seat in self.gone.iter().rev().filter(|seat| is_one(**seat)) {
            if !ahead.contains(*seat) && self.is_above(*seat, *ahead) {
                *ahead = ahead.with(*seat);
            }
        }
        ahead.without(before)
    }
}
