//! The last hand in for a side pot wins that pot, whether it is shown or not. A player who is all-in for less can't take it.

use crate::hand::Seats;
use crate::money::Money;
use crate::play::machine::Play;
use crate::refusal::{Instead, Refusal};

impl Play<'_> {
    /// Players who are out because they miscalled and another mucked; taking that hand back doesn't help the caller (DAV-55).
    pub(crate) fn called_out(&self) -> Seats {
        let misled = |seat: usize| !self.muckers.without(Seats::one(seat)).is_empty();
        let out = self.miscalled.iter().filter(|seat| self.setup.miscall_out && misled(*seat));
        out.collect()
    }

    /// Players whose hands can still win.
    #[must_use]
    pub fn standing(&self) -> Seats {
        self.live.without(self.mucked).without(self.called_out())
    }

    /// True if only one hand can still win.
    pub(crate) fn stands_alone(&self) -> bool {
        self.standing().only().is_some()
    }

    /// A player's bets in all rounds, with the ante, without money that nobody has to match.
    #[must_use]
    pub fn bets(&self, seat: usize) -> Money {
        self.chairs.get(seat).and_then(|chair| chair.put.plus(chair.bet).ok()).unwrap_or_default()
    }

    /// How much of the player's bets another player matched, whether that one is still in or not.
    fn matched(&self, seat: usize) -> Money {
        let others = (0..self.chairs.len()).filter(|other| *other != seat);
        self.bets(seat).min(others.map(|other| self.bets(other)).max().unwrap_or_default())
    }

    /// True if none of the others is in for as much.
    fn is_above(&self, seat: usize, others: Seats) -> bool {
        let matched = self.matched(seat);
        others.without(Seats::one(seat)).iter().all(|other| self.bets(other) < matched)
    }

    /// True if nobody else has a hand at all.
    pub(crate) fn is_last_of_all(&self, seat: usize) -> bool {
        // Everybody may give up against the hand nobody plays.
        let others = self.standing().or(self.rivals()).without(Seats::one(seat));
        self.setup.course.blind() == 0 && others.is_empty()
    }

    /// Players who have to show or muck.
    pub(crate) fn contending(&self) -> Seats {
        let alone = self.setup.course.blind() == 0 && self.stands_alone();
        self.rivals().or(if alone { Seats::NONE } else { self.standing() })
    }

    /// True if the player is the only one left in for the top chips, and none of the others is still to act.
    pub(crate) fn has_side_pot(&self, seat: usize) -> bool {
        let others = self.live.without(Seats::one(seat));
        self.setup.course.blind() == 0
            && !others.is_empty()
            && self.round.pending.and(others).is_empty()
            && self.is_above(seat, self.live)
    }

    /// False for a player who has won a side pot and owes nothing for it: there's no reason to fold it.
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

    /// Players who take a pot above the hands that can still win, as the last hand in for it.
    #[must_use]
    pub fn takers(&self) -> Seats {
        self.above_standing().0
    }

    /// Players who miscalled and are in for a pot that no other hand stayed in for to the end: between them, the cards
    /// speak (DAV-54).
    #[must_use]
    pub fn rivals(&self) -> Seats {
        let wrong = self.above_standing().1;
        if wrong.count() > 1 { wrong } else { Seats::NONE }
    }

    /// Who is left for the pots above the hands that can still win: first the last players to go who didn't miscall, then
    /// the ones who did.
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

    /// The players who went as the last one in for a pot above the players still ahead.
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
