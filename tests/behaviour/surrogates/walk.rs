//! Twelve players and three bankers who owe, pay, forgive, consolidate and merge: the laws of debts hold after each step.

use crate::durability::kills::Chance;
use crate::luck::times;
use crate::surrogates::shelf::Book;
use engine::money::Money;
use ledger::accounts::{Asset, Counter, Party};
use ledger::bank::{BankError, book, debts};
use ledger::book::netting::Mode;
use ledger::ids::PlayerId;
use ledger::journal::{DebtFact, Fact};
use std::collections::BTreeMap;

/// Steps of the normal run.
const STEPS: u64 = 250;

/// After this many steps the chain of one debt is checked too, which reads the whole journal.
const TOLD: u64 = 50;

/// After this many steps every book is audited.
const AUDITED: u64 = 1_000;

type Nets = BTreeMap<Party, i64>;

/// A book, its expected balances, and what THE BOOK doesn't know yet.
struct Kept {
    book: Book,
    nets: Nets,
    untold: Nets,
    /// The last event that THE BOOK has.
    told: u64,
    /// The postings of the events so far, added up for each pair; and how far.
    posted: BTreeMap<(Party, Party), i64>,
    read: u64,
}

impl Kept {
    fn new(book: Book, nets: Nets, told: u64) -> Self {
        Self { book, nets, untold: Nets::new(), told, posted: BTreeMap::new(), read: 0 }
    }

    /// The events that THE BOOK does not have.
    fn news(&mut self) -> Vec<u8> {
        let first = self.told + 1;
        self.told = self.book.head();
        self.book.export(Some((first, self.told)))
    }

    /// Adds the postings of the newest events.
    fn read_on(&mut self) {
        for event in self.book.written(self.read) {
            self.read = event.seq;
            for posting in event.postings.iter().filter(|posting| posting.asset == Asset::Book) {
                let Counter::With(other) = posting.counter else { continue };
                *self.posted.entry((posting.party, other)).or_default() -= posting.amount.minor();
            }
        }
    }

    fn add(&mut self, party: Party, cents: i64) {
        *self.nets.entry(party).or_default() += cents;
        *self.untold.entry(party).or_default() += cents;
    }

    /// One more thing happens; false if a rule refuses it.
    fn step(&mut self, chance: &mut Chance, (one, other): (PlayerId, PlayerId)) -> bool {
        let cents = 1 + i64::try_from(chance.below(5_000)).expect("small");
        let amount = Money::from_minor(cents);
        let (from, to) = (Party::from(one), Party::from(other));
        match chance.below(8) {
            0..3 => {
                self.book.act(|session| book::owe(session, from, to, amount, "")).expect("owed");
                self.add(from, -cents);
                self.add(to, cents);
            }
            3..6 => {
                let before = owed(&self.book, from, to);
                let credit =
                    self.book.act(|session| book::pay(session, from, to, amount, (false, ""))).expect("paid");
                assert_eq!(
                    credit.0.credit.minor(),
                    (cents - before.max(0)).clamp(0, cents),
                    "what is over is credit"
                );
                self.add(from, cents);
                self.add(to, -cents);
            }
            6 => {
                let done = self.book.act(|session| book::forgive(session, to, from, amount, "so be it"));
                match done {
                    // The two may be named in either order: the fact says who owed.
                    Ok(Fact::Debt(DebtFact::DebtForgiven { debtor, .. })) => {
                        let (owed, gave) = if debtor == from { (from, to) } else { (to, from) };
                        self.add(owed, cents);
                        self.add(gave, -cents);
                    }
                    Ok(other) => panic!("{other:?}"),
                    Err(BankError::Refused(_)) => return false,
                    Err(error) => panic!("{error}"),
                }
            }
            _ => {
                let proposal = self
                    .book
                    .act(|session| book::consolidate(session, Mode::Fewest, &[]))
                    .expect("consolidated");
                assert!(proposal.after.iter().all(|line| line.amount.is_positive()), "D3");
                assert!(proposal.after.len() < 12, "D3: at most one less than there are people");
            }
        }
        true
    }

