//! What happens between two nights: people come, change their names and turn out to be one; debts are made, paid, forgiven,
//! limited and rearranged; an old night is corrected.

use super::model::{Kind, OUTSIDE, Person, Standing, What, Who};
use super::{Play, cents, typed};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The most people in the book at a time.
const MOST: usize = 12;

const FIRST: [&str; 18] = [
    "Ba", "Ce", "Di", "Fo", "Gu", "Ha", "Je", "Ki", "Lo", "Mu", "Na", "Pe", "Ri", "So", "Tu", "Va", "We",
    "Zo",
];
const LAST: [&str; 17] = [
    "bin", "cal", "den", "fox", "gus", "ham", "jel", "kit", "lon", "mas", "nor", "pip", "rex", "sol", "tam",
    "vic", "wyn",
];

impl Play {
    /// Some days or weeks go by, now and then months; a few things happen in that time.
    pub fn between_nights(&mut self) {
        let usual = usize::try_from(2_100 / self.nights.max(1)).expect("small").max(3);
        let days = if self.luck.chance(1) { 45 + self.luck.below(45) } else { 1 + self.luck.below(usual) };
        self.wait_hours(14);
        for _ in 0..1 + self.luck.below(4) {
            self.one_thing();
        }
        self.wait_days(u32::try_from(days).expect("small"));
    }

    fn one_thing(&mut self) {
        match self.luck.below(100) {
            0..=9 if self.model.there().len() < MOST => self.new_person(),
            10..=13 => self.rename(),
            14..=22 if self.model.there().len() > 5 => self.merge(),
            23..=24 => self.standing(),
            25..=31 => self.limit(),
            32..=40 => self.owe(),
            41..=58 => self.pay(),
            59..=63 => self.forgive(),
            64..=69 => self.consolidate(),
            70..=80 => self.note(),
            81..=97 => self.put_right(),
            _ => {}
        }
    }

    pub fn somebody(&mut self) -> Who {
        let there = self.model.there();
        self.luck.pick(&there)
    }

    pub fn regular(&mut self) -> Who {
        let regulars = self.model.regulars();
        self.luck.pick(&regulars)
    }

    pub fn amount(&mut self) -> i64 {
        let steps = i64::try_from(1 + self.luck.below(60)).expect("small");
        if self.luck.chance(60) { steps * 25 } else { steps * 5 }
    }

    /// A name that nobody ever had.
    fn fresh_name(&mut self) -> String {
        loop {
            let name = format!("{}{}", self.luck.pick(&FIRST), self.luck.pick(&LAST));
            let had = |name: &String| self.told.iter().any(|line| line.contains(name.as_str()));
            if !had(&name) {
                return name;
            }
        }
    }

    pub fn new_person(&mut self) {
        let name = self.fresh_name();
        let standing = match self.luck.below(10) {
            0..=2 if self.model.regulars().len() > 2 => Standing::Guest(Some(self.regular())),
            3 if self.model.regulars().len() > 2 => Standing::Guest(None),
            _ => Standing::Regular,
        };
        let how = match standing {
            Standing::Regular => String::new(),
            Standing::Guest(None) => " --guest".to_owned(),
            Standing::Guest(Some(inviter)) => format!(" --guest-of {}", self.typed(inviter)),
        };
        self.ask("player add", format!("player add {name} --really-different{how}"), &[]);
        // Some are already in the book, and nobody notices for a while.
        let known: Vec<Who> = self
            .model
            .there()
            .into_iter()
            .filter(|who| self.model.people[*who].really.is_none())
            .filter(|who| standing != Standing::Guest(Some(*who)))
            .filter(|who| !self.model.people.iter().any(|person| !person.gone && person.really == Some(*who)))
            .collect();
        let really =
            if known.len() > 4 && self.luck.chance(60) { Some(self.luck.pick(&known)) } else { None };
        let person = Person { name, aliases: Vec::new(), standing, limit: None, really, gone: false };
        self.model.people.push(person);
    }

    fn rename(&mut self) {
        let (who, name) = (self.somebody(), self.fresh_name());
        let line = format!("player rename {} {name} --really-different", self.typed(who));
        self.ask("player rename", line, &[]);
        self.model.people[who].name = name;
    }

