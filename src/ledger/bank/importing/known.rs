//! Whether an evening came in before: as the same files, as its ledger alone, or hand by hand.

use crate::bank::desk::BankError;
use crate::bank::importing::Handed;
use crate::bank::importing::evening::Logged;
use crate::bank::importing::its_ledger::{
    before_joining, check_one_game, too_early, who_came_later, who_played_on, who_sat_elsewhere,
};
use crate::bank::known_hand::{essence, known};
use crate::bank::merged::MergedRecords;
use crate::formats::essence::Essence;
use crate::ids::{NightId, PlayerId};
use crate::journal::{Fact, HandFact, NightFact, OnlineSitting, SessionImported};
use crate::night::online::{self, Known};
use crate::night::online_moves::{OnlineSeen, moves};
use crate::refusal::{ImportRefused, Refusal};
use crate::store::{HandRow, Reader};
use crate::time::{Hours, Instant};
use engine::money::Money;
use std::collections::{BTreeMap, BTreeSet};

/// What the book has of an evening.
pub enum KnownBefore {
    /// Nothing.
    New,
    /// The same, by this event.
    Same(u64),
    /// Its ledger without any hands, by this event: the kind of its site, and what it says.
    Ledger { event: u64, source: String, sittings: Vec<OnlineSitting> },
    /// A part of its log, by this event; and its ledger, if that came in with it.
    Part { event: u64, ledger: Option<Vec<OnlineSitting>> },
}

/// Games of the same people less than this apart are one evening, in milliseconds: six hours.
pub const PAUSE: i64 = 6 * 60 * 60 * 1000;

/// Checks whether the evening is in the book from the same kind of site, by its players' ids there.
///
/// # Errors
///
/// `imported-otherwise` if it came in with other figures; `part-of-an-evening` if it belongs to an evening that came in, and
/// doesn't have all of that evening's hands.
pub fn before(reader: Reader<'_>, handed: &Handed) -> Result<KnownBefore, BankError> {
    let known = reader.online_sittings(handed.source)?;
    let currency = reader.book()?.currency;
    let logged = handed.log.as_ref().map(Logged::sittings).transpose()?.unwrap_or_default();
    let wanted = if handed.sittings.is_empty() { &logged } else { &handed.sittings };
    if let Some(log) = &handed.log {
        check_one_game(log, &handed.sittings)?;
    }
    let evenings = evenings(reader, handed, (wanted, &known))?;
    let Some(event) = its_own(reader, handed, (wanted, &known), &evenings)? else {
        // Rows of one ledger are recognized by their times, however far apart its sittings are.
        return Ok(match (online::compare(wanted, &known, currency)?, &handed.log) {
            (Known::Same(event), _) => KnownBefore::Same(event),
            (Known::New, Some(log)) if !handed.is_other => beside(reader, log, (wanted, &known))?,
            (Known::New, _) => KnownBefore::New,
        });
    };
    let has_hands = has_hands(reader, event)?;
    let own = of(&known, event);
    if let Some(log) = handed.log.as_ref().filter(|_| !has_hands) {
        let source = handed.source.to_owned();
        if online::grown_from(&handed.sittings, &own) {
            return Ok(KnownBefore::Ledger { event, source, sittings: handed.sittings.clone() });
        }
        let later = who_came_later(log, &own).filter(|_| handed.sittings.is_empty());
        if let Some(player) = later {
            return Err(before_joining(&logged, player, event).into());
        }
        // Another ledger is another game's. If it's the same one as it was earlier, the one in the book counts.
        if !handed.sittings.is_empty() && online::compare(wanted, &known, currency)? == Known::New
            || has_strangers(&logged, &own)
        {
            return Ok(KnownBefore::New);
        }
        online::check_unit(event, &logged, &own, currency)?;
        if who_sat_elsewhere(log, &own).is_some() {
            return Ok(KnownBefore::New);
        }
        return match who_played_on(log, &own) {
            Some(player) => Err(too_early(log, &own, player, Some(event)).into()),
            None => Ok(KnownBefore::Ledger { event, source, sittings: own }),
        };
    }
    // The same ledger, grown by players who came later, is still that ledger.
    let by_times = || -> Result<KnownBefore, BankError> {
        Ok(match online::compare(wanted, &known, currency)? {
            Known::New => KnownBefore::New,
            Known::Same(event) => KnownBefore::Same(event),
        })
    };
    if handed.log.is_none() && (!has_hands || has_strangers(wanted, &own)) {
        return by_times();
    }
    let strange =
        handed.log.as_ref().map(|log| is_strange(reader, log, event)).transpose()?.flatten() == Some(true);
    match (online::check_totals(event, wanted, &own, currency), &handed.log) {
        // None of the hands are known, so this is another table at the same time.
        (Ok(()), _) if strange => Ok(KnownBefore::New),
        (Err(_), _) if strange && handed.is_other => Ok(KnownBefore::New),
        // All of a table can go on at another one.
        (Err(_), None) if handed.is_other => by_times(),
        // A way out only if that one works.
        (Err(otherwise), None) => by_times().and(Err(otherwise.into())),
        (Err(otherwise), Some(log)) => Ok(parts(reader, log, (event, false))?.ok_or(otherwise)?),
        (Ok(()), Some(log)) if has_more(reader, log, event)? => {
            Ok(parts(reader, log, (event, false))?.unwrap_or(KnownBefore::Same(event)))
        }
        (checked, _) => Ok(checked.map(|()| KnownBefore::Same(event))?),
    }
}

