//! In Between: two end cards, and a bet that the third one ranks between them.
//!
//! Where the source is silent: in a split, an end that equals the other one is passed, because only one pair may be split;
//! with two players, each is the other's only neighbor and pays once for a runner; if the deck runs out during a turn, the
//! cards that aren't face up in this turn are shuffled; the player who is dealt the joker takes the pot with whichever card
//! of their turn it is, even a third card after a bet.

use crate::cards::{Card, deck};
use crate::games::party::ask::{Ask, Offer};
use crate::games::party::bar::Bar;
use crate::games::party::in_between::gate::{End, Fall, Room, fall, room};
use crate::games::party::in_between::points::{
    ACE, ANTE, FIRST_LIMIT, LIMIT, NEXT, ROUNDS, RUNNER, RUNNER_PENALTY, SPLIT,
};
use crate::games::party::moves::{Choice, Move, Word};
use crate::games::party::party_game::PartyGame;
use crate::games::party::row::{PartyDeals, PartyRow};
use crate::games::party::setup::PartySetup;
use crate::games::party::sheet::{Cell, Sheet};
use crate::games::party::standing::antes;
use crate::games::party::till::Till;
use crate::money::{Money, Overflow};
use crate::refusal::Refusal;

mod gate;
mod points;
mod told;

/// The game's row.
pub(crate) const ROW: PartyRow = PartyRow {
    name: "in-between",
    title: "In Between",
    needs: "52 cards and a joker",
    rule: "CAU-091",
    deals: PartyDeals::Once,
    least: 2,
    most: None,
    terms: &[&ANTE, &FIRST_LIMIT, &LIMIT, &ACE, &SPLIT, &RUNNER, &RUNNER_PENALTY, &ROUNDS, &NEXT],
    begin: |setup| Ok(Box::new(InBetween::begin(setup)?)),
};

/// A game of In Between.
#[derive(Clone, Debug)]
struct InBetween {
    setup: PartySetup,
    till: Till,
    /// The cards dealt since the last shuffle.
    gone: Vec<Card>,
    /// The cards of this turn, or of the last one until the next begins, and the seat they belong to.
    lying: Vec<Card>,
    owner: usize,
    /// How many turns are over.
    turns: usize,
    /// True once the dealer has played.
    is_open: bool,
    /// Whose turn it is.
    seat: usize,
    ends: Vec<End>,
    /// The other card of a pair that was split, until its turn comes.
    waiting: Option<End>,
    /// True in a turn whose pair was split.
    is_split: bool,
    /// Who begins the next game, once this one is over.
    next: Option<usize>,
    phase: Phase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    First,
    /// The first card is an ace: high or low.
    FirstAce,
    Second,
    /// The second card is a lone ace: high or low, if so agreed.
    SecondAce,
    /// Equal ends: split or pass.
    Pair,
    /// Bet up to this much, or pass.
    Stake(Money),
    /// The third card decides this bet.
    Third(Money),
    Over,
}

impl InBetween {
    fn begin(setup: &PartySetup) -> Result<Self, Overflow> {
        let till = antes(setup)?;
        Ok(Self {
            till,
            gone: Vec::new(),
            lying: Vec::new(),
            owner: setup.first,
            turns: 0,
            is_open: false,
            seat: setup.first,
            ends: Vec::new(),
            waiting: None,
            is_split: false,
            next: None,
            phase: Phase::First,
            setup: setup.clone(),
        })
    }

    /// True once the rounds without the joker are over (CAU-099).
    fn has_joker(&self) -> bool {
        let rounds = usize::try_from(self.setup.terms.count(&ROUNDS)).unwrap_or(usize::MAX);
        self.turns >= rounds.saturating_mul(self.setup.seats())
    }

    fn dealt(&mut self, card: Card) -> Result<(), Overflow> {
        if self.phase == Phase::First {
            self.lying.clear();
            self.owner = self.seat;
        }
        self.gone.push(card);
        self.lying.push(card);
        if card.is_joker() {
            return self.joker();
        }
        match self.phase {
            Phase::First => {
                self.ends = vec![End::high(card)];
                self.phase = if End::high(card).is_ace() { Phase::FirstAce } else { Phase::Second };
                Ok(())
            }
            Phase::Second => {
                let may_call = self.setup.terms.word(&ACE) == "call";
                let is_lone = End::high(card).is_ace() && !self.ends.iter().any(|end| end.is_ace());
                self.ends.push(End::high(card));
                if may_call && is_lone {
                    self.phase = Phase::SecondAce;
                    return Ok(());
                }
                self.gated()
            }
            Phase::Third(bet) => self.third(bet, card),
            _ => Ok(()),
        }
    }

