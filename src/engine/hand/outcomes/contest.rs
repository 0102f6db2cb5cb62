//! How the players' hands compare, and what they declared, as far as it matters for who is paid. Players join one by one;
//! players who put in the most join first, because they are in for every pot.

use crate::hand::award::Claims;
use crate::hand::halves::Terms;
use crate::hand::house_rules::{HouseRules, PigTie};
use crate::hand::odd::{Halving, Odd};
use crate::hand::pots::Pot;
use crate::hand::seats::Seats;
use crate::money::{Money, Overflow};

/// How a pot finds its winners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deciding {
    /// The best hand takes it.
    Whole,
    /// The cards say who has each half.
    Cards,
    /// Players declare for the halves.
    Declared,
}

/// What doesn't change during a hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Playing<'h> {
    pub deciding: Deciding,
    pub house: &'h HouseRules,
    pub terms: Terms,
    /// Who won something; nobody else may be paid.
    pub winners: Seats,
    /// True if a player may have no hand for the second half, for example if lows must qualify.
    pub may_lack_low: bool,
    /// True if a part may be too small to give each tied player a chip.
    pub small: bool,
    /// The smallest chip.
    pub unit: Money,
}

impl Playing<'_> {
    /// True if a pig's failed hand doesn't spoil it for other pigs: then any of them may have won.
    pub(super) fn can_be_any(&self) -> bool {
        self.deciding == Deciding::Declared && self.house.pig.value && !self.terms.spoils
    }
}

/// Players with equal hands: the winners of the hand by seat, and the number of others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Best {
    winners: Seats,
    others: u32,
}

/// Who has the best hand of everybody going one way, pigs included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Top {
    #[default]
    Nobody,
    /// The best one-way players.
    OneWay,
    /// The best one-way players, tied with pigs.
    Level,
    /// Only pigs; `one` if there is only one of them.
    BothWays { one: bool },
}

/// Everybody going one way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    /// The best one-way players.
    best: Best,
    top: Top,
}

/// Where a player comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Above,
    Level,
    Below,
}

/// A pig who is paid; the seat is set if that player won something by the result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Pig {
    #[default]
    Nobody,
    /// Best on both sides, without a tie.
    TakesAll(Option<usize>),
    /// Best for high, and tied for low.
    TiesLow(Option<usize>),
    /// Best for low, and tied for high.
    TiesHigh(Option<usize>),
}

/// Who showed a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Shown {
    #[default]
    Nobody,
    One(Option<usize>),
    More,
}

/// The players who are in for a pot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Contest {
    high: Way,
    low: Way,
    pig: Pig,
    shown: Shown,
}

/// Who takes one side of a pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taken {
    /// These share it.
    By(Seats),
    /// Players tied for it, so nobody gets it.
    Posted,
    /// Nobody went for it, or nobody has a hand for it.
    Unclaimed,
}

impl Taken {
    const fn seats(self) -> Seats {
        match self {
            Self::By(seats) => seats,
            Self::Posted | Self::Unclaimed => Seats::NONE,
        }
    }
}

/// What comes of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Half {
    Won(Best),
    Posted,
    Unclaimed,
}

impl Best {
    const fn of(who: Option<usize>) -> Self {
        match who {
            Some(seat) => Self { winners: Seats::one(seat), others: 0 },
            None => Self { winners: Seats::NONE, others: 1 },
        }
    }

    const fn with(self, who: Option<usize>) -> Self {
        match who {
            Some(seat) => Self { winners: self.winners.with(seat), ..self },
            None => Self { others: self.others.saturating_add(1), ..self },
        }
    }

    const fn count(self) -> u32 {
        self.winners.count().saturating_add(self.others)
    }

    /// Who is paid if that much is shared; `None` if by the result one of them won nothing. If there isn't a chip for each, it
    /// stays in the middle, or the players who get a chip are the winners.
    fn paid(self, amount: Money, odd: Odd, unit: Money) -> Result<Option<Taken>, Overflow> {
        if self.others == 0 {
            return Ok(Some(Taken::By(self.winners)));
        }
        let each = amount < unit.times(i64::from(self.count()))?;
        Ok(match odd {
            _ if !each => None,
            Odd::NextGame => Some(Taken::Posted),
            Odd::OneEach | Odd::FirstLeft if amount.is_zero() => Some(Taken::Posted),
            Odd::OneEach | Odd::FirstLeft if self.winners.is_empty() => None,
            Odd::OneEach | Odd::FirstLeft => Some(Taken::By(self.winners)),
        })
    }