/// True if somebody sat only here: that's another table, for people change tables while a game ends. An ID can change when its
/// player logs in.
fn has_strangers(here: &[OnlineSitting], there: &[OnlineSitting]) -> bool {
    let is_other = |one: &OnlineSitting, other: &OnlineSitting| {
        other.foreign != one.foreign && other.player != one.player
    };
    here.iter().any(|one| there.iter().all(|other| is_other(one, other)))
}

/// Whether none of the log's hands are in that evening; `None` if the log has none that can be read.
fn is_strange(reader: Reader<'_>, log: &Logged, event: u64) -> Result<Option<bool>, BankError> {
    let Some(night) = night(reader, event)?.filter(|_| log.hands.iter().any(|hand| hand.record.is_ok()))
    else {
        return Ok(None);
    };
    Ok(Some(common(reader, log, reader.evening(night)?.number)?.is_empty()))
}

/// True if the log has more hands than that evening: the ledger's results may already be the same.
fn has_more(reader: Reader<'_>, log: &Logged, event: u64) -> Result<bool, BankError> {
    let Some(night) = night(reader, event)? else { return Ok(false) };
    let readable = log.hands.iter().filter(|hand| hand.record.is_ok()).count();
    let there = reader.evening(night)?.hands;
    Ok(u32::try_from(readable).is_ok_and(|readable| readable > there))
}

/// A log whose time overlaps with no other: it may continue where another ended, or end where another continues.
fn beside(
    reader: Reader<'_>,
    log: &Logged,
    (wanted, known): (&[OnlineSitting], &[(u64, OnlineSitting)]),
) -> Result<KnownBefore, BankError> {
    let hours = log.seen.iter().map(|(at, _)| *at);
    let Some((began, ended)) = hours.clone().min().zip(hours.max()) else { return Ok(KnownBefore::New) };
    let sat = |sitting: &OnlineSitting| wanted.iter().any(|other| other.foreign == sitting.foreign);
    let mut events: Vec<u64> =
        known.iter().filter(|(_, sitting)| sat(sitting)).map(|(event, _)| *event).collect();
    events.dedup();
    for event in events {
        let Some(played) = played(reader, event)? else { continue };
        if began.0.saturating_sub(played.1.0) < PAUSE && played.0.0.saturating_sub(ended.0) < PAUSE {
            return Ok(parts(reader, log, (event, true))?.unwrap_or(KnownBefore::New));
        }
    }
    Ok(KnownBefore::New)
}

/// When the first and the last hand of an imported evening were played; `None` if it has no hands.
fn played(reader: Reader<'_>, event: u64) -> Result<Option<(Instant, Instant)>, BankError> {
    let Some(night) = night(reader, event)? else { return Ok(None) };
    let mut hours = Vec::new();
    for event in reader.events_of(night)? {
        if matches!(event.fact, Fact::Hand(HandFact::HandPlayed(_))) && reader.undone_by(event.seq)?.is_none()
        {
            hours.push(event.at);
        }
    }
    Ok(hours.iter().min().copied().zip(hours.iter().max().copied()))
}

