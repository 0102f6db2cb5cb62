//! Debts of THE BOOK: written, paid, forgiven.

use crate::accounts::Party;
use crate::ids::PlayerId;
use crate::journal::{DebtFact, DebtLine, Fact};
use crate::night::tonight::check_positive;
use crate::people::{Roster, Standing};
use crate::refusal::{DebtRefused, GuestWay, Refusal};
use engine::house::{House, key};
use engine::money::{Amount, Currency, Money, Overflow};
use engine::rules::{named, played_by};

/// THE BOOK as it is.
#[derive(Clone, Copy, Debug)]
pub struct TheBook<'a> {
    pub debts: &'a [DebtLine],
    /// Debts of guests, which THE BOOK does not carry.
    pub private: &'a [DebtLine],
    pub people: &'a Roster,
    pub house: Option<&'a House>,
    pub currency: Currency,
}

/// The written rule on what THE BOOK holds. Under any house, it holds no other debts.
const SCOPE: &str = "MIK-08";

/// What a debt in THE BOOK may come from (MIK-08): anything else belongs on other paper.
const POKER_WORDS: &[&str] = &[
    "poker",
    "chip",
    "buy",
    "hand",
    "pot",
    "bet",
    "note",
    "game",
    "night",
    "cash",
    "tournament",
    "stake",
    "card",
    "seat",
    "count",
    "opening",
    "balance",
    "correction",
    "loan at the table",
    "side",
];

/// True if a word of the reason is one of poker, alone or in the plural.
fn is_of_poker(reason: &str) -> bool {
    let small = reason.to_lowercase();
    let words: Vec<&str> = small.split(|letter: char| !letter.is_alphanumeric()).collect();
    let one = |wanted: &str| {
        words.iter().any(|word| word.strip_prefix(wanted).is_some_and(|rest| ["", "s", "es"].contains(&rest)))
    };
    POKER_WORDS.iter().any(|wanted| if wanted.contains(' ') { small.contains(wanted) } else { one(wanted) })
}

