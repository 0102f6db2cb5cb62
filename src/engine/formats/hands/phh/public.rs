//! A hand file for everybody: in the words of PHH as far as they go. If they don't tell it all, the hand as a book keeps it
//! follows under a key of our own.

use crate::formats::hands::kept;
use crate::formats::hands::phh::hands::Hands;
use crate::formats::hands::phh::keys::{Text, Texts};
use crate::formats::hands::phh::projected::projected;
use crate::formats::hands::phh::variant::variant_of;
use crate::formats::hands::phh::write::{Dialect, PhhText, list, quoted, without_cards, write, write_posted};
use crate::formats::hands::record::{HandRecord, SITE_RULES};
use crate::hand::Seats;
use crate::play::{BetLimits, Setup};
use crate::refusal::{Instead, Refusal};

/// Writes a hand as PHH: valid by that format's rules, and the same hand when we read it back.
///
/// # Errors
///
/// `not-in-this-format`: PHH has no variant for the game, or no word for something that decided the hand.
pub fn write_phh(record: &HandRecord) -> Result<PhhText, Refusal> {
    let public = in_phh(record).map_err(|what| {
        let message = format!("PHH can't record {what}");
        Refusal::new("not-in-this-format", message).instead(Instead::OwnFormat)
    })?;
    Ok(whole(public, record))
}

/// Writes a hand with our own words if PHH has none; it reads back as the same hand.
#[must_use]
pub fn write_own(record: &HandRecord) -> PhhText {
    whole(public(record), record)
}

/// What a file holds besides the kept hand.
struct Public {
    text: String,
    /// Who is in it.
    there: Seats,
}

/// The words of PHH, and our own if it has none or somebody is away.
fn public(record: &HandRecord) -> Public {
    let there = record.setup.seated();
    let is_told = there == record.setup.taking_part();
    in_phh(record).ok().filter(|_| is_told).unwrap_or_else(|| {
        let house = record.house.clone().filter(|house| house != SITE_RULES);
        let text = write(&HandRecord { house, ..record.clone() }, Dialect::Own).text;
        Public { text, there }
    })
}

fn in_phh(record: &HandRecord) -> Result<Public, String> {
    let told = projected(record)?;
    let code = variant_of(&told.setup).map(|variant| variant.code).unwrap_or_default();
    let there = told.setup.taking_part();
    let written =
        HandRecord { setup: told.setup, acts: told.acts, variant: code.to_owned(), ..record.clone() };
    Ok(Public { text: write_posted(&written, Dialect::Plain, told.behind).text, there })
}

/// The text, followed by the kept hand if the text alone would be read back as another hand.
fn whole(Public { text, there }: Public, record: &HandRecord) -> PhhText {
    let unsaid = unsaid(&text, record);
    let text = format!("{text}{unsaid}");
    let read = Hands::new(&text).next();
    if read.is_some_and(|read| read.is_ok_and(|read| same(&read, record))) {
        return PhhText { text, lost: Vec::new() };
    }
    let names = sat_out(there, record).map(|names| format!("{} = {names}\n", Texts::SatOut.name()));
    let (names, line) = (names.unwrap_or_default(), quoted(&kept::write(record)));
    PhhText { text: format!("{text}{names}{} = {line}\n", Text::Kept.name()), lost: Vec::new() }
}

/// The lines of players without cards, if the text doesn't have them yet.
fn unsaid(text: &str, record: &HandRecord) -> String {
    let is_new = |(key, _): &(&str, String)| !text.lines().any(|line| line.starts_with(key));
    without_cards(record).filter(is_new).map(|(key, names)| format!("{key} = {names}\n")).collect()
}

/// The names of players who are only in the kept hand, which holds no names.
fn sat_out(there: Seats, record: &HandRecord) -> Option<String> {
    let setup = &record.setup;
    let out = (0..setup.places.len()).filter(|seat| !there.contains(*seat));
    let names: Vec<&str> = out.map(|seat| setup.names.get(seat).map_or("", String::as_str)).collect();
    let is_named = names.iter().any(|name| !name.is_empty());
    is_named.then(|| list(names.into_iter().map(quoted)))
}

/// True if the two are one hand, told the same way.
fn same(one: &HandRecord, two: &HandRecord) -> bool {
    let told = |record: &HandRecord| {
        let setup = Setup {
            currency: two.setup.currency,
            limits: BetLimits { rules: Vec::new(), ..record.setup.limits.clone() },
            ..record.setup.clone()
        };
        let names = (record.variant.clone(), record.id.clone(), record.house.clone());
        (setup, record.acts.clone(), names, record.finishing.clone(), record.notes.clone())
    };
    told(one) == told(two)
}
