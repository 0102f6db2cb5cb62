//! A hand of a house is written so that every reader gets the same hand: with its house and the features of its game.

use crate::formats::hands::phh::hands::Hands;
use crate::formats::hands::phh::house::Held;
use crate::formats::hands::phh::keys::Texts;
use crate::formats::hands::phh::public::write_own;
use crate::formats::hands::phh::write::{Dialect, PhhText, write};
use crate::formats::hands::record::HandRecord;
use crate::formats::hands::replay::replay;
use crate::formats::hands::under::rules_of;
use crate::formats::line::Houses;
use crate::house::House;
use crate::money::Currency;
use crate::play::{BetLimits, Setup};

/// Writes a hand with our own words, under its house with these features of the game.
///
/// The text is read again, with the known houses and with this house alone. If it reads back differently, the file says what
/// it can without the house, and reports that.
#[must_use]
pub fn write_at_house(record: &HandRecord, house: &House, features: &[&str], known: &Houses) -> PhhText {
    let mut named = HandRecord { house: Some(house.name().to_owned()), ..record.clone() };
    if !features.is_empty() {
        let key = Texts::Features.name();
        named.notes.retain(|(name, _)| name != key);
        let words: Vec<String> = features.iter().map(|word| format!("\"{word}\"")).collect();
        named.notes.push((key.to_owned(), format!("[{}]", words.join(", "))));
    }
    let mut written = write(&named, Dialect::Own);
    if is_same(&written.text, &named, known) {
        return written;
    }
    let name = house.name();
    if is_same(&written.text, &named, &Houses::only(house)) {
        written
            .lost
            .push(format!("the house `{name}`, so only `hand add` on a night at that house can read it"));
        return written;
    }
    let mut plain = write_own(&HandRecord { house: None, ..record.clone() });
    plain.lost.push(format!("`{name}`'s own rules (it goes by card-room rules)"));
    plain
}

/// True if the text reads back as that hand and plays the same.
fn is_same(text: &str, record: &HandRecord, houses: &Houses) -> bool {
    let Some(Ok(read)) = Hands::held(text, Held::by_name(houses)).next() else { return false };
    let Ok(rules) = rules_of(&read, houses) else { return false };
    turned(&read.setup) == turned(&record.setup)
        && write(&read, Dialect::Own).text == text
        && replay(&read, &rules).is_ok() == replay(record, &rules).is_ok()
}

/// A setup as it is written: its players in the order they are dealt to, without what the file has no figures for.
fn turned(setup: &Setup) -> Setup {
    let there = setup.seated();
    let places = there.left_of(setup.button).filter_map(|seat| setup.places.get(seat).copied());
    Setup {
        places: places.collect(),
        names: Vec::new(),
        button: 0,
        // The acts show who opens.
        first: None,
        // What a wrong call costs matters only in a hand with one, and shows in what is written.
        miscall_out: false,
        // The same holds for what a mucked hand costs, and for a bad deal noticed late.
        muck_final: false,
        late_asks: false,
        actor_shows: false,
        words_wait: false,
        currency: Currency::units(setup.currency.decimals()),
        limits: BetLimits { rules: Vec::new(), ..setup.limits.clone() },
        ..setup.clone()
    }
}
