//! Every view of the book beside the notebook.

use super::model::{BANK, Standing, What, Who, debts};
use super::{MINUTES_OF_A_DAY, Play, cents, typed};
use chrono::{Duration, NaiveDate};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

type Debts = BTreeMap<(Who, Who), i64>;

impl Play {
    /// The views of a night that is still open.
    pub fn status(&mut self) {
        let at = self.night();
        let answers = self.see(&["status".to_owned(), "book".to_owned(), "export balances".to_owned()]);
        self.night_view(at, &answers[0]);
        self.book_view(&answers[1]);
        self.balances_view(&answers[2]);
        self.compared("status");
    }

    /// All views after a night. `all`: for every night, person and pair, with the files for other programs.
    pub fn compare(&mut self, all: bool) {
        let last = self.model.nights.len() - 1;
        let nights: Vec<usize> =
            if all { (0..=last).collect() } else { vec![last, self.luck.below(last + 1)] };
        let there = self.model.there();
        let mut lines: Vec<String> =
            ["book", "stats", "player list", "note list", "nights", "export balances"]
                .map(str::to_owned)
                .to_vec();
        lines.extend(nights.iter().map(|at| format!("night {}", at + 1)));
        lines.extend(there.iter().map(|who| format!("book statement {}", self.model.name(*who))));
        let pairs = self.pairs(all);
        let name = |who: Who| self.model.name(who).to_owned();
        lines.extend(pairs.iter().map(|(one, other)| format!("book why {} {}", name(*one), name(*other))));
        let stats = if all { there.clone() } else { vec![self.luck.pick(&there)] };
        lines.extend(stats.iter().map(|who| format!("stats {}", name(*who))));
        // With many people a plan takes its time; every close makes one anyway.
        lines.extend(all.then(|| "book consolidate".to_owned()));
        let answers = self.see(&lines);
        let mut rest = answers.iter();
        let mut next = || rest.next().expect("as many answers as lines");
        self.book_view(next());
        self.stats_view(next());
        self.people_view(next());
        self.notes_view(next());
        self.nights_view(next());
        self.balances_view(next());
        for at in nights {
            self.night_view(at, next());
        }
        for who in &there {
            self.statement_view(*who, next(), &self.model.has.clone(), true);
        }
        for (one, other) in pairs {
            self.why_view(one, other, next());
        }
        for who in stats {
            self.stats_of(who, next());
        }
        if all {
            self.plan_view(next());
        }
        self.past_statements();
        if all {
            self.exports();
        }
    }

    /// Everybody who owes somebody, and some who don't.
    fn pairs(&mut self, all: bool) -> Vec<(Who, Who)> {
        let mut pairs: BTreeSet<(Who, Who)> = BTreeSet::new();
        pairs.extend(self.model.debts(What::Book).keys());
        pairs.extend(self.model.debts(What::Private).keys());
        let there = self.model.there();
        let every = there.iter().flat_map(|one| there.iter().map(move |other| (*one, *other)));
        let every: Vec<(Who, Who)> = every.filter(|(one, other)| one < other).collect();
        if all {
            pairs.extend(every);
        } else {
            pairs.insert(self.luck.pick(&every));
        }
        pairs.into_iter().filter(|(one, other)| *one < BANK && *other < BANK).collect()
    }

    fn debts_view(&self, what: &str, list: &Value, known: &Debts) {
        self.same(what, &self.debts_of(list), known);
    }

    fn book_view(&mut self, book: &Value) {
        self.debts_view("book: debts", &book["debts"], &self.model.debts(What::Book));
        self.debts_view("book: private", &book["private"], &self.model.debts(What::Private));
        let known = self.model.debts(What::Book);
        let mut net: BTreeMap<Who, i64> = BTreeMap::new();
        for ((debtor, creditor), amount) in &known {
            *net.entry(*debtor).or_default() -= amount;
            *net.entry(*creditor).or_default() += amount;
        }
        self.same("book: net", &self.sums(&book["net"]), &net);
        let mut limits = BTreeMap::new();
        for line in book["limits"].as_array().expect("limits") {
            limits.insert(self.who(&line["player"]), (cents(&line["owes"]), cents(&line["limit"])));
        }
        let owes =
            |who: Who| known.iter().filter(|(debt, _)| debt.0 == who).map(|(_, owed)| owed).sum::<i64>();
        let there = self.model.there().into_iter();
        let limited = there.filter_map(|who| Some((who, (owes(who), self.model.people[who].limit?))));
        self.same("book: limits", &limits, &limited.collect());
        self.compared("book");
    }

