//! The reasons that come from the course of a hand, in words.

use crate::hand::reason::{FirstToShow, ReasonFact};
use crate::hand::why::Voice;
use crate::rank::LowAce;

impl Voice<'_> {
    /// What happened on the way to the showdown, in one sentence.
    pub(crate) fn on_the_way(&self, fact: ReasonFact) -> String {
        match fact {
            ReasonFact::GameWilds { game, wilds } if wilds.is_none() => {
                format!("nothing is wild in {game}, and any hand can open")
            }
            ReasonFact::GameWilds { game, wilds } => format!("wild in {game}: {}", wilds.named()),
            ReasonFact::AceLow { ace } => ace_low(ace).to_owned(),
            ReasonFact::AllChecked { round, pot } => {
                format!("nobody bet in round {round}, so the pot stays at {}", self.money(pot))
            }
            ReasonFact::RanOut { seats, carry } => {
                let (waits, who) = (self.money(carry), self.all(seats));
                if carry.is_positive() {
                    format!("the cards ran out, so {waits} carries over to a new deal for {who}")
                } else {
                    "the cards ran out with nothing in the pot, so everybody gets a new deal".to_owned()
                }
            }
            ReasonFact::Unopened { carry } => {
                format!("nobody opened the betting, so {} carries over to the next hand", self.money(carry))
            }
            ReasonFact::Waits { carry } => {
                format!("nobody wins the pot, so {} carries over to the next hand", self.money(carry))
            }
            ReasonFact::BadDeal => "misdeal: everybody gets their money back".to_owned(),
            ReasonFact::Draw => {
                "more than one player is left after the first round, so they draw cards".to_owned()
            }
            ReasonFact::NoDraw { seat } => format!("only {} is left, so there's no draw", self.name(seat)),
            ReasonFact::ShowsFirst { seat, why } => {
                let name = self.name(seat);
                match why {
                    FirstToShow::BetLast => {
                        format!("{name} made the last bet or raise, so {name} shows first")
                    }
                    FirstToShow::ActedFirst => {
                        format!("nobody bet in the last round, so {name}, who acted first, shows first")
                    }
                    FirstToShow::OnTheLeft => {
                        format!("nobody bet in the last round, so {name}, on the dealer's left, shows first")
                    }
                }
            }
            ReasonFact::TakenBack { seat } => {
                format!("{} took the hand back out of the muck right away and plays on", self.name(seat))
            }
            ReasonFact::GivenBack { seat } => {
                let name = self.name(seat);
                format!("cards in the muck are dead, but a ruling gave {name} the hand back")
            }
            ReasonFact::Killed { seat } => format!("{}'s hand is dead and can't win", self.name(seat)),
            ReasonFact::Waited { seat, amount } => {
                let (name, amount) = (self.name(seat), self.money(amount));
                format!("the hand waited while {name} bought {amount}, so every bet was covered")
            }
            ReasonFact::KeptWord { seat } => {
                format!("{} acted out of turn and was held to it", self.name(seat))
            }
            ReasonFact::LapsedWord { seat } => {
                let name = self.name(seat);
                format!(
                    "{name} acted out of turn, but couldn't do that anymore when the action got to {name}"
                )
            }
            ReasonFact::UnusedWord { seat } => {
                let name = self.name(seat);
                format!("{name} acted out of turn, but the action never got to {name}")
            }
            _ => String::new(),
        }
    }
}

/// Whether an ace can be the lowest card, and so the wild one.
const fn ace_low(ace: LowAce) -> &'static str {
    match ace {
        LowAce::HighOnly => "an ace is always high: never the lowest card, and never a one",
        LowAce::UnlessAllAces => "an ace is never the lowest card, unless every card that counts is an ace",
        LowAce::Choice => "a player can call an ace the lowest card",
    }
}
