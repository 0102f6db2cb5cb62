//! Who deals the next hand, as the naive ledger has it.

use super::HOUSES;
use super::plan::{FUND_CHIP, Plan, moved};
use super::things::{FUND, Turn, What, Who, Why};

impl Plan<'_> {
    /// A hand is dealt once: who is noted again changes nothing, and who is noted instead has what he paid back (CAU-003).
    pub fn deal(&mut self, night: usize, who: Who) -> Result<(), String> {
        let at = &self.state.nights[&night];
        let noted = at.noted.filter(|(.., after)| *after >= at.hands);
        match noted {
            Some((noted, ..)) if noted == who => return Ok(()),
            Some((noted, true, _)) => {
                self.step(night, Why::Gift, moved(FUND, noted, What::Chips, FUND_CHIP), Turn::Nothing)?;
            }
            _ => {}
        }
        let pays = self.has_fund(night) && self.state.chips(night, who) >= FUND_CHIP;
        self.turn(Some(night), Turn::Deals(who, pays))?;
        if pays {
            self.feed_fund(night, who, FUND_CHIP, Turn::Nothing)?;
        }
        Ok(())
    }

    /// Who was noted for the next hand without chips, whether he paid for it, and who deals it instead.
    pub fn deal_passed_on(&self, night: usize) -> Option<(Who, bool, Who)> {
        let at = &self.state.nights[&night];
        let has_chips = |who: &Who| self.state.chips(night, *who) > 0;
        let (noted, paid, after) = at.noted?;
        if after < at.hands || HOUSES[at.house] == "dave" || has_chips(&noted) {
            return None;
        }
        let mut ring: Vec<Who> = at.arrivals.iter().copied().filter(|who| !at.gone.contains(who)).collect();
        ring.sort_by_key(|who| {
            at.seats.iter().find(|(other, _)| *other == who).map_or(u32::MAX, |(_, seat)| *seat)
        });
        let from = ring.iter().position(|who| *who == noted)?;
        let next = ring.iter().cycle().skip(from).take(ring.len()).copied().find(has_chips)?;
        Some((noted, paid, next))
    }

    /// Who paid for the next deal and goes home gets that back, once hands are recorded.
    pub fn deal_not_made(&mut self, night: usize, who: Who) -> Result<(), String> {
        let at = &self.state.nights[&night];
        let hands = at.hands;
        let is_his = at.noted.is_some_and(|(noted, paid, after)| noted == who && paid && after >= hands);
        if !is_his || hands == 0 || !self.has_fund(night) {
            return Ok(());
        }
        self.step(night, Why::Gift, moved(FUND, who, What::Chips, FUND_CHIP), Turn::Deals(who, false))
    }
}
