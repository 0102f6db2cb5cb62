//! What may be written in both books: a payment, a debt, a debt forgiven, a correction. The banker says whether two are one.

use crate::accounts::Party;
use crate::bank::desk::BankError;
use crate::bank::loaded::roster;
use crate::bank::surrogate::decisions::Decisions;
use crate::bank::surrogate::translating::{Who, translated};
use crate::ids::{BookId, NightId};
use crate::journal::{Adjusted, DebtFact, Elsewhere, Fact, SurrogateFact, Written};
use crate::refusal::{BookedDeed, MaybeTwice, Refusal, SurrogateRefused};
use crate::store::Reader;
use engine::money::{Amount, Currency, Money};
use std::collections::{BTreeMap, BTreeSet};

/// How close together two must be to count as possibly one, in milliseconds: a day.
const CLOSE: u64 = 24 * 60 * 60 * 1000;

/// The kinds of events that two books can have for one thing that happened.
const KINDS: [&str; 4] = ["debt-paid", "debt-owed", "debt-forgiven", "adjusted"];

/// What happened, without the bankers' own words about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    Paid(Party, Party, Money),
    Owed(Party, Party, Money),
    Forgiven(Party, Party, Money),
    Adjusted(NightId, Party, Party, Money),
}

impl Deed {
    fn of(fact: &Fact) -> Option<Self> {
        let Fact::Debt(fact) = fact else { return None };
        match fact {
            DebtFact::DebtPaid { from, to, amount, .. } => Some(Self::Paid(*from, *to, *amount)),
            DebtFact::DebtOwed { debtor, creditor, amount, .. } => {
                Some(Self::Owed((*debtor).into(), *creditor, *amount))
            }
            DebtFact::DebtForgiven { creditor, debtor, amount, .. } => {
                Some(Self::Forgiven(*creditor, *debtor, *amount))
            }
            DebtFact::Adjusted(Adjusted { night, player, against, amount, .. }) => {
                Some(Self::Adjusted(*night, (*player).into(), *against, *amount))
            }
            DebtFact::DebtAssumed(_)
            | DebtFact::Consolidated(_)
            | DebtFact::DebtShifted(_)
            | DebtFact::DebtLimited(_) => None,
        }
    }

    fn told(self, name: &dyn Fn(Party) -> String, currency: Currency) -> BookedDeed {
        let shown = |money| Amount::new(money, currency);
        match self {
            Self::Paid(from, to, amount) => {
                BookedDeed::Paid { from: name(from), to: name(to), amount: shown(amount) }
            }
            Self::Owed(debtor, creditor, amount) => {
                BookedDeed::Owed { debtor: name(debtor), creditor: name(creditor), amount: shown(amount) }
            }
            Self::Forgiven(creditor, debtor, amount) => {
                BookedDeed::Forgiven { creditor: name(creditor), debtor: name(debtor), amount: shown(amount) }
            }
            Self::Adjusted(_, player, against, amount) => {
                BookedDeed::Adjusted { player: name(player), against: name(against), amount: shown(amount) }
            }
        }
    }
}

/// True for what may be in both books.
pub fn may_be_twice(fact: &Fact) -> bool {
    Deed::of(fact).is_some()
}

/// One event of either book.
struct Told {
    seq: u64,
    at: i64,
    deed: Deed,
}

impl Told {
    fn is_like(&self, other: &Self) -> bool {
        self.deed == other.deed && self.at.abs_diff(other.at) < CLOSE
    }
}

