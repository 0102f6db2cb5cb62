//! Who is entitled to the halves of one pot: who declared what, who went both ways, who goal-posted.
//!
//! All players who went both ways (pigs) are judged at once, also against each other: taking out the failed ones one by
//! one would find a wrong winner (IGL-39). No money is divided here.

use crate::games::Lows;
use crate::hand::award::Claims;
use crate::hand::house_rules::{HouseRules, PigTie, TwoLeft};
use crate::hand::reason::Side;
use crate::hand::seats::Seats;
use crate::hand::showdown::{Declares, Showdown};

/// The two sides, in the order they are judged.
pub(crate) const SIDES: [Side; 2] = [Side::High, Side::Low];

/// Who went for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// The players going high, pigs included.
    pub high: Seats,
    /// The players going low, pigs included.
    pub low: Seats,
    /// The players who went both ways.
    pub pigs: Seats,
}

/// The house's terms for judging them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Terms {
    pub goalpost: bool,
    pub spoils: bool,
    pub tie: PigTie,
}

/// What became of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Half {
    /// The best players who may claim it.
    Won(Seats),
    /// These tied and get nothing of it.
    Posted(Seats),
    /// Nobody is left to claim it.
    Unclaimed,
}

/// A pig who didn't win both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fallen {
    pub seat: usize,
    /// The side that cost the pig the pot, and who was best there: the pig as well, after a tie.
    pub side: Side,
    pub against: Seats,
}

/// The entitlement to one pot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entitled {
    /// A pig who won both sides.
    All(usize),
    /// Each side is judged by itself; `fallen` are the pigs who failed.
    Halves { high: Half, low: Half, fallen: Vec<Fallen> },
}

impl Terms {
    /// The terms of this hand.
    pub(crate) fn of(showdown: &Showdown, house: &HouseRules) -> Self {
        Self {
            goalpost: house.goalpost.value || showdown.goalpost,
            spoils: house.pig_spoils.value,
            tie: house.pig_fails.value,
        }
    }
}

impl Field {
    /// Which of the compared players went for what; everybody for both halves if the cards speak.
    pub(crate) fn of(showdown: &Showdown, declared: bool, contest: Seats) -> Self {
        if !declared {
            return Self { high: contest, low: contest, pigs: Seats::NONE };
        }
        let went = |wanted: &[Declares]| {
            contest.and(
                showdown.seats_where(|player| player.declares.is_some_and(|side| wanted.contains(&side))),
            )
        };
        Self {
            high: went(&[Declares::High, Declares::Both]),
            low: went(&[Declares::Low, Declares::Both]),
            pigs: went(&[Declares::Both]),
        }
    }

    const fn seekers(&self, side: Side) -> Seats {
        match side {
            Side::Low => self.low,
            Side::High | Side::Whole => self.high,
        }
    }

    /// Judges the field. `best` gives the players with the best hand for a side among some seats, or nobody.
    pub(crate) fn judge(&self, terms: Terms, best: &dyn Fn(Side, Seats) -> Seats) -> Entitled {
        let counted = if terms.spoils { Seats::NONE } else { self.hopeless(best) };
        let among = |side: Side, seat: usize| self.seekers(side).without(counted.without(Seats::one(seat)));
        let fall = |seat: usize| {
            let lost = |side: &Side| best(*side, among(*side, seat)) != Seats::one(seat);
            SIDES.into_iter().find(lost).map(|side| Fallen {
                seat,
                side,
                against: best(side, among(side, seat)),
            })
        };
        let mut fallen = Vec::new();
        for seat in self.pigs.iter() {
            match fall(seat) {
                Some(fall) => fallen.push(fall),
                None => return Entitled::All(seat),
            }
        }
        let half = |side: Side| self.half(side, terms, best);
        Entitled::Halves { high: half(Side::High), low: half(Side::Low), fallen }
    }

    /// Pigs who can't even beat the one-way players, if a failed hand doesn't spoil it for others.
    fn hopeless(&self, best: &dyn Fn(Side, Seats) -> Seats) -> Seats {
        let beaten = |seat: &usize| {
            let alone = Seats::one(*seat);
            SIDES.into_iter().any(|side| best(side, self.seekers(side).without(self.pigs).or(alone)) != alone)
        };
        self.pigs.iter().filter(beaten).collect()
    }

    fn half(&self, side: Side, terms: Terms, best: &dyn Fn(Side, Seats) -> Seats) -> Half {
        let first = best(side, self.seekers(side));
        // Goal-posting comes before anything else (MIK-22).
        if terms.goalpost && first.count() > 1 {
            return Half::Posted(first);
        }
        if terms.tie == PigTie::KeepsWon && first.only().is_some_and(|seat| self.lost_nothing(seat, best)) {
            return Half::Won(first);
        }
        let won = best(side, self.seekers(side).without(self.pigs));
        match won.count() {
            0 => Half::Unclaimed,
            1 => Half::Won(won),
            // They tie for the half they would have won (MIK-20).
            _ if terms.goalpost => Half::Posted(won),
            _ => Half::Won(won),
        }
    }

    /// True for a pig who is the best on both sides, perhaps tied.
    fn lost_nothing(&self, seat: usize, best: &dyn Fn(Side, Seats) -> Seats) -> bool {
        self.pigs.contains(seat)
            && SIDES.into_iter().all(|side| best(side, self.seekers(side)).contains(seat))
    }
}

impl Half {
    /// The players who are paid.
    pub(crate) const fn seats(self) -> Seats {
        match self {
            Self::Won(seats) => seats,
            Self::Posted(_) | Self::Unclaimed => Seats::NONE,
        }
    }

    /// The best players, paid or not.
    pub(crate) const fn seats_named(self) -> Seats {
        match self {
            Self::Won(seats) | Self::Posted(seats) => seats,
            Self::Unclaimed => Seats::NONE,
        }
    }
}

/// Who is paid for what: a half that nobody can claim goes to the other side.
pub(crate) const fn claims(high: Half, low: Half) -> Claims {
    match (high, low) {
        (Half::Unclaimed, other) | (other, Half::Unclaimed) => Claims { high: other.seats(), low: None },
        (high, low) => Claims { high: high.seats(), low: Some(low.seats()) },
    }
}

/// The last two players, high first, if they went opposite ways and so split the pot (IGL-31).
pub(crate) fn opposite(showdown: &Showdown, house: &HouseRules, live: Seats) -> Option<(usize, usize)> {
    let splits = match house.two_left.value {
        TwoLeft::Split => true,
        TwoLeft::SplitAnyLow => showdown.game.lows != Lows::EightOrBetter,
        TwoLeft::PlayOn => false,
    };
    let mut seats = live.iter();
    let (one, two) = (seats.next()?, seats.next()?);
    let declares = |seat: usize| showdown.players.get(seat).and_then(|player| player.declares);
    match (live.count(), declares(one), declares(two)) {
        (2, Some(Declares::High), Some(Declares::Low)) if splits => Some((one, two)),
        (2, Some(Declares::Low), Some(Declares::High)) if splits => Some((two, one)),
        _ => None,
    }
}
