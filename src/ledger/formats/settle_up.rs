//! The `settle-up` command: one JSON table of balances in, one JSON plan out, amounts as exact decimal text.

use crate::book::netting::{Mode, Plan, PlannedPayment, plan};
use crate::refusal::Refusal;
use engine::money::{Currency, Money};
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// A line that got no plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declined {
    /// The line's own `id`, if it could be read.
    pub id: Option<Id>,
    /// Why there is no plan.
    pub cause: Cause,
}

/// Whether a line was not understood, or understood and refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It is not what `settle-up` reads; the sentence names the place.
    Malformed(String),
    /// It cannot be done so.
    Refused(Refusal),
}

/// What a caller named a line: text or a whole number, given back as it came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "an id is text or a whole number")]
pub enum Id {
    /// A whole number.
    Number(i64),
    /// A text.
    Text(String),
}

/// Answers one line of JSON with one line of JSON.
pub fn answer(line: &str) -> Result<String, Declined> {
    let question: Question = serde_json::from_str(line)
        .map_err(|error| Declined { id: readable_id(line), cause: Cause::Malformed(error.to_string()) })?;
    let answered = question.plan().and_then(|plan| question.written(&plan));
    answered.map_err(|cause| Declined { id: question.id, cause })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    id: Option<Id>,
    balances: Balances,
    #[serde(default)]
    mode: Word,
    #[serde(default)]
    pairs: Vec<(String, String)>,
    #[serde(default)]
    exclude: Vec<(String, String)>,
    hub: Option<String>,
    /// Say of each payment which group it is of, and who comes out even in it.
    #[serde(default)]
    explain: bool,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Word {
    #[default]
    Fewest,
    Pairs,
    Hub,
}

impl Question {
    fn plan(&self) -> Result<Plan<&str>, Cause> {
        let mode = self.mode()?;
        let pairs = self.named("pairs", &self.pairs)?;
        let exclude = self.named("exclude", &self.exclude)?;
        let nets: BTreeMap<&str, Money> =
            self.balances.nets.iter().map(|(name, net)| (name.as_str(), *net)).collect();
        plan(&nets, &pairs, mode, &exclude)
            .map_err(|impasse| Cause::Refused(impasse.refusal(shown, |money| self.balances.printed(money))))
    }

    fn mode(&self) -> Result<Mode<&str>, Cause> {
        let malformed = |why: &str| Err(Cause::Malformed(why.to_owned()));
        match (self.mode, self.hub.as_deref()) {
            (Word::Hub, Some(hub)) => Ok(Mode::Hub(self.known(hub)?)),
            (Word::Hub, None) => malformed("mode `hub` needs `hub`, a name among the balances"),
            (_, Some(_)) => malformed("`hub` goes with mode `hub` only"),
            (Word::Pairs, None) if self.pairs.is_empty() => {
                malformed("mode `pairs` needs `pairs`, the pairs that may pay each other")
            }
            (Word::Pairs, None) => Ok(Mode::Pairs),
            (Word::Fewest, None) => Ok(Mode::Fewest),
        }
    }

    fn named<'a>(
        &self,
        field: &str,
        pairs: &'a [(String, String)],
    ) -> Result<Vec<(&'a str, &'a str)>, Cause> {
        for (one, other) in pairs {
            self.known(one)?;
            self.known(other)?;
            if one == other {
                return Err(Cause::Malformed(format!(
                    "`{}` is paired with himself in `{field}`",
                    shown(one)
                )));
            }
        }
        Ok(pairs.iter().map(|(one, other)| (one.as_str(), other.as_str())).collect())
    }

    fn known<'a>(&self, name: &'a str) -> Result<&'a str, Cause> {
        if self.balances.nets.contains_key(name) {
            return Ok(name);
        }
        let message = format!("`{}` is not among the {} balances", shown(name), self.balances.nets.len());
        Err(Cause::Refused(Refusal::worded("unknown-name", message)))
    }

    fn written(&self, plan: &Plan<&str>) -> Result<String, Cause> {
        let payment = |payment: &PlannedPayment<&str>| Line {
            from: payment.from.to_owned(),
            to: payment.to.to_owned(),
            amount: self.balances.printed(payment.amount),
            group: self.explain.then_some(payment.group),
        };
        let even = |group: usize| Group {
            group,
            even: plan.members(group).into_iter().map(str::to_owned).collect(),
        };
        let answer = Answer {
            id: self.id.as_ref(),
            payments: plan.payments.iter().map(payment).collect(),
            count: plan.payments.len(),
            proven: plan.proven,
            groups: plan.groups,
            bound: (!plan.proven).then_some(plan.bound),
            why: self.explain.then(|| (1..=plan.groups).map(even).collect()),
        };
        serde_json::to_string(&answer).map_err(|error| Cause::Malformed(error.to_string()))
    }
}

#[derive(Serialize)]
struct Answer<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a Id>,
    payments: Vec<Line>,
    count: usize,
    proven: bool,
    groups: usize,
    /// No plan has fewer payments than this; said only where `count` is not proven to be that number.
    #[serde(skip_serializing_if = "Option::is_none")]
    bound: Option<usize>,
    /// Why the payments are as they are, where that was asked: the people of each group come out even among themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Vec<Group>>,
}