/// The events of a bundle that are here already: their numbers there, each with its number here. At most one event there is the
/// same as an event here: what a book has twice happened twice.
///
/// # Errors
///
/// `same-event` until somebody says whether such an event is one or two; `same-as-another` if two are said to be the same as one
/// here; `no-such-event` if something is said about an event that isn't here.
pub fn here_already(
    reader: Reader<'_>,
    (book, after): (BookId, u64),
    undone: &BTreeSet<u64>,
    who: &Who,
    events: &[(Written, Fact)],
    decisions: &Decisions,
) -> Result<BTreeMap<u64, u64>, BankError> {
    let mut ours = ours(reader, book, after, undone)?;
    let mut theirs = Vec::new();
    for (event, fact) in events {
        let deed = Deed::of(&translated(&event.body, fact, who)?);
        theirs.extend(deed.map(|deed| Told { seq: event.seq, at: event.at.0, deed }));
    }
    theirs.retain(|there| ours.iter().any(|(here, _)| here.is_like(there)));
    theirs.sort_by_key(|there| (there.at, there.seq));
    let known = |said: &u64| theirs.iter().any(|there| there.seq == *said);
    if let Some(stranger) = decisions.one.iter().chain(&decisions.two).find(|said| !known(said)) {
        return Err(Refusal::new(SurrogateRefused::NotInBoth { event: *stranger }).into());
    }
    let (said, open): (Vec<&Told>, Vec<&Told>) =
        theirs.iter().partition(|there| decisions.one.contains(&there.seq));
    let mut same = BTreeMap::new();
    for there in said {
        let Some(here) = pair(&mut ours, there) else {
            return Err(Refusal::new(SurrogateRefused::SameAsAnother { event: there.seq }).into());
        };
        same.insert(there.seq, here);
    }
    let open: Vec<(&Told, Option<u64>)> = open
        .into_iter()
        .filter(|there| !decisions.two.contains(&there.seq))
        .map(|there| (there, pair(&mut ours, there)))
        .collect();
    if open.iter().all(|(_, here)| here.is_none()) { Ok(same) } else { Err(ask(reader, &open)?.into()) }
}

/// The events here, by their time, and whether each is already the same as one of that surrogate.
///
/// What the surrogate takes back now, by its numbers there, no longer is the same as anything.
fn ours(
    reader: Reader<'_>,
    book: BookId,
    after: u64,
    undone: &BTreeSet<u64>,
) -> Result<Vec<(Told, bool)>, BankError> {
    let mut gone = BTreeSet::new();
    for seq in undone {
        gone.extend(reader.taken_in(book, *seq)?.map(|(here, _)| here));
    }
    let book = book.to_string();
    let merged = reader.standing_after("elsewhere", after)?.into_iter();
    let taken: BTreeSet<u64> = merged
        .filter(|(origin, event)| *origin == book && !gone.contains(&event.seq))
        .filter_map(|(_, event)| {
            let Fact::Surrogate(SurrogateFact::Elsewhere(Elsewhere { same, .. })) = event.fact else {
                return None;
            };
            same
        })
        .collect();
    let mut ours = Vec::new();
    for kind in KINDS {
        let events = reader.standing_after(kind, after)?.into_iter();
        let events = events.filter(|(origin, _)| *origin != book).map(|(_, event)| event);
        ours.extend(events.filter_map(|event| {
            let deed = Deed::of(&event.fact)?;
            Some((Told { seq: event.seq, at: event.at.0, deed }, taken.contains(&event.seq)))
        }));
    }
    ours.sort_by_key(|(here, _)| (here.at, here.seq));
    Ok(ours)
}

/// The first event here that's like this one and isn't paired yet; from now on it's paired with this one.
fn pair(ours: &mut [(Told, bool)], there: &Told) -> Option<u64> {
    let (here, taken) = ours.iter_mut().find(|(here, taken)| !*taken && here.is_like(there))?;
    *taken = true;
    Some(here.seq)
}

/// Asks about events with a similar one here; any left over without one can only be different.
fn ask(reader: Reader<'_>, open: &[(&Told, Option<u64>)]) -> Result<Refusal, BankError> {
    let people = roster(reader)?;
    let currency = reader.book()?.currency;
    let name = |party: Party| crate::bank::book::name(&people, party);
    let open = open.iter().map(|(there, here)| MaybeTwice {
        deed: there.deed.told(&name, currency),
        there: there.seq,
        here: *here,
    });
    Ok(Refusal::new(SurrogateRefused::OnceOrTwice { open: open.collect() }))
}
