//! Who holds the best hands when nothing was bet: a last hand for money in the middle, without dividing it.

use crate::games::{Beside, Second};
use crate::hand::checks;
use crate::hand::house_rules::{Cite, HouseRules};
use crate::hand::judge::Judge;
use crate::hand::one_deck;
use crate::hand::reason::{Hand, Reason, ReasonFact, Side};
use crate::hand::seats::Seats;
use crate::hand::showdown::Showdown;
use crate::refusal::Refusal;

/// The best hands, side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// The players with the best hand, or with the best high hand.
    pub high: Seats,
    /// The players with the best hand for the other half. `None` if nobody has one; then the pot isn't halved.
    pub low: Seats,
    /// Why.
    pub why: Vec<Reason>,
}

/// Compares the hands of everybody who shows, with the same checks as when money is divided.
///
/// # Errors
///
/// `nobody-in`, `too-many-players`, `player-twice`, `not-a-multiple`, `card-twice`, `wrong-card-count`,
/// `not-declared` and the like, in the order of the checks: what makes the showdown impossible, with the house's
/// rule if it has one.
pub fn best(showdown: &Showdown, house: &HouseRules) -> Result<Best, Refusal> {
    checks::money(showdown, house)?;
    one_deck::check(showdown)?;
    checks::announced(showdown, house)?;
    checks::one_board(showdown)?;
    let shown = showdown.seats_where(|player| !player.cards.is_empty());
    let cannot_win = checks::counts(showdown, shown, house)?;
    let scheme = showdown.game.scheme(&house.ranking.customs);
    let compared = shown.without(cannot_win);
    let judge = Judge::new(showdown, &scheme, (compared, 0), showdown.as_called);
    let mut why = Vec::new();
    if let Some(wilds) = showdown.announced {
        why.push(Reason { cite: Cite::Announced, fact: ReasonFact::Announced { wilds } });
    }
    let second = showdown.game.second();
    let mut side = |side: Side, cite: Cite| {
        let (seats, hand) = judge.best(side, compared);
        let cite = match hand {
            Some(Hand::Low(low)) => house.low_counted(&showdown.game, low),
            _ => cite,
        };
        let fact = hand.map(|hand| ReasonFact::Best { pot: 0, side, seats, hand, amount: showdown.carry });
        why.extend(fact.map(|fact| Reason { cite, fact }));
        seats
    };
    if second == Second::None {
        let high = side(Side::Whole, Cite::BestHand);
        return Ok(Best { high, low: Seats::NONE, why });
    }
    let high = side(Side::High, Cite::BestHand);
    let other = match second {
        Second::Beside(Beside::HighSpade) => Cite::Spade,
        _ => Cite::BestGame(showdown.game.name),
    };
    let low = side(Side::Low, other);
    if low.is_empty() {
        why.push(Reason {
            cite: house.low_qualifies(&showdown.game),
            fact: ReasonFact::Unclaimed { pot: 0, side: Side::Low },
        });
    }
    Ok(Best { high, low, why })
}