/// What a log is compared with an evening that came in: a part of it, or all of it and more. `None` if it has the same hands, or
/// no hands. The two may be `apart`: separate evenings.
///
/// # Errors
///
/// `part-of-an-evening` if each of the two has hands that the other doesn't have.
fn parts(
    reader: Reader<'_>,
    log: &Logged,
    (event, apart): (u64, bool),
) -> Result<Option<KnownBefore>, BankError> {
    let Some(night) = night(reader, event)? else { return Ok(None) };
    let evening = reader.evening(night)?;
    let common = common(reader, log, evening.number)?;
    let (all_known, all_here) =
        (common.len() == log.hands.len(), u32::try_from(common.len()) == Ok(evening.hands));
    match (all_known, all_here) {
        (true, true) => return Ok(None),
        (true, false) if common.is_empty() => return Ok(None),
        (true, false) => return Ok(Some(KnownBefore::Same(event))),
        (false, true) => {
            let ledger = ledger_of(reader, log, (event, &common))?;
            return Ok(Some(KnownBefore::Part { event, ledger }));
        }
        (false, false) => {}
    }
    let apart = apart || common.is_empty();
    Err(Refusal::new(ImportRefused::PartOfAnEvening { night: evening.number, event, apart }).into())
}

/// The sessions that an evening came in with, if they aren't what the log says of its known hands: then they're from its ledger,
/// and the ledger counts.
fn ledger_of(
    reader: Reader<'_>,
    log: &Logged,
    (event, common): (u64, &BTreeMap<u64, usize>),
) -> Result<Option<Vec<OnlineSitting>>, BankError> {
    let Some(imported) = imported(reader, event)?.filter(|imported| !imported.by_log) else {
        return Ok(None);
    };
    let kept = MergedRecords::load(reader)?;
    let today = |sitting: OnlineSitting| OnlineSitting { player: kept.of(sitting.player), ..sitting };
    let sittings: Vec<OnlineSitting> = imported.sittings.into_iter().map(today).collect();
    let hands = log.seen.iter().enumerate().filter(|(_, (_, seen))| matches!(seen, OnlineSeen::Hand(_)));
    let places: Vec<usize> = hands.map(|(place, _)| place).collect();
    let place = |hand: Option<&usize>| hand.and_then(|hand| places.get(*hand)).copied();
    // A part doesn't have to begin where the log begins.
    let known = place(common.values().min()).zip(place(common.values().max()));
    let known = known.and_then(|(first, last)| log.seen.get(first..=last)).unwrap_or_default();
    let mut nets: BTreeMap<PlayerId, Money> = BTreeMap::new();
    for (player, (bought, out)) in moves(known)?.1 {
        let net = nets.entry(kept.of(player)).or_default();
        *net = net.plus(out)?.minus(bought)?;
    }
    for sitting in &sittings {
        let net = nets.entry(sitting.player).or_default();
        *net = net.plus(sitting.buy_in)?.minus(sitting.out)?;
    }
    Ok(nets.values().any(|net| !net.is_zero()).then_some(sittings))
}

/// The log's hands that are in that night, by the events that recorded them: each with its place in the log.
fn common(reader: Reader<'_>, log: &Logged, night: u32) -> Result<BTreeMap<u64, usize>, BankError> {
    let (kept, currency) = (MergedRecords::load(reader)?, reader.book()?.currency);
    let mut common = BTreeMap::new();
    for (place, hand) in log.hands.iter().enumerate() {
        let Ok(record) = &hand.record else { continue };
        let wanted = essence(record, &hand.players, &kept);
        let is_there = |row: &HandRow, _: &Essence| row.night == night && row.voided.is_none();
        let found = known(reader, &wanted, (&kept, currency), is_there)?;
        common.extend(found.map(|row| (row.seq, place)));
    }
    Ok(common)
}

/// True if the log has hands, and that night has all of them.
pub fn are_all_in(reader: Reader<'_>, log: &Logged, night: u32) -> Result<bool, BankError> {
    Ok(!log.hands.is_empty() && common(reader, log, night)?.len() == log.hands.len())
}

