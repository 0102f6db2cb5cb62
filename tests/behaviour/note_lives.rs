//! Random lives of notes: written, passed on, paid in part, committed, voided, lapsed, in every order and also after
//! their end. What was written equals what was paid, committed, voided, lapsed and is still open, and every step can be traced.

use crate::luck::{Luck, first, times};
use crate::request::ask;
use crate::told::Told;
use engine::money::{Currency, Money};
use ledger::accounts::Party;
use ledger::bank::begin::{self, ChosenHouse, NightWanted};
use ledger::bank::notes::NoteWanted;
use ledger::bank::tracing::trace;
use ledger::bank::{BankError, Session, book, closing, notes, people, undo};
use ledger::book::netting::Mode;
use ledger::ids::PlayerId;
use ledger::journal::{Fact, Means, NoteFact};
use ledger::night::closing::{Ending, LastNotes};
use ledger::night::{Note, NoteStatus};
use ledger::people::{Name, Standing};
use ledger::store::Store;
use std::collections::BTreeMap;

const BOOKS: u64 = 12;
const NOTES: usize = 40;
const NAMES: [&str; 8] = ["Ann", "Bob", "Cat", "Dan", "Eve", "Gus", "Xavier", "Yann"];

/// Refusals that a life may meet; any other is a bug.
const KNOWN: [&str; 13] = [
    "below-zero",
    "drawer-too-small",
    "guest-in-book",
    "guest-without-inviter",
    "merge-inviter",
    "merge-itself",
    "more-than-owed",
    "no-night",
    "note-overpaid",
    "note-settled",
    "note-to-debtor",
    "same-party",
    "unknown-note",
];

#[test]
fn lives_of_notes_come_out_even() {
    let mut ends: BTreeMap<&str, usize> = BTreeMap::new();
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    let books = times(BOOKS);
    for seed in first()..first() + books {
        let mut lives = Lives::begin(seed);
        lives.live(&mut refused);
        let reader = lives.store.reader();
        let rows = reader.notes().unwrap();
        assert!(rows.len() >= NOTES, "book {seed}: {} notes", rows.len());
        for note in &rows {
            let walked = walked(&lives.store, note).unwrap_or_else(|why| panic!("book {seed}: {why}"));
            *ends.entry(walked).or_default() += 1;
        }
    }
    let lives: usize = ends.values().sum();
    assert!(lives as u64 >= books * NOTES as u64, "{ends:?}");
    let rare = lives / 100;
    for end in ["open", "paid", "committed", "lapsed", "voided", "part"] {
        assert!(ends.get(end).copied().unwrap_or_default() > rare, "{end}: {ends:?}");
    }
    for code in
        ["drawer-too-small", "no-night", "note-overpaid", "note-settled", "note-to-debtor", "same-party"]
    {
        assert!(refused.get(code).copied().unwrap_or_default() > rare, "{code}: {refused:?}");
    }
}

fn preset() -> ChosenHouse {
    begin::choose_house("mike", |_| None).unwrap()
}

struct Lives {
    store: Store,
    people: Vec<PlayerId>,
    last_id: u128,
    requests: i64,
    luck: Luck,
}

impl Lives {
    /// A book of Mike's with its people, with a night open or not.
    fn begin(seed: u64) -> Self {
        let mut lives = Self {
            store: Store::memory().unwrap(),
            people: Vec::new(),
            last_id: 0,
            requests: 0,
            luck: Luck::new(seed),
        };
        let chosen = preset();
        lives.act(|session| begin::begin(session, Currency::USD, Some(&chosen))).unwrap();
        for name in NAMES {
            let standing = match name {
                "Xavier" => Standing::Guest { inviter: Some(lives.people[0]) },
                "Yann" => Standing::Guest { inviter: None },
                _ => Standing::Regular,
            };
            let name = Name::new(name).unwrap();
            let newcomer = people::Newcomer { name, standing, aliases: Vec::new(), really_different: true };
            let player = lives.act(|session| people::add(session, newcomer)).unwrap();
            lives.people.push(player);
        }
        lives
    }

    fn act<T>(
        &mut self,
        work: impl FnOnce(&mut Session<'_, '_>) -> Result<T, BankError>,
    ) -> Result<T, BankError> {
        self.requests += 1;
        ask(&mut self.store, self.requests, &mut self.last_id, work)
    }