    /// Amounts by name; nobody is there twice.
    fn sums(&self, by_name: &Value) -> BTreeMap<Who, i64> {
        let by_name = by_name.as_object().expect("amounts by name");
        by_name.iter().map(|(name, sum)| (self.who(&Value::from(name.as_str())), cents(sum))).collect()
    }

    fn night_view(&mut self, at: usize, view: &Value) {
        let night = &self.model.nights[at];
        let what = format!("night {}", at + 1);
        self.same(&what, &view["night"]["number"], &Value::from(at + 1));
        self.same(&what, &view["night"]["house"], &Value::from(night.house));
        self.same(&what, &self.who(&view["night"]["banker"]), &night.banker);
        self.same(&what, &view["night"]["closed"].is_null(), &!night.closed);
        let mut said: BTreeMap<Who, [i64; 7]> = BTreeMap::new();
        for line in view["players"].as_array().expect("players") {
            let keys = ["bought", "cash", "transfer", "notes", "book", "chips", "result"];
            let who = self.who(&line["name"]);
            self.same(&what, &said.insert(who, keys.map(|key| cents(&line[key]))), &None);
        }
        let mut known: BTreeMap<Who, [i64; 7]> = BTreeMap::new();
        for who in self.model.there() {
            let sum = |fits: fn(&What) -> bool| {
                let his = night.has.iter().filter(|((one, thing), _)| *one == who && fits(thing));
                his.map(|(_, amount)| amount).sum::<i64>()
            };
            let of = |sums: &BTreeMap<Who, i64>| sums.get(&who).copied().unwrap_or_default();
            let columns = [
                of(&night.bought),
                sum(|thing| matches!(thing, What::Cash | What::Float)),
                sum(|thing| *thing == What::App),
                sum(|thing| matches!(thing, What::Note(_))),
                sum(|thing| matches!(thing, What::Book(_))),
                sum(|thing| *thing == What::Chips),
                of(&night.results),
            ];
            if night.came.contains(&who) || of(&night.results) != 0 {
                known.insert(who, columns);
            }
        }
        self.same(&format!("{what}: bought, cash, app, notes, book, chips, result"), &said, &known);
        if night.closed {
            let mut said: Vec<(Who, Option<Who>, i64)> = Vec::new();
            for line in view["adjustments"].as_array().expect("adjustments") {
                let against = if line["cash"] == true { None } else { Some(self.who(&line["against"])) };
                said.push((self.who(&line["player"]), against, cents(&line["amount"])));
            }
            let mut known = night.adjustments.clone();
            known.sort_unstable();
            said.sort_unstable();
            self.same(&format!("{what}: adjustments"), &said, &known);
        }
        self.compared("night");
    }

    fn nights_view(&mut self, view: &Value) {
        let list = view["nights"].as_array().expect("nights").iter();
        let said: Vec<Value> = list
            .map(|night| Value::from(format!("{} {} {}", night["night"], night["house"], night["hands"])))
            .collect();
        let nights = self.model.nights.iter().enumerate();
        let known = nights
            .map(|(at, night)| Value::from(format!("{} \"{}\" {}", at + 1, night.house, night.hands.len())));
        let mut known: Vec<Value> = known.collect();
        known.sort_unstable_by_key(ToString::to_string);
        let mut said = said;
        said.sort_unstable_by_key(ToString::to_string);
        self.same("nights", &said, &known);
        self.compared("nights");
    }

    /// Nights, hands, total won and won in hands; only the nights at one house, if it is named.
    fn record(&self, who: Who, house: Option<&str>) -> (i64, i64, i64, i64) {
        let mut record = (0, 0, 0, 0);
        for night in self.model.nights.iter().filter(|night| house.is_none_or(|house| night.house == house)) {
            let result = night.results.get(&who).copied().unwrap_or_default();
            if night.came.contains(&who) || result != 0 {
                record.0 += 1;
            }
            record.2 += result;
            for net in night.hands.iter().filter_map(|hand| hand.get(&who)) {
                record.1 += 1;
                record.3 += net;
            }
        }
        record
    }

    fn said_record(line: &Value) -> (i64, i64, i64, i64) {
        let count = |key: &str| line[key].as_i64().expect("a count");
        (count("nights"), count("hands"), cents(&line["net"]), cents(&line["net_in_hands"]))
    }