#[derive(Serialize)]
struct Group {
    group: usize,
    even: Vec<String>,
}

#[derive(Serialize)]
struct Line {
    from: String,
    to: String,
    amount: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<usize>,
}

/// Balances by name, and the most decimals any of them was typed with.
#[derive(Default)]
struct Balances {
    nets: BTreeMap<String, Money>,
    decimals: usize,
}

impl Balances {
    /// An amount with as many decimals as were typed; sums of what was typed need no more.
    fn printed(&self, money: Money) -> String {
        let text = Currency::USD.plain(money);
        let unused = usize::from(Currency::USD.decimals()).saturating_sub(self.decimals);
        let kept = text.get(..text.len().saturating_sub(unused)).unwrap_or(&text);
        kept.trim_end_matches('.').to_owned()
    }
}

impl<'de> Deserialize<'de> for Balances {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ByName)
    }
}

struct ByName;

impl<'de> Visitor<'de> for ByName {
    type Value = Balances;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("balances by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Balances, A::Error> {
        let mut balances = Balances::default();
        while let Some(name) = map.next_key::<String>()? {
            let typed: Typed = map.next_value()?;
            balances.decimals = balances.decimals.max(typed.decimals);
            if name.trim().is_empty() {
                return Err(A::Error::custom("a balance without a name"));
            }
            let said = format!("`{}` has two balances", shown(&name));
            if balances.nets.insert(name, typed.money).is_some() {
                return Err(A::Error::custom(said));
            }
        }
        Ok(balances)
    }
}

struct Typed {
    money: Money,
    decimals: usize,
}

impl<'de> Deserialize<'de> for Typed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Amount)
    }
}

struct Amount;

impl Visitor<'_> for Amount {
    type Value = Typed;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an amount as text, like \"-40\" or \"12.50\"")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Typed, E> {
        let money = Currency::USD.parse(text).map_err(E::custom)?;
        let fraction = text.split_once('.').map_or(0, |(_, fraction)| fraction.len());
        Ok(Typed { money, decimals: if text.ends_with('c') { 2 } else { fraction } })
    }
}

/// The id of a line that is otherwise not what it should be.
fn readable_id(line: &str) -> Option<Id> {
    let value: serde_json::Value = serde_json::from_str(line).ok()?;
    Id::deserialize(value.get("id")?).ok()
}

