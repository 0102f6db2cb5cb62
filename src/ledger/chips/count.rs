//! Some chips, counted by color.

use crate::chips::colour::Colour;
use crate::chips::kind::{CHIPS_MAX, ChipKind, parse_number};
use crate::chips::set::ChipSet;
use crate::chips::typed::NotChips;
use crate::refusal::{ChipPile, ChipRefused, Refusal};
use engine::money::{Amount, Currency, Money};
use engine::readable::shown;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

const EXAMPLE: &str = "white=20,red=10";

/// How many chips of each color; a color that isn't named isn't there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<Colour, u32>", into = "BTreeMap<Colour, u32>")]
pub struct ChipCount(BTreeMap<Colour, u32>);

impl ChipCount {
    /// These chips; refuses a color named twice, and more than [`CHIPS_MAX`] of one.
    pub fn new(chips: impl IntoIterator<Item = (Colour, u32)>) -> Result<Self, NotChips> {
        let mut named = BTreeMap::new();
        for (colour, number) in chips {
            if number > CHIPS_MAX {
                return Err(NotChips::Number(number.to_string()));
            }
            if named.contains_key(&colour) {
                return Err(NotChips::Twice(colour.to_string()));
            }
            named.insert(colour, number);
        }
        named.retain(|_, number| *number > 0);
        Ok(Self(named))
    }

    /// For every kind of `set`, as many as `number` says, at most [`CHIPS_MAX`].
    #[must_use]
    pub fn of_each(set: &ChipSet, mut number: impl FnMut(&ChipKind) -> u32) -> Self {
        let chips = set.kinds().iter().map(|kind| (kind.colour.clone(), number(kind).min(CHIPS_MAX)));
        Self(chips.filter(|(_, number)| *number > 0).collect())
    }

    /// Reads `white=20,red=10`, `white=20 red=10`, or both mixed.
    pub fn parse(text: &str) -> Result<Self, NotChips> {
        let words: Vec<&str> = text.split([',', ' ']).filter(|word| !word.is_empty()).collect();
        if words.is_empty() {
            return Err(NotChips::Form { typed: shown(text), example: EXAMPLE });
        }
        Self::new(words.into_iter().map(one_colour).collect::<Result<Vec<_>, _>>()?)
    }

    /// How many there are of `colour`.
    #[must_use]
    pub fn of(&self, colour: &Colour) -> u32 {
        self.0.get(colour).copied().unwrap_or(0)
    }

    /// The colors that are there, in alphabetical order, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (&Colour, u32)> {
        self.0.iter().map(|(colour, number)| (colour, *number))
    }

    /// True for no chips at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many chips, of any color.
    #[must_use]
    pub fn chips(&self) -> u64 {
        self.0.values().fold(0, |sum, number| sum.saturating_add(u64::from(*number)))
    }

    /// What they're worth (MIK-13, IGL-02, CAU-001); refuses a color the set doesn't have.
    pub fn value(&self, set: &ChipSet) -> Result<Money, Refusal> {
        self.iter().try_fold(Money::ZERO, |sum, (colour, number)| {
            let stack = set.kind(colour)?.value.times(i64::from(number))?;
            Ok(sum.plus(stack)?)
        })
    }

    /// The chips with their kinds, highest first, like a stack on the table (DAV-23, PIG-65).
    pub fn highest_first<'a>(&self, set: &'a ChipSet) -> Result<Vec<(&'a ChipKind, u32)>, Refusal> {
        self.0.keys().try_for_each(|colour| set.kind(colour).map(drop))?;
        let kinds = set.kinds().iter().map(|kind| (kind, self.of(&kind.colour)));
        Ok(kinds.filter(|(_, number)| *number > 0).collect())
    }

    /// The breakdown for people, highest first: `3 × $5.00, 8 × $1.00` (DAV-23, PIG-65).
    pub fn shown(&self, set: &ChipSet, currency: Currency) -> Result<String, Refusal> {
        let stacks = self.highest_first(set)?;
        let parts = stacks.iter().map(|(kind, number)| format!("{number} × {}", currency.shown(kind.value)));
        Ok(if stacks.is_empty() { "no chips".to_owned() } else { parts.collect::<Vec<_>>().join(", ") })
    }

    /// Both together; refuses `chips-many` over [`CHIPS_MAX`] of one color.
    pub fn plus(&self, other: &Self) -> Result<Self, Refusal> {
        let mut sum = self.0.clone();
        for (colour, number) in &other.0 {
            let stack = sum.entry(colour.clone()).or_default();
            *stack = stack.saturating_add(*number);
            if *stack > CHIPS_MAX {
                let (colour, count) = (colour.to_string(), *stack);
                return Err(Refusal::new(ChipRefused::TooMany { colour, count, count_max: CHIPS_MAX }));
            }
        }
        Ok(Self(sum))
    }

    /// What's left when `other` is taken away; refuses `chips-missing` with the color that has too few.
    pub fn minus(&self, other: &Self) -> Result<Self, Refusal> {
        let mut rest = self.0.clone();
        for (colour, number) in &other.0 {
            let there = self.of(colour);
            let left = there.checked_sub(*number).ok_or_else(|| {
                Refusal::new(ChipRefused::Missing { colour: colour.to_string(), asked: *number, there })
            })?;
            rest.insert(colour.clone(), left);
        }
        rest.retain(|_, number| *number > 0);
        Ok(Self(rest))
    }

    /// Are these chips worth exactly `amount`? Refuses `chips-amount` with both figures.
    pub fn check_worth(&self, amount: Money, set: &ChipSet, currency: Currency) -> Result<(), Refusal> {
        let value = self.value(set)?;
        if value == amount {
            return Ok(());
        }
        let [worth, amount] = [value, amount].map(|money| Amount::new(money, currency));
        let pile = |(kind, number): (&ChipKind, u32)| ChipPile {
            number: Some(number),
            value: Amount::new(kind.value, currency),
        };
        let chips = self.highest_first(set)?.into_iter().map(pile).collect();
        Err(Refusal::new(ChipRefused::OtherWorth { chips, worth, amount }))
    }
}

