//! The kept hand in a line of a file, beside what PHH could say of it.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::kept::Kept;
use crate::formats::hands::phh::keys::{Text, Texts};
use crate::formats::hands::phh::projected::projected;
use crate::formats::hands::phh::sheet::Sheet;
use crate::formats::hands::phh::words::Teller;
use crate::formats::hands::record::{HandRecord, InFile};
use crate::hand::Seats;
use crate::money::{Currency, Money};
use crate::play::{Act, Setup};

/// Puts the kept hand in place of what PHH could say of it, if the two are one hand.
pub(crate) fn restore(sheet: &Sheet<'_>, record: &mut HandRecord) -> Result<(), HandFault> {
    let Some(Some((line, spot))) = sheet.texts.get(Text::Kept as usize) else { return Ok(()) };
    let (middle, mut words) = (record.middle, std::mem::take(&mut record.words));
    let without_cards = std::mem::take(&mut record.without_cards);
    let named: Vec<String> = record.notes.iter().map(|(name, _)| name.clone()).collect();
    *record = kept_as(line, record).ok_or_else(|| {
        let message = "`_kept` is a different hand from the other keys; delete that line";
        HandFault::new(*spot, message)
    })?;
    if !record.notes.iter().map(|(name, _)| name).eq(&named) {
        words.notes.clear();
    }
    (record.middle, record.words, record.without_cards) = (middle, words, without_cards);
    name_those_who_sat_out(sheet, record);
    Ok(())
}

/// Players who are only in the kept hand have their names beside it.
fn name_those_who_sat_out(sheet: &Sheet<'_>, record: &mut HandRecord) {
    let names = sheet.words.get(Texts::SatOut as usize).map_or(&[][..], |list| &list.values);
    let seats = record.setup.places.len();
    let there = record.seats_in_file();
    let out: Vec<usize> = (0..seats).filter(|seat| !there.contains(seat)).collect();
    if names.is_empty() || names.len() != out.len() {
        return;
    }
    record.setup.names.resize(seats, String::new());
    for (seat, name) in out.into_iter().zip(names) {
        record.setup.names.get_mut(seat).into_iter().for_each(|kept| kept.replace_range(.., name));
    }
}

/// The kept hand of the line, with the names of the hand read from the other keys; `None` if the two are not one hand.
fn kept_as(line: &str, read: &HandRecord) -> Option<HandRecord> {
    let currency = read.setup.currency;
    let mut kept = Kept::new(currency);
    kept.read(line).ok()?;
    let mut record = kept.into_record();
    if record.notes.iter().any(|note| is_told_otherwise(note, &read.notes)) {
        return None;
    }
    let there: Vec<usize> = (0..read.setup.places.len()).collect();
    let of_file = told(&read.setup, &read.acts, &there, currency);
    let tells = |setup: &Setup, acts: &[Act], there: Seats| -> Option<Vec<usize>> {
        let order: Vec<usize> = there.left_of(setup.button).collect();
        (told(setup, acts, &order, currency) == of_file).then_some(order)
    };
    let (setup, acts) = (&record.setup, record.acts.as_slice());
    let in_phh = projected(&record).ok();
    // As PHH tells it, else in our own words, with or without the players who are away.
    let order = in_phh
        .and_then(|phh| tells(&phh.setup, &phh.acts, phh.setup.taking_part()))
        .or_else(|| tells(setup, acts, setup.seated()))
        .or_else(|| tells(setup, acts, setup.taking_part()))?;
    if record.finishing.is_some() != read.finishing.is_some() {
        return None;
    }
    if read.setup.names.iter().any(|name| !name.is_empty()) {
        record.setup.names = vec![String::new(); record.setup.places.len()];
        for (seat, name) in order.iter().zip(&read.setup.names) {
            record.setup.names.get_mut(*seat)?.clone_from(name);
        }
    }
    record.in_file = Some(InFile { variant: read.variant.clone(), order });
    let spot = read.spots.first().copied().unwrap_or_default();
    record.spots = vec![spot; record.acts.len()];
    Some(record)
}

/// True if a key of the file says something else of the hand: another day, another hour.
fn is_told_otherwise((kept, value): &(String, String), told: &[(String, String)]) -> bool {
    let plain = |text: &str| text.trim_matches(['"', '\'']).to_owned();
    told.iter().any(|(key, text)| key == kept && plain(text) != plain(value))
}

/// A stack, and the ante, the blind and the dead money of its player.
type Put = (Option<Money>, [Money; 3]);

/// Stacks and posts of the players in that order, and what happened in the words of a file.
fn told(setup: &Setup, acts: &[Act], order: &[usize], currency: Currency) -> (Vec<Put>, Vec<String>) {
    let places = order.iter().filter_map(|seat| setup.places.get(*seat));
    let places = places.map(|place| (place.stack, [place.ante, place.blind, place.dead]));
    let teller = Teller { currency, order };
    (places.collect(), acts.iter().map(|act| teller.tell(act).text).collect())
}