    /// Nights come and go; within each, and between them, notes live.
    fn live(&mut self, refused: &mut BTreeMap<String, usize>) {
        while self.store.reader().notes().unwrap().len() < NOTES {
            assert!(self.requests < 9_000, "the notes do not become enough");
            let open = self.store.reader().open_night().unwrap().is_some();
            if self.luck.chance(10) {
                let chosen = preset();
                let banker = Some(self.people[5]);
                let wanted = NightWanted { house: Some(chosen), banker, stakes: None, float: Money::ZERO };
                if open {
                    self.act(|session| {
                        closing::close(session, &Ending { notes: LastNotes::Lapse, ..Ending::default() })
                    })
                    .unwrap();
                } else {
                    self.act(|session| begin::open(session, wanted)).unwrap();
                }
            }
            if self.luck.chance(6) {
                self.take_back();
            }
            let deeds: Vec<(usize, [usize; 3], i64)> = (0..12)
                .map(|_| {
                    let who = [0; 3].map(|_| self.luck.below(NAMES.len() + 1));
                    (self.luck.below(20), who, 1 + self.luck.below(900) as i64)
                })
                .collect();
            let people = self.people.clone();
            // Each deed is its own request: what is refused leaves nothing behind.
            for deed in &deeds {
                match self.act(|session| done(session, &people, deed)) {
                    Ok(()) => {}
                    Err(BankError::Refused(refusal)) => {
                        assert!(
                            KNOWN.contains(&refusal.told().code),
                            "{}: {}",
                            refusal.told().code,
                            refusal.told().message
                        );
                        *refused.entry(refusal.told().code.to_owned()).or_default() += 1;
                    }
                    Err(error) => panic!("{error}"),
                }
            }
        }
    }

