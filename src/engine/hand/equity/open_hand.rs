//! A hand whose cards aren't all dealt: what is missing, and who is paid once it has come.

use crate::cards::{Card, CardSet, deck};
use crate::games::Second;
use crate::hand::award::Claims;
use crate::hand::checks;
use crate::hand::equity::runouts::{Deals, Place, drawn, every, ways};
use crate::hand::halves::{Entitled, Field, Terms, claims, opposite};
use crate::hand::house_rules::HouseRules;
use crate::hand::judge::Judge;
use crate::hand::laid::laid;
use crate::hand::one_deck;
use crate::hand::pots::Pot;
use crate::hand::reason::Side;
use crate::hand::seats::Seats;
use crate::hand::showdown::{Named, Showdown};
use crate::rank::{Scheme, Uses};
use crate::refusal::Refusal;

/// The hand, with room for the cards that come.
pub(super) struct OpenHand<'h> {
    showdown: Showdown,
    house: &'h HouseRules,
    scheme: Scheme,
    pots: Vec<Pot>,
    compared: Seats,
    declared: bool,
    /// The last two players, high first, if they split without comparing.
    opposite: Option<(usize, usize)>,
    places: Vec<Place>,
    /// The cards that can come.
    rest: Vec<Card>,
}

impl<'h> OpenHand<'h> {
    /// Runs the same checks as the settlement; cards may be missing.
    pub(super) fn of(showdown: &Showdown, house: &'h HouseRules) -> Result<Self, Refusal> {
        checks::money(showdown, house)?;
        one_deck::check(showdown)?;
        checks::announced(showdown, house)?;
        checks::level(showdown, house)?;
        check_cards_decide(showdown)?;
        let pots = laid(showdown, house)?.pots;
        checks::pots(showdown, &pots, house)?;
        let live = showdown.seats_where(|player| !player.stake.folded);
        let declared = checks::declarations(showdown, house, live)?;
        let opposite = opposite(showdown, house, live);
        let compared = if opposite.is_some() || live.count() < 2 { Seats::NONE } else { live };
        let places = missing(showdown, compared)?;
        let rest = rest(showdown);
        if places.len() > rest.len() {
            let (due, left) = (places.len(), rest.len());
            let message = format!("{due} cards are still to come, but the deck has only {left} left");
            return Err(Refusal::new("pack-too-small", message));
        }
        let scheme = showdown.game.scheme(&house.ranking.customs);
        let mut open = Self {
            showdown: showdown.clone(),
            house,
            scheme,
            pots,
            compared,
            declared,
            opposite,
            places,
            rest,
        };
        open.compared = compared.without(open.check_counts()?);
        Ok(open)
    }

    pub(super) fn pots(&self) -> &[Pot] {
        &self.pots
    }

    /// How many boards a pot is shared among.
    pub(super) fn boards(&self) -> usize {
        self.showdown.contests()
    }

    /// How many hands are made and compared to deal the cards in every way.
    pub(super) fn needs(&self) -> u64 {
        let two = |cards: u64| cards.saturating_mul(cards.saturating_sub(1)).checked_div(2).unwrap_or(0);
        let (own, board) = (self.showdown.game.cards as u64, self.showdown.game.board as u64);
        let three = two(board).saturating_mul(board.saturating_sub(2)).checked_div(3).unwrap_or(0);
        let each = if self.scheme.uses == Uses::Two { two(own).saturating_mul(three) } else { 1 };
        ways(&self.places, self.rest.len())
            .saturating_mul(u64::from(self.compared.count()))
            .saturating_mul(self.boards() as u64)
            .saturating_mul(each.max(1))
    }

    /// Deals the missing cards in every way, or draws that many ways, and shows each result to `seen`.
    pub(super) fn run(&mut self, drawing: Option<u32>, seen: &mut dyn FnMut(&Self)) {
        let (places, mut rest) = (std::mem::take(&mut self.places), std::mem::take(&mut self.rest));
        let mut dealing = Dealing { open: self, seen };
        match drawing {
            None => every(&mut dealing, &places, &rest),
            Some(times) => drawn(&mut dealing, &places, &mut rest, times),
        }
        (self.places, self.rest) = (places, rest);
    }

    /// The hands on one of the boards, once all cards are dealt.
    pub(super) fn judge(&self, board: usize) -> Judge {
        Judge::new(&self.showdown, &self.scheme, (self.compared, board), self.showdown.as_called)
    }