impl TheBook<'_> {
    /// Writes a debt. THE BOOK holds poker debts only (MIK-08), and only regulars owe in it (MIK-11).
    pub fn owe(
        &self,
        debtor: Party,
        creditor: Party,
        amount: Money,
        reason: String,
    ) -> Result<Fact, Refusal> {
        check_positive(amount, self.currency)?;
        different(debtor, creditor)?;
        if !reason.is_empty() && !is_of_poker(&reason) {
            let rule = self.own_rule(SCOPE);
            return Err(Refusal::new(DebtRefused::NotOfPoker { reason }).by(rule.as_deref()));
        }
        let Some(player) = debtor.player() else {
            return Err(Refusal::new(DebtRefused::NotAPlayer));
        };
        self.check_regular(debtor)?;
        // What everybody owes together must be a valid sum too: it's on every page of THE BOOK.
        Money::sum(self.debts.iter().map(|line| line.amount))?.plus(amount)?;
        Ok(DebtFact::DebtOwed { debtor: player, creditor, amount, reason }.into())
    }

    /// A written rule about THE BOOK, if the house plays by the set of rules it's in.
    fn own_rule(&self, id: &str) -> Option<String> {
        self.house.and_then(|house| named(&played_by(house), id))
    }

    /// Refuses a guest where only regulars owe in THE BOOK (MIK-11).
    pub fn check_regular(&self, debtor: Party) -> Result<(), Refusal> {
        self.check_guest(debtor, |inviter| inviter.map_or(GuestWay::MadeRegular, GuestWay::InvitedBy))
    }

    /// The same, with a way out: by the player who invited the guest.
    fn check_guest(
        &self,
        debtor: Party,
        way: impl FnOnce(Option<String>) -> GuestWay,
    ) -> Result<(), Refusal> {
        let who = self.house.and_then(|house| house.word(key::CREDIT_WHO));
        if who.as_ref().is_some_and(|who| who.value != "regulars") {
            return Ok(());
        }
        let Some(person) = debtor.player().and_then(|player| self.people.get(player)) else { return Ok(()) };
        if let Standing::Guest { inviter } = person.standing {
            let inviter = inviter.and_then(|inviter| self.people.get(inviter));
            let way = way(inviter.map(|inviter| inviter.name.to_string()));
            let guest = DebtRefused::Guest { name: person.name.to_string(), way };
            return Err(Refusal::new(guest).by(who.and_then(|who| who.rule).as_deref()));
        }
        Ok(())
    }

    /// Takes a payment, in cash or by app: first for what's owed in THE BOOK, then for what's owed privately. What's paid beyond
    /// both becomes credit, and nothing is cut off. Between two players, one of them a guest, that credit is private: a guest
    /// doesn't owe in THE BOOK for being paid too much (MIK-11).
    pub fn pay(&self, from: Party, to: Party, amount: Money, app: bool) -> Result<Payment, Refusal> {
        check_positive(amount, self.currency)?;
        different(from, to)?;
        let (in_book, private) = self.in_turn(from, to, amount)?;
        let credit = amount.minus(in_book)?.minus(private)?;
        let between_players = from.player().is_some() && to.player().is_some();
        let keeps_out = between_players && (self.is_kept_out(from) || self.is_kept_out(to));
        let private = if keeps_out { private.plus(credit)? } else { private };
        Ok(Payment { from, to, amount, private, credit, credit_is_private: keeps_out, app })
    }

    /// The doubt about a payment of more than twice what's owed: a zero too many, the wrong name, or the two the wrong way
    /// around. Less than that is rounding up.
    pub fn doubt(
        &self,
        payment: &Payment,
        name: impl Fn(Party) -> String,
    ) -> Result<Option<Refusal>, Overflow> {
        let Payment { from, to, amount, credit, .. } = *payment;
        let due = amount.minus(credit)?;
        if credit <= due {
            return Ok(None);
        }
        let back = owed(self.debts, to, from).plus(owed(self.private, to, from))?;
        Ok(Some(Refusal::new(DebtRefused::PaysMuchMore {
            payer: name(from),
            paid: name(to),
            due: self.amount(due),
            amount: self.amount(amount),
            owed_back: some(back).map(|back| self.amount(back)),
        })))
    }

    /// Forgives a debt, or part of it: first what is owed in THE BOOK, then what is owed privately.
    pub fn forgive(
        &self,
        creditor: Party,
        debtor: Party,
        amount: Money,
        why: String,
    ) -> Result<Fact, Refusal> {
        check_positive(amount, self.currency)?;
        different(debtor, creditor)?;
        let owes = |debtor, creditor| {
            owed(self.debts, debtor, creditor).is_positive()
                || owed(self.private, debtor, creditor).is_positive()
        };
        // A debt between two goes one way, so they may be named in either order.
        let is_turned = !owes(debtor, creditor) && owes(creditor, debtor);
        let (creditor, debtor) = if is_turned { (debtor, creditor) } else { (creditor, debtor) };
        let (in_book, private) = self.in_turn(debtor, creditor, amount)?;
        let owed = in_book.plus(private)?;
        if amount > owed {
            let (owed, amount) = (self.amount(owed), self.amount(amount));
            return Err(Refusal::new(DebtRefused::ForgivesMore { owed, amount }));
        }
        Ok(DebtFact::DebtForgiven { creditor, debtor, amount, why, private: some(private) }.into())
    }

    /// How much of `amount` is taken off a debt in THE BOOK, and how much off a private one.
    pub(super) fn in_turn(
        &self,
        debtor: Party,
        creditor: Party,
        amount: Money,
    ) -> Result<(Money, Money), Overflow> {
        let in_book = amount.min(owed(self.debts, debtor, creditor));
        let private = amount.minus(in_book)?.min(owed(self.private, debtor, creditor));
        Ok((in_book, private))
    }

    /// True for a guest where only regulars owe in THE BOOK (MIK-11).
    #[must_use]
    pub fn is_kept_out(&self, party: Party) -> bool {
        let person = party.player().and_then(|player| self.people.get(player));
        self.keeps_guests_out() && person.is_some_and(|person| !person.standing.is_regular())
    }

    fn keeps_guests_out(&self) -> bool {
        let who = self.house.and_then(|house| house.word(key::CREDIT_WHO));
        who.is_none_or(|who| who.value == "regulars")
    }

    /// Refuses to make a player a guest who owes in THE BOOK, if only regulars may (MIK-11).
    pub fn check_may_be_guest(&self, player: PlayerId) -> Result<(), Refusal> {
        let owes = owes(self.debts, player.into())?;
        if owes.is_zero() || !self.keeps_guests_out() {
            return Ok(());
        }
        let (name, owes) = (self.people.known(player)?.name.to_string(), self.amount(owes));
        let rule = self.house.and_then(|house| house.word(key::CREDIT_WHO)).and_then(|who| who.rule);
        Err(Refusal::new(DebtRefused::OwesThere { name, owes }).by(rule.as_deref()))
    }

    /// Refuses a consolidation that would make a guest owe in THE BOOK who owed nothing there (MIK-11).
    pub fn check_consolidated(&self, after: &[DebtLine]) -> Result<(), Refusal> {
        let owed_before = |party: Party| self.debts.iter().any(|line| line.debtor == party);
        let new = |line: &&DebtLine| self.is_kept_out(line.debtor) && !owed_before(line.debtor);
        let Some(line) = after.iter().find(new) else { return Ok(()) };
        self.check_guest(line.debtor, |_| GuestWay::ConsolidatedOtherwise)
    }

    const fn amount(&self, money: Money) -> Amount {
        Amount::new(money, self.currency)
    }
}

