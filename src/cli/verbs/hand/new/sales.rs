//! Chips the bank sells for the hand that is being entered: what it will say to them, asked before the hand is over.

use crate::cli::verbs::hand::new::table::AtTable;
use crate::domain::house::key;
use crate::domain::ids::PlayerId;
use crate::domain::journal::Means;
use crate::domain::money::Money;
use crate::domain::night::buy_in::Purchase;
use crate::domain::night::cash_behind;
use crate::domain::play::Limits;
use crate::domain::refusal::Refusal;

impl AtTable {
    /// Who sits in a place.
    pub fn player(&self, seat: usize) -> Result<PlayerId, Refusal> {
        let nobody = || Refusal::new("no-such-word", "nobody sits in that place");
        self.players.get(seat).copied().ok_or_else(nobody)
    }

    /// Chips for cash, from the bank.
    pub fn purchase(&self, seat: usize, amount: Money) -> Result<Purchase, Refusal> {
        let player = self.player(seat)?;
        Ok(Purchase { player, seller: None, parts: vec![(Means::Cash, amount)], chips: None })
    }

    /// True if the bank sells chips in the middle of a hand to whoever wants to bet them: not where only what lay on the
    /// table plays, nor where it sells to nobody twice (IGL-14), nor where only a call may be bought for (CAU-027).
    pub fn sells_inside(&self, limits: &Limits) -> bool {
        let once = self.house.word(key::CHIPS_SELLERS).is_some_and(|said| said.value == "bank-once");
        limits.buys && limits.all_in && !once
    }

    /// Refuses what the bank will not sell, one purchase after the other.
    pub fn check_sales(&self, purchases: impl Iterator<Item = (usize, Money)>) -> Result<(), Refusal> {
        let mut tonight = self.tonight.clone();
        for (seat, amount) in purchases {
            cash_behind::buy_ahead(&mut tonight, &self.purchase(seat, amount)?)?;
        }
        Ok(())
    }
}
