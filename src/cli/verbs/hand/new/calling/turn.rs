//! Whose deal it is in the called hand, and where its button and blinds are.

use crate::cli::verbs::hand::new::calling::Calling;
use crate::cli::verbs::hand::new::table::AtTable;
use engine::house::key;
use engine::play::{HandStakes, Spots, first_spots};
use ledger::ids::PlayerId;
use ledger::night::Tonight;
use ledger::night::dead_button::moves_with_blinds;
use ledger::night::ring::button;
use ledger::refusal::{DealRefused, Refusal};

impl Calling {
    /// Who deals this game to these players if nobody was named. The button stays with a player who is out only if it moves with
    /// the blinds, or blinds are taken from players who are away; elsewhere the next player on the left deals (CAU-008).
    pub(super) fn by_turn(&self, table: &AtTable) -> Result<Option<usize>, Refusal> {
        let sales = table.after_sales(self.bought.iter().copied())?;
        Ok(table.deals_in(&self.name(), &sales, (self.button_in(table, &sales)?, &self.out(table))))
    }

    /// Where the button goes after the last hand, the way the house moves it; `None` in games without blinds.
    pub(super) fn button_by_turn(&self, table: &AtTable) -> Result<Option<usize>, Refusal> {
        self.button_in(table, &table.after_sales(self.bought.iter().copied())?)
    }

    /// The same, in the night after these sales.
    fn button_in(&self, table: &AtTable, sales: &Tonight) -> Result<Option<usize>, Refusal> {
        button(&sales.at_table(table.number), &table.players, &table.next, &self.out(table))
    }

    /// Players who could play and were said to be out.
    fn out(&self, table: &AtTable) -> Vec<PlayerId> {
        let game = self.name();
        let could_play = |seat: usize| table.is_dealt_in(seat, &game) || self.buys(seat);
        let is_out = |seat: &usize| could_play(*seat) && !self.players.contains(*seat);
        let out = (0..table.players.len()).filter(is_out);
        out.filter_map(|seat| table.players.get(seat).copied()).collect()
    }

    /// With a dead button, a player without cards has the button only when it's their turn (DAV-25).
    pub(super) fn check_button(&self, table: &AtTable) -> Result<(), Refusal> {
        let named = self.dealer.filter(|named| self.dealer_said && !self.players.contains(*named));
        let Some(named) = named.filter(|_| moves_with_blinds(&table.tonight)) else { return Ok(()) };
        let due = self.button_by_turn(table)?;
        if due == Some(named) {
            return Ok(());
        }
        let due = due.or_else(|| self.players.left_of(named).next());
        let name = |seat: usize| table.names.name(seat).to_owned();
        let not_due = DealRefused::ButtonNotDue { name: name(named), due: due.map(name) };
        let rule = table.house.word(key::DEALER_ROTATION).and_then(|said| said.rule);
        Err(Refusal::new(not_due).by(rule.as_deref()))
    }

    /// Where its button and blinds are: where they go by turn, or after the dealer who was named.
    pub fn spots(&self, table: &AtTable) -> Result<Spots, Refusal> {
        let dealer =
            self.dealer.ok_or_else(|| Refusal::worded("not-now", "who deals? type d and the name"))?;
        let seats = self.sitters(table);
        let blinds = HandStakes::of_house(&table.house, table.stakes.as_deref())?.stakes.is_some();
        let moved = table.next.spots(&table.house, &table.players, &seats);
        let spots = moved
            .filter(|spots| blinds && spots.button == dealer)
            .or_else(|| first_spots(&table.house, dealer, &seats, blinds))
            .ok_or_else(|| self.too_few(table))?;
        Ok(Spots { button: dealer, ..spots })
    }
}