/// A payment, and how much it exceeds what was owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    pub from: Party,
    pub to: Party,
    pub amount: Money,
    /// How much of it goes to debts that aren't in THE BOOK.
    pub private: Money,
    /// How much it exceeds what was owed: this is owed back from now on.
    pub credit: Money,
    /// True if that is owed back privately.
    pub credit_is_private: bool,
    /// True if it was sent by app.
    pub app: bool,
}

impl Payment {
    /// The fact that writes it, with a remark.
    #[must_use]
    pub fn fact(&self, remark: &str) -> Fact {
        let Self { from, to, amount, private, app, .. } = *self;
        let remark = remark.to_owned();
        DebtFact::DebtPaid { from, to, amount, private: some(private), app, remark }.into()
    }
}

/// An amount, if it is one.
fn some(amount: Money) -> Option<Money> {
    Some(amount).filter(|amount| !amount.is_zero())
}

/// Everything a party owes in these debts.
pub fn owes(debts: &[DebtLine], debtor: Party) -> Result<Money, Overflow> {
    Money::sum(debts.iter().filter(|line| line.debtor == debtor).map(|line| line.amount))
}

/// What one owes the other.
#[must_use]
pub fn owed(debts: &[DebtLine], debtor: Party, creditor: Party) -> Money {
    let line = debts.iter().find(|line| line.debtor == debtor && line.creditor == creditor);
    line.map_or(Money::ZERO, |line| line.amount)
}

fn different(one: Party, other: Party) -> Result<(), Refusal> {
    if one == other { Err(Refusal::new(DebtRefused::ToHimself)) } else { Ok(()) }
}

#[cfg(test)]
#[expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]
mod tests {
    use super::*;
    use crate::accounts::{Asset, Counter};
    use crate::ids::PlayerId;
    use crate::journal::NoteFact;
    use crate::journal::recipe::entry;
    use crate::people::{Name, Person};
    use std::collections::BTreeMap;
    use uuid::Uuid;

    struct Dice(u64);

