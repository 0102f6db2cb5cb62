//! The clock of a tournament: what was done to it, added up to what it shows now.
//!
//! It stores only the acts and their times, so that a program that was killed or restarted shows the same.

use crate::refusal::{ClockRefused, Refusal};
use crate::time::Instant;
use crate::tournament::levels::{BlindStructure, Blinds, Level, MINUTES_MAX};
use serde::{Deserialize, Serialize};

/// Milliseconds of a minute.
const MINUTE: i64 = 60_000;

/// A point on the clock that only runs forward while a machine is up, including when it sleeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Tick {
    /// Which start of which machine it counts from.
    pub boot: String,
    /// Milliseconds since then.
    pub millis: i64,
}

/// When something was done: by the wall clock, and by the machine's own clock if it's known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Moment {
    /// The time of day; somebody can set it.
    pub wall: Instant,
    /// The tick; nobody can set it, but it starts over each time the machine starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tick: Option<Tick>,
    /// True if somebody gave the time, and it's not what a clock showed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub said: bool,
}

/// How long it was from one moment to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passed {
    /// In milliseconds, never below zero.
    pub millis: i64,
    /// True if only the wall clock could tell, because the machine was started in between or has no ticks.
    pub by_wall: bool,
}

impl Moment {
    /// How long it is since `earlier`.
    ///
    /// Between two given times, it's the difference. Otherwise ticks from the same start of the machine decide, so that it
    /// doesn't matter if a wall clock is set. Otherwise the wall clocks are compared, and if one was set back, no time has
    /// passed.
    #[must_use]
    pub fn since(&self, earlier: &Self) -> Passed {
        let passed = |late: i64, early: i64| late.saturating_sub(early).max(0);
        let wall = passed(self.wall.0, earlier.wall.0);
        if self.said && earlier.said {
            return Passed { millis: wall, by_wall: false };
        }
        match (&self.tick, &earlier.tick) {
            (Some(late), Some(early)) if late.boot == early.boot => {
                Passed { millis: passed(late.millis, early.millis), by_wall: false }
            }
            _ => Passed { millis: wall, by_wall: true },
        }
    }
}

/// Something done to the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockAct {
    /// The first level begins.
    Start,
    /// The clock stops.
    Pause,
    /// It goes on.
    Resume,
    /// The level or break at this position (from 0, counting breaks) begins, forward or back.
    Level(u32),
    /// This many milliseconds are added to the running level, or taken from it if below zero.
    Shift(i64),
    /// The table agrees on the level that is played from now on (PIG-27).
    Agreed(Level),
}

/// What the clock is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockState {
    /// Nobody started it.
    NotStarted,
    /// A level is being played.
    Running,
    /// There is a break, and its time runs.
    Break,
    /// The clock has stopped, in a level or in a break.
    Paused,
}

/// What the clock shows at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// What it is doing.
    pub state: ClockState,
    /// The structure, with what the table agreed on.
    pub structure: BlindStructure,
    /// The position in the structure, from 0, counting breaks.
    pub position: usize,
    /// The level or break there.
    pub level: Level,
    /// Milliseconds since the level began, without pauses.
    pub elapsed: i64,
    /// Milliseconds until the next one begins; `None` if the table decides. After the last level it stays at zero.
    pub left: Option<i64>,
    /// Milliseconds since the start, with breaks but without pauses.
    pub total: i64,
    /// True if some of the time is known only by the wall clock.
    pub by_wall: bool,
}

impl ClockReading {
    /// The number of the level as people count, from 1 without breaks; in a break, that of the level before it.
    #[must_use]
    pub fn number(&self) -> usize {
        self.structure.number(self.position)
    }

    /// What is posted now; nothing in a break.
    #[must_use]
    pub const fn blinds(&self) -> Option<Blinds> {
        self.level.blinds()
    }

    /// The level or break that comes next; `None` after the last.
    #[must_use]
    pub fn next(&self) -> Option<Level> {
        self.structure.at(self.position.saturating_add(1))
    }

    /// The next blinds, skipping a break.
    #[must_use]
    pub fn next_blinds(&self) -> Option<Blinds> {
        self.structure.next_blinds(self.position)
    }
}

/// What was done to the clock so far, added up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    structure: BlindStructure,
    position: usize,
    level: Level,
    elapsed: i64,
    /// How long the running level lasts, with what was added or taken; `None` if the table decides.
    lasts: Option<i64>,
    total: i64,
    by_wall: bool,
    /// When the figures above were true; `None` before the start.
    as_of: Option<Moment>,
    paused: bool,
}

/// What the clock shows `now` after `acts`, done in this order; refuses like the first act that isn't possible.
pub fn run(
    structure: &BlindStructure,
    acts: &[(Moment, ClockAct)],
    now: &Moment,
) -> Result<ClockReading, Refusal> {
    Ok(Clock::played(structure, acts)?.read(now))
}

impl Clock {
    /// A clock after these acts, done in this order; refuses like the first act that isn't possible.
    pub fn played(structure: &BlindStructure, acts: &[(Moment, ClockAct)]) -> Result<Self, Refusal> {
        acts.iter().try_fold(Self::new(structure.clone())?, |clock, (moment, act)| clock.after(moment, act))
    }

