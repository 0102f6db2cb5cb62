//! A logged hand made into a record: posts into the setup, actions into acts, payments into the stacks afterwards.

use crate::as_text::counted;
use crate::formats::hands::fault::HandFault;
use crate::formats::hands::logged::boards::Boards;
use crate::formats::hands::logged::flow::Flow;
use crate::formats::hands::logged::hand::{Amount, Blind, Event, Logged, Word};
use crate::formats::hands::logged::newcomer::in_turn;
use crate::formats::hands::logged::showdown::Ending;
use crate::formats::hands::record::{HandRecord, MiddleSpots, Spot, WithoutCards, WordSpots};
use crate::hand::{HiLo, Seats};
use crate::money::{Money, Overflow};
use crate::play::{Act, Dealt, Manner, Place, Setup};
use crate::readable::shown;

/// The record of a logged hand, or what in the log cannot have happened.
pub(crate) fn record(logged: &Logged) -> Result<HandRecord, HandFault> {
    let logged = &*in_turn(logged);
    let mut recorder = Recorder::new(logged);
    for (spot, event) in &logged.events {
        recorder.take(*spot, *event)?;
    }
    recorder.finish()
}

/// A fault with the hand it is about.
#[must_use]
pub(crate) fn in_hand(fault: HandFault, id: Option<&str>) -> HandFault {
    match id {
        Some(id) => HandFault { message: format!("hand `{}`: {}", shown(id), fault.message), ..fault },
        None => fault,
    }
}

struct Recorder<'a> {
    logged: &'a Logged,
    boards: Boards,
    flow: Flow,
    places: Vec<Place>,
    first: Option<usize>,
    holds: Vec<Dealt>,
    spots_of_holds: Vec<Spot>,
    live: Seats,
    said: Seats,
    known: Seats,
    streets: usize,
    returned: Vec<Money>,
    acts: Vec<(Spot, Act)>,
    flags: Vec<&'static str>,
    notes: Vec<(String, String)>,
}

impl<'a> Recorder<'a> {
    fn new(logged: &'a Logged) -> Self {
        let down = logged.game.game.cards;
        let places = logged.players.iter().map(|player| Place {
            dealt: player.dealt,
            stack: Some(player.stack),
            ..Place::default()
        });
        let dealt = logged.players.iter().enumerate().filter(|(_, player)| player.dealt);
        Self {
            boards: Boards::of(&logged.events, logged.twice),
            flow: Flow::new(logged.players.iter().map(|player| player.stack).collect()),
            places: places.collect(),
            first: None,
            holds: vec![Dealt::unseen(down); logged.players.len()],
            spots_of_holds: vec![logged.spot; logged.players.len()],
            live: dealt.map(|(seat, _)| seat).collect(),
            said: Seats::NONE,
            known: Seats::NONE,
            streets: 0,
            returned: vec![Money::ZERO; logged.players.len()],
            acts: Vec::new(),
            flags: logged.flags.clone(),
            notes: logged.notes.clone(),
            logged,
        }
    }

    fn take(&mut self, spot: Spot, event: Event) -> Result<(), HandFault> {
        match event {
            Event::Ante(seat, amount) => self.ante(spot, seat, amount),
            Event::Dead(seat, amount) => self.dead(spot, seat, amount),
            Event::Blind(seat, blind) => self.blind(spot, seat, blind),
            Event::Holds(seat, cards) => self.holds(spot, seat, cards),
            Event::Fold(seat) => self.fold(spot, seat),
            Event::Bet(seat, word, amount) => self.bet(spot, seat, word, amount),
            Event::Board { run: 0, street, cards } => self.board(spot, street, cards),
            Event::Board { cards, .. } => {
                self.acts.extend(self.boards.again().then_some((spot, Act::Board(cards))));
                Ok(())
            }
            Event::Show(seat, cards) => self.show(spot, seat, cards),
            Event::Muck(seat) => self.muck(spot, seat),
        }
    }