    fn chose(&mut self, choice: &Choice) -> Result<(), Overflow> {
        match (self.phase, choice) {
            (Phase::FirstAce, Choice::Word(word)) => {
                self.call(*word);
                self.phase = Phase::Second;
                Ok(())
            }
            (Phase::SecondAce, Choice::Word(word)) => {
                self.call(*word);
                self.gated()
            }
            (Phase::Pair, Choice::Word(Word::Split)) => self.split(),
            (Phase::Stake(_), Choice::Bet(bet)) => {
                self.phase = Phase::Third(*bet);
                Ok(())
            }
            _ => self.end_spread(),
        }
    }

    /// The last end is an ace; its player calls it high or low (CAU-092).
    fn call(&mut self, word: Word) {
        if let Some(end) = self.ends.last_mut() {
            end.is_low = word == Word::Low;
        }
    }

    /// Both ends are dealt: what comes next depends on the room between them.
    fn gated(&mut self) -> Result<(), Overflow> {
        let [one, other] = self.ends[..] else { return Ok(()) };
        match room(one, other) {
            Room::Open => self.stake(),
            Room::Runner => self.runner(),
            Room::Pair if self.is_split => self.end_spread(),
            Room::Pair => {
                self.phase = Phase::Pair;
                Ok(())
            }
        }
    }

    /// A bet may be at most the limit, and at most the pot.
    fn stake(&mut self) -> Result<(), Overflow> {
        let limit = self.setup.terms.amount(if self.is_open { &LIMIT } else { &FIRST_LIMIT });
        let most = limit.min(self.till.pot());
        let most = most.minus(most.remainder(self.setup.unit))?;
        if !most.is_positive() {
            return self.end_spread();
        }
        self.phase = Phase::Stake(most);
        Ok(())
    }

    /// The ends are next to each other: somebody pays, and there is no bet.
    fn runner(&mut self) -> Result<(), Overflow> {
        let terms = &self.setup.terms;
        let (amount, seat) = (terms.amount(&RUNNER_PENALTY), self.seat);
        let neighbours = !self.is_split && terms.word(&RUNNER) == "neighbours";
        let (right, left) = (self.setup.right(seat), self.setup.left(seat, 1));
        let mut payers = if neighbours { vec![right, left] } else { vec![seat] };
        payers.dedup();
        let each = if payers.len() > 1 { "each pay" } else { "pays" };
        let text = format!(
            "{} make a runner for {}: {} {each} {}",
            self.gate(),
            self.named(seat),
            self.setup.names(&payers),
            self.setup.shown(amount)
        );
        let rule = if self.is_split { "CAU-098" } else { terms.rule(&RUNNER) };
        self.till.because(rule, text);
        payers.iter().try_for_each(|payer| self.till.pay(*payer, amount))?;
        self.end_spread()
    }

    /// For a price, each card of a pair becomes an end of its own; the first card is played first.
    fn split(&mut self) -> Result<(), Overflow> {
        let price = self.setup.terms.amount(&SPLIT);
        let text =
            format!("{} splits {} for {}", self.named(self.seat), self.gate(), self.setup.shown(price));
        self.till.because(self.setup.terms.rule(&SPLIT), text);
        self.till.pay(self.seat, price)?;
        self.waiting = self.ends.pop();
        self.is_split = true;
        self.phase = Phase::Second;
        Ok(())
    }

    /// The third card wins the bet, loses it, or loses it twice (CAU-094, CAU-095).
    fn third(&mut self, bet: Money, card: Card) -> Result<(), Overflow> {
        let [one, other] = self.ends[..] else { return Ok(()) };
        let (name, gate, shown) = (self.named(self.seat), self.gate(), self.setup.shown(bet));
        match fall(one, other, card) {
            Fall::Inside => {
                let text = format!("{card} is between {gate}: {name} takes {shown}");
                self.till.because(&self.cited("CAU-094"), text);
                self.till.take(self.seat, bet)?;
            }
            Fall::Outside => {
                let text = format!("{card} is outside {gate}: {name} pays {shown}");
                self.till.because(&self.cited("CAU-094"), text);
                self.till.pay(self.seat, bet)?;
            }
            Fall::Post => {
                let twice = bet.plus(bet)?;
                let all = self.setup.shown(twice);
                let text = format!(
                    "{card} matches one of the end cards, {gate}: {name} pays {all}, twice the bet of {shown}"
                );
                self.till.because(&self.cited("CAU-095"), text);
                self.till.pay(self.seat, twice)?;
            }
        }
        self.end_spread()
    }

