//! What all players still in do with their own cards at once: some are thrown away, passed on or turned up.
//!
//! Passed cards change hands once everybody has chosen. A card nobody saw may be any of the player's face-down cards, so nobody
//! knows afterwards which ones are left.

use crate::cards::{Card, CardSet};
use crate::games::{Deed, PassWay, Step};
use crate::hand::Seats;
use crate::play::act::Dealt;
use crate::play::limits::Matter;
use crate::play::machine::Play;
use crate::refusal::Refusal;

impl Play<'_> {
    /// A player does something with some of their cards.
    pub(crate) fn own(&mut self, seat: usize, deed: Deed, cards: &Dealt) -> Result<(), Refusal> {
        self.check_live(seat)?;
        let name = self.setup.name(seat);
        let due = match self.setup.course.steps().get(self.step) {
            Some(Step::Own { deed: due, cards }) if *due == deed => usize::from(*cards),
            _ => {
                let message = format!("this isn't when `{name}` {} cards{}", deed.verb(), deed.whither());
                return Err(self.refuse_by("no-deed", Matter::Deal, message));
            }
        };
        if !self.due.contains(seat) {
            let message = format!("`{name}` already did that");
            return Err(self.refuse("done-already", message));
        }
        if cards.len() != due {
            let noun = if due == 1 { "card" } else { "cards" };
            let message = format!("`{name}` {} {due} {noun}, not {}", deed.verb(), cards.len());
            return Err(self.refuse("wrong-number-of-cards", message));
        }
        let taken = self.taken(seat, cards)?;
        if deed == Deed::Roll {
            self.check_falls(cards.cards().iter().copied())?;
        }
        self.check_new(&taken.fresh)?;
        match deed {
            Deed::Discard => self.throw_away(seat, cards, &taken),
            Deed::Roll => self.turn_up(seat, &taken),
            Deed::Pass(_) => {
                if let Some(chair) = self.chairs.get_mut(seat) {
                    chair.chosen = *cards;
                }
            }
        }
        self.due = self.due.without(Seats::one(seat));
        Ok(())
    }

    /// Which of the player's face-down cards these are.
    fn taken(&self, seat: usize, cards: &Dealt) -> Result<Taken, Refusal> {
        let Some(chair) = self.chairs.get(seat) else { return Ok(Taken::default()) };
        let mut taken = Taken::default();
        let find = |taken: &Taken, fits: &dyn Fn(Option<Card>) -> bool| {
            let down = |place: usize| chair.up & (1 << place) == 0 && !taken.has(place);
            let mut places = chair.cards.cards().iter().enumerate().filter(|(place, _)| down(*place));
            places.find(|(_, card)| fits(**card)).map(|(place, _)| place)
        };
        // Named cards first; each unseen card is one of the others.
        for card in cards.cards().iter().flatten() {
            let place = find(&taken, &|held| held == Some(*card));
            if place.is_none() {
                taken.fresh.push(Some(*card));
            }
            let Some(place) = place.or_else(|| find(&taken, &|held| held.is_none())) else {
                let message = format!("`{}` has no {card} face down", self.setup.name(seat));
                return Err(self.refuse("card-not-held", message));
            };
            taken.places |= 1 << place;
        }
        let named = taken.places;
        for _ in cards.cards().iter().filter(|card| card.is_none()) {
            let place = find(&taken, &|held| held.is_none()).or_else(|| find(&taken, &|_| true));
            let Some(place) = place else {
                let message = format!("`{}` has too few cards face down", self.setup.name(seat));
                return Err(self.refuse("card-not-held", message));
            };
            taken.places |= 1 << place;
            taken.unseen |= 1 << place;
        }
        taken.named = named;
        Ok(taken)
    }

    /// What is known about the hand afterwards. If an unseen card left it, nobody knows which face-down cards are left.
    fn left_of(&mut self, seat: usize, taken: &Taken) -> Vec<Option<Card>> {
        let Some(chair) = self.chairs.get(seat) else { return Vec::new() };
        let mut fresh = taken.fresh.cards().iter().copied();
        let mut unsure = CardSet::EMPTY;
        let mut left = Vec::with_capacity(chair.cards.len());
        for (place, card) in chair.cards.cards().iter().enumerate() {
            let (open, named) = (chair.up & (1 << place) != 0, taken.named & (1 << place) != 0);
            left.push(match card {
                None if named => fresh.next().flatten(),
                Some(card) if taken.unseen != 0 && !open && !named => {
                    unsure.insert(*card);
                    None
                }
                card => *card,
            });
        }
        // The player may still hold them, throw them away, or pass them on.
        self.unsure = self.unsure.with(unsure);
        left
    }

    /// Takes cards out of a hand.
    fn take_out(&mut self, seat: usize, taken: &Taken) {
        let hand = self.left_of(seat, taken);
        let Some(chair) = self.chairs.get_mut(seat) else { return };
        let (mut left, mut up) = (Dealt::NONE, 0_u16);
        for (place, card) in hand.iter().enumerate().filter(|(place, _)| !taken.has(*place)) {
            if chair.up & (1 << place) != 0 {
                up |= 1 << left.len();
            }
            left.push(*card);
        }
        (chair.cards, chair.up) = (left, up);
    }

    fn throw_away(&mut self, seat: usize, cards: &Dealt, taken: &Taken) {
        self.take_out(seat, taken);
        self.discards = self.discards.saturating_add(cards.len());
        let known: Vec<Card> = cards.cards().iter().flatten().copied().collect();
        self.thrown = self.thrown.with(CardSet::of(&known));
    }

    fn turn_up(&mut self, seat: usize, taken: &Taken) {
        let turned = Dealt::of(self.left_of(seat, taken)).unwrap_or_default();
        let Some(chair) = self.chairs.get_mut(seat) else { return };
        chair.cards = turned;
        chair.up |= taken.places;
        for (round, place) in (0..turned.len()).filter(|place| taken.has(*place)).enumerate() {
            self.falls(seat, place, round, false);
        }
    }

    /// Everybody has chosen: the cards change hands among the players still in.
    pub(crate) fn change_hands(&mut self, way: PassWay) -> Result<(), Refusal> {
        let seats: Vec<usize> = self.live.left_of(self.setup.button).collect();
        let mut given = Vec::new();
        for (place, seat) in seats.iter().enumerate() {
            let chosen = self.chairs.get(*seat).map(|chair| chair.chosen).unwrap_or_default();
            let taken = self.taken(*seat, &chosen)?;
            self.take_out(*seat, &taken);
            let to = place.saturating_add(way.on(seats.len())).checked_rem(seats.len()).unwrap_or(0);
            given.extend(seats.get(to).map(|to| (*to, chosen)));
        }
        for (to, cards) in given {
            let Some(chair) = self.chairs.get_mut(to) else { continue };
            for card in cards.cards() {
                chair.cards.push(*card);
            }
        }
        for chair in &mut self.chairs {
            chair.chosen = Dealt::NONE;
        }
        Ok(())
    }
}

/// Cards taken out of a hand, or turned up in it: one bit for each place.
#[derive(Default)]
struct Taken {
    /// All of these cards.
    places: u16,
    /// The named ones.
    named: u16,
    /// The unseen ones: they may be any of the face-down cards.
    unseen: u16,
    /// Named cards that nobody had seen before.
    fresh: Dealt,
}

impl Taken {
    const fn has(&self, place: usize) -> bool {
        self.places & (1 << place) != 0
    }
}
