//! What the book calls the game of a showdown: its own name, and what its name or other keys add.

use crate::calling::ByKeys;
use crate::formats::calling::called;
use crate::formats::line::{Rules, wilds};
use crate::formats::showdown::read::Written;
use crate::hand::HiLo;
use crate::refusal::Refusal;

impl Written<'_> {
    /// The name of the game as the record of the hand keeps it (IGL-07).
    pub(crate) fn title(&self, rules: &Rules) -> Result<String, Refusal> {
        let house = &rules.house;
        Ok(called(&self.game, house)?.with_keys(self.by_keys()?, house).name())
    }

    /// Whether the house lets the other keys be added to the game; what its name adds was checked when it was read.
    pub(super) fn check_keys(&self, rules: &Rules) -> Result<(), Refusal> {
        self.by_keys()?.check(&called(&self.game, &rules.house)?, &rules.house)
    }

    fn by_keys(&self) -> Result<ByKeys, Refusal> {
        let wilds = (!self.wild.is_empty()).then(|| wilds(&self.wild)).transpose()?;
        Ok(ByKeys { hilo: self.hilo.map(HiLo::from), goalpost: self.goalpost, wilds })
    }
}
