//! The two halves of a high-low pot: who goes for which, what going both ways wins or costs, and who is paid.

use crate::cards::Holding;
use crate::hand::award::Claims;
use crate::hand::compared_wilds::ace_serves_twice;
use crate::hand::halves::{Half, SIDES, claims};
use crate::hand::house_rules::Cite;
use crate::hand::paying::Settling;
use crate::hand::pots::Pot;
use crate::hand::reason::{Hand, ReasonFact, Side};
use crate::hand::seats::Seats;
use crate::hand::settlement::PotPaid;
use crate::hand::showdown::{Contestant, Declares};
use crate::rank::{Scheme, Seen, Uses};
use crate::refusal::Refusal;

impl Settling<'_> {
    /// True if the five cards for high don't also make the low.
    fn uses_two_sets(&self, run: usize, seat: usize) -> bool {
        let Some(player) = self.showdown.players.get(seat) else { return false };
        let scheme = self.showdown.game.scheme(&self.house.ranking.customs);
        let spread = self.showdown.spread(&scheme, run);
        let five = Holding::unmarked(spread.high_cards(&player.cards));
        let any = Scheme { uses: Uses::Any, ..*spread.scheme() };
        any.best_low(&Seen::new(&five, &[])) != spread.best_low(&player.cards)
    }

    /// True if one ace is in the player's high hand and also makes the low.
    fn swings_ace(&self, run: usize, seat: usize, low: Option<Hand>) -> bool {
        let (Some(player), Some(Hand::Low(low))) = (self.showdown.players.get(seat), low) else {
            return false;
        };
        let scheme = self.showdown.game.scheme(&self.house.ranking.customs);
        let spread = self.showdown.spread(&scheme, run);
        let high = spread.high_cards(&player.cards);
        ace_serves_twice(spread.scheme(), (&player.cards, spread.cards()), &high, low)
    }

    pub(super) fn pay_pig(
        &mut self,
        number: usize,
        pot: Pot,
        run: usize,
        seat: usize,
    ) -> Result<PotPaid, Refusal> {
        let one = Seats::one(seat);
        let [high, low] = SIDES.map(|side| self.best(run, side, one).1);
        if let (Some(high), Some(low)) = (high, low) {
            self.tally.note(
                Cite::PigWins,
                ReasonFact::BothWays { pot: number, seat, high, low, amount: pot.amount },
            );
        }
        if self.house.two_hands.rule.is_some() && self.uses_two_sets(run, seat) {
            self.tally.note(Cite::TwoHands, ReasonFact::TwoSets { seat });
        }
        if self.house.swinging_ace.rule.is_some() && self.swings_ace(run, seat, low) {
            self.tally.note(Cite::SwingingAce, ReasonFact::SwingingAce { seat });
        }
        let paid = self.hand_over(number, pot, pot.amount, Claims { high: one, low: None })?;
        Ok(PotPaid { low: one, ..paid })
    }

    /// True if somebody showed a hand for low only in this pot: then no low is paid because none qualifies (MIK-38).
    fn lacks_a_low(&self, pot: Pot) -> bool {
        let went_low = |player: &Contestant| {
            let shows = !player.cards.cards().is_empty() && !player.stake.folded;
            player.declares == Some(Declares::Low) && shows
        };
        self.second_cite() == Cite::Qualifier
            && pot.eligible.iter().any(|seat| self.showdown.players.get(seat).is_some_and(went_low))
    }

    pub(super) fn pay_halves(
        &mut self,
        number: usize,
        pot: Pot,
        high: Half,
        low: Half,
    ) -> Result<PotPaid, Refusal> {
        match (high, low) {
            (Half::Unclaimed, Half::Unclaimed) => {
                let level = self.tally.why.iter().any(|reason| reason.cite == Cite::PigsTie);
                let cite = match level {
                    true => Cite::PigsTie,
                    false if self.lacks_a_low(pot) => self.second_cite(),
                    false => Cite::Nobody,
                };
                self.tally.note(cite, ReasonFact::NobodyEntitled { pot: number });
            }
            (Half::Unclaimed, _) | (_, Half::Unclaimed) => {
                let side = if high == Half::Unclaimed { Side::High } else { Side::Low };
                let unsought = self.declared && !(side == Side::Low && self.lacks_a_low(pot));
                let cite = if unsought { Cite::Unclaimed } else { self.second_cite() };
                self.tally.note(cite, ReasonFact::Unclaimed { pot: number, side });
            }
            _ => {}
        }
        let claims = claims(high, low);
        let paid = self.hand_over(number, pot, pot.amount, claims)?;
        // After a declare, a player is paid for a half nobody went for; if the cards speak, a missing low doesn't count.
        let both = claims.low.is_none() && self.declared;
        Ok(PotPaid { low: if both { paid.high } else { paid.low }, ..paid })
    }
}
