//! A hand file for everybody: in the words of PHH as far as they go, and behind them, where they do not tell it all, the very
//! hand as a book keeps it, under a key of our own.

use crate::formats::hands::kept;
use crate::formats::hands::phh::hands::Hands;
use crate::formats::hands::phh::keys::Text;
use crate::formats::hands::phh::projected::projected;
use crate::formats::hands::phh::variant::variant_of;
use crate::formats::hands::phh::write::{Dialect, PhhText, quoted, write, write_posted};
use crate::formats::hands::record::{HandRecord, SITE_RULES};
use crate::play::{BetLimits, Setup};
use crate::refusal::{Instead, Refusal};

/// Writes a hand as PHH: valid by that format's rules, and the same hand when it is read back here.
///
/// # Errors
///
/// `not-in-this-format`: PHH has no variant for the game, or no word for something that decided the hand.
pub fn write_phh(record: &HandRecord) -> Result<PhhText, Refusal> {
    let public = in_phh(record).map_err(|what| {
        let message = format!("PHH has no words for {what}");
        Refusal::new("not-in-this-format", message).instead(Instead::OwnFormat)
    })?;
    Ok(whole(public, record))
}

/// Writes a hand with our own words where PHH has none, the same hand when it is read back.
#[must_use]
pub fn write_own(record: &HandRecord) -> PhhText {
    whole(public(record), record)
}

/// What stands in the file but for the kept hand: the words of PHH, and our own where it has none or somebody is away.
fn public(record: &HandRecord) -> String {
    let is_told = record.setup.seated() == record.setup.taking_part();
    in_phh(record).ok().filter(|_| is_told).unwrap_or_else(|| {
        let house = record.house.clone().filter(|house| house != SITE_RULES);
        write(&HandRecord { house, ..record.clone() }, Dialect::Own).text
    })
}

fn in_phh(record: &HandRecord) -> Result<String, String> {
    let told = projected(record)?;
    let code = variant_of(&told.setup).map(|variant| variant.code).unwrap_or_default();
    let written =
        HandRecord { setup: told.setup, acts: told.acts, variant: code.to_owned(), ..record.clone() };
    Ok(write_posted(&written, Dialect::Plain, told.behind).text)
}

/// The text, with the kept hand behind it if it is read back as another without it.
fn whole(text: String, record: &HandRecord) -> PhhText {
    let read = Hands::new(&text).next();
    if read.is_some_and(|read| read.is_ok_and(|read| same(&read, record))) {
        return PhhText { text, lost: Vec::new() };
    }
    let line = quoted(&kept::write(record));
    PhhText { text: format!("{text}{} = {line}\n", Text::Kept.name()), lost: Vec::new() }
}

/// True if the two are one hand, told alike.
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
