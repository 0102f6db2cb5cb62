//! The levels of a tournament: which blinds and ante are played for how long, and when there is a break.

use crate::refusal::{LevelsRefused, PostedBlinds, Refusal};
use crate::tournament::in_chips::chips;
use engine::as_text::counted;
use engine::money::{Currency, Money};
use serde::{Deserialize, Serialize};

/// The most levels and breaks of one structure.
pub const LEVELS_MAX: usize = 100;

/// The longest level or break, in minutes.
pub const MINUTES_MAX: u32 = 24 * 60;

/// What is posted in one hand, in tournament chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Blinds {
    /// The small blind.
    pub small: Money,
    /// The big blind.
    pub big: Money,
    /// The ante of each player, or zero.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub ante: Money,
}

impl Blinds {
    /// Blinds of this many chips, without an ante.
    #[must_use]
    pub const fn of(small: i64, big: i64) -> Self {
        Self { small: Money::from_minor(small), big: Money::from_minor(big), ante: Money::ZERO }
    }

    /// In words: `25/50`, `100/200, ante 25`.
    #[must_use]
    pub fn shown(&self) -> String {
        let shown = |amount| Currency::CHIPS.shown(amount);
        let blinds = format!("{}/{}", shown(self.small), shown(self.big));
        if self.ante.is_zero() { blinds } else { format!("{blinds}, ante {}", shown(self.ante)) }
    }

    /// The amounts that have to be paid in chips.
    pub fn amounts(&self) -> impl Iterator<Item = Money> {
        [self.small, self.big, self.ante].into_iter().filter(|amount| !amount.is_zero())
    }

    fn check(&self) -> Result<(), Refusal> {
        if self.small.is_positive() && self.small <= self.big && !self.ante.is_negative() {
            return Ok(());
        }
        Err(Refusal::new(LevelsRefused::Blinds((*self).into())))
    }

    /// True if one of the blinds is below that of `earlier`. An ante comes and goes with its level.
    #[must_use]
    pub fn falls_below(&self, earlier: &Self) -> bool {
        self.small < earlier.small || self.big < earlier.big
    }
}

/// One entry of a structure: a level to play, or a break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Hands are played with these blinds.
    Play {
        /// What is posted.
        blinds: Blinds,
        /// How long; without minutes, until the table agrees on the next level (PIG-27).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        minutes: Option<u32>,
    },
    /// Nobody plays.
    Break {
        /// How long.
        minutes: u32,
    },
}

impl Level {
    /// How long it lasts by itself.
    #[must_use]
    pub const fn minutes(&self) -> Option<u32> {
        match self {
            Self::Play { minutes, .. } => *minutes,
            Self::Break { minutes } => Some(*minutes),
        }
    }

    /// What is posted; nothing in a break.
    #[must_use]
    pub const fn blinds(&self) -> Option<Blinds> {
        match self {
            Self::Play { blinds, .. } => Some(*blinds),
            Self::Break { .. } => None,
        }
    }

    /// True for a break.
    #[must_use]
    pub const fn is_break(&self) -> bool {
        matches!(self, Self::Break { .. })
    }

    /// In words: `25/50 for 20 minutes`, `25/50 until agreed`, `10-minute break`.
    #[must_use]
    pub fn shown(&self) -> String {
        match self {
            Self::Play { blinds, minutes: Some(minutes) } => {
                format!("{} for {}", blinds.shown(), counted(minutes, "minute"))
            }
            Self::Play { blinds, minutes: None } => format!("{} until the table agrees", blinds.shown()),
            Self::Break { minutes } => format!("{minutes}-minute break"),
        }
    }

    fn check(&self) -> Result<(), Refusal> {
        if let Some(blinds) = self.blinds() {
            blinds.check()?;
        }
        match self.minutes() {
            Some(minutes) if minutes == 0 || minutes > MINUTES_MAX => {
                let is_break = self.is_break();
                Err(Refusal::new(LevelsRefused::Minutes { is_break, minutes, most: MINUTES_MAX }))
            }
            _ => Ok(()),
        }
    }
}

/// The levels and breaks in the order in which they are played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Level>", into = "Vec<Level>")]
pub struct BlindStructure {
    levels: Vec<Level>,
}

impl BlindStructure {
    /// A structure of these levels.
    ///
    /// # Errors
    ///
    /// `levels-number` (none, or over [`LEVELS_MAX`]), `level-blinds`, `level-minutes`, `level-falls` where blinds or
    /// ante are below those of an earlier level, `level-break` for a break at the beginning or at the end.
    pub fn new(levels: Vec<Level>) -> Result<Self, Refusal> {
        if levels.is_empty() || levels.len() > LEVELS_MAX {
            let levels = levels.len();
            return Err(Refusal::new(LevelsRefused::Number { levels, most: LEVELS_MAX }));
        }
        levels.iter().try_for_each(Level::check)?;
        if [levels.first(), levels.last()].into_iter().flatten().any(Level::is_break) {
            return Err(Refusal::new(LevelsRefused::BreakAtTheEnds));
        }
        check_rising(&levels)?;
        Ok(Self { levels })
    }

