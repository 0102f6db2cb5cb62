//! A night that both books have, or may have: imported into both, or played in one and imported into the other.

use crate::bank::came_out::{CLOCKS_APART, NightResults, in_both, is_telling};
use crate::bank::desk::BankError;
use crate::bank::hands::played;
use crate::bank::importing::PAUSE;
use crate::bank::kept_hand::{places, read};
use crate::bank::known_hand::{essence, known};
use crate::bank::merged::MergedRecords;
use crate::formats::essence::Essence;
use crate::ids::NightId;
use crate::refusal::{LooksSame, MaybeSameNight, Refusal, SurrogateRefused};
use crate::store::{HandRow, NightRow, Reader};
use engine::money::Currency;
use std::collections::{BTreeMap, BTreeSet};

/// The nights in the book.
pub fn nights(reader: Reader<'_>) -> Result<BTreeSet<NightId>, BankError> {
    Ok(reader.nights()?.into_iter().map(|row| row.id).collect())
}

/// Refuses a new night if one of the nights in `before` overlaps it and has the same results, and at least one of them came from
/// a file. The question is about one that has the same hands, the same results by another clock, or some of the same people at the same
/// hours. Two nights played at the table stay two.
///
/// # Errors
///
/// `same-night`.
pub fn doubt(reader: Reader<'_>, before: &BTreeSet<NightId>) -> Result<Option<Refusal>, BankError> {
    let look = Look {
        reader,
        records: MergedRecords::load(reader)?,
        imports: imports(reader)?,
        currency: reader.book()?.currency,
    };
    let (here, there): (Vec<NightRow>, Vec<NightRow>) =
        reader.nights()?.into_iter().partition(|row| before.contains(&row.id));
    let mut doubts = Vec::new();
    for new in &there {
        let is_of_a_file = |old: &&NightRow| [new.id, old.id].iter().any(|id| look.imports.contains_key(id));
        for old in here.iter().filter(is_of_a_file) {
            let (night, event) = (old.number, look.imports.get(&old.id).copied());
            match look.compare(new, old)? {
                None => {}
                Some(Alike::Same) => {
                    return Err(Refusal::new(SurrogateRefused::SameNight { night, event }).into());
                }
                Some(Alike::Maybe(how)) => doubts.push(MaybeSameNight { night, event, how }),
            }
        }
    }
    if doubts.is_empty() {
        return Ok(None);
    }
    // All at once: a yes to the first night isn't a yes to the next.
    Ok(Some(Refusal::new(SurrogateRefused::MaybeSameNights { nights: doubts })))
}

/// How two nights are alike.
enum Alike {
    /// They're one.
    Same,
    /// They may be one.
    Maybe(LooksSame),
}

/// What nights are compared by.
struct Look<'r> {
    reader: Reader<'r>,
    records: MergedRecords,
    /// The imported nights, each with its import event.
    imports: BTreeMap<NightId, u64>,
    currency: Currency,
}

impl Look<'_> {
    fn compare(&self, new: &NightRow, old: &NightRow) -> Result<Option<Alike>, BankError> {
        let (meet, goes_on) = (meet(new, old), self.may_go_on(new, old));
        let hand = self.hand_in_both(new, old)?;
        if hand.is_none() && !meet && !goes_on && !are_near(new, old) {
            return Ok(None);
        }
        let load = |row: &NightRow| NightResults::load(self.reader, &self.records, (row.id, true));
        let (there, here) = (load(new)?, load(old)?);
        let is_same =
            (is_telling(&there.at_end) || is_telling(&there.corrected)) && there.are_those_of(&here);
        if is_same && meet {
            return Ok(Some(Alike::Same));
        }
        if let Some(hand) = hand {
            return Ok(Some(Alike::Maybe(LooksSame::Hand(hand))));
        }
        if is_same && are_near(new, old) {
            return Ok(Some(Alike::Maybe(LooksSame::Results)));
        }
        let names = if meet || goes_on {
            in_both(self.reader, &there.corrected, &here.corrected)?
        } else {
            Vec::new()
        };
        let is_day = new.day.is_some() || old.day.is_some();
        Ok(match (names.is_empty(), meet) {
            (true, _) => None,
            (false, true) => Some(Alike::Maybe(LooksSame::Hours { names, is_day })),
            (false, false) => Some(Alike::Maybe(LooksSame::GoesOn(names))),
        })
    }

    /// True if one may be the rest of the other: both came from a site, and less than six hours lie between them.
    fn may_go_on(&self, new: &NightRow, old: &NightRow) -> bool {
        let is_session = |row: &NightRow| row.day.is_none() && self.imports.contains_key(&row.id);
        is_session(new) && is_session(old) && new.hours().gap(old.hours()) < PAUSE
    }

    /// The first hand of the old night that's also in the new one, by its number.
    fn hand_in_both(&self, new: &NightRow, old: &NightRow) -> Result<Option<u32>, BankError> {
        if new.hands == 0 || old.hands == 0 {
            return Ok(None);
        }
        for row in self.reader.last_hands(new.id, u64::from(u32::MAX))?.into_iter().rev() {
            let (_, hand) = played(self.reader, &row)?;
            if hand.depth != "full" || row.voided.is_some() {
                continue;
            }
            let record = read(&hand, hand.asset().counted_in(self.currency))?;
            let wanted = essence(&record, &places(&record, &hand), &self.records);
            let is_there = |row: &HandRow, _: &Essence| row.night == old.number && row.voided.is_none();
            if let Some(row) = known(self.reader, &wanted, (&self.records, self.currency), is_there)? {
                return Ok(Some(row.number));
            }
        }
        Ok(None)
    }
}

/// The imported nights, each with its import event.
fn imports(reader: Reader<'_>) -> Result<BTreeMap<NightId, u64>, BankError> {
    let mut imports = BTreeMap::new();
    for kind in ["session-imported", "past-played"] {
        for (_, event) in reader.standing_after(kind, 0)? {
            if let Some(night) = event.fact.night() {
                imports.insert(night, event.seq);
            }
        }
    }
    Ok(imports)
}

/// True if two nights overlap. Two from spreadsheets do if they have the same day.
fn meet(one: &NightRow, other: &NightRow) -> bool {
    match (&one.day, &other.day) {
        (Some(one), Some(other)) => one == other,
        _ => one.hours().overlap(other.hours()),
    }
}

/// True if two nights may be one by another clock, or by the day it ended on. Two from spreadsheets have their days.
fn are_near(one: &NightRow, other: &NightRow) -> bool {
    match (&one.day, &other.day) {
        (Some(_), Some(_)) => false,
        (None, None) => {
            let apart = one.hours().began.0.saturating_sub(other.hours().began.0);
            apart.saturating_abs() <= CLOCKS_APART
        }
        (Some(_), None) => other.hours().overlap(one.hours().with_nights()),
        (None, Some(_)) => one.hours().overlap(other.hours().with_nights()),
    }
}