    fn simplified(self, playing: &Playing<'_>) -> Self {
        let house = playing.house;
        let all_stay = house.odd_half.value == Odd::NextGame && house.odd_pot.value == Odd::NextGame;
        match self.count() {
            _ if self.others == 0 && !playing.terms.goalpost => self,
            0 | 1 => self,
            // None of them can be paid, and neither can a player who ties with them.
            _ if playing.terms.goalpost => Self { winners: Seats::NONE, others: 2 },
            _ if !playing.small => Self { winners: Seats::NONE, others: 1 },
            count if all_stay => Self { winners: Seats::NONE, others: count },
            _ => self,
        }
    }
}

impl Way {
    /// With one more one-way player.
    fn joined(self, who: Option<usize>, may_lack: bool) -> Vec<(Place, Self)> {
        let first = Self { best: Best::of(who), top: Top::OneWay };
        let tied = Self { best: self.best.with(who), ..self };
        let mut all = vec![(Place::Above, first)];
        match self.top {
            Top::Nobody => {}
            Top::OneWay | Top::Level => all.push((Place::Level, tied)),
            Top::BothWays { .. } => {
                let with_them = Self { best: Best::of(who), top: Top::Level };
                let best_of_the_others = Self { best: Best::of(who), ..self };
                all.extend([(Place::Level, with_them), (Place::Below, best_of_the_others)]);
                all.extend((self.best.count() > 0).then_some((Place::Below, tied)));
            }
        }
        all.extend((may_lack || self.best.count() > 0).then_some((Place::Below, self)));
        all
    }

    /// With one more pig.
    fn pigged(self, may_lack: bool) -> Vec<(Place, Self)> {
        let mut all = vec![(Place::Above, Self { top: Top::BothWays { one: true }, ..self })];
        let level = match self.top {
            Top::Nobody => None,
            Top::OneWay | Top::Level => Some(Top::Level),
            Top::BothWays { .. } => Some(Top::BothWays { one: false }),
        };
        all.extend(level.map(|top| (Place::Level, Self { top, ..self })));
        all.extend((may_lack || level.is_some()).then_some((Place::Below, self)));
        all
    }

    /// Who has this side if no pig wins.
    fn half(self, goalpost: bool) -> Half {
        let tied = match self.top {
            Top::Nobody => false,
            Top::OneWay => self.best.count() > 1,
            Top::Level => true,
            Top::BothWays { one } => !one,
        };
        match self.best.count() {
            _ if goalpost && tied => Half::Posted,
            0 => Half::Unclaimed,
            1 => Half::Won(self.best),
            _ if goalpost => Half::Posted,
            _ => Half::Won(self.best),
        }
    }
}

impl Pig {
    /// What a pig has left when another player joins.
    const fn after(self, high: Place, low: Place) -> Self {
        match (self, high, low) {
            (_, Place::Below, Place::Below) => self,
            (Self::TakesAll(who) | Self::TiesLow(who), Place::Below, Place::Level) => Self::TiesLow(who),
            (Self::TakesAll(who) | Self::TiesHigh(who), Place::Level, Place::Below) => Self::TiesHigh(who),
            _ => Self::Nobody,
        }
    }
}

impl Contest {
    /// True if only one showed a hand.
    pub(super) const fn has_one(self) -> bool {
        matches!(self.shown, Shown::One(_))
    }

    /// Every way one more player can join, including without showing a hand.
    pub(super) fn with(self, seat: usize, playing: &Playing<'_>) -> Vec<Self> {
        let who = playing.winners.contains(seat).then_some(seat);
        let shown = if self.shown == Shown::Nobody { Shown::One(who) } else { Shown::More };
        // The best player is paid, and anybody else might as well not be there.
        let counts = who.is_some() || playing.terms.goalpost || playing.small;
        let joined = |way: Way, may_lack: bool| if counts { way.joined(who, may_lack) } else { Vec::new() };
        let (highs, lows) = (joined(self.high, false), joined(self.low, playing.may_lack_low));
        let with = |high: (Place, Way), low: (Place, Way)| Self {
            high: high.1,
            low: low.1,
            pig: self.pig.after(high.0, low.0),
            shown,
        };
        let (no_high, no_low) = ((Place::Below, self.high), (Place::Below, self.low));
        let mut all = vec![self];
        match playing.deciding {
            Deciding::Whole => all.extend(highs.iter().map(|high| with(*high, no_low))),
            Deciding::Cards => {
                let both = highs.iter().flat_map(|high| lows.iter().map(move |low| (*high, *low)));
                all.extend(both.map(|(high, low)| with(high, low)));
            }
            Deciding::Declared => {
                all.extend(highs.iter().map(|high| with(*high, no_low)));
                all.extend(lows.iter().map(|low| with(no_high, *low)));
                all.extend(self.pigged(who, shown, playing));
            }
        }
        all.into_iter().map(|contest| contest.simplified(playing)).collect()
    }

