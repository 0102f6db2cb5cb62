//! Golf: four hidden cards in a square, a stroke turns one up, and the fewest points over all holes win.
//!
//! Real cards are hidden on the table, so a card of a square is known only once it is turned up. If the program deals, the
//! two cards a player looks at are drawn at the look, stay hidden on the sheet, and are not asked for again.

use crate::cards::{Card, CardSet, deck};
use crate::games::party::ask::{Ask, Offer};
use crate::games::party::bar::Bar;
use crate::games::party::golf::square::{NEAREST, Square, at, score};
use crate::games::party::moves::{Choice, Move, Word};
use crate::games::party::party_game::PartyGame;
use crate::games::party::row::{PartyDeals, PartyRow};
use crate::games::party::setup::PartySetup;
use crate::games::party::sheet::Sheet;
use crate::games::party::standing::{all_again, antes, leaders};
use crate::games::party::term::{TermKind, TermRow};
use crate::games::party::terms;
use crate::games::party::till::Till;
use crate::money::Overflow;
use crate::refusal::Refusal;

mod square;
mod told;

/// The game's row.
pub(crate) const ROW: PartyRow = PartyRow {
    name: "golf",
    title: "Golf",
    needs: "52 cards",
    rule: "CAU-069",
    deals: PartyDeals::EachHole,
    least: 2,
    most: Some(6),
    terms: &[&ANTE, &REANTE, &HOLES, &FOURS],
    begin: |setup| Ok(Box::new(Golf::begin(setup)?)),
};

/// What each player pays for a game (CAU-069).
pub(crate) const ANTE: TermRow = TermRow { rule: "CAU-069", ..terms::ANTE };

/// What each player adds when the lowest are tied (CAU-078).
pub(crate) const REANTE: TermRow = TermRow { rule: "CAU-078", ..terms::REANTE };

/// How many holes a game has; the source does not say.
pub(crate) const HOLES: TermRow = TermRow {
    name: "holes",
    question: "how many holes to play",
    kind: TermKind::Count { least: 1, most: 18, default: 9 },
    rule: "CAU-077",
    open: true,
    key: Some("golf.holes"),
};

/// What four of a kind are worth; the source stops at three.
pub(crate) const FOURS: TermRow = TermRow {
    name: "fours",
    question: "what four of a kind scores",
    kind: TermKind::Word(&[
        ("zero", "it's two pairs, so zero"),
        ("minus", "minus twice the value of one of them"),
    ]),
    rule: "CAU-076",
    open: true,
    key: Some("golf.fours"),
};

/// A game of Golf.
#[derive(Clone, Debug)]
struct Golf {
    setup: PartySetup,
    till: Till,
    /// What each hole brought each seat since the last ante.
    scores: Vec<Vec<i64>>,
    /// How many holes were dealt before this one, tiebreaks included: the deal goes around.
    deals: usize,
    squares: Vec<Square>,
    /// The cards seen in this hole.
    seen: CardSet,
    discards: Vec<Card>,
    /// Who has had a look.
    looked: Vec<bool>,
    /// Whose look is being dealt, and which card of it.
    looking: Option<(usize, u8)>,
    /// How many turns this hole has had.
    turns: usize,
    /// Whose turn it is.
    seat: usize,
    /// The hidden card the player looked at: it has to go.
    saw: Option<u8>,
    phase: Phase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The first discard has to be turned up.
    Open,
    /// The player draws from the stock or the discards.
    Draw,
    /// The top card of the stock has to be seen.
    Stock,
    /// The player has to use the drawn card.
    Use {
        drawn: Card,
        is_stock: bool,
    },
    /// The card at this place has to be seen; `drawn` replaces it.
    Reveal {
        place: u8,
        drawn: Option<Card>,
    },
    Over,
}

impl Golf {
    fn begin(setup: &PartySetup) -> Result<Self, Overflow> {
        let till = antes(setup)?;
        Ok(Self {
            till,
            scores: vec![Vec::new(); setup.seats()],
            deals: 0,
            squares: vec![Square::default(); setup.seats()],
            seen: CardSet::EMPTY,
            discards: Vec::new(),
            looked: vec![false; setup.seats()],
            looking: None,
            turns: 0,
            seat: setup.first,
            saw: None,
            phase: Phase::Open,
            setup: setup.clone(),
        })
    }

    fn square(&self, seat: usize) -> Square {
        self.squares.get(seat).copied().unwrap_or_default()
    }

    /// The hidden places of the player whose turn it is.
    fn hidden(&self) -> Vec<u8> {
        self.square(self.seat).hidden()
    }

