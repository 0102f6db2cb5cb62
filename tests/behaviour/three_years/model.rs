//! What a friend with a notebook would know: who has what, who owes whom, and what every night did to everybody.
//!
//! It shares no code with the program. People are numbers, amounts are cents. If two records turn out to be one person, they
//! get the same number everywhere, as far back as the notebook goes.

use std::collections::{BTreeMap, BTreeSet};

/// A person by the order of arrival, or one of the places below.
pub type Who = usize;

pub const BANK: Who = 1_000;
pub const DRAWER: Who = 1_001;
pub const OUTSIDE: Who = 1_002;
pub const TABLE: Who = 1_003;

/// Something that can be had; a negative amount was given or is owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    Cash,
    App,
    Chips,
    Float,
    Note(usize),
    Book(Who),
    Private(Who),
}

/// Which list a debt is in.
pub type Kind = fn(Who) -> What;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Regular,
    Guest(Option<Who>),
}

#[derive(Clone, Debug)]
pub struct Person {
    pub name: String,
    /// The names of the records merged into this one.
    pub aliases: Vec<String>,
    pub standing: Standing,
    pub limit: Option<i64>,
    /// Who they really are, if they came again under another name and nobody has noticed yet.
    pub really: Option<Who>,
    /// The record was merged into another.
    pub gone: bool,
}

/// A note that is open.
#[derive(Clone, Debug)]
pub struct Note {
    pub word: String,
    pub debtor: Who,
    pub holder: Who,
    pub open: i64,
}

pub type Holdings = BTreeMap<(Who, What), i64>;

#[derive(Clone, Debug, Default)]
pub struct Night {
    pub house: &'static str,
    pub banker: Who,
    pub closed: bool,
    /// What was gained and given in this night alone.
    pub has: Holdings,
    pub results: BTreeMap<Who, i64>,
    pub bought: BTreeMap<Who, i64>,
    pub came: BTreeSet<Who>,
    pub hands: Vec<BTreeMap<Who, i64>>,
    /// Who, against whom (nobody: it was cash), how much.
    pub adjustments: Vec<(Who, Option<Who>, i64)>,
    /// What was paid out for chips: in cash and by app.
    pub cash_paid: BTreeMap<Who, i64>,
    pub app_paid: BTreeMap<Who, i64>,
    /// Who was in a hand.
    pub played: BTreeSet<Who>,
    /// Players counted after their last hand: the count, and the stack by the hands before it, if they were in one.
    pub counts: BTreeMap<Who, (i64, Option<i64>)>,
}

#[derive(Clone, Debug, Default)]
pub struct Model {
    pub people: Vec<Person>,
    pub nights: Vec<Night>,
    pub notes: BTreeMap<usize, Note>,
    pub has: Holdings,
    /// Notes ever written.
    pub written: usize,
    /// What was in THE BOOK at the end of some days, with the day as typed.
    pub days: Vec<(String, Holdings)>,
}

impl Model {
    /// The night that is open, if one is.
    pub fn tonight(&self) -> Option<usize> {
        self.nights.iter().position(|night| !night.closed)
    }

    /// Everybody whose record still exists.
    pub fn there(&self) -> Vec<Who> {
        (0..self.people.len()).filter(|who| !self.people[*who].gone).collect()
    }

    /// Whether two records are one person, who can't be in a hand twice.
    pub fn one(&self, this: Who, that: Who) -> bool {
        self.people[this].really == Some(that) || self.people[that].really == Some(this)
    }

    pub fn regulars(&self) -> Vec<Who> {
        self.there().into_iter().filter(|who| !self.guest(*who)).collect()
    }

    pub fn guest(&self, who: Who) -> bool {
        self.people.get(who).is_some_and(|person| person.standing != Standing::Regular)
    }

    pub fn name(&self, who: Who) -> &str {
        match who {
            BANK => "bank",
            DRAWER => "drawer",
            OUTSIDE => "outside",
            TABLE => "table",
            player => &self.people[player].name,
        }
    }

    /// The player who has this name today.
    pub fn called(&self, name: &str) -> Option<Who> {
        if name == "bank" {
            return Some(BANK);
        }
        self.there().into_iter().find(|who| self.people[*who].name == name)
    }

    /// Who owes in THE BOOK for a player: the player, or the inviter.
    pub fn answers(&self, who: Who) -> Option<Who> {
        match self.people[who].standing {
            Standing::Regular => Some(who),
            Standing::Guest(inviter) => inviter,
        }
    }

    pub fn has(&self, who: Who, what: What) -> i64 {
        self.has.get(&(who, what)).copied().unwrap_or_default()
    }

    /// How much of it a player has from the moves of one night.
    pub fn had(&self, night: usize, who: Who, what: What) -> i64 {
        self.nights[night].has.get(&(who, what)).copied().unwrap_or_default()
    }

    /// Everything a player has, less everything they owe.
    pub fn worth(&self, who: Who) -> i64 {
        self.has.iter().filter(|((one, _), _)| *one == who).map(|(_, amount)| amount).sum()
    }

    fn put(&mut self, night: Option<usize>, who: Who, what: What, amount: i64) {
        *self.has.entry((who, what)).or_default() += amount;
        if let Some(night) = night {
            *self.nights[night].has.entry((who, what)).or_default() += amount;
        }
    }

    /// Something goes from one to another; in a night, if one is named.
    pub fn moved(&mut self, night: Option<usize>, from: Who, to: Who, what: What, amount: i64) {
        self.put(night, from, what, -amount);
        self.put(night, to, what, amount);
    }

