//! How a tournament stands: its players, its clock, its seats.

use crate::answer::tournament::paid::Chopped;
use crate::answer::{Amount, ByName};
use engine::money::Currency;
use ledger::night::Tonight;
use ledger::night::ring;
use ledger::night::tournament::dealing::dealer_beside;
use ledger::night::tournament::field::{ordered, stack};
use ledger::night::tournament::paying::prize_list;
use ledger::refusal::Refusal;
use ledger::tournament::clock::{ClockReading, ClockState, Moment};
use ledger::tournament::did;
use ledger::tournament::levels;
use ledger::tournament::{Entrant, EntrantState, Phase, Tournament};
use serde::Serialize;

/// How a tournament stands.
#[derive(Clone, Debug, Serialize)]
pub struct State {
    /// Its number.
    pub tournament: u32,
    /// What it is called.
    pub name: String,
    /// How far it is.
    pub phase: &'static str,
    /// The prize pool.
    pub pool: Amount,
    /// All bounties together.
    pub bounties: Amount,
    /// The chips in play.
    pub chips: Amount,
    /// The smallest chip in play.
    pub unit: Amount,
    /// How many are still in.
    pub left: usize,
    /// How many entered.
    pub entrants: usize,
    /// What the clock shows, while it is played.
    pub clock: Option<Clock>,
    /// The prizes, first place first, if known.
    pub prizes: Option<Vec<Amount>>,
    /// How the players still in share, if they agreed on that.
    pub deal: Option<Chopped>,
    /// Why play stands still, if it does.
    pub stopped: Option<String>,
    /// The players still in, then the others by place.
    pub players: Vec<Player>,
}

/// A player's state in it.
#[derive(Clone, Debug, Serialize)]
pub struct Player {
    /// Who.
    pub player: String,
    /// Whether they are still in.
    pub standing: EntrantState,
    /// Their place, if known.
    pub place: Option<u32>,
    /// Their chips.
    pub chips: Amount,
    /// What they paid in.
    pub paid: Amount,
    /// The bounty on their head.
    pub bounty: Amount,
    /// How often they came back.
    pub again: u32,
    /// How often they added on.
    pub addons: u32,
}

/// What a clock shows; times in seconds.
#[derive(Clone, Debug, Serialize)]
pub struct Clock {
    /// What it is doing.
    pub state: ClockState,
    /// The level, counted from 1.
    pub level: usize,
    /// What is posted; none in a break.
    pub blinds: Option<Blinds>,
    /// What will be posted.
    pub next: Option<Blinds>,
    /// Since the level began.
    pub elapsed: i64,
    /// Until the next one begins; none where the table decides.
    pub left: Option<i64>,
    /// Since the first card.
    pub total: i64,
    /// True if it was read off the clock on the wall.
    pub by_wall: bool,
}

/// What is posted in a level.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Blinds {
    /// The small blind.
    pub small: Amount,
    /// The big blind.
    pub big: Amount,
    /// The ante.
    pub ante: Amount,
}

/// Who sits where.
#[derive(Clone, Debug, Serialize)]
pub struct Seats {
    /// Clockwise.
    pub seats: Vec<Seat>,
    /// Who deals, if that isn't the player with the button.
    pub dealer: Option<String>,
    /// The rule that makes them deal.
    #[serde(skip)]
    pub rule: Option<String>,
}

/// A seat at a table of it.
#[derive(Clone, Debug, Serialize)]
pub struct Seat {
    /// Its number, where it has one.
    pub seat: Option<u32>,
    /// Who sits there.
    pub player: String,
    /// Their chips.
    pub chips: Amount,
    /// True if they have the button.
    pub button: bool,
}