    /// Every way one more pig can join.
    fn pigged(self, who: Option<usize>, shown: Shown, playing: &Playing<'_>) -> Vec<Self> {
        if !playing.house.pig.value {
            return Vec::new();
        }
        let lows = self.low.pigged(playing.may_lack_low);
        let both = |(at_high, high): (Place, Way)| {
            lows.iter().map(move |(at_low, low)| {
                let pig = match (at_high, *at_low) {
                    (Place::Above, Place::Above) => Pig::TakesAll(who),
                    (Place::Above, Place::Level) => Pig::TiesLow(who),
                    (Place::Level, Place::Above) => Pig::TiesHigh(who),
                    (at_high, at_low) => self.pig.after(at_high, at_low),
                };
                Self { high, low: *low, pig, shown }
            })
        };
        self.high.pigged(false).into_iter().flat_map(both).collect()
    }

    /// Drops whatever makes no difference to anybody who is paid.
    fn simplified(self, playing: &Playing<'_>) -> Self {
        let keeps = playing.terms.tie == PigTie::KeepsWon;
        let pig = match self.pig {
            Pig::TiesLow(_) | Pig::TiesHigh(_) if !keeps => Pig::Nobody,
            pig => pig,
        };
        let way = |way: Way| {
            let counts = playing.deciding != Deciding::Declared
                || way.top == Top::Nobody
                || playing.terms.goalpost
                || pig != Pig::Nobody;
            let top = if counts { way.top } else { Top::BothWays { one: false } };
            Way { best: way.best.simplified(playing), top }
        };
        Self { high: way(self.high), low: way(self.low), pig, ..self }
    }

    /// Who can be paid from a pot: nobody if nobody shows a hand, or if a player who takes it won nothing by the result.
    pub(super) fn claims(self, pot: Pot, playing: &Playing<'_>) -> Result<Vec<Claims>, Overflow> {
        let mut claims: Vec<Claims> = self.entitled(pot, playing)?.into_iter().collect();
        if playing.can_be_any() && self.shown != Shown::Nobody {
            let winners = pot.eligible.and(playing.winners).iter();
            claims.extend(winners.map(|seat| Claims { high: Seats::one(seat), low: None }));
        }
        Ok(claims)
    }

    fn entitled(self, pot: Pot, playing: &Playing<'_>) -> Result<Option<Claims>, Overflow> {
        let all = |seats: Seats| Claims { high: seats, low: None };
        let alone = match (self.shown, self.pig) {
            (Shown::Nobody, _) => return Ok(None),
            (Shown::One(who), _) | (_, Pig::TakesAll(who)) => Some(who),
            _ => None,
        };
        if let Some(who) = alone {
            return Ok(who.map(|seat| all(Seats::one(seat))));
        }
        let (house, unit) = (playing.house, playing.unit);
        let [mut high, mut low] = [self.high, self.low].map(|way| way.half(playing.terms.goalpost));
        match self.pig {
            Pig::TiesLow(who) => high = Half::Won(Best::of(who)),
            Pig::TiesHigh(who) => low = Half::Won(Best::of(who)),
            Pig::Nobody | Pig::TakesAll(_) => {}
        }
        let taken = |half: Half, amount: Money, odd: Odd| match half {
            Half::Won(best) => best.paid(amount, odd, unit),
            Half::Posted => Ok(Some(Taken::Posted)),
            Half::Unclaimed => Ok(Some(Taken::Unclaimed)),
        };
        let whole = |half: Half| taken(half, pot.amount, house.odd_pot.value);
        let (high, low) = match (high, low) {
            (Half::Unclaimed, half) | (half, Half::Unclaimed) => {
                return Ok(whole(half)?.map(|taken| all(taken.seats())));
            }
            halves => halves,
        };
        let split = pot.amount.split(2, unit);
        let with_odd = split.share.plus(split.remainder)?;
        let of_high = if house.halving.value == Halving::HighHalf { with_odd } else { split.share };
        let odd = house.odd_half.value;
        let taken = taken(high, of_high, odd)?.zip(taken(low, split.share, odd)?);
        Ok(taken.map(|(high, low)| Claims { high: high.seats(), low: Some(low.seats()) }))
    }
}
