//! Past nights from a spreadsheet: each becomes a night of its own day, all of them or none.

mod before;

use crate::accounts::{Asset, Party};
use crate::bank::begin::{self, NightWanted};
use crate::bank::book::consolidate_then;
use crate::bank::closing::assume_guests;
use crate::bank::desk::{BankError, Session};
use crate::bank::limits;
use crate::bank::past::before::Before;
use crate::bank::people::{self, Newcomer};
use crate::bank::roster;
use crate::book::past::{PastNight, joined, settle, uneven};
use crate::ids::PlayerId;
use crate::journal::{DebtLine, Means, NightFact, PastPlayed, PastResult};
use crate::night::buy_in::check_debtor;
use crate::people::{Name, Roster, Standing};
use crate::refusal::{ImportRefused, Notice, Refusal};
use crate::time::Instant;
use engine::house::key;
use engine::money::Money;
use std::collections::BTreeMap;

/// Who a name in the file is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Meant {
    /// Somebody in the book.
    Known(PlayerId),
    /// Somebody who's added to the book with the file, under this name.
    New(Name),
}

/// Who covers what nights are off by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PastBearer {
    /// A party in the book.
    Known(Party),
    /// Somebody who may be added to the book with the file, as typed.
    Named(String),
}

/// What to bring in.
pub struct PastWanted {
    pub nights: Vec<PastNight<Meant>>,
    /// Names from the file to remember.
    pub aliases: Vec<(Meant, Name)>,
    pub night: NightWanted,
    /// Who covers what nights are off by.
    pub bearer: Option<PastBearer>,
    /// True if everything was paid: no debts result.
    pub settled: bool,
    /// True if the nights are different from those of the same day in the book.
    pub is_other: bool,
}

/// What came in.
pub struct PastTaken {
    /// The nights, each with its number.
    pub nights: Vec<(u32, PastNight<PlayerId>)>,
    /// How many the book had already.
    pub known: usize,
    /// Who came into the book with them.
    pub added: Vec<PlayerId>,
    /// Everybody's total: in how many nights, and how much.
    pub totals: BTreeMap<PlayerId, (u32, Money)>,
    /// What the nights were off by, in total.
    pub off: Money,
    /// THE BOOK before and after.
    pub debts: [Vec<DebtLine>; 2],
    pub notices: Vec<Notice>,
    /// Everybody in the book, including them.
    pub people: Roster,
}

/// Takes in the nights that the book doesn't have.
///
/// # Errors
///
/// Everything that's wrong with them, all at once; what opening a night refuses.
pub fn take(session: &mut Session<'_, '_>, wanted: PastWanted) -> Result<PastTaken, BankError> {
    let before = session.journal().reader().debts(Asset::Book)?;
    let (nights, known) = named(session, &wanted)?;
    let mut people: BTreeMap<Meant, PlayerId> = BTreeMap::new();
    let mut added = Vec::new();
    for night in &nights {
        for row in &night.rows {
            if let Meant::New(name) = &row.who
                && !people.contains_key(&row.who)
            {
                let player = add(session, (name, wanted.is_other))?;
                people.insert(row.who.clone(), player);
                added.push(player);
            }
        }
    }
    for (meant, alias) in &wanted.aliases {
        let player = match meant {
            Meant::Known(player) => Some(*player),
            Meant::New(_) => people.get(meant).copied(),
        };
        if let Some(player) = player {
            people::add_alias(session, player, alias, true)?;
        }
    }
    let who = |meant: &Meant| match meant {
        Meant::Known(player) => Some(*player),
        Meant::New(_) => people.get(meant).copied(),
    };
    let nights: Vec<PastNight<PlayerId>> = nights.iter().filter_map(|night| night.known_by(who)).collect();
    let mut taken = PastTaken {
        nights: Vec::new(),
        known,
        added,
        totals: BTreeMap::new(),
        off: Money::ZERO,
        debts: [before.clone(), Vec::new()],
        notices: Vec::new(),
        people: roster(session.journal().reader())?,
    };
    let count = nights.len();
    for (place, night) in nights.into_iter().enumerate() {
        taken.one(session, &wanted, (night, place.saturating_add(1) == count))?;
    }
    taken.notices.extend(limits::passed(session, &before)?);
    taken.notices.dedup();
    taken.debts[1] = session.journal().reader().debts(Asset::Book)?;
    Ok(taken)
}

