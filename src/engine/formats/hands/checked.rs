//! A replayed hand as one line of JSON, amounts as the file writes them; a hand that failed as its error.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::record::HandRecord;
use crate::formats::hands::replay::{FINISHING_DIFFERS, ReplayedHand};
use crate::hand::{HouseRules, PotPaid, Seats};
use crate::money::Money;
use crate::play::{End, Setup};
use std::fmt::Write;

/// The line of a hand that was replayed, without a line end.
#[must_use]
pub fn line(file: &str, record: &HandRecord, outcome: &ReplayedHand, house: &HouseRules) -> String {
    let setup = &record.setup;
    let names: Vec<String> = (0..setup.places.len()).map(|seat| setup.name(seat)).collect();
    let mut text = String::with_capacity(512);
    let hand = record.id.as_deref().map_or_else(|| "null".to_owned(), json);
    let _ =
        write!(text, r#"{{"file":{},"hand":{hand},"variant":{}"#, json(file), json(record.variant_in_file()));
    let order = record.seats_in_file();
    let in_order = |of: &dyn Fn(usize) -> Option<Money>| amounts(setup, order.iter().map(|seat| of(*seat)));
    let starting = in_order(&|seat| setup.places.get(seat)?.stack);
    let finishing = in_order(&|seat| outcome.finishing.get(seat).copied().flatten());
    let _ = write!(text, r#","starting":{starting},"finishing":{finishing}"#);
    if let Some(told) = record.finishing.as_ref().filter(|_| outcome.flags.contains(&FINISHING_DIFFERS)) {
        let told = in_order(&|seat| told.get(seat).copied());
        let _ = write!(text, r#","finishing_in_file":{told}"#);
    }
    let (pots, awards) = match &outcome.end {
        End::Settled(settled) => {
            let settlement = &settled.settlement;
            let pots = settlement.pots().iter().map(|pot| pot_json(setup, &names, pot));
            (list(pots), in_order(&|seat| settlement.awards().get(seat).copied()))
        }
        End::Returned(_) | End::Waits { .. } => ("[]".to_owned(), in_order(&|_| Some(Money::ZERO))),
    };
    let why = why(setup, outcome, house);
    let flags = list(outcome.flags.iter().map(|flag| json(flag)));
    let _ = write!(text, r#","pots":{pots},"awards":{awards},"flags":{flags},"why":{why}}}"#);
    text
}

/// The line of a hand that could not be read or replayed.
#[must_use]
pub fn error_line(file: &str, fault: &HandFault) -> String {
    let action = fault.action.map(|action| format!(r#""action":{action},"#)).unwrap_or_default();
    let (line, column, message) = (fault.spot.line, fault.spot.column, json(&fault.message));
    format!(
        r#"{{"file":{},"error":{{"line":{line},"column":{column},{action}"message":{message}}}}}"#,
        json(file)
    )
}

fn pot_json(setup: &Setup, names: &[String], paid: &PotPaid) -> String {
    let named = |seats: Seats| list(seats.iter().filter_map(|seat| names.get(seat)).map(|name| json(name)));
    let amount = setup.currency.plain(paid.pot.amount);
    let (eligible, high, low) = (named(paid.pot.eligible), named(paid.high), named(paid.low));
    format!(r#"{{"amount":{amount},"eligible":{eligible},"high":{high},"low":{low}}}"#)
}

fn why(setup: &Setup, outcome: &ReplayedHand, house: &HouseRules) -> String {
    list(
        outcome
            .end
            .told(setup, house)
            .into_iter()
            .map(|told| format!(r#"{{"rule":{},"text":{}}}"#, json(&told.rule), json(&told.text))),
    )
}

/// Amounts as numbers, with the decimals of the file; `null` if unknown.
fn amounts(setup: &Setup, amounts: impl Iterator<Item = Option<Money>>) -> String {
    list(
        amounts.map(|amount| amount.map_or_else(|| "null".to_owned(), |amount| setup.currency.plain(amount))),
    )
}

fn list(values: impl Iterator<Item = String>) -> String {
    format!("[{}]", values.collect::<Vec<_>>().join(","))
}

fn json(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default()
}
