//! The values of a filled sheet as what they mean: amounts in one unit, players from 0, counts.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::phh::decimal::{Decimal, Number};
use crate::formats::hands::phh::keys::{Amount, Amounts, Count, Flag, Text};
use crate::formats::hands::phh::sheet::{List, Sheet};
use crate::formats::hands::record::{MiddleSpots, Spot};
use crate::money::Money;
use crate::readable::shown;

/// Reads a sheet whose amounts are counted with this many decimals.
pub(crate) struct Reading<'s, 't> {
    /// The sheet.
    pub sheet: &'s Sheet<'t>,
    /// How many decimals its amounts are counted with.
    pub decimals: u8,
}

impl Reading<'_, '_> {
    /// A list of amounts, empty if the file has none.
    pub(crate) fn list(&self, key: Amounts) -> &List<Number> {
        const { assert!(Amounts::COUNT > 0) };
        static NONE: List<Number> = List { spot: None, values: Vec::new() };
        self.sheet.lists.get(key as usize).unwrap_or(&NONE)
    }

    /// A text, if the file has it.
    pub(crate) fn text(&self, key: Text) -> Option<&str> {
        self.sheet.texts.get(key as usize)?.as_ref().map(|(text, _)| text.as_ref())
    }

    /// True if the file says so.
    pub(crate) fn flag(&self, key: Flag) -> bool {
        self.sheet.flags.get(key as usize).and_then(Option::as_ref).is_some_and(|(flag, _)| *flag)
    }

    /// An amount, if the file has it.
    pub(crate) fn amount(&self, key: Amount) -> Result<Option<Money>, HandFault> {
        let Some((number, spot)) = self.sheet.amounts.get(key as usize).and_then(Option::as_ref) else {
            return Ok(None);
        };
        let money =
            self.money(*number).map_err(|why| HandFault::new(*spot, format!("`{}` {why}", key.name())))?;
        if money.is_negative() {
            return Err(HandFault::new(*spot, format!("`{}` is below zero", key.name())));
        }
        Ok(Some(money))
    }

    /// Where the file says what was in the middle.
    pub(crate) fn middle(&self) -> MiddleSpots {
        let spot = |key: Amount| Some(self.sheet.amounts.get(key as usize)?.as_ref()?.1);
        let is_money = |number: &Number| self.amount_of(*number).is_some_and(Money::is_positive);
        let said = |key: Amounts| Some(self.list(key)).filter(|list| list.values.iter().any(is_money))?.spot;
        let (said, given) = (said(Amounts::Antes).or(said(Amounts::Dead)), self.list(Amounts::Antes).spot);
        let antes = said.or(given).or(self.list(Amounts::Dead).spot);
        MiddleSpots { carry: spot(Amount::Carry), fines: spot(Amount::Fines), antes }
    }

    /// A player by number, from 0.
    pub(crate) fn player(&self, key: Count, players: usize) -> Result<Option<usize>, HandFault> {
        Ok(self.count(key, players)?.and_then(|number| number.checked_sub(1)))
    }

    /// A count from 1, if the file has it.
    pub(crate) fn count(&self, key: Count, most: usize) -> Result<Option<usize>, HandFault> {
        let Some((number, spot)) = self.sheet.counts.get(key as usize).and_then(Option::as_ref) else {
            return Ok(None);
        };
        let count = match number {
            Number::Exact(Decimal { digits, decimals: 0 }) => usize::try_from(*digits).ok(),
            _ => None,
        };
        match count.filter(|count| (1..=most).contains(count)) {
            Some(count) => Ok(Some(count)),
            None if most == usize::MAX => {
                Err(HandFault::new(*spot, format!("`{}` isn't a count", key.name())))
            }
            None => Err(HandFault::new(*spot, format!("`{}` isn't a player: there are {most}", key.name()))),
        }
    }

    /// The amount of one player in a list.
    pub(crate) fn at_player(
        &self,
        number: Number,
        key: Amounts,
        spot: Spot,
        seat: usize,
    ) -> Result<Money, HandFault> {
        self.money(number)
            .map_err(|why| HandFault::new(spot, format!("amount {} of `{}` {why}", seat + 1, key.name())))
    }

    /// An amount of a list; `None` if it isn't a valid amount of money.
    pub(crate) fn amount_of(&self, number: Number) -> Option<Money> {
        self.money(number).ok()
    }

    fn money(&self, number: Number) -> Result<Money, &'static str> {
        match number {
            Number::Exact(decimal) => decimal
                .money(self.decimals)
                .ok_or("is too big for a hand: the limit is 10^15 of its smallest unit"),
            Number::Infinite { .. } => Err("is infinite, which only a stack can be"),
            Number::Nan => Err("isn't a number"),
            Number::Beyond => Err("has too many digits for an amount"),
        }
    }

    /// Refuses a list that doesn't have one amount for each player.
    pub(crate) fn same_length(
        &self,
        list: &List<Number>,
        name: &str,
        players: usize,
    ) -> Result<(), HandFault> {
        if list.values.len() == players {
            return Ok(());
        }
        let message = format!("`{name}` has {} amounts for {players} players", list.values.len());
        Err(HandFault::new(list.spot.unwrap_or_default(), message))
    }

    /// The fault for a missing key that the variant needs.
    pub(crate) fn missing(&self, key: &str) -> HandFault {
        let variant = self.text(Text::Variant).unwrap_or_default();
        HandFault::new(self.sheet.spot, format!("the hand needs `{key}`, because it's `{}`", shown(variant)))
    }
}
