//! The close of a night: what the bank still has goes where it belongs, and it makes nobody richer or poorer.

use super::between::{named, net};
use super::model::{BANK, DRAWER, OUTSIDE, TABLE, What, Who};
use super::{Play, cents};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

impl Play {
    /// Ends the night; lines that must be refused come first.
    pub fn close(&mut self) {
        let at = self.night();
        let off = self.model.has(TABLE, What::Chips) != 0 || self.model.has(DRAWER, What::Cash) != 0;
        let would_lapse = self.would_lapse(at);
        let mut unsaid = Vec::new();
        if off {
            unsaid.push("over-short");
        }
        if !would_lapse.is_empty() {
            unsaid.push("notes-would-lapse");
        }
        let contradicted = self.with_chips().into_iter().any(|who| self.is_contradicted(at, who));
        if contradicted {
            unsaid.push("counts-against-book");
        }
        if !unsaid.is_empty() && self.luck.chance(25) {
            self.ask("close", "close".to_owned(), &unsaid);
        }
        let bearer = if off { Some(self.bearer(at)) } else { None };
        let bears = bearer.map(|(word, _)| format!(" --over-short {word}")).unwrap_or_default();
        let bears = if contradicted { format!("{bears} --really") } else { bears };
        let answers: Vec<Option<Who>> =
            would_lapse.iter().map(|(id, _)| self.model.answers(self.model.notes[id].debtor)).collect();
        let limited = answers.iter().flatten().any(|who| self.model.people[*who].limit.is_some());
        let nobody = answers.contains(&None);
        let mut answer = None;
        let mut lapsed = false;
        if !self.luck.chance(12) {
            let no: &[&str] = if nobody { &["guest-without-inviter"] } else { &[] };
            let or: &[&str] = if limited { &["over-limit"] } else { &[] };
            answer = self.ask_or("close --yes", format!("close --yes{bears}"), no, or);
        }
        if answer.is_none() {
            lapsed = true;
            answer = self.ask("close --lapse", format!("close --lapse{bears}"), &[]);
        }
        let answer = answer.expect("it was closed");
        if let Some((_, bearer)) = bearer {
            self.over_short(at, bearer);
        }
        if lapsed {
            self.lapse(at, &would_lapse);
        }
        self.take_close(at, &answer);
    }

    /// The notes that stay open after everybody's chips have redeemed their own from the bank, and how much of each stays open.
    fn would_lapse(&self, at: usize) -> Vec<(usize, i64)> {
        let mut stacks: BTreeMap<Who, i64> = BTreeMap::new();
        let mut rest = Vec::new();
        for (id, note) in &self.model.notes {
            let stack =
                stacks.entry(note.debtor).or_insert_with(|| self.model.had(at, note.debtor, What::Chips));
            let redeemed = if note.holder == BANK { note.open.min(*stack) } else { 0 };
            *stack -= redeemed;
            if note.open > redeemed {
                rest.push((*id, note.open - redeemed));
            }
        }
        rest
    }

    /// Who covers the difference: nobody was named as the owner of a house, so the banker stands in.
    fn bearer(&mut self, at: usize) -> (&'static str, Who) {
        let night = &self.model.nights[at];
        let best = night.results.values().max().copied().unwrap_or_default();
        let winners: Vec<Who> =
            night.results.iter().filter(|(_, result)| **result == best).map(|(who, _)| *who).collect();
        let banker = night.banker;
        match (winners.as_slice(), self.luck.below(3)) {
            ([winner], 0) if best > 0 => ("winner", *winner),
            (_, 1) => ("house", banker),
            _ => ("banker", banker),
        }
    }

    fn over_short(&mut self, at: usize, bearer: Who) {
        let chips = -self.model.has(TABLE, What::Chips);
        let cash = -self.model.has(DRAWER, What::Cash);
        self.model.moved(Some(at), BANK, TABLE, What::Chips, chips);
        self.model.moved(Some(at), OUTSIDE, DRAWER, What::Cash, cash);
        self.model.owed(Some(at), bearer, BANK, What::Book, chips - cash);
    }

    /// A note that is not in THE BOOK by now is void; what its debtor's chips redeem of it comes first.
    fn lapse(&mut self, at: usize, rest: &[(usize, i64)]) {
        for (id, open) in rest {
            self.model.used(Some(at), *id, *open);
        }
    }

