//! A session that was played elsewhere, as a night: bought on credit, counted at the end, settled by the close.

use crate::ids::{NightId, PlayerId};
use crate::journal::{BoughtIn, ChipFact, Counted, Fact, Means, OnlineSitting, PaymentPart};
use crate::refusal::{OnlineRefused, Refusal, SittingsDiffer};
use engine::money::{Amount, Currency, Money};
use std::collections::{BTreeMap, BTreeSet};

/// What the book knows about a ledger's sittings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// None of them.
    New,
    /// All of them, with the same figures, from this event.
    Same(u64),
}

/// Compares a ledger with the sittings the book already has, each with its event.
///
/// # Errors
///
/// `imported-otherwise` if only some of them are known, or one has other figures.
pub fn compare(
    wanted: &[OnlineSitting],
    known: &[(u64, OnlineSitting)],
    currency: Currency,
) -> Result<Known, Refusal> {
    let before = |sitting: &OnlineSitting| known.iter().find(|(_, other)| other.key() == sitting.key());
    let events: Vec<Option<&(u64, OnlineSitting)>> = wanted.iter().map(before).collect();
    let Some((event, _)) = events.iter().flatten().next() else { return Ok(Known::New) };
    for (sitting, before) in wanted.iter().zip(&events) {
        let name = sitting.nickname.clone();
        let Some((_, before)) = before else {
            return Err(otherwise(*event, SittingsDiffer::New { name }));
        };
        if (before.buy_in, before.out) != (sitting.buy_in, sitting.out) {
            let [was, is] =
                [before, sitting].map(|sat| [sat.buy_in, sat.out].map(|money| Amount::new(money, currency)));
            return Err(otherwise(*event, SittingsDiffer::Figures { name, was, is }));
        }
    }
    Ok(Known::Same(*event))
}

/// True if that's the `earlier` ledger, or what it became: it has all its sittings, none of them goes back, and something says
/// which of the two is later: a sitting that ended, more chips bought, or another sitting.
#[must_use]
pub fn grown_from(ledger: &[OnlineSitting], earlier: &[OnlineSitting]) -> bool {
    let now = |before: &OnlineSitting| ledger.iter().find(|now| now.key() == before.key());
    let both: Vec<_> = earlier.iter().filter_map(|before| Some((before, now(before)?))).collect();
    let is_same = |(before, now): &(&OnlineSitting, &OnlineSitting)| {
        let figures = |sitting: &OnlineSitting| (sitting.buy_in, sitting.out, sitting.ended.is_some());
        figures(before) == figures(now)
    };
    let goes_on = |pair: &(&OnlineSitting, &OnlineSitting)| {
        is_same(pair) || pair.0.ended.is_none() && pair.1.buy_in >= pair.0.buy_in
    };
    let is_later = |(before, now): &(&OnlineSitting, &OnlineSitting)| {
        before.ended.is_none() && now.ended.is_some() || now.buy_in > before.buy_in
    };
    let is_whole = !both.is_empty() && both.len() == earlier.len();
    let is_known = ledger.len() > both.len() || both.iter().all(is_same) || both.iter().any(is_later);
    is_whole && both.iter().all(goes_on) && is_known
}

/// Compares an evening with one that came in before from another of its files: everybody bought and left with the same totals.
///
/// # Errors
///
/// `imported-otherwise`.
pub fn check_totals(
    event: u64,
    wanted: &[OnlineSitting],
    known: &[OnlineSitting],
    currency: Currency,
) -> Result<(), Refusal> {
    let (now, before) = (sums(wanted)?, sums(known)?);
    for sitting in wanted.iter().chain(known) {
        let net = |sums: &BTreeMap<PlayerId, Sum>| sums.get(&sitting.player).copied().unwrap_or_default().net;
        let (is, was) = (net(&now), net(&before));
        if is != was {
            let (name, [was, is]) =
                (sitting.nickname.clone(), [was, is].map(|money| Amount::new(money, currency)));
            return Err(otherwise(event, SittingsDiffer::Result { name, was, is }));
        }
    }
    Ok(())
}