    /// A spread is over: next comes the other half of a split, the next turn, or the end if the pot is empty.
    fn end_spread(&mut self) -> Result<(), Overflow> {
        if self.till.pot().is_zero() {
            return self.end_game();
        }
        self.phase = Phase::Second;
        if let Some(end) = self.waiting.take() {
            self.ends = vec![end];
            return Ok(());
        }
        self.turns = self.turns.saturating_add(1);
        self.is_open = self.is_open || self.seat == self.setup.dealer;
        self.seat = self.setup.left(self.seat, 1);
        self.is_split = false;
        self.phase = Phase::First;
        Ok(())
    }

    /// The joker takes the pot, whichever card of a turn it is (CAU-099).
    fn joker(&mut self) -> Result<(), Overflow> {
        let (name, pot) = (self.named(self.seat), self.setup.shown(self.till.pot()));
        self.till.because("CAU-099", format!("{name} gets the joker and takes {pot}"));
        self.till.take(self.seat, self.till.pot())?;
        self.end_game()
    }

    /// The game is over, and somebody begins the next one (CAU-100).
    fn end_game(&mut self) -> Result<(), Overflow> {
        let is_regular = self.setup.terms.word(&NEXT) == "regular";
        let is_joker = self.lying.last().is_some_and(|card| card.is_joker());
        let (seat, why) = if self.has_joker() && is_regular {
            (
                self.setup.right(self.setup.first),
                "was the last player to get cards before the joker was added",
            )
        } else if is_joker {
            (self.setup.right(self.seat), "had the last turn before the joker")
        } else {
            (self.seat, "was the last player to get cards")
        };
        let text = format!("{} {why}, so {0} starts the next game", self.named(seat));
        self.till.because(self.setup.terms.rule(&NEXT), text);
        self.next = Some(seat);
        self.phase = Phase::Over;
        Ok(())
    }

    /// Which card is asked for.
    const fn card_asked(&self) -> Option<&'static str> {
        match self.phase {
            Phase::First => Some("the first end card"),
            Phase::Second if self.is_split => Some("a new second end card"),
            Phase::Second => Some("the second end card"),
            Phase::Third(_) => Some("the third card"),
            _ => None,
        }
    }

    /// A deck that ran out is shuffled again, without the open cards of an unfinished turn (CAU-091).
    fn shuffle(&mut self) {
        if self.card_asked().is_some() && self.deck().is_empty() {
            self.gone = if self.phase == Phase::First { Vec::new() } else { self.lying.clone() };
        }
    }
}

impl PartyGame for InBetween {
    fn ask(&self) -> Ask {
        let seat = self.seat;
        if let Some(what) = self.card_asked() {
            return Ask::Deal { seat, what };
        }
        let offers = match self.phase {
            Phase::FirstAce | Phase::SecondAce => vec![Offer::Word(Word::High), Offer::Word(Word::Low)],
            Phase::Pair => vec![Offer::Word(Word::Split), Offer::Word(Word::Pass)],
            Phase::Stake(most) => {
                let step = self.setup.unit;
                vec![Offer::Bet { least: step, most, step }, Offer::Word(Word::Pass)]
            }
            _ => return Ask::Over,
        };
        Ask::Choose { seat, offers }
    }

    /// One dealer until the pot is empty (CAU-091).
    fn deals(&self) -> usize {
        1
    }

    fn deck(&self) -> Vec<Card> {
        let joker = self.has_joker().then_some(Card::JOKER);
        let all = deck::standard().into_iter().chain(joker);
        all.filter(|card| !self.gone.contains(card)).collect()
    }

    fn bars(&self, tried: &Move) -> Bar {
        self.bar(tried)
    }

    fn begins_next(&self) -> Option<(usize, String)> {
        self.next.map(|seat| (seat, self.setup.terms.rule(&NEXT).to_owned()))
    }

    fn apply(&mut self, done: &Move) -> Result<(), Refusal> {
        match done {
            Move::Dealt(card) => self.dealt(*card)?,
            Move::Chose(choice) => self.chose(choice)?,
            _ => {}
        }
        self.shuffle();
        Ok(())
    }

    /// A card that hits an end costs the bet twice (CAU-095).
    fn at_risk(&self, seat: usize) -> Money {
        match self.phase {
            Phase::Third(bet) if seat == self.seat => bet.times(2).unwrap_or(bet),
            _ => Money::ZERO,
        }
    }

    fn sheet(&self) -> Sheet {
        let row = |seat: usize| {
            let cards: Vec<&str> = self.lying.iter().map(|card| card.name()).collect();
            let cards = if seat == self.owner { Cell::Text(cards.join(" ")) } else { Cell::Empty };
            let won = self.till.taken(seat).minus(self.till.put_in(seat)).unwrap_or_default();
            vec![cards, Cell::Text(self.setup.shown(won))]
        };
        Sheet::new(&["cards", "so far"], (0..self.setup.seats()).map(row), self.notes())
    }

    fn till(&self) -> &Till {
        &self.till
    }
}

#[cfg(test)]
mod tests;
