//! What PHH alone can say of a hand: a setup and acts that every program of the format can replay to the same stacks.
//!
//! The hand is played a second time by PHH's rules, act by act. What a site allows and PHH doesn't is replaced by something with
//! the same end: a raise below the minimum by the minimum, a bet that nobody can call by no bet, dead money and fines by an ante,
//! and a fold with nothing to call by checks until there is something to fold to.

use crate::cards::Card;
use crate::formats::hands::phh::variant::variant_of;
use crate::formats::hands::record::HandRecord;
use crate::games;
use crate::hand::Seats;
use crate::money::Money;
use crate::play::Bar;
use crate::play::{Act, Dealt, Manner, Next, Place, Play, RaiseTo, Setup, Turn};
use crate::refusal::Refusal;

/// A hand in the words of PHH.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Projected {
    /// What was settled before the first card; nobody is away in it.
    pub setup: Setup,
    /// What happened.
    pub acts: Vec<Act>,
    /// Whose posts are matched but don't say who opens: PHH writes them as negative amounts.
    pub behind: Seats,
}

/// The hand in the words of PHH, or what in it PHH has no words for.
pub(crate) fn projected(record: &HandRecord) -> Result<Projected, String> {
    let mut setup = setup(record)?;
    let is_short = post_what_is_there(&mut setup)?;
    let behind = behind(&setup);
    let mut shadow = Shadow::begin(record, &setup).map_err(|refusal| refusal.message)?;
    for act in &record.acts {
        if let Some(word) = unsayable(act) {
            return Err(word.to_owned());
        }
        shadow.take(act).map_err(|refusal| refusal.message)?;
    }
    shadow.end().map_err(|refusal| refusal.message)?;
    if is_short && matched(&shadow.play) != matched_in(record)? {
        return Err("calls of a blind that was posted short".to_owned());
    }
    // Other programs give no pot to a player who mucked.
    if !shadow.play.takers().is_empty() {
        return Err("a side pot won without showing".to_owned());
    }
    let acts = shadow.acts;
    Ok(Projected { acts, behind, setup })
}

/// What PHH has no word for, if the hand would be different without it.
const fn unsayable(act: &Act) -> Option<&'static str> {
    match act {
        Act::Blind(_) => Some("the extra hand's cards"),
        Act::Pay(_) | Act::Decline(_) => Some("cards that were paid for"),
        Act::Own { .. } => Some("cards that were discarded, passed or turned up"),
        Act::Declare(..) => Some("declarations"),
        Act::Drop(_) | Act::Stay(_) => Some("staying and dropping"),
        Act::Chips(..) | Act::Sold { .. } => Some("chips bought during a hand"),
        Act::Retrieve(_) | Act::Kill(_) | Act::Miscall(_) => Some("dead hands"),
        Act::Agree(_) => Some("agreements"),
        Act::Misdeal | Act::Redeal => Some("misdeals"),
        _ => None,
    }
}

/// The setup with everybody dealt in, and dead money and fines among the antes.
fn setup(record: &HandRecord) -> Result<Setup, String> {
    let mut setup = record.setup.clone();
    let variant = variant_of(&setup).ok_or_else(|| format!("the game `{}`", setup.game.name))?;
    let row = games::row(variant.game).ok_or_else(|| "the game".to_owned())?;
    let lost = [
        (setup.announced.is_some(), "wild cards"),
        (setup.goalpost, "goal-posting"),
        (setup.as_called, "hands that count the way players call them"),
        (setup.carry.is_positive(), "money carried over from earlier games"),
        (setup.game != row.game, "the house's own rules for the game"),
    ];
    if let Some((_, what)) = lost.iter().find(|(is, _)| *is) {
        return Err((*what).to_owned());
    }
    for act in &record.acts {
        if let Act::Fine(seat, fine) = act
            && let Some(place) = setup.places.get_mut(*seat)
        {
            place.dead = place.dead.plus(*fine).map_err(|why| why.to_string())?;
        }
    }
    setup.course = row.course.clone();
    setup.limits = variant.bets.limits(setup.limits.early.bet_min, setup.limits.last.bet_min);
    setup.openers = variant.bets.openers();
    let there = setup.taking_part();
    // The blinds raised once: without room for a raise there would be nothing to fold to.
    let blinds = setup.places.iter().map(|place| place.blind).max().unwrap_or_default();
    let raised = blinds.max(setup.limits.early.bet_min).max(Money::from_minor(1));
    let raised = raised.times(2).map_err(|why| why.to_string())?;
    for (seat, place) in setup.places.iter_mut().enumerate().filter(|(seat, _)| there.contains(*seat)) {
        let dead = if setup.antes_matched { Money::ZERO } else { place.dead };
        place.ante = place.ante.plus(dead).map_err(|why| why.to_string())?;
        (place.dead, place.dealt) = (Money::ZERO, true);
        // The empty chair of a dead button gets chips, so that it can fold to a raise.
        if seat == setup.button
            && place.stack.is_none_or(|stack| stack.is_zero())
            && !record.setup.places.get(seat).is_some_and(Place::takes_part)
        {
            place.stack = Some(raised);
        }
    }
    (setup.unit, setup.hilo, setup.no_return, setup.manner) =
        (Money::from_minor(1), None, None, Manner::Tolerant);
    Ok(setup)
}

