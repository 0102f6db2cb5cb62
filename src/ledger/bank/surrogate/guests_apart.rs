//! How much of what a guest and a player owe each other is in THE BOOK, when two books are merged. What was paid in one of them
//! stays as it was there, off THE BOOK or private, and no guest owes in THE BOOK. If the events left it any other way, debt is
//! shifted.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

use crate::accounts::Party;
use crate::bank::desk::BankError;
use crate::bank::shifts::Shifts;
use crate::bank::surrogate::parted::Settled;
use crate::bank::surrogate::two_books::{BothBooks, TakenTwice};
use crate::book::taken_twice::Between;
use crate::journal::DebtShifted;
use crate::refusal::SurrogateNoticed;
use engine::money::{Amount, Money, Overflow};
use std::collections::BTreeSet;

/// How much more one owes another privately, and less in THE BOOK, than one of the two books had it.
pub struct MorePrivate {
    pub debtor: Party,
    pub creditor: Party,
    pub amount: Money,
}

/// What's shifted, and what's private then.
pub struct Apart {
    pub shifts: Vec<DebtShifted>,
    pub more: Vec<MorePrivate>,
}

impl Apart {
    /// Looks at all pairs whose guest gets something from the surrogate, or owes in THE BOOK.
    pub fn load(look: &BothBooks<'_, '_>) -> Result<Self, BankError> {
        let mut apart = Self { shifts: Vec::new(), more: Vec::new() };
        let shifts = Shifts::load(look.reader, &look.merged)?;
        for pair in pairs(look)? {
            let (debtor, creditor) = pair;
            let amount = shift(look, &shifts, pair)?;
            let now = look.owes(&look.after, debtor, creditor)?.in_book;
            match (amount.is_zero(), amount.is_negative() && now.is_negative()) {
                (true, _) => {}
                (false, false) => apart.shifts.push(DebtShifted { debtor, creditor, amount }),
                // The other one owes it.
                (false, true) => {
                    let (debtor, creditor, amount) = (creditor, debtor, amount.negated());
                    apart.shifts.push(DebtShifted { debtor, creditor, amount });
                }
            }
            let private = look.owes(&look.after, pair.0, pair.1)?.private;
            apart.more.extend(more(pair, private, private.plus(amount)?)?);
        }
        Ok(apart)
    }
}

/// Which of the two owes more privately than before, and how much.
fn more((one, other): (Party, Party), was: Money, is: Money) -> Result<Option<MorePrivate>, Overflow> {
    let grows = |was: Money, is: Money| is.max(Money::ZERO).minus(was.max(Money::ZERO));
    let (of_one, of_other) = (grows(was, is)?, grows(was.negated(), is.negated())?);
    let more = [(one, other, of_one), (other, one, of_other)].into_iter();
    let mut more = more.filter(|(_, _, amount)| amount.is_positive());
    Ok(more.next().map(|(debtor, creditor, amount)| MorePrivate { debtor, creditor, amount }))
}

/// Pairs of players with a guest. The guest is second if only one of them is a guest.
fn pairs(look: &BothBooks<'_, '_>) -> Result<BTreeSet<(Party, Party)>, BankError> {
    let book = look.after.the_book();
    let touched = look.reader.debts_moved_after(look.of.base)?.into_iter();
    let owing = look.after.debts.iter().map(|debt| (debt.debtor, debt.creditor));
    let owing = owing.filter(|(debtor, _)| book.is_kept_out(*debtor));
    let pairs = touched.chain(owing).filter_map(|(one, other)| {
        let (one, other) = (look.merged.of_party(one), look.merged.of_party(other));
        let is_between_players = one != other && one.player().is_some() && other.player().is_some();
        match (book.is_kept_out(one), book.is_kept_out(other)) {
            _ if !is_between_players => None,
            (true, true) => Some((one.min(other), one.max(other))),
            (true, false) => Some((other, one)),
            (false, true) => Some((one, other)),
            (false, false) => None,
        }
    });
    Ok(pairs.collect())
}

/// How much more of what the first owes the second in THE BOOK has to become private; below zero it comes into THE BOOK. What was
/// settled in a book stays as it was there, and only what a guest would owe is shifted: so the result is the same in any order,
/// in one bundle or in several.
fn shift(look: &BothBooks<'_, '_>, shifts: &Shifts, pair: (Party, Party)) -> Result<Money, Overflow> {
    let (one, other) = pair;
    let now = look.owes(&look.after, one, other)?.in_book;
    let without = now.plus(shifts.of(one, other))?;
    now.minus(held(look, pair, without)?)
}

/// How much of this the first may owe the second in THE BOOK: a guest owes no more there than before, as a guest (MIK-11).
fn held(look: &BothBooks<'_, '_>, (one, other): (Party, Party), in_book: Money) -> Result<Money, Overflow> {
    let (now, before) = (look.after.the_book(), look.of.before.the_book());
    let Between { in_book: was, .. } = look.owes(&look.of.before, one, other)?;
    let most = |guest: Party, was: Money| {
        let was = if before.is_kept_out(guest) { was.max(Money::ZERO) } else { Money::ZERO };
        now.is_kept_out(guest).then_some(was)
    };
    let (high, low) = (most(one, was), most(other, was.negated()).map(Money::negated));
    let in_book = low.map_or(in_book, |low| in_book.max(low));
    Ok(high.map_or(in_book, |high| in_book.min(high)))
}

impl BothBooks<'_, '_> {
    /// What one owes the other back because the other paid it, or had it forgiven; `None` if there was nothing like that between
    /// them.
    pub fn owed_back(
        &self,
        (debtor, creditor): (Party, Party),
        beyond: Money,
    ) -> Result<Option<TakenTwice>, Overflow> {
        let of = |deeds: &[Settled]| -> Vec<Settled> {
            deeds.iter().filter(|deed| self.pair(deed) == (debtor, creditor)).copied().collect()
        };
        let (here, there) = (of(&self.here), of(&self.of.there));
        let Between { in_book, private } = self.owes(&self.after, creditor, debtor)?;
        let back = in_book.plus(private)?.min(private).max(Money::ZERO).min(beyond);
        let is_back = back.is_positive() && !(here.is_empty() && there.is_empty());
        Ok(is_back.then_some(TakenTwice { debtor, creditor, beyond, back, here, there }))
    }

    /// The note about what's private now.
    pub fn made_private(&self, (debtor, creditor): (Party, Party), amount: Money) -> SurrogateNoticed {
        let (debtor, creditor) = (self.after.name(debtor), self.after.name(creditor));
        let amount = Amount::new(amount, self.after.currency);
        SurrogateNoticed::MadePrivate { debtor, creditor, amount }
    }
}