    fn stats_view(&mut self, stats: &Value) {
        let mut said = BTreeMap::new();
        for (name, line) in stats["players"].as_object().expect("players") {
            said.insert(self.who(&Value::from(name.as_str())), Self::said_record(line));
        }
        let there = self.model.there().into_iter().map(|who| (who, self.record(who, None)));
        let known = there.filter(|(_, record)| record.0 > 0);
        self.same("stats: nights, hands, net, net in hands", &said, &known.collect());
        self.compared("stats");
    }

    fn stats_of(&mut self, who: Who, stats: &Value) {
        let what = format!("stats {}", self.model.name(who));
        self.same(&what, &self.who(&stats["player"]), &who);
        self.same(&what, &Self::said_record(stats), &self.record(who, None));
        let houses = stats["houses"].as_object().expect("houses").iter();
        let said: BTreeMap<String, _> =
            houses.map(|(house, line)| (house.clone(), Self::said_record(line))).collect();
        let known = ["dave", "mike"].map(|house| (house.to_owned(), self.record(who, Some(house))));
        let known = known.into_iter().filter(|(_, record)| record.0 > 0).collect();
        self.same(&format!("{what}: houses"), &said, &known);
        self.compared("stats of one");
    }

    fn people_view(&mut self, list: &Value) {
        let mut said = Vec::new();
        for line in list["players"].as_array().expect("players") {
            let guest_of = line["guest_of"].as_str().map(|name| self.who(&Value::from(name)));
            let mut aliases: Vec<String> = serde_json::from_value(line["aliases"].clone()).expect("names");
            aliases.sort_unstable();
            said.push((self.who(&line["name"]), line["standing"] == "regular", guest_of, aliases));
        }
        said.sort_unstable();
        let known = self.model.there().into_iter().map(|who| {
            let person = &self.model.people[who];
            let inviter = if let Standing::Guest(inviter) = person.standing { inviter } else { None };
            let mut aliases = person.aliases.clone();
            aliases.sort_unstable();
            (who, person.standing == Standing::Regular, inviter, aliases)
        });
        self.same("player list", &said, &known.collect());
        self.compared("player list");
    }

    fn notes_view(&mut self, list: &Value) {
        let mut said = Vec::new();
        for line in list["notes"].as_array().expect("notes") {
            let word = line["note"].as_str().expect("a word").to_owned();
            said.push((word, self.who(&line["debtor"]), self.who(&line["holder"]), cents(&line["open"])));
        }
        let known =
            self.model.notes.values().map(|note| (note.word.clone(), note.debtor, note.holder, note.open));
        let mut known: Vec<_> = known.collect();
        known.sort_unstable();
        said.sort_unstable();
        self.same("note list", &said, &known);
        self.compared("note list");
    }

    /// In a plan, nobody both pays and is paid.
    fn plan_view(&mut self, plan: &Value) {
        self.debts_view("a plan: before", &plan["before"], &self.model.debts(What::Book));
        let after = self.debts_of(&plan["after"]);
        self.same(
            "a plan: sums",
            &super::between::net(&after),
            &super::between::net(&self.model.debts(What::Book)),
        );
        let both = after.keys().find(|debt| after.keys().any(|other| other.0 == debt.1));
        self.same("a plan: who pays and is paid", &both, &None);
        self.compared("plan");
    }

    fn why_view(&mut self, one: Who, other: Who, why: &Value) {
        let what = format!("book why {} {}", self.model.name(one), self.model.name(other));
        for (kind, part) in [(What::Book as fn(Who) -> What, why), (What::Private, &why["private"])] {
            let owed = self.model.has(one, kind(other));
            if part.is_null() {
                self.same(&what, &0, &owed);
                continue;
            }
            let events = part["events"].as_array().expect("events").iter();
            let sum: i64 = events.map(|event| cents(&event["amount"])).sum();
            self.same(&what, &[cents(&part["amount"]), sum], &[owed.abs(); 2]);
            if owed != 0 {
                let two = if owed < 0 { (one, other) } else { (other, one) };
                self.same(&what, &(self.who(&part["debtor"]), self.who(&part["creditor"])), &two);
            }
        }
        self.compared("book why");
    }

