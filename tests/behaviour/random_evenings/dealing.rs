//! Who deals the next hand, as the naive ledger has it.

use super::HOUSES;
use super::plan::{FUND_CHIP, Plan};
use super::things::{Turn, Who};

impl Plan<'_> {
    /// A hand is dealt once: recording the same dealer again changes nothing.
    pub fn deal(&mut self, night: usize, who: Who) -> Result<(), String> {
        if self.due_dealer(night) == Some(who) {
            return Ok(());
        }
        self.turn(Some(night), Turn::Deals(who))
    }

    /// The recorded dealer of the next hand.
    fn due_dealer(&self, night: usize) -> Option<Who> {
        let at = &self.state.nights[&night];
        at.noted.filter(|(_, after)| *after >= at.hands).map(|(noted, _)| noted)
    }

    /// Who deals instead of a player who was recorded for the next hand and has no chips.
    pub fn deal_passed_on(&self, night: usize) -> Option<Who> {
        let at = &self.state.nights[&night];
        let has_chips = |who: &Who| self.state.chips(night, *who) > 0;
        let noted = self.due_dealer(night)?;
        if HOUSES[at.house] == "dave" || has_chips(&noted) {
            return None;
        }
        let is_there = |who: &Who| !at.gone.contains(who) || *who == noted;
        let mut ring: Vec<Who> = at.arrivals.iter().copied().filter(is_there).collect();
        ring.sort_by_key(|who| {
            at.seats.iter().find(|(other, _)| *other == who).map_or(u32::MAX, |(_, seat)| *seat)
        });
        let from = ring.iter().position(|who| *who == noted)?;
        ring.iter().cycle().skip(from).take(ring.len()).copied().find(has_chips)
    }

    /// Who deals a hand that doesn't say so: the recorded dealer, if still there.
    pub fn dealer(&self, night: usize) -> Option<Who> {
        self.due_dealer(night).filter(|noted| !self.state.nights[&night].gone.contains(noted))
    }

    /// A deal is paid for when its hand is recorded, if its dealer has the chip (CAU-003).
    pub fn pays_for_the_deal(&mut self, night: usize, dealer: Option<Who>) -> Result<(), String> {
        let pays = |who: &Who| self.has_fund(night) && self.state.chips(night, *who) >= FUND_CHIP;
        match dealer.filter(pays) {
            Some(dealer) => self.feed_fund(night, dealer, FUND_CHIP, Turn::Nothing),
            None => Ok(()),
        }
    }
}
