//! Consolidating THE BOOK: everybody's balance stays, the number of debts becomes the smallest possible (MIK-10).

use crate::accounts::Party;
use crate::book::netting::{Debt, Mode, Plan, nets, plan};
use crate::ids::NightId;
use crate::journal::{Consolidated, DebtFact, DebtLine, Fact};
use crate::refusal::{BalanceAmount, Refusal};
use engine::money::{Amount, Currency, Money, Overflow};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// A consolidation that was worked out but not written.
#[derive(Clone, Debug)]
pub struct Proposal {
    pub before: Vec<DebtLine>,
    pub after: Vec<DebtLine>,
    /// Which payments come out even among themselves, by group number.
    pub groups: Vec<usize>,
    pub proven: bool,
    pub mode: &'static str,
}

/// What everybody named in the debts is owed (above zero) or owes (below zero), including people who are even.
pub fn owed(debts: &[DebtLine]) -> Result<BTreeMap<Party, Money>, Overflow> {
    let debt = |line: &DebtLine| Debt { debtor: line.debtor, creditor: line.creditor, amount: line.amount };
    nets(&debts.iter().map(debt).collect::<Vec<_>>())
}

/// Works out the consolidation of `debts`.
pub fn propose(
    debts: &[DebtLine],
    mode: Mode<Party>,
    excluded: &[(Party, Party)],
    name: impl Fn(Party) -> String,
    currency: Currency,
) -> Result<Proposal, Refusal> {
    let pairs: Vec<(Party, Party)> = debts.iter().map(|line| (line.debtor, line.creditor)).collect();
    let word = match mode {
        Mode::Fewest => "fewest",
        Mode::Pairs => "pairs",
        Mode::Hub(_) => "hub",
    };
    let counted = |money| BalanceAmount::Counted(Amount::new(money, currency));
    let Plan { payments, proven, .. } =
        plan(&owed(debts)?, &pairs, mode, excluded).map_err(|impasse| impasse.refusal(name, counted))?;
    let barred = |line: &DebtLine| {
        excluded
            .iter()
            .any(|pair| *pair == (line.debtor, line.creditor) || *pair == (line.creditor, line.debtor))
    };
    let as_few = match payments.len().cmp(&debts.len()) {
        Ordering::Greater => true,
        Ordering::Equal => word == "pairs" || !has_ring(debts),
        Ordering::Less => false,
    };
    if word != "hub" && as_few && !debts.iter().any(barred) {
        // There are as few as possible already: nobody gets another creditor for nothing.
        let kept = debts.to_vec();
        return Ok(Proposal {
            groups: vec![1; kept.len()],
            before: kept.clone(),
            after: kept,
            proven,
            mode: word,
        });
    }
    let groups = payments.iter().map(|payment| payment.group).collect();
    let after = payments
        .into_iter()
        .map(|payment| DebtLine { debtor: payment.from, creditor: payment.to, amount: payment.amount })
        .collect();
    Ok(Proposal { before: debts.to_vec(), after, groups, proven, mode: word })
}

/// True if somebody both owes and is owed: one can be set off against the other.
fn has_ring(debts: &[DebtLine]) -> bool {
    debts.iter().any(|one| debts.iter().any(|other| one.debtor == other.creditor))
}

impl Proposal {
    /// A consolidation that was written, to show again.
    #[must_use]
    pub fn written(past: &Consolidated) -> Self {
        let known = ["fewest", "pairs", "hub"].into_iter().find(|word| *word == past.mode);
        Self {
            before: past.before.clone(),
            after: past.after.clone(),
            groups: circles(&past.after),
            proven: past.proven,
            mode: known.unwrap_or("another"),
        }
    }

    /// Shows it as a part of all debts before and after: nothing proves that all of them are the fewest.
    pub fn was_part_of(&mut self, before: Vec<DebtLine>, after: Vec<DebtLine>) {
        self.groups = circles(&after);
        (self.before, self.after, self.proven) = (before, after, false);
    }

    /// Shows these debts as they are, with nothing turned.
    pub fn unchanged(&mut self, debts: Vec<DebtLine>) {
        (self.before, self.after, self.groups) = (debts.clone(), debts, Vec::new());
    }

    /// True when nothing would change.
    #[must_use]
    pub fn changes_nothing(&self) -> bool {
        let mut after = self.after.clone();
        let mut before = self.before.clone();
        after.sort_unstable();
        before.sort_unstable();
        before == after
    }

    /// The fact that writes it.
    #[must_use]
    pub fn fact(&self, night: Option<NightId>) -> Fact {
        let consolidated = Consolidated {
            night,
            mode: self.mode.to_owned(),
            before: self.before.clone(),
            after: self.after.clone(),
            proven: self.proven,
        };
        DebtFact::Consolidated(consolidated).into()
    }
}

/// The number of each debt's group: debts connected through their people are one group.
fn circles(debts: &[DebtLine]) -> Vec<usize> {
    let mut group: BTreeMap<Party, Party> = BTreeMap::new();
    for DebtLine { debtor, creditor, .. } in debts {
        let kept = *group.entry(*debtor).or_insert(*debtor);
        let gone = *group.entry(*creditor).or_insert(*creditor);
        group.values_mut().filter(|of| **of == gone).for_each(|of| *of = kept);
    }
    let mut order: Vec<Party> = Vec::new();
    let mut numbers = Vec::new();
    for of in debts.iter().filter_map(|line| group.get(&line.debtor)) {
        let known = order.iter().position(|other| other == of);
        let at = known.unwrap_or(order.len());
        if known.is_none() {
            order.push(*of);
        }
        numbers.push(at.saturating_add(1));
    }
    numbers
}