    fn ante(&mut self, spot: Spot, seat: usize, amount: Money) -> Result<(), HandFault> {
        let paid = self.flow.dead(seat, amount).map_err(|why| overflow(spot, why))?;
        self.covered(spot, seat, paid)?;
        self.post(spot, seat, |place| place.ante.plus(amount).map(|sum| place.ante = sum))
    }

    /// Dead money: a post before the cards, a fine after them.
    fn dead(&mut self, spot: Spot, seat: usize, amount: Money) -> Result<(), HandFault> {
        let paid = self.flow.dead(seat, amount).map_err(|why| overflow(spot, why))?;
        self.covered(spot, seat, paid)?;
        if !self.acts.is_empty() {
            self.acts.push((spot, Act::Fine(seat, amount)));
            return Ok(());
        }
        self.post(spot, seat, |place| place.dead.plus(amount).map(|sum| place.dead = sum))
    }

    /// A player short of chips posts what they have; the setup gives what was due, because the others match that.
    fn blind(&mut self, spot: Spot, seat: usize, blind: Blind) -> Result<(), HandFault> {
        let paid = self.flow.live(seat, blind.amount).map_err(|why| overflow(spot, why))?;
        self.covered(spot, seat, paid)?;
        let short = blind.amount < blind.due && self.flow.left(seat).is_zero();
        let owed = if short { blind.due } else { blind.amount };
        self.flow.raise_level(owed);
        self.post(spot, seat, |place| place.blind.plus(owed).map(|sum| place.blind = sum))
    }

    fn post(
        &mut self,
        spot: Spot,
        seat: usize,
        add: impl FnOnce(&mut Place) -> Result<(), Overflow>,
    ) -> Result<(), HandFault> {
        if !self.acts.is_empty() {
            let message = format!("`{}` posts after play has started", self.name(seat));
            return Err(HandFault::new(spot, message));
        }
        self.places.get_mut(seat).map_or(Ok(()), add).map_err(|why| overflow(spot, why))
    }

    fn holds(&mut self, spot: Spot, seat: usize, cards: Dealt) -> Result<(), HandFault> {
        let due = self.logged.game.game.cards;
        if cards.len() != due {
            let message = format!("`{}` is dealt {} of {due}", self.name(seat), counted(cards.len(), "card"));
            return Err(HandFault::new(spot, message));
        }
        if let (Some(held), Some(place)) = (self.holds.get_mut(seat), self.spots_of_holds.get_mut(seat)) {
            (*held, *place) = (cards, spot);
        }
        if cards.cards().iter().all(Option::is_some) {
            self.known = self.known.with(seat);
        }
        Ok(())
    }

    fn fold(&mut self, spot: Spot, seat: usize) -> Result<(), HandFault> {
        self.playing(spot, seat)?;
        self.first = self.first.or(Some(seat));
        self.live = self.live.without(Seats::one(seat));
        self.acts.push((spot, Act::Fold(seat)));
        Ok(())
    }

    fn bet(&mut self, spot: Spot, seat: usize, word: Word, amount: Amount) -> Result<(), HandFault> {
        self.playing(spot, seat)?;
        self.first = self.first.or(Some(seat));
        let (before, level) = (self.flow.round(seat), self.flow.level());
        let added = match amount {
            Amount::Adds(added) => Ok(added),
            Amount::Total(total) => total.minus(before),
        };
        let added = added.map_err(|why| overflow(spot, why))?;
        if added.is_negative() {
            let message = format!("`{}` already has {} in", self.name(seat), self.plain(before));
            return Err(HandFault::new(spot, message));
        }
        let paid = self.flow.live(seat, added).map_err(|why| overflow(spot, why))?;
        self.covered(spot, seat, paid)?;
        let total = self.flow.round(seat);
        let all_in = self.flow.left(seat).is_zero();
        let act = match word {
            Word::Raise if total > level => Act::RaiseTo(seat, total),
            // A site that cuts a raise down to what the only opponent has left still calls it one.
            Word::Raise if total == level => {
                self.flag("raise-capped-at-opponent");
                Act::Call(seat)
            }
            Word::Raise if !all_in => return Err(self.no_raise(spot, seat, total, level)),
            Word::Check if total != level && !all_in => {
                return Err(self.no_check(spot, seat, total, level));
            }
            Word::Check | Word::Call | Word::Raise => {
                if total > level || total < level && !all_in {
                    self.flag("uneven-call");
                }
                Act::Call(seat)
            }
        };
        self.acts.push((spot, act));
        Ok(())
    }

