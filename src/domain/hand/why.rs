//! The reasons of a settlement as data, in order; turned into sentences only when somebody reads them.

use crate::domain::cards::Card;
use crate::domain::games::Second;
use crate::domain::hand::house_rules::{Cite, FALLBACK, HouseRules};
use crate::domain::hand::seats::Seats;
use crate::domain::money::{Currency, Money};
use crate::domain::rank::{High, Low, Scheme, Wilds};

/// One step of a settlement and the choice of the house behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Which choice of the house decided.
    pub cite: Cite,
    /// What happened, with its figures.
    pub fact: Fact,
}

/// Which part of a pot is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// All of it.
    Whole,
    /// The high half.
    High,
    /// The low half.
    Low,
}

/// What won a part of a pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// A high hand.
    High(High),
    /// A low.
    Low(Low),
    /// The highest spade in the hole.
    Spade(Card),
}

/// What happened. Seats are numbers of the showdown's contestants; pots count from 0, the main pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A bet nobody called went back.
    Returned { seat: usize, amount: Money },
    /// The money was laid in several pots.
    Layered { pots: usize },
    /// The dealer announced wild cards.
    Announced { wilds: Wilds },
    /// Hands count as their owners call them.
    AsCalled,
    /// Somebody named his hand wrongly and another threw his away for it: by the house he is out, or it costs nothing.
    Miscalled { seat: usize, out: bool },
    /// Somebody did not show and so conceded.
    Unshown { seat: usize },
    /// Somebody has the wrong number of cards and cannot win.
    Miscounted { seat: usize, held: usize, due: usize },
    /// A pot is shared among runs of the board.
    Run { pot: usize, run: usize, of: usize, amount: Money },
    /// The only one left with a claim on a pot.
    Alone { pot: usize, seat: usize, amount: Money },
    /// The best hand of a pot or of a half.
    Best { pot: usize, side: Side, seats: Seats, hand: Hand, amount: Money },
    /// One who went both ways is the best on both sides.
    BothWays { pot: usize, seat: usize, high: Hand, low: Hand, amount: Money },
    /// One who went both ways is not, and gets nothing (or, by some houses, only what he won).
    Pigged { pot: usize, seat: usize, side: Side, against: Seats },
    /// Two players are left on opposite sides.
    TwoLeft { pot: usize, high: usize, low: usize },
    /// A half that nobody is left to claim goes with the other.
    Unclaimed { pot: usize, side: Side },
    /// Nobody is entitled to any of a pot.
    NobodyEntitled { pot: usize },
    /// Tied winners get nothing of their part.
    Posted { pot: usize, side: Side, seats: Seats },
    /// A part of a pot stays for the next game.
    Stays { pot: usize, side: Side, amount: Money },
    /// Those still in agreed who gets what.
    Agreed { seat: usize, amount: Money },
    /// A pot was halved and had an odd unit.
    Halved { pot: usize, high: Money, low: Money },
    /// Several winners shared.
    Shared { pot: usize, side: Side, seats: Seats, share: Money },
    /// An odd amount went to one of those who shared.
    OddPaid { pot: usize, seat: usize, amount: Money },
    /// An odd amount stays in the middle.
    OddCarried { pot: usize, amount: Money },
    /// The hand nobody plays is best, or as good as that of these.
    Blind { hand: Hand, seats: Seats },
    /// It is beaten.
    BlindBeaten { hand: Hand, seats: Seats },
    /// Losers of a drop game owe the next pot so much each; what of this pot were fines does not count.
    Owe { seats: Seats, amount: Money, fines: Money },
    /// Tied leaders owe it too.
    TiedOwe { seats: Seats, amount: Money },
    /// A loser has too little; by the house he buys what is missing, or plays for what he has.
    Short { seat: usize, paid: Money, missing: Money, buys: bool },
    /// The game goes on with these for that pot.
    GoesOn { seats: Seats, carry: Money },
    /// The game is over, won by these.
    GameOver { seats: Seats },
    /// Everybody dropped.
    AllOut { carry: Money },
    /// Somebody antes again.
    ReAnte { seat: usize, amount: Money },
}

/// A reason as it is read out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The rule's id, or [`FALLBACK`].
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
        let rule = voice.house.rule(self.cite).unwrap_or(FALLBACK).to_owned();
        Told { rule, text: voice.sentence(self.fact) }
    }
}

