//! The reasons of a settlement in words; the sentences are made only when somebody reads them.

use crate::as_text::counted;
use crate::as_text::listed;
use crate::hand::house_rules::{HouseRules, STANDARD};
use crate::hand::reason::{Cost, Hand, Reason, ReasonFact, Side};
use crate::hand::seats::Seats;
use crate::hand::showdown::Showdown;
use crate::money::{Currency, Money};
use crate::rank::{LowLadder, Scheme};

/// A reason, ready to read out.
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
    /// The players' names, by seat.
    pub names: &'a [&'a str],
    /// The currency of the amounts.
    pub unit: Currency,
    /// How hands are judged and called.
    pub scheme: &'a Scheme,
    /// What the two halves of a pot are called.
    pub sides: [&'static str; 2],
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
        let (unit, sides) = (self.currency, self.game.sides());
        let voice = Voice { house, names: &names, unit, scheme: &scheme, sides };
        reasons.into_iter().map(|reason| reason.told(&voice)).collect()
    }
}

impl Voice<'_> {
    fn sentence(&self, fact: ReasonFact) -> String {
        match fact {
            ReasonFact::Returned { seat, amount } => {
                let (name, amount) = (self.name(seat), self.money(amount));
                format!("nobody called {name}'s last {amount}, so {name} gets it back")
            }
            ReasonFact::Layered { pots } => {
                format!(
                    "not everybody put in the same amount, so there are {pots} pots, \
                     each for the players who paid into it"
                )
            }
            ReasonFact::ShortBlind { seat } => {
                format!("{} couldn't cover the blind and is all-in for the main pot", self.name(seat))
            }
            ReasonFact::Capped { seat, amount } => {
                let (name, amount) = (self.name(seat), self.money(amount));
                format!("{name} put in {amount}, so {name} can win at most that much from each of the others")
            }
            ReasonFact::AnyFive => {
                "your hand is your best five cards: two, one or none of your own, and the rest from the board"
                    .to_owned()
            }
            ReasonFact::OnBoard { seats } => {
                format!("the board is the best hand for {}, so they split", self.all(seats))
            }
            ReasonFact::UsualOrder => "hands are ranked in the usual order".to_owned(),
            ReasonFact::Announced { wilds } => called_wild(&wilds.named()),
            ReasonFact::AsCalled => {
                "a hand counts as the player calls it, if the cards can make it".to_owned()
            }
            ReasonFact::Level => {
                "everybody still in put in the same amount or is all in, so the pot is right".to_owned()
            }
            ReasonFact::CardsTalk { pot } => {
                format!("no declare, so cards speak for each half of {}", pot_name(pot))
            }
            ReasonFact::Miscalled { seat, cost } => self.miscalled(seat, cost),
            ReasonFact::Unshown { seat } => {
                format!("{} doesn't show, so {0} can't win", self.name(seat))
            }
            ReasonFact::Miscounted { seat, held, due } => {
                format!("{} has {} instead of {due} and can't win", self.name(seat), counted(held, "card"))
            }
            ReasonFact::Run { pot, run, of, amount } => {
                let run = run.saturating_add(1);
                format!("run {run} of {of} plays for {} of {}", self.money(amount), pot_name(pot))
            }
            ReasonFact::Board { pot, run, board, of, amount } => {
                self.on_a_board(pot, run, (board, of), amount)
            }
            ReasonFact::TwoSets { seat } => {
                format!("{} uses different cards for high and for low", self.name(seat))
            }
            ReasonFact::SwingingAce { seat } => {
                format!("{} plays one ace high for high and low for low", self.name(seat))
            }
            ReasonFact::SevenDeuce { seat, seats, amount, paid } => self.bounty(seat, seats, (amount, paid)),
            ReasonFact::Agreed { seat, amount } => {
                format!("everybody still in agreed: {} gets {}", self.name(seat), self.money(amount))
            }
            ReasonFact::Ahead { .. } => self.ahead(fact),
            ReasonFact::Alone { .. }
            | ReasonFact::Best { .. }
            | ReasonFact::BothWays { .. }
            | ReasonFact::Pigged { .. } => self.won(fact),
            _ => self.divided(fact),
        }
    }

    fn on_a_board(
        &self,
        pot: usize,
        run: Option<usize>,
        (board, of): (usize, usize),
        amount: Money,
    ) -> String {
        let (board, amount) = (board.saturating_add(1), self.money(amount));
        let run = run.map(|run| format!("run {}, ", run.saturating_add(1))).unwrap_or_default();
        format!("{run}board {board} of {of} plays for {amount} of {}", pot_name(pot))
    }

    fn bounty(&self, seat: usize, seats: Seats, (amount, paid): (Money, Money)) -> String {
        let (winner, payers, each) = (self.name(seat), self.all(seats), self.money(amount));
        let is_all = amount.times(i64::from(seats.count())) == Ok(paid);
        let paid = self.money(paid);
        let pay = match (seats.count(), is_all) {
            (0, _) => "nobody has any chips left to pay".to_owned(),
            (1, true) => format!("{payers} pays {each}"),
            (1, false) => format!("{payers} has only {paid} left and pays that"),
            (_, true) => format!("{payers} pay {each} each"),
            (_, false) => format!("{payers} pay {each} each, or what they have left: {paid} in all"),
        };
        format!("{winner} wins with seven-deuce: {pay}")
    }

    fn miscalled(&self, seat: usize, cost: Cost) -> String {
        let cost = match cost {
            Cost::Nothing => ", but it costs nothing: cards speak",
            Cost::NobodyMisled => ", but nobody folded because of it: cards speak",
            Cost::WhereOthersAre => {
                " and another player folded because of it, so it can only win a pot that nobody else can win"
            }
            Cost::All => " and another player folded because of it, so it can't win",
        };
        format!("{} called the hand wrong{cost}", self.name(seat))
    }

    fn won(&self, fact: ReasonFact) -> String {
        match fact {
            ReasonFact::Alone { pot, seat, amount } => {
                let (name, amount) = (self.name(seat), self.money(amount));
                format!("{name} is the only one left in {}, so {name} wins it: {amount}", pot_name(pot))
            }
            ReasonFact::Best { pot, side, seats, hand, amount } => {
                let verb = if seats.count() == 1 { "has the best hand" } else { "tie" };
                let (part, amount) = (self.part(side, pot), self.money(amount));
                let (names, hand) = (self.all(seats), self.hand(hand));
                match side {
                    Side::Whole if pot == 0 => format!("{names} {verb} for {part} of {amount}: {hand}"),
                    // `of 100` after a number would count side pots.
                    Side::Whole => format!("{names} {verb} for {part} ({amount}): {hand}"),
                    Side::High | Side::Low => format!("{names} {verb} for {part}: {hand}"),
                }
            }
            ReasonFact::BothWays { pot, seat, high, low, amount } => {
                let (name, high, low) = (self.name(seat), self.hand(high), self.hand(low));
                let amount = self.money(amount);
                let pot = pot_name(pot);
                format!(
                    "{name} went both ways and has the best high, {high}, and the best low, {low}: {name} wins all of {pot}, {amount}"
                )
            }
            ReasonFact::Pigged { pot, seat, side, against } => {
                let (name, part) = (self.name(seat), self.part(side, pot));
                let others = self.all(against.without(Seats::one(seat)));
                if against.is_empty() {
                    return format!("{name} went both ways, but had no hand for {part}");
                }
                if against.contains(seat) {
                    format!("{name} went both ways, but tied {others} for {part}")
                } else {
                    format!("{name} went both ways, but lost {part} to {others}")
                }
            }
            _ => String::new(),
        }
    }

    fn divided(&self, fact: ReasonFact) -> String {
        match fact {
            ReasonFact::TwoLeft { pot, high, low } => {
                let (high, low, pot) = (self.name(high), self.name(low), pot_name(pot));
                format!(
                    "only {high} is left for high and {low} for low, so they split {pot} without comparing hands"
                )
            }
            ReasonFact::Unclaimed { pot, side } => {
                let [high, low] = self.sides;
                let (part, other) = (self.part(side, pot), if side == Side::High { low } else { high });
                format!("nobody is left to win {part}, so it goes with the {other} half")
            }
            ReasonFact::NobodyEntitled { pot } => format!("nobody can win {}", pot_name(pot)),
            ReasonFact::Posted { pot, side, seats } => {
                format!("{} tie for {}, so they get none of it", self.all(seats), self.part(side, pot))
            }
            ReasonFact::Stays { pot, side, amount } => {
                format!("{} from {} carries over to the next game", self.money(amount), self.part(side, pot))
            }
            ReasonFact::InHalves { pot, half } => {
                format!("{} is split in half: {} for each half", pot_name(pot), self.money(half))
            }
            ReasonFact::Halved { pot, high, low } => {
                let (high, low) = (self.money(high), self.money(low));
                let [one, other] = self.sides;
                format!("{} doesn't split evenly: {one} {high}, {other} {low}", pot_name(pot))
            }
            ReasonFact::Shared { pot, side, seats, share } => {
                format!("{} split {}: {} each", self.all(seats), self.part(side, pot), self.money(share))
            }
            ReasonFact::OddPaid { pot, seat, amount } => {
                format!("the odd {} of {} goes to {}", self.money(amount), pot_name(pot), self.name(seat))
            }
            ReasonFact::OddCarried { pot, amount } => {
                format!("the odd {} of {} carries over to the next game", self.money(amount), pot_name(pot))
            }
            _ => self.dropped(fact),
        }
    }

    pub(crate) fn hand(&self, hand: Hand) -> String {
        hand_words(self.scheme, hand)
    }

    fn part(&self, side: Side, pot: usize) -> String {
        let [high, low] = self.sides;
        match side {
            Side::Whole => pot_name(pot),
            Side::High => format!("the {high} half of {}", pot_name(pot)),
            Side::Low => format!("the {low} half of {}", pot_name(pot)),
        }
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

/// What people call the thing that won a part of a pot.
pub(crate) fn hand_words(scheme: &Scheme, hand: Hand) -> String {
    match hand {
        Hand::High(high) => scheme.high_name(high),
        Hand::Low(low) => scheme.low_name(low),
        Hand::Badugi(low) => LowLadder::Badugi.name(low),
        Hand::CardPoints(points) => points.to_string(),
        Hand::Spade(card) | Hand::LowSpade(card) => {
            card.rank().map_or_else(|| card.to_string(), |rank| format!("the {} of spades", rank.one()))
        }
    }
}

/// What the dealer called wild: a single card goes inside the sentence, a list goes at the end.
fn called_wild(cards: &str) -> String {
    if cards.contains(',') || cards.ends_with("as a bug") {
        format!("the dealer called these wild before the deal: {cards}")
    } else {
        format!("the dealer called {cards} wild before the deal")
    }
}

fn pot_name(pot: usize) -> String {
    if pot == 0 { "the main pot".to_owned() } else { format!("side pot {pot}") }
}