/// What came in by that event.
fn imported(reader: Reader<'_>, event: u64) -> Result<Option<SessionImported>, BankError> {
    let fact = reader.event(event)?.map(|event| event.fact);
    let Some(Fact::Night(NightFact::SessionImported(imported))) = fact else { return Ok(None) };
    Ok(Some(imported))
}

/// The night of an evening that came in.
fn night(reader: Reader<'_>, event: u64) -> Result<Option<NightId>, BankError> {
    Ok(imported(reader, event)?.map(|imported| imported.night))
}

fn has_hands(reader: Reader<'_>, event: u64) -> Result<bool, BankError> {
    let hands = night(reader, event)?.map(|night| reader.evening(night)).transpose()?;
    Ok(hands.is_some_and(|evening| evening.hands > 0))
}

/// The evenings at which some of these players sat at the same time, by their events; those with most of the players first.
fn evenings(
    reader: Reader<'_>,
    handed: &Handed,
    (wanted, known): (&[OnlineSitting], &[(u64, OnlineSitting)]),
) -> Result<Vec<u64>, BankError> {
    let Some(here) = span(wanted, handed.log.is_none()) else { return Ok(Vec::new()) };
    let sat = |sitting: &OnlineSitting| wanted.iter().any(|other| other.foreign == sitting.foreign);
    let mut together: BTreeMap<u64, BTreeSet<&str>> = BTreeMap::new();
    for (event, sitting) in known.iter().filter(|(_, sitting)| sat(sitting)) {
        together.entry(*event).or_default().insert(&sitting.foreign);
    }
    let mut evenings = Vec::new();
    for (event, players) in together {
        let there = span(&of(known, event), !has_hands(reader, event)?);
        if there.is_some_and(|there| here.overlap(there)) {
            evenings.push((event, players.len()));
        }
    }
    evenings.sort_by_key(|(_, players)| std::cmp::Reverse(*players));
    Ok(evenings.into_iter().map(|(event, _)| event).collect())
}

/// Which of these evenings it is: the one with its hands, its ledger, or its totals; else the first.
fn its_own(
    reader: Reader<'_>,
    handed: &Handed,
    (wanted, known): (&[OnlineSitting], &[(u64, OnlineSitting)]),
    evenings: &[u64],
) -> Result<Option<u64>, BankError> {
    let currency = reader.book()?.currency;
    // A row of its ledger is in one evening alone.
    let has_a_row = |event: &u64| {
        let rows = || known.iter().filter(|(seq, _)| seq == event);
        handed.sittings.iter().any(|sitting| rows().any(|(_, row)| row.key() == sitting.key()))
    };
    if let Some(event) = evenings.iter().copied().find(has_a_row) {
        return Ok(Some(event));
    }
    // One evening needs no choice.
    for event in evenings.iter().copied().filter(|_| evenings.len() > 1) {
        let own = of(known, event);
        let is_it = match &handed.log {
            Some(log) if has_hands(reader, event)? => is_strange(reader, log, event)? == Some(false),
            Some(log) => !has_strangers(wanted, &own) && who_sat_elsewhere(log, &own).is_none(),
            None => online::check_totals(event, wanted, &own, currency).is_ok(),
        };
        if is_it {
            return Ok(Some(event));
        }
    }
    Ok(evenings.first().copied())
}

/// What came in by that event.
fn of(known: &[(u64, OnlineSitting)], event: u64) -> Vec<OnlineSitting> {
    known.iter().filter(|(seq, _)| *seq == event).map(|(_, sitting)| sitting.clone()).collect()
}

/// How long these sittings lasted. By a `ledger` alone nobody knows when players left who still sat when it was saved.
pub fn span(sittings: &[OnlineSitting], ledger: bool) -> Option<Hours> {
    let still_sat = |sitting: &OnlineSitting| ledger && sitting.ended.is_none();
    let left = |sitting: &OnlineSitting| match (sitting.ended, sitting.began) {
        (None, Some(began)) if still_sat(sitting) => Some(Instant(began.0.saturating_add(PAUSE))),
        (ended, _) => ended,
    };
    let moments = || sittings.iter().flat_map(|sitting| [sitting.began, left(sitting)]).flatten();
    Some(Hours { began: moments().min()?, ended: moments().max()? })
}