impl Voice<'_> {
    fn sentence(&self, fact: Fact) -> String {
        match fact {
            Fact::Returned { seat, amount } => {
                format!("nobody called the last {} of {}: it goes back", self.money(amount), self.name(seat))
            }
            Fact::Layered { pots } => {
                format!("the stakes differ, so there are {pots} pots, each among those who reached it")
            }
            Fact::Announced { wilds } => {
                format!("wild by the dealer's word before the deal: {}", wilds.named())
            }
            Fact::AsCalled => "hands count as their owners call them, where the cards make it".to_owned(),
            Fact::Miscalled { seat, out: true } => {
                format!(
                    "{} named his hand wrongly and another threw his away: he cannot win",
                    self.name(seat)
                )
            }
            Fact::Miscalled { seat, out: false } => {
                format!("{} named his hand wrongly, which costs nothing: the cards count", self.name(seat))
            }
            Fact::Unshown { seat } => format!("{} shows no hand and gives up any claim", self.name(seat)),
            Fact::Miscounted { seat, held, due } => {
                format!("{} has {held} cards instead of {due} and cannot win", self.name(seat))
            }
            Fact::Run { pot, run, of, amount } => {
                let run = run.saturating_add(1);
                format!("run {run} of {of} is for {} of {}", self.money(amount), pot_name(pot))
            }
            Fact::Agreed { seat, amount } => {
                format!("by agreement of all still in, {} gets {}", self.name(seat), self.money(amount))
            }
            Fact::Alone { .. } | Fact::Best { .. } | Fact::BothWays { .. } | Fact::Pigged { .. } => {
                self.won(fact)
            }
            _ => self.divided(fact),
        }
    }

    fn won(&self, fact: Fact) -> String {
        match fact {
            Fact::Alone { pot, seat, amount } => {
                let (name, amount) = (self.name(seat), self.money(amount));
                format!("{name} is the only one left for {}: {amount}", pot_name(pot))
            }
            Fact::Best { pot, side, seats, hand, amount } => {
                let verb = if seats.count() == 1 { "is" } else { "are" };
                let (part, amount) = (self.part(side, pot), self.money(amount));
                let (names, hand) = (self.all(seats), self.hand(hand));
                match side {
                    Side::Whole => format!("best for {part} of {amount} {verb} {names} with {hand}"),
                    Side::High | Side::Low => format!("best for {part} {verb} {names} with {hand}"),
                }
            }
            Fact::BothWays { pot, seat, high, low, amount } => {
                let (name, high, low) = (self.name(seat), self.hand(high), self.hand(low));
                let amount = self.money(amount);
                format!(
                    "{name} went both ways and is best both ways, with {high} and {low}: {} of {amount} is all his",
                    pot_name(pot)
                )
            }
            Fact::Pigged { pot, seat, side, against } => {
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

    fn divided(&self, fact: Fact) -> String {
        match fact {
            Fact::TwoLeft { pot, high, low } => {
                let (high, low, pot) = (self.name(high), self.name(low), pot_name(pot));
                format!("only {high} for high and {low} for low are left: they split {pot} without comparing")
            }
            Fact::Unclaimed { pot, side } => {
                let (part, other) = (self.part(side, pot), if side == Side::High { "low" } else { "high" });
                format!("nobody is left with a claim to {part}, so it goes with the {other}")
            }
            Fact::NobodyEntitled { pot } => format!("nobody is entitled to {}", pot_name(pot)),
            Fact::Posted { pot, side, seats } => {
                format!("{} tie for {} and get nothing of it", self.all(seats), self.part(side, pot))
            }
            Fact::Stays { pot, side, amount } => {
                format!("{} of {} stays for the next game", self.money(amount), self.part(side, pot))
            }
            Fact::Halved { pot, high, low } => {
                let (high, low) = (self.money(high), self.money(low));
                let other = if self.second == Second::Spade { "spade" } else { "low" };
                format!("{} does not halve evenly: high {high}, {other} {low}", pot_name(pot))
            }
            Fact::Shared { pot, side, seats, share } => {
                format!("{} share {}: {} each", self.all(seats), self.part(side, pot), self.money(share))
            }
            Fact::OddPaid { pot, seat, amount } => {
                format!("the odd {} of {} goes to {}", self.money(amount), pot_name(pot), self.name(seat))
            }
            Fact::OddCarried { pot, amount } => {
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
        match names.split_last() {
            Some((last, [])) => (*last).to_owned(),
            Some((last, others)) => format!("{} and {last}", others.join(", ")),
            None => "nobody".to_owned(),
        }
    }
}

fn pot_name(pot: usize) -> String {
    if pot == 0 { "the main pot".to_owned() } else { format!("side pot {pot}") }
}
