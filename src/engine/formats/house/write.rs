//! House to profile text, which reads back as the same house.

use crate::formats::game;
use crate::house::{ChipRow, House, Key, Misfit, Ruled, SettingRow, Value, rows};
use crate::money::Currency;

/// The house as text, without remarks: what a night keeps of its house.
#[must_use]
pub fn write(house: &House) -> String {
    let mut out = heading(house);
    for (group, rows) in groups() {
        let lines: Vec<String> = rows.iter().filter_map(|row| line(house, row)).collect();
        if !lines.is_empty() {
            out.push_str(&format!("\n[{group}]\n{}", lines.concat()));
        }
    }
    out + &games(house)
}

/// A new house made from another: its settings under a new name, each explained, the unset ones as remarks.
///
/// # Errors
///
/// A name that can't be typed.
///
/// ```
/// # use housebook_engine::formats::house::{check, new_from, preset};
/// let text = new_from(&preset("dave").expect("comes along"), "ours").expect("a name that can be typed");
/// assert_eq!(check(&text).expect("reads back").name(), "ours");
/// ```
pub fn new_from(house: &House, name: &str) -> Result<String, Misfit> {
    let house = house.renamed(name)?;
    let mut out =
        format!("# {}: house settings. Lines that start with # don't set anything.\n\n", house.name());
    out.push_str(&heading(&house));
    for (group, rows) in groups() {
        let lines: String = rows.iter().map(|row| remarked(&house, row)).collect();
        out.push_str(&format!("\n[{group}]\n{lines}"));
    }
    Ok(out + &games(&house))
}

fn games(house: &House) -> String {
    house.games().iter().map(|row| format!("\n{}", game::write(row))).collect()
}

fn heading(house: &House) -> String {
    let about = house.about();
    let version = match about.version.value.as_str() {
        "" => String::new(),
        text => format!("version = {}\n", cited(&string(text), about.version.rule.as_deref())),
    };
    format!(
        "[house]\nname = {}\ntitle = {}\n{version}currency = {}\n",
        string(&about.name),
        string(&about.title),
        string(about.currency.code())
    )
}

/// The rows by the first part of their names; a group's own value comes before its parts.
fn groups() -> Vec<(&'static str, Vec<&'static SettingRow>)> {
    let mut groups: Vec<(&'static str, Vec<&'static SettingRow>)> = Vec::new();
    for row in rows() {
        let group = group_of(row.key);
        match groups.iter_mut().find(|(name, _)| *name == group) {
            Some((_, members)) => members.push(row),
            None => groups.push((group, vec![row])),
        }
    }
    for (group, members) in &mut groups {
        members.sort_by_key(|row| row.key.name() != *group);
    }
    groups
}

fn group_of(key: Key) -> &'static str {
    key.name().split_once('.').map_or(key.name(), |(group, _)| group)
}

fn line(house: &House, row: &SettingRow) -> Option<String> {
    let Ruled { value, rule } = house.setting(row.key)?;
    let value = worded(value, house.currency());
    Some(match (row.key.name().split_once('.'), rule) {
        (Some((_, part)), rule) => format!("{part} = {}\n", cited(&value, rule.as_deref())),
        (None, Some(rule)) => format!("is = {value}\nrule = {}\n", string(rule)),
        (None, None) => format!("is = {value}\n"),
    })
}

fn remarked(house: &House, row: &SettingRow) -> String {
    line(house, row).map_or_else(
        || {
            let part = row.key.name().split_once('.').map_or("is", |(_, part)| part);
            format!("# {}\n# {part} = {}\n", row.summary, row.expects(house.currency()))
        },
        |line| format!("# {}\n{line}", row.summary),
    )
}

fn cited(value: &str, rule: Option<&str>) -> String {
    match rule {
        Some(rule) => format!("{{ is = {value}, rule = {} }}", string(rule)),
        None => value.to_owned(),
    }
}

fn worded(value: &Value, currency: Currency) -> String {
    match value {
        Value::Amount(amount) => string(&currency.plain(*amount)),
        Value::Count(number) => number.to_string(),
        Value::Flag(flag) => flag.to_string(),
        Value::Word(word) => string(word),
        Value::Words(words) => format!("[{}]", listed(words, |word| string(word))),
        Value::Text(text) => string(text),
        Value::Chips(chips) => {
            let lines: String =
                chips.iter().map(|chip| format!("  {},\n", chip_line(chip, currency))).collect();
            format!("[\n{lines}]")
        }
        Value::Shares(shares) => format!("[{}]", listed(shares, u32::to_string)),
    }
}

fn chip_line(chip: &ChipRow, currency: Currency) -> String {
    let reserve = if chip.reserve { ", reserve = true" } else { "" };
    let count = chip.count.map(|count| format!(", count = {count}")).unwrap_or_default();
    let value = string(&currency.plain(chip.value));
    format!("{{ colour = {}, value = {value}{reserve}{count} }}", string(&chip.colour))
}

fn listed<T>(items: &[T], word: impl Fn(&T) -> String) -> String {
    items.iter().map(word).collect::<Vec<_>>().join(", ")
}

fn string(text: &str) -> String {
    toml::Value::from(text).to_string()
}
