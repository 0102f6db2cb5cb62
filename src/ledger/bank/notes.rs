//! Bank notes: written, handed on, paid, committed, declared void.

use crate::accounts::Party;
use crate::bank::book::{BookDesk, check_first, check_usual};
use crate::bank::desk::{BankError, Session};
use crate::bank::limits;
use crate::bank::loaded::load_tonight;
use crate::book::notes::Notes;
use crate::ids::{NoteId, PlayerId};
use crate::journal::{Fact, Means, NoteFact, NoteUse, PersonFact};
use crate::night::insists::Insists;
use crate::night::tonight::check_positive;
use crate::night::{Note, NoteStatus, Tonight, buy_in};
use crate::people::Roster;
use crate::refusal::{BookVerbRefused, EveningNoticed, Notice, Quoted, Refusal};
use crate::store::Reader;
use engine::house::House;
use engine::money::{Currency, Money};

/// The notes of the book with the house that judges them: tonight's, or else the adopted one.
pub struct NoteDesk {
    notes: Vec<Note>,
    people: Roster,
    house: Option<House>,
    owner: Option<PlayerId>,
    currency: Currency,
    tonight: Option<Tonight>,
}

impl NoteDesk {
    /// Loads the notes.
    pub fn load(reader: Reader<'_>) -> Result<Self, BankError> {
        let book = crate::bank::loaded::load_book(reader)?;
        let tonight = match reader.open_night()? {
            Some(_) => Some(load_tonight(reader)?),
            None => None,
        };
        let owner = match &tonight {
            Some(tonight) => tonight.owner_or_banker(),
            None => reader.owners()?.get(&book.head.house).copied(),
        };
        Ok(Self {
            notes: reader.notes()?,
            people: book.people,
            house: tonight.as_ref().map(|tonight| tonight.house.clone()).or(book.house),
            owner,
            currency: book.head.currency,
            tonight,
        })
    }

    /// The notes as the domain sees them.
    #[must_use]
    pub fn notes(&self) -> Notes<'_> {
        Notes {
            all: &self.notes,
            people: &self.people,
            house: self.house.as_ref(),
            owner: self.owner,
            currency: self.currency,
        }
    }

    /// Refuses to give for a note what its new holder doesn't have or may not give: chips from the stack, cash from the drawer.
    fn check_given(&self, given: &Given, insists: &Insists) -> Result<Vec<Notice>, Refusal> {
        match (given.against, &self.tonight) {
            (Means::Chips, Some(tonight)) => {
                given.check_chips(&Tonight { insists: insists.clone(), ..tonight.clone() })
            }
            (Means::Chips, None) => Err(Refusal::new(BookVerbRefused::ChipsWithoutNight)),
            (Means::Cash, Some(tonight)) if given.payer == Party::Bank => {
                tonight.check_drawer(given.amount).map(|()| Vec::new())
            }
            _ => Ok(Vec::new()),
        }
    }
}

/// What a note is given for.
struct Given {
    /// Who hands the note over.
    from: Party,
    /// Who takes it and gives something for it.
    payer: Party,
    against: Means,
    amount: Money,
}

impl Given {
    /// Chips for a note are bought by the party who hands it over, by the rules for every purchase.
    fn check_chips(&self, tonight: &Tonight) -> Result<Vec<Notice>, Refusal> {
        let seller = self.payer.player();
        if let Some(seller) = seller {
            tonight.check_stack(seller, self.amount)?;
        }
        match self.from.player() {
            Some(buyer) => buy_in::check_for_note(tonight, buyer, seller, self.amount),
            None => tonight.check_amount(self.amount).map(|()| Vec::new()),
        }
    }
}

/// What's given for a note must be there, and not be a mistake; chips are also compared with the last night, because tonight few
/// may have bought yet.
fn check_given(session: &Session<'_, '_>, desk: &NoteDesk, given: &Given) -> Result<Vec<Notice>, BankError> {
    let mut notices = desk.check_given(given, session.insists())?;
    if let (Means::Chips, Some(buyer)) = (given.against, given.from.player()) {
        notices.extend(check_first(session, buyer, given.amount)?);
    }
    Ok(notices)
}

/// What a new note says.
pub struct NoteWanted<'a> {
    pub debtor: PlayerId,
    pub holder: Party,
    pub amount: Money,
    pub identifier: Option<&'a str>,
    pub against: Means,
}

/// Writes a note.
pub fn issue(
    session: &mut Session<'_, '_>,
    wanted: &NoteWanted<'_>,
) -> Result<(NoteUse, Vec<Notice>), BankError> {
    let desk = NoteDesk::load(session.journal().reader())?;
    check_positive(wanted.amount, desk.currency)?;
    if Party::from(wanted.debtor) == wanted.holder {
        return Err(Refusal::new(BookVerbRefused::OwnNote).into());
    }
    check_notes_taken(&desk, wanted.debtor)?;
    let NoteWanted { debtor, holder, amount, against, .. } = *wanted;
    let given = Given { from: debtor.into(), payer: holder, against, amount };
    let mut notices = check_given(session, &desk, &given)?;
    // Chips for a note are a purchase, and asked about like one.
    if against != Means::Chips {
        notices.extend(check_usual(session, None, amount)?);
    }
    let id = NoteId(session.fresh_id());
    let person = desk.people.known(debtor)?;
    let note = desk.notes().write(id, person, amount, wanted.identifier)?;
    let fact = NoteFact::NoteIssued { note: note.clone(), debtor: wanted.debtor, holder, against }.into();
    check_debt(session, &fact)?;
    session.record(&fact)?;
    Ok((note, notices))
}