    /// A clock that hasn't started, at the first level of `structure`.
    pub fn new(structure: BlindStructure) -> Result<Self, Refusal> {
        let level = structure.at(0).ok_or_else(|| no_level(0, &structure))?;
        Ok(Self {
            structure,
            position: 0,
            level,
            elapsed: 0,
            lasts: lasts(&level),
            total: 0,
            by_wall: false,
            as_of: None,
            paused: false,
        })
    }

    /// May this be done at `moment`? The same check as doing it.
    pub fn may(&self, moment: &Moment, act: &ClockAct) -> Result<(), Refusal> {
        self.clone().after(moment, act).map(drop)
    }

    /// The clock after `act` at `moment`.
    ///
    /// # Errors
    ///
    /// `clock-started`, `clock-not-started`, `clock-paused`, `clock-not-paused`, `clock-no-level`, `clock-untimed` and
    /// `clock-shift` (time added to or taken from a level), and for an agreed level what [`BlindStructure::new`] refuses.
    pub fn after(mut self, moment: &Moment, act: &ClockAct) -> Result<Self, Refusal> {
        self.check(act)?;
        self.pass(moment);
        match act {
            ClockAct::Start => {}
            ClockAct::Pause => self.paused = true,
            ClockAct::Resume => self.paused = false,
            ClockAct::Level(position) => self.enter(usize::try_from(*position).unwrap_or(usize::MAX))?,
            ClockAct::Shift(millis) => self.shift(*millis)?,
            ClockAct::Agreed(level) => {
                self.structure = self.structure.agreed(self.position, *level)?;
                self.enter(self.position.saturating_add(1))?;
            }
        }
        self.as_of = Some(moment.clone());
        Ok(self)
    }

    /// What the clock shows at `now`.
    #[must_use]
    pub fn read(&self, now: &Moment) -> ClockReading {
        let mut clock = self.clone();
        clock.pass(now);
        ClockReading {
            state: clock.state(),
            position: clock.position,
            level: clock.level,
            elapsed: clock.elapsed,
            left: clock.left(),
            total: clock.total,
            by_wall: clock.by_wall,
            structure: clock.structure,
        }
    }

    fn state(&self) -> ClockState {
        match (&self.as_of, self.paused) {
            (None, _) => ClockState::NotStarted,
            (Some(_), true) => ClockState::Paused,
            (Some(_), false) if self.level.is_break() => ClockState::Break,
            (Some(_), false) => ClockState::Running,
        }
    }

    /// The states in which an act makes sense.
    fn check(&self, act: &ClockAct) -> Result<(), Refusal> {
        let no = |why| Err(Refusal::new(why));
        match (self.state(), act) {
            (ClockState::NotStarted, ClockAct::Start) => Ok(()),
            (ClockState::NotStarted, _) => no(ClockRefused::NotStarted),
            (_, ClockAct::Start) => no(ClockRefused::Started),
            (ClockState::Paused, ClockAct::Pause) => no(ClockRefused::Paused),
            (ClockState::Running | ClockState::Break, ClockAct::Resume) => no(ClockRefused::NotPaused),
            _ => Ok(()),
        }
    }

    /// Lets the time until `moment` pass; levels follow each other by themselves.
    fn pass(&mut self, moment: &Moment) {
        let Some(as_of) = self.as_of.as_ref().filter(|_| !self.paused) else { return };
        let Passed { millis, by_wall } = moment.since(as_of);
        self.by_wall |= by_wall && millis > 0;
        self.total = self.total.saturating_add(millis);
        self.elapsed = self.elapsed.saturating_add(millis);
        while let Some(over) =
            self.lasts.and_then(|lasts| self.elapsed.checked_sub(lasts)).filter(|over| *over >= 0)
        {
            let next = self.position.saturating_add(1);
            let Some(level) = self.structure.at(next) else { break };
            (self.position, self.level, self.lasts, self.elapsed) = (next, level, lasts(&level), over);
        }
    }

    fn left(&self) -> Option<i64> {
        self.lasts.map(|lasts| lasts.saturating_sub(self.elapsed).max(0))
    }

    fn enter(&mut self, position: usize) -> Result<(), Refusal> {
        let level = self.structure.at(position).ok_or_else(|| no_level(position, &self.structure))?;
        (self.position, self.level, self.lasts, self.elapsed) = (position, level, lasts(&level), 0);
        Ok(())
    }

    fn shift(&mut self, millis: i64) -> Result<(), Refusal> {
        let Some(left) = self.left() else {
            let blinds = self.level.blinds().map(Into::into);
            return Err(Refusal::new(ClockRefused::NoEnd { blinds }));
        };
        let then = left.saturating_add(millis);
        let most = i64::from(MINUTES_MAX).saturating_mul(MINUTE);
        if millis == 0 || then <= 0 || then > most {
            return Err(Refusal::new(ClockRefused::Shift { left, more: millis, most: MINUTES_MAX }));
        }
        self.lasts = Some(self.elapsed.saturating_add(then));
        Ok(())
    }
}

fn lasts(level: &Level) -> Option<i64> {
    level.minutes().map(|minutes| i64::from(minutes).saturating_mul(MINUTE))
}

fn no_level(position: usize, structure: &BlindStructure) -> Refusal {
    let (asked, there) = (position.saturating_add(1), structure.levels().len());
    Refusal::new(ClockRefused::NoEntry { asked, there })
}

#[cfg(test)]
mod tests;