/// Cuts blinds down to what the player has: in PHH the others call no more than that. True if that leaves less to call.
fn post_what_is_there(setup: &mut Setup) -> Result<bool, String> {
    let highest = |setup: &Setup| setup.places.iter().map(|place| place.blind).max();
    let due = highest(setup);
    for place in &mut setup.places {
        if let Some(stack) = place.stack {
            let left = stack.minus(place.ante).map_err(|why| why.to_string())?;
            place.blind = place.blind.min(left.max(Money::ZERO));
        }
    }
    Ok(highest(setup) < due)
}

/// What everybody put in and somebody else matched.
fn matched(play: &Play<'_>) -> Vec<Money> {
    let put_in: Vec<Money> = (0..play.setup().places.len()).map(|seat| play.put_in(seat)).collect();
    let most_of_others = |seat: usize| {
        let others = put_in.iter().enumerate().filter(|(other, _)| *other != seat);
        others.map(|(_, put_in)| *put_in).max().unwrap_or_default()
    };
    put_in.iter().enumerate().map(|(seat, put_in)| (*put_in).min(most_of_others(seat))).collect()
}

/// The same in the hand as it was played.
fn matched_in(record: &HandRecord) -> Result<Vec<Money>, String> {
    let mut play = Play::begin(&record.setup).map_err(|refusal| refusal.message)?;
    for act in &record.acts {
        play.pass_over(act).and_then(|()| play.apply(act)).map_err(|refusal| refusal.message)?;
    }
    Ok(matched(&play))
}

/// Players whose posts would make PHH open left of them, although somebody else opens.
fn behind(setup: &Setup) -> Seats {
    let there = setup.taking_part();
    let order: Vec<usize> = there.left_of(setup.button).collect();
    let left_of_blinds = || there.left_of(setup.last_blind()?).next();
    let first = setup.first.or_else(left_of_blinds);
    let Some(first) = first.and_then(|first| order.iter().position(|seat| *seat == first)) else {
        return Seats::NONE;
    };
    let posted = |place: usize| {
        let place = order.get(place).and_then(|seat| setup.places.get(*seat))?;
        let left = place.stack.map_or(place.blind, |stack| stack.minus(place.ante).unwrap_or_default());
        Some(place.blind.min(left.max(Money::ZERO)))
    };
    let last = first.checked_sub(1).unwrap_or(order.len().saturating_sub(1));
    // Of two equal posts the later one is last. This holds for two players too, though their amounts are listed in reverse.
    let key = |place: usize| (posted(place).unwrap_or_default(), place);
    let others = (0..order.len()).filter(|place| *place != last && key(*place) > key(last));
    let others = others.filter(|place| posted(*place).is_some_and(Money::is_positive));
    others.filter_map(|place| order.get(place).copied()).collect()
}

/// The hand as PHH plays it.
struct Shadow<'s> {
    record: &'s HandRecord,
    play: Play<'s>,
    acts: Vec<Act>,
    /// Players who folded where PHH has them check on, and players who never held cards.
    ghosts: Seats,
    /// Who threw their hand away at the end.
    thrown: Seats,
    said: bool,
}

impl<'s> Shadow<'s> {
    fn begin(record: &'s HandRecord, setup: &'s Setup) -> Result<Self, Refusal> {
        let absent = setup.taking_part().iter();
        let absent = absent.filter(|seat| record.setup.places.get(*seat).is_some_and(|place| !place.dealt));
        let (ghosts, play) = (absent.collect(), Play::begin(setup)?);
        Ok(Self { record, play, acts: Vec::new(), ghosts, thrown: Seats::NONE, said: false })
    }

