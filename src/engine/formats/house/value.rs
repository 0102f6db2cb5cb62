//! One TOML value as the value of one setting.

use crate::formats::closest::closest;
use crate::house::{ChipRow, SettingRow, Value, ValueKind};
use crate::money::Currency;
use crate::readable;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A value that does not fit its setting.
#[derive(Debug)]
pub(crate) struct Misread {
    /// Where in the text.
    pub place: Range<usize>,
    /// What the text says.
    pub found: String,
    /// What it should say; `None` means the row's own words.
    pub expected: Option<String>,
    /// A word close to the one that was typed.
    pub near: Option<&'static str>,
}

type Item<'a, 'i> = &'a Spanned<DeValue<'i>>;

/// Reads a value of the row's kind, within its bounds.
pub(crate) fn read(row: &SettingRow, item: Item<'_, '_>, currency: Currency) -> Result<Value, Misread> {
    let value = by_kind(row, item, currency)?;
    if row.admits(&value) { Ok(value) } else { Err(unfit(item)) }
}

fn by_kind(row: &SettingRow, item: Item<'_, '_>, currency: Currency) -> Result<Value, Misread> {
    let found = item.get_ref();
    match row.kind {
        ValueKind::Amount(_) => {
            let amount = found.as_str().and_then(|text| currency.parse(text).ok());
            amount.map(Value::Amount).ok_or_else(|| unfit(item))
        }
        ValueKind::Count(_) => whole(item).map(Value::Count),
        ValueKind::Flag => found.as_bool().map(Value::Flag).ok_or_else(|| unfit(item)),
        ValueKind::Word(_) => word(row, item).map(Value::Word),
        ValueKind::Words(_) => {
            list(item)?.map(|entry| word(row, entry)).collect::<Result<_, _>>().map(Value::Words)
        }
        ValueKind::Text => found.as_str().map(|text| Value::Text(text.to_owned())).ok_or_else(|| unfit(item)),
        ValueKind::Chips => {
            list(item)?.map(|entry| chip(entry, currency)).collect::<Result<_, _>>().map(Value::Chips)
        }
        ValueKind::Shares => list(item)?.map(share).collect::<Result<_, _>>().map(Value::Shares),
    }
}

fn list<'a, 'i>(item: Item<'a, 'i>) -> Result<impl Iterator<Item = Item<'a, 'i>>, Misread> {
    item.get_ref().as_array().map(|entries| entries.iter()).ok_or_else(|| unfit(item))
}

fn whole(item: Item<'_, '_>) -> Result<i64, Misread> {
    let integer = item.get_ref().as_integer().ok_or_else(|| unfit(item))?;
    i64::from_str_radix(integer.as_str(), integer.radix()).map_err(|_| unfit(item))
}

fn share(item: Item<'_, '_>) -> Result<u32, Misread> {
    u32::try_from(whole(item)?).map_err(|_| unfit(item))
}

fn word(row: &SettingRow, item: Item<'_, '_>) -> Result<&'static str, Misread> {
    let typed = item.get_ref().as_str().ok_or_else(|| unfit(item))?;
    row.choice(typed).ok_or_else(|| {
        let near = closest(typed, row.kind.choices().iter().map(|choice| choice.word));
        Misread { near: near.first().copied(), ..unfit(item) }
    })
}

fn chip(item: Item<'_, '_>, currency: Currency) -> Result<ChipRow, Misread> {
    let table = item.get_ref().as_table().ok_or_else(|| unfit(item))?;
    only_known(table)?;
    let need = |name: &str, what: &str| {
        table.get(name).ok_or_else(|| misread(item, format!("has a chip without `{name}`"), what))
    };
    let colour = need("colour", "a color like \"white\"")?;
    let value = need("value", "the chip's value")?;
    Ok(ChipRow {
        colour: colour
            .get_ref()
            .as_str()
            .ok_or_else(|| misread_in(colour, "a color like \"white\""))?
            .to_owned(),
        value: value
            .get_ref()
            .as_str()
            .and_then(|text| currency.parse(text).ok())
            .filter(|worth| worth.is_positive())
            .ok_or_else(|| misread_in(value, "the chip's value, in quotes"))?,
        reserve: optional(table, "reserve", |item| item.get_ref().as_bool(), "true or false")?
            .unwrap_or(false),
        count: optional(table, "count", |item| share(item).ok(), "the number of these chips")?,
    })
}

fn only_known(table: &DeTable<'_>) -> Result<(), Misread> {
    const KNOWN: [&str; 4] = ["colour", "value", "reserve", "count"];
    match table.keys().find(|key| !KNOWN.contains(&key.get_ref().as_ref())) {
        Some(key) => Err(Misread {
            place: key.span(),
            found: format!("has a chip with \"{}\"", readable::shown(key.get_ref())),
            expected: Some("colour, value, reserve or count".to_owned()),
            near: closest(key.get_ref(), KNOWN.into_iter()).first().copied(),
        }),
        None => Ok(()),
    }
}

fn optional<T>(
    table: &DeTable<'_>,
    name: &str,
    read: impl Fn(Item<'_, '_>) -> Option<T>,
    what: &str,
) -> Result<Option<T>, Misread> {
    table.get(name).map(|item| read(item).ok_or_else(|| misread_in(item, what))).transpose()
}

fn unfit(item: Item<'_, '_>) -> Misread {
    Misread { place: item.span(), found: format!("is {}", shown(item.get_ref())), expected: None, near: None }
}

fn misread(item: Item<'_, '_>, found: String, expected: &str) -> Misread {
    Misread { found, expected: Some(expected.to_owned()), ..unfit(item) }
}

fn misread_in(item: Item<'_, '_>, expected: &str) -> Misread {
    misread(item, format!("has a chip with {}", shown(item.get_ref())), expected)
}

/// A value as it was typed, or what kind of value it is.
pub(crate) fn shown(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("\"{}\"", readable::shown(text)),
        DeValue::Integer(number) => readable::shown(&number.to_string()),
        DeValue::Float(number) => {
            format!("{}, a number with a fraction", readable::shown(&number.to_string()))
        }
        DeValue::Boolean(flag) => flag.to_string(),
        DeValue::Datetime(_) => "a date".to_owned(),
        DeValue::Array(_) => "a list".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}
