//! Profile text to house, or every mistake in it with its place.
//!
//! A setting is a plain value, or a table in which `is` holds the value and `rule` the citation;
//! so `[credit]` can have its own value beside `credit.who`.

use crate::as_text::listed;
use crate::formats::bad_line::BadLine;
use crate::formats::closest::closest;
use crate::formats::game;
use crate::formats::house::nearest::nearest;
use crate::formats::house::value::{read, shown};
use crate::games::GameRow;
use crate::house::{self, About, House, Key, Misfit, Ruled, SettingRow, Stops, Value, is_plain_text};
use crate::money::Currency;
use crate::readable::AsTyped;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Reads a profile; what is wrong comes back line by line, first line first.
///
/// # Errors
///
/// Every mistake with line and column, what was found, and what is expected.
///
/// ```
/// # use housebook_engine::formats::house::check;
/// let bad = check("[house]\nname = 'ours'\ncurrency = 'USD'\n[odd]\ntie = 'cary'\n").unwrap_err();
/// assert_eq!(
///     bad[0].to_string(),
///     r#"5:7: `odd.tie` is "cary": use one of "carry", "clockwise-each", "nearest-left"; did you mean `carry`?"#
/// );
/// ```
pub fn check(text: &str) -> Result<House, Vec<BadLine>> {
    let root = parsed(text)?;
    let written = root.get_ref().get("game").and_then(|item| item.get_ref().as_table());
    let (bad, places) = (Vec::new(), Vec::new());
    let mut reader = Reader { text, written, bad, places, settings: Vec::new(), games: Vec::new() };
    let house = reader.house(root.get_ref());
    reader.bad.sort_by_key(|bad| (bad.line, bad.column));
    match house {
        Some(house) if reader.bad.is_empty() => Ok(house.with_games(reader.games)),
        _ => Err(reader.bad),
    }
}

/// The tables of a text, or where it isn't TOML.
pub(crate) fn parsed(text: &str) -> Result<Spanned<DeTable<'_>>, Vec<BadLine>> {
    let (root, broken) = DeTable::parse_recoverable(text);
    if broken.is_empty() { Ok(root) } else { Err(broken.iter().map(|error| no_toml(text, error)).collect()) }
}

fn no_toml(text: &str, error: &toml::de::Error) -> BadLine {
    let place = error.span().unwrap_or(0..0);
    if error.message().contains("duplicate key") {
        let there = typed(text.get(place.clone()).unwrap_or_default().trim());
        return BadLine::at(text, &place, &there, TWICE.to_owned(), ONCE.to_owned());
    }
    BadLine::at(text, &place, "", typed(error.message()), "TOML, like `multiple = \"5.00\"`".to_owned())
}

const TWICE: &str = "appears twice";
const ONCE: &str = "each setting once";
const AGREED: &str = "settings that agree";

/// At most sixty characters of what was typed, with control characters made visible.
fn typed(text: &str) -> String {
    text.chars().take(60).collect::<String>().as_typed()
}

struct Reader<'t> {
    text: &'t str,
    /// The table of games and of settings about them.
    written: Option<&'t DeTable<'t>>,
    bad: Vec<BadLine>,
    settings: Vec<(Key, Ruled<Value>)>,
    /// Where each of them is.
    places: Vec<(Key, Range<usize>)>,
    games: Vec<GameRow>,
}

