//! Houses as text: the settings of one, how two differ, what a setting means, what is wrong.
//!
//! Everything fits eighty columns; nothing is decided here.

use crate::answer::house::{Adopted, Owned};
use crate::render::page::{name, wrapped};
use comfy_table::presets::NOTHING;
use comfy_table::{ContentArrangement, LineStyle, Table, TableStyle};
use engine::as_text::counted;
use engine::as_text::listed;
use engine::house::{
    Difference, House, HouseFault, Ruled, SettingRow, SettingWord, Stops, Value, ValueKind, diff, key, rows,
};
use engine::money::{Currency, Money};

const WIDTH: u16 = 80;

/// A line under the heading and nothing else.
const RULED: TableStyle = NOTHING.header_separator(LineStyle::new('─', '─', '─', '─'));

/// Printed where a house is silent.
const UNSET: &str = "—";

/// The houses at hand, one line each.
#[must_use]
pub fn list<'a>(houses: impl IntoIterator<Item = &'a House>) -> String {
    let mut table = table(RULED);
    table.set_header(["house", "", "counts in", "settled", "version"]);
    for house in houses {
        let settled = house.settings().count().to_string();
        table.add_row([house.name(), house.title(), house.currency().code(), &settled, house.version()]);
    }
    text(&table)
}

/// All settings of a house, section by section, with their rules.
#[must_use]
pub fn show(house: &House) -> String {
    let mut out = format!("{}\n{}", headline(house), manners(house));
    let mut settled: Vec<&'static SettingRow> = rows().filter(|row| !house.is_unset(row.key)).collect();
    settled.sort_by_key(|row| row.section);
    for section in settled.chunk_by(|left, right| left.section == right.section) {
        let title = section.first().map_or("", |row| row.section.title());
        out.push_str(&format!("\n{title}\n{}", section_table(house, section)));
    }
    let silent = rows().filter(|row| house.is_unset(row.key)).count();
    out.push_str(&format!(
        "\n{} settings set, {silent} left open: `house explain KEY` shows what applies\n",
        settled.len()
    ));
    out
}

/// What the house asks of its players.
fn manners(house: &House) -> String {
    let Some(said) = house.text(key::MANNERS) else { return String::new() };
    let rule = said.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
    format!("{}\n", wrapped(&format!("manners: {}{rule}", said.value)))
}

fn headline(house: &House) -> String {
    let version = if house.version().is_empty() { String::new() } else { format!(", {}", house.version()) };
    format!("{}: {}{version}, in {}", house.name(), house.title(), house.currency().code())
}