    /// Undoes one earlier command, with everything that depends on it.
    fn take_back(&mut self) {
        let last = self.store.reader().last_seq().unwrap();
        if last < 60 {
            return;
        }
        let seq = last - self.luck.below(30) as u64;
        match self.act(|session| undo::undo(session, Some(seq), true)) {
            Ok(_) => {}
            Err(BankError::Refused(refusal)) => {
                let known = ["already-undone", "undo-of-undo", "the-beginning", "unknown-event"];
                assert!(
                    known.contains(&refusal.told().code),
                    "{}: {}",
                    refusal.told().code,
                    refusal.told().message
                );
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// One deed, sensible or not.
fn done(
    session: &mut Session<'_, '_>,
    people: &[PlayerId],
    (kind, who, amount): &(usize, [usize; 3], i64),
) -> Result<(), BankError> {
    let party = |who: usize| people.get(who).map_or(Party::Bank, |player| Party::from(*player));
    let player = |who: usize| people[who % people.len()];
    let amount = Money::from_minor(*amount);
    let rows = session.journal().reader().notes()?;
    let standing = rows.iter().filter(|note| note.status == NoteStatus::Open).collect::<Vec<_>>();
    let pick = |notes: &[&Note]| notes.get(who[2] % notes.len().max(1)).map(|note| note.identifier.clone());
    let any = rows.iter().rev().take(9).collect::<Vec<_>>();
    let named = pick(if *kind % 5 == 4 { &any } else { &standing }).unwrap_or_else(|| "none".to_owned());
    match kind {
        0..=4 => {
            let against = [Means::Gift, Means::Cash, Means::Book][who[2] % 3];
            let (debtor, holder) = (player(who[0]), party(who[1]));
            let wanted = NoteWanted { debtor, holder, amount, identifier: None, against };
            notes::issue(session, &wanted).map(|_| ())
        }
        5..=9 => {
            let against = [Means::Gift, Means::Cash, Means::Book][who[1] % 3];
            notes::give(session, &named, party(who[0]), against).map(|_| ())
        }
        10..=12 => notes::pay(session, &named, amount, false).map(|_| ()),
        13 | 14 => notes::commit(session, &named).map(|_| ()),
        15 => notes::void(session, &named, "lost").map(|_| ()),
        16 => {
            book::pay(session, player(who[0]).into(), player(who[1]).into(), amount, (false, "")).map(|_| ())
        }
        17 => {
            let (creditor, debtor) = (player(who[0]).into(), player(who[1]).into());
            book::forgive(session, creditor, debtor, amount, "a friend").map(|_| ())
        }
        18 if who[1] == 0 => book::consolidate(session, Mode::Fewest, &[]).map(|_| ()),
        _ => notes::pay(session, &named, open(&standing, &named).unwrap_or(amount), false).map(|_| ()),
    }
}

fn open(notes: &[&Note], identifier: &str) -> Option<Money> {
    notes.iter().find(|note| note.identifier == identifier).map(|note| note.open)
}

/// Walks a note's events by the journal alone, and compares: its row, its figures, its trace. Returns its end.
fn walked(store: &Store, note: &Note) -> Result<&'static str, String> {
    let reader = store.reader();
    let events = reader.note_events(note.id).map_err(|error| error.to_string())?;
    let traced = trace(reader, note).map_err(|error| error.to_string())?;
    let steps: BTreeMap<u64, Money> = traced.steps.iter().map(|step| (step.event.seq, step.amount)).collect();
    let (mut left, mut holder, mut end, mut parts) = (Money::ZERO, None, NoteStatus::Open, 0);
    let mut sums: BTreeMap<&'static str, Money> = BTreeMap::new();
    for event in &events {
        let (used, from, kind, becomes) = match &event.fact {
            Fact::Note(NoteFact::NoteIssued { note, holder: first, .. }) => {
                (left, holder) = (note.amount, Some(*first));
                (note.amount, *first, "issued", NoteStatus::Open)
            }
            Fact::Note(NoteFact::NoteGiven { note, from, .. }) => {
                (note.amount, *from, "given", NoteStatus::Open)
            }
            Fact::Note(NoteFact::NotePaid { note, holder, .. }) => {
                (note.amount, *holder, "paid", NoteStatus::Paid)
            }
            Fact::Note(NoteFact::NoteCommitted { note, holder, .. }) => {
                (note.amount, *holder, "committed", NoteStatus::Committed)
            }
            Fact::Note(NoteFact::NoteLapsed { note, holder, .. }) => {
                (note.amount, *holder, "lapsed", NoteStatus::Lapsed)
            }
            Fact::Note(NoteFact::NoteVoided { note, holder, .. }) => {
                (note.amount, *holder, "voided", NoteStatus::Voided)
            }
            other => return Err(format!("note {}: {other:?}", note.identifier)),
        };
        if Some(from) != holder || used > left {
            return Err(format!("note {}: {:?} by {holder:?}, {left:?}", note.identifier, event.fact));
        }
        let sum = sums.entry(kind).or_default();
        *sum = sum.plus(used).unwrap();
        match &event.fact {
            Fact::Note(NoteFact::NoteGiven { to, .. }) => holder = Some(*to),
            Fact::Note(NoteFact::NoteIssued { .. }) => {}
            _ => left = left.minus(used).unwrap(),
        }
        parts += usize::from(kind == "paid" && !left.is_zero());
        if left.is_zero() {
            (holder, end) = (None, becomes);
        }
        if steps.get(&event.seq).is_none_or(|told| *told < used) {
            return Err(format!("note {}: the trace does not tell {:?}", note.identifier, event.fact));
        }
    }
    let row = (note.status, note.holder, note.open);
    if row != (end, holder, left) {
        return Err(format!("note {}: {row:?} is {:?}", note.identifier, (end, holder, left)));
    }
    let of = |kind| sums.get(kind).copied().unwrap_or_default();
    let gone = Money::sum(["paid", "committed", "lapsed", "voided"].map(of)).unwrap();
    if gone.plus(left).unwrap() != note.issued || of("issued") != note.issued {
        return Err(format!("note {}: {sums:?} and {left:?} of {:?}", note.identifier, note.issued));
    }
    let stands = Money::sum(traced.rest.iter().map(|rest| rest.amount)).unwrap();
    let set_off = Money::sum(traced.set_off.iter().map(|set_off| set_off.amount)).unwrap();
    if stands.plus(set_off).unwrap() > of("committed") {
        return Err(format!("note {}: {:?} {:?}", note.identifier, traced.rest, traced.set_off));
    }
    Ok(if parts > 0 { "part" } else { end.word() })
}
