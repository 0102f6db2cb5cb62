//! Draws what happens next in a random evening: mostly sensible requests, some that must be refused.

use super::deeds::{Bears, By, Deed, Paid};
use super::model::Model;
use super::state::State;
use super::table::PEOPLE_MAX;
use super::things::{self, BANK, OUTSIDE, POT, Standing, What, Who};
use super::{HOUSES, Unit};
use crate::luck::Luck;

const MEANS: [By; 6] = [By::Cash, By::Transfer, By::Chips, By::Note, By::Book, By::Gift];

/// What a random evening knows about itself while it goes on.
pub struct Moves<'a> {
    pub model: &'a Model,
    pub unit: &'a Unit,
    pub luck: &'a mut Luck,
}

impl Moves<'_> {
    fn state(&self) -> &State {
        &self.model.state
    }

    /// Somebody who is not merged away.
    fn somebody(&mut self) -> Who {
        let there: Vec<Who> = self
            .state()
            .people
            .iter()
            .filter(|(_, at)| **at != Standing::Gone)
            .map(|(who, _)| *who)
            .collect();
        self.luck.pick(&there)
    }

    /// Somebody, or the bank.
    fn party(&mut self) -> Who {
        if self.luck.chance(25) { BANK } else { self.somebody() }
    }

    /// Somebody with chips, if there is one and luck wants it.
    fn player(&mut self) -> Who {
        let Some(night) = self.state().open_night() else { return self.somebody() };
        let people = self.state().people.keys();
        let rich: Vec<Who> = people.copied().filter(|who| self.state().chips(night, *who) > 0).collect();
        if rich.is_empty() || self.luck.chance(8) { self.somebody() } else { self.luck.pick(&rich) }
    }

    /// Somebody at the table without chips, if there is one.
    fn broke(&mut self) -> Who {
        let Some(night) = self.state().open_night() else { return self.somebody() };
        let arrivals = self.state().nights[&night].arrivals.iter();
        let broke: Vec<Who> = arrivals.copied().filter(|who| self.state().chips(night, *who) == 0).collect();
        if broke.is_empty() { self.somebody() } else { self.luck.pick(&broke) }
    }

    /// A usual amount; now and then zero, negative, or finer than the house's smallest.
    fn amount(&mut self) -> i64 {
        let unit = self.unit.smallest;
        match self.luck.below(40) {
            0 => 0,
            1 => -unit,
            2 => unit * 3 + 1,
            3..=12 => unit * i64::try_from(1 + self.luck.below(60)).expect("small"),
            _ => self.unit.buys[self.luck.below(self.unit.buys.len())],
        }
    }

    fn standing(&mut self) -> Standing {
        let regulars = self.state().people.iter().filter(|(_, at)| **at == Standing::Regular);
        let regulars: Vec<Who> = regulars.map(|(who, _)| *who).collect();
        match self.luck.below(10) {
            0..=5 => Standing::Regular,
            6..=8 if !regulars.is_empty() => Standing::Guest(Some(self.luck.pick(&regulars))),
            _ => Standing::Guest(None),
        }
    }

    /// A new person, for the start of a book.
    pub fn join(&mut self) -> Deed {
        Deed::Join(self.standing())
    }

    /// True while nobody is in the book: everybody's entry was undone.
    fn deserted(&self) -> bool {
        self.state().people.values().all(|standing| *standing == Standing::Gone)
    }

    /// A new evening.
    pub fn open(&mut self) -> Deed {
        if self.deserted() {
            return self.join();
        }
        let banker = if self.luck.chance(65) { Some(self.somebody()) } else { None };
        let float = match self.luck.below(12) {
            0..=5 => 0,
            6 => -100,
            _ => self.unit.buys[0] * 2,
        };
        Deed::Open { house: self.unit.house(self.luck, HOUSES), banker, float, stakes: self.luck.chance(10) }
    }

    /// What happens next while an evening is open.
    pub fn next(&mut self) -> Deed {
        if self.deserted() {
            return self.join();
        }
        match self.luck.below(100) {
            0..=24 => self.buy(),
            25..=36 => self.hand(),
            37..=44 => self.count(),
            45..=48 => self.fine(),
            49..=50 => self.drawer(),
            51..=62 => self.note(),
            63..=72 => self.debt(),
            73 => Deed::CashOutAll(self.paid()),
            74..=77 => Deed::CashOut(self.player(), self.paid()),
            78..=80 => self.cold(),
            81..=90 => self.undo(),
            91 => self.close(),
            92 => self.open(),
            _ => self.person(),
        }
    }

    /// What happens between two evenings.
    pub fn between(&mut self) -> Deed {
        if self.deserted() {
            return self.join();
        }
        match self.luck.below(10) {
            0..=2 => self.debt(),
            3 => self.note(),
            4 => self.undo(),
            5 if self.luck.chance(50) => Deed::Merge { kept: self.somebody(), gone: self.somebody() },
            6 if self.unit.points => self.fund(),
            6 => self.buy(),
            7 => self.person(),
            _ => {
                let nights: Vec<usize> = self.state().nights.keys().copied().collect();
                let against = if self.luck.chance(50) { Some(self.party()) } else { None };
                if nights.is_empty() {
                    return self.debt();
                }
                let (night, who) = (self.luck.pick(&nights), self.somebody());
                let off = i64::try_from(self.state().tonight(night, OUTSIDE, What::Cash)).expect("small");
                let cash = self.luck.chance(if off == 0 { 5 } else { 60 });
                let amount = if cash && self.luck.chance(70) { off } else { self.amount() };
                Deed::Adjust { night, who, against, amount, cash }
            }
        }
    }

    fn paid(&mut self) -> Paid {
        self.luck.pick(&[Paid::Usual, Paid::Usual, Paid::Usual, Paid::Cash, Paid::App])
    }

    fn person(&mut self) -> Deed {
        let who = self.somebody();
        match self.luck.below(8) {
            0 if self.model.count(|turn| matches!(turn, things::Turn::Joins { .. })) < PEOPLE_MAX => {
                self.join()
            }
            1 => Deed::Become(who, self.standing()),
            2 => Deed::HandOver(who),
            3 | 4 => Deed::Seat(who, u32::try_from(self.luck.below(8)).expect("small") + 1),
            5 => Deed::Dealer(who),
            6 => Deed::Leave(self.broke()),
            _ => self.undo(),
        }
    }

    fn buy(&mut self) -> Deed {
        let seller = if self.luck.chance(20) { Some(self.player()) } else { None };
        let count = if self.luck.chance(75) { 1 } else { 2 };
        let parts = (0..count).map(|_| {
            let by = if self.luck.chance(45) { By::Cash } else { self.luck.pick(&MEANS[..5]) };
            (if by == By::Chips { By::Cash } else { by }, self.amount())
        });
        let parts = parts.collect();
        Deed::Buy { who: self.somebody(), seller, parts }
    }

    fn hand(&mut self) -> Deed {
        let night = self.state().open_night();
        let pot = night.map_or(0, |night| self.state().chips(night, POT));
        let mut pot = i64::try_from(pot).expect("small");
        let mut ins: Vec<(Who, i64)> = Vec::new();
        for _ in 0..2 + self.luck.below(3) {
            let who = self.player();
            let stack = night.map_or(0, |night| self.state().chips(night, who));
            let most = i64::try_from(stack).expect("small") / self.unit.smallest;
            if most > 0 && !ins.iter().any(|(other, _)| *other == who) {
                let steps = i64::try_from(self.luck.below(usize::try_from(most.min(40)).expect("small")) + 1)
                    .expect("small");
                ins.push((who, steps * self.unit.smallest));
            }
        }
        // Whether one player alone can have played depends on the blinds: a story covers that.
        if ins.len() == 1 && pot == 0 {
            ins.clear();
        }
        pot += ins.iter().map(|(_, amount)| amount).sum::<i64>();
        let carry = if self.luck.chance(20) { self.unit.smallest.min(pot) } else { 0 };
        let mut wins = Vec::new();
        if let Some((winner, _)) = ins.first() {
            let off = if self.luck.chance(6) { self.unit.smallest } else { 0 };
            wins.push((*winner, pot - carry + off));
            if let (true, Some((other, _))) = (self.luck.chance(30), ins.get(1)) {
                wins[0].1 -= self.unit.smallest;
                wins.push((*other, self.unit.smallest));
            }
        }
        Deed::Hand { ins, wins, carry }
    }

    fn count(&mut self) -> Deed {
        let who = self.player();
        let stack = self.state().open_night().map_or(0, |night| self.state().chips(night, who));
        let off = [0, 0, 1, -1, 2, -3, 5, -20][self.luck.below(8)] * self.unit.smallest;
        Deed::Count(who, i64::try_from(stack).expect("small") + off)
    }

    fn fine(&mut self) -> Deed {
        if self.unit.points && self.luck.chance(60) {
            return self.fund();
        }
        let amount = if self.luck.chance(40) { None } else { Some(self.unit.smallest * 4) };
        Deed::Fine { who: self.player(), amount, folding: self.luck.chance(20) }
    }

    fn fund(&mut self) -> Deed {
        match self.luck.below(4) {
            0 => Deed::FundGive(self.player(), None),
            1 => Deed::FundGive(self.player(), Some(self.amount())),
            2 => Deed::FundPay(self.somebody(), self.unit.smallest * 2),
            _ => Deed::FundPay(self.somebody(), self.amount()),
        }
    }

    fn drawer(&mut self) -> Deed {
        let there =
            self.state().open_night().map_or(0, |night| self.state().tonight(night, BANK, What::Cash));
        let off = [0, self.unit.smallest, -self.unit.smallest, 200, -200][self.luck.below(5)];
        Deed::Drawer(i64::try_from(there).expect("small") + off)
    }

    fn note(&mut self) -> Deed {
        let notes: Vec<&things::Note> = self.model.state.notes.iter().collect();
        let open: Vec<&things::Note> = notes.iter().copied().filter(|note| note.status == "open").collect();
        let open_count = open.len();
        let from = if open.is_empty() || self.luck.chance(10) { notes } else { open };
        let known = if from.is_empty() { "BOX".to_owned() } else { self.luck.pick(&from).identifier.clone() };
        let by = self.luck.pick(&MEANS);
        match self.luck.below(12) {
            roll if roll < 4 || open_count == 0 && roll < 10 => {
                Deed::Issue { debtor: self.somebody(), holder: self.party(), amount: self.amount(), by }
            }
            4..=7 => Deed::Give { note: known, to: self.party(), by },
            8 | 9 => Deed::PayNote(known, self.amount()),
            10 if self.luck.chance(50) => Deed::CommitAll,
            10 => Deed::Commit(known),
            _ if self.luck.chance(40) => Deed::Void(known),
            _ => Deed::Commit(known),
        }
    }

    fn debt(&mut self) -> Deed {
        let class: fn(Who) -> What = if self.luck.chance(80) { What::Book } else { What::Private };
        let debts = self.state().debts(class);
        let known = |luck: &mut Luck| if debts.is_empty() { None } else { Some(luck.pick(&debts)) };
        match self.luck.below(9) {
            0..=3 => Deed::Owe { debtor: self.somebody(), creditor: self.party(), amount: self.amount() },
            4 | 5 => match known(self.luck) {
                Some((from, to, amount)) if from <= BANK && to <= BANK => {
                    let amount = if self.luck.chance(50) {
                        i64::try_from(amount).expect("small")
                    } else {
                        self.amount()
                    };
                    Deed::Pay { from, to, amount, app: self.luck.chance(30) }
                }
                _ => Deed::Pay {
                    from: self.party(),
                    to: self.party(),
                    amount: self.amount(),
                    app: self.luck.chance(30),
                },
            },
            6 | 7 => match known(self.luck) {
                Some((debtor, creditor, _)) if debtor <= BANK && creditor <= BANK => {
                    Deed::Forgive { creditor, debtor, amount: self.amount() }
                }
                _ => Deed::Forgive { creditor: self.party(), debtor: self.party(), amount: self.amount() },
            },
            _ => Deed::Consolidate,
        }
    }

    pub fn cold(&mut self) -> Deed {
        match self.luck.below(10) {
            0 => Deed::Seed,
            roll => Deed::Cold { tie: roll < 4, by_cards: roll != 9 },
        }
    }

    pub fn close(&mut self) -> Deed {
        let bears = [None, Some(Bears::House), Some(Bears::Winner), Some(Bears::Banker)];
        Deed::Close(self.luck.pick(&bears))
    }

    fn undo(&mut self) -> Deed {
        let events = self.model.commands.iter().map(|command| command.steps.len()).sum::<usize>();
        let seq = match self.luck.below(10) {
            0..=5 => None,
            6 if self.luck.chance(20) => Some(self.luck.word() % 60),
            _ => Some((events.saturating_sub(self.luck.below(12))) as u64),
        };
        Deed::Undo { seq, with_dependents: self.luck.chance(50) }
    }
}
