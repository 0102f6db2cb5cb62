//! A hand as far as it has been entered: its setup and its acts. How it stands is found by playing them again.

use engine::cards::Card;
use engine::games::Deed;
use engine::hand::Seats;
use engine::play::{Act, Dealt, Next, Play, Setup};
use ledger::bank::entering::{self, Bought};
use ledger::refusal::Refusal;
use std::rc::Rc;

/// A hand as far as it has been entered.
#[derive(Clone, Debug, PartialEq)]
pub struct Entered {
    /// What was set before the first card.
    pub setup: Rc<Setup>,
    /// What happened since; cards nobody has to see are dealt without asking.
    pub acts: Vec<Act>,
    /// What the dealer called, with the additions.
    pub called: String,
    /// Who was warned in it, for the whole table (MIK-17).
    pub warned: Vec<usize>,
    /// Who bought chips before the deal; they are part of their stack (DAV-15).
    pub bought: Vec<Bought>,
    /// Who was dealt in and is away from the table: their hand is dead at their turn.
    pub away: Seats,
    /// Whose cards were shown, and who saw them.
    pub shown: Vec<(usize, usize)>,
    /// Who waits for the big blind and gets no cards until then (DAV-27).
    pub waiting: Seats,
    /// Who gets none because they sit between button and small blind (DAV-29).
    pub barred: Seats,
    /// Who has the small and the big blind.
    pub blinds: Option<(usize, usize)>,
    /// True if the table named the dealer; otherwise it was their turn.
    pub dealer_said: bool,
}

impl Entered {
    /// A hand that starts: face-down cards are dealt.
    pub fn begin(setup: Setup, called: String, bought: Vec<Bought>, away: Seats) -> Result<Self, Refusal> {
        Self {
            setup: Rc::new(setup),
            acts: Vec::new(),
            called,
            warned: Vec::new(),
            bought,
            away,
            shown: Vec::new(),
            waiting: Seats::NONE,
            barred: Seats::NONE,
            blinds: None,
            dealer_said: false,
        }
        .with(&[])
    }

    /// Everything sold for this hand, in order: before the deal and in the middle of it.
    pub fn purchases(&self) -> impl Iterator<Item = Bought> {
        entering::purchases(&self.bought, &self.acts)
    }

    /// How the hand stands.
    pub fn play(&self) -> Result<Play<'_>, Refusal> {
        let mut play = Play::begin(&self.setup)?;
        self.acts.iter().try_for_each(|act| play.apply(act))?;
        Ok(play)
    }

    /// The hand with more acts added, all of them or none.
    pub fn with(&self, acts: &[Act]) -> Result<Self, Refusal> {
        let mut play = self.play()?;
        let mut all = self.acts.clone();
        for act in acts {
            play.apply(act)?;
            all.push(act.clone());
        }
        while let Some(act) = unseen(&play) {
            play.apply(&act)?;
            all.push(act);
        }
        Ok(Self { acts: all, ..self.clone() })
    }

    /// A mark that the host allows the next act.
    pub const fn ruled(&self) -> &'static str {
        match self.acts.as_slice() {
            [.., Act::Rule(_)] => "ruling · ",
            _ => "",
        }
    }

    /// Who is still away, as far as this hand shows: a player who was allowed to bet is back.
    #[must_use]
    pub fn still_away(&self) -> Seats {
        let back: Seats = self.acts.iter().filter_map(bets).collect();
        self.away.without(back)
    }

    /// Who was away before and bets in the acts after `before`: they are back in time.
    pub fn came_back(&self, before: &Self) -> Vec<String> {
        let away = before.still_away();
        let bettors = self.acts.iter().skip(before.acts.len()).filter_map(bets);
        bettors.filter(|seat| away.contains(*seat)).map(|seat| self.setup.name(seat)).collect()
    }

    /// The hand before its last cards, if nobody saw them.
    #[must_use]
    pub fn before_the_unseen(&self) -> Self {
        let is_seen = |act: &Act| match act {
            Act::Deal { cards, .. } => cards.cards().iter().any(Option::is_some),
            _ => true,
        };
        let seen = self.acts.iter().rposition(is_seen).map_or(0, |last| last.saturating_add(1));
        Self { acts: self.acts.iter().take(seen).cloned().collect(), ..self.clone() }
    }

    /// The same hand with cards that nobody saw now known, in the order they came.
    pub fn known(&self, whose: Whose, cards: &[Card]) -> Result<Self, Refusal> {
        let passed = |act: &Act| matches!(act, Act::Own { deed: Deed::Pass(_), .. });
        if matches!(whose, Whose::Seat(_)) && self.acts.iter().any(passed) {
            let message = "cards have been passed since the deal, so you can't fill in that hand now: type it at the showdown";
            return Err(Refusal::worded("not-now", message).into());
        }
        let mut left = cards.iter();
        let acts: Vec<Act> = self.acts.iter().map(|act| filled(act, whose, &mut left)).collect();
        let over = left.count();
        if over > 0 {
            let message = format!("that's {over} too many: all the other cards are already known");
            return Err(Refusal::worded("not-now", message).into());
        }
        Self { acts, ..self.clone() }.with(&[])
    }
}

/// Who bets by this act, or stays in.
const fn bets(act: &Act) -> Option<usize> {
    match act {
        Act::Call(seat) | Act::RaiseTo(seat, _) | Act::BringIn(seat) => Some(*seat),
        _ => None,
    }
}

/// Whose cards are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Those of a place.
    Seat(usize),
    /// The shared ones.
    Board,
    /// Those of the extra hand.
    Blind,
}

/// The next cards, if nobody has to see them: those face down, and the extra hand.
fn unseen(play: &Play<'_>) -> Option<Act> {
    if play.is_short() {
        return None;
    }
    match play.legal() {
        Next::Deal { to, down, up: 0 } => {
            let seat = to.left_of(play.setup().button).next()?;
            Some(Act::Deal { seat, cards: Dealt::unseen(down) })
        }
        Next::Blind(cards) => Some(Act::Blind(Dealt::unseen(cards))),
        _ => None,
    }
}

fn filled<'c>(act: &Act, whose: Whose, cards: &mut impl Iterator<Item = &'c Card>) -> Act {
    let mut fill = |dealt: &Dealt| {
        let known = dealt.cards().iter().map(|card| card.or_else(|| cards.next().copied()));
        Dealt::of(known).unwrap_or(*dealt)
    };
    match (act, whose) {
        (Act::Deal { seat, cards }, Whose::Seat(of)) if *seat == of => {
            Act::Deal { seat: *seat, cards: fill(cards) }
        }
        (Act::Board(cards), Whose::Board) => Act::Board(fill(cards)),
        (Act::Blind(cards), Whose::Blind) => Act::Blind(fill(cards)),
        _ => act.clone(),
    }
}
