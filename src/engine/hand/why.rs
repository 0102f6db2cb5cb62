//! The reasons of a settlement in words; turned into sentences only when somebody reads them.

use crate::as_text::counted;
use crate::as_text::listed;
use crate::games::Second;
use crate::hand::house_rules::{HouseRules, STANDARD};
use crate::hand::reason::{Cost, Hand, Reason, ReasonFact, Side};
use crate::hand::seats::Seats;
use crate::hand::showdown::Showdown;
use crate::money::{Currency, Money};
use crate::rank::Scheme;

/// A reason as it is read out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The rule's id, or [`STANDARD`].
    pub rule: String,
    /// The sentence.
    pub text: String,
}

/// What turns reasons into sentences: whose rules, who sits where, what money and hands are called.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// The house whose choices are cited.
    pub house: &'a HouseRules,
    /// The players' names by seat.
    pub names: &'a [&'a str],
    /// What amounts are counted in.
    pub unit: Currency,
    /// How hands are judged and called.
    pub scheme: &'a Scheme,
    /// What the second half of a pot is for.
    pub second: Second,
}

impl Reason {
    /// The reason in words.
    #[must_use]
    pub fn told(&self, voice: &Voice) -> Told {
        let rule = voice.house.rule(self.cite).unwrap_or(STANDARD).to_owned();
        Told { rule, text: voice.sentence(self.fact) }
    }
}

impl Showdown {
    /// Reasons about this showdown in words, in their order.
    #[must_use]
    pub fn told<'r>(&self, reasons: impl IntoIterator<Item = &'r Reason>, house: &HouseRules) -> Vec<Told> {
        let names: Vec<&str> = self.players.iter().map(|player| player.name.as_str()).collect();
        let scheme = self.game.scheme(&house.ranking.customs);
        let (unit, second) = (self.currency, self.game.second());
        let voice = Voice { house, names: &names, unit, scheme: &scheme, second };
        reasons.into_iter().map(|reason| reason.told(&voice)).collect()
    }
}