    /// Where the drawn card may go: only to the card the player looked at, if there is one (CAU-073).
    fn targets(&self) -> Vec<u8> {
        self.saw.map_or_else(|| self.hidden(), |place| vec![place])
    }

    /// True until the first card of the hole is drawn: until then players may look (CAU-070).
    fn is_before_play(&self) -> bool {
        self.turns == 0 && self.phase == Phase::Draw
    }

    /// Notes a look; only a program that deals has to find the two cards.
    fn look(&mut self, seat: usize) {
        if let Some(looked) = self.looked.get_mut(seat) {
            *looked = true;
        }
        self.looking = NEAREST.first().filter(|_| self.setup.is_dealt).map(|place| (seat, *place));
    }

    fn chose(&mut self, choice: &Choice) -> Result<(), Overflow> {
        match (self.phase, choice) {
            (Phase::Draw, Choice::Word(Word::Stock)) => self.phase = Phase::Stock,
            (Phase::Draw, Choice::Word(Word::Discard)) => {
                if let Some(drawn) = self.discards.pop() {
                    return self.drawn(drawn, false);
                }
            }
            (Phase::Use { drawn, .. }, Choice::Place(place)) => return self.reveal(*place, Some(drawn)),
            (Phase::Use { drawn, .. }, Choice::Turn(place)) => {
                self.discards.push(drawn);
                return self.reveal(*place, None);
            }
            _ => {}
        }
        Ok(())
    }

    fn dealt(&mut self, card: Card) -> Result<(), Overflow> {
        self.seen.insert(card);
        if let Some((seat, place)) = self.looking {
            if let Some(square) = self.squares.get_mut(seat) {
                square.know(place, card);
            }
            let next = NEAREST.into_iter().find(|near| *near > place);
            self.looking = next.map(|place| (seat, place));
            return Ok(());
        }
        match self.phase {
            Phase::Open => {
                self.discards.push(card);
                self.phase = Phase::Draw;
                Ok(())
            }
            Phase::Stock => self.drawn(card, true),
            Phase::Reveal { place, drawn } => self.revealed(card, place, drawn),
            _ => Ok(()),
        }
    }

    /// A card is drawn; if it can only go to one place, it goes there.
    fn drawn(&mut self, drawn: Card, is_stock: bool) -> Result<(), Overflow> {
        self.phase = Phase::Use { drawn, is_stock };
        match self.targets()[..] {
            [place] if !self.may_turn() => self.reveal(place, Some(drawn)),
            _ => Ok(()),
        }
    }

    /// Only a card from the stock may be thrown away, and not by a player who looked.
    const fn may_turn(&self) -> bool {
        self.saw.is_none() && matches!(self.phase, Phase::Use { is_stock: true, .. })
    }

    /// A hidden card is turned up; if it's known, nobody is asked for it.
    fn reveal(&mut self, place: u8, drawn: Option<Card>) -> Result<(), Overflow> {
        self.phase = Phase::Reveal { place, drawn };
        match self.square(self.seat).card(place) {
            Some(card) => self.revealed(card, place, drawn),
            None => Ok(()),
        }
    }

    fn revealed(&mut self, card: Card, place: u8, drawn: Option<Card>) -> Result<(), Overflow> {
        if drawn.is_some() {
            self.discards.push(card);
        }
        if let Some(square) = self.squares.get_mut(self.seat) {
            square.open(place, drawn.unwrap_or(card));
        }
        self.turns = self.turns.saturating_add(1);
        self.saw = None;
        self.seat = self.setup.left(self.seat, 1);
        self.phase = Phase::Draw;
        let last = self.setup.seats().saturating_mul(Square::CARDS);
        if self.turns == last { self.end_hole() } else { Ok(()) }
    }

    /// After four turns each, nothing is hidden any more: the hole is scored.
    fn end_hole(&mut self) -> Result<(), Overflow> {
        let fours = self.is_fours_minus();
        for (scores, square) in self.scores.iter_mut().zip(&self.squares) {
            scores.push(score(&square.showing(), fours));
        }
        self.scored();
        let holes = usize::try_from(self.setup.terms.count(&HOLES)).unwrap_or(usize::MAX);
        if self.scores.first().is_some_and(|scores| scores.len() >= holes) {
            return self.finish();
        }
        self.next_hole();
        Ok(())
    }

    fn is_fours_minus(&self) -> bool {
        self.setup.terms.word(&FOURS) == "minus"
    }

