//! Merging a surrogate's events into THE BOOK: all new ones, in their order, or none (MIK-09).

use crate::bank::desk::{BankError, Session};
use crate::bank::limits::{self, LimitDesk};
use crate::bank::loaded::roster;
use crate::bank::merged::MergedRecords;
use crate::bank::surrogate::checked::Checked;
use crate::bank::surrogate::decisions::Decisions;
use crate::bank::surrogate::exporting::check_exportable;
use crate::bank::surrogate::one_here::OneHere;
use crate::bank::surrogate::people::{Arrival, Arrivals, arrivals};
use crate::bank::surrogate::site_ids::{self, SiteIds};
use crate::bank::surrogate::taking::Taking;
use crate::bank::surrogate::translating::Who;
use crate::bank::surrogate::twice::{here_already, may_be_twice};
use crate::bank::surrogate::{same_night, same_unit};
use crate::formats::bundle::BundleKind;
use crate::ids::BookId;
use crate::journal::{Anchor, BookMerged, Digest, Fact, PersonFact, SurrogateBegun, SurrogateFact, Written};
use crate::refusal::{BundleRefused, Notice, Refusal};
use crate::store::Reader;
use std::collections::BTreeSet;

/// What a merge did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MergedSurrogate {
    pub book: BookId,
    /// The first and the last new event, by their numbers there; `None` if all were known.
    pub new: Option<(u64, u64)>,
    /// How many were known already.
    pub known: u64,
    /// True if the surrogate's key was seen for the first time.
    pub first_time: bool,
    pub notices: Vec<Notice>,
}

/// Merges the new events of a bundle.
pub fn merge(
    session: &mut Session<'_, '_>,
    bundle: &Checked,
    decisions: &Decisions,
) -> Result<MergedSurrogate, BankError> {
    let reader = session.journal().reader();
    let anchor = check_belongs(reader, bundle)?;
    check_exportable(reader)?;
    let first_time = !check_key(reader, bundle)?;
    let known = known(reader, bundle.head.book, anchor)?;
    let news = look(reader, bundle, anchor, known)?;
    let (first, last) = (known.0.saturating_add(1), bundle.head.last);
    let events = last.saturating_add(1).saturating_sub(bundle.head.first);
    let new = last.saturating_sub(known.0);
    let mut merged = MergedSurrogate {
        book: bundle.head.book,
        new: None,
        known: events.saturating_sub(new),
        first_time,
        notices: Vec::new(),
    };
    if new == 0 {
        return Ok(merged);
    }
    let (before, nights, ids) =
        (LimitDesk::load(reader)?, same_night::nights(reader)?, SiteIds::load(reader)?);
    let (notices, mut doubts) = take_in(session, bundle, anchor, known.0, news, decisions)?;
    merged.notices = notices;
    merged.notices.extend(limits::passed_since(session, &before)?);
    check_whole(session.journal().reader())?;
    let reader = session.journal().reader();
    roster(reader)?.check_names()?;
    doubts.extend(same_night::doubt(reader, &nights)?);
    doubts.extend(site_ids::doubts(reader, &ids)?);
    merged.notices.extend(session.insists().asked_together(doubts)?);
    let (book, key, head) = (bundle.head.book, bundle.head.key, bundle.last);
    session.record(&SurrogateFact::BookMerged(BookMerged { book, key, anchor, first, last, head }).into())?;
    merged.new = Some((first, last));
    Ok(merged)
}

/// The bundle must be from a surrogate of this book, begun after an event that we have.
fn check_belongs(reader: Reader<'_>, bundle: &Checked) -> Result<Anchor, BankError> {
    let refuse = |why| Err(Refusal::new(why).into());
    if reader.stands_in_for()?.is_some() {
        return refuse(BundleRefused::IntoASurrogate);
    }
    let own = reader.book_id()?;
    let (BundleKind::Surrogate, Some(anchor)) = (bundle.head.kind, bundle.head.anchor) else {
        return refuse(BundleRefused::OfTheBookItself);
    };
    if anchor.book != own {
        return refuse(BundleRefused::OfAnotherBook);
    }
    let last = match reader.hash_of(anchor.seq)? {
        Some(hash) if hash == anchor.hash => return Ok(anchor),
        Some(_) => None,
        None => Some(reader.last_seq()?),
    };
    refuse(BundleRefused::UnknownAnchor { event: anchor.seq, last })
}

/// Trust on first use: the first bundle pins the key, and every later one must have the same. True if it was pinned now.
fn check_key(reader: Reader<'_>, bundle: &Checked) -> Result<bool, BankError> {
    let Some(pinned) = reader.key_of(bundle.head.book)? else { return Ok(false) };
    if pinned == bundle.head.key {
        return Ok(true);
    }
    let (key, known) = (bundle.head.key.fingerprint(), pinned.fingerprint());
    Err(Refusal::new(BundleRefused::OtherKey { key, known }).into())
}

/// The last event of the surrogate that's here, and its hash there; before the first one, its anchor.
fn known(reader: Reader<'_>, book: BookId, anchor: Anchor) -> Result<(u64, Digest), BankError> {
    let row = reader.surrogates()?.into_iter().find(|row| row.book == book);
    Ok(row.map_or((anchor.seq, anchor.hash), |row| (row.last, row.head)))
}