    /// The balance at the end of a statement, and the sum of its lines; the notes of today, if it is of today.
    fn statement_view(&mut self, who: Who, said: &Value, has: &super::model::Holdings, today: bool) {
        let what = format!("book statement {} to {}", self.model.name(who), said["to"]);
        for (kind, part) in
            [(What::Book as fn(Who) -> What, &said["book"]), (What::Private, &said["private"])]
        {
            if !today && part == &said["private"] {
                continue;
            }
            let mut known: BTreeMap<Who, i64> = BTreeMap::new();
            for ((debtor, creditor), amount) in debts(has, kind) {
                if debtor == who {
                    known.insert(creditor, -amount);
                } else if creditor == who {
                    known.insert(debtor, amount);
                }
            }
            let mut now: BTreeMap<Who, i64> = BTreeMap::new();
            for line in part["now"].as_array().expect("balances") {
                self.same(&what, &now.insert(self.who(&line["with"]), cents(&line["balance"])), &None);
            }
            self.same(&what, &now, &known);
            let mut lines: BTreeMap<Who, i64> = BTreeMap::new();
            for line in part["lines"].as_array().expect("lines") {
                let sum = lines.entry(self.who(&line["with"])).or_default();
                *sum += cents(&line["amount"]);
                self.same(&format!("{what}: a line's balance"), &cents(&line["balance"]), sum);
            }
            lines.retain(|_, sum| *sum != 0);
            self.same(&format!("{what}: the sum of its lines"), &lines, &known);
            if kind(0) == What::Book(0) {
                self.same(&format!("{what}: balance"), &cents(&said["balance"]), &known.values().sum());
            }
        }
        if today {
            let mut notes = Vec::new();
            for line in said["notes"].as_array().expect("notes") {
                notes.push((self.who(&line["debtor"]), self.who(&line["holder"]), cents(&line["open"])));
            }
            notes.sort_unstable();
            let his = self.model.notes.values().filter(|note| [note.debtor, note.holder].contains(&who));
            let mut known: Vec<_> = his.map(|note| (note.debtor, note.holder, note.open)).collect();
            known.sort_unstable();
            self.same(&format!("{what}: notes"), &notes, &known);
        }
        self.compared(if today { "statement" } else { "statement of a past day" });
    }

    /// What some people owed and were owed at the end of some past night.
    fn past_statements(&mut self) {
        let asked: Vec<(usize, Who)> =
            (0..3).map(|_| (self.luck.below(self.model.days.len()), self.somebody())).collect();
        let line = |(day, who): &(usize, Who)| {
            format!("book statement {} --to {}", self.model.name(*who), self.model.days[*day].0)
        };
        let answers = self.see(&asked.iter().map(line).collect::<Vec<_>>());
        for ((day, who), answer) in asked.into_iter().zip(answers) {
            let has = self.model.days[day].1.clone();
            self.statement_view(who, &answer, &has, false);
        }
    }

    /// `export balances`: one line for every account of everybody.
    fn balances_view(&mut self, answer: &Value) {
        let mut said = Vec::new();
        let text = answer["written"].as_str().expect("a file");
        for row in csv::Reader::from_reader(text.as_bytes()).records() {
            said.push(row.expect("a row").iter().collect::<Vec<_>>().join(","));
        }
        said.sort_unstable();
        let mut known: Vec<String> =
            self.accounts().into_iter().map(|(account, sum)| format!("{account},{}", typed(sum))).collect();
        known.sort_unstable();
        self.same("export balances", &said, &known);
        self.compared("balances");
    }

    /// Every account that isn't zero, as the files write it: party, asset, with.
    pub fn accounts(&self) -> BTreeMap<String, i64> {
        let mut accounts = BTreeMap::new();
        for ((who, what), amount) in self.model.has.iter().filter(|(_, amount)| **amount != 0) {
            let thing = match what {
                What::Cash => "cash,".to_owned(),
                What::App => "transfer,".to_owned(),
                What::Chips => "chips,".to_owned(),
                What::Float => "float,".to_owned(),
                What::Note(id) => format!("notes,note {}", self.model.notes[id].word),
                What::Book(other) => format!("book,{}", self.model.name(*other)),
                What::Private(other) => format!("private,{}", self.model.name(*other)),
            };
            accounts.insert(format!("{},{thing}", self.model.name(*who)), *amount);
        }
        accounts
    }

    /// The current day, as it is typed.
    pub fn day(&self) -> String {
        let opening = NaiveDate::from_ymd_opt(2026, 1, 2).expect("a day");
        let minute = self.minute + 19 * 60 - 1;
        (opening + Duration::days(i64::from(minute / MINUTES_OF_A_DAY))).to_string()
    }
}