/// The house must take notes, and take them from this debtor.
fn check_notes_taken(desk: &NoteDesk, debtor: PlayerId) -> Result<(), Refusal> {
    use engine::house::key;
    let credit = desk.house.as_ref().and_then(|house| house.word(key::CREDIT));
    let taken = credit.as_ref().is_some_and(|credit| credit.value.contains("notes"));
    if !taken {
        let rule = credit.and_then(|credit| credit.rule);
        return Err(Refusal::new(BookVerbRefused::NoNotesTaken).by(rule.as_deref()));
    }
    match &desk.tonight {
        Some(tonight) => buy_in::check_debtor(tonight, debtor, Means::Note),
        None => Ok(()),
    }
}

/// What's taken for a note in THE BOOK only a regular may owe (MIK-11), and nobody over a limit.
fn check_debt(session: &Session<'_, '_>, fact: &Fact) -> Result<(), BankError> {
    if let Fact::Note(
        NoteFact::NoteIssued { holder: debtor, against: Means::Book, .. }
        | NoteFact::NoteGiven { to: debtor, against: Means::Book, .. },
    ) = fact
    {
        BookDesk::load(session.journal().reader())?.the_book().check_regular(*debtor)?;
    }
    limits::check_fact(session, fact)
}

/// Hands a note on.
pub fn give(
    session: &mut Session<'_, '_>,
    typed: &str,
    to: Party,
    against: Means,
) -> Result<(Note, Vec<Notice>), BankError> {
    let desk = NoteDesk::load(session.journal().reader())?;
    let notes = desk.notes();
    let note = notes.find(typed)?.clone();
    let fact = notes.give(&note, to, against)?;
    let notices = match note.holder {
        Some(from) => {
            let given = Given { from, payer: to, against, amount: note.open };
            check_given(session, &desk, &given)?
        }
        None => Vec::new(),
    };
    check_debt(session, &fact)?;
    session.record(&fact)?;
    Ok((note, notices))
}

/// Takes the debtor's cash for a note.
pub fn pay(session: &mut Session<'_, '_>, typed: &str, amount: Money, app: bool) -> Result<Note, BankError> {
    act(session, typed, |notes, note| notes.pay(note, amount, app))
}

/// Writes a note into THE BOOK.
pub fn commit(session: &mut Session<'_, '_>, typed: &str) -> Result<Note, BankError> {
    act(session, typed, |notes, note| notes.commit(note))
}

/// Writes a note into THE BOOK as the night ends, and says the debtor's name. Returns it with who owes it there.
pub fn commit_at_close(
    session: &mut Session<'_, '_>,
    tonight: &Tonight,
    note: &Note,
) -> Result<(Notice, PlayerId), BankError> {
    let desk = NoteDesk::load(session.journal().reader())?;
    let fact = desk.notes().commit(note)?;
    let inviter =
        if let Fact::Note(NoteFact::NoteCommitted { inviter, .. }) = &fact { *inviter } else { None };
    let debtor = inviter.unwrap_or(note.debtor);
    session.record(&fact)?;
    Ok((Notice::new(None, EveningNoticed::NoteCommitted(tonight.open_note(note))), debtor))
}

/// Declares a note void.
pub fn void(session: &mut Session<'_, '_>, typed: &str, why: &str) -> Result<Note, BankError> {
    act(session, typed, |notes, note| notes.void(note, why.to_owned()))
}

fn act(
    session: &mut Session<'_, '_>,
    typed: &str,
    decide: impl FnOnce(&Notes<'_>, &Note) -> Result<Fact, Refusal>,
) -> Result<Note, BankError> {
    let desk = NoteDesk::load(session.journal().reader())?;
    let notes = desk.notes();
    let note = notes.find(typed)?;
    let fact = decide(&notes, note)?;
    check_debt(session, &fact)?;
    session.record(&fact)?;
    Ok(note.clone())
}

/// Writes every open note into THE BOOK. Notes that nobody can owe there stay, and are said.
pub fn commit_all(session: &mut Session<'_, '_>) -> Result<(Vec<Note>, Vec<Notice>), BankError> {
    let desk = NoteDesk::load(session.journal().reader())?;
    let mut committed = Vec::new();
    let mut notices = Vec::new();
    for note in desk.notes.iter().filter(|note| note.status == NoteStatus::Open) {
        let fact = match desk.notes().commit(note) {
            Ok(fact) => fact,
            Err(refusal) => {
                notices.push(refusal.into());
                continue;
            }
        };
        match check_debt(session, &fact) {
            Ok(()) => {
                session.record(&fact)?;
                committed.push(note.clone());
            }
            Err(BankError::Refused(refusal)) => {
                let notes = vec![note.identifier.to_string()];
                notices.push(refusal.seen_from(|why| Quoted::StaysOut { notes, why }).into());
            }
            Err(error) => return Err(error),
        }
    }
    if committed.is_empty() && notices.is_empty() {
        return Err(Refusal::new(BookVerbRefused::NoOpenNote).into());
    }
    Ok((committed, notices))
}

/// The same note, marked as the debtor's own if its debtor and its holder became one person.
pub fn ended(reader: Reader<'_>, note: Note) -> Result<Note, BankError> {
    if note.status != NoteStatus::Paid {
        return Ok(note);
    }
    let by_merge = reader
        .note_events(note.id)?
        .last()
        .is_some_and(|last| matches!(last.fact, Fact::Person(PersonFact::PlayersMerged { .. })));
    Ok(if by_merge { Note { status: NoteStatus::Own, ..note } } else { note })
}