    fn no_raise(&self, spot: Spot, seat: usize, total: Money, level: Money) -> HandFault {
        let (name, total, level) = (self.name(seat), self.plain(total), self.plain(level));
        HandFault::new(spot, format!("`{name}` raises to {total}, but the bet is already {level}"))
    }

    fn no_check(&self, spot: Spot, seat: usize, total: Money, level: Money) -> HandFault {
        let (name, total, level) = (self.name(seat), self.plain(total), self.plain(level));
        HandFault::new(spot, format!("`{name}` checks with {total} in, but the bet is {level}"))
    }

    fn board(&mut self, spot: Spot, street: usize, cards: Dealt) -> Result<(), HandFault> {
        if street != self.streets {
            let message = "a street is missing or repeated";
            return Err(HandFault::new(spot, message));
        }
        self.end_round().map_err(|why| overflow(spot, why))?;
        self.streets = self.streets.saturating_add(1);
        if cards.cards().iter().any(Option::is_none) {
            self.flag("board-missing");
        }
        self.acts.extend(self.boards.runs_from(street).map(|runs| (spot, Act::Runs(runs))));
        self.acts.push((spot, Act::Board(cards)));
        Ok(())
    }

    /// Only a player who is still in and shows every card shows a hand; anything else becomes a note.
    fn show(&mut self, spot: Spot, seat: usize, cards: Dealt) -> Result<(), HandFault> {
        let whole = cards.len() == self.logged.game.game.cards;
        let contest = self.live.count() > 1 && self.live.contains(seat) && whole;
        if contest && !self.said.contains(seat) {
            self.said = self.said.with(seat);
            self.acts.push((spot, Act::Show(seat, cards)));
        } else if !contest {
            let words: Vec<&str> =
                cards.cards().iter().map(|card| card.map_or("??", |card| card.name())).collect();
            self.notes.push(("shown".to_owned(), format!("{}: {}", self.name(seat), words.join(" "))));
        }
        Ok(())
    }

    fn muck(&mut self, spot: Spot, seat: usize) -> Result<(), HandFault> {
        if self.live.count() > 1 && self.live.contains(seat) && !self.said.contains(seat) {
            self.said = self.said.with(seat);
            self.live = self.live.without(Seats::one(seat));
            self.acts.push((spot, Act::Muck(seat)));
        }
        Ok(())
    }

    fn finish(mut self) -> Result<HandRecord, HandFault> {
        let end = self.logged.events.last().map_or(self.logged.spot, |(spot, _)| *spot);
        if self.live.count() > 1 {
            if self.boards.whole() {
                self.end_showdown(end);
            } else {
                self.flag("board-missing");
            }
        }
        if self.logged.twice {
            self.flag("run-it-twice");
        }
        if self.logged.taken.is_positive() {
            self.flag("rake");
        }
        self.end_round().map_err(|why| overflow(end, why))?;
        let finishing = self.finishing().map_err(|why| overflow(end, why))?;
        self.into_record(finishing).map_err(|why| overflow(end, why))
    }

    /// Returns what nobody called, on top of the returns in the log.
    fn end_round(&mut self) -> Result<(), Overflow> {
        if let Some((seat, amount)) = self.flow.end_round()?
            && let Some(slot) = self.returned.get_mut(seat)
        {
            *slot = slot.plus(amount)?;
        }
        Ok(())
    }

