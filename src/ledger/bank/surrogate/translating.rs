//! A body from another book with the ids of this one: a player who is somebody else here is replaced everywhere.

use crate::ids::PlayerId;
use crate::journal::Fact;
use crate::store::StoreError;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use uuid::Uuid;

/// Which player stands for which.
pub type Who = BTreeMap<PlayerId, PlayerId>;

/// The fact of a body with everybody replaced.
pub fn translated(body: &str, fact: &Fact, who: &Who) -> Result<Fact, StoreError> {
    if who.is_empty() {
        return Ok(fact.clone());
    }
    let unread = |error: serde_json::Error| StoreError::Damaged(error.to_string());
    let body: Value = serde_json::from_str(body).map_err(unread)?;
    serde_json::from_value(replaced(body, who)).map_err(unread)
}

fn replaced(value: Value, who: &Who) -> Value {
    match value {
        Value::String(text) => Value::String(word(text, who)),
        Value::Array(values) => values.into_iter().map(|value| replaced(value, who)).collect(),
        Value::Object(fields) => {
            let fields = fields.into_iter().map(|(key, value)| (word(key, who), replaced(value, who)));
            Value::Object(fields.collect::<Map<String, Value>>())
        }
        other @ (Value::Null | Value::Bool(_) | Value::Number(_)) => other,
    }
}

/// The other id in the same form; the rest of the text stays.
fn word(text: String, who: &Who) -> String {
    let other = Uuid::try_parse(&text).ok().and_then(|id| who.get(&PlayerId(id)));
    match other {
        Some(other) if text.contains('-') => other.0.hyphenated().to_string(),
        Some(other) => other.to_string(),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::accounts::{Asset, Counter, Party};
    use crate::journal::{DebtFact, MergedHolding, PersonFact};
    use engine::money::Money;

    fn id(number: u128) -> PlayerId {
        PlayerId(Uuid::from_u128(number))
    }

    #[test]
    fn everybody_is_replaced_in_every_form_of_the_id() {
        let counter = |player: PlayerId| Counter::With(player.into()).to_string();
        let holding =
            |player| MergedHolding { asset: Asset::Book, counter: counter(player), amount: Money::ZERO };
        let fact = |kept, gone, of| {
            Fact::Person(PersonFact::PlayersMerged { kept, gone, holdings: vec![holding(of)] })
        };
        let before = fact(id(1), id(2), id(1));
        let body = serde_json::to_string(&before).unwrap();
        let who = Who::from([(id(1), id(9))]);
        assert_eq!(translated(&body, &before, &who).unwrap(), fact(id(9), id(2), id(9)));
        let words = DebtFact::DebtOwed {
            debtor: id(3),
            creditor: Party::Bank,
            amount: Money::from_minor(5),
            reason: "1".to_owned(),
        }
        .into();
        let body = serde_json::to_string(&words).unwrap();
        assert_eq!(translated(&body, &words, &who).unwrap(), words);
    }
}
