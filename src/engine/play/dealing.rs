//! Dealing: cards for players, for the board, for the hand nobody plays; draws; no card twice.

use crate::cards::{Card, CardSet};
use crate::games::Step;
use crate::hand::Seats;
use crate::money::Money;
use crate::play::act::Dealt;
use crate::play::legal::Next;
use crate::play::limits::Matter;
use crate::play::machine::Play;
use crate::refusal::Refusal;

impl Play<'_> {
    /// Cards for a player, as many as they need or fewer.
    pub(crate) fn deal(&mut self, seat: usize, cards: &Dealt) -> Result<(), Refusal> {
        self.check_live(seat)?;
        let step = self.setup.course.steps().get(self.step).copied();
        let chair = self.chairs.get(seat);
        let (given, owed) = chair.map_or((0, 0), |chair| (chair.given, chair.owed));
        let fallen = self.has_fallen() && owed > 0;
        let (lacks, down) = match step {
            _ if fallen => (owed, owed),
            Some(Step::Deal { down, up }) => {
                let all = usize::from(down).saturating_add(usize::from(up));
                (all.saturating_sub(given), usize::from(down).saturating_sub(given))
            }
            Some(Step::Draw { .. }) => (owed, owed),
            _ => return Err(self.no_deal()),
        };
        if cards.is_empty() || cards.len() > lacks {
            let message =
                format!("`{}` gets {lacks} {} now, not {}", self.setup.name(seat), noun(lacks), cards.len());
            return Err(self.refuse_by("wrong-number-of-cards", Matter::HoleCards, message));
        }
        self.check_falls(cards.cards().iter().skip(down).copied())?;
        self.check_dealt(cards)?;
        if fallen {
            return self.deal_more(seat, cards);
        }
        let falls = cards.len().saturating_sub(down);
        let Some(chair) = self.chairs.get_mut(seat) else { return Ok(()) };
        for (place, card) in cards.cards().iter().enumerate() {
            if place >= down && chair.cards.len() < 16 {
                chair.up |= 1 << chair.cards.len();
            }
            if !chair.cards.push(*card) {
                return Err(self.refuse("wrong-number-of-cards", "that's too many cards for one hand"));
            }
        }
        let held = chair.cards.len();
        if owed > 0 {
            chair.owed = owed.saturating_sub(cards.len());
            return Ok(());
        }
        chair.given = given.saturating_add(cards.len());
        if cards.len() == lacks {
            self.served = self.served.with(seat);
        }
        for back in (1..=falls).rev() {
            let round = given.saturating_add(cards.len()).saturating_sub(back);
            self.falls(seat, held.saturating_sub(back), round, false);
        }
        Ok(())
    }

    /// Cards for the hand nobody plays.
    pub(crate) fn deal_blind(&mut self, cards: &Dealt) -> Result<(), Refusal> {
        let Some(Step::Blind(due)) = self.setup.course.steps().get(self.step).copied() else {
            return Err(self.no_deal());
        };
        self.check_count(usize::from(due), cards)?;
        self.check_dealt(cards)?;
        let fits = cards.cards().iter().all(|card| self.blind.push(*card));
        self.laid = self.laid.saturating_add(cards.len());
        if fits {
            Ok(())
        } else {
            Err(self.refuse("wrong-number-of-cards", "that's too many cards for one hand"))
        }
    }

    /// Shared cards for the board of the current run.
    pub(crate) fn deal_board(&mut self, cards: &Dealt) -> Result<(), Refusal> {
        let due = match self.setup.course.steps().get(self.step).copied() {
            Some(Step::Board(due)) => due,
            Some(Step::Deal { down, up }) if self.is_short() => {
                return self.deal_common(usize::from(down).saturating_add(usize::from(up)), cards);
            }
            _ => return Err(self.no_deal()),
        };
        self.check_count(usize::from(due), cards)?;
        self.check_dealt(cards)?;
        let run = self.run;
        let board = match run.checked_sub(1).and_then(|more| self.more_boards.get_mut(more)) {
            Some(board) => board,
            None => &mut self.board,
        };
        let fits = cards.cards().iter().all(|card| board.push(*card));
        self.laid = self.laid.saturating_add(cards.len());
        if fits {
            Ok(())
        } else {
            Err(self.refuse("wrong-number-of-cards", "that's too many cards for the board"))
        }
    }

    /// The pack has too few cards: the next ones are laid on the table instead, for everybody still in.
    fn deal_common(&mut self, due: usize, cards: &Dealt) -> Result<(), Refusal> {
        if cards.len() != due || self.chairs.iter().any(|chair| chair.given > 0) {
            let message = format!("deal {due} community {} for everybody, or none", noun(due));
            return Err(self.refuse_by("wrong-number-of-cards", Matter::Redeal, message));
        }
        self.check_dealt(cards)?;
        if !cards.cards().iter().all(|card| self.board.push(*card)) {
            return Err(self.refuse("wrong-number-of-cards", "that's too many cards for the board"));
        }
        self.common = self.common.saturating_add(due);
        self.served = self.live;
        Ok(())
    }

    fn check_count(&self, due: usize, cards: &Dealt) -> Result<(), Refusal> {
        let lacks = due.saturating_sub(self.laid);
        if !cards.is_empty() && cards.len() <= lacks {
            return Ok(());
        }
        let come = if lacks == 1 { "comes" } else { "come" };
        let message = format!("{lacks} {} {come} now, not {}", noun(lacks), cards.len());
        Err(self.refuse("wrong-number-of-cards", message))
    }

    fn no_deal(&self) -> Refusal {
        let why = match self.setup.course.steps().get(self.step) {
            Some(Step::Bet(_)) if self.round.running => {
                format!(
                    "no cards until the betting is over: it's `{}`'s turn",
                    self.setup.name(self.round.turn)
                )
            }
            Some(Step::Draw { .. }) => "players are drawing now; no cards go on the board".to_owned(),
            Some(Step::Own { deed, .. }) => {
                format!("no cards until everybody {} cards{}", deed.verb(), deed.whither())
            }
            Some(Step::Declare) => "no cards until everybody has declared".to_owned(),
            Some(Step::Drop) => "no cards until everybody has stayed or dropped".to_owned(),
            Some(Step::Board(_)) => "the next cards are community cards".to_owned(),
            Some(Step::Deal { .. } | Step::Blind(_)) => "the next cards go to the players".to_owned(),
            Some(Step::Bet(_)) | None => "there are no more cards to deal in this hand".to_owned(),
        };
        self.refuse_by("no-deal", Matter::Deal, why)
    }

    /// Refuses a dealt card as [`Self::check_new`] does. When the deck runs out, the discards are shuffled in again, and folded
    /// hands too if the host says so: at the latest when a card is dealt and the deck has none left.
    fn check_dealt(&mut self, cards: &Dealt) -> Result<(), Refusal> {
        let left = self.cards_left_beside(Seats::NONE);
        if left >= self.cards_due() {
            return self.check_new(cards);
        }
        if self.ruled {
            let folded = self.folded().without(self.shuffled_in);
            let more = self.cards_left_beside(self.shuffled_in.or(folded)).saturating_add(self.discards);
            self.shuffles = more >= self.cards_due();
            let hands = folded.iter().filter_map(|seat| self.chairs.get(seat));
            self.thrown = hands.fold(self.thrown, |thrown, chair| thrown.with(known(&chair.cards)));
            self.shuffled_in = self.shuffled_in.or(folded);
        }
        self.look_at(cards, self.thrown)?;
        self.thrown = self.thrown.without(known(cards));
        if cards.len() > left {
            // Nobody knows where the others went.
            self.unsure = self.unsure.with(self.thrown);
            (self.thrown, self.discards, self.shuffles) = (CardSet::EMPTY, 0, false);
        }
        Ok(())
    }

    /// Players who were dealt in and aren't in the hand any more.
    fn folded(&self) -> Seats {
        (0..self.chairs.len()).filter(|seat| !self.live.contains(*seat)).collect()
    }

    /// Refuses a card that is already on the table, or isn't in the pack.
    pub(crate) fn check_new(&mut self, cards: &Dealt) -> Result<(), Refusal> {
        self.look_at(cards, CardSet::EMPTY)
    }

    /// Checks where cards that nobody has seen are now. The cards in `back` came back and may be among them, each once. If a
    /// file doesn't say when the deck ran out, all discards may be.
    fn look_at(&mut self, cards: &Dealt, back: CardSet) -> Result<(), Refusal> {
        self.setup.game.check_cards(cards.cards().iter().flatten().copied())?;
        let (mut seen, mut named) = (self.seen, CardSet::EMPTY);
        let back = if self.tolerant() { back.with(self.thrown) } else { back };
        for card in cards.cards().iter().flatten() {
            let is_twice = !named.insert(*card);
            let comes_again = self.unsure.contains(*card) || back.contains(*card);
            if !is_twice && (seen.insert(*card) || comes_again) {
                continue;
            }
            let lies = match (is_twice, self.thrown.contains(*card)) {
                (true, _) => "is named twice",
                (false, true) => "was already thrown away",
                (false, false) => "is already on the table",
            };
            return Err(self.refuse("card-twice", format!("{card} {lies}")));
        }
        self.seen = seen;
        self.unsure = self.unsure.without(known(cards));
        Ok(())
    }

    /// A player draws. An unseen discard takes a known card out of the hand only if no unknown card is left in it.
    pub(crate) fn draw(&mut self, seat: usize, cards: &Dealt) -> Result<(), Refusal> {
        self.check_live(seat)?;
        let Some(Step::Draw { most }) = self.setup.course.steps().get(self.step).copied() else {
            let matter = if self.round.running { Matter::Deal } else { Matter::Draw };
            return Err(self.refuse_by("no-draw", matter, "players can't draw now"));
        };
        let name = self.setup.name(seat);
        if !self.due.contains(seat) {
            return Err(self.refuse_by("drawn-already", Matter::Draw, format!("`{name}` has already drawn")));
        }
        let turn = self.draws_next();
        if turn != Some(seat) && !self.ruled {
            let due = turn.map(|due| self.setup.name(due)).unwrap_or_default();
            return Err(self.refuse_by(
                "not-his-turn",
                Matter::Turn,
                format!("it's `{due}`'s turn to draw, not `{name}`'s"),
            ));
        }
        if cards.len() > usize::from(most) {
            let message =
                format!("`{name}` can draw {most} {}, not {}", noun(usize::from(most)), cards.len());
            return Err(self.refuse_by("too-many-exchanged", Matter::Draw, message));
        }
        let Some(kept) = self.chairs.get(seat).and_then(|chair| without(&chair.cards, cards)) else {
            return Err(
                self.refuse("card-not-held", format!("`{name}` can't throw away a card they don't have"))
            );
        };
        self.check_new(&self.first_seen(seat, cards))?;
        self.discards = self.discards.saturating_add(cards.len());
        self.thrown = self.thrown.with(known(cards));
        if let Some(chair) = self.chairs.get_mut(seat) {
            chair.cards = kept;
            chair.up = 0;
            chair.owed = cards.len();
        }
        self.due = self.due.without(Seats::one(seat));
        Ok(())
    }

    /// The cards a player shows or throws away that nobody had seen before.
    pub(crate) fn first_seen(&self, seat: usize, told: &Dealt) -> Dealt {
        let held = self.chairs.get(seat).map(|chair| chair.cards.cards().to_vec());
        let mut held = held.unwrap_or_default();
        let mut fresh = Dealt::NONE;
        for card in told.cards().iter().filter(|card| card.is_some()) {
            match held.iter().position(|other| other == card) {
                Some(place) => drop(held.remove(place)),
                None => drop(fresh.push(*card)),
            }
        }
        fresh
    }

    /// Draws go around from the dealer's left.
    fn draws_next(&self) -> Option<usize> {
        self.due.left_of(self.setup.button).next()
    }

    pub(crate) fn next_draw(&self, most: usize) -> Next {
        let owed: Seats = self
            .chairs
            .iter()
            .enumerate()
            .filter(|(_, chair)| chair.owed > 0)
            .map(|(seat, _)| seat)
            .collect();
        match (self.draws_next(), owed.iter().next()) {
            (Some(seat), _) => Next::Draw { seat, most, owed },
            (None, Some(seat)) => {
                let down = self.chairs.get(seat).map_or(0, |chair| chair.owed);
                Next::Deal { to: Seats::one(seat), down, up: 0 }
            }
            (None, None) => Next::Over,
        }
    }

    pub(crate) fn next_deal(&self, down: usize, up: usize) -> Next {
        let lacks =
            |seat: &usize| self.chairs.get(*seat).is_some_and(|chair| chair.given < down.saturating_add(up));
        Next::Deal { to: self.live.iter().filter(lacks).collect(), down, up }
    }

    /// The bet that everybody in the hand has to match now; zero between rounds.
    #[must_use]
    pub fn to_match(&self) -> Money {
        self.round.high
    }
}

/// A hand without the thrown cards; `None` if one of them isn't in it.
fn without(held: &Dealt, thrown: &Dealt) -> Option<Dealt> {
    let mut left: Vec<Option<Card>> = held.cards().to_vec();
    for card in thrown.cards() {
        let place =
            left.iter().position(|other| other == card).or_else(|| left.iter().position(Option::is_none));
        // A card nobody saw may be any card in the hand.
        let place = place.or_else(|| card.is_none().then(|| left.len().checked_sub(1)).flatten())?;
        left.remove(place);
    }
    Dealt::of(left)
}

/// The cards that somebody saw.
fn known(cards: &Dealt) -> CardSet {
    CardSet::of(&cards.cards().iter().flatten().copied().collect::<Vec<_>>())
}

const fn noun(count: usize) -> &'static str {
    if count == 1 { "card" } else { "cards" }
}