    fn tell(&mut self, act: Act) -> Result<(), Refusal> {
        self.play.apply(&act)?;
        if let Act::Muck(seat) = act {
            self.thrown = self.thrown.with(seat);
        }
        self.acts.push(act);
        Ok(())
    }

    /// How many have cards in their hands.
    const fn standing(&self) -> u32 {
        self.play.live().without(self.thrown).count()
    }

    /// Plays the turns of players who folded or never held cards.
    fn pass_ghosts(&mut self) -> Result<(), Refusal> {
        loop {
            match self.play.legal() {
                Next::Deal { to, down, up: 0 }
                    if !to.and(self.ghosts).is_empty() && to.without(self.ghosts).is_empty() =>
                {
                    let Some(seat) = to.and(self.ghosts).iter().next() else { return Ok(()) };
                    self.tell(Act::Deal { seat, cards: Dealt::unseen(down) })?;
                }
                Next::Bet(turn) if self.ghosts.contains(turn.seat) => {
                    let act = if turn.call.is_zero() { Act::Call(turn.seat) } else { Act::Fold(turn.seat) };
                    self.tell(act)?;
                }
                Next::Draw { seat, .. } if self.ghosts.contains(seat) => {
                    self.tell(Act::Draw(seat, Dealt::NONE))?
                }
                _ => return Ok(()),
            }
        }
    }

    fn take(&mut self, act: &Act) -> Result<(), Refusal> {
        self.pass_ghosts()?;
        match act {
            Act::Runs(_) | Act::Fine(..) | Act::Rule(_) | Act::Intend(..) | Act::Names(..) => Ok(()),
            Act::Board(cards) => self.board(cards),
            Act::RaiseTo(seat, to) => match self.turn(*seat) {
                None => Ok(()),
                Some(turn) => match self.raise(turn).filter(|_| self.is_raise_heard(*seat)) {
                    Some(raise) => self.tell(Act::RaiseTo(*seat, (*to).max(raise.min).min(raise.max))),
                    None => self.tell(Act::Call(*seat)),
                },
            },
            Act::Call(seat) => match self.turn(*seat) {
                None => Ok(()),
                Some(_) => self.tell(Act::Call(*seat)),
            },
            Act::Fold(seat) => match self.turn(*seat) {
                Some(turn) if turn.call.is_positive() => self.tell(Act::Fold(*seat)),
                turn => {
                    self.ghosts = self.ghosts.with(*seat);
                    if turn.is_some() { self.tell(Act::Call(*seat)) } else { Ok(()) }
                }
            },
            Act::Show(..) | Act::Muck(_) if self.record.setup.game.board == 0 => {
                self.said = true;
                self.tell(act.clone())
            }
            Act::Show(..) | Act::Muck(_) if self.is_over() => self.showdown(),
            Act::Show(..) | Act::Muck(_) => Ok(()),
            act => self.tell(act.clone()),
        }
    }

    /// How far a player may raise, even after an all-in that wasn't a full raise: other programs allow that.
    fn raise(&self, turn: Turn) -> Option<RaiseTo> {
        match self.play.raise_range(turn.seat) {
            Err(Bar::Closed) => self.play.raise_sizes(turn.seat).ok(),
            _ => turn.raise,
        }
    }

    /// True if another player still in has more than the highest bet: PHH has no raise that nobody can call.
    fn is_raise_heard(&self, seat: usize) -> bool {
        let live = self.play.live();
        let highest = live.iter().map(|seat| self.play.bet(seat)).max().unwrap_or_default();
        let has = |other: usize| self.play.stack(other).and_then(|left| left.plus(self.play.bet(other)).ok());
        live.without(Seats::one(seat)).iter().any(|other| has(other).is_none_or(|all| all > highest))
    }

    fn turn(&self, seat: usize) -> Option<Turn> {
        match self.play.legal() {
            Next::Bet(turn) if turn.seat == seat => Some(turn),
            _ => None,
        }
    }

    /// Shared cards of the first run. If nobody can bet any more, hands are shown first.
    fn board(&mut self, cards: &Dealt) -> Result<(), Refusal> {
        let due = self.record.setup.game.board;
        if self.play.board(0).len().saturating_add(cards.len()) > due {
            return Ok(());
        }
        // A site without a betting round here lets everybody check.
        while let Next::Bet(turn) = self.play.legal() {
            self.tell(Act::Call(turn.seat))?;
        }
        if self.play.is_closed() {
            self.showdown()?;
        }
        // If all others mucked, no more cards come.
        if self.said && self.standing() < 2 {
            return Ok(());
        }
        self.tell(Act::Board(*cards))
    }

