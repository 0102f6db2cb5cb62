//! Who opens a round of betting, by the house's and the game's way to find him.

use crate::domain::cards::Card;
use crate::domain::games::{Highs, Step};
use crate::domain::hand::{Seats, opens_after_declare};
use crate::domain::money::Money;
use crate::domain::play::machine::Play;
use crate::domain::play::openers::Opener;
use crate::domain::rank::{High, Ladder, Scheme, Seen, Uses};

impl Play<'_> {
    /// Who opens the round that begins now among `pending`, and whether unknown cards leave that open.
    pub(crate) fn opener(&self, pending: Seats) -> (Option<usize>, bool) {
        let from = |seat: usize| {
            if pending.contains(seat) { Some(seat) } else { pending.left_of(seat).next() }
        };
        if self.rounds == 0
            && let Some(first) = self.setup.first
        {
            return (from(first), false);
        }
        let before = self.step.checked_sub(1).and_then(|step| self.setup.course.steps().get(step)).copied();
        if before == Some(Step::Declare) && self.setup.openers.lock {
            let declared: Vec<_> =
                self.live.iter().filter_map(|seat| Some((seat, self.chairs.get(seat)?.declares?))).collect();
            return (opens_after_declare(&declared, self.setup.button).and_then(from), false);
        }
        let way = self.way(before);
        match way {
            Opener::BestShowing | Opener::WorstShowing => self.by_showing(way, pending, from),
            _ => (self.by_place(way, pending, from), false),
        }
    }

    fn way(&self, before: Option<Step>) -> Opener {
        let openers = &self.setup.openers;
        let first = self.rounds == 0;
        let up = self.chairs.iter().any(|chair| chair.up != 0);
        match (openers.showing, before) {
            (Some((opener, _)), _) if up && first => opener,
            (Some((_, opener)), _) if up => opener,
            (_, Some(Step::Draw { .. })) if !first => openers.drawn,
            _ if first => openers.first,
            _ => openers.later,
        }
    }

    fn by_place(&self, way: Opener, pending: Seats, from: impl Fn(usize) -> Option<usize>) -> Option<usize> {
        let left = |seat: usize| pending.left_of(seat).next();
        let left_of_dealer = || left(self.setup.button);
        match way {
            Opener::LeftOfBlinds => self.last_blind().map_or_else(left_of_dealer, left),
            Opener::LastRaiser => self.aggressor.map_or_else(left_of_dealer, from),
            Opener::LeftOfLastRaiser => self.aggressor.map_or_else(left_of_dealer, left),
            _ => left_of_dealer(),
        }
    }

    /// The seat of the last blind or straddle: of the first two who posted the higher one, the later if they are equal;
    /// who posts behind them straddles if he posts more, and else only makes up for what he missed.
    fn last_blind(&self) -> Option<usize> {
        let places = &self.setup.places;
        let all: Seats = (0..places.len()).collect();
        let blind = |seat: usize| places.get(seat).map_or(Money::ZERO, |place| place.blind);
        let posted = all.left_of(self.setup.button).filter(|seat| blind(*seat).is_positive());
        let later = |last: usize, (count, seat): (usize, usize)| {
            let second = count == 1 && blind(seat) == blind(last);
            if second || blind(seat) > blind(last) { seat } else { last }
        };
        let mut posted = posted.enumerate();
        let (_, first) = posted.next()?;
        Some(posted.fold(first, later))
    }

    fn by_showing(
        &self,
        way: Opener,
        pending: Seats,
        from: impl Fn(usize) -> Option<usize>,
    ) -> (Option<usize>, bool) {
        let known = |seat: &usize| {
            self.chairs.get(*seat).is_some_and(|chair| chair.showing().all(|card| card.is_some()))
        };
        let unsure = !self.live.iter().all(|seat| known(&seat));
        // Of several equal hands the first on the dealer's left counts, so later ones only replace it by being better.
        let mut best: Option<(usize, Showing)> = None;
        for seat in self.live.left_of(self.setup.button).filter(known) {
            let showing = self.showing(seat, way);
            if best.as_ref().is_none_or(|(_, other)| showing.opens_before(other, way)) {
                best = Some((seat, showing));
            }
        }
        let opener =
            best.and_then(|(seat, _)| from(seat)).or_else(|| pending.left_of(self.setup.button).next());
        (opener, unsure)
    }

    /// What a player's open cards are worth for the opening.
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
        let wilds = self.setup.game.wilds;
        let wilds =
            if wilds.needs_hole() || way == Opener::WorstShowing { Default::default() } else { wilds };
        let scheme = Scheme { high: Some(Ladder::STANDARD), low: None, wilds, uses: Uses::Any };
        let holding = crate::domain::cards::Holding::unmarked(up);
        Showing::High(scheme.best_high(&Seen::new(&holding, &[])))
    }
}

/// Open cards, comparable with those of another in the same round.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Showing {
    /// One card, by rank and then by suit: who brings it in.
    Card(Option<(usize, u8)>),
    /// A hand for high.
    High(Option<High>),
    /// Groups of equal ranks, the largest first, the ace low.
    Low(Vec<(usize, usize)>),
}

impl Showing {
    fn opens_before(&self, other: &Self, way: Opener) -> bool {
        if way == Opener::BestShowing { self > other } else { self < other }
    }
}

/// A card's rank, the ace low where only lows count, and its suit from clubs up.
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

/// True if a round can cost anything: somebody owes, or two can bet.
pub(crate) fn can_bet(able: Seats, owes: impl Fn(usize) -> Money) -> bool {
    match able.count() {
        0 => false,
        1 => able.only().is_some_and(|seat| owes(seat).is_positive()),
        _ => true,
    }
}