    /// Who is paid for a board of a pot.
    pub(super) fn claims(&self, judge: &Judge, eligible: Seats) -> Claims {
        let all = |high: Seats| Claims { high, low: None };
        if let Some(seat) = eligible.only() {
            return all(Seats::one(seat));
        }
        if let Some((high, low)) = self.opposite {
            return Claims { high: Seats::one(high), low: Some(Seats::one(low)) };
        }
        let contest = eligible.and(self.compared);
        let terms = Terms::of(&self.showdown, self.house);
        if self.showdown.game.second() == Second::None {
            let best = judge.best(Side::Whole, contest).0;
            return all(if terms.goalpost && best.count() > 1 { Seats::NONE } else { best });
        }
        let field = Field::of(&self.showdown, self.declared, contest);
        match field.judge(terms, &|side, among| judge.best(side, among).0) {
            Entitled::All(seat) => all(Seats::one(seat)),
            Entitled::Halves { high, low, .. } => claims(high, low),
        }
    }

    /// Checks that a full deal gives everybody the right number of cards; returns the players whose hands can't win.
    fn check_counts(&self) -> Result<Seats, Refusal> {
        let mut full = self.showdown.clone();
        self.places.iter().zip(&self.rest).for_each(|(place, card)| put(&mut full, *place, *card));
        checks::counts(&full, self.compared, self.house)
    }
}

/// A hand that cards are dealt to, and the observer that sees each full deal.
struct Dealing<'o, 'h, 's> {
    open: &'o mut OpenHand<'h>,
    seen: &'s mut dyn FnMut(&OpenHand<'h>),
}

impl Deals for Dealing<'_, '_, '_> {
    fn put(&mut self, place: Place, card: Card) {
        put(&mut self.open.showdown, place, card);
    }

    fn take(&mut self, place: Place) {
        let showdown = &mut self.open.showdown;
        match place.seat.and_then(|seat| showdown.players.get_mut(seat)) {
            Some(player) => player.cards.pop(),
            None => showdown.board.pop(),
        }
    }

    fn full(&mut self) {
        (self.seen)(self.open);
    }
}

fn put(showdown: &mut Showdown, place: Place, card: Card) {
    match place.seat.and_then(|seat| showdown.players.get_mut(seat)) {
        Some(player) => player.cards.push(card, false),
        None => showdown.board.push(card),
    }
}

/// Refuses if more than the cards decides: more than one run, an agreement, a drop game, a miscalled hand.
fn check_cards_decide(showdown: &Showdown) -> Result<(), Refusal> {
    let miscalled = showdown.players.iter().any(|player| player.named != Named::Rightly);
    let why = match showdown {
        _ if showdown.drop.is_some() => "players stay or drop in this game",
        _ if showdown.agreed.is_some() => "the players agreed on how to share",
        _ if showdown.runs() > 1 => "the board was dealt more than once; give the cards all runs share",
        _ if miscalled || !showdown.takers.is_empty() => "a hand was miscalled or mucked",
        _ => return Ok(()),
    };
    Err(Refusal::new("no-equity", format!("can't work out the equity: {why}")))
}

/// The places of the cards that are not dealt yet.
fn missing(showdown: &Showdown, compared: Seats) -> Result<Vec<Place>, Refusal> {
    let game = &showdown.game;
    if compared.is_empty() {
        return Ok(Vec::new());
    }
    let mut places = Vec::new();
    let mut lay = |seat: Option<usize>, cards: usize, in_order: bool| {
        places.extend((0..cards).map(|card| Place { seat, with_last: card > 0 && !in_order }));
    };
    lay(None, game.board.saturating_sub(showdown.board.len()), !game.boards.is_plain());
    for seat in compared.iter() {
        let Some(player) = showdown.players.get(seat) else { continue };
        if player.cards.is_empty() {
            let message = format!("`{}` is in, but the cards aren't known", player.name);
            return Err(Refusal::new("cards-unknown", message));
        }
        let held = player.cards.cards().len();
        // In point games players take as many cards as they like.
        let due = if game.counts_points() { 0 } else { game.cards.saturating_sub(held) };
        if due > 0 && game.needs_hole() {
            let message = format!(
                "`{}` gets {due} more, and in `{}` it matters which cards are in the hole",
                player.name, game.name
            );
            return Err(Refusal::new("hole-cards-unknown", message));
        }
        lay(Some(seat), due, false);
    }
    Ok(places)
}

/// The cards of the pack that nobody has seen.
fn rest(showdown: &Showdown) -> Vec<Card> {
    let mut seen = CardSet::of(&showdown.board);
    for card in showdown.players.iter().flat_map(|player| player.cards.cards()) {
        seen.insert(*card);
    }
    let pack = deck::standard().into_iter().chain([Card::JOKER]);
    pack.filter(|card| showdown.game.has(*card) && !seen.contains(*card)).collect()
}
