//! What the bank owes for its float and got by app, and what others owe it for their guests.

use super::state::State;
use super::things::{BANK, HOUSE, Step, Turn, What, Who, Why};

impl State {
    /// Who put change into the drawer, and how much the bank owes them for it.
    pub fn float(&self, night: usize) -> (Who, i128) {
        let givers = self.people.keys().chain([&HOUSE]);
        let mut owed = givers.map(|who| (*who, self.tonight(night, *who, What::Float)));
        owed.find(|owed| owed.1 != 0).unwrap_or((HOUSE, 0))
    }

    /// What others owe the bank for a player's notes that went into THE BOOK in an evening and that their chips didn't redeem.
    pub fn answered(&self, night: usize, who: Who) -> Vec<(Who, i128)> {
        let answered = self.nights[&night].answered.iter();
        answered.filter(|((guest, _), _)| *guest == who).map(|((_, inviter), sum)| (*inviter, *sum)).collect()
    }

    /// Remembers who owes the bank for a guest's note, and what the guest's chips redeemed of it.
    pub fn note_answered(&mut self, step: &Step) -> Result<(), String> {
        let Some(at) = step.night else { return Ok(()) };
        let committed = matches!(step.turn, Turn::Uses { holder: BANK, becomes: "committed", .. });
        let redeems = step.of_night && matches!(step.turn, Turn::Uses { becomes: "paid", .. });
        if !committed && !redeems {
            return Ok(());
        }
        for (inviter, what, amount) in step.sums() {
            let What::Private(guest) = what else { continue };
            let fits = if committed { amount > 0 } else { amount < 0 };
            if let (true, Some(night)) = (fits, self.nights.get_mut(&at)) {
                *night.answered.entry((guest, inviter)).or_default() += amount;
            }
            if redeems && amount < 0 && self.tonight(at, inviter, what) < 0 {
                return Err(format!("{guest} redeems more than {inviter} answered for"));
            }
        }
        Ok(())
    }

    /// True if a player sent the bank more by app than it sent them.
    pub fn has_paid_by_app(&self, night: usize, who: Who) -> bool {
        self.nights[&night].sent.get(&who).is_some_and(|sent| *sent < 0)
    }

    /// Remembers app money that went to the bank or came from it; what players send each other is their business.
    pub fn note_sent(&mut self, step: &Step) {
        let sums = step.sums();
        let by_app = || sums.iter().filter(|(_, what, _)| *what == What::Transfer);
        let of_bank = matches!(step.why, Why::Trade) && by_app().any(|(who, ..)| *who == BANK);
        let night = step.night.filter(|_| of_bank).and_then(|night| self.nights.get_mut(&night));
        let Some(night) = night else { return };
        for (who, _, amount) in by_app() {
            *night.sent.entry(*who).or_default() += *amount;
        }
    }
}
