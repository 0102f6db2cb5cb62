//! A hand written and read again: what others read must be the same hand, with the same amounts.

use crate::as_text::listed;
use crate::formats::hands::ohh::read;
use crate::formats::hands::ohh::seated::Seated;
use crate::formats::hands::ohh::write::{OhhText, write};
use crate::formats::hands::paid::paid;
use crate::formats::hands::record::HandRecord;
use crate::formats::hands::replay::{FINISHING_DIFFERS, replay};
use crate::formats::hands::scaled::{Scale, scaled, scaled_amount};
use crate::hand::HouseRules;
use crate::money::Money;
use crate::play::Act;
use crate::readable::shown;
use crate::refusal::{Instead, Refusal};

/// Writes a hand in which each place was paid `wins`, and reads it again under `rules`.
///
/// A reader counts in the smallest unit of the currency that the file names, so `20` dollars are written as `20.00`.
///
/// # Errors
///
/// `not-in-this-format`: what [`write`] refuses, and a hand that comes back different, with the difference.
pub fn write_whole(record: &HandRecord, wins: &[Money], rules: &HouseRules) -> Result<OhhText, Refusal> {
    let written = write(record, wins)?;
    let back = read_back(&written)?;
    let (unit, file) = (back.setup.currency, record.setup.currency);
    if unit.decimals() == file.decimals() {
        check_is_same((record, wins), (&back, rules), &written)?;
        return Ok(with_unit(written, record, (&back, rules)));
    }
    let mut whole = record.clone();
    leave_out_the_nameless(&mut whole);
    scaled(&mut whole, unit, Scale::Whole)?;
    let wins = wins.iter().map(|won| scaled_amount(*won, file, unit, Scale::Whole));
    let wins = wins.collect::<Result<Vec<_>, _>>()?;
    let OhhText { text, lost_acts, .. } = write(&whole, &wins)?;
    let written = OhhText { text, lost: written.lost, lost_acts };
    let back = read_back(&written)?;
    check_is_same((&whole, &wins), (&back, rules), &written)?;
    Ok(with_unit(written, record, (&back, rules)))
}

/// A player who isn't written may have a stack that isn't whole in the written unit.
fn leave_out_the_nameless(record: &mut HandRecord) {
    for (place, _) in Seated::of(record).nameless(record) {
        let at = record.setup.places.get_mut(place).and_then(|at| at.stack.as_mut());
        let after = record.finishing.as_mut().and_then(|stacks| stacks.get_mut(place));
        at.into_iter().chain(after).for_each(|amount| *amount = Money::ZERO);
    }
}

/// Adds the smallest amount paid to what is lost, if the hand gives one, or a reader would split a pot finer.
fn with_unit(
    mut written: OhhText,
    record: &HandRecord,
    (back, rules): (&HandRecord, &HouseRules),
) -> OhhText {
    let differs =
        |record| replay(record, rules).is_ok_and(|outcome| outcome.flags.contains(&FINISHING_DIFFERS));
    let (unit, file, to) = (record.setup.unit, record.setup.currency, back.setup.currency);
    let is_said = unit != Money::from_minor(1)
        && scaled_amount(unit, file, to, Scale::Whole).ok() != Some(back.setup.unit);
    if is_said || (differs(back) && !differs(record)) {
        written.lost.push(format!("the smallest amount paid ({})", file.shown(unit)));
    }
    written
}

fn read_back(written: &OhhText) -> Result<HandRecord, Refusal> {
    match read(&written.text).pop() {
        Some(Ok(back)) => Ok(back),
        Some(Err(fault)) => Err(no(&format!("the file can't be read back: {}", fault.message))),
        None => Err(no("the file has no hand when it's read back")),
    }
}

fn check_is_same(
    (record, wins): (&HandRecord, &[Money]),
    (back, rules): (&HandRecord, &HouseRules),
    written: &OhhText,
) -> Result<(), Refusal> {
    let played = replay(back, rules).and_then(|_| paid(back, rules));
    let again = played.map(|paid| (write(back, &paid), paid));
    if let Ok((Ok(again), _)) = &again
        && again.text == written.text
    {
        return Ok(());
    }
    if record.setup.places.iter().any(|place| place.takes_part() && place.stack.is_none()) {
        return Err(no("it needs every player's stack, but one isn't known"));
    }
    if record.acts.iter().any(|act| matches!(act, Act::Fine(..))) {
        return Err(no("it can't record a fine"));
    }
    if !written.lost_acts.is_empty() {
        return Err(no(&format!(
            "it has no way to show {}",
            listed(&written.lost_acts, "or").unwrap_or_default()
        )));
    }
    let what = match again {
        Err(fault) => format!("played back from the file, {}", fault.message),
        Ok((_, paid)) => other_payment((record, wins), (back, &paid))
            .unwrap_or_else(|| "the file reads back as a different hand".to_owned()),
    };
    Err(no(&what))
}

/// The first player who would be paid a different amount.
fn other_payment(
    (record, wins): (&HandRecord, &[Money]),
    (back, paid): (&HandRecord, &[Money]),
) -> Option<String> {
    let of = |record: &HandRecord, paid: &[Money], name: &str| {
        let seat = record.setup.names.iter().position(|other| other == name)?;
        Some(record.setup.currency.shown(paid.get(seat).copied()?))
    };
    record.setup.names.iter().filter(|name| !name.is_empty()).find_map(|name| {
        let (was, is) = (of(record, wins, name)?, of(back, paid, name)?);
        (was != is).then(|| format!("the file pays {} {is} instead of {was}", shown(name)))
    })
}

fn no(what: &str) -> Refusal {
    let message = format!("Open Hand History can't record this hand: {what}");
    Refusal::new("not-in-this-format", message).instead(Instead::OwnFormat)
}