    /// `debtor` owes `creditor` that much more.
    pub fn owed(&mut self, night: Option<usize>, debtor: Who, creditor: Who, kind: Kind, amount: i64) {
        self.put(night, debtor, kind(creditor), -amount);
        self.put(night, creditor, kind(debtor), amount);
    }

    pub fn owes(&self, debtor: Who, creditor: Who, kind: Kind) -> i64 {
        (-self.has(debtor, kind(creditor))).max(0)
    }

    /// All debts of one kind: debtor, creditor, amount.
    pub fn debts(&self, kind: Kind) -> BTreeMap<(Who, Who), i64> {
        debts(&self.has, kind)
    }

    /// Whether owing `creditor` this much more takes the debtor past the limit.
    pub fn too_much(&self, debtor: Who, creditor: Who, amount: i64) -> bool {
        let Some(limit) = self.people.get(debtor).and_then(|person| person.limit) else { return false };
        let all: i64 =
            self.debts(What::Book).iter().filter(|(debt, _)| debt.0 == debtor).map(|(_, owed)| owed).sum();
        let after = all - self.owes(debtor, creditor, What::Book)
            + (amount - self.has(debtor, What::Book(creditor))).max(0);
        after > limit && after > all
    }

    pub fn result(&mut self, night: usize, who: Who, amount: i64) {
        *self.nights[night].results.entry(who).or_default() += amount;
    }

    /// A new note; the program picked its word.
    pub fn write(&mut self, night: Option<usize>, word: &str, debtor: Who, holder: Who, amount: i64) {
        let id = self.written;
        self.written += 1;
        self.notes.insert(id, Note { word: word.to_owned(), debtor, holder, open: amount });
        self.moved(night, debtor, holder, What::Note(id), amount);
    }

    /// Part of a note goes back to its debtor; a note with nothing left has ended.
    pub fn used(&mut self, night: Option<usize>, id: usize, amount: i64) {
        let Some(note) = self.notes.get_mut(&id) else { return };
        note.open -= amount;
        let (debtor, holder, open) = (note.debtor, note.holder, note.open);
        if open == 0 {
            self.notes.remove(&id);
        }
        self.moved(night, holder, debtor, What::Note(id), amount);
    }

    /// What guests owe in THE BOOK becomes a debt of their inviters; guest and inviter settle it between the two.
    pub fn assume(&mut self, night: Option<usize>) {
        for ((guest, creditor), amount) in self.debts(What::Book) {
            if guest >= BANK || !self.guest(guest) {
                continue;
            }
            let Some(answers) = self.answers(guest) else { continue };
            self.owed(night, creditor, guest, What::Book, amount);
            if answers != creditor {
                self.owed(night, answers, creditor, What::Book, amount);
            }
            self.owed(night, guest, answers, What::Private, amount);
        }
    }

    /// Two records are one person: the kept one replaces the other everywhere.
    pub fn merge(&mut self, kept: Who, gone: Who) {
        let today = |who: Who| if who == gone { kept } else { who };
        let went = self.people[gone].clone();
        let person = &mut self.people[kept];
        person.aliases.push(went.name.clone());
        person.aliases.extend(went.aliases.clone());
        person.limit = person.limit.or(went.limit);
        person.standing = match (person.standing, went.standing) {
            (Standing::Guest(one), Standing::Guest(other)) => Standing::Guest(one.or(other)),
            _ => Standing::Regular,
        };
        self.people[gone].gone = true;
        self.people[gone].really = None;
        self.people[kept].really = None;
        for person in &mut self.people {
            if person.standing == Standing::Guest(Some(gone)) {
                person.standing = Standing::Guest(Some(kept));
            }
            person.really = person.really.map(today);
        }
        self.has = renamed(&self.has, &today);
        for (_, day) in &mut self.days {
            *day = renamed(day, &today);
        }
        for note in self.notes.values_mut() {
            (note.debtor, note.holder) = (today(note.debtor), today(note.holder));
        }
        self.notes.retain(|_, note| note.debtor != note.holder);
        for night in &mut self.nights {
            night.banker = today(night.banker);
            night.has = renamed(&night.has, &today);
            night.came = night.came.iter().map(|who| today(*who)).collect();
            for sums in [&mut night.results, &mut night.bought, &mut night.cash_paid, &mut night.app_paid]
                .into_iter()
                .chain(&mut night.hands)
            {
                if let Some(his) = sums.remove(&gone) {
                    *sums.entry(kept).or_default() += his;
                }
            }
            for (who, against, _) in &mut night.adjustments {
                (*who, *against) = (today(*who), against.map(today));
            }
        }
    }
}

/// All debts of one kind: debtor, creditor, amount.
pub fn debts(has: &Holdings, kind: Kind) -> BTreeMap<(Who, Who), i64> {
    let mut debts = BTreeMap::new();
    for ((who, what), amount) in has {
        if let What::Book(other) | What::Private(other) = what
            && *what == kind(*other)
            && *amount < 0
        {
            debts.insert((*who, *other), -amount);
        }
    }
    debts
}

fn renamed(has: &Holdings, today: &impl Fn(Who) -> Who) -> Holdings {
    let mut all = Holdings::new();
    for ((who, what), amount) in has {
        let what = match *what {
            What::Book(other) => What::Book(today(other)),
            What::Private(other) => What::Private(today(other)),
            thing => thing,
        };
        *all.entry((today(*who), what)).or_default() += amount;
    }
    all
}
