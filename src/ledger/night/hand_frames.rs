//! A full hand step by step: how the table stood after every act.

use crate::refusal::Refusal;
use engine::cards::Card;
use engine::hand::Seats;
use engine::money::Money;
use engine::play::{Act, Next, Play, Setup};

/// How the table stood after an act; the first frame is before all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// What was done.
    pub act: Option<Act>,
    /// For a call, what it cost; zero is a check.
    pub call: Money,
    /// True if a bet was made with nothing to raise.
    pub opens: bool,
    /// What's in the middle.
    pub pot: Money,
    /// What everybody has left; `None` if nobody knows.
    pub stacks: Vec<Option<Money>>,
    /// What everybody bet in this round.
    pub bets: Vec<Money>,
    /// Who is still in.
    pub live: Seats,
    /// The cards of the player who acted, each with whether it's face down.
    pub own: Vec<(Option<Card>, bool)>,
    /// The cards of every player, each with whether it's face down.
    pub hands: Vec<Vec<HeldCard>>,
    /// The community cards, once for each run.
    pub boards: Vec<Vec<Option<Card>>>,
}

/// A card somebody holds, if it's known, and whether it's face down.
pub type HeldCard = (Option<Card>, bool);

impl Frame {
    /// True if a player has no chips left in front of them.
    #[must_use]
    pub fn has_no_chips(&self, seat: usize) -> bool {
        self.stacks.get(seat).is_some_and(|stack| stack.is_some_and(Money::is_zero))
    }
}

/// All frames of a hand, in order.
pub fn frames(setup: &Setup, acts: &[Act]) -> Result<Vec<Frame>, Refusal> {
    let mut play = Play::begin(setup)?;
    let mut frames = vec![frame(&play, None, Money::ZERO, false)];
    for act in acts {
        play.pass_over(act)?;
        let (call, opens) = match play.legal() {
            Next::Bet(turn) => (turn.call, turn.raise.is_some_and(|raise| raise.opens)),
            Next::Asked(asked) => (asked.price, false),
            _ => (Money::ZERO, false),
        };
        play.apply(act)?;
        frames.push(frame(&play, Some(act.clone()), call, opens));
    }
    Ok(frames)
}

/// The ante, the blind and the dead money somebody posted, as far as their chips went.
#[must_use]
pub fn posted(setup: &Setup, frames: &[Frame], seat: usize) -> [Money; 3] {
    let Some(place) = setup.places.get(seat) else { return [Money::ZERO; 3] };
    let bet = frames.first().and_then(|frame| frame.bets.get(seat)).copied().unwrap_or_default();
    let blind = place.blind.min(bet);
    let left = place.stack.and_then(|stack| stack.minus(blind).ok());
    let ante = left.map_or(place.ante, |left| place.ante.min(left));
    let dead = left.and_then(|left| left.minus(ante).ok()).map_or(place.dead, |left| place.dead.min(left));
    [ante, blind, dead]
}

/// Who bet last, and how much of it is above the highest bet that met it; `None` if all of it was met. A player who is out gets no
/// blind back: it isn't a bet (DAV-30).
#[must_use]
pub fn uncalled(setup: &Setup, frames: &[Frame]) -> Option<(usize, Money)> {
    let last = frames.iter().rposition(|frame| frame.bets.iter().any(|bet| bet.is_positive()))?;
    let mut bets = frames.get(last)?.bets.clone();
    // The call that ends the round clears the bets it meets.
    if let Some(frame) = frames.get(last.saturating_add(1))
        && let Some(Act::Call(seat)) = frame.act
    {
        let bet = bets.get_mut(seat)?;
        *bet = bet.plus(frame.call).ok()?;
    }
    let (seat, most) = bets.iter().enumerate().max_by_key(|(_, bet)| **bet)?;
    let met = bets.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, bet)| *bet).max()?;
    let is_out = frames.last().is_some_and(|end| !end.live.contains(seat));
    let blind = setup.places.get(seat).map(|place| place.blind).filter(|_| is_out).unwrap_or_default();
    let over = most.minus(met.max(blind)).ok().filter(|over| over.is_positive())?;
    Some((seat, over))
}

fn frame(play: &Play<'_>, act: Option<Act>, call: Money, opens: bool) -> Frame {
    let seats = 0..play.setup().places.len();
    let hand = |seat: usize| -> Vec<HeldCard> {
        let cards = play.cards(seat).iter().enumerate();
        cards.map(|(place, card)| (*card, !play.is_up(seat, place))).collect()
    };
    let hands: Vec<Vec<HeldCard>> = seats.clone().map(hand).collect();
    let own = act.as_ref().and_then(Act::seat).and_then(|seat| hands.get(seat)).cloned();
    let boards = (0..usize::from(play.runs())).map(|run| play.board(run).to_vec());
    Frame {
        act,
        call,
        opens,
        pot: play.pot(),
        stacks: seats.clone().map(|seat| play.stack(seat)).collect(),
        bets: seats.map(|seat| play.bet(seat)).collect(),
        live: play.live(),
        own: own.unwrap_or_default(),
        hands,
        boards: boards.filter(|board| !board.is_empty()).collect(),
    }
}
