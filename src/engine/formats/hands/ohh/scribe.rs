//! The rounds of a hand written act by act, each with what it adds to the pot.

use crate::cards::{Card, parse_cards};
use crate::formats::hands::exact::Scale;
use crate::formats::hands::logged::Flow;
use crate::formats::hands::ohh::out::{OutAction, OutRound, number};
use crate::formats::hands::record::HandRecord;
use crate::hand::Seats;
use crate::money::Money;
use crate::play::{Act, Dealt, Place, Setup};
use crate::refusal::Refusal;

/// The streets with shared cards, and how many cards each has.
const STREETS: [(&str, usize); 3] = [("Flop", 3), ("Turn", 1), ("River", 1)];

/// What was written.
#[derive(Debug)]
pub(crate) struct Scribed {
    /// The rounds.
    pub rounds: Vec<OutRound>,
    /// What had no place in them.
    pub lost: Vec<&'static str>,
    /// True if the board was dealt more than once.
    pub runs: bool,
}

/// The small and the big blind of a hand.
///
/// If the smallest bet isn't the big blind (PIG-24), the first two players left of the button tell: straddles come after them.
#[must_use]
pub(crate) fn blinds(setup: &Setup) -> (Money, Money) {
    let least = setup.limits.early.bet_min;
    let all: Seats = (0..setup.places.len()).collect();
    let blind = |seat: usize| setup.places.get(seat).map_or(Money::ZERO, |place| place.blind);
    let mut left = all.left_of(setup.button).map(blind);
    let (one, two) = (left.next().unwrap_or_default(), left.next().unwrap_or_default());
    // With two players, the button has the small blind.
    let (first, second) = if setup.places.len() == 2 { (one.min(two), one.max(two)) } else { (one, two) };
    if !setup.limits.last_raise && second > least && second > first {
        return (first, second);
    }
    let small = setup.places.iter().map(|place| place.blind).filter(|blind| blind.is_positive()).min();
    (small.unwrap_or_default().min(least), least)
}

/// Writes the rounds of one hand.
#[derive(Debug)]
pub(crate) struct Scribe<'a> {
    record: &'a HandRecord,
    scale: Scale,
    flow: Flow,
    held: Vec<Dealt>,
    written: Scribed,
    street: usize,
    laid: usize,
    split: usize,
}

impl<'a> Scribe<'a> {
    /// A scribe before the first post.
    #[must_use]
    pub(crate) fn new(record: &'a HandRecord, scale: Scale) -> Self {
        let stacks = record.setup.places.iter().map(|place| place.stack.unwrap_or_default());
        let held = vec![Dealt::NONE; record.setup.places.len()];
        let written = Scribed { rounds: Vec::new(), lost: Vec::new(), runs: false };
        let flow = Flow::new(stacks.collect());
        Self { record, scale, flow, held, written, street: 0, laid: 0, split: 0 }
    }

    /// The rounds.
    pub(crate) fn write(mut self) -> Result<Scribed, Refusal> {
        self.open("Preflop", &Dealt::NONE);
        self.posts()?;
        for act in &self.record.acts {
            self.act(act)?;
        }
        self.shown_besides()?;
        Ok(self.written)
    }

    /// Cards that players out of the hand showed, and hands shown only in part.
    fn shown_besides(&mut self) -> Result<(), Refusal> {
        let notes = self.record.notes.iter().filter(|(name, _)| name == "shown");
        for (_, text) in notes {
            let Some((name, words)) = text.rsplit_once(": ") else { continue };
            let seat = self.record.setup.names.iter().position(|other| other == name);
            let cards: Option<Vec<_>> = words.split(' ').map(card_named).collect();
            let cards = cards.and_then(Dealt::of);
            if let (Some(seat), Some(cards)) = (seat, cards) {
                self.showdown();
                self.push(seat, "Shows Cards", None, &cards)?;
            }
        }
        Ok(())
    }

