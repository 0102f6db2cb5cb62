//! Who covers the difference: each option, over or short, a float or none, the bank handed over or not. In every row each
//! person is richer by their result and by what they cover, and by nothing else.

use crate::bank::Bank;
use serde_json::Value;
use std::collections::BTreeMap;

/// What is found at the end.
#[derive(Clone, Copy, Debug)]
enum Off {
    DrawerOver,
    DrawerShort,
    ChipsOver,
    ChipsShort,
}

/// One case of an hour at the bank.
struct Row {
    word: &'static str,
    off: Off,
    float: bool,
    handed_over: bool,
    owner: bool,
}

impl Row {
    /// Two dollars are over or short; Ann is the banker, or Dan from the middle of the night; Bob wins five dollars from Cat.
    fn plays(&self) -> Bank {
        let drawer = if self.float { 50 } else { 40 };
        let mut lines: Vec<String> =
            ["Ann", "Bob", "Cat", "Dan", "Hal"].iter().map(|name| format!("player add {name}")).collect();
        lines.extend(self.owner.then(|| "house owner Hal".to_owned()));
        lines.push(format!("open --banker Ann{}", if self.float { " --float 10" } else { "" }));
        lines.extend(["buy Bob 20".to_owned(), "buy Cat 20".to_owned()]);
        lines.extend(self.handed_over.then(|| "banker Dan".to_owned()));
        lines.push("count Bob 25".to_owned());
        lines.push(match self.off {
            Off::ChipsOver => "count Cat 17".to_owned(),
            Off::ChipsShort => "count Cat 13".to_owned(),
            Off::DrawerOver | Off::DrawerShort => "count Cat 15".to_owned(),
        });
        match self.off {
            Off::DrawerOver => lines.push(format!("drawer {}", drawer + 2)),
            Off::DrawerShort => lines.push(format!("drawer {}", drawer - 2)),
            Off::ChipsOver | Off::ChipsShort => {}
        }
        lines.push(format!("close --over-short {}", self.word));
        let mut bank = Bank::closed("igloo", &[]);
        bank.write("night.txt", &lines.join("\n"));
        bank.hear("run night.txt");
        bank
    }

    fn bearer(&self) -> &'static str {
        match self.word {
            "winner" => "Bob",
            "house" if self.owner => "Hal",
            _ if self.handed_over => "Dan",
            _ => "Ann",
        }
    }

    /// How much richer everybody is, in cents.
    fn expected(&self) -> BTreeMap<String, i64> {
        let cat = match self.off {
            Off::ChipsOver => -300,
            Off::ChipsShort => -700,
            Off::DrawerOver | Off::DrawerShort => -500,
        };
        let borne = match self.off {
            Off::DrawerOver | Off::ChipsShort => 200,
            Off::DrawerShort | Off::ChipsOver => -200,
        };
        let mut worth = BTreeMap::from([("Bob".to_owned(), 500), ("Cat".to_owned(), cat)]);
        *worth.entry(self.bearer().to_owned()).or_default() += borne;
        worth.retain(|_, amount| *amount != 0);
        worth
    }
}

/// What everybody has by the balances, all kinds of money together, without what came from nowhere.
fn worth(bank: &mut Bank) -> BTreeMap<String, i64> {
    let text = bank.hear("export balances");
    let mut worth: BTreeMap<String, i64> = BTreeMap::new();
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let [party, asset, _, amount] = fields.as_slice() else { panic!("{line}") };
        assert!(!["float", "chips"].contains(asset), "{line} after the close");
        let cents: i64 = amount.replace('.', "").parse().expect("cents");
        *worth.entry((*party).to_owned()).or_default() += cents;
    }
    worth.retain(|party, amount| !["outside", "table"].contains(&party.as_str()) && *amount != 0);
    worth
}