    /// The sums are those of the model, and add up to zero. A debt is the sum of its events.
    fn check(&mut self, step: u64, (one, other): (PlayerId, PlayerId)) {
        self.read_on();
        let (mut nets, mut lines) = (Nets::new(), BTreeMap::new());
        let reader = self.book.store.reader();
        for line in reader.debts(Asset::Book).expect("debts") {
            *nets.entry(line.debtor).or_default() -= line.amount.minor();
            *nets.entry(line.creditor).or_default() += line.amount.minor();
            lines.insert((line.debtor, line.creditor), line.amount.minor());
        }
        self.posted.retain(|_, owed| *owed != 0);
        let posted: BTreeMap<_, _> =
            self.posted.iter().filter(|(_, owed)| **owed > 0).map(|(pair, owed)| (*pair, *owed)).collect();
        assert_eq!(lines, posted, "step {step}: D4");
        assert_eq!(nets.values().sum::<i64>(), 0, "step {step}: the nets make nothing");
        let mut wanted = self.nets.clone();
        wanted.retain(|_, net| *net != 0);
        nets.retain(|_, net| *net != 0);
        assert_eq!(nets, wanted, "step {step}: D2");
        if !step.is_multiple_of(TOLD) {
            return;
        }
        let chain = debts::why(reader, one.into(), other.into(), Asset::Book).expect("a chain");
        let sum: i64 = chain.links.iter().map(|(_, amount)| amount.minor()).sum();
        assert_eq!(sum, chain.amount.minor(), "step {step}: D4");
    }
}

/// What one owes the other; negative the other way round.
fn owed(book: &Book, one: Party, other: Party) -> i64 {
    let lines = book.store.reader().debts(Asset::Book).expect("debts");
    let amount = |debtor, creditor| {
        lines
            .iter()
            .filter(|line| (line.debtor, line.creditor) == (debtor, creditor))
            .map(|line| line.amount.minor())
            .sum::<i64>()
    };
    amount(one, other) - amount(other, one)
}

#[test]
fn twelve_players_and_three_bankers_keep_the_laws_of_debts() {
    let steps = times(STEPS);
    let mut chance = Chance::of("three bankers");
    let mut main = Book::new(1);
    let mut players = vec![main.who("Ann"), main.who("Bob")];
    players.extend((3..=12).map(|number| main.add(&format!("Player {number}"))));
    let nets = Nets::from([(players[0].into(), -500), (players[1].into(), 500)]);
    let others = [main.stand_in(2), main.stand_in(3)];
    let anchor = main.head();
    let mut all: Vec<Kept> =
        std::iter::once(main).chain(others).map(|book| Kept::new(book, nets.clone(), anchor)).collect();
    let (mut done, mut merges) = (0, 0);
    let begun = std::time::Instant::now();
    for step in 0..steps {
        let at =
            |chance: &mut Chance, limit: usize| usize::try_from(chance.below(limit as u64)).expect("small");
        let one = at(&mut chance, 12);
        let pair = (players[one], players[(one + 1 + at(&mut chance, 11)) % 12]);
        let which = at(&mut chance, 3);
        if which > 0 && chance.below(6) == 0 {
            let bundle = all[which].news();
            let untold = std::mem::take(&mut all[which].untold);
            all[0].book.merge_as_two(&bundle).expect("taken in");
            untold.into_iter().for_each(|(party, cents)| all[0].add(party, cents));
            all[0].check(step, pair);
            merges += 1;
        } else {
            done += u64::from(all[which].step(&mut chance, pair));
            all[which].check(step, pair);
        }
        if (step + 1).is_multiple_of(AUDITED) {
            all.iter().for_each(|kept| kept.book.audit());
        }
    }
    all.iter().for_each(|kept| kept.book.audit());
    println!("walk: steps={steps} written={done} merges={merges} seconds={:.1?}", begun.elapsed());
}
