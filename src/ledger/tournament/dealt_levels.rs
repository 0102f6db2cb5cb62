//! The blinds that hands were dealt at: no later level is lower.

use crate::ids::PlayerId;
use crate::refusal::{LevelsRefused, Refusal};
use crate::tournament::Tournament;
use crate::tournament::clock::{Clock, ClockAct, Moment};
use crate::tournament::field::AgreedChange;
use crate::tournament::levels::Level;

impl AgreedChange {
    /// A level that everybody agreed on, after this many hands of the night; `by` says whether by the levels or by the clock.
    #[must_use]
    pub fn of_level(by: &str, level: &Level, hand: u32, agreed: &[PlayerId]) -> Self {
        Self { text: format!("{by}: {}", level.shown()), level: Some(*level), hand, agreed: agreed.to_vec() }
    }
}

impl Tournament {
    /// Refuses a level with blinds below those a hand was dealt at since everybody agreed on them; `hands` of the night are
    /// recorded.
    ///
    /// # Errors
    ///
    /// `level-falls`, and what the clock refuses.
    pub fn check_rises(&self, hands: u32, moment: &Moment, act: &ClockAct) -> Result<(), Refusal> {
        let Some(next) =
            Clock::played(&self.terms.levels, &self.clock)?.after(moment, act)?.read(moment).blinds()
        else {
            return Ok(());
        };
        // Each level lasted until the next one was agreed on.
        let mut ended = hands;
        for change in self.changes.iter().rev() {
            let Some(level) = change.level else { continue };
            let dealt = ended.saturating_sub(change.hand);
            ended = change.hand;
            if let Some(blinds) = level.blinds().filter(|blinds| dealt > 0 && next.falls_below(blinds)) {
                let (at, next) = (blinds.into(), next.into());
                return Err(Refusal::new(LevelsRefused::BelowDealt { hands: dealt, at, next }));
            }
        }
        Ok(())
    }
}
