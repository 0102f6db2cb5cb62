//! The nights that the book already has for a day, and which nights of a file are new.

use crate::bank::came_out::{CameOut, NightResults, has_same, is_telling};
use crate::bank::desk::BankError;
use crate::bank::merged::MergedRecords;
use crate::bank::past::Meant;
use crate::bank::roster;
use crate::book::past::PastNight;
use crate::ids::NightId;
use crate::journal::{Fact, NightFact, PastKey};
use crate::people::Roster;
use crate::refusal::PastFault;
use crate::store::{NightRow, Reader};
use crate::time::Hours;
use engine::money::{Amount, Currency, Money};
use std::collections::BTreeMap;

/// Everybody's result.
type Results = BTreeMap<Meant, Money>;

/// A past night that's in the book.
struct Kept {
    number: u32,
    /// `None` for one that comes in now.
    id: Option<NightId>,
    key: PastKey,
    /// What the file said, before anybody covered a difference.
    results: CameOut,
    /// True once a night of the file turned out to be this one.
    is_met: bool,
}

/// What the book has.
pub struct Before<'r> {
    reader: Reader<'r>,
    past: BTreeMap<String, Vec<Kept>>,
    /// The nights that didn't come from such a file.
    played: Vec<NightRow>,
    records: MergedRecords,
    people: Roster,
    currency: Currency,
}

impl<'r> Before<'r> {
    /// Loads what the book has.
    pub fn load(reader: Reader<'r>) -> Result<Self, BankError> {
        let records = MergedRecords::load(reader)?;
        let rows = reader.nights()?;
        let mut past: BTreeMap<String, Vec<Kept>> = BTreeMap::new();
        for (_, event) in reader.standing_after("past-played", 0)? {
            let Fact::Night(NightFact::PastPlayed(played)) = event.fact else { continue };
            let number = rows.iter().find(|row| row.id == played.night).map_or(0, |row| row.number);
            let mut results = CameOut::new();
            for result in &played.results {
                let net = results.entry(records.of(result.player)).or_default();
                *net = net.plus(result.net)?;
            }
            let key = played.when.folded();
            past.entry(key.day.clone()).or_default().push(Kept {
                number,
                id: Some(played.night),
                key,
                results,
                is_met: false,
            });
        }
        let played = rows.into_iter().filter(|row| row.day.is_none()).collect();
        let (people, currency) = (roster(reader)?, reader.book()?.currency);
        Ok(Self { reader, past, played, records, people, currency })
    }

    /// The new nights, each with its number among the nights of its day; and what's wrong with the others.
    pub fn without(
        mut self,
        wanted: &[PastNight<Meant>],
        is_other: bool,
    ) -> Result<(Vec<PastNight<Meant>>, Vec<PastFault>), BankError> {
        let mut nights: Vec<&PastNight<Meant>> = wanted.iter().collect();
        nights.sort_by(|one, other| one.key.day.cmp(&other.key.day));
        let mut left = Vec::new();
        for night in nights {
            let results = results(night)?;
            if !self.meets(&night.key.day, &results)? {
                left.push((night, results));
            }
        }
        let (mut new, mut faults) = (Vec::new(), Vec::new());
        for (night, results) in left {
            match self.fault(night, &results, is_other)? {
                Judged::Fault(fault) => faults.push(fault),
                Judged::Known => {}
                Judged::New => {
                    let mut night = night.clone();
                    night.key.nth = self.next(&night.key);
                    new.push(night);
                }
            }
        }
        Ok((new, faults))
    }

    /// True if a night of that day with these results is in the book and wasn't met yet. Both its imported and its corrected
    /// results count.
    fn meets(&mut self, day: &str, results: &Results) -> Result<bool, BankError> {
        let unmet = self.past.get(day).into_iter().flatten().enumerate().filter(|(_, kept)| !kept.is_met);
        let wanted = all_known(results);
        let is_as_told = |kept: &Kept| wanted.as_ref().is_some_and(|wanted| has_same(&kept.results, wanted));
        let mut found = None;
        for (place, kept) in unmet {
            if is_as_told(kept) || kept.id.map(|id| self.has(results, (id, true))).transpose()? == Some(true)
            {
                found = Some(place);
                break;
            }
        }
        let kept = found.and_then(|place| self.past.get_mut(day)?.get_mut(place));
        Ok(kept.map(|kept| kept.is_met = true).is_some())
    }

