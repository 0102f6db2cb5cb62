//! The reasons that come from the course of a hand, in words.

use crate::hand::reason::{FirstToShow, ReasonFact};
use crate::hand::why::Voice;
use crate::rank::LowAce;

impl Voice<'_> {
    /// What happened on the way to the showdown, in one sentence.
    pub(crate) fn on_the_way(&self, fact: ReasonFact) -> String {
        match fact {
            ReasonFact::GameWilds { game, wilds } if wilds.is_none() => {
                format!("nothing is wild in {game}, and any hand may open")
            }
            ReasonFact::GameWilds { game, wilds } => format!("wild in {game}: {}", wilds.named()),
            ReasonFact::AceLow { ace } => match ace {
                LowAce::HighOnly => "the ace is high only: never the lowest card, nor a one".to_owned(),
                LowAce::UnlessAllAces => {
                    "the ace is never the lowest card, unless all the cards that count are aces".to_owned()
                }
                LowAce::Choice => "the ace may be the lowest card if its holder says so".to_owned(),
            },
            ReasonFact::AllChecked { round, pot } => {
                format!("nobody bet in round {round}: the pot stays at {}", self.money(pot))
            }
            ReasonFact::RanOut { seats, carry } => {
                let (waits, who) = (self.money(carry), self.all(seats));
                if carry.is_positive() {
                    format!("the cards ran out: {waits} waits for a new deal to {who}")
                } else {
                    "the cards ran out, and nothing lies in the middle: everybody gets a new deal".to_owned()
                }
            }
            ReasonFact::Unopened { carry } => {
                format!("nobody opened the betting: {} waits for the next hand", self.money(carry))
            }
            ReasonFact::Waits { carry } => {
                format!("nobody wins the pot: {} waits for the next hand", self.money(carry))
            }
            ReasonFact::BadDeal => "the deal was bad: everybody takes his money back".to_owned(),
            ReasonFact::Draw => {
                "more than one player is left after the first round, so there is a draw".to_owned()
            }
            ReasonFact::NoDraw { seat } => format!("only {} is left, so there is no draw", self.name(seat)),
            ReasonFact::ShowsFirst { seat, why } => {
                let name = self.name(seat);
                match why {
                    FirstToShow::BetLast => format!("{name} bet or raised last and shows first"),
                    FirstToShow::ActedFirst => {
                        format!("nobody bet in the last round, so {name}, the first to act, shows first")
                    }
                    FirstToShow::OnTheLeft => {
                        format!("nobody bet in the last round, so {name} on the dealer's left shows first")
                    }
                }
            }
            ReasonFact::TakenBack { seat } => {
                format!("{} took the hand back out of the muck at once, and plays on", self.name(seat))
            }
            ReasonFact::GivenBack { seat } => {
                let name = self.name(seat);
                format!("cards in the muck are dead, but by a ruling {name} got the hand back")
            }
            ReasonFact::Killed { seat } => format!("the hand of {} is dead and cannot win", self.name(seat)),
            ReasonFact::Waited { seat, amount } => {
                let (name, amount) = (self.name(seat), self.money(amount));
                format!("the hand waited while {name} bought {amount}, so that every bet is covered")
            }
            ReasonFact::KeptWord { seat } => {
                format!("{} said early what to do, and was held to it", self.name(seat))
            }
            ReasonFact::LapsedWord { seat } => {
                format!("{} said early what to do, and could not do it any more at the turn", self.name(seat))
            }
            ReasonFact::UnusedWord { seat } => {
                format!("{} said early what to do, and no turn came for it", self.name(seat))
            }
            _ => String::new(),
        }
    }
}