/// Refuses a log that has a ledger's evening in another unit: everybody's results, or purchases, are a hundred times as large.
///
/// # Errors
///
/// `imported-otherwise`.
pub fn check_unit(
    event: u64,
    log: &[OnlineSitting],
    ledger: &[OnlineSitting],
    currency: Currency,
) -> Result<(), Refusal> {
    let (is, was) = (sums(log)?, sums(ledger)?);
    let per = currency.whole().minor();
    let all = |of: fn(&Sum) -> Money| -> Vec<(Money, Money)> {
        let players: BTreeSet<&PlayerId> = is.keys().chain(was.keys()).collect();
        let sum = |sums: &BTreeMap<PlayerId, Sum>, player| sums.get(player).map(of).unwrap_or_default();
        players.into_iter().map(|player| (sum(&is, player), sum(&was, player))).collect()
    };
    let is_times = |pairs: &[(Money, Money)]| {
        let times = |less: Money, more: Money| less.times(per).ok() == Some(more);
        per > 1
            && pairs.iter().any(|(one, _)| !one.is_zero())
            && (pairs.iter().all(|(one, other)| times(*one, *other))
                || pairs.iter().all(|(one, other)| times(*other, *one)))
    };
    if !is_times(&all(|sum| sum.net)) && !is_times(&all(|sum| sum.bought)) {
        return Ok(());
    }
    check_totals(event, log, ledger, currency)?;
    let Some(first) = log.first() else { return Ok(()) };
    let bought = |sums: &BTreeMap<PlayerId, Sum>| {
        Amount::new(sums.get(&first.player).map(|sum| sum.bought).unwrap_or_default(), currency)
    };
    let (name, was, is) = (first.nickname.clone(), bought(&was), bought(&is));
    Err(otherwise(event, SittingsDiffer::Bought { name, was, is }))
}

fn otherwise(event: u64, what: SittingsDiffer) -> Refusal {
    Refusal::new(OnlineRefused::Otherwise { event, what })
}

/// What somebody bought in total, and what they came out with.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    bought: Money,
    net: Money,
}

fn sums(sittings: &[OnlineSitting]) -> Result<BTreeMap<PlayerId, Sum>, Refusal> {
    let mut sums: BTreeMap<PlayerId, Sum> = BTreeMap::new();
    for sitting in sittings {
        let sum = sums.entry(sitting.player).or_default();
        sum.bought = sum.bought.plus(sitting.buy_in)?;
        sum.net = sum.net.plus(sitting.out)?.minus(sitting.buy_in)?;
    }
    Ok(sums)
}

/// What happened in a night that was played elsewhere: every sitting is bought on credit, and counted when it ends.
///
/// # Errors
///
/// `sitting-twice`, `no-sittings`; sums too large for a book.
pub fn facts(night: NightId, sittings: &[OnlineSitting]) -> Result<Vec<Fact>, Refusal> {
    if sittings.is_empty() {
        return Err(Refusal::new(OnlineRefused::NoSittings));
    }
    for (place, sitting) in sittings.iter().enumerate() {
        if sittings.iter().take(place).any(|other| other.key() == sitting.key()) {
            return Err(Refusal::new(OnlineRefused::SittingTwice { name: sitting.nickname.clone() }));
        }
    }
    let mut stacks: BTreeMap<PlayerId, Money> = BTreeMap::new();
    let mut facts = Vec::new();
    for sitting in sittings {
        let stack = stacks.entry(sitting.player).or_default();
        let (expected, found) = (stack.plus(sitting.buy_in)?, stack.plus(sitting.out)?);
        if sitting.buy_in.is_positive() {
            let part = PaymentPart { means: Means::Book, amount: sitting.buy_in, note: None };
            let (player, parts) = (sitting.player, vec![part]);
            facts.push(
                ChipFact::BoughtIn(BoughtIn { night, player, seller: None, parts, chips: None }).into(),
            );
        }
        let counted =
            Counted { night, player: sitting.player, found, expected, chips: None, tournament: None };
        facts.push(ChipFact::Counted(counted).into());
        *stack = found;
    }
    Ok(facts)
}
