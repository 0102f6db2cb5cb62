//! Who opens a betting round, by the way the house or the game decides it.

use crate::cards::Card;
use crate::games::{Highs, Step};
use crate::hand::{Declares, Seats, opens_after_declare};
use crate::money::Money;
use crate::play::limits::Matter;
use crate::play::machine::Play;
use crate::play::openers::Opener;
use crate::rank::{High, Ladder, Scheme, Seen, Uses};

/// A player who opens a round by open cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestShowing<'a> {
    /// Which round it is, from 0.
    pub round: u32,
    /// The player whose open cards are best, or worst if the lowest card opens.
    pub seat: usize,
    /// True if others show the same, and this player is the first of them on the dealer's left.
    pub is_level: bool,
    /// The house rule behind it.
    pub rule: Option<&'a str>,
}

/// Who opens a round, and how that was decided.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Opening {
    pub opener: Option<usize>,
    /// True if unknown cards leave it open.
    pub unsure: bool,
    /// How open cards decided it, if they did.
    pub by_cards: Option<Matter>,
}

impl Opening {
    const fn by_place(opener: Option<usize>) -> Self {
        Self { opener, unsure: false, by_cards: None }
    }
}

impl Play<'_> {
    /// Who opens a round by open cards, with the rule behind it, until somebody acts in it.
    #[must_use]
    pub fn opens_by_cards(&self) -> Option<BestShowing<'_>> {
        let matter = self.opens_by()?;
        let rule = self.setup.limits.rule(matter);
        let is_level = matter == Matter::OpenLevel;
        Some(BestShowing { round: self.rounds, seat: self.round.turn, is_level, rule })
    }

    /// How open cards decided who opens, as long as nobody has acted.
    pub(crate) fn opens_by(&self) -> Option<Matter> {
        self.round.by_cards.filter(|_| self.round.running && !self.round.begun)
    }

    /// Which of the `pending` players opens the round that begins now.
    pub(crate) fn opener(&self, pending: Seats) -> Opening {
        let from = |seat: usize| {
            if pending.contains(seat) { Some(seat) } else { pending.left_of(seat).next() }
        };
        if self.rounds == 0
            && let Some(first) = self.setup.first
        {
            return Opening::by_place(from(first));
        }
        let before = self.step.checked_sub(1).and_then(|step| self.setup.course.steps().get(step)).copied();
        if before == Some(Step::Declare) && self.setup.openers.lock {
            let opener = opens_after_declare(&self.declared(), pending, self.setup.button);
            return Opening::by_place(opener.and_then(from));
        }
        let way = self.way(before);
        match way {
            Opener::BestShowing | Opener::WorstShowing => self.by_showing(way, pending, from),
            _ => Opening::by_place(self.by_place(way, pending, from)),
        }
    }

    /// What each player still in declared.
    #[must_use]
    pub fn declared(&self) -> Vec<(usize, Declares)> {
        self.live.iter().filter_map(|seat| Some((seat, self.chairs.get(seat)?.declares?))).collect()
    }

    /// True in the round after a declare.
    #[must_use]
    pub fn follows_declare(&self) -> bool {
        let steps = self.setup.course.steps();
        let before = self.step.checked_sub(1).and_then(|step| steps.get(step));
        before == Some(&Step::Declare) && matches!(steps.get(self.step), Some(Step::Bet(_)))
    }

    /// True if unknown open cards leave it open who opens the round that has just begun.
    #[must_use]
    pub const fn opens_unsure(&self) -> bool {
        self.round.unsure
    }

    /// Who opens the round that has just begun, how that was decided, and the last to bet or raise before it.
    #[must_use]
    pub fn opens(&self) -> Option<(usize, Opener, Option<usize>)> {
        let fresh = self.round.running && !self.round.opened && self.round.checked.is_empty();
        let before = self.step.checked_sub(1).and_then(|step| self.setup.course.steps().get(step)).copied();
        fresh.then(|| (self.round.turn, self.way(before), self.aggressor))
    }

    fn way(&self, before: Option<Step>) -> Opener {
        let openers = &self.setup.openers;
        let first = self.rounds == 0;
        let up = self.chairs.iter().any(|chair| chair.up != 0);
        match (openers.showing, before) {
            (Some((opener, _)), _) if up && first => opener,
            (Some((_, opener)), _) if up => opener,
            (_, Some(Step::Draw { .. })) if !first => openers.drawn,
            // After a declare it's as in the game's other rounds (MIK-67).
            (_, Some(Step::Declare)) if !first && self.has_drawn() => openers.drawn,
            _ if first => openers.first,
            _ => openers.later,
        }
    }

    /// Which of the house's choices decides who opens the current round.
    #[must_use]
    pub fn opened_by(&self) -> Matter {
        let before = self.step.checked_sub(1).and_then(|step| self.setup.course.steps().get(step)).copied();
        let showing = self.setup.openers.showing.is_some() && self.chairs.iter().any(|chair| chair.up != 0);
        match before {
            _ if self.rounds == 0 && self.setup.first.is_some() => Matter::OpenFirst,
            Some(Step::Declare) => Matter::Turn,
            _ if showing => self.round.by_cards.unwrap_or(Matter::OpenShowing),
            Some(Step::Draw { .. }) if self.rounds > 0 => Matter::OpenDraw,
            // If draw games start with the last raiser, a first round without a raise follows that rule too (MIK-67).
            _ if self.rounds == 0 && self.draws_from_last_raiser() => Matter::OpenDraw,
            _ if self.rounds == 0 => Matter::OpenFirst,
            _ => Matter::OpenLater,
        }
    }

    /// True if cards were drawn before this step.
    fn has_drawn(&self) -> bool {
        self.setup.course.steps().iter().take(self.step).any(|step| matches!(step, Step::Draw { .. }))
    }

    fn draws_from_last_raiser(&self) -> bool {
        let draws = self.setup.course.steps().iter().any(|step| matches!(step, Step::Draw { .. }));
        draws && self.setup.openers.drawn == Opener::LeftOfLastRaiser
    }

    fn by_place(&self, way: Opener, pending: Seats, from: impl Fn(usize) -> Option<usize>) -> Option<usize> {
        let left = |seat: usize| pending.left_of(seat).next();
        let left_of_dealer = || left(self.setup.button);
        match way {
            Opener::LeftOfBlinds => self.setup.last_blind().map_or_else(left_of_dealer, left),
            Opener::LastRaiser => self.aggressor.map_or_else(left_of_dealer, from),
            Opener::LeftOfLastRaiser => self.aggressor.map_or_else(left_of_dealer, left),
            _ => left_of_dealer(),
        }
    }

    fn by_showing(&self, way: Opener, pending: Seats, from: impl Fn(usize) -> Option<usize>) -> Opening {
        let known = |seat: &usize| {
            self.chairs.get(*seat).is_some_and(|chair| chair.showing().all(|card| card.is_some()))
        };
        let unsure = !self.live.iter().all(|seat| known(&seat));
        // Of several equal hands the first on the dealer's left counts, so a later one must be better to replace it.
        let mut best: Option<(usize, Showing)> = None;
        let mut is_level = false;
        for seat in self.live.left_of(self.setup.button).filter(known) {
            let showing = self.showing(seat, way);
            match &best {
                Some((_, other)) if showing == *other => is_level = true,
                Some((_, other)) if !showing.opens_before(other, way) => {}
                _ => (best, is_level) = (Some((seat, showing)), false),
            }
        }
        let shown = best.and_then(|(seat, _)| from(seat));
        let by_cards = (shown.is_some() && !unsure).then_some(if is_level {
            Matter::OpenLevel
        } else {
            Matter::OpenShowing
        });
        let opener = shown.or_else(|| pending.left_of(self.setup.button).next());
        Opening { opener, unsure, by_cards }
    }

    /// What a player's open cards are worth for opening.
    fn showing(&self, seat: usize, way: Opener) -> Showing {
        let up: Vec<Card> =
            self.chairs.get(seat).map(|chair| chair.showing().flatten().collect()).unwrap_or_default();
        let low = self.setup.game.highs == Highs::Not;
        if self.rounds == 0 && self.setup.bring_in.is_positive() {
            return Showing::Card(up.first().map(|card| by_suit(*card, low)));
        }
        if low {
            return Showing::Low(grouped(&up));
        }
        let wilds = self.wilds().unwrap_or(self.setup.game.wilds);
        let wilds =
            if wilds.needs_hole() || way == Opener::WorstShowing { Default::default() } else { wilds };
        let scheme = Scheme { high: Some(Ladder::STANDARD), low: None, wilds, uses: Uses::Any };
        let holding = crate::cards::Holding::unmarked(up);
        Showing::High(scheme.best_high(&Seen::new(&holding, &[])))
    }
}

