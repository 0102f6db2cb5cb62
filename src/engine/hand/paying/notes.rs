//! The reasons besides the division of the money: what is wild, and why the best hand beats the next.

use crate::cards::{Card, Holding, Rank};
use crate::games::Second;
use crate::hand::beats::{Ahead, Comparing};
use crate::hand::halves::{Fallen, Half};
use crate::hand::house_rules::Cite;
use crate::hand::paying::Settling;
use crate::hand::pots::Pot;
use crate::hand::reason::{Hand, ReasonFact, Side};
use crate::hand::seats::Seats;
use crate::hand::showdown::Contestant;
use crate::money::Money;
use crate::rank::{Category, Lowest};

impl Settling<'_> {
    /// Notes that bets are level, if that was checked because somebody said who is all-in.
    pub(super) fn note_level(&mut self) {
        let said = self.showdown.players.iter().any(|player| player.all_in.is_some());
        if said && self.live.count() > 1 && self.house.level.value && self.house.level.rule.is_some() {
            self.tally.note(Cite::Level, ReasonFact::Level);
        }
    }

    /// Notes that there are several pots: short calls make them, and short blinds if the house has a rule on those.
    pub(super) fn note_layers(&mut self, pots: &[Pot]) {
        let short = |pot: &Pot, next: &Pot| pot.eligible.without(next.eligible);
        let capped = pots
            .iter()
            .zip(pots.iter().skip(1))
            .fold(Seats::NONE, |all, (pot, next)| all.or(short(pot, next)));
        let blinds = capped.and(self.showdown.short_blinds);
        let speaks = self.house.short_blind.rule.is_some();
        for seat in blinds.iter().filter(|_| speaks) {
            self.tally.note(Cite::ShortBlind, ReasonFact::ShortBlind { seat });
        }
        let cite = match pots.len() {
            3.. => Cite::SeveralPots,
            _ if speaks && blinds == capped => Cite::ShortBlind,
            _ => Cite::SidePots,
        };
        self.tally.note(cite, ReasonFact::Layered { pots: pots.len() });
        self.note_caps(pots);
    }

    /// Notes how much each player can win who is in one pot and not in the next, if the house has a rule on it.
    fn note_caps(&mut self, pots: &[Pot]) {
        if self.house.all_in_cap.rule.is_none() {
            return;
        }
        for (pot, next) in pots.iter().zip(pots.iter().skip(1)) {
            for seat in pot.eligible.without(next.eligible).iter() {
                let amount = self.showdown.players.get(seat).map_or(Money::ZERO, |player| player.stake.bet);
                self.tally.note(Cite::AllInCap, ReasonFact::Capped { seat, amount });
            }
        }
    }

    /// Notes what makes a hand, if cards are compared and the house says so.
    pub(super) fn note_order(&mut self) {
        if self.showdown.game.board > 0 && self.house.any_five.rule.is_some() {
            self.tally.note(Cite::AnyFive, ReasonFact::AnyFive);
        }
        if self.house.usual_order.rule.is_some() {
            self.tally.note(Cite::UsualOrder, ReasonFact::UsualOrder);
        }
    }

    /// Notes that tied winners all play the board, if the house has a rule on that.
    pub(super) fn note_on_board(&mut self, run: usize, (seats, hand): (Seats, Option<Hand>)) {
        if self.house.on_board.rule.is_none() || seats.count() < 2 {
            return;
        }
        let scheme = self.showdown.game.scheme(&self.house.ranking.customs);
        let board = self.showdown.spread(&scheme, run).best_high(&Holding::default());
        if board.is_some() && board.map(Hand::High) == hand {
            self.tally.note(Cite::OnBoard, ReasonFact::OnBoard { seats });
        }
    }

    pub(super) fn note_half(
        &mut self,
        pot: usize,
        run: usize,
        (side, half): (Side, Half),
        (amount, pigs): (Money, Seats),
    ) {
        let hand = self.best(run, side, half.seats_named()).1;
        self.note_best(pot, side, (half.seats_named(), hand), amount);
        if let Half::Posted(seats) = half {
            // Without goal-posting the others would get the half in which a pig ties (MIK-22).
            let cite = if seats.and(pigs).is_empty() { Cite::Goalpost } else { Cite::GoalpostFirst };
            self.tally.note(cite, ReasonFact::Posted { pot, side, seats });
        }
    }

    pub(super) fn note_best(
        &mut self,
        pot: usize,
        side: Side,
        (seats, hand): (Seats, Option<Hand>),
        amount: Money,
    ) {
        if let Some(hand) = hand {
            let high = self.best_cite();
            let cite = match (side, hand) {
                (Side::Low, Hand::Low(low)) => self.house.low_counted(&self.showdown.game, low),
                (Side::Low, _) => self.second_cite(),
                _ => high,
            };
            self.tally.note(cite, ReasonFact::Best { pot, side, seats, hand, amount });
        }
    }

    /// The rule by which a pig gets nothing. Other pigs spoil as well, and a tie among pigs is worse.
    pub(super) fn why_fallen(&self, fall: Fallen, pigs: Seats) -> Cite {
        let others = fall.against.without(Seats::one(fall.seat));
        let among_pigs = !others.is_empty() && others.without(pigs).is_empty();
        let cite = match (among_pigs, fall.against.contains(fall.seat)) {
            (true, true) => Cite::PigsTie,
            (true, false) => Cite::PigSpoils,
            (false, _) => Cite::PigFails,
        };
        if self.house.rule(cite).is_some() { cite } else { Cite::PigFails }
    }

    /// Notes that the cards speak in a halved pot, at houses where that depends on the game.
    pub(super) fn note_cards_talk(&mut self, pot: usize) {
        let low = self.showdown.game.second() == Second::Low;
        if low && !self.declared && self.house.cards_talk.rule.is_some() {
            self.tally.note(Cite::CardsTalk, ReasonFact::CardsTalk { pot });
        }
    }

    /// Notes why the best high hands beat the next ones, if the house has rules on it.
    pub(super) fn note_ahead(&mut self, run: usize, (best, hand): (Seats, Option<Hand>), among: Seats) {
        let scheme = self.showdown.game.scheme(&self.house.ranking.customs);
        let (Some(Hand::High(high)), Some(ladder)) = (hand, scheme.high.as_ref()) else { return };
        let behind = self.best(run, Side::High, among.without(best));
        let (others, other) = if best.count() > 1 { (Seats::NONE, hand) } else { behind };
        let (Some(hand), Some(Hand::High(next))) = (hand, other) else { return };
        let wild = !self.showdown.spread(&scheme, run).scheme().wilds.is_none();
        let highs = self.showdown.game.highs;
        let mut ahead = Comparing { ladder, highs, wild }.decides(high, next);
        let runs = matches!(ahead, Ahead::Within(Category::Straight | Category::StraightFlush));
        if runs && self.house.rule(Cite::Beats(ahead)).is_none() && ladder.is_wheel(next) {
            ahead = Ahead::Wheel;
        }
        let cite = Cite::Beats(ahead);
        if self.house.rule(cite).is_some() {
            let other = Hand::High(next);
            self.tally.note(cite, ReasonFact::Ahead { ahead, seats: best, hand, others, other });
        }
    }

    /// Notes what is wild in this game, if the house has a rule on it.
    pub(super) fn note_wilds(&mut self) {
        let game = &self.showdown.game;
        let cite = Cite::WildGame(game.name);
        if self.house.rule(cite).is_some() {
            self.tally.note(cite, ReasonFact::GameWilds { game: game.name, wilds: game.wilds });
        }
        let seats = self.compared.iter().filter_map(|seat| self.showdown.players.get(seat));
        let is_ace = |card: &Card| card.rank() == Some(Rank::Ace);
        let aced = |player: &Contestant| match game.wilds.lowest {
            Some(Lowest::Hand) => player.cards.cards().iter().any(is_ace),
            Some(Lowest::Hole | Lowest::HoleAndLike) => player.cards.hole().any(|card| is_ace(&card)),
            None => false,
        };
        let counts = game.wilds.ranks & Rank::Ace.bit() == 0;
        if seats.into_iter().any(aced) && counts && self.house.rule(Cite::LowAce).is_some() {
            self.tally.note(Cite::LowAce, ReasonFact::AceLow { ace: self.house.low_ace.value });
        }
    }
}
