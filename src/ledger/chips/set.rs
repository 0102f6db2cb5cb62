//! The chips of a house: every color once, each worth something.

use crate::chips::colour::Colour;
use crate::chips::kind::{CHIPS_MAX, ChipKind};
use crate::chips::reach::{Reach, Stack};
use crate::refusal::{ChipRefused, Refusal};
use engine::money::{Amount, Currency, Money};
use serde::{Deserialize, Serialize};

/// The most colors in a set.
pub const KINDS_MAX: usize = 16;

/// The kinds of chips a house plays with, highest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<ChipKind>", into = "Vec<ChipKind>")]
pub struct ChipSet {
    kinds: Vec<ChipKind>,
}

/// Above this many steps of the unit, every amount counts as possible: nobody has such a stack of odd chips.
const STEPS_MAX: usize = 1_000_000;

impl ChipSet {
    /// A set of these kinds; two colors may be worth the same.
    ///
    /// Refuses `chips-kinds` (none, or over [`KINDS_MAX`]), `chips-twice`, `chips-value`, `chips-count`.
    pub fn new(mut kinds: Vec<ChipKind>) -> Result<Self, Refusal> {
        if kinds.is_empty() || kinds.len() > KINDS_MAX {
            return Err(Refusal::new(ChipRefused::Kinds { count: kinds.len(), count_max: KINDS_MAX }));
        }
        kinds.iter().try_for_each(check_kind)?;
        kinds.sort_by(|one, other| (other.value, &one.colour).cmp(&(one.value, &other.colour)));
        for (index, kind) in kinds.iter().enumerate() {
            if kinds.iter().take(index).any(|earlier| earlier.colour == kind.colour) {
                return Err(Refusal::new(ChipRefused::ColourTwice { colour: kind.colour.to_string() }));
            }
        }
        Ok(Self { kinds })
    }

    /// The kinds, highest first.
    #[must_use]
    pub fn kinds(&self) -> &[ChipKind] {
        &self.kinds
    }

    /// The kinds that there are chips of, highest first. In a set without a single chip, all kinds count.
    pub fn there(&self) -> impl DoubleEndedIterator<Item = &ChipKind> {
        let is_there = |kind: &&ChipKind| kind.most() > 0;
        let none = !self.kinds.iter().any(|kind| is_there(&kind));
        self.kinds.iter().filter(move |kind| none || is_there(kind))
    }

    /// The lowest chip there is.
    #[must_use]
    pub fn lowest(&self) -> Option<&ChipKind> {
        self.there().next_back()
    }

    /// What the lowest chip is worth.
    #[must_use]
    pub fn smallest(&self) -> Money {
        self.lowest().map_or(Money::ZERO, |kind| kind.value)
    }

    /// The largest amount that divides every chip: every amount in play is a multiple of it (IGL-02, CAU-001).
    #[must_use]
    pub fn unit(&self) -> Money {
        self.there().fold(Money::ZERO, |unit, kind| common_divisor(kind.value, unit))
    }

    /// True if some number of chips of these kinds is worth `amount`. Above the product of two kinds, every multiple of the unit
    /// can be made.
    #[must_use]
    pub fn makes(&self, amount: Money) -> bool {
        let unit = self.unit();
        if !amount.remainder(unit).is_zero() || amount.is_negative() {
            return false;
        }
        if amount.remainder(self.smallest()).is_zero() {
            return true;
        }
        let steps = |value: Money| {
            value
                .minor()
                .checked_div(unit.minor())
                .and_then(|steps| usize::try_from(steps).ok())
                .unwrap_or(usize::MAX)
        };
        let highest = self.there().next().map_or(Money::ZERO, |kind| kind.value);
        let sure = steps(highest).saturating_mul(steps(highest)).min(STEPS_MAX);
        let asked = steps(amount);
        if asked >= sure {
            return true;
        }
        let stacks: Vec<Stack> =
            self.there().map(|kind| Stack { value: steps(kind.value), most: usize::MAX }).collect();
        Reach::of(&stacks, asked).makes(0, asked)
    }

    /// The nearest amounts below and above that chips of these kinds can make, if there are any.
    #[must_use]
    pub fn nearest(&self, amount: Money) -> [Option<Money>; 2] {
        let unit = self.unit();
        let floor = amount.minus(amount.remainder(unit)).unwrap_or(amount);
        // Multiples of the smallest chip can always be made, so no step needs to go beyond it.
        let steps = || 0..=self.smallest().minor().checked_div(unit.minor()).unwrap_or_default();
        let fits = |tried: &Money| tried.is_positive() && *tried != amount && self.makes(*tried);
        let below = steps().filter_map(|step| floor.minus(unit.times(step).ok()?).ok()).find(fits);
        let above = steps().filter_map(|step| floor.plus(unit.times(step).ok()?).ok());
        [below, above.filter(|tried| *tried > amount).find(fits)]
    }

    /// The kind of that color; refuses `unknown-chip` with the colors there are.
    pub fn kind(&self, colour: &Colour) -> Result<&ChipKind, Refusal> {
        self.kinds.iter().find(|kind| kind.colour == *colour).ok_or_else(|| {
            let colours = self.kinds.iter().map(|kind| kind.colour.to_string()).collect();
            Refusal::new(ChipRefused::UnknownColour { colour: colour.to_string(), colours })
        })
    }

