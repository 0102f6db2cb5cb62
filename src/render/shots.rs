//! A hand as it is drawn: how the table looks after every act, and who got what at the end.

use crate::answer::hand::Hand;
use crate::render::page::{name, together};
use crate::render::replay::{Telling, is_unseen};
use engine::cards::Card;
use engine::hand::PotPaid;
use engine::money::Money;
use engine::play::Act;
use engine::refusal::Notice;
use ledger::night::hand_frames::Frame;

/// The table after an act.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shot {
    /// What was done.
    pub said: String,
    /// What is in the middle.
    pub pot: String,
    /// The streets that are over, and the pot at the end of each.
    pub streets: Vec<(String, String)>,
    /// The shared cards, once for each run.
    pub boards: Vec<Vec<Option<Card>>>,
    /// Who sits there, clockwise.
    pub chairs: Vec<Drawn>,
    /// The pots at the end: which, how much, who could win it, who did.
    pub pots: Vec<[String; 4]>,
    /// Why each chip went where.
    pub why: Vec<String>,
    /// The text shown instead, if no table is drawn.
    pub text: String,
}

/// A player as drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// Who.
    pub name: String,
    /// What they have left.
    pub stack: String,
    /// What they bet in this round; at the end, what they won.
    pub bet: String,
    /// True if they have the button.
    pub button: bool,
    /// True if they are no longer in.
    pub out: bool,
    /// True if it was their act.
    pub acts: bool,
    /// Their cards, as far as known.
    pub cards: Vec<Option<Card>>,
    /// Which way they went, if that is declared.
    pub went: String,
}

impl Telling<'_> {
    /// The table after every act worth showing.
    #[must_use]
    pub fn shots(&self) -> Vec<Shot> {
        let mut streets: Vec<(String, String)> = Vec::new();
        let mut went = vec![String::new(); self.setup.places.len()];
        let mut shots: Vec<Shot> = Vec::new();
        let mut before: Option<&Frame> = None;
        for frame in self.frames {
            if let (Some(Act::Board(_)), Some(before)) = (&frame.act, before) {
                streets.push((street(before), self.sum(before.pot)));
            }
            if let Some(Act::Declare(seat, side)) = &frame.act
                && let Some(went) = went.get_mut(*seat)
            {
                *went = format!("{side:?}").to_lowercase();
            }
            before = Some(frame);
            let said = match &frame.act {
                None => "antes and blinds are posted".to_owned(),
                Some(act) if is_unseen(act) => "cards are dealt".to_owned(),
                Some(act) => self.sentence(frame, act),
            };
            let is_more = shots.last().is_some_and(|last: &Shot| last.said == said);
            let shot = self.shot(frame, said, &streets, &went);
            // A round of cards that nobody sees is one step.
            match shots.last_mut().filter(|_| is_more) {
                Some(last) => *last = shot,
                None if shot.said.is_empty() => {}
                None => shots.push(shot),
            }
        }
        shots
    }

    fn shot(&self, frame: &Frame, said: String, streets: &[(String, String)], went: &[String]) -> Shot {
        let actor = frame.act.as_ref().and_then(actor);
        let seats = self.setup.places.iter().enumerate().filter(|(_, place)| place.takes_part());
        let chair = |(seat, _)| {
            let bet = frame.bets.get(seat).copied().unwrap_or_default();
            let stack = frame.stacks.get(seat).copied().flatten();
            let hand = frame.hands.get(seat).into_iter().flatten();
            Drawn {
                name: name(&self.setup.name(seat)),
                stack: stack.map(|stack| self.sum(stack)).unwrap_or_default(),
                bet: if bet.is_zero() { String::new() } else { self.sum(bet) },
                button: seat == self.setup.button,
                out: !frame.live.contains(seat),
                acts: actor == Some(seat),
                cards: hand.map(|(card, _)| *card).collect(),
                went: went.get(seat).cloned().unwrap_or_default(),
            }
        };
        Shot {
            said,
            pot: self.sum(frame.pot),
            streets: streets.to_vec(),
            boards: frame.boards.clone(),
            chairs: seats.map(chair).collect(),
            ..Shot::default()
        }
    }

    /// The table at the end, after all other shots.
    #[must_use]
    pub fn end(&self, hand: &Hand, after: &[Option<Money>], pots: &[PotPaid]) -> Option<Shot> {
        let last = self.shots().pop()?;
        let seats: Vec<usize> = (0..self.setup.places.len())
            .filter(|seat| self.setup.places.get(*seat).is_some_and(|place| place.takes_part()))
            .collect();
        let mut chairs = last.chairs;
        for (chair, seat) in chairs.iter_mut().zip(seats) {
            let stack = after.get(seat).copied().flatten();
            chair.stack = stack.map(|stack| self.sum(stack)).unwrap_or_default();
            chair.acts = false;
            chair.bet = won(hand, &self.setup.name(seat));
        }
        let all = |seats: engine::hand::Seats| {
            together(&seats.iter().map(|seat| self.who(seat)).collect::<Vec<_>>())
        };
        let pot = |(number, paid): (usize, &PotPaid)| {
            let title = if number == 0 { "main pot".to_owned() } else { format!("side pot {number}") };
            [title, self.sum(paid.pot.amount), all(paid.pot.eligible), all(paid.high.or(paid.low))]
        };
        Some(Shot {
            said: crate::render::hand::sentence(hand),
            chairs,
            pots: pots.iter().enumerate().map(pot).collect(),
            why: hand.why.iter().map(Notice::with_rule).collect(),
            pot: last.pot,
            streets: last.streets,
            boards: last.boards,
            text: String::new(),
        })
    }
}

/// A hand known only by its figures: what everybody put in, and what they won.
#[must_use]
pub fn by_result(hand: &Hand) -> Shot {
    let chair = |(who, put_in): &(String, crate::answer::Amount)| Drawn {
        name: name(who),
        stack: format!("in {put_in}"),
        bet: won(hand, who),
        ..Drawn::default()
    };
    Shot {
        said: crate::render::hand::sentence(hand),
        chairs: hand.put_in.iter().map(chair).collect(),
        why: hand.why.iter().map(Notice::with_rule).collect(),
        ..Shot::default()
    }
}

fn won(hand: &Hand, who: &str) -> String {
    let won = hand.awards.iter().find(|(winner, _)| winner == who);
    won.map(|(_, amount)| format!("+{amount}")).unwrap_or_default()
}

/// The name of the street that ends here.
fn street(frame: &Frame) -> String {
    match frame.boards.first().map_or(0, Vec::len) {
        0 => "before the flop".to_owned(),
        3 => "flop".to_owned(),
        4 => "turn".to_owned(),
        5 => "river".to_owned(),
        cards => format!("board of {cards}"),
    }
}

/// Whose act it is.
const fn actor(act: &Act) -> Option<usize> {
    match act {
        Act::Deal { seat, .. }
        | Act::Fold(seat)
        | Act::Call(seat)
        | Act::RaiseTo(seat, _)
        | Act::Intend(seat, _)
        | Act::BringIn(seat)
        | Act::Draw(seat, _)
        | Act::Declare(seat, _)
        | Act::Drop(seat)
        | Act::Stay(seat)
        | Act::Show(seat, _)
        | Act::Muck(seat)
        | Act::Retrieve(seat)
        | Act::Kill(seat)
        | Act::Miscall(seat)
        | Act::Names(seat, _)
        | Act::Fine(seat, _)
        | Act::Chips(seat, _)
        | Act::Sold { seat, .. } => Some(*seat),
        _ => None,
    }
}