    /// The levels and breaks in order.
    #[must_use]
    pub fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// The level or break at `position`, counted from 0 with breaks.
    #[must_use]
    pub fn at(&self, position: usize) -> Option<Level> {
        self.levels.get(position).copied()
    }

    /// How many levels there are to play, without the breaks.
    #[must_use]
    pub fn count(&self) -> usize {
        self.levels.iter().filter(|level| !level.is_break()).count()
    }

    /// People's number for the level at `position`, counted from 1 without breaks; a break has the number of the level before it.
    #[must_use]
    pub fn number(&self, position: usize) -> usize {
        self.levels.iter().take(position.saturating_add(1)).filter(|level| !level.is_break()).count()
    }

    /// The position of the level that people call `number`; the reverse of [`BlindStructure::number`].
    #[must_use]
    pub fn position(&self, number: usize) -> Option<usize> {
        let mut played = self.levels.iter().enumerate().filter(|(_, level)| !level.is_break());
        played.nth(number.checked_sub(1)?).map(|(position, _)| position)
    }

    /// The blinds played next after `position`, skipping a break; after the end, the last level just goes on.
    #[must_use]
    pub fn next_blinds(&self, position: usize) -> Option<Blinds> {
        self.levels.iter().skip(position.saturating_add(1)).find_map(Level::blinds)
    }

    /// Can every blind and ante be paid in chips that are multiples of `step`? Refuses `level-chips`.
    pub fn check_payable(&self, step: Money) -> Result<(), Refusal> {
        for blinds in self.levels.iter().filter_map(Level::blinds) {
            if let Some(amount) = blinds.amounts().find(|amount| !amount.remainder(step).is_zero()) {
                let (amount, blinds, step) = (chips(amount), blinds.into(), chips(step));
                return Err(Refusal::new(LevelsRefused::NotPayable { amount, blinds, step }));
            }
        }
        Ok(())
    }

    /// The structure when the table agrees, at `position`, on the level that comes next (PIG-27).
    ///
    /// It comes right after `position`. Planned levels below the agreed one are dropped, with the breaks before them; a planned
    /// level with the same blinds becomes the agreed one. Refuses what [`BlindStructure::new`] refuses: even the table never
    /// lowers its blinds.
    pub fn agreed(&self, position: usize, next: Level) -> Result<Self, Refusal> {
        let kept = position.saturating_add(1);
        let mut levels: Vec<Level> = self.levels.iter().take(kept).copied().collect();
        levels.push(next);
        let mut later = self.levels.iter().skip(kept).copied().peekable();
        if let Some(agreed) = next.blinds() {
            let below = |level: &Level| level.blinds().is_none_or(|later| later.falls_below(&agreed));
            while later.next_if(below).is_some() {}
            later.next_if(|level| level.blinds() == Some(agreed));
        }
        levels.extend(later);
        Self::new(levels)
    }
}