fn section_table(house: &House, section: &[&'static SettingRow]) -> String {
    let mut table = table(NOTHING);
    for row in section {
        let chosen = house.setting(row.key);
        let rule = chosen.and_then(|ruled| ruled.rule.clone()).unwrap_or_default();
        table.add_row([format!("  {}", row.key), worded(chosen, house.currency()), rule]);
    }
    text(&table)
}

/// Only the settings in which two houses differ.
#[must_use]
pub fn differences(left: &House, right: &House) -> String {
    let differing = diff(left, right);
    if differing.is_empty() && left.currency() == right.currency() {
        return format!("`{}` and `{}` have the same rules\n", left.name(), right.name());
    }
    let mut table = table(RULED);
    table.set_header(["setting", left.name(), right.name()]);
    if left.currency() != right.currency() {
        table.add_row(["house.currency", left.currency().code(), right.currency().code()]);
    }
    for Difference { row, left: one, right: other } in differing {
        table.add_row([
            row.key.name().to_owned(),
            worded(one, left.currency()),
            worded(other, right.currency()),
        ]);
    }
    text(&table)
}

/// What a setting means, its possible values, and what this house chose or what happens instead.
#[must_use]
pub fn explain(row: &SettingRow, house: &House) -> String {
    let mut table = table(NOTHING);
    let mut line = |what: &str, words: String| {
        table.add_row([what.to_owned(), words]);
    };
    line("setting", format!("{} ({})", row.key, row.section.title()));
    line("decides", row.summary.to_owned());
    line("because", row.why.to_owned());
    line("takes", takes(row, house.currency()));
    for SettingWord { word, meaning } in row.kind.choices() {
        line("", format!("{word}: {meaning}"));
    }
    for (what, words) in chosen(row, house) {
        line(&what, words);
    }
    if let Some(step) = house.case_step().filter(|_| row.key == key::MONEY_UNIT) {
        line(
            "with these chips",
            format!("{}, the smallest amount the chips in the case can make", house.currency().shown(step)),
        );
    }
    if let Some(file) = row.consumer {
        line("acts in", format!("src/{file}"));
    }
    text(&table)
}

fn takes(row: &SettingRow, currency: Currency) -> String {
    match row.kind {
        ValueKind::Word(_) => "one of".to_owned(),
        ValueKind::Words(_) => "several of, in order".to_owned(),
        _ => row.expects(currency),
    }
}

fn chosen(row: &SettingRow, house: &House) -> Vec<(String, String)> {
    let by_house = format!("at {}", house.name());
    if let Some(Ruled { value, rule }) = house.setting(row.key) {
        let source =
            rule.as_deref().map_or_else(|| "no rule cited".to_owned(), |rule| format!("rule {rule}"));
        return vec![(by_house, format!("{} ({source})", self::value(value, house.currency())))];
    }
    let fallback = row.fallback.map_or_else(
        || "none; nothing is enforced".to_owned(),
        |fallback| format!("{fallback} (standard rule)"),
    );
    let base = house.setting(key::RULES_BASE).map(|base| {
        let outside = value(&base.value, house.currency());
        ("the house names".to_owned(), format!("{outside}, which this program doesn't include"))
    });
    let silent = (by_house, format!("{UNSET} (the house rules don't say)"));
    [Some(silent), base, Some(("standard rule".to_owned(), fallback))].into_iter().flatten().collect()
}

/// A house that was adopted.
#[must_use]
pub fn adopted(answer: &Adopted) -> String {
    format!("from now on, the house is `{}`: {}", answer.house, answer.title)
}

/// Who owns the house, and what it reserves for its owner.
#[must_use]
pub fn owned(answer: &Owned) -> String {
    let house = name(&answer.house);
    let nobody = || format!("the house `{house}` has no owner");
    let mut lines = vec![match (&answer.owner, &answer.stands_in) {
        (Some(owner), _) => format!("{} owns the house `{house}`", name(owner)),
        (None, Some(banker)) => format!("{}, so {}, the banker, stands in", nobody(), name(banker)),
        (None, None) => format!("{}, so the night's banker stands in", nobody()),
    }];
    lines.extend(answer.why.iter().map(|why| wrapped(&format!("  {}", why.with_rule()))));
    lines.join("\n")
}

/// What is wrong with a house as a whole, or that nothing is.
#[must_use]
pub fn check(house: &House) -> String {
    let faults = house.faults();
    let settled = house.settings().count();
    if faults.is_empty() {
        return format!(
            "`{}` checks out: {}, no contradictions\n",
            house.name(),
            counted(settled, "setting")
        );
    }
    let mut table = table(NOTHING);
    for fault in &faults {
        table.add_row(["fault".to_owned(), fault_line(fault)]);
    }
    text(&table)
}

fn fault_line(fault: &HouseFault) -> String {
    let rule = fault.rule.as_deref().map(|rule| format!(" ({rule})")).unwrap_or_default();
    let stops = match fault.stops {
        Stops::Night => "no night can start",
        Stops::Tournament => "nights and hands work, but no tournament can start",
    };
    let offers = match fault.offers.as_slice() {
        [] => String::new(),
        offers => format!("; `{}` could be {}", fault.key, listed(offers, "or").unwrap_or_default()),
    };
    format!("{}{rule}; {stops}{offers}", fault.message)
}

fn table(style: TableStyle) -> Table {
    let mut table = Table::new();
    table.load_style(style).set_content_arrangement(ContentArrangement::Dynamic).set_width(WIDTH);
    table
}

fn text(table: &Table) -> String {
    let mut table = table.clone();
    for column in table.column_iter_mut() {
        column.set_padding((0, 2));
    }
    let mut out = table.trim_fmt();
    out.push('\n');
    out
}

fn worded(chosen: Option<&Ruled<Value>>, currency: Currency) -> String {
    chosen.map_or_else(|| UNSET.to_owned(), |ruled| value(&ruled.value, currency))
}

/// A value in words; reserve chips are in brackets.
#[must_use]
pub fn value(value: &Value, currency: Currency) -> String {
    match value {
        Value::Amount(amount) => currency.shown(*amount),
        Value::Count(number) => number.to_string(),
        Value::Flag(true) => "yes".to_owned(),
        Value::Flag(false) => "no".to_owned(),
        Value::Word(word) => (*word).to_owned(),
        Value::Words(words) => words.join(", "),
        Value::Text(text) => text.clone(),
        Value::Chips(chips) => {
            let chips = chips.iter().map(|chip| chip_words(&chip.colour, chip.value, chip.reserve, currency));
            chips.collect::<Vec<_>>().join(", ")
        }
        Value::Shares(shares) => {
            format!("{} %", shares.iter().map(u32::to_string).collect::<Vec<_>>().join("/"))
        }
    }
}

fn chip_words(colour: &str, value: Money, reserve: bool, currency: Currency) -> String {
    let chip = format!("{colour} {}", currency.shown(value));
    if reserve { format!("[{chip}]") } else { chip }
}