    /// The deal moves one to the left.
    fn next_hole(&mut self) {
        let seats = self.setup.seats();
        self.deals = self.deals.saturating_add(1);
        self.squares = vec![Square::default(); seats];
        self.seen = CardSet::EMPTY;
        self.discards.clear();
        self.looked = vec![false; seats];
        self.turns = 0;
        self.seat = self.setup.left(self.setup.first, self.deals);
        self.phase = Phase::Open;
    }

    fn total(&self, seat: usize) -> i64 {
        let scores = self.scores.get(seat).map_or(&[][..], Vec::as_slice);
        scores.iter().copied().fold(0, i64::saturating_add)
    }

    /// The lowest total takes the pot; on a tie, everybody pays and plays again from zero.
    fn finish(&mut self) -> Result<(), Overflow> {
        let totals = self.setup.deal_order().map(|seat| (seat, self.total(seat)));
        let best = leaders(totals, true);
        let points = best.first().map_or(0, |seat| self.total(*seat));
        if let [winner] = best[..] {
            let (name, pot) = (self.setup.name(winner), self.setup.shown(self.till.pot()));
            let text = format!("`{name}` has the lowest total, {points}, and takes {pot}");
            self.till.because("CAU-077", text);
            self.phase = Phase::Over;
            return self.till.take(winner, self.till.pot());
        }
        let what = format!("{} tied at {points}", self.setup.names(&best));
        all_again(&self.setup, &mut self.till, self.setup.terms.rule(&REANTE), &what)?;
        self.scores = vec![Vec::new(); self.setup.seats()];
        self.next_hole();
        Ok(())
    }
}

impl PartyGame for Golf {
    fn ask(&self) -> Ask {
        if let Some((seat, _)) = self.looking {
            return Ask::Deal { seat, what: "a card the player looks at" };
        }
        let seat = self.seat;
        match self.phase {
            Phase::Open => Ask::Deal { seat, what: "the first discard" },
            Phase::Stock => Ask::Deal { seat, what: "the top of the stock" },
            Phase::Reveal { place, .. } => Ask::Deal { seat, what: at(place) },
            Phase::Draw => {
                let offers = vec![Offer::Word(Word::Stock), Offer::Word(Word::Discard)];
                Ask::Choose { seat, offers }
            }
            Phase::Use { .. } => {
                let turn = self.may_turn().then(|| Offer::Turn(self.hidden()));
                let offers = [Offer::Place(self.targets())].into_iter().chain(turn).collect();
                Ask::Choose { seat, offers }
            }
            Phase::Over => Ask::Over,
        }
    }

    fn asides(&self) -> Vec<(usize, Offer)> {
        if self.looking.is_some() {
            return Vec::new();
        }
        let looks = self
            .setup
            .clockwise(self.seat)
            .filter(|seat| self.is_before_play() && self.looked.get(*seat) == Some(&false));
        let may_see = !self.setup.is_dealt && self.saw.is_none();
        let in_turn = matches!(self.phase, Phase::Draw | Phase::Stock | Phase::Use { .. });
        let saw = (may_see && in_turn).then(|| (self.seat, Offer::Saw(self.hidden())));
        looks.map(|seat| (seat, Offer::Word(Word::Look))).chain(saw).collect()
    }

    fn deals(&self) -> usize {
        self.deals.saturating_add(1)
    }

    fn deck(&self) -> Vec<Card> {
        deck::standard().into_iter().filter(|card| !self.seen.contains(*card)).collect()
    }

    fn bars(&self, tried: &Move) -> Bar {
        self.bar(tried)
    }

    fn waits(&self, seat: usize) -> Option<Bar> {
        Some(Bar::new("CAU-071", format!("it isn't `{}`'s turn; play goes clockwise", self.setup.name(seat))))
    }

    fn apply(&mut self, done: &Move) -> Result<(), Refusal> {
        match done {
            Move::Aside(seat, Choice::Word(Word::Look)) => self.look(*seat),
            Move::Aside(_, Choice::Saw(place)) => {
                self.saw = Some(*place);
                if let Phase::Use { drawn, is_stock } = self.phase {
                    self.drawn(drawn, is_stock)?;
                }
            }
            Move::Chose(choice) => self.chose(choice)?,
            Move::Dealt(card) => self.dealt(*card)?,
            _ => {}
        }
        Ok(())
    }

    fn sheet(&self) -> Sheet {
        Sheet::new(
            &["cards", "showing", "holes", "total"],
            (0..self.setup.seats()).map(|seat| self.row(seat)),
            self.notes(),
        )
    }

    fn till(&self) -> &Till {
        &self.till
    }
}

#[cfg(test)]
mod tests;
