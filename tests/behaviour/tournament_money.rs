//! The money of a tournament: how a house rounds its prizes, and how tables and deals are stored.

use engine::formats::house::preset;
use engine::house::points::PointsTable;
use engine::money::{Currency, Money};
use ledger::night::tournament::of_house::rounding as rounding_of;
use ledger::tournament::agreement::PrizeDeal;
use ledger::tournament::prize_table::PrizeTable;
use ledger::tournament::prizes::{PrizeTerms, Rounding, prizes};
use serde::de::DeserializeOwned;
use std::fmt::Debug;

#[track_caller]
fn keeps<T: DeserializeOwned + serde::Serialize + PartialEq + Debug>(value: &T, kept: &str) {
    assert_eq!(serde_json::to_string(value).expect("it is written"), kept);
    assert_eq!(&serde_json::from_str::<T>(kept).expect("it is read"), value);
}

#[test]
fn the_house_rounds_for_the_first() {
    let rounding = rounding_of(&preset("pig").expect("a house")).expect("it says how");
    assert_eq!((rounding.value, rounding.rule.as_deref()), (Rounding::HigherPlace, Some("PIG-17")));
    let table = PrizeTable::parse("60/30/10", Currency::USD).expect("a table");
    let currency = Currency::USD;
    let terms = PrizeTerms { currency, step: currency.whole(), rounding: rounding.value, rule: None };
    let paid = prizes(&table, Money::from_minor(5500), terms).expect("they are paid");
    assert_eq!(paid, [3400, 1600, 500].map(Money::from_minor));
    let silent = preset("casino").expect("a house");
    assert!(rounding_of(&silent).is_none(), "and then prizes are exact");
}

/// What a book once wrote must be readable forever.
#[test]
fn prize_tables_are_kept_in_hundredths_and_coins() {
    let table = |typed| PrizeTable::parse(typed, Currency::USD).expect("a table");
    keeps(&table("60/37.5"), r#"{"shares":[6000,3750]}"#);
    keeps(&table("=100/50"), r#"{"amounts":[10000,5000]}"#);
    assert!(serde_json::from_str::<PrizeTable>(r#"{"shares":[10001]}"#).is_err());
}

#[test]
fn deals_are_kept_by_their_words() {
    keeps(&PrizeDeal::ChipChop, r#""chip-chop""#);
    keeps(&PrizeDeal::Icm, r#""icm""#);
    keeps(&PrizeDeal::Even, r#""even""#);
    let custom = [10_000, 8_050].map(Money::from_minor);
    keeps(&PrizeDeal::Custom(custom.to_vec()), r#"{"custom":[10000,8050]}"#);
}

#[test]
fn points_tables_are_kept_as_places_or_by_name() {
    let table = |typed: &str| typed.parse::<PointsTable>().expect("a table");
    keeps(&table("10/7/5"), r#"{"places":[10,7,5]}"#);
    keeps(&table("square-root"), r#"{"formula":"square-root"}"#);
    keeps(&table("beaten"), r#"{"formula":"beaten"}"#);
}