/// What must be known about a bundle's new events before the first one goes in.
#[derive(Default)]
struct News {
    /// What's taken back within the bundle.
    undone: BTreeSet<u64>,
    /// The players who come, and their names.
    people: Vec<(Written, Fact)>,
    /// What may be written in both books.
    twice: Vec<(Written, Fact)>,
}

/// What's here must be the same there, and what's new must follow it without a gap.
fn look(
    reader: Reader<'_>,
    bundle: &Checked,
    anchor: Anchor,
    known: (u64, Digest),
) -> Result<News, BankError> {
    let first = bundle.head.first;
    if first > known.0.saturating_add(1) {
        let (missing, last) = (known.0.saturating_add(1), first.saturating_sub(1));
        let missing = BundleRefused::EventsMissing { first: missing, last, begins: first };
        return Err(Refusal::new(missing).into());
    }
    let before = hash_at(reader, bundle.head.book, anchor, first.saturating_sub(1))?;
    let currency = reader.book()?.currency;
    let (mut news, mut otherwise) = (News::default(), None);
    bundle.events.each(|event, fact| {
        if event.seq == first && before.is_some_and(|hash| hash != event.prev) {
            otherwise = Some(first);
        }
        if event.seq == anchor.seq.saturating_add(1) && !begins(fact, bundle) {
            return Err(BankError::BadFile(
                "the stand-in's first event doesn't match the head of the bundle".to_owned(),
            ));
        }
        if event.seq > known.0 {
            same_unit::check(currency, event.seq, fact)?;
            news.undone.extend(event.reverses);
            if is_of_people(fact) {
                news.people.push((event.clone(), fact.clone()));
            }
            if may_be_twice(fact) {
                news.twice.push((event.clone(), fact.clone()));
            }
        } else if hash_at(reader, bundle.head.book, anchor, event.seq)? != Some(event.hash) {
            otherwise.get_or_insert(event.seq);
        }
        Ok(())
    })?;
    match otherwise {
        None => Ok(news),
        Some(seq) => Err(fork(bundle, known, seq).into()),
    }
}

/// True for facts that [`arrivals`] depends on.
const fn is_of_people(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Person(
            PersonFact::PlayerAdded { .. }
                | PersonFact::PlayerRenamed { .. }
                | PersonFact::PlayerStanding { .. }
        )
    )
}

/// The hash that the surrogate had at a number, if it's known here.
fn hash_at(reader: Reader<'_>, book: BookId, anchor: Anchor, seq: u64) -> Result<Option<Digest>, BankError> {
    if seq == anchor.seq {
        return Ok(Some(anchor.hash));
    }
    Ok(reader.taken_in(book, seq)?.map(|(_, hash)| hash))
}

fn begins(fact: &Fact, bundle: &Checked) -> bool {
    let Fact::Surrogate(SurrogateFact::SurrogateBegun(SurrogateBegun { book, key, anchor, .. })) = fact
    else {
        return false;
    };
    (*book, *key, Some(*anchor)) == (bundle.head.book, bundle.head.key, bundle.head.anchor)
}

fn fork(bundle: &Checked, known: (u64, Digest), seq: u64) -> Refusal {
    Refusal::new(BundleRefused::KeptTwice {
        from: seq,
        here: (known.0, known.1.to_string()),
        there: (bundle.head.last, bundle.last.to_string()),
    })
}

fn take_in(
    session: &mut Session<'_, '_>,
    bundle: &Checked,
    anchor: Anchor,
    known: u64,
    news: News,
    decisions: &Decisions,
) -> Result<(Vec<Notice>, Vec<Refusal>), BankError> {
    let reader = session.journal().reader();
    let who = who(reader)?;
    let standing = news.people.iter().filter(|(event, _)| !news.undone.contains(&event.seq));
    let from = (bundle.head.book, anchor.seq);
    let arrivals = arrivals(reader, from, &who, standing, decisions)?;
    let one_here = OneHere::load(reader, &arrivals)?;
    let Arrivals { by_id, renamed, mut notices, .. } = arrivals;
    let mut known_as = who.clone();
    known_as.extend(by_id.iter().filter_map(|(there, arrival)| match arrival {
        Arrival::Same(ours) => Some((*there, *ours)),
        Arrival::New(_) => None,
    }));
    let mut twice = news.twice;
    twice.retain(|(event, _)| !news.undone.contains(&event.seq));
    let same = here_already(reader, from, &news.undone, &known_as, &twice, decisions)?;
    let people = (who, one_here);
    let mut taking =
        Taking::new(session, bundle.head.book, anchor, known, people, (by_id, renamed), (news.undone, same))?;
    bundle.events.each(|event, fact| match event.seq > known {
        true => taking.event(event, fact),
        false => taking.earlier(event, fact),
    })?;
    let (said, doubts) = taking.end()?;
    notices.extend(said);
    Ok((notices, doubts))
}

/// Everybody who is somebody else here: matched before, or merged into another record.
fn who(reader: Reader<'_>) -> Result<Who, BankError> {
    let records = MergedRecords::load(reader)?;
    let mut who: Who = reader.matched()?.into_iter().map(|(from, to)| (from, records.of(to))).collect();
    for person in reader.people()?.into_iter().filter(|person| person.merged.is_some()) {
        who.insert(person.id, records.of(person.id));
    }
    Ok(who)
}

/// A bundle must contain whole nights.
fn check_whole(reader: Reader<'_>) -> Result<(), BankError> {
    if reader.open_night()?.is_none() {
        return Ok(());
    }
    Err(Refusal::new(BundleRefused::EndsWithinANight).into())
}
