//! A hand told by its result, before anything is decided about it.

use crate::ids::PlayerId;
use crate::tournament::levels::Blinds;
use engine::money::{Money, Overflow};

/// A hand as the banker tells it.
#[derive(Clone, Debug, Default)]
pub struct ToldResult {
    pub game: String,
    pub put_in: Vec<(PlayerId, Money)>,
    pub won: Vec<(PlayerId, Money)>,
    /// Fines paid in the hand, in addition to what was put in.
    pub fined: Vec<(PlayerId, Money)>,
    /// What losers of a drop game pay into the next pot, in addition to what was put in.
    pub matched: Vec<(PlayerId, Money)>,
    /// Who was away from the table.
    pub away: Vec<PlayerId>,
    /// The blinds and antes of the tournament's level, if the result gives it.
    pub level: Option<Blinds>,
    /// The only players who play for what stays, if the cards ran out; empty: everybody.
    pub only: Vec<PlayerId>,
    pub carry: Money,
    /// Who dealt, if that was said.
    pub dealer: Option<PlayerId>,
    /// True if it goes on with the last hand, so that nobody antes again; the bank knows.
    pub is_anted: bool,
    /// The only players the pot in the middle waited for, if the cards of the last hand ran out; empty: everybody. The bank knows.
    pub waits_for: Vec<PlayerId>,
    /// What else is kept with it, each with its rule.
    pub why: Vec<(String, String)>,
}

impl ToldResult {
    /// What stays for the next hand if losers matched and nobody said how much: what they paid, or all of it plus the `pot`
    /// before if nobody won.
    ///
    /// # Errors
    ///
    /// More than an amount can be.
    pub fn left_by_matches(&self, pot: Money) -> Result<Money, Overflow> {
        if self.matched.is_empty() {
            return Ok(Money::ZERO);
        }
        let nobody_won = self.won.is_empty();
        let rest = self.put_in.iter().chain(&self.fined).filter(|_| nobody_won);
        let paid = self.matched.iter().chain(rest).map(|(_, amount)| *amount);
        Money::sum(paid.chain(nobody_won.then_some(pot)))
    }
}