impl State {
    /// Its state at this moment.
    #[must_use]
    pub fn of(tonight: &Tonight, on: &Tournament, now: &Moment) -> Self {
        let reading = on.reading(now).ok().filter(|_| on.phase == Phase::Running);
        let money = |amount| Amount::new(amount, tonight.currency);
        let prizes = prize_list(tonight, on).ok().filter(|_| on.terms.prizes.is_some());
        let player = |entrant: &Entrant| Player {
            player: tonight.name(entrant.player).to_owned(),
            standing: entrant.standing,
            place: place(on, entrant),
            chips: chips(stack(tonight, on, entrant)),
            paid: money(entrant.paid),
            bounty: money(entrant.bounty),
            again: entrant.again,
            addons: entrant.addons,
        };
        Self {
            tournament: on.number,
            name: on.name.clone(),
            phase: on.phase.word(),
            pool: money(on.pool),
            bounties: money(on.bounties),
            chips: chips(on.chips),
            unit: chips(on.terms.unit),
            left: on.players().count(),
            entrants: on.entrants.len(),
            clock: reading.as_ref().map(Clock::of),
            prizes: prizes.map(|list| list.into_iter().map(money).collect()),
            deal: on.chopped.as_ref().map(|chopped| Chopped::of(tonight, chopped)),
            stopped: on.stopped.as_ref().map(|stop| stop.why.clone()),
            players: ordered(tonight, on).into_iter().map(player).collect(),
        }
    }
}

/// The place they were paid for, else the one they have so far.
fn place(on: &Tournament, entrant: &Entrant) -> Option<u32> {
    let paid = on.paid.iter().find(|prize| prize.player == entrant.player).map(|prize| prize.place);
    paid.or(on.place_of(entrant.player))
}

impl Chopped {
    /// A deal among the players still in.
    #[must_use]
    pub fn of(tonight: &Tonight, chopped: &did::Chopped) -> Self {
        let money = |amount| Amount::new(amount, tonight.currency);
        let shares = chopped.shares.iter();
        let shares = shares.map(|(player, share)| (tonight.name(*player).to_owned(), money(*share)));
        let shares: ByName<Amount> = shares.collect();
        Self { deal: chopped.way.clone(), shares, play_for: money(chopped.play_for) }
    }
}

impl Clock {
    /// What was read off it.
    #[must_use]
    pub fn of(reading: &ClockReading) -> Self {
        Self {
            state: reading.state,
            level: reading.number(),
            blinds: reading.blinds().map(Blinds::from),
            next: reading.next_blinds().map(Blinds::from),
            elapsed: reading.elapsed / 1_000,
            left: reading.left.map(|left| left / 1_000),
            total: reading.total / 1_000,
            by_wall: reading.by_wall,
        }
    }
}

impl From<levels::Blinds> for Blinds {
    fn from(blinds: levels::Blinds) -> Self {
        Self { small: chips(blinds.small), big: chips(blinds.big), ante: chips(blinds.ante) }
    }
}

impl Seats {
    /// Who sits where in the current tournament.
    ///
    /// # Errors
    ///
    /// Refuses `no-tournament` where none is on.
    pub fn of(tonight: &Tonight) -> Result<Self, Refusal> {
        let on = tonight.the_tournament()?;
        let staged = tonight.at_tournament(None)?;
        let button = on.deals.last().map(|dealt| dealt.dealer);
        let seat = |(seat, player): (u32, _)| {
            let known = staged.evening.sitting(player).and_then(|sitting| sitting.seat);
            Seat {
                seat: known.filter(|_| seat != u32::MAX),
                player: tonight.name(player).to_owned(),
                chips: chips(staged.evening.chips(player)),
                button: button == Some(player),
            }
        };
        let seats = ring::seated(&staged.evening).into_iter().map(seat).collect();
        let (dealer, rule) = dealer_beside(tonight).unzip();
        Ok(Self { seats, dealer: dealer.map(|dealer| tonight.name(dealer).to_owned()), rule: rule.flatten() })
    }
}

fn chips(amount: engine::money::Money) -> Amount {
    Amount::new(amount, Currency::CHIPS)
}
