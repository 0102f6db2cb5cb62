//! The clock compared with a simulation that goes through every second, with wall clocks that lie.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use super::*;
use crate::refusal::LevelsRefused;
use proptest::prelude::*;

const SECOND: i64 = 1000;

fn structure(levels: &[(i64, Option<u32>)]) -> BlindStructure {
    let level = |(big, minutes): &(i64, Option<u32>)| match (big, minutes) {
        (0, Some(minutes)) => Level::Break { minutes: *minutes },
        (big, minutes) => Level::Play { blinds: Blinds::of(*big, *big), minutes: *minutes },
    };
    BlindStructure::new(levels.iter().map(level).collect()).unwrap()
}

/// Two levels of a minute and of two, a break of one, and a last level of a minute.
fn short() -> BlindStructure {
    structure(&[(50, Some(1)), (100, Some(2)), (0, Some(1)), (200, Some(1))])
}

/// A moment `seconds` after the machine was started, by a wall clock that's `wrong` by this many milliseconds.
fn moment(seconds: i64, wrong: i64) -> Moment {
    let millis = seconds.saturating_mul(SECOND);
    Moment {
        wall: Instant(millis.saturating_add(wrong)),
        tick: Some(Tick { boot: "one".to_owned(), millis }),
        said: false,
    }
}

fn at(seconds: i64) -> Moment {
    moment(seconds, 0)
}

#[track_caller]
fn reading(acts: &[(i64, ClockAct)], now: i64) -> ClockReading {
    let acts: Vec<_> = acts.iter().map(|(seconds, act)| (at(*seconds), *act)).collect();
    run(&short(), &acts, &at(now)).unwrap()
}

fn shown(reading: &ClockReading) -> (usize, i64, Option<i64>) {
    let seconds = |millis: i64| millis.checked_div(SECOND).unwrap();
    (reading.position, seconds(reading.elapsed), reading.left.map(seconds))
}

#[test]
fn levels_follow_each_other_and_the_last_goes_on() {
    let start = [(100, ClockAct::Start)];
    for (now, position, elapsed, left, state) in [
        (100, 0, 0, 60, ClockState::Running),
        (159, 0, 59, 1, ClockState::Running),
        (160, 1, 0, 120, ClockState::Running),
        (280, 2, 0, 60, ClockState::Break),
        (339, 2, 59, 1, ClockState::Break),
        (340, 3, 0, 60, ClockState::Running),
        (500, 3, 160, 0, ClockState::Running),
    ] {
        let reading = reading(&start, now);
        assert_eq!((shown(&reading), reading.state), ((position, elapsed, Some(left)), state), "{now}");
        assert_eq!(reading.total, (now - 100) * SECOND);
    }
    let in_break = reading(&start, 300);
    assert_eq!((in_break.blinds(), in_break.number()), (None, 2));
    assert_eq!(in_break.next_blinds(), Some(Blinds::of(200, 200)));
    assert_eq!(reading(&start, 120).next(), short().at(1));
    assert_eq!(reading(&start, 400).next(), None);
}

#[test]
fn a_clock_nobody_started_stands() {
    let reading = reading(&[], 9999);
    assert_eq!((shown(&reading), reading.state), ((0, 0, Some(60)), ClockState::NotStarted));
}

#[test]
fn a_pause_takes_no_time() {
    let acts = [(0, ClockAct::Start), (30, ClockAct::Pause), (90, ClockAct::Resume)];
    assert_eq!(shown(&reading(&acts[..2], 80)), (0, 30, Some(30)));
    assert_eq!(reading(&acts[..2], 80).state, ClockState::Paused);
    assert_eq!(shown(&reading(&acts, 119)), (0, 59, Some(1)));
    assert_eq!(shown(&reading(&acts, 120)), (1, 0, Some(120)));
}

#[test]
fn a_jump_begins_the_level_anew_and_back_too() {
    let acts = [(0, ClockAct::Start), (10, ClockAct::Level(2)), (20, ClockAct::Level(0))];
    assert_eq!(shown(&reading(&acts[..2], 15)), (2, 5, Some(55)));
    assert_eq!(shown(&reading(&acts, 25)), (0, 5, Some(55)));
}

#[test]
fn time_is_added_to_the_running_level_only() {
    let acts = [(0, ClockAct::Start), (10, ClockAct::Shift(60 * SECOND))];
    assert_eq!(shown(&reading(&acts, 10)), (0, 10, Some(110)));
    assert_eq!(shown(&reading(&acts, 120)), (1, 0, Some(120)));
    let less = [(0, ClockAct::Start), (10, ClockAct::Shift(-49 * SECOND))];
    assert_eq!(shown(&reading(&less, 10)), (0, 10, Some(1)));
    let late = [(0, ClockAct::Start), (400, ClockAct::Shift(30 * SECOND))];
    assert_eq!(shown(&reading(&late, 400)).2, Some(30));
}