/// Open cards that can be compared with another player's in the same round.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Showing {
    /// One card, by rank and then by suit, for the bring-in.
    Card(Option<(usize, u8)>),
    /// A high hand.
    High(Option<High>),
    /// Groups of equal ranks, the largest first, the ace low.
    Low(Vec<(usize, usize)>),
}

impl Showing {
    fn opens_before(&self, other: &Self, way: Opener) -> bool {
        if way == Opener::BestShowing { self > other } else { self < other }
    }
}

/// A card's rank, with the ace low if only lows count, and its suit from clubs up.
fn by_suit(card: Card, ace_low: bool) -> (usize, u8) {
    (rank(card, ace_low), card.suit().map_or(0, |suit| suit as u8))
}

fn rank(card: Card, ace_low: bool) -> usize {
    let index = card.rank().map_or(0, |rank| rank.index().saturating_add(1));
    if ace_low && index == 13 { 0 } else { index }
}

fn grouped(cards: &[Card]) -> Vec<(usize, usize)> {
    let mut counts = [0_usize; 14];
    for card in cards {
        if let Some(count) = counts.get_mut(rank(*card, true)) {
            *count = count.saturating_add(1);
        }
    }
    let mut groups: Vec<(usize, usize)> = counts
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        .map(|(rank, count)| (*count, rank))
        .collect();
    groups.sort_unstable_by(|one, other| other.cmp(one));
    groups
}

/// True if a round can cost anything: somebody owes, or two players can bet.
pub(crate) fn can_bet(able: Seats, owes: impl Fn(usize) -> Money) -> bool {
    match able.count() {
        0 => false,
        1 => able.only().is_some_and(|seat| owes(seat).is_positive()),
        _ => true,
    }
}