    /// The end of the hand. If it ended with a fold with nothing to call, the last player in bets until the others can fold.
    fn end(&mut self) -> Result<(), Refusal> {
        let folds = self
            .record
            .acts
            .iter()
            .filter_map(|act| if let Act::Fold(seat) = act { Some(*seat) } else { None });
        let left = self.play.live().without(self.ghosts).without(folds.collect());
        while left.count() == 1 && self.play.live().count() > 1 && !self.play.is_closed() {
            self.pass_ghosts()?;
            match self.play.legal() {
                Next::Bet(turn) => match turn.raise {
                    Some(raise) => self.tell(Act::RaiseTo(turn.seat, raise.min))?,
                    None => self.tell(Act::Call(turn.seat))?,
                },
                // Nobody saw the cards that didn't come.
                Next::Board { cards, .. } => self.tell(Act::Board(Dealt::unseen(cards)))?,
                _ => break,
            }
        }
        // A table without a last round lets everybody check.
        while self.play.board(0).len() >= self.record.setup.game.board
            && let Next::Bet(turn) = self.play.legal()
            && turn.call.is_zero()
        {
            self.tell(Act::Call(turn.seat))?;
        }
        self.showdown()
    }

    fn is_over(&self) -> bool {
        matches!(self.play.legal(), Next::Show { .. } | Next::Over)
            || (self.play.is_closed() && !matches!(self.play.legal(), Next::Bet(_) | Next::Deal { .. }))
    }

    /// Everybody still in shows or mucks, once.
    fn showdown(&mut self) -> Result<(), Refusal> {
        self.pass_ghosts()?;
        if self.said
            || self.play.live().count() < 2
            || matches!(self.play.legal(), Next::Bet(_) | Next::Deal { .. })
        {
            return Ok(());
        }
        self.said = true;
        let live: Vec<usize> = self.play.live().left_of(self.play.setup().button).collect();
        let mucks = self.mucks(&live);
        let all = mucks.iter().all(|(_, mucks)| *mucks);
        let (throw, show): (Vec<_>, Vec<_>) = mucks.into_iter().partition(|(_, mucks)| *mucks);
        for (seat, mucks) in show.into_iter().chain(throw) {
            // The last player in needn't show, nor does a player who was paid when nobody's cards are known.
            if self.standing() < 2 || (mucks && all && self.is_paid(seat)) {
                continue;
            }
            match self.cards(seat).filter(|_| !mucks) {
                Some(cards) => self.tell(Act::Show(seat, cards))?,
                None => self.tell(Act::Muck(seat))?,
            }
        }
        Ok(())
    }

    /// Who mucks among the players still in: players who did, players with nothing to show, and, if somebody was paid for unknown
    /// cards, everybody who wasn't paid.
    fn mucks(&self, live: &[usize]) -> Vec<(usize, bool)> {
        let unknown = live.iter().any(|seat| self.is_paid(*seat) && self.cards(*seat).is_none());
        let mucks = |seat: usize| {
            self.record.acts.contains(&Act::Muck(seat))
                || self.ghosts.contains(seat)
                || self.cards(seat).is_none()
                || (unknown && !self.is_paid(seat))
        };
        live.iter().map(|seat| (*seat, mucks(*seat))).collect()
    }

    /// The cards of a player, if they are all known.
    fn cards(&self, seat: usize) -> Option<Dealt> {
        let shown = self.record.acts.iter().find_map(|act| match act {
            Act::Show(of, cards) if *of == seat && !cards.is_empty() => Some(cards.cards().to_vec()),
            _ => None,
        });
        let held = || -> Vec<Option<Card>> { self.play.cards(seat).to_vec() };
        let cards = shown.unwrap_or_else(held);
        let whole = !cards.is_empty() && cards.iter().all(Option::is_some);
        whole.then(|| Dealt::of(cards)).flatten()
    }

    /// True if the file gives the player more at the end than they had before the pot was divided.
    fn is_paid(&self, seat: usize) -> bool {
        let ended = self.record.finishing.as_ref().and_then(|stacks| stacks.get(seat));
        ended.zip(self.play.stack(seat)).is_some_and(|(ended, left)| *ended > left)
    }
}