impl Voice<'_> {
    fn sentence(&self, fact: ReasonFact) -> String {
        match fact {
            ReasonFact::Returned { seat, amount } => {
                format!("nobody called the last {} of {}: it goes back", self.money(amount), self.name(seat))
            }
            ReasonFact::Layered { pots } => {
                format!("the stakes differ, so there are {pots} pots, each among players who reached it")
            }
            ReasonFact::ShortBlind { seat } => {
                format!("{} could not cover the blind and is all-in for the main pot", self.name(seat))
            }
            ReasonFact::Capped { seat, amount } => {
                let (name, amount) = (self.name(seat), self.money(amount));
                format!("{name} put in {amount} and wins at most that from each of the others")
            }
            ReasonFact::AnyFive => {
                "a hand is the best five of the shared cards and one's own, using two of those, one or none"
                    .to_owned()
            }
            ReasonFact::OnBoard { seats } => {
                format!("the five shared cards are the best hand of {}, and they share", self.all(seats))
            }
            ReasonFact::UsualOrder => "hands are ranked in the usual order".to_owned(),
            ReasonFact::Announced { wilds } => {
                format!("wild by the dealer's word before the deal: {}", wilds.named())
            }
            ReasonFact::AsCalled => {
                "hands count as their owners call them, where the cards make it".to_owned()
            }
            ReasonFact::Level => {
                "all who are left put in the same, but for those all in: the pot is right".to_owned()
            }
            ReasonFact::CardsTalk { pot } => {
                format!("nobody declares, so the cards say who takes which half of {}", pot_name(pot))
            }
            ReasonFact::Miscalled { seat, cost } => self.miscalled(seat, cost),
            ReasonFact::Unshown { seat } => {
                format!("{} shows no hand and gives up any claim", self.name(seat))
            }
            ReasonFact::Miscounted { seat, held, due } => {
                format!("{} has {} instead of {due} and cannot win", self.name(seat), counted(held, "card"))
            }
            ReasonFact::Run { pot, run, of, amount } => {
                let run = run.saturating_add(1);
                format!("run {run} of {of} is for {} of {}", self.money(amount), pot_name(pot))
            }
            ReasonFact::TwoSets { seat } => {
                format!("{} uses other cards for high than for low", self.name(seat))
            }
            ReasonFact::SwingingAce { seat } => {
                format!("{} has one ace above the king for high and below the deuce for low", self.name(seat))
            }
            ReasonFact::SevenDeuce { seat, seats, amount, paid } => self.bounty(seat, seats, (amount, paid)),
            ReasonFact::Agreed { seat, amount } => {
                format!("by agreement of all still in, {} gets {}", self.name(seat), self.money(amount))
            }
            ReasonFact::Ahead { .. } => self.ahead(fact),
            ReasonFact::Alone { .. }
            | ReasonFact::Best { .. }
            | ReasonFact::BothWays { .. }
            | ReasonFact::Pigged { .. } => self.won(fact),
            _ => self.divided(fact),
        }
    }

    fn bounty(&self, seat: usize, seats: Seats, (amount, paid): (Money, Money)) -> String {
        let (winner, payers, each) = (self.name(seat), self.all(seats), self.money(amount));
        let verb = if seats.count() == 1 { "pays" } else { "pay" };
        let short = match amount.times(i64::from(seats.count())) == Ok(paid) {
            true => String::new(),
            false => format!(" as far as the chips go, {} in all", self.money(paid)),
        };
        format!("{winner} wins with seven-deuce: {payers} {verb} {each} each{short}")
    }

    fn miscalled(&self, seat: usize, cost: Cost) -> String {
        let cost = match cost {
            Cost::Nothing => ", which costs nothing: the cards count",
            Cost::NobodyMisled => ", and nobody threw his away for it: the cards count",
            Cost::WhereOthersAre => {
                " and another threw his away: he can win only a pot that no other hand is left for"
            }
            Cost::All => " and another threw his away: he cannot win",
        };
        format!("{} named his hand wrongly{cost}", self.name(seat))
    }

    fn won(&self, fact: ReasonFact) -> String {
        match fact {
            ReasonFact::Alone { pot, seat, amount } => {
                let (name, amount) = (self.name(seat), self.money(amount));
                format!("{name} is the only one left for {}: {amount}", pot_name(pot))
            }
            ReasonFact::Best { pot, side, seats, hand, amount } => {
                let verb = if seats.count() == 1 { "is" } else { "are" };
                let (part, amount) = (self.part(side, pot), self.money(amount));
                let (names, hand) = (self.all(seats), self.hand(hand));
                match side {
                    Side::Whole => format!("best for {part} of {amount} {verb} {names} with {hand}"),
                    Side::High | Side::Low => format!("best for {part} {verb} {names} with {hand}"),
                }
            }
            ReasonFact::BothWays { pot, seat, high, low, amount } => {
                let (name, high, low) = (self.name(seat), self.hand(high), self.hand(low));
                let amount = self.money(amount);
                format!(
                    "{name} went both ways and is best both ways, with {high} and {low}: {} of {amount} is all his",
                    pot_name(pot)
                )
            }
            ReasonFact::Pigged { pot, seat, side, against } => {
                let (name, part) = (self.name(seat), self.part(side, pot));
                let others = self.all(against.without(Seats::one(seat)));
                if against.is_empty() {
                    return format!("{name} went both ways, but has no hand for {part}");
                }
                let word = if against.contains(seat) { "ties with" } else { "loses to" };
                format!("{name} went both ways, but {word} {others} for {part}")
            }
            _ => String::new(),
        }
    }

    fn divided(&self, fact: ReasonFact) -> String {
        match fact {
            ReasonFact::TwoLeft { pot, high, low } => {
                let (high, low, pot) = (self.name(high), self.name(low), pot_name(pot));
                format!("only {high} for high and {low} for low are left: they split {pot} without comparing")
            }
            ReasonFact::Unclaimed { pot, side } => {
                let (part, other) = (self.part(side, pot), if side == Side::High { "low" } else { "high" });
                format!("nobody is left with a claim to {part}, so it goes with the {other}")
            }
            ReasonFact::NobodyEntitled { pot } => format!("nobody is entitled to {}", pot_name(pot)),
            ReasonFact::Posted { pot, side, seats } => {
                format!("{} tie for {} and get nothing of it", self.all(seats), self.part(side, pot))
            }
            ReasonFact::Stays { pot, side, amount } => {
                format!("{} of {} stays for the next game", self.money(amount), self.part(side, pot))
            }
            ReasonFact::InHalves { pot, half } => {
                format!("{} is halved: {} for either side", pot_name(pot), self.money(half))
            }
            ReasonFact::Halved { pot, high, low } => {
                let (high, low) = (self.money(high), self.money(low));
                let other = if self.second == Second::Spade { "spade" } else { "low" };
                format!("{} does not halve evenly: high {high}, {other} {low}", pot_name(pot))
            }
            ReasonFact::Shared { pot, side, seats, share } => {
                format!("{} share {}: {} each", self.all(seats), self.part(side, pot), self.money(share))
            }
            ReasonFact::OddPaid { pot, seat, amount } => {
                format!("the odd {} of {} goes to {}", self.money(amount), pot_name(pot), self.name(seat))
            }
            ReasonFact::OddCarried { pot, amount } => {
                format!("the odd {} of {} stays for the next game", self.money(amount), pot_name(pot))
            }
            _ => self.dropped(fact),
        }
    }

    pub(crate) fn hand(&self, hand: Hand) -> String {
        match hand {
            Hand::High(high) => self.scheme.high_name(high),
            Hand::Low(low) => self.scheme.low_name(low),
            Hand::Spade(card) => {
                card.rank().map_or_else(|| card.to_string(), |rank| format!("the {} of spades", rank.one()))
            }
        }
    }

    fn part(&self, side: Side, pot: usize) -> String {
        let part = match (side, self.second) {
            (Side::Whole, _) => "",
            (Side::High, _) => "the high half of ",
            (Side::Low, Second::Spade) => "the spade half of ",
            (Side::Low, _) => "the low half of ",
        };
        format!("{part}{}", pot_name(pot))
    }

    pub(crate) fn money(&self, amount: Money) -> String {
        self.unit.shown(amount)
    }

    pub(crate) fn name(&self, seat: usize) -> &str {
        self.names.get(seat).copied().unwrap_or("?")
    }

    pub(crate) fn all(&self, seats: Seats) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| self.name(seat)).collect();
        listed(&names, "and").unwrap_or_else(|| "nobody".to_owned())
    }
}

fn pot_name(pot: usize) -> String {
    if pot == 0 { "the main pot".to_owned() } else { format!("side pot {pot}") }
}
