//! What the book calls the game of a showdown: its own name, and what was added to it, in its name or by other keys.

use crate::calling::{ByKeys, Called, resolve};
use crate::formats::calling::called;
use crate::formats::line::{Rules, wilds};
use crate::formats::showdown::read::Written;
use crate::hand::HiLo;
use crate::refusal::Refusal;

impl Written<'_> {
    /// The name of the game as the record of the hand keeps it (IGL-07).
    pub(crate) fn title(&self, rules: &Rules) -> Result<String, Refusal> {
        let house = &rules.house;
        let said = match resolve(&self.game, house) {
            Ok(row) => Called::plain(row),
            Err(_) => called(&self.game, house)?,
        };
        let wilds = (!self.wild.is_empty()).then(|| wilds(&self.wild)).transpose()?;
        let by_keys = ByKeys { hilo: self.hilo.map(HiLo::from), goalpost: self.goalpost, wilds };
        Ok(said.with_keys(by_keys, house).name())
    }
}