    /// Two records turn out to be one person.
    fn merge(&mut self) {
        let twice: Vec<(Who, Who)> = self
            .model
            .there()
            .into_iter()
            .filter_map(|who| Some((who, self.model.people[who].really?)))
            .collect();
        let two = if twice.is_empty() { (self.somebody(), self.somebody()) } else { self.luck.pick(&twice) };
        let (kept, gone) = if self.luck.chance(50) { two } else { (two.1, two.0) };
        let invited = |one: Who, other: Who| self.model.people[one].standing == Standing::Guest(Some(other));
        if twice.is_empty() && kept != gone && !invited(kept, gone) && !invited(gone, kept) {
            return;
        }
        let mut no = Vec::new();
        if kept == gone {
            no.push("merge-itself");
        }
        if invited(kept, gone) || invited(gone, kept) {
            no.push("merge-inviter");
        }
        let line = format!("player merge {} {}", self.typed(kept), self.typed(gone));
        if self.ask("player merge", line, &no).is_some() {
            self.model.merge(kept, gone);
            self.tally.merged += 1;
        }
    }

    /// A guest becomes a regular, or is recorded as somebody's guest.
    fn standing(&mut self) {
        let guests: Vec<Who> = self.model.there().into_iter().filter(|who| self.model.guest(*who)).collect();
        if guests.is_empty() {
            return;
        }
        let who = self.luck.pick(&guests);
        let uninvited = self.model.people[who].standing == Standing::Guest(None);
        let owes = self.model.debts(What::Book).keys().any(|debt| debt.0 == who);
        let standing = if uninvited && !owes && self.luck.chance(70) {
            Standing::Guest(Some(self.regular()))
        } else {
            Standing::Regular
        };
        let how = match standing {
            Standing::Guest(Some(inviter)) => format!(" --guest-of {}", self.typed(inviter)),
            _ => String::new(),
        };
        let line = format!("player regular {}{how}", self.typed(who));
        self.ask("player regular", line, &[]);
        self.model.people[who].standing = standing;
    }

    fn limit(&mut self) {
        let who = self.regular();
        let (was, most) =
            (self.model.people[who].limit, 500 * i64::try_from(1 + self.luck.below(12)).expect("small"));
        let limit = if was.is_some() && self.luck.chance(50) { None } else { Some(most) };
        let no: &[&str] = if limit == was { &["limit-unchanged"] } else { &[] };
        let how = limit.map_or("none".to_owned(), typed);
        let line = format!("book limit {} {how}", self.typed(who));
        if self.ask("book limit", line, no).is_some() {
            self.model.people[who].limit = limit;
        }
    }