    impl Dice {
        fn roll(&mut self, sides: u64) -> u64 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            self.0 % sides
        }
    }

    fn id(number: u64) -> PlayerId {
        PlayerId(Uuid::from_u128(number.into()))
    }

    /// Two regulars, and the guest of the first.
    fn roster() -> Roster {
        let person = |number: u64| Person {
            id: id(number),
            name: Name::new(&format!("P{number}")).unwrap(),
            standing: if number == 3 { Standing::Guest { inviter: Some(id(1)) } } else { Standing::Regular },
            aliases: vec![],
        };
        Roster::new((1..=3).map(person).collect())
    }

    type Owed = BTreeMap<(Party, Party, Asset), i64>;

    fn lines(owed: &Owed, class: Asset) -> Vec<DebtLine> {
        let of_class = owed.iter().filter(|((.., asset), amount)| *asset == class && **amount > 0);
        of_class
            .map(|((debtor, creditor, _), amount)| {
                let amount = Money::from_minor(*amount);
                DebtLine { debtor: *debtor, creditor: *creditor, amount }
            })
            .collect()
    }

    fn post(owed: &mut Owed, fact: &Fact) {
        for posting in entry(fact).unwrap().postings() {
            if let Counter::With(other) = posting.counter {
                *owed.entry((posting.party, other, posting.asset)).or_default() -= posting.amount.minor();
            }
        }
    }

    #[test]
    fn no_cent_of_a_payment_is_lost_and_none_brings_a_guest_into_the_book() {
        let (people, mut dice) = (roster(), Dice(0x2545_f491_4f6c_dd1d));
        let mut credits = 0;
        for _ in 0..10_000 {
            let mut owed = Owed::new();
            for _ in 0..dice.roll(12) {
                let (one, other) = (1 + dice.roll(3), 1 + dice.roll(3));
                let amount = Money::from_minor(1 + dice.roll(900) as i64);
                let (debts, private) = (lines(&owed, Asset::Book), lines(&owed, Asset::Private));
                let book = TheBook {
                    debts: &debts,
                    private: &private,
                    people: &people,
                    house: None,
                    currency: Currency::USD,
                };
                let (from, to) = (Party::from(id(one)), Party::from(id(other)));
                let fact = match dice.roll(4) {
                    0 if other != 3 => book.owe(from, to, amount, String::new()),
                    1 => book.forgive(to, from, amount, "a friend".to_owned()),
                    2 if one == 3 && other == 1 => {
                        let (guest, inviter) = (id(3), id(1));
                        let debt = (guest, inviter, Party::from(id(2)));
                        Ok(assumed(debt, amount))
                    }
                    _ => book.pay(from, to, amount, false).map(|payment| {
                        credits += u64::from(!payment.credit.is_zero());
                        payment.fact("")
                    }),
                };
                let Ok(fact) = fact else { continue };
                let before = sum(&owed, from, to);
                post(&mut owed, &fact);
                if matches!(fact, Fact::Debt(DebtFact::DebtPaid { .. })) {
                    assert_eq!(sum(&owed, from, to), before - amount.minor(), "{fact:?}");
                }
            }
            let guest = Party::from(id(3));
            let in_book = lines(&owed, Asset::Book);
            assert!(in_book.iter().all(|line| line.debtor != guest && line.creditor != guest), "{in_book:?}");
        }
        assert!(credits > 10_000, "{credits}");
    }

    /// A guest's debt that the inviter takes over: nothing of it in THE BOOK is the guest's.
    fn assumed((guest, inviter, creditor): (PlayerId, PlayerId, Party), amount: Money) -> Fact {
        let note = crate::journal::NoteUse {
            id: crate::ids::NoteId(Uuid::nil()),
            identifier: "XX".to_owned(),
            amount,
        };
        NoteFact::NoteCommitted { note, debtor: guest, holder: creditor, inviter: Some(inviter) }.into()
    }

    /// What one owes the other, in THE BOOK and privately together.
    fn sum(owed: &Owed, one: Party, other: Party) -> i64 {
        let of = |asset| owed.get(&(one, other, asset)).copied().unwrap_or_default();
        of(Asset::Book) + of(Asset::Private)
    }
}
