//! What the book has at the time of an imported evening: the same evening from another kind of file, a night at the table, or a
//! night from a spreadsheet. An evening becomes a second night only if the banker says so.

use crate::bank::came_out::{CLOCKS_APART, CameOut, NightResults, in_both, is_telling};
use crate::bank::desk::{BankError, Session};
use crate::bank::importing::Handed;
use crate::bank::importing::evening::Logged;
use crate::bank::importing::its_ledger::{
    check_ends, check_later, too_early, who_played_on, who_sat_elsewhere,
};
use crate::bank::importing::known::{self, KnownBefore, are_all_in};
use crate::bank::merged::MergedRecords;
use crate::bank::roster;
use crate::journal::{Fact, NightFact, OnlineSitting};
use crate::night::online;
use crate::refusal::{ImportRefused, Refusal};
use crate::store::{NightRow, Reader};
use crate::time::{Hours, Instant};
use engine::money::Overflow;

/// An evening that was imported before.
struct CameIn {
    event: u64,
    row: NightRow,
    /// How long it lasted, if its ledger was saved while people still sat as long as it may have.
    hours: Hours,
    source: String,
    sittings: Vec<OnlineSitting>,
}

/// Looks for the evening in the book: by its players' ids, or else by time and people among evenings from other kinds of files.
///
/// # Errors
///
/// `imported-otherwise` if it came in with other figures; `part-of-an-evening` if it belongs to an evening that came in, and
/// doesn't have all of that evening's hands; `known-otherwise` if a nickname is somebody else there.
pub fn before(reader: Reader<'_>, handed: &Handed) -> Result<KnownBefore, BankError> {
    let known = known::before(reader, handed)?;
    if let (KnownBefore::Part { event, ledger: Some(ledger) }, Some(log)) = (&known, &handed.log) {
        match handed.sittings.is_empty() {
            true => check_ends(log, ledger, *event)?,
            false => check_later(&handed.sittings, ledger, (*event, reader.book()?.currency))?,
        }
    }
    match known {
        KnownBefore::New if !handed.is_other => told_elsewhere(reader, handed),
        known => Ok(known),
    }
}

fn told_elsewhere(reader: Reader<'_>, handed: &Handed) -> Result<KnownBefore, BankError> {
    let Some(hours) = hours(handed) else { return Ok(KnownBefore::New) };
    let logged = handed.log.as_ref().map(Logged::sittings).transpose()?.unwrap_or_default();
    let wanted = if handed.sittings.is_empty() { &logged } else { &handed.sittings };
    let currency = reader.book()?.currency;
    for CameIn { event, row, source, sittings: own, hours: lasted } in sessions(reader)? {
        if source == handed.source || !hours.overlap(lasted) {
            continue;
        }
        check_called(reader, (wanted, &own), (row.number, event))?;
        match &handed.log {
            Some(log) if row.hands == 0 && handed.sittings.is_empty() && are_among(&logged, &own) => {
                online::check_unit(event, &logged, &own, currency)?;
                // Hand files don't say who sat down or got up when, so their results tell.
                let is_its = who_sat_elsewhere(log, &own).is_none();
                if let Some(player) = who_played_on(log, &own).filter(|_| is_its) {
                    return Err(too_early(log, &own, player, Some(event)).into());
                }
                if is_its && online::check_totals(event, &logged, &own, currency).is_ok() {
                    return Ok(KnownBefore::Ledger { event, source, sittings: own });
                }
            }
            None if row.hands > 0 && are_among(&own, wanted) => {
                online::check_totals(event, wanted, &own, currency)?;
                return Ok(KnownBefore::Same(event));
            }
            Some(log) if row.hands > 0 && are_all_in(reader, log, row.number)? => {
                if !handed.sittings.is_empty() {
                    online::check_totals(event, wanted, &own, currency)?;
                }
                return Ok(KnownBefore::Same(event));
            }
            _ => {}
        }
    }
    Ok(KnownBefore::New)
}

/// Refuses an evening if some of its people were in another night at that time, or in a spreadsheet's night on that day.
///
/// # Errors
///
/// `same-time`, `in-a-sheet`.
pub fn check_apart(session: &Session<'_, '_>, handed: &Handed) -> Result<(), BankError> {
    let Some(hours) = hours(handed) else { return Ok(()) };
    let reader = session.journal().reader();
    let records = MergedRecords::load(reader)?;
    let (wanted, imported) = (results(handed, &records)?, sessions(reader)?);
    for row in reader.nights()? {
        let lasted =
            imported.iter().find(|came| came.row.id == row.id).map_or(row.hours(), |came| came.hours);
        if row.day.is_some() {
            check_sheet(reader, (&row, hours), (&records, &wanted))?;
            continue;
        }
        if row.closed.is_none() || !hours.overlap(lasted) {
            check_clocks(reader, (&row, hours), (&records, &wanted))?;
            continue;
        }
        let there = NightResults::load(reader, &records, (row.id, false))?.corrected;
        let names = in_both(reader, &wanted, &there)?;
        if names.is_empty() {
            continue;
        }
        // No other night begins during a night at the table, even with `--really-different`.
        let apart = reader.night_within(session.journal().stamp().at)?.is_none();
        return Err(Refusal::new(ImportRefused::SameTime { night: row.number, names, apart }).into());
    }
    check_rest(handed, hours, (&wanted, &imported))
}