    /// Why one may not owe another more in THE BOOK.
    pub fn no_debt(&self, debtor: Who, creditor: Who, amount: i64) -> Vec<&'static str> {
        let mut no = Vec::new();
        if self.model.guest(debtor) {
            no.push("guest-in-book");
        }
        if self.model.too_much(debtor, creditor, amount) {
            no.push("over-limit");
        }
        no
    }

    fn owe(&mut self) {
        let (debtor, creditor, amount) = (self.somebody(), self.somebody(), self.amount());
        let no = if debtor == creditor { vec!["same-party"] } else { self.no_debt(debtor, creditor, amount) };
        let line = format!("book owe {} {} {}", self.typed(debtor), self.typed(creditor), typed(amount));
        if self.ask("book owe", line, &no).is_some() {
            let night = self.model.tonight();
            self.model.owed(night, debtor, creditor, What::Book, amount);
        }
    }

    /// Two people with a debt between them, if there are any.
    fn two_who_owe(&mut self) -> (Who, Who, i64) {
        let mut debts: Vec<((Who, Who), i64)> = self.model.debts(What::Book).into_iter().collect();
        debts.extend(self.model.debts(What::Private));
        if debts.is_empty() || self.luck.chance(15) {
            return (self.somebody(), self.somebody(), self.amount());
        }
        let ((debtor, creditor), owed) = self.luck.pick(&debts);
        let amount = if self.luck.chance(55) { owed } else { self.amount() };
        (debtor, creditor, amount)
    }

    /// THE BOOK first, then what is private; an overpayment is owed back, privately if one of the two is a guest.
    pub fn pay(&mut self) {
        let (from, to, amount) = self.two_who_owe();
        if from >= super::model::BANK || to >= super::model::BANK {
            return;
        }
        let book = self.model.owes(from, to, What::Book).min(amount);
        let private = self.model.owes(from, to, What::Private).min(amount - book);
        let credit = amount - book - private;
        let [app, really] = [40, 60].map(|percent| self.luck.chance(percent));
        let no = [(from == to, "same-party"), (credit > book + private && !really, "unusual-amount")];
        let no: Vec<&str> = no.iter().filter(|(is, _)| *is).map(|(_, why)| *why).collect();
        let how = [if app { " --app" } else { "" }, if really { " --really" } else { "" }].concat();
        let line = format!("book pay {} {} {}{how}", self.typed(from), self.typed(to), typed(amount));
        if self.ask("book pay", line, &no).is_none() {
            return;
        }
        let apart = self.model.guest(from) || self.model.guest(to);
        let night = self.model.tonight();
        self.model.moved(night, from, to, if app { What::App } else { What::Cash }, amount);
        self.model.owed(night, to, from, What::Book, if apart { book } else { book + credit });
        self.model.owed(night, to, from, What::Private, if apart { private + credit } else { private });
    }

    fn forgive(&mut self) {
        let (one, other, amount) = self.two_who_owe();
        let kinds: [Kind; 2] = [What::Book, What::Private];
        let owes = |of, to| kinds.map(|kind| self.model.owes(of, to, kind));
        // There is only one direction of debt between two, so they may be named in either order.
        let is_turned = owes(one, other) == [0; 2] && owes(other, one) != [0; 2];
        let (debtor, creditor) = if is_turned { (other, one) } else { (one, other) };
        let [book, private] = owes(debtor, creditor);
        let book = book.min(amount);
        let mut no = Vec::new();
        if debtor == creditor {
            no.push("same-party");
        } else if amount > book + private {
            no.push("more-than-owed");
        }
        let line =
            format!("book forgive {} {} {} --why peace", self.typed(other), self.typed(one), typed(amount));
        if self.ask("book forgive", line, &no).is_some() {
            let night = self.model.tonight();
            self.model.owed(night, creditor, debtor, What::Book, book);
            self.model.owed(night, creditor, debtor, What::Private, amount - book);
        }
    }

    /// Fewer debts, as the program proposes them: nobody is worth more or less.
    fn consolidate(&mut self) {
        let (mode, hub) = match self.luck.below(10) {
            0..=6 => ("fewest", None),
            7 => ("pairs", None),
            _ => ("hub", Some(self.regular())),
        };
        let how = hub.map(|hub| format!(" --hub {}", self.typed(hub))).unwrap_or_default();
        let apply = self.luck.chance(75);
        let write = if apply { " --apply" } else { "" };
        // A guest who owes in THE BOOK because nobody answers for them can't have debts passed through them.
        let line = format!("book consolidate --mode {mode}{how}{write}");
        let Some(answer) = self.ask("book consolidate", line, &[]) else { return };
        let before = self.debts_of(&answer["before"]);
        self.same("the debts before a consolidation", &before, &self.model.debts(What::Book));
        let after = self.debts_of(&answer["after"]);
        self.same("the sums after a consolidation", &net(&after), &net(&before));
        for (one, other) in after.keys() {
            let fits = match hub {
                Some(hub) => [*one, *other].contains(&hub),
                None if mode == "pairs" => {
                    before.contains_key(&(*one, *other)) || before.contains_key(&(*other, *one))
                }
                None => !after.keys().any(|debt| debt.0 == *other),
            };
            if !fits {
                self.differs(
                    "a plan of consolidation",
                    &after,
                    &format!("no debt of {one} to {other} in mode {mode}"),
                );
            }
        }
        if apply {
            self.turn(None, &before, &after);
        }
    }

    /// Adopts a plan that was found good.
    pub fn turn(
        &mut self,
        night: Option<usize>,
        before: &BTreeMap<(Who, Who), i64>,
        after: &BTreeMap<(Who, Who), i64>,
    ) {
        for ((one, other), amount) in before {
            self.model.owed(night, *one, *other, What::Book, -amount);
        }
        for ((one, other), amount) in after {
            self.model.owed(night, *one, *other, What::Book, *amount);
        }
    }

    /// Debts as the program lists them.
    pub fn debts_of(&self, list: &Value) -> BTreeMap<(Who, Who), i64> {
        let mut debts = BTreeMap::new();
        for debt in list.as_array().expect("a list of debts") {
            let two = (self.who(&debt["debtor"]), self.who(&debt["creditor"]));
            self.same("a debt that stands twice", &debts.insert(two, cents(&debt["amount"])), &None);
        }
        debts
    }

    /// The player who has this name today; a name that is gone must not appear any more.
    pub fn who(&self, name: &Value) -> Who {
        let known = name.as_str().and_then(|name| self.model.called(name));
        known.unwrap_or_else(|| self.differs("a name", name, &"somebody of the book, by today's name"))
    }

    /// A late fact of a closed night: somebody won more or less, against somebody else or in cash.
    fn put_right(&mut self) {
        let nights = self.model.nights.len();
        if nights == 0 {
            return;
        }
        let at = nights - 1 - self.luck.below(nights.min(25));
        let off = -self.model.had(at, OUTSIDE, What::Cash);
        if self.luck.chance(if off == 0 { 4 } else { 70 }) {
            return self.explain(at, off);
        }
        let came: Vec<Who> = self.model.nights[at].came.iter().copied().collect();
        let who =
            if self.luck.chance(80) && !came.is_empty() { self.luck.pick(&came) } else { self.somebody() };
        let against = if self.luck.chance(60) { Some(self.somebody()) } else { None };
        let other = against.unwrap_or(self.model.nights[at].banker);
        let amount = if self.luck.chance(50) { self.amount() } else { -self.amount() };
        let no: &[&str] = if who == other { &["same-party"] } else { &[] };
        let how = against.map(|other| format!(" --against {}", self.typed(other))).unwrap_or_default();
        let (name, number) = (self.typed(who), at + 1);
        let line = format!("adjust --night {number} {name} {}{how} --why counted", typed(amount));
        if self.ask("adjust", line, no).is_some() {
            self.model.owed(None, other, who, What::Book, amount);
            for (one, two, owed) in [(who, other, amount), (other, who, -amount)] {
                *self.model.nights[at].has.entry((one, What::Book(two))).or_default() += owed;
                self.model.result(at, one, owed);
            }
            self.model.nights[at].adjustments.push((who, Some(other), amount));
            self.model.assume(Some(at));
        }
    }

    /// The drawer was off by unrecorded cash that somebody paid in or got. `off` above zero: too little was found.
    fn explain(&mut self, at: usize, off: i64) {
        let who = self.somebody();
        let amount = match self.luck.below(4) {
            0 => -off - 5,
            _ if off == 0 => 500,
            _ => -off,
        };
        let fits = amount.signum() == -off.signum() && amount.abs() <= off.abs();
        let line =
            format!("adjust --night {} {} {} --cash --why found", at + 1, self.typed(who), typed(amount));
        let no: &[&str] = match amount {
            0 => &["amount-not-positive"],
            _ if fits => &[],
            _ => &["drawer-not-off"],
        };
        if self.ask("adjust --cash", line, no).is_some() {
            self.model.moved(None, OUTSIDE, who, What::Cash, amount);
            let night = &mut self.model.nights[at];
            *night.has.entry((OUTSIDE, What::Cash)).or_default() -= amount;
            *night.has.entry((who, What::Cash)).or_default() += amount;
            night.adjustments.push((who, None, amount));
            self.model.result(at, who, amount);
            self.model.assume(Some(at));
        }
    }
}

/// What each of them is owed on balance.
pub fn net(debts: &BTreeMap<(Who, Who), i64>) -> BTreeMap<Who, i64> {
    let mut net: BTreeMap<Who, i64> = BTreeMap::new();
    for ((debtor, creditor), amount) in debts {
        *net.entry(*debtor).or_default() -= amount;
        *net.entry(*creditor).or_default() += amount;
    }
    net.retain(|_, sum| *sum != 0);
    net
}

/// Everybody these debts name.
pub fn named(debts: &BTreeMap<(Who, Who), i64>) -> BTreeSet<Who> {
    debts.keys().flat_map(|(one, other)| [*one, *other]).collect()
}