/// A name with control characters made visible.
fn shown(name: &str) -> String {
    name.chars().take(60).flat_map(char::escape_debug).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn answers(line: &str, expected: &str) {
        assert_eq!(answer(line).as_deref(), Ok(expected), "{line}");
    }

    #[track_caller]
    fn refusal(line: &str) -> Refusal {
        match answer(line).unwrap_err().cause {
            Cause::Refused(refusal) => refusal,
            Cause::Malformed(why) => panic!("{line}: {why}"),
        }
    }

    #[track_caller]
    fn malformed(line: &str, part: &str) {
        match answer(line).unwrap_err().cause {
            Cause::Malformed(why) => assert!(why.contains(part), "{line}: {why}"),
            Cause::Refused(refusal) => panic!("{line}: {refusal}"),
        }
    }

    #[test]
    fn the_example_of_the_contract() {
        answers(
            r#"{"id":"x","balances":{"Ann":"-40","Bob":"-30","Cat":"20","Dan":"20","Eve":"30"},"mode":"fewest"}"#,
            r#"{"id":"x","payments":[{"from":"Bob","to":"Eve","amount":"30"},{"from":"Ann","to":"Cat","amount":"20"},{"from":"Ann","to":"Dan","amount":"20"}],"count":3,"proven":true,"groups":2}"#,
        );
    }

    #[test]
    fn amounts_are_printed_as_fine_as_they_were_typed() {
        let cases = [
            (r#"{"balances":{"a":"-1.5","b":"1.50"}}"#, "1.50"),
            (r#"{"balances":{"a":"-1.5","b":"1.5"}}"#, "1.5"),
            (r#"{"balances":{"a":"-35c","b":".35"}}"#, "0.35"),
            (r#"{"balances":{"a":"-$1,250","b":"1250"}}"#, "1250"),
            (r#"{"balances":{"a":"-0.10","b":"0.1"}}"#, "0.10"),
        ];
        for (line, amount) in cases {
            let answered = answer(line).unwrap();
            assert!(answered.contains(&format!(r#""amount":"{amount}""#)), "{line}: {answered}");
        }
    }

    #[test]
    fn the_order_of_the_balances_does_not_matter() {
        let one = answer(r#"{"balances":{"Ann":"-5","Bob":"-5","Cat":"5","Dan":"5"}}"#);
        let other = answer(r#"{"balances":{"Dan":"5","Bob":"-5","Cat":"5","Ann":"-5"}}"#);
        assert_eq!(one, other);
    }

    #[test]
    fn pairs_hub_and_exclusions() {
        answers(
            r#"{"id":7,"balances":{"A":"-5","B":"0","C":"5"},"mode":"pairs","pairs":[["A","B"],["C","B"]]}"#,
            r#"{"id":7,"payments":[{"from":"A","to":"B","amount":"5"},{"from":"B","to":"C","amount":"5"}],"count":2,"proven":true,"groups":1}"#,
        );
        answers(
            r#"{"balances":{"A":"-5","B":"-1","C":"6"},"mode":"hub","hub":"B"}"#,
            r#"{"payments":[{"from":"A","to":"B","amount":"5"},{"from":"B","to":"C","amount":"6"}],"count":2,"proven":true,"groups":1}"#,
        );
        answers(
            r#"{"balances":{"A":"-5","B":"-4","C":"5","D":"4"},"exclude":[["A","C"]]}"#,
            r#"{"payments":[{"from":"A","to":"B","amount":"1"},{"from":"A","to":"D","amount":"4"},{"from":"B","to":"C","amount":"5"}],"count":3,"proven":true,"groups":1}"#,
        );
        answers(r#"{"balances":{}}"#, r#"{"payments":[],"count":0,"proven":true,"groups":0}"#);
    }

    #[test]
    fn what_cannot_be_done_is_refused_with_the_figures() {
        let unbalanced = refusal(r#"{"balances":{"A":"-40","B":"30.50"}}"#);
        assert_eq!(unbalanced.told().code, "balances-unbalanced");
        assert_eq!(unbalanced.told().message, "the balances add up to -9.50, not to zero");
        let cut_off = refusal(r#"{"balances":{"A":"-5","B":"5"},"exclude":[["B","A"]]}"#);
        assert_eq!(cut_off.told().message, "`A` owes 5 that no allowed pair can carry");
        let two = r#"{"balances":{"A":"-5","B":"-5","C":"10"},"mode":"pairs","pairs":[["A","B"]]}"#;
        assert_eq!(refusal(two).told().message, "`A`, `B` owe 10 that no allowed pair can carry");
        let owed = r#"{"balances":{"A":"5","B":"-5"},"exclude":[["B","A"]]}"#;
        assert_eq!(refusal(owed).told().message, "`A` is owed 5 that no allowed pair can carry");
        let hub = refusal(
            r#"{"balances":{"A":"-5","B":"5","C":"0"},"mode":"hub","hub":"C","exclude":[["A","C"]]}"#,
        );
        assert_eq!(hub.told().message, "barred from paying the hub: `A` with -5");
        let unknown = refusal(r#"{"balances":{"A":"0"},"mode":"hub","hub":"Zoe"}"#);
        assert_eq!(unknown.told().message, "`Zoe` is not among the 1 balances");
    }

    #[test]
    fn what_is_not_understood_names_its_fault() {
        let cases = [
            (r#"{"balances":{"A":-40,"B":"40"}}"#, "expected an amount as text"),
            (r#"{"balances":{"A":-40.0,"B":"40"}}"#, "expected an amount as text"),
            (r#"{"balances":{"A":"1e3"}}"#, "`1e3` is no amount"),
            (r#"{"balances":{"A":"NaN"}}"#, "`NaN` is no amount"),
            (r#"{"balances":{"A":"0.005"}}"#, "finer than the smallest unit"),
            (r#"{"balances":{"A":"1","A":"-1"}}"#, "`A` has two balances"),
            (r#"{"balances":{" ":"1"}}"#, "without a name"),
            (r#"{"balances":{},"balances":{}}"#, "duplicate field `balances`"),
            (r#"{"balances":{},"budget":1}"#, "unknown field `budget`"),
            (r#"{"id":1.5,"balances":{}}"#, "an id is text or a whole number"),
            (r#"{"mode":"fewest"}"#, "missing field `balances`"),
            (r#"{"balances":{},"mode":"best"}"#, "unknown variant `best`"),
            (r#"{"balances":{"A":"0"},"mode":"hub"}"#, "mode `hub` needs `hub`"),
            (r#"{"balances":{"A":"0"},"hub":"A"}"#, "goes with mode `hub` only"),
            (r#"{"balances":{"A":"0"},"mode":"pairs"}"#, "mode `pairs` needs `pairs`"),
            (r#"{"balances":{"A":"0"},"exclude":[["A","A"]]}"#, "paired with himself in `exclude`"),
            (r#"{"balances":{"A":"0"},"exclude":[["A"]]}"#, "invalid length"),
            (r#"{"balances":{}} x"#, "trailing characters at line 1 column"),
            ("", "EOF"),
        ];
        for (line, part) in cases {
            malformed(line, part);
        }
    }

    #[test]
    fn a_declined_line_keeps_its_id() {
        let declined = answer(r#"{"id":"x","balances":{"A":"1"},"surprise":1}"#).unwrap_err();
        assert_eq!(declined.id, Some(Id::Text("x".to_owned())));
        let refused = answer(r#"{"id":3,"balances":{"A":"1"}}"#).unwrap_err();
        assert_eq!(refused.id, Some(Id::Number(3)));
        assert_eq!(answer("{").unwrap_err().id, None);
    }
}