impl From<Blinds> for PostedBlinds {
    fn from(Blinds { small, big, ante }: Blinds) -> Self {
        Self { small: chips(small), big: chips(big), ante: chips(ante) }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_nothing(amount: &Money) -> bool {
    amount.is_zero()
}

fn check_rising(levels: &[Level]) -> Result<(), Refusal> {
    let played: Vec<Blinds> = levels.iter().filter_map(Level::blinds).collect();
    for (earlier, later) in played.iter().zip(played.iter().skip(1)) {
        if later.falls_below(earlier) {
            let (earlier, later) = ((*earlier).into(), (*later).into());
            return Err(Refusal::new(LevelsRefused::Falls { earlier, later }));
        }
    }
    Ok(())
}

impl TryFrom<Vec<Level>> for BlindStructure {
    type Error = Refusal;

    fn try_from(levels: Vec<Level>) -> Result<Self, Refusal> {
        Self::new(levels)
    }
}

impl From<BlindStructure> for Vec<Level> {
    fn from(structure: BlindStructure) -> Self {
        structure.levels
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::Why;

    fn play(small: i64, big: i64) -> Level {
        Level::Play { blinds: Blinds::of(small, big), minutes: Some(20) }
    }

    fn refused(levels: &[Level]) -> Why {
        *BlindStructure::new(levels.to_vec()).unwrap_err().why
    }

    const BREAK: Level = Level::Break { minutes: 10 };

    fn three() -> BlindStructure {
        BlindStructure::new(vec![play(25, 50), play(50, 100), BREAK, play(100, 200)]).unwrap()
    }

    #[test]
    fn a_structure_without_sense_is_refused() {
        for levels in [0, 101] {
            let number = LevelsRefused::Number { levels, most: 100 };
            assert_eq!(refused(&vec![play(25, 50); levels]), number.into());
        }
        for (small, big) in [(0, 50), (-25, 50), (75, 50)] {
            let blinds = LevelsRefused::Blinds(Blinds::of(small, big).into());
            assert_eq!(refused(&[play(small, big)]), blinds.into());
        }
        let ante = Blinds { ante: Money::from_minor(-1), ..Blinds::of(25, 50) };
        let blinds = LevelsRefused::Blinds(ante.into());
        assert_eq!(refused(&[Level::Play { blinds: ante, minutes: None }]), blinds.into());
        for minutes in [0, MINUTES_MAX.saturating_add(1)] {
            let no = |is_break| Why::from(LevelsRefused::Minutes { is_break, minutes, most: MINUTES_MAX });
            let level = Level::Play { blinds: Blinds::of(25, 50), minutes: Some(minutes) };
            assert_eq!(refused(&[level]), no(false));
            let breaking = [play(25, 50), Level::Break { minutes }, play(25, 50)];
            assert_eq!(refused(&breaking), no(true));
        }
        assert_eq!(refused(&[BREAK, play(25, 50)]), LevelsRefused::BreakAtTheEnds.into());
        assert_eq!(refused(&[play(25, 50), BREAK]), LevelsRefused::BreakAtTheEnds.into());
        let (earlier, later) = (Blinds::of(50, 100).into(), Blinds::of(25, 100).into());
        let falls = LevelsRefused::Falls { earlier, later };
        assert_eq!(refused(&[play(50, 100), BREAK, play(25, 100)]), falls.into());
    }

    #[test]
    fn levels_are_numbered_without_the_breaks() {
        let three = three();
        assert_eq!([0, 1, 2, 3].map(|position| three.number(position)), [1, 2, 2, 3]);
        assert_eq!(
            [0, 1, 2, 3, 4].map(|number| three.position(number)),
            [None, Some(0), Some(1), Some(3), None]
        );
        assert_eq!(three.count(), 3);
    }

    #[test]
    fn the_last_level_just_goes_on() {
        let three = three();
        assert_eq!(three.next_blinds(1), Some(Blinds::of(100, 200)));
        assert_eq!(three.next_blinds(2), Some(Blinds::of(100, 200)));
        assert_eq!(three.next_blinds(3), None);
    }

    #[test]
    fn every_amount_is_payable_in_the_smallest_chip() {
        assert_eq!(three().check_payable(Money::from_minor(25)), Ok(()));
        let refusal = three().check_payable(Money::from_minor(100)).unwrap_err();
        let [amount, step] = [25, 100].map(|amount| chips(Money::from_minor(amount)));
        let blinds = Blinds::of(25, 50).into();
        assert_eq!(*refusal.why, LevelsRefused::NotPayable { amount, blinds, step }.into());
    }

    #[test]
    fn an_agreed_level_comes_next_and_what_lies_below_it_falls_away() {
        let pig =
            BlindStructure::new(vec![Level::Play { blinds: Blinds::of(25, 50), minutes: None }]).unwrap();
        let agreed = pig.agreed(0, play(50, 100)).unwrap();
        assert_eq!(agreed.levels()[1..], [play(50, 100)]);
        let leapt = three().agreed(0, play(75, 150)).unwrap();
        assert_eq!(leapt.levels(), [play(25, 50), play(75, 150), play(100, 200)]);
        let same = three().agreed(0, play(50, 100)).unwrap();
        assert_eq!(same.levels(), [play(25, 50), play(50, 100), BREAK, play(100, 200)]);
        let (earlier, later) = (Blinds::of(50, 100).into(), Blinds::of(25, 50).into());
        let falls = LevelsRefused::Falls { earlier, later };
        assert_eq!(three().agreed(1, play(25, 50)), Err(Refusal::new(falls)));
        let rest = three().agreed(0, BREAK).unwrap();
        assert_eq!(rest.levels(), [play(25, 50), BREAK, play(50, 100), BREAK, play(100, 200)]);
        assert_eq!(pig.agreed(0, BREAK), Err(Refusal::new(LevelsRefused::BreakAtTheEnds)));
    }

    #[test]
    fn a_stored_structure_is_checked_when_read() {
        let levels: Vec<Level> = three().into();
        assert_eq!(BlindStructure::try_from(levels), Ok(three()));
        assert!(BlindStructure::try_from(vec![BREAK]).is_err());
    }
}