    /// True if a night of the book has these results, before or after its corrections; `borne` adds the difference that a player
    /// covered.
    fn has(&self, results: &Results, night: (NightId, bool)) -> Result<bool, BankError> {
        let Some(wanted) = all_known(results) else { return Ok(false) };
        Ok(NightResults::load(self.reader, &self.records, night)?.are(&wanted))
    }

    fn fault(
        &mut self,
        night: &PastNight<Meant>,
        results: &Results,
        is_other: bool,
    ) -> Result<Judged, BankError> {
        if is_other {
            return Ok(Judged::New);
        }
        let wanted = night.key.folded();
        let (spot, when) = (night.spot.clone(), night.key.told());
        let kept = self.past.get_mut(&night.key.day).into_iter().flatten();
        let same = |kept: &Kept| (&kept.key.place, &kept.key.game) == (&wanted.place, &wanted.game);
        if let Some(kept) = kept.into_iter().find(|kept| !kept.is_met && same(kept)) {
            kept.is_met = true;
            let there = match kept.id {
                Some(id) => NightResults::load(self.reader, &self.records, (id, true))?.corrected,
                None => CameOut::new(),
            };
            let there: Results = there.into_iter().map(|(player, net)| (Meant::Known(player), net)).collect();
            let net = |of: &Results, who: &Meant| of.get(who).copied().unwrap_or_default();
            let differs = |who: &&Meant| net(&there, who) != net(results, who);
            let who = there.keys().chain(results.keys()).find(differs);
            let [was, is] = [&there, results].map(|of| {
                let net = who.and_then(|who| of.get(who)).copied();
                net.map(|net| Amount::new(net, self.currency))
            });
            let name = who.map(|who| called(&self.people, who)).unwrap_or_default();
            let night = kept.number;
            return Ok(Judged::Fault(PastFault::Otherwise { spot, when, night, name, was, is }));
        }
        let (from, to) = night.hours;
        let mut other = None;
        // A spreadsheet may also date a night by the day it ended.
        let is_of_day = |row: &&NightRow| row.opened < to && row.closed.is_none_or(|closed| closed >= from);
        for row in self.played.iter().filter(is_of_day) {
            if self.has(results, (row.id, false))? {
                return Ok(Judged::Known);
            }
            if row.opened >= from {
                other.get_or_insert(row.number);
            }
        }
        let fault = |night, is_same| Judged::Fault(PastFault::PlayedHere { spot, when, night, is_same });
        if let Some(night) = other {
            return Ok(fault(night, false));
        }
        let hours = Hours { began: from, ended: to }.with_nights();
        for row in self.played.iter().filter(|row| is_telling(results) && hours.overlap(row.hours())) {
            if self.has(results, (row.id, false))? {
                return Ok(fault(row.number, true));
            }
        }
        Ok(Judged::New)
    }

    /// The number of a new night among those of its day, place and game.
    fn next(&mut self, key: &PastKey) -> u32 {
        let key = key.folded();
        let kept = self.past.entry(key.day.clone()).or_default();
        let same = kept.iter().filter(|kept| (&kept.key.place, &kept.key.game) == (&key.place, &key.game));
        let nth = same.map(|kept| kept.key.nth).max().unwrap_or(0).saturating_add(1);
        let key = PastKey { nth, ..key };
        kept.push(Kept { number: 0, id: None, key, results: CameOut::new(), is_met: true });
        nth
    }
}

/// What a night of the file is, compared with the book.
enum Judged {
    New,
    Known,
    Fault(PastFault),
}

/// The same results by the players' records; `None` if somebody who isn't in the book won or lost.
fn all_known(results: &Results) -> Option<CameOut> {
    let won_or_lost = results.iter().filter(|(_, net)| !net.is_zero());
    let known = |(who, net): (&Meant, &Money)| match who {
        Meant::Known(player) => Some((*player, *net)),
        Meant::New(_) => None,
    };
    won_or_lost.map(known).collect()
}

fn results(night: &PastNight<Meant>) -> Result<Results, BankError> {
    let mut results = Results::new();
    for row in &night.rows {
        let net = results.entry(row.who.clone()).or_default();
        *net = net.plus(row.net)?;
    }
    Ok(results)
}

fn called(people: &Roster, who: &Meant) -> String {
    match who {
        Meant::Known(player) => people.called(*player).map(ToString::to_string).unwrap_or_default(),
        Meant::New(name) => name.to_string(),
    }
}
