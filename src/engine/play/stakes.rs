//! What a night is played for: the blinds, if there are any, and the smallest amount that can be bet.

use crate::house::{House, key};
use crate::money::{Currency, Money};
use crate::play::cited::cited;
use crate::refusal::{Instead, Refusal};

/// Two blinds; in fixed limit, the big one is also the small bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stakes {
    /// The small blind.
    pub small: Money,
    /// The big blind.
    pub big: Money,
}

impl Stakes {
    /// Reads stakes like `.25/.50`; refuses anything but two amounts, the small one first.
    ///
    /// # Errors
    ///
    /// `stakes`.
    ///
    /// ```
    /// # use housebook_engine::{money::{Currency, Money}, play::Stakes};
    /// let stakes = Stakes::parse(".25/.50", Currency::USD)?;
    /// assert_eq!((stakes.small, stakes.big), (Money::from_minor(25), Money::from_minor(50)));
    /// # Ok::<(), housebook_engine::refusal::Refusal>(())
    /// ```
    pub fn parse(text: &str, currency: Currency) -> Result<Self, Refusal> {
        let wrong = || {
            Refusal::new("stakes", format!("`{text}` isn't valid as stakes; try .25/.50"))
                .instead(Instead::SayStakes)
        };
        let (small, big) = text.split_once('/').ok_or_else(wrong)?;
        let small = currency.parse(small).map_err(|_| wrong())?;
        let big = currency.parse(big).map_err(|_| wrong())?;
        if small.is_positive() && big >= small { Ok(Self { small, big }) } else { Err(wrong()) }
    }
}

/// What a hand is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandStakes {
    /// The blinds; `None` in a game without blinds.
    pub stakes: Option<Stakes>,
    /// The smallest amount that can be bet or paid.
    pub unit: Money,
}

impl HandStakes {
    /// The stakes at a house on a night with these stakes. What was agreed for the night replaces the house's first blinds
    /// (PIG-27). A house with antes has blinds only if it says so, in a word or in figures. A house that sets its blinds for each
    /// game can't begin without them (DAV-43).
    ///
    /// # Errors
    ///
    /// `stakes-unsaid` (DAV-43); `stakes` for text that isn't stakes.
    pub fn of_house(house: &House, stakes: Option<&str>) -> Result<Self, Refusal> {
        let unit = house.unit();
        if !has_blinds(house) {
            return Ok(Self { stakes: None, unit });
        }
        let said = stakes.map(|text| Stakes::parse(text, house.currency())).transpose()?;
        let stakes = said.or_else(|| first_blinds(house));
        let needed = house.word(key::BLINDS).filter(|_| stakes.is_none());
        match needed {
            Some(_) => {
                let message =
                    format!("`{}` sets its blinds for each game, but you didn't give any", house.name());
                let rule = cited(house, key::BLINDS);
                Err(Refusal::new("stakes-unsaid", message).by(rule.as_deref()).instead(Instead::SayStakes))
            }
            None => Ok(Self { stakes, unit }),
        }
    }
}

/// True if the house plays with blinds: it says so, or has amounts for them, or has no antes.
#[must_use]
pub fn has_blinds(house: &House) -> bool {
    let antes = || house.amount(key::ANTE).is_some_and(|ante| ante.value.is_positive());
    match house.word(key::BLINDS) {
        Some(blinds) => blinds.value != "none",
        None => first_blinds(house).is_some() || !antes(),
    }
}

fn first_blinds(house: &House) -> Option<Stakes> {
    let (small, big) = (house.amount(key::BLINDS_SMALL)?, house.amount(key::BLINDS_BIG)?);
    Some(Stakes { small: small.value, big: big.value })
}
