//! Which book wins if both renamed a player, made them a regular or set how much they may owe: ours, or else the later one.

use crate::bank::desk::BankError;
use crate::bank::merged::MergedRecords;
use crate::ids::{BookId, PlayerId};
use crate::journal::{DebtFact, Fact, PersonFact};
use crate::store::Reader;
use crate::time::Instant;

/// A change to a person, from a surrogate.
#[derive(Clone, Copy, Debug)]
pub struct PersonChange {
    pub kind: &'static str,
    pub player: PlayerId,
    pub book: BookId,
    /// The last of our events that the surrogate knew.
    pub anchor: u64,
    pub recorded: Instant,
}

impl PersonChange {
    /// True if another change of this kind, which the surrogate didn't know, wins over this one.
    ///
    /// What this book said itself wins over every surrogate. Of two surrogates, the later change wins, so that it doesn't matter
    /// which is merged first.
    pub fn gives_way(self, reader: Reader<'_>) -> Result<bool, BankError> {
        let own = reader.book_id()?.to_string();
        let book = self.book.to_string();
        let merged = MergedRecords::load(reader)?;
        let rivals = reader.standing_after(self.kind, self.anchor)?;
        let mut rivals = rivals.into_iter().filter(|(_, event)| {
            of(&event.fact).is_some_and(|player| merged.of(player) == merged.of(self.player))
        });
        Ok(rivals.any(|(origin, event)| {
            origin == own
                || origin != book && (event.recorded, origin.as_str()) > (self.recorded, book.as_str())
        }))
    }
}

/// Who a change is about.
const fn of(fact: &Fact) -> Option<PlayerId> {
    if let Fact::Person(
        PersonFact::PlayerRenamed { player, .. }
        | PersonFact::PlayerStanding { player, .. }
        | PersonFact::PlayerPaidAt { player, .. },
    ) = fact
    {
        return Some(*player);
    }
    let Fact::Debt(DebtFact::DebtLimited(limited)) = fact else { return None };
    Some(limited.player)
}
