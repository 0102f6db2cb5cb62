//! A hand of a file in the unit of a book: exactly, or not at all.

use crate::formats::hands::record::HandRecord;
use crate::money::{Currency, Money};
use crate::refusal::Refusal;

/// What the amounts of a file mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// What they say: `20` is twenty whole units.
    Whole,
    /// The smallest units of the book: `2000` is 20.00.
    Minor,
}

/// Turns every amount of a record into minor units of `currency`; refused if one would not be whole.
///
/// # Errors
///
/// `amount-too-fine` for an amount that would not be whole, `amount-too-large` for one that leaves the range.
pub fn scaled(record: &mut HandRecord, currency: Currency, scale: Scale) -> Result<(), Refusal> {
    let file = record.setup.currency;
    let (times, over) = factors(file, currency, scale);
    let mut change = |amount: &mut Money| -> Result<(), Refusal> {
        *amount = scaled_amount(*amount, file, currency, scale)?;
        Ok(())
    };
    for_each(record, &mut change)?;
    // If the file's unit is finer than the book's, the book's smallest unit is used.
    let unit = record.setup.unit.minor() / over;
    record.setup.unit = Money::from_minor(unit.max(1)).times(if unit > 0 { times } else { 1 })?;
    record.setup.currency = currency;
    Ok(())
}

/// One amount of a file in minor units of `currency`; refused if it would not be whole.
///
/// # Errors
///
/// `amount-too-fine`, `amount-too-large`.
pub fn scaled_amount(
    amount: Money,
    file: Currency,
    currency: Currency,
    scale: Scale,
) -> Result<Money, Refusal> {
    let (times, over) = factors(file, currency, scale);
    let (whole, rest) = (amount.minor() / over, amount.minor() % over);
    if rest != 0 {
        let (amount, shown) = (file.plain(amount), currency.decimals());
        let message = format!("{amount} has too many decimals for the book, which has {shown}");
        return Err(Refusal::new("amount-too-fine", message));
    }
    Ok(Money::from_minor(whole).times(times)?)
}

/// What to multiply an amount by, and what to divide it by.
fn factors(file: Currency, currency: Currency, scale: Scale) -> (i64, i64) {
    let from = i32::from(file.decimals());
    let to = match scale {
        Scale::Whole => i32::from(currency.decimals()),
        Scale::Minor => 0,
    };
    (power(to - from), power(from - to))
}

/// Ten to that power; 1 for zero and below.
fn power(exponent: i32) -> i64 {
    (0..exponent).fold(1, |power: i64, _| power.saturating_mul(10))
}

/// Every amount of a record.
fn for_each(
    record: &mut HandRecord,
    change: &mut impl FnMut(&mut Money) -> Result<(), Refusal>,
) -> Result<(), Refusal> {
    let setup = &mut record.setup;
    for place in &mut setup.places {
        place.stack.iter_mut().try_for_each(&mut *change)?;
        [&mut place.ante, &mut place.blind, &mut place.dead].into_iter().try_for_each(&mut *change)?;
    }
    for span in [&mut setup.limits.early, &mut setup.limits.predeclare, &mut setup.limits.last] {
        [&mut span.bet_min, &mut span.raise_min].into_iter().try_for_each(&mut *change)?;
        let most = [&mut span.bet_max, &mut span.raise_max, &mut span.total];
        most.into_iter().flatten().try_for_each(&mut *change)?;
    }
    [&mut setup.bring_in, &mut setup.carry, &mut setup.fines].into_iter().try_for_each(&mut *change)?;
    for act in &mut record.acts {
        act.amounts().try_for_each(&mut *change)?;
    }
    record.finishing.iter_mut().flatten().try_for_each(change)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::hands::kept::Kept;
    use crate::play::Act;
    use crate::play::Place;

    /// A record in points with a stack, a raise and a finishing stack.
    fn record(stack: i64) -> HandRecord {
        let mut record = Kept::new(Currency::POINTS).into_record();
        let stack = Money::from_minor(stack);
        record.setup.places = vec![Place { dealt: true, stack: Some(stack), ..Place::default() }];
        record.acts = vec![Act::RaiseTo(0, stack)];
        record.finishing = Some(vec![stack]);
        record
    }

    #[track_caller]
    fn becomes(record: &HandRecord, minor: i64) {
        let amount = Money::from_minor(minor);
        assert_eq!(record.setup.places[0].stack, Some(amount));
        assert_eq!(record.acts, [Act::RaiseTo(0, amount)]);
        assert_eq!(record.finishing, Some(vec![amount]));
    }

    #[test]
    fn whole_units_and_cents_are_told_apart() {
        let mut whole = record(20);
        scaled(&mut whole, Currency::USD, Scale::Whole).unwrap();
        becomes(&whole, 2000);
        assert_eq!(whole.setup.unit, Money::from_minor(100));
        let mut cents = record(2000);
        scaled(&mut cents, Currency::USD, Scale::Minor).unwrap();
        becomes(&cents, 2000);
        assert_eq!(cents.setup.unit, Money::from_minor(1));
        assert_eq!(cents.setup.currency, Currency::USD);
    }

    #[test]
    fn nothing_is_rounded() {
        let mut fine = Kept::new(Currency::USD).into_record();
        fine.acts = vec![Act::RaiseTo(0, Money::from_minor(2050))];
        let refusal = scaled(&mut fine, Currency::POINTS, Scale::Whole).unwrap_err();
        assert_eq!(refusal.code, "amount-too-fine");
        assert!(refusal.message.contains("20.50"), "{refusal}");
        fine.acts = vec![Act::RaiseTo(0, Money::from_minor(2000))];
        scaled(&mut fine, Currency::POINTS, Scale::Whole).unwrap();
        assert_eq!(fine.acts, [Act::RaiseTo(0, Money::from_minor(20))]);
    }
}
