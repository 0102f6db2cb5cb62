//! The `settle-up` command: one JSON table of balances in, one JSON plan out, amounts as exact decimal text.

mod balances;

use crate::book::netting::{Mode, Plan, PlannedPayment, plan};
use crate::formats::settle_up::balances::{Balances, shown};
use crate::refusal::{NettingRefused, NotAQuestion, Refusal};
use engine::formats::line::plain;
use engine::money::Money;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

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
    /// It isn't what `settle-up` reads.
    Malformed(Refusal),
    /// It was understood, but can't be done.
    Refused(Refusal),
}

/// What a caller named a line: text or a whole number, returned as it came.
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
        .map_err(|error| Declined { id: readable_id(line), cause: unread(line, &error) })?;
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
    /// Say for each payment which group it belongs to, and who comes out even in it.
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
            .map_err(|impasse| Cause::Refused(impasse.refusal(shown, |money| self.balances.amount(money))))
    }

    fn mode(&self) -> Result<Mode<&str>, Cause> {
        let malformed = |why| Err(malformed(why));
        match (self.mode, self.hub.as_deref()) {
            (Word::Hub, Some(hub)) => Ok(Mode::Hub(self.known(hub)?)),
            (Word::Hub, None) => malformed(NotAQuestion::NoHub),
            (_, Some(_)) => malformed(NotAQuestion::IdleHub),
            (Word::Pairs, None) if self.pairs.is_empty() => malformed(NotAQuestion::NoPairs),
            (Word::Pairs, None) => Ok(Mode::Pairs),
            (Word::Fewest, None) => Ok(Mode::Fewest),
        }
    }

    fn named<'a>(
        &self,
        field: &'static str,
        pairs: &'a [(String, String)],
    ) -> Result<Vec<(&'a str, &'a str)>, Cause> {
        for (one, other) in pairs {
            self.known(one)?;
            self.known(other)?;
            if one == other {
                return Err(malformed(NotAQuestion::PairedWithHimself { name: shown(one), field }));
            }
        }
        Ok(pairs.iter().map(|(one, other)| (one.as_str(), other.as_str())).collect())
    }

    fn known<'a>(&self, name: &'a str) -> Result<&'a str, Cause> {
        if self.balances.nets.contains_key(name) {
            return Ok(name);
        }
        let (name, count) = (shown(name), self.balances.nets.len());
        Err(Cause::Refused(Refusal::new(NettingRefused::UnknownName { name, count })))
    }

    fn written(&self, plan: &Plan<&str>) -> Result<String, Cause> {
        let payment = |payment: &PlannedPayment<&str>| Line {
            from: payment.from.to_owned(),
            to: payment.to.to_owned(),
            amount: self.balances.amount(payment.amount).to_string(),
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
        serde_json::to_string(&answer).map_err(|error| unread("", &error))
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
    /// No plan has fewer payments than this; given only if `count` isn't proven to be that number.
    #[serde(skip_serializing_if = "Option::is_none")]
    bound: Option<usize>,
    /// Why the payments are as they are, if asked: the people of each group come out even among themselves.
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

fn malformed(why: NotAQuestion) -> Cause {
    Cause::Malformed(Refusal::new(NettingRefused::Malformed(why)))
}

fn unread(line: &str, error: &serde_json::Error) -> Cause {
    malformed(NotAQuestion::Unread { fault: format!("column {}: {}", error.column(), plain(line, error)) })
}

/// The id of a line that's otherwise wrong.
fn readable_id(line: &str) -> Option<Id> {
    let value: serde_json::Value = serde_json::from_str(line).ok()?;
    Id::deserialize(value.get("id")?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::{BalanceAmount, Why};

    #[track_caller]
    fn answers(line: &str, expected: &str) {
        assert_eq!(answer(line).as_deref(), Ok(expected), "{line}");
    }

    #[track_caller]
    fn refuses(line: &str, why: NettingRefused) {
        assert_eq!(answer(line).unwrap_err().cause, Cause::Refused(Refusal::new(why)), "{line}");
    }

    fn typed(minor: i64, decimals: usize) -> BalanceAmount {
        BalanceAmount::Typed { money: Money::from_minor(minor), decimals }
    }

    /// The reader's own words for a line it can't read.
    #[track_caller]
    fn fault(line: &str) -> String {
        let Cause::Malformed(refusal) = answer(line).unwrap_err().cause else { panic!("{line}") };
        match *refusal.why {
            Why::NettingRefused(NettingRefused::Malformed(NotAQuestion::Unread { fault })) => fault,
            why => panic!("{line}: {why:?}"),
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
        let unbalanced = r#"{"balances":{"A":"-40","B":"30.50"}}"#;
        refuses(unbalanced, NettingRefused::Unbalanced { sum: typed(-950, 2) });
        assert_eq!(typed(-950, 2).to_string(), "-9.50");
        let cut_off = |names: &[&str], owe, amount| NettingRefused::CutOff {
            names: names.iter().copied().map(str::to_owned).collect(),
            owe,
            amount: typed(amount, 0),
        };
        let one = r#"{"balances":{"A":"-5","B":"5"},"exclude":[["B","A"]]}"#;
        refuses(one, cut_off(&["A"], true, 500));
        let two = r#"{"balances":{"A":"-5","B":"-5","C":"10"},"mode":"pairs","pairs":[["A","B"]]}"#;
        refuses(two, cut_off(&["A", "B"], true, 1000));
        let owed = r#"{"balances":{"A":"5","B":"-5"},"exclude":[["B","A"]]}"#;
        refuses(owed, cut_off(&["A"], false, 500));
        let hub = r#"{"balances":{"A":"-5","B":"5","C":"0"},"mode":"hub","hub":"C","exclude":[["A","C"]]}"#;
        refuses(hub, NettingRefused::HubBarred { balances: vec![("A".to_owned(), typed(-500, 0))] });
        let unknown = r#"{"balances":{"A":"0"},"mode":"hub","hub":"Zoe"}"#;
        refuses(unknown, NettingRefused::UnknownName { name: "Zoe".to_owned(), count: 1 });
    }

    #[test]
    fn what_is_not_understood_names_its_fault() {
        let cases = [
            (r#"{"balances":{"A":-40,"B":"40"}}"#, "should be an amount as text"),
            (r#"{"balances":{"A":-40.0,"B":"40"}}"#, "should be an amount as text"),
            (r#"{"balances":{"A":"1e3"}}"#, "`1e3` isn't a valid amount"),
            (r#"{"balances":{"A":"NaN"}}"#, "`NaN` isn't a valid amount"),
            (r#"{"balances":{"A":"0.005"}}"#, "it has too many decimals"),
            (r#"{"balances":{"A":"1","A":"-1"}}"#, "`A` has two balances"),
            (r#"{"balances":{" ":"1"}}"#, "has no name"),
            (r#"{"balances":{},"balances":{}}"#, "`balances` appears twice"),
            (r#"{"balances":{},"budget":1}"#, "`budget` isn't known here"),
            (r#"{"id":1.5,"balances":{}}"#, "an id is text or a whole number"),
            (r#"{"mode":"fewest"}"#, "`balances` is missing"),
            (r#"{"balances":{},"mode":"best"}"#, "`best` isn't known here"),
            (r#"{"balances":{"A":"0"},"exclude":[["A"]]}"#, "should be a list of 2, not of 1"),
            (r#"{"balances":{}} x"#, "column 17: there's something after the end"),
            ("", "it stops in the middle"),
        ];
        for (line, part) in cases {
            let fault = fault(line);
            assert!(fault.contains(part), "{line}: {fault}");
        }
    }

    #[test]
    fn fields_that_dont_go_together_are_refused() {
        let paired = NotAQuestion::PairedWithHimself { name: "A".to_owned(), field: "exclude" };
        for (line, why) in [
            (r#"{"balances":{"A":"0"},"mode":"hub"}"#, NotAQuestion::NoHub),
            (r#"{"balances":{"A":"0"},"hub":"A"}"#, NotAQuestion::IdleHub),
            (r#"{"balances":{"A":"0"},"mode":"pairs"}"#, NotAQuestion::NoPairs),
            (r#"{"balances":{"A":"0"},"exclude":[["A","A"]]}"#, paired),
        ] {
            assert_eq!(answer(line).unwrap_err().cause, malformed(why), "{line}");
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