    /// Antes and dead money first, then blinds: the smallest below the big blind, the big blind, straddles. Each goes from the
    /// dealer's left, the order they are read in.
    fn posts(&mut self) -> Result<(), Refusal> {
        let (_, big) = blinds(&self.record.setup);
        let places = &self.record.setup.places;
        let all: Seats = (0..places.len()).collect();
        let order: Vec<(usize, Place)> = all
            .left_of(self.record.setup.button)
            .filter_map(|seat| Some((seat, *places.get(seat)?)))
            .collect();
        for (seat, place) in order.iter().copied() {
            self.dead(seat, "Post Ante", place.ante)?;
            self.dead(seat, "Post Dead", place.dead)?;
        }
        let blinds = order.iter().map(|(seat, place)| (*seat, place.blind));
        let mut blinds: Vec<(usize, Money)> = blinds.filter(|(_, blind)| blind.is_positive()).collect();
        blinds.sort_by_key(|(_, blind)| *blind);
        let (mut small, mut full) = (false, false);
        for (seat, blind) in blinds {
            let word = match (blind < big, blind == big) {
                (true, _) if !small => {
                    small = true;
                    "Post SB"
                }
                (_, true) if !full => {
                    full = true;
                    "Post BB"
                }
                (false, false) => "Straddle",
                _ => "Post Extra Blind",
            };
            let amount = blind.min(self.flow.left(seat));
            self.flow.live(seat, amount)?;
            self.flow.raise_level(blind);
            self.push(seat, word, Some(amount), &Dealt::NONE)?;
        }
        Ok(())
    }

    fn dead(&mut self, seat: usize, word: &'static str, amount: Money) -> Result<(), Refusal> {
        let amount = amount.min(self.flow.left(seat));
        if !amount.is_positive() {
            return Ok(());
        }
        self.flow.dead(seat, amount)?;
        self.push(seat, word, Some(amount), &Dealt::NONE)
    }

    fn act(&mut self, act: &Act) -> Result<(), Refusal> {
        match act {
            Act::Deal { seat, cards } => self.deal(*seat, cards),
            Act::Board(cards) => self.board(cards),
            Act::Fold(seat) => self.push(*seat, "Fold", Some(Money::ZERO), &Dealt::NONE),
            Act::Call(seat) => self.call(*seat),
            Act::RaiseTo(seat, to) => self.raise(*seat, *to),
            Act::Fine(seat, amount) => self.dead(*seat, "Post Dead", *amount),
            Act::Show(seat, cards) => self.show(*seat, cards),
            Act::Muck(seat) => {
                self.showdown();
                self.push(*seat, "Mucks Cards", None, &Dealt::NONE)
            }
            Act::Runs(_) => {
                (self.written.runs, self.split) = (true, self.street);
                Ok(())
            }
            act => match aside(act) {
                Some(lost) => {
                    self.written.lost.push(lost);
                    Ok(())
                }
                None => {
                    let message = format!("Open Hand History can't record {}", untold(act));
                    Err(Refusal::new("not-in-this-format", message))
                }
            },
        }
    }

    fn deal(&mut self, seat: usize, cards: &Dealt) -> Result<(), Refusal> {
        if let Some(held) = self.held.get_mut(seat) {
            *held = *cards;
        }
        if known(cards).is_empty() {
            return Ok(());
        }
        self.push(seat, "Dealt Cards", None, cards)
    }

    /// Shared cards; after the last street the next run begins where the first was split off.
    fn board(&mut self, cards: &Dealt) -> Result<(), Refusal> {
        if self.street >= STREETS.len() {
            self.street = self.split;
        }
        if self.laid == 0 {
            self.flow.end_round()?;
            let (name, _) = STREETS.get(self.street).copied().unwrap_or_default();
            self.open(name, cards);
        } else if let Some(round) = self.written.rounds.last_mut() {
            round.cards.extend(known(cards));
        }
        self.laid = self.laid.saturating_add(cards.len());
        if self.laid >= STREETS.get(self.street).map_or(1, |(_, due)| *due) {
            (self.street, self.laid) = (self.street.saturating_add(1), 0);
        }
        Ok(())
    }