#[test]
fn a_level_without_time_waits_for_the_table() {
    let pig = structure(&[(50, None)]);
    let agreed = Level::Play { blinds: Blinds::of(50, 100), minutes: None };
    let acts = [(at(0), ClockAct::Start), (at(4000), ClockAct::Agreed(agreed))];
    let before = run(&pig, &acts[..1], &at(3999)).unwrap();
    assert_eq!((before.position, before.left, before.next()), (0, None, None));
    let after = run(&pig, &acts, &at(4060)).unwrap();
    assert_eq!((after.position, after.number(), after.elapsed), (1, 2, 60 * SECOND));
    assert_eq!(after.blinds(), Some(Blinds::of(50, 100)));
}

#[test]
fn acts_without_sense_are_refused() {
    let clock = Clock::new(short()).unwrap();
    let why = |clock: &Clock, act| *clock.may(&at(1), &act).unwrap_err().why;
    for act in [ClockAct::Pause, ClockAct::Resume, ClockAct::Level(1), ClockAct::Shift(1)] {
        assert_eq!(why(&clock, act), ClockRefused::NotStarted.into());
    }
    let running = clock.after(&at(0), &ClockAct::Start).unwrap();
    assert_eq!(why(&running, ClockAct::Start), ClockRefused::Started.into());
    assert_eq!(why(&running, ClockAct::Resume), ClockRefused::NotPaused.into());
    assert_eq!(why(&running, ClockAct::Level(4)), ClockRefused::NoEntry { asked: 5, there: 4 }.into());
    for more in [0, -59 * SECOND, -60 * SECOND, i64::MAX, i64::MIN] {
        let shift = ClockRefused::Shift { left: 59 * SECOND, more, most: MINUTES_MAX };
        assert_eq!(why(&running, ClockAct::Shift(more)), shift.into());
    }
    let lower = ClockAct::Agreed(Level::Play { blinds: Blinds::of(1, 2), minutes: None });
    let falls = LevelsRefused::Falls { earlier: Blinds::of(50, 50).into(), later: Blinds::of(1, 2).into() };
    assert_eq!(why(&running, lower), falls.into());
    let paused = running.after(&at(5), &ClockAct::Pause).unwrap();
    assert_eq!(why(&paused, ClockAct::Pause), ClockRefused::Paused.into());
    let untimed = Clock::new(structure(&[(50, None)])).unwrap().after(&at(0), &ClockAct::Start).unwrap();
    let no_end = ClockRefused::NoEnd { blinds: Some(Blinds::of(50, 50).into()) };
    assert_eq!(why(&untimed, ClockAct::Shift(SECOND)), no_end.into());
    assert!(run(&short(), &[(at(0), ClockAct::Pause)], &at(1)).is_err());
}

#[test]
fn after_a_new_start_of_the_machine_the_wall_clock_tells() {
    let later = |wall: i64, boot: &str, seconds: i64| Moment {
        wall: Instant(wall * SECOND),
        tick: Some(Tick { boot: boot.to_owned(), millis: seconds * SECOND }),
        said: false,
    };
    let acts = [(later(1000, "one", 500), ClockAct::Start)];
    let same = run(&short(), &acts, &later(5000, "one", 530)).unwrap();
    assert_eq!((shown(&same), same.by_wall), ((0, 30, Some(30)), false));
    let other = run(&short(), &acts, &later(1070, "two", 5)).unwrap();
    assert_eq!((shown(&other), other.by_wall), ((1, 10, Some(110)), true));
    let set_back = run(&short(), &acts, &later(900, "two", 5)).unwrap();
    assert_eq!((shown(&set_back), set_back.by_wall), ((0, 0, Some(60)), false));
    let again = [acts.to_vec(), vec![(later(1070, "two", 5), ClockAct::Pause)]].concat();
    let paused = run(&short(), &again, &later(9999, "three", 1)).unwrap();
    assert_eq!((shown(&paused), paused.by_wall), ((1, 10, Some(110)), true));
    let no_tick = Moment { wall: Instant(1030 * SECOND), tick: None, said: false };
    assert_eq!(shown(&run(&short(), &acts, &no_tick).unwrap()), (0, 30, Some(30)));
}