#[test]
fn what_is_over_or_short_is_borne_by_one_person_in_every_row() {
    let mut rows = 0;
    for word in ["house", "winner", "banker"] {
        for off in [Off::DrawerOver, Off::DrawerShort, Off::ChipsOver, Off::ChipsShort] {
            for (float, handed_over) in [(false, false), (false, true), (true, false), (true, true)] {
                // The owner matters only if the house covers it.
                for owner in [false, true].into_iter().filter(|owner| word == "house" || !owner) {
                    let row = Row { word, off, float, handed_over, owner };
                    let mut bank = row.plays();
                    let told =
                        format!("{word} {off:?}, float {float}, handed over {handed_over}, owner {owner}");
                    assert_eq!(worth(&mut bank), row.expected(), "{told}");
                    let places = bank
                        .debts()
                        .into_iter()
                        .filter(|debt| debt.contains("bank") || debt.contains("house"));
                    assert_eq!(places.collect::<Vec<_>>(), Vec::<String>::new(), "{told}");
                    rows += 1;
                }
            }
        }
    }
    assert_eq!(rows, 64);
}

#[test]
fn the_float_goes_back_to_the_one_who_gave_it_wherever_the_bank_goes() {
    let mut bank = Bank::closed("igloo", &["Ann", "Bob", "Cat", "Dan"]);
    bank.say("open --banker Ann --float 10");
    bank.say("buy Bob 20");
    bank.say("banker Dan");
    bank.say("buy Cat 20 --transfer");
    bank.say("count Bob 40");
    bank.say("count Cat 0");
    let closed = bank.say("close");
    // Bob paid in cash and is paid from the drawer, and so are Ann's ten dollars; Dan has Cat's money on his phone.
    assert_eq!(closed["cash_paid"]["Bob"], "30.00");
    assert_eq!(bank.debts(), ["Dan Ann 10.00", "Dan Bob 10.00"]);
    assert_eq!(worth(&mut bank), BTreeMap::from([("Bob".to_owned(), 2000), ("Cat".to_owned(), -2000)]));
    bank.audited();
}

#[test]
fn who_paid_by_app_is_paid_by_app_first() {
    let mut bank = Bank::closed("igloo", &["Ann", "Bob", "Cat"]);
    bank.say("open --banker Ann");
    bank.say("buy Bob 20 --transfer");
    bank.say("buy Cat 20");
    bank.say("count Bob 15");
    bank.say("count Cat 25");
    let closed = bank.say("close");
    assert_eq!((&closed["app_paid"]["Bob"], &closed["cash_paid"]["Bob"]), (&"15.00".into(), &"0.00".into()));
    assert_eq!((&closed["app_paid"]["Cat"], &closed["cash_paid"]["Cat"]), (&Value::Null, &"20.00".into()));
    assert_eq!(bank.debts(), ["Ann Cat 5.00"]);
    bank.say("book pay Ann Cat 5 --app");
    assert!(bank.debts().is_empty());
    assert_eq!(worth(&mut bank), BTreeMap::from([("Bob".to_owned(), -500), ("Cat".to_owned(), 500)]));
    bank.audited();
}

#[test]
fn what_came_by_app_stays_with_the_banker_it_came_to() {
    let mut bank = Bank::closed("igloo", &["Ann", "Bob", "Cat", "Dan"]);
    bank.say("open --banker Ann");
    bank.say("buy Bob 20 --transfer");
    bank.say("banker Dan");
    bank.say("buy Cat 20 --transfer");
    bank.say("count Bob 30");
    bank.say("count Cat 10");
    bank.say("close");
    // Ann has twenty dollars of Bob's on her phone; Dan sent the twenty he had to Cat, whose stack is smaller, and to Bob.
    assert_eq!(bank.debts(), ["Ann Bob 20.00"]);
    assert_eq!(worth(&mut bank), BTreeMap::from([("Bob".to_owned(), 1000), ("Cat".to_owned(), -1000)]));
    bank.audited();
}
