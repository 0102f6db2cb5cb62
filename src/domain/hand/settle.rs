//! Settles a hand from contributions and cards: who gets what, by which rule.
//!
//! Bets are not checked here, only what lies in the middle and what was shown.

use crate::domain::hand::award::{Claims, Tally, divide};
use crate::domain::hand::checks;
use crate::domain::hand::house_rules::{Cite, HouseRules};
use crate::domain::hand::pots::{Pot, Stake, layers};
use crate::domain::hand::seats::{Seats, Table};
use crate::domain::hand::settlement::{PotPaid, Settlement};
use crate::domain::hand::showdown::{Contestant, Showdown};
use crate::domain::hand::why::Fact;
use crate::domain::money::Money;
use crate::domain::rank::High;
use crate::domain::refusal::Refusal;

/// Settles the hand, or says what about it cannot be.
pub fn settle(showdown: &Showdown, house: &HouseRules) -> Result<Settlement, Refusal> {
    checks::money(showdown)?;
    checks::cards(showdown)?;
    let stakes: Vec<Stake> = showdown.players.iter().map(|player| player.stake).collect();
    let laid = layers(&stakes, showdown.carry)?;
    checks::pots(&laid.pots, house)?;
    let mut judge = Judge::new(showdown, house)?;
    if let Some((seat, amount)) = laid.uncalled {
        judge.tally.note(Cite::Uncalled, Fact::Returned { seat, amount });
    }
    if laid.pots.len() > 1 {
        judge.tally.note(Cite::SidePots, Fact::Layered { pots: laid.pots.len() });
    }
    judge.note_unshown();
    let paid = laid.pots.iter().enumerate().map(|(number, pot)| judge.pay(number, *pot));
    let paid = paid.collect::<Result<Vec<_>, _>>()?;
    Settlement::new(collected(showdown)?, paid, laid.uncalled.into_iter().collect(), judge.tally)
}

/// All that went in.
fn collected(showdown: &Showdown) -> Result<Money, Refusal> {
    let put_in = showdown.players.iter().flat_map(|player| [player.stake.bet, player.stake.dead]);
    Ok(Money::sum(put_in)?.plus(showdown.carry)?)
}

struct Judge<'a> {
    showdown: &'a Showdown,
    house: &'a HouseRules,
    table: Table,
    live: Seats,
    shown: Seats,
    hands: Vec<High>,
    tally: Tally,
}

impl<'a> Judge<'a> {
    fn new(showdown: &'a Showdown, house: &'a HouseRules) -> Result<Self, Refusal> {
        let players = &showdown.players;
        let seats_where = |wanted: fn(&Contestant) -> bool| -> Seats {
            players.iter().enumerate().filter(|(_, player)| wanted(player)).map(|(seat, _)| seat).collect()
        };
        let live = seats_where(|player| !player.stake.folded);
        let shown = seats_where(|player| !player.stake.folded && !player.cards.is_empty());
        let mut hands = vec![High::default(); players.len()];
        if live.count() > 1 {
            checks::counts(showdown, shown)?;
            for (hand, player) in hands.iter_mut().zip(players) {
                *hand = showdown.game.high(player.cards.cards(), &showdown.board);
            }
        }
        let last = players.len().saturating_sub(1);
        let table = Table { button: showdown.button.unwrap_or(last), unit: showdown.unit };
        Ok(Self { showdown, house, table, live, shown, hands, tally: Tally::new(players.len()) })
    }

    fn note_unshown(&mut self) {
        if self.live.count() > 1 {
            for seat in self.live.without(self.shown).iter() {
                self.tally.note(Cite::Unshown, Fact::Unshown { seat });
            }
        }
    }

    fn pay(&mut self, number: usize, pot: Pot) -> Result<PotPaid, Refusal> {
        let winners = match pot.eligible.only() {
            Some(seat) => self.alone(number, pot, seat),
            None => self.best(number, pot)?,
        };
        let claims = Claims { high: winners, low: None };
        divide(&mut self.tally, (number, pot.amount), claims, &self.table, self.house)?;
        Ok(PotPaid { pot, high: winners, low: Seats::NONE })
    }

    fn alone(&mut self, pot: usize, Pot { amount, .. }: Pot, seat: usize) -> Seats {
        let cite = if self.live.count() == 1 { Cite::LastIn } else { Cite::SidePots };
        self.tally.note(cite, Fact::Alone { pot, seat, amount });
        Seats::one(seat)
    }

    fn best(&mut self, number: usize, pot: Pot) -> Result<Seats, Refusal> {
        let shown = pot.eligible.and(self.shown);
        let hand_of = |seat: usize| self.hands.get(seat).copied().unwrap_or_default();
        let Some(hand) = shown.iter().map(hand_of).max() else {
            return Err(checks::nobody_showed(self.showdown, pot));
        };
        let seats: Seats = shown.iter().filter(|seat| hand_of(*seat) == hand).collect();
        self.tally.note(Cite::BestHand, Fact::Best { pot: number, seats, hand, amount: pot.amount });
        Ok(seats)
    }
}
