//! The reasons of drop games in words.

use crate::hand::reason::ReasonFact;
use crate::hand::seats::Seats;
use crate::hand::why::Voice;

impl Voice<'_> {
    /// How a deal of a drop game ended, in one sentence.
    pub(crate) fn dropped(&self, fact: ReasonFact) -> String {
        match fact {
            ReasonFact::Blind { hand, seats } if seats.is_empty() => {
                format!("the blind hand wins ({}), so nobody takes the pot", self.hand(hand))
            }
            ReasonFact::Blind { hand, seats } => {
                let (names, hand) = (self.all(seats), self.hand(hand));
                format!("the blind hand ties {names} ({hand}), so nobody takes the pot")
            }
            ReasonFact::BlindBeaten { hand, seats } => {
                let verb = if seats.count() == 1 { "beats" } else { "beat" };
                format!("{} {verb} the blind hand ({})", self.all(seats), self.hand(hand))
            }
            ReasonFact::Owe { seats, amount, fines } if fines.is_positive() => {
                let (pay, amount, fines) = (self.pay(seats), self.money(amount), self.money(fines));
                format!(
                    "{pay} {amount} into the next pot: as much as this pot, not counting {fines} in fines"
                )
            }
            ReasonFact::Owe { seats, amount, .. } => {
                format!("{} {} into the next pot", self.pay(seats), self.money(amount))
            }
            ReasonFact::TiedOwe { seats, amount } => {
                let amount = self.money(amount);
                format!("the best hands tie, so nobody wins: {} {amount} into the next pot", self.pay(seats))
            }
            _ => self.after_the_deal(fact),
        }
    }

    fn after_the_deal(&self, fact: ReasonFact) -> String {
        match fact {
            ReasonFact::Short { seat, paid, missing } => {
                let (name, paid, missing) = (self.name(seat), self.money(paid), self.money(missing));
                format!("{name} has only {paid}, {missing} short, and plays for just that")
            }
            ReasonFact::GoesOn { seats, carry } => {
                format!("the game goes on with {} for the pot of {}", self.all(seats), self.money(carry))
            }
            ReasonFact::GameOver { seats } if seats.is_empty() => {
                "there's nothing left to play for".to_owned()
            }
            ReasonFact::GameOver { .. } => "nobody has to match the pot, so the game is over".to_owned(),
            ReasonFact::LetOut { seat } => {
                let name = self.name(seat);
                format!("{name} stayed in by mistake, but everybody else agreed to let {name} drop")
            }
            ReasonFact::AllOut { carry } => {
                format!("nobody stayed in, so the pot of {} carries over to the next deal", self.money(carry))
            }
            ReasonFact::ReAnte { seat, amount } => {
                format!("{} antes {} for the next deal", self.name(seat), self.money(amount))
            }
            ReasonFact::DealerReAntes { each } => {
                format!("the next dealer antes {} for each player dealt in", self.money(each))
            }
            _ => self.on_the_way(fact),
        }
    }

    fn pay(&self, seats: Seats) -> String {
        let each = if seats.count() == 1 { "pays" } else { "each pay" };
        format!("{} {each}", self.all(seats))
    }
}