impl Reader<'_> {
    fn house(&mut self, root: &DeTable<'_>) -> Option<House> {
        let about = self.about(root);
        let currency = about.as_ref().map_or(Currency::USD, |about| about.currency);
        for (name, item) in root.iter().filter(|(name, _)| name.get_ref() != "house") {
            self.entry(name.get_ref(), &name.span(), item, currency);
        }
        let settings = std::mem::take(&mut self.settings);
        let house = about.and_then(|about| match House::new(about, settings.clone()) {
            Ok(house) => Some(house),
            Err(misfit) => {
                self.misfit(root, &misfit);
                None
            }
        });
        if house.is_none() || !self.bad.is_empty() {
            self.contradictions(currency, settings);
        }
        house
    }

    /// Contradictions are reported with the mistakes, so that neither hides the other.
    fn contradictions(&mut self, currency: Currency, settings: Vec<(Key, Ruled<Value>)>) {
        let version = Ruled { value: String::new(), rule: None };
        let about = About { name: "x".to_owned(), title: "x".to_owned(), version, currency };
        let faults = House::new(about, settings).map(|house| house.faults()).unwrap_or_default();
        for fault in faults.into_iter().filter(|fault| fault.stops == Stops::Night) {
            let place = self.places.iter().find(|(key, _)| *key == fault.key);
            let place = place.map_or(0..0, |(_, place)| place.clone());
            self.say(&place, fault.key.name(), &format!("doesn't fit ({})", fault.message), AGREED);
        }
    }

    fn about(&mut self, root: &DeTable<'_>) -> Option<About> {
        const KNOWN: [&str; 4] = ["name", "title", "version", "currency"];
        let Some(table) = root.get("house").and_then(|item| item.get_ref().as_table()) else {
            self.say(&(0..0), "house", "is missing", "a [house] table with a name and currency");
            return None;
        };
        for key in table.keys().filter(|key| !KNOWN.contains(&key.get_ref().as_ref())) {
            let near = closest(key.get_ref(), KNOWN.into_iter()).first().copied();
            let full = typed(&format!("house.{}", key.get_ref()));
            let known = listed(&KNOWN, "or").unwrap_or_default();
            self.bad.push(BadLine::at(self.text, &key.span(), &full, "is unknown".into(), known).near(near));
        }
        let name = self.about_text(root, "name");
        let title = if table.contains_key("title") { self.about_text(root, "title") } else { name.clone() };
        let version = table
            .get("version")
            .map_or_else(|| Some(Ruled { value: String::new(), rule: None }), |item| self.version(item));
        let currency = self.currency(root);
        Some(About { name: name?, title: title?, version: version?, currency: currency? })
    }

    fn about_text(&mut self, root: &DeTable<'_>, key: &str) -> Option<String> {
        let full = format!("house.{key}");
        let house = root.get("house")?;
        let Some(item) = house.get_ref().get(key) else {
            self.say(&house.span(), &full, "is missing", "text in quotes");
            return None;
        };
        let text = item.get_ref().as_str().map(str::to_owned);
        if text.is_none() {
            self.say(&item.span(), &full, &format!("is {}", shown(item.get_ref())), "text in quotes");
        }
        text
    }

    fn version(&mut self, item: &Spanned<DeValue<'_>>) -> Option<Ruled<String>> {
        let cited = item.get_ref().as_table();
        for key in cited
            .into_iter()
            .flat_map(DeTable::keys)
            .filter(|key| !["is", "rule"].contains(&key.get_ref().as_ref()))
        {
            self.say(&key.span(), "house.version", "has an unknown part", "`is` and `rule`");
        }
        let rule =
            cited.and_then(|table| table.get("rule")).and_then(|rule| self.rule("house.version", rule));
        let is = cited.map_or(Some(item), |table| table.get("is"));
        let value = is.and_then(|is| is.get_ref().as_str()).map(str::to_owned);
        if value.is_none() {
            self.say(
                &item.span(),
                "house.version",
                &format!("is {}", shown(item.get_ref())),
                "text in quotes",
            );
        }
        value.map(|value| Ruled { value, rule })
    }

    fn currency(&mut self, root: &DeTable<'_>) -> Option<Currency> {
        let code = self.about_text(root, "currency")?;
        let currency = code.parse().ok();
        if currency.is_none() {
            let codes = Currency::codes().collect::<Vec<_>>().join(", ");
            self.say(&place_of(root, "currency"), "house.currency", "is unknown", &format!("one of {codes}"));
        }
        currency
    }

    /// One entry of a table: a setting, a group of settings, or neither.
    fn entry(&mut self, full: &str, name: &Range<usize>, item: &Spanned<DeValue<'_>>, currency: Currency) {
        match (house::find(full), item.get_ref().as_table()) {
            (Some(row), Some(table)) => self.cited(row, table, name, currency),
            (Some(row), None) => self.setting(row, item, None, currency),
            (None, Some(table)) if full.starts_with(GAMES) && game::is_game(table) => {
                self.game(full, name, table)
            }
            (None, Some(table)) if is_group(full) => self.group(full, table, &[], currency),
            (None, _) => self.unknown(full, name),
        }
    }

    /// A game the house writes down itself (MIK-58).
    fn game(&mut self, full: &str, place: &Range<usize>, table: &DeTable<'_>) {
        let name = full.strip_prefix(GAMES).unwrap_or(full);
        match game::read(self.text, name, place, table, self.written) {
            Ok(game) => self.games.push(game),
            Err(mistakes) => self.bad.extend(mistakes),
        }
    }

    fn group(&mut self, full: &str, table: &DeTable<'_>, but: &[&str], currency: Currency) {
        for (name, item) in table.iter().filter(|(name, _)| !but.contains(&name.get_ref().as_ref())) {
            self.entry(&format!("{full}.{}", name.get_ref()), &name.span(), item, currency);
        }
    }

    fn cited(
        &mut self,
        row: &'static SettingRow,
        table: &DeTable<'_>,
        name: &Range<usize>,
        currency: Currency,
    ) {
        let full = row.key.name();
        let rule = table.get("rule").and_then(|rule| self.rule(full, rule));
        match table.get("is") {
            Some(item) => self.setting(row, item, rule, currency),
            None if rule.is_some() => self.say(name, full, "has a rule but no value", "`is` next to `rule`"),
            None => {}
        }
        self.group(full, table, &["is", "rule"], currency);
    }

    fn setting(
        &mut self,
        row: &'static SettingRow,
        item: &Spanned<DeValue<'_>>,
        rule: Option<String>,
        currency: Currency,
    ) {
        match read(row, item, currency) {
            Ok(_) if self.settings.iter().any(|(key, _)| *key == row.key) => {
                self.say(&item.span(), row.key.name(), TWICE, ONCE);
            }
            Ok(value) => {
                self.places.push((row.key, item.span()));
                self.settings.push((row.key, Ruled { value, rule }));
            }
            Err(misread) => {
                let expected = misread.expected.unwrap_or_else(|| row.expects(currency));
                let bad = BadLine::at(self.text, &misread.place, row.key.name(), misread.found, expected);
                self.bad.push(bad.near(misread.near));
            }
        }
    }

    fn rule(&mut self, full: &str, item: &Spanned<DeValue<'_>>) -> Option<String> {
        let rule = item.get_ref().as_str().filter(|text| is_plain_text(text)).map(str::to_owned);
        if rule.is_none() {
            let found = format!("has the rule {}", shown(item.get_ref()));
            self.say(&item.span(), full, &found, "text in quotes, like \"MIK-02\"");
        }
        rule
    }

    fn unknown(&mut self, full: &str, name: &Range<usize>) {
        let (found, expected) = if is_group(full) {
            ("is a group of settings", "a table")
        } else {
            ("is unknown", "a house setting")
        };
        let near = nearest(full).first().copied();
        self.bad.push(BadLine::at(self.text, name, &typed(full), found.into(), expected.into()).near(near));
    }

    fn misfit(&mut self, root: &DeTable<'_>, misfit: &Misfit) {
        let key = if matches!(misfit, Misfit::Name(_)) { "name" } else { "title" };
        let expected = "a name of 1 to 32 lowercase letters, digits and hyphens, and a title and version that can be printed";
        self.say(&place_of(root, key), &format!("house.{key}"), &format!("won't work ({misfit})"), expected);
    }

    fn say(&mut self, place: &Range<usize>, key: &str, found: &str, expected: &str) {
        self.bad.push(BadLine::at(self.text, place, key, found.to_owned(), expected.to_owned()));
    }
}

fn place_of(root: &DeTable<'_>, key: &str) -> Range<usize> {
    root.get("house").and_then(|house| house.get_ref().get(key)).map_or(0..0, Spanned::span)
}

/// How the names of tables that hold games, not settings, begin.
const GAMES: &str = "game.";

fn is_group(full: &str) -> bool {
    house::rows().any(|row| row.key.name().strip_prefix(full).is_some_and(|rest| rest.starts_with('.')))
}