    fn call(&mut self, seat: usize) -> Result<(), Refusal> {
        let owes = self.flow.level().minus(self.flow.round(seat))?;
        let amount = owes.max(Money::ZERO).min(self.flow.left(seat));
        // A player without chips is all-in, and the format asks them for nothing more.
        if owes.is_positive() && amount.is_zero() {
            return Ok(());
        }
        self.flow.live(seat, amount)?;
        let word = if owes.is_positive() { "Call" } else { "Check" };
        self.push(seat, word, Some(amount), &Dealt::NONE)
    }

    fn raise(&mut self, seat: usize, to: Money) -> Result<(), Refusal> {
        let word = if self.flow.level().is_zero() && self.street > 0 { "Bet" } else { "Raise" };
        let amount = to.minus(self.flow.round(seat))?;
        self.flow.live(seat, amount)?;
        self.push(seat, word, Some(amount), &Dealt::NONE)
    }

    fn show(&mut self, seat: usize, cards: &Dealt) -> Result<(), Refusal> {
        self.showdown();
        let held = self.held.get(seat).copied().unwrap_or_default();
        let cards = if cards.is_empty() { held } else { *cards };
        self.push(seat, "Shows Cards", None, &cards)
    }

    fn showdown(&mut self) {
        if self.written.rounds.last().is_none_or(|round| round.street != "Showdown") {
            self.open("Showdown", &Dealt::NONE);
        }
    }

    fn open(&mut self, street: &'static str, cards: &Dealt) {
        let id = self.written.rounds.len();
        self.written.rounds.push(OutRound { id, street, cards: known(cards), actions: Vec::new() });
    }

    fn push(
        &mut self,
        player_id: usize,
        action: &'static str,
        amount: Option<Money>,
        cards: &Dealt,
    ) -> Result<(), Refusal> {
        let is_allin = amount.is_some_and(Money::is_positive) && self.flow.left(player_id).is_zero();
        let amount = amount.map(|amount| number(self.scale, amount)).transpose()?;
        let action_number = self.written.rounds.last().map_or(0, |round| round.actions.len());
        let action = OutAction { action_number, player_id, action, amount, is_allin, cards: known(cards) };
        if let Some(round) = self.written.rounds.last_mut() {
            round.actions.push(action);
        }
        Ok(())
    }
}

/// A card by its name; `??` is a card nobody saw. `None` if it isn't a card.
fn card_named(word: &str) -> Option<Option<Card>> {
    if word == "??" {
        return Some(None);
    }
    parse_cards(word).ok()?.first().copied().map(Some)
}

/// What is lost with an act that changes no money and no cards; `None` if the hand cannot be told without it.
const fn aside(act: &Act) -> Option<&'static str> {
    match act {
        Act::Rule(_) => Some("the host's rulings"),
        Act::Intend(..) => Some("what players said before their turn"),
        Act::Names(..) => Some("what players called their hands"),
        Act::Miscall(_) => Some("that a player called a hand wrong"),
        Act::Agree(_) => Some("that the players agreed to split the money"),
        _ => None,
    }
}

/// The name of an act that the hand cannot be told without.
const fn untold(act: &Act) -> &'static str {
    match act {
        Act::Draw(..) => "a draw",
        Act::Pay(_) | Act::Decline(_) => "a card that was paid for",
        Act::Own { .. } => "cards that were discarded, passed or turned up",
        Act::Declare(..) => "declaring high or low",
        Act::Drop(_) | Act::Stay(_) => "staying and dropping",
        Act::Chips(..) | Act::Sold { .. } => "chips bought during a hand",
        Act::Retrieve(_) => "a hand that was taken back",
        Act::Kill(_) => "a dead hand",
        Act::Misdeal | Act::Redeal => "a misdeal",
        Act::Blind(_) => "the extra hand's cards",
        _ => "something that happened in this hand",
    }
}

/// The cards of a hand; empty unless all are known.
fn known(cards: &Dealt) -> Vec<&'static str> {
    let all: Option<Vec<&'static str>> =
        cards.cards().iter().map(|card| card.map(|card| card.name())).collect();
    all.unwrap_or_default()
}