#[test]
fn between_two_hours_that_were_said_is_what_lies_between_them() {
    let said = |seconds: i64, ticks_off: i64| {
        let mut moment = moment(seconds, 0);
        moment.said = true;
        moment.tick.as_mut().unwrap().millis += ticks_off;
        moment
    };
    let acts = [(said(0, 0), ClockAct::Start)];
    for off in [-7, 0, 7] {
        let reading = run(&short(), &acts, &said(60, off)).unwrap();
        assert_eq!((shown(&reading), reading.by_wall), ((1, 0, Some(120)), false), "{off}");
    }
    let seen = Moment { said: false, ..said(60, 2000) };
    assert_eq!(shown(&run(&short(), &acts, &seen).unwrap()), (1, 2, Some(118)));
}

/// The clock, simulated second by second.
struct Naive {
    levels: Vec<Option<i64>>,
    position: usize,
    elapsed: i64,
    left: Option<i64>,
    running: bool,
    started: bool,
    total: i64,
}

impl Naive {
    fn new(structure: &BlindStructure) -> Self {
        let seconds = |level: &Level| level.minutes().map(|minutes| i64::from(minutes) * 60);
        let levels: Vec<Option<i64>> = structure.levels().iter().map(seconds).collect();
        let left = levels[0];
        Self { levels, position: 0, elapsed: 0, left, running: false, started: false, total: 0 }
    }

    fn second(&mut self) {
        if !self.running {
            return;
        }
        self.total += 1;
        self.elapsed += 1;
        self.left = self.left.map(|left| (left - 1).max(0));
        if self.left == Some(0) && self.position + 1 < self.levels.len() {
            self.enter(self.position + 1);
        }
    }

    fn enter(&mut self, position: usize) {
        (self.position, self.elapsed, self.left) = (position, 0, self.levels[position]);
    }

    /// Does what can be done, and says whether it could.
    fn act(&mut self, act: &ClockAct) -> bool {
        match act {
            ClockAct::Start if !self.started => (self.started, self.running) = (true, true),
            _ if !self.started => return false,
            ClockAct::Pause if self.running => self.running = false,
            ClockAct::Resume if !self.running => self.running = true,
            ClockAct::Level(position) if (*position as usize) < self.levels.len() => {
                self.enter(*position as usize);
            }
            ClockAct::Shift(millis) => match self.left.map(|left| left + millis / SECOND) {
                Some(left) if left > 0 && *millis != 0 => self.left = Some(left),
                _ => return false,
            },
            _ => return false,
        }
        true
    }
}

fn any_structure() -> impl Strategy<Value = BlindStructure> {
    let later = (prop_oneof![Just(0), 1_i64..4], prop::option::weighted(0.8, 1_u32..4));
    prop::collection::vec(later, 0..6).prop_map(|rises| {
        let mut levels = vec![(10, Some(2))];
        let mut big = 10;
        for (rise, minutes) in rises {
            big += rise;
            levels.push(if rise == 0 { (0, Some(minutes.unwrap_or(1))) } else { (big, minutes) });
        }
        levels.push((big + 1, Some(1)));
        structure(&levels)
    })
}

fn any_act() -> impl Strategy<Value = ClockAct> {
    prop_oneof![
        2 => Just(ClockAct::Pause),
        2 => Just(ClockAct::Resume),
        2 => (0_u32..9).prop_map(ClockAct::Level),
        2 => (-90_i64..90).prop_map(|seconds| ClockAct::Shift(seconds * SECOND)),
        1 => Just(ClockAct::Start),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn the_clock_shows_what_somebody_saw_who_lived_through_every_second(
        structure in any_structure(),
        acts in prop::collection::vec((0_i64..120, any_act(), -1_000_000_000_i64..1_000_000_000), 0..12),
        rest in 0_i64..400,
        wrong in -1_000_000_000_i64..1_000_000_000,
    ) {
        let mut naive = Naive::new(&structure);
        let mut clock = Clock::new(structure.clone()).unwrap();
        let mut done = Vec::new();
        let mut second = 7;
        for (wait, act, wrong) in [vec![(0, ClockAct::Start, 0)], acts].concat() {
            (0..wait).for_each(|_| naive.second());
            second += wait;
            let moment = moment(second, wrong);
            let could = naive.act(&act);
            prop_assert_eq!(clock.may(&moment, &act).is_ok(), could, "{:?} after {:?}", act, done);
            if could {
                clock = clock.after(&moment, &act).unwrap();
                done.push((moment, act));
            }
        }
        (0..rest).for_each(|_| naive.second());
        let now = moment(second + rest, wrong);
        let reading = run(&structure, &done, &now).unwrap();
        prop_assert_eq!(&reading, &clock.read(&now));
        prop_assert_eq!(shown(&reading), (naive.position, naive.elapsed, naive.left));
        prop_assert_eq!(reading.total, naive.total * SECOND);
        prop_assert!(!reading.by_wall, "the wall clock was asked within one boot");
        prop_assert_eq!(reading.state == ClockState::Paused, !naive.running);
    }
}