/// The new nights, in the order of their days, and how many aren't new.
fn named(
    session: &Session<'_, '_>,
    wanted: &PastWanted,
) -> Result<(Vec<PastNight<Meant>>, usize), BankError> {
    let reader = session.journal().reader();
    let currency = reader.book()?.currency;
    let (nights, mut faults) = Before::load(reader)?.without(&wanted.nights, wanted.is_other)?;
    if wanted.bearer.is_none() {
        faults.extend(uneven(&nights, currency)?);
    }
    if !faults.is_empty() {
        return Err(BankError::BadLine(Refusal::new(ImportRefused::PastFaults { faults })));
    }
    let known = wanted.nights.len().saturating_sub(nights.len());
    Ok((nights, known))
}

fn add(
    session: &mut Session<'_, '_>,
    (name, really_different): (&Name, bool),
) -> Result<PlayerId, BankError> {
    let newcomer =
        Newcomer { name: name.clone(), standing: Standing::Regular, aliases: Vec::new(), really_different };
    people::add(session, newcomer)
}

impl PastBearer {
    /// The party, once everybody of the file is in the book.
    fn party(&self, session: &Session<'_, '_>) -> Result<Party, BankError> {
        match self {
            Self::Known(party) => Ok(*party),
            Self::Named(typed) => Ok(Party::from(roster(session.journal().reader())?.find(typed)?.id)),
        }
    }
}

impl PastTaken {
    /// Writes one night: opened, played, settled and closed at noon of its day.
    fn one(
        &mut self,
        session: &mut Session<'_, '_>,
        wanted: &PastWanted,
        (night, is_last): (PastNight<PlayerId>, bool),
    ) -> Result<(), BankError> {
        let (begins, next) = night.hours;
        let noon = Instant(begins.0.saturating_add(next.0.saturating_sub(begins.0) / 2));
        let before = session.happens_at(noon);
        begin::open_at(session, wanted.night.clone(), noon)?;
        let tonight = session.tonight()?;
        let (id, number) = (tonight.evening.id, tonight.evening.number);
        let results = joined(&night.rows)?;
        if !wanted.settled {
            for result in results.iter().filter(|result| result.net.is_negative()) {
                // A guest needs somebody who answers for what the guest owes (MIK-12).
                check_debtor(&tonight, result.player, Means::Note)?;
            }
        }
        self.add_up(&results)?;
        let bearer = wanted.bearer.as_ref().map(|bearer| bearer.party(session)).transpose()?;
        let settled = settle(&tonight, &results, (bearer, wanted.settled))?;
        let played = PastPlayed { night: id, when: night.key.clone(), results };
        session.record(&NightFact::PastPlayed(played).into())?;
        if let Some(settled) = settled {
            session.record(&NightFact::PastSettled(settled).into())?;
            assume_guests(session, &session.tonight()?, &mut self.notices)?;
        }
        if is_last
            && !wanted.settled
            && tonight.word_or(key::BOOK_CONSOLIDATE, AT_THE_END).value == AT_THE_END
        {
            consolidate_then(session, &mut self.notices)?;
        }
        let owner = tonight.owner;
        session.record(&NightFact::NightClosed { night: id, dealer: None, owner }.into())?;
        session.happens_at(before);
        self.nights.push((number, night));
        Ok(())
    }

    fn add_up(&mut self, results: &[PastResult]) -> Result<(), BankError> {
        for result in results {
            let (nights, net) = self.totals.entry(result.player).or_default();
            *nights = nights.saturating_add(1);
            *net = net.plus(result.net)?;
            self.off = self.off.plus(result.net)?;
        }
        Ok(())
    }
}

/// The house's word for a consolidation at the end of a night.
const AT_THE_END: &str = "session-end";
