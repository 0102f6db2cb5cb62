//! How an act is refused: in the words of the table, with the house's rule if it has one.

use crate::play::limits::Matter;
use crate::play::machine::Play;
use crate::play::setup::Manner;
use crate::refusal::Refusal;

impl Play<'_> {
    /// A refusal in the words of the table.
    pub(crate) fn refuse(&self, code: &'static str, message: impl Into<String>) -> Refusal {
        Refusal::new(code, message)
    }

    /// A refusal for one of the betting matters, with the house's rule if it has one.
    pub(crate) fn refuse_by(&self, code: &'static str, matter: Matter, text: impl Into<String>) -> Refusal {
        Refusal::new(code, text).by(self.setup.limits.rule(matter))
    }

    pub(crate) fn tolerant(&self) -> bool {
        self.setup.manner == Manner::Tolerant
    }

    /// A player still in, or the refusal because they aren't.
    pub(crate) fn check_live(&self, seat: usize) -> Result<(), Refusal> {
        if self.live.contains(seat) {
            return Ok(());
        }
        let name = self.setup.name(seat);
        Err(match self.setup.places.get(seat) {
            None => self.refuse("no-such-seat", format!("there's no `{name}` at this table")),
            Some(place) if !place.dealt => {
                self.refuse("not-dealt-in", format!("`{name}` isn't in this hand"))
            }
            Some(_) if self.killed.contains(seat) => {
                self.refuse("folded", format!("`{name}` has a dead hand"))
            }
            Some(_) => self.refuse_by("folded", Matter::Fold, format!("`{name}` is out of the hand")),
        })
    }
}