/// Refuses the hands of an evening that may be the rest of one from another kind of file: some of the same people, less than
/// [`known::PAUSE`] before or after it.
fn check_rest(
    handed: &Handed,
    hours: Hours,
    (wanted, imported): (&CameOut, &[CameIn]),
) -> Result<(), BankError> {
    if handed.log.is_none() {
        return Ok(());
    }
    let is_beside = |row: &NightRow| row.hands > 0 && (0..known::PAUSE).contains(&hours.gap(row.hours()));
    for CameIn { event, row, source, sittings, .. } in imported.iter().filter(|came| is_beside(&came.row)) {
        let is_theirs = sittings.iter().any(|sitting| wanted.contains_key(&sitting.player));
        if source != handed.source && is_theirs {
            let (night, event) = (row.number, *event);
            return Err(Refusal::new(ImportRefused::PartOfAnEvening { night, event, apart: true }).into());
        }
    }
    Ok(())
}

/// Refuses an evening if a night a few hours away has the same people with the same results: one of the clocks may be off.
fn check_clocks(
    reader: Reader<'_>,
    (row, hours): (&NightRow, Hours),
    (records, wanted): (&MergedRecords, &CameOut),
) -> Result<(), BankError> {
    let apart = row.hours().began.0.saturating_sub(hours.began.0);
    if row.closed.is_none() || apart.saturating_abs() > CLOCKS_APART {
        return Ok(());
    }
    if !is_telling(wanted) || !NightResults::load(reader, records, (row.id, false))?.are(wanted) {
        return Ok(());
    }
    Err(Refusal::new(ImportRefused::SameResults { night: row.number, is_later: apart > 0 }).into())
}

/// Refuses an evening that's in a spreadsheet: the same results on that day or a few hours away, or begun that day by some of the
/// same people.
fn check_sheet(
    reader: Reader<'_>,
    (row, hours): (&NightRow, Hours),
    (records, wanted): (&MergedRecords, &CameOut),
) -> Result<(), BankError> {
    if !hours.overlap(row.hours().with_nights()) {
        return Ok(());
    }
    let there = NightResults::load(reader, records, (row.id, true))?;
    let is_same = there.are(wanted);
    let is_known_again = is_same && is_telling(wanted);
    if !is_known_again && !hours.overlap(row.hours()) {
        return Ok(());
    }
    let is_theirs = wanted.keys().any(|player| there.corrected.contains_key(player));
    if !is_theirs || !is_same && hours.began < row.hours().began {
        return Ok(());
    }
    let (night, day) = (row.number, row.day.clone().unwrap_or_default());
    Err(Refusal::new(ImportRefused::InASheet { night, day, is_same }).into())
}

/// Refuses a nickname that was another player in an evening at the same time.
fn check_called(
    reader: Reader<'_>,
    (wanted, own): (&[OnlineSitting], &[OnlineSitting]),
    (night, event): (u32, u64),
) -> Result<(), BankError> {
    let pairs = wanted.iter().flat_map(|here| own.iter().map(move |there| (here, there)));
    let mut others =
        pairs.filter(|(here, there)| here.nickname == there.nickname && here.player != there.player);
    let Some((here, there)) = others.next() else { return Ok(()) };
    let people = roster(reader)?;
    let name = people.called(there.player).map(ToString::to_string).unwrap_or_default();
    let nickname = here.nickname.clone();
    Err(Refusal::new(ImportRefused::KnownAs { nickname, name, night, event }).into())
}

/// The imported evenings, each with its players' records of today.
fn sessions(reader: Reader<'_>) -> Result<Vec<CameIn>, BankError> {
    let records = MergedRecords::load(reader)?;
    let rows = reader.nights()?;
    let mut sessions = Vec::new();
    for (_, event) in reader.standing_after("session-imported", 0)? {
        let Fact::Night(NightFact::SessionImported(imported)) = event.fact else { continue };
        let row = rows.iter().find(|row| row.id == imported.night);
        let Some(row) = row.filter(|row| row.closed.is_some()) else { continue };
        let today = |sitting: OnlineSitting| OnlineSitting { player: records.of(sitting.player), ..sitting };
        let sittings: Vec<OnlineSitting> = imported.sittings.into_iter().map(today).collect();
        let sat = known::span(&sittings, row.hands == 0).map_or(row.hours(), |sat| sat.with(row.hours()));
        let (row, source) = (row.clone(), imported.source);
        sessions.push(CameIn { event: event.seq, row, hours: sat, source, sittings });
    }
    Ok(sessions)
}

/// True if every player of the first list is in the second.
fn are_among(some: &[OnlineSitting], all: &[OnlineSitting]) -> bool {
    !some.is_empty() && some.iter().all(|one| all.iter().any(|other| other.player == one.player))
}

/// Everybody's result: by the ledger, or else by the log.
fn results(handed: &Handed, records: &MergedRecords) -> Result<CameOut, Overflow> {
    let logged = handed.log.as_ref().map(Logged::sittings).transpose()?.unwrap_or_default();
    let sittings = if handed.sittings.is_empty() { &logged } else { &handed.sittings };
    let mut results = CameOut::new();
    for sitting in sittings {
        let net = results.entry(records.of(sitting.player)).or_default();
        *net = net.plus(sitting.out)?.minus(sitting.buy_in)?;
    }
    Ok(results)
}

/// How long the evening lasted, or `None` if its files have no times.
fn hours(handed: &Handed) -> Option<Hours> {
    let came = handed.log.iter().flat_map(|log| &log.came);
    let open = known::span(&handed.sittings, handed.log.is_none()).map(|sat| sat.ended);
    let sat = handed.sittings.iter().chain(came).flat_map(|sitting| [sitting.began, sitting.ended]);
    let sat = sat.chain([open]);
    let seen = handed.log.iter().flat_map(|log| log.seen.iter().map(|(at, _)| *at));
    let all: Vec<Instant> = sat.flatten().chain(seen).collect();
    let (began, ended) = all.iter().min().copied().zip(all.iter().max().copied())?;
    Some(Hours { began, ended })
}