    /// Can these chips make `amount` at all? Refuses `chip-multiple` (IGL-02, CAU-001).
    pub fn check_multiple(&self, amount: Money, currency: Currency) -> Result<(), Refusal> {
        if amount.remainder(self.unit()).is_zero() {
            return Ok(());
        }
        let [amount, unit] = [amount, self.unit()].map(|money| Amount::new(money, currency));
        Err(Refusal::new(ChipRefused::NoMultiple { amount, unit }))
    }
}

fn check_kind(kind: &ChipKind) -> Result<(), Refusal> {
    let colour = || kind.colour.to_string();
    if !kind.value.is_positive() {
        return Err(Refusal::new(ChipRefused::Worthless { colour: colour() }));
    }
    match kind.count {
        Some(count) if count > CHIPS_MAX => {
            let most = ChipRefused::TooManyExist { colour: colour(), count, count_max: CHIPS_MAX };
            Err(Refusal::new(most))
        }
        _ => Ok(()),
    }
}

fn common_divisor(mut one: Money, mut other: Money) -> Money {
    while !other.is_zero() {
        (one, other) = (other, one.remainder(other));
    }
    one
}

impl TryFrom<Vec<ChipKind>> for ChipSet {
    type Error = Refusal;

    fn try_from(kinds: Vec<ChipKind>) -> Result<Self, Refusal> {
        Self::new(kinds)
    }
}

impl From<ChipSet> for Vec<ChipKind> {
    fn from(set: ChipSet) -> Self {
        set.kinds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(currency: Currency, words: &[&str]) -> Result<ChipSet, Refusal> {
        ChipSet::new(words.iter().map(|word| ChipKind::parse(word, currency).unwrap()).collect())
    }

    #[test]
    fn the_set_is_kept_highest_first() {
        let mike =
            set(Currency::USD, &["white=.05", "red=.10", "blue=.25", "yellow=.50", "black=1", "green=5"])
                .unwrap();
        let colours: Vec<&str> = mike.kinds().iter().map(|kind| kind.colour.as_str()).collect();
        assert_eq!(colours, ["green", "black", "yellow", "blue", "red", "white"]);
        assert_eq!(mike.smallest(), Money::from_minor(5));
    }

    #[test]
    fn a_set_without_sense_is_refused() {
        let colour = || "red".to_owned();
        for (words, why) in [
            (&[][..], ChipRefused::Kinds { count: 0, count_max: 16 }),
            (&["red=1", "blue=2", "Red=3"], ChipRefused::ColourTwice { colour: colour() }),
            (&["red=0"], ChipRefused::Worthless { colour: colour() }),
            (&["red=-5"], ChipRefused::Worthless { colour: colour() }),
        ] {
            assert_eq!(set(Currency::USD, words), Err(Refusal::new(why)));
        }
        let many: Vec<String> = (0..17).map(|number| format!("c{number}=1")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        let kinds = ChipRefused::Kinds { count: 17, count_max: 16 };
        assert_eq!(set(Currency::USD, &many), Err(Refusal::new(kinds)));
        assert!(set(Currency::USD, &["red=1", "blue=1"]).is_ok());
    }

    #[test]
    fn amounts_are_multiples() {
        let igloo = set(Currency::USD, &["white=0.05", "red=0.25", "blue=1"]).unwrap();
        let [amount, unit] = [12, 5].map(|cents| Amount::new(Money::from_minor(cents), Currency::USD));
        let refused = Err(Refusal::new(ChipRefused::NoMultiple { amount, unit }));
        assert_eq!(igloo.check_multiple(amount.money, Currency::USD), refused);
        assert_eq!(igloo.check_multiple(Money::from_minor(2000), Currency::USD), Ok(()));
    }

    #[test]
    fn the_step_divides_every_chip() {
        assert_eq!(set(Currency::USD, &["red=.10", "blue=.25"]).unwrap().unit(), Money::from_minor(5));
        assert_eq!(set(Currency::POINTS, &["chip=25"]).unwrap().unit(), Money::from_minor(25));
    }

    #[test]
    fn an_unknown_colour_lists_the_colours() {
        let igloo = set(Currency::USD, &["white=0.05", "red=0.25"]).unwrap();
        let colours = vec!["red".to_owned(), "white".to_owned()];
        let refused = Err(Refusal::new(ChipRefused::UnknownColour { colour: "pink".to_owned(), colours }));
        assert_eq!(igloo.kind(&Colour::new("pink").unwrap()), refused);
        assert_eq!(igloo.kind(&Colour::new("white").unwrap()).unwrap().value, Money::from_minor(5));
    }

    #[test]
    fn a_stored_set_is_checked_when_read() {
        let igloo = set(Currency::USD, &["white=0.05:200", "red=0.25"]).unwrap();
        let mut stored = Vec::from(igloo.clone());
        assert_eq!(ChipSet::try_from(stored.clone()), Ok(igloo));
        stored.extend(stored.first().cloned());
        assert!(ChipSet::try_from(stored).is_err());
    }
}