    fn end_showdown(&mut self, end: Spot) {
        let paid = self.logged.paid.as_ref().map(|paid| {
            let got = paid.iter().enumerate().filter(|(_, amount)| amount.is_positive());
            got.map(|(seat, _)| seat).collect()
        });
        let ending = Ending { live: self.live, said: self.said, known: self.known, paid };
        let (acts, clear) = ending.acts();
        self.acts.extend(acts.into_iter().map(|act| (end, act)));
        if !clear {
            self.flag("cards-unknown");
        }
    }

    /// The stacks after the hand, if the log says who was paid.
    fn finishing(&mut self) -> Result<Option<Vec<Money>>, Overflow> {
        let Some(paid) = &self.logged.paid else { return Ok(None) };
        for (seat, amount) in self.logged.returned.iter().flatten().enumerate() {
            let more = amount.minus(self.returned.get(seat).copied().unwrap_or_default())?;
            if !more.is_zero() {
                self.flag("uncalled-differs");
                self.flow.gain(seat, more)?;
            }
        }
        let out = Money::sum(paid.iter().copied())?.plus(self.logged.taken)?;
        if self.flow.pot()? != out {
            self.flag("pots-differ");
        }
        let mut flow = self.flow.clone();
        paid.iter().enumerate().try_for_each(|(seat, amount)| flow.gain(seat, *amount))?;
        Ok(Some(flow.into_stacks()))
    }

    fn into_record(self, finishing: Option<Vec<Money>>) -> Result<HandRecord, Overflow> {
        let logged = self.logged;
        let deals = self.holds.iter().zip(&self.spots_of_holds).enumerate();
        let deals = deals.filter(|(seat, _)| self.places.get(*seat).is_some_and(|place| place.dealt));
        let deals = deals.map(|(seat, (cards, spot))| (*spot, Act::Deal { seat, cards: *cards }));
        let (spots, acts) = deals.chain(self.acts).unzip();
        let setup = Setup {
            limits: logged.game.limits.clone(),
            button: self.places.len().saturating_sub(1),
            places: self.places,
            names: logged.players.iter().map(|player| player.name.clone()).collect(),
            first: self.first,
            hilo: Some(HiLo::Cards),
            manner: Manner::Tolerant,
            ..Setup::bare(logged.game.game, logged.game.course.clone(), logged.scale.currency)
        };
        Ok(HandRecord {
            id: logged.id.clone(),
            numbered: false,
            variant: logged.game.variant.clone(),
            called: None,
            house: None,
            setup,
            acts,
            spots,
            middle: MiddleSpots::default(),
            words: WordSpots::default(),
            finishing,
            flags: self.flags,
            without_cards: WithoutCards::default(),
            notes: self.notes,
            in_file: None,
        })
    }

    fn playing(&self, spot: Spot, seat: usize) -> Result<(), HandFault> {
        if self.live.contains(seat) {
            return Ok(());
        }
        let message = format!("`{}` acts without any cards", self.name(seat));
        Err(HandFault::new(spot, message))
    }

    fn covered(&self, spot: Spot, seat: usize, covered: bool) -> Result<(), HandFault> {
        if covered {
            return Ok(());
        }
        let stack = self.logged.players.get(seat).map_or(Money::ZERO, |player| player.stack);
        let short = self.plain(self.flow.left(seat).abs());
        let message =
            format!("`{}` puts in {short} more than the {} in the stack", self.name(seat), self.plain(stack));
        Err(HandFault::new(spot, message))
    }

    fn name(&self, seat: usize) -> String {
        self.logged.players.get(seat).map_or_else(String::new, |player| shown(&player.name))
    }

    fn plain(&self, money: Money) -> String {
        self.logged.scale.plain(money)
    }

    fn flag(&mut self, word: &'static str) {
        if !self.flags.contains(&word) {
            self.flags.push(word);
        }
    }
}

fn overflow(spot: Spot, why: Overflow) -> HandFault {
    HandFault::new(spot, why.to_string())
}