fn one_colour(word: &str) -> Result<(Colour, u32), NotChips> {
    let (colour, number) =
        word.split_once('=').ok_or_else(|| NotChips::Form { typed: shown(word), example: EXAMPLE })?;
    Ok((Colour::new(colour)?, parse_number(number)?))
}

impl TryFrom<BTreeMap<Colour, u32>> for ChipCount {
    type Error = NotChips;

    fn try_from(chips: BTreeMap<Colour, u32>) -> Result<Self, NotChips> {
        Self::new(chips)
    }
}

impl From<ChipCount> for BTreeMap<Colour, u32> {
    fn from(chips: ChipCount) -> Self {
        chips.0
    }
}

impl TryFrom<&BTreeMap<String, u32>> for ChipCount {
    type Error = NotChips;

    fn try_from(chips: &BTreeMap<String, u32>) -> Result<Self, NotChips> {
        let read = chips.iter().map(|(colour, number)| Ok((Colour::new(colour)?, *number)));
        Self::new(read.collect::<Result<Vec<_>, NotChips>>()?)
    }
}

impl From<&ChipCount> for BTreeMap<String, u32> {
    fn from(chips: &ChipCount) -> Self {
        chips.iter().map(|(colour, number)| (colour.to_string(), number)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(currency: Currency, words: &[&str]) -> ChipSet {
        ChipSet::new(words.iter().map(|word| ChipKind::parse(word, currency).unwrap()).collect()).unwrap()
    }

    fn mike() -> ChipSet {
        set(Currency::USD, &["white=.05", "red=.10", "blue=.25", "yellow=.50", "black=1", "green=5"])
    }

    fn chips(text: &str) -> ChipCount {
        ChipCount::parse(text).unwrap()
    }

    #[test]
    fn a_count_is_worth_its_chips() {
        let count = chips("white=20,red=15,blue=10,yellow=2,black=3,green=1");
        assert_eq!(count.value(&mike()), Ok(Money::from_minor(1400)));
        assert_eq!(count.chips(), 51);
    }

    #[test]
    fn the_stack_of_an_igloo_buy_in() {
        let igloo = set(Currency::USD, &["white=0.05", "red=0.25", "blue=1"]);
        assert_eq!(chips("white=40 red=32 blue=10").value(&igloo), Ok(Money::from_minor(2000)));
    }

    #[test]
    fn a_stack_is_shown_highest_first() {
        let dave = set(Currency::USD, &["white=0.25", "red=1", "green=5"]);
        let stack = chips("white=6,green=3,red=8");
        assert_eq!(stack.shown(&dave, Currency::USD).unwrap(), "3 × $5.00, 8 × $1.00, 6 × $0.25");
        assert_eq!(stack.value(&dave), Ok(Money::from_minor(2450)));
        assert_eq!(ChipCount::default().shown(&dave, Currency::USD).unwrap(), "no chips");
    }

    #[test]
    fn every_chip_of_a_stack_is_counted() {
        let stack = chips("white=6,green=3,blue=0");
        let mike = mike();
        let stacks = stack.highest_first(&mike).unwrap();
        let stacks: Vec<(&str, u32)> = stacks.iter().map(|(kind, n)| (kind.colour.as_str(), *n)).collect();
        assert_eq!(stacks, [("green", 3), ("white", 6)]);
        assert_eq!(stack.chips(), 9);
    }

    #[test]
    fn one_chip_is_25_points() {
        let cause = set(Currency::POINTS, &["chip=25"]);
        for (points, number) in [
            (25, 1),
            (50, 2),
            (75, 3),
            (100, 4),
            (125, 5),
            (150, 6),
            (175, 7),
            (200, 8),
            (300, 12),
            (325, 13),
            (500, 20),
        ] {
            let count = chips(&format!("chip={number}"));
            assert_eq!(count.value(&cause), Ok(Money::from_minor(points)));
        }
        let [amount, unit] = [60, 25].map(|points| Amount::new(Money::from_minor(points), Currency::POINTS));
        let refused = Err(Refusal::new(ChipRefused::NoMultiple { amount, unit }));
        assert_eq!(cause.check_multiple(amount.money, Currency::POINTS), refused);
    }

    #[test]
    fn counts_are_read_with_commas_or_spaces() {
        assert_eq!(chips("white=12 red=3"), chips("RED=3,,white=12, blue=0"));
        assert_eq!(chips("white=0"), ChipCount::default());
        for (text, why) in [
            ("", "write it like"),
            ("white", "write it like"),
            ("white=", "isn't a valid number"),
            ("white=1e3", "isn't a valid number"),
            ("white=+1", "isn't a valid number"),
            ("white=٣", "isn't a valid number"),
            ("white=9999999999999999999", "isn't a valid number"),
            ("white=-1", "can't have"),
            ("white=1 white=1", "twice"),
            ("5=5", "isn't a valid color"),
        ] {
            let message = ChipCount::parse(text).expect_err(text).to_string();
            assert!(message.contains(why), "{message}");
        }
    }

    #[test]
    fn an_unknown_colour_is_refused_with_the_colours() {
        let colours = ["green", "black", "yellow", "blue", "red", "white"].map(str::to_owned).to_vec();
        let pink = Refusal::new(ChipRefused::UnknownColour { colour: "pink".to_owned(), colours });
        assert_eq!(chips("white=1,pink=2").value(&mike()), Err(pink.clone()));
        assert_eq!(chips("pink=2").highest_first(&mike()), Err(pink));
    }

    #[test]
    fn chips_are_added_and_taken_by_colour() {
        let sum = chips("white=2,red=1").plus(&chips("red=2")).unwrap();
        assert_eq!(sum, chips("white=2,red=3"));
        assert_eq!(sum.minus(&chips("white=2,red=1")).unwrap(), chips("red=2"));
        let missing = ChipRefused::Missing { colour: "red".to_owned(), asked: 4, there: 3 };
        assert_eq!(sum.minus(&chips("red=4")), Err(Refusal::new(missing)));
        let (colour, count) = ("white".to_owned(), 1_000_001);
        let many = ChipRefused::TooMany { colour, count, count_max: CHIPS_MAX };
        assert_eq!(chips("white=1000000").plus(&chips("white=1")), Err(Refusal::new(many)));
    }

    #[test]
    fn named_chips_must_add_up() {
        let count = chips("white=20,red=10");
        assert_eq!(count.check_worth(Money::from_minor(200), &mike(), Currency::USD), Ok(()));
        let usd = |cents| Amount::new(Money::from_minor(cents), Currency::USD);
        let named =
            [(10, 10), (20, 5)].map(|(number, value)| ChipPile { number: Some(number), value: usd(value) });
        let other = ChipRefused::OtherWorth { chips: named.to_vec(), worth: usd(200), amount: usd(2000) };
        let checked = count.check_worth(Money::from_minor(2000), &mike(), Currency::USD);
        assert_eq!(checked, Err(Refusal::new(other)));
    }

    #[test]
    fn a_count_survives_the_journal() {
        let count = chips("white=20,red=10");
        let stored: BTreeMap<String, u32> = (&count).into();
        assert_eq!(ChipCount::try_from(&stored), Ok(count.clone()));
        for (colour, number) in [("pin k", 1), ("red", CHIPS_MAX.saturating_add(1))] {
            assert!(ChipCount::try_from(&BTreeMap::from([(colour.to_owned(), number)])).is_err(), "{colour}");
        }
    }
}