    /// Checks what the close did: nobody's worth has changed, the bank is worth zero, and the banker took over what it was worth.
    fn take_close(&mut self, at: usize, answer: &Value) {
        let banker = self.model.nights[at].banker;
        let mut people = self.model.there();
        let mut worth: BTreeMap<Who, i64> = people.iter().map(|who| (*who, self.model.worth(*who))).collect();
        *worth.entry(banker).or_default() += self.model.worth(BANK);
        worth.insert(BANK, 0);
        people.push(BANK);
        let answered: BTreeSet<(Who, Who)> = self
            .model
            .there()
            .into_iter()
            .filter(|who| self.model.guest(*who))
            .filter_map(|who| Some((who, self.model.answers(who)?)))
            .collect();

        for who in self.model.there() {
            let chips = self.model.had(at, who, What::Chips);
            self.model.moved(Some(at), who, BANK, What::Chips, chips);
        }
        for id in self.model.notes.keys().copied().collect::<Vec<_>>() {
            let open = self.model.notes[&id].open;
            self.model.used(Some(at), id, open);
        }
        let keeps = self.pay_out(at, answer);
        let before = self.debts_of(&answer["consolidation"]["before"]);
        let after = self.debts_of(&answer["consolidation"]["after"]);
        self.same("the sums after the consolidation of a close", &net(&after), &net(&before));
        let both =
            |who: &Who| after.keys().any(|debt| debt.0 == *who) && after.keys().any(|debt| debt.1 == *who);
        self.same("who owes and is owed after a close", &named(&after).into_iter().find(both), &None);
        let waits = before.keys().any(|debt| debt.0 == BANK && debt.1 != banker);
        let owed = before.keys().any(|debt| debt.1 == BANK);
        self.same("a claim on the bank while its banker keeps cash", &(keeps > 0 && waits && !owed), &false);
        self.turn(Some(at), &self.model.debts(What::Book), &after);

        let book = self.see(&["book".to_owned()]).remove(0);
        let private = self.debts_of(&book["private"]);
        let known = self.model.debts(What::Private);
        for (two, amount) in known.iter().chain(&private) {
            let changed = known.get(two) != private.get(two);
            if changed && !answered.contains(two) && !answered.contains(&(two.1, two.0)) {
                self.differs(
                    "a private debt that a close made",
                    &(two, amount),
                    &"only of a guest and his inviter",
                );
            }
        }
        for ((one, other), amount) in &known {
            self.model.owed(Some(at), *one, *other, What::Private, -amount);
        }
        for ((one, other), amount) in &private {
            self.model.owed(Some(at), *one, *other, What::Private, *amount);
        }
        self.model.nights[at].closed = true;
        let now: BTreeMap<Who, i64> = people.iter().map(|who| (*who, self.model.worth(*who))).collect();
        self.same("what everybody is worth after a close", &now, &worth);
        self.compared("worth");
        self.results(at, answer);
    }

    /// Cash and app money leave the bank: first for chips and claims, then the float, and the rest is the banker's. Returns
    /// how much cash the banker is left with.
    fn pay_out(&mut self, at: usize, answer: &Value) -> i64 {
        for (key, what) in [("cash_paid", What::Cash), ("app_paid", What::App)] {
            for (name, paid) in answer[key].as_object().expect("what was paid") {
                let who = self.who(&Value::from(name.as_str()));
                let night = &mut self.model.nights[at];
                let sums = if what == What::Cash { &mut night.cash_paid } else { &mut night.app_paid };
                let new = cents(paid) - sums.insert(who, cents(paid)).unwrap_or_default();
                self.same("money paid back at a close", &(new < 0), &false);
                self.model.moved(Some(at), BANK, who, what, new);
            }
        }
        let (cash, app) = (self.model.had(at, BANK, What::Cash), self.model.had(at, BANK, What::App));
        self.same("the drawer after everybody was paid", &(cash < 0), &false);
        let gave =
            self.model.nights[at].has.iter().find(|((_, what), held)| *what == What::Float && **held > 0);
        let banker = self.model.nights[at].banker;
        let (giver, float) = gave.map_or((banker, 0), |((who, _), held)| (*who, *held));
        let back = float.min(cash);
        self.model.moved(Some(at), giver, BANK, What::Float, float);
        self.model.moved(Some(at), BANK, giver, What::Cash, back);
        self.model.moved(Some(at), BANK, banker, What::Cash, cash - back);
        self.model.moved(Some(at), BANK, banker, What::App, app);
        cash - back
    }

    /// The results in the close's answer are those of the notebook.
    fn results(&mut self, at: usize, answer: &Value) {
        let mut said: BTreeMap<Who, i64> = BTreeMap::new();
        for (name, result) in answer["results"].as_object().expect("results") {
            said.insert(self.who(&Value::from(name.as_str())), cents(result));
        }
        let night = &self.model.nights[at];
        let known = night.came.iter().map(|who| (*who, night.results.get(who).copied().unwrap_or_default()));
        self.same("the results of a close", &said, &known.collect());
        self.compared("close");
    }
}
