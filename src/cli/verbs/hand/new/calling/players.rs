//! Players who are named before the first card: at this table with chips, or why they can't be meant.

use crate::cli::verbs::hand::new::calling::Calling;
use crate::cli::verbs::hand::new::table::AtTable;
use crate::render::refusal::{led_on, noticed};
use engine::hand::Seats;
use engine::refusal::Notice;
use ledger::ids::PlayerId;
use ledger::night::dead_button::moves_with_blinds;
use ledger::night::dealing_beside::{beside, check, has_button};
use ledger::night::sat_out::{check_at, had_left};
use ledger::refusal::Refusal;

impl Calling {
    /// The place of a player of this table. A player who left comes back with chips bought for this hand.
    pub(super) fn player(&self, table: &AtTable, word: &str) -> Result<usize, Refusal> {
        let seat = table.place(word)?;
        match table.gone(seat).filter(|_| !self.buys(seat)) {
            Some(refusal) => Err(refusal),
            None => Ok(seat),
        }
    }

    /// The place of a player who should get cards; a player without chips gets none.
    pub(super) fn player_with_chips(&self, table: &AtTable, word: &str) -> Result<usize, Refusal> {
        let seat = self.player(table, word)?;
        if table.can_play(seat) || self.buys(seat) {
            return Ok(seat);
        }
        let message = format!("`{}` has no chips", table.names.name(seat));
        Err(Refusal::worded("not-now", message).into())
    }

    /// The place of a player who buys chips, perhaps to come back with them.
    pub(super) fn buyer(table: &AtTable, word: &str) -> Result<usize, Refusal> {
        let seat = table.place(word)?;
        table.elsewhere(seat).map_or(Ok(seat), Err)
    }

    /// True if chips are bought for this place before the deal.
    pub(super) fn buys(&self, seat: usize) -> bool {
        self.bought.iter().any(|bought| bought.seat == seat)
    }

    /// Somebody deals: a player, or somebody who isn't in the game if the house has that. Then the button stays where it is.
    pub(super) fn deal_by(&mut self, table: &AtTable, word: &str) -> Result<(), Refusal> {
        let chair = table.names.seat(word, table.all());
        let beside = match chair {
            Some(seat) => self.not_playing(table, seat)?,
            None => table.outsider(word)?,
        };
        if beside.is_some() {
            self.beside = beside;
            return Ok(());
        }
        let seat = table.place(word)?;
        (self.dealer, self.dealer_said, self.beside) = (self.named(table, seat)?, true, None);
        self.check_button(table)
    }

    /// Whose button it is if the player in this place deals: the player's own, or nobody's if the player deals for an empty chair
    /// by turn (DAV-25).
    pub(super) fn named(&self, table: &AtTable, seat: usize) -> Result<Option<usize>, Refusal> {
        let due = self.button_by_turn(table)?.filter(|_| moves_with_blinds(&table.tonight));
        let nobodys = due.filter(|chair| table.deals_for(*chair, &self.bought) == Some(seat));
        nobodys.map_or_else(|| table.deals(seat, self.players), |chair| Ok(Some(chair)))
    }

    /// Who deals without getting cards; `None` for a player of the hand, and if the button is due at that chair.
    fn not_playing(&self, table: &AtTable, seat: usize) -> Result<Option<PlayerId>, Refusal> {
        let player = table.players.get(seat).copied();
        let Some(player) = player.filter(|_| !self.players.contains(seat)) else { return Ok(None) };
        if self.button_by_turn(table)? == Some(seat) {
            return Ok(None);
        }
        table.elsewhere(seat).map_or(Ok(()), Err)?;
        Ok(Some(player).filter(|player| beside(&table.tonight, *player).is_some()))
    }

    /// The notice that somebody deals who doesn't play, and who has the button.
    pub(super) fn deals_beside(&self, table: &AtTable) -> Option<Notice> {
        let said = beside(&table.tonight, self.beside?)?;
        let button = self.dealer.and_then(|seat| table.players.get(seat).copied());
        Some(noticed(has_button(said, &table.tonight, button)))
    }
}

impl AtTable {
    pub(super) fn all(&self) -> Seats {
        (0..self.names.names.len()).collect()
    }

    /// Somebody in the book, wherever they are.
    fn person(&self, word: &str) -> Option<PlayerId> {
        Some(word)
            .filter(|word| !word.is_empty())
            .and_then(|word| self.tonight.people.find(word).ok())
            .map(|person| person.id)
    }

    /// The place that a word means, or the refusal that says where that player is instead.
    fn place(&self, word: &str) -> Result<usize, Refusal> {
        let gone =
            |unknown| self.person(word).and_then(|player| self.gone_from_here(player)).unwrap_or(unknown);
        self.names.find(word, self.all()).map_err(gone)
    }

    /// Why the player of a kept chair no longer plays here.
    fn gone(&self, seat: usize) -> Option<Refusal> {
        let player = self.players.get(seat).copied()?;
        self.tonight.evening.sitting(player)?;
        self.gone_from_here(player)
    }

    /// That the player of a kept chair sits at the other table now.
    fn elsewhere(&self, seat: usize) -> Option<Refusal> {
        let player = self.players.get(seat).copied()?;
        self.tonight.evening.sitting(player)?;
        check_at(&self.tonight, self.number, player).err()
    }

    /// That a player sits at the other table, has left or isn't in the game.
    fn gone_from_here(&self, player: PlayerId) -> Option<Refusal> {
        let left = self.tonight.evening.sitting(player).is_some_and(|sitting| sitting.left.is_some());
        let refusal = check_at(&self.tonight, self.number, player).err();
        let refusal = refusal.or_else(|| left.then(|| had_left(&self.tonight, player)));
        refusal.map(|refusal| led_on(refusal, None))
    }

    /// Who deals without a chair here, if the house has that; `None` if the word means nobody for another reason.
    fn outsider(&self, word: &str) -> Result<Option<PlayerId>, Refusal> {
        let Some(player) = self.person(word) else { return Ok(None) };
        if beside(&self.tonight, player).is_some() {
            return Ok(Some(player));
        }
        if self.tonight.evening.sitting(player).is_none() {
            check(&self.tonight, player).map_err(|refusal| led_on(refusal, None))?;
        }
        Ok(None)
    }
}
