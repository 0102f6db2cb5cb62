//! How much richer every hand made everybody.

use crate::ids::NightId;
use crate::records::HandNet;
use crate::store::failure::StoreError;
use crate::store::read::{Reader, player, uuid};
use engine::money::Money;

impl Reader<'_> {
    /// All hands that count and were played for money, in order, with the players of each next to each other.
    pub fn hand_nets(&self) -> Result<Vec<HandNet>, StoreError> {
        let columns = "SELECT hand.night, hand.seq, player.id, net FROM hand
             JOIN hand_seat ON hand_seat.hand = hand.seq JOIN player ON player.position = hand_seat.player
             WHERE hand.staged = 0 AND voided IS NULL ORDER BY hand.seq";
        self.list(columns, [], |row| {
            let (night, player) = (NightId(uuid(row, 0)?), player(row, 2)?);
            Ok(HandNet { night, hand: row.get(1)?, player, net: Money::from_minor(row.get(3)?) })
        })
    }
}
