//! Every row of the table asks for something a house can say, and finds its fault.

use super::*;
use crate::house::catalogue::row as setting;
use crate::house::profile::{About, House};
use crate::house::row::ValueKind;
use crate::house::says::Says;
use crate::house::value::{Ruled, Value};
use crate::money::{Currency, Money};

fn keys(clash: &Clash) -> Vec<Cond> {
    let said = |keys: &[Key]| keys.iter().map(|key| (*key, Said)).collect::<Vec<_>>();
    let so = match clash.so {
        Idle(keys) | Needs(keys) => said(keys),
        Never(conds) => conds.to_vec(),
        NeedsWord(key, words) => words.iter().map(|word| (key, Word(word))).collect(),
        Unplayed(_) => Vec::new(),
    };
    clash.when.iter().copied().chain(so).collect()
}

/// A word that a setting can't have would make a row that never applies.
#[test]
fn every_row_asks_for_what_its_settings_can_say() {
    for (key, says) in CLASHES.iter().flat_map(keys) {
        let kind = setting(key).unwrap().kind;
        let words: Vec<&str> = kind.choices().iter().map(|choice| choice.word).collect();
        let fits = match says {
            Word(word) => matches!(kind, ValueKind::Word(_)) && words.contains(&word),
            Among(word) | Lacks(word) => matches!(kind, ValueKind::Words(_)) && words.contains(&word),
            Flag(_) => kind == ValueKind::Flag,
            Zero => matches!(kind, ValueKind::Amount(bounds) | ValueKind::Count(bounds) if bounds.min == 0),
            Above => matches!(kind, ValueKind::Amount(_)),
            Said | Unsaid => true,
        };
        assert!(fits, "{key} cannot be {says:?}");
    }
}

#[test]
fn no_row_is_written_twice() {
    for (place, clash) in CLASHES.iter().enumerate() {
        let twin = CLASHES.iter().skip(place + 1).find(|other| format!("{other:?}") == format!("{clash:?}"));
        assert!(twin.is_none(), "{clash:?}");
    }
}
fn sample(key: Key, says: Says) -> Option<Value> {
    Some(match (says, setting(key).unwrap().kind) {
        (Unsaid, _) => return None,
        (Word(word), _) => Value::Word(word),
        (Among(word), _) => Value::Words(vec![word]),
        (Lacks(word), ValueKind::Words(choices)) => {
            Value::Words(choices.iter().map(|choice| choice.word).filter(|choice| *choice != word).collect())
        }
        (Lacks(_), _) => return None,
        (Flag(flag), _) => Value::Flag(flag),
        (Above, _) => Value::Amount(Money::from_minor(100)),
        (Zero, ValueKind::Amount(_)) => Value::Amount(Money::ZERO),
        (Zero, _) => Value::Count(0),
        (Said, ValueKind::Amount(_)) => Value::Amount(Money::from_minor(100)),
        (Said, ValueKind::Count(bounds)) => Value::Count(bounds.min.max(1)),
        (Said, ValueKind::Flag) => Value::Flag(true),
        (Said, ValueKind::Word(choices)) => Value::Word(choices[0].word),
        (Said, ValueKind::Words(choices)) => Value::Words(vec![choices[0].word]),
        (Said, ValueKind::Text) => Value::Text("BO".to_owned()),
        (Said, ValueKind::Chips | ValueKind::Shares) => Value::Shares(vec![100]),
    })
}

fn house(conds: &[Cond]) -> House {
    let version = Ruled { value: String::new(), rule: None };
    let (name, title) = ("ours".to_owned(), "Ours".to_owned());
    let about = About { name, title, version, currency: Currency::USD };
    let values = conds.iter().filter_map(|(key, says)| Some((*key, sample(*key, *says)?)));
    House::new(about, values.map(|(key, value)| (key, Ruled { value, rule: None }))).unwrap()
}

/// What a house says to make the row apply, once for each of its messages.
fn spoken(clash: &Clash) -> Vec<(Vec<Cond>, String)> {
    let said: Vec<String> = clash.when.iter().map(|(key, says)| says.of(*key)).collect();
    let said = said.join(" and ");
    let with = |cond: Cond| clash.when.iter().copied().chain([cond]).collect::<Vec<_>>();
    match clash.so {
        Idle(keys) => {
            let told = |key: &Key| (with((*key, Said)), format!("{said}, so `{key}` has no effect"));
            keys.iter().map(told).collect()
        }
        Never(conds) => {
            let told = |cond: &Cond| {
                (with(*cond), format!("{said} and {}: they don't go together", cond.1.of(cond.0)))
            };
            conds.iter().map(told).collect()
        }
        Needs(keys) => vec![(clash.when.to_vec(), format!("{said}, so set `{}`", keys[0]))],
        NeedsWord(key, _) => vec![(clash.when.to_vec(), format!("{said}, so `{key}` has to be"))],
        Unplayed(why) => vec![(clash.when.to_vec(), format!("{said}, but housebook can't play that: {why}"))],
    }
}

#[test]
fn every_row_finds_its_fault() {
    for (conds, message) in CLASHES.iter().flat_map(spoken) {
        let faults = house(&conds).faults();
        assert!(faults.iter().any(|fault| fault.message.starts_with(&message)), "{message}: {faults:?}");
    }
}
