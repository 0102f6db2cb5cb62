//! Bank notes: written, handed on, paid, committed to THE BOOK, declared void.

use crate::accounts::Party;
use crate::ids::{NoteId, PlayerId};
use crate::journal::{Fact, Means, NoteFact, NoteUse};
use crate::night::{Note, NoteStatus};
use crate::people::identifier::CUSTOM;
use crate::people::{Identifiers, NoteIdentifier, Person, Roster};
use crate::refusal::{NoteRefused, Refusal};
use engine::house::{House, key};
use engine::money::{Amount, Currency, Money};

/// The notes of a book, and the people in them.
#[derive(Clone, Copy, Debug)]
pub struct Notes<'a> {
    pub all: &'a [Note],
    pub people: &'a Roster,
    pub house: Option<&'a House>,
    /// Who owns the house, as far as the program knows: the banker of the night.
    pub owner: Option<PlayerId>,
    pub currency: Currency,
}

impl Notes<'_> {
    /// The note with this identifier; if several have it, the open one, or else the last.
    pub fn find(&self, typed: &str) -> Result<&Note, Refusal> {
        let mut named = self.all.iter().rev().filter(|note| note.identifier.eq_ignore_ascii_case(typed));
        let last = named.clone().next();
        let open = named.find(|note| note.status == NoteStatus::Open);
        open.or(last).ok_or_else(|| Refusal::new(NoteRefused::Unknown { typed: typed.to_owned() }))
    }

    fn open(&self) -> impl Iterator<Item = &Note> {
        self.all.iter().filter(|note| note.status == NoteStatus::Open)
    }

    /// A note of `debtor`: with the identifier asked for, if it's free, or else a proposed one (MIK-05, MIK-06).
    pub fn write(
        &self,
        id: NoteId,
        debtor: &Person,
        amount: Money,
        wanted: Option<&str>,
    ) -> Result<NoteUse, Refusal> {
        let rule = self.mark_rule();
        let mut taken = Vec::new();
        for note in self.open() {
            let identifier = NoteIdentifier::new(&note.identifier).map_err(|odd| odd.by(rule.as_deref()))?;
            taken.push((identifier, self.people.known(note.debtor)?.name.clone()));
        }
        let reserved_word = self.house.and_then(|house| house.text(key::CREDIT_NOTE_RESERVED));
        let reserved: Vec<(&str, Option<PlayerId>)> =
            reserved_word.iter().map(|reserved| (reserved.value, self.owner)).collect();
        let letters = self.house.and_then(|house| house.text(key::CREDIT_NOTE_ID));
        let custom = letters.map_or_else(|| CUSTOM.to_owned(), |said| said.value.to_ascii_uppercase());
        let kept = reserved_word.as_ref().and_then(|reserved| reserved.rule.as_deref());
        let identifiers = Identifiers {
            taken: &taken,
            reserved: &reserved,
            custom: &custom,
            rule: rule.as_deref(),
            reserved_rule: kept,
        };
        let identifier = match wanted {
            None => identifiers.propose(debtor),
            Some(wanted) => {
                let wanted = NoteIdentifier::new(wanted).map_err(|odd| odd.by(rule.as_deref()))?;
                identifiers.check(&wanted, debtor)?;
                wanted
            }
        };
        Ok(NoteUse { id, identifier: identifier.to_string(), amount })
    }

    /// The house's rule on what marks a note: the one on its letters, or else the last one on credit.
    fn mark_rule(&self) -> Option<String> {
        let house = self.house?;
        let letters = house.setting(key::CREDIT_NOTE_ID).and_then(|said| said.rule.clone());
        letters
            .or_else(|| house.setting(key::CREDIT)?.rule.as_deref()?.rsplit(", ").next().map(str::to_owned))
    }

    /// Hands a note on to another holder.
    pub fn give(&self, note: &Note, to: Party, against: Means) -> Result<Fact, Refusal> {
        let holder = self.holder(note)?;
        if holder == to {
            return Err(Refusal::new(NoteRefused::InThoseHands { note: note.identifier.clone() }));
        }
        if to == Party::from(note.debtor) {
            let open = self.amount(note.open);
            return Err(Refusal::new(NoteRefused::ToItsDebtor { note: note.identifier.clone(), open }));
        }
        Ok(NoteFact::NoteGiven { note: used(note, note.open), from: holder, to, against }.into())
    }

    /// The debtor pays the note, or part of it, in cash or by app.
    pub fn pay(&self, note: &Note, amount: Money, app: bool) -> Result<Fact, Refusal> {
        let holder = self.holder(note)?;
        crate::night::tonight::check_positive(amount, self.currency)?;
        if amount > note.open {
            let (open, paid) = (self.amount(note.open), self.amount(amount));
            return Err(Refusal::new(NoteRefused::Overpaid { note: note.identifier.clone(), open, paid }));
        }
        Ok(NoteFact::NotePaid { note: used(note, amount), debtor: note.debtor, holder, app }.into())
    }

    /// Writes a note into THE BOOK; a guest's note becomes the inviter's debt (MIK-12).
    pub fn commit(&self, note: &Note) -> Result<Fact, Refusal> {
        let holder = self.holder(note)?;
        let debtor = self.people.known(note.debtor)?;
        let who = self.house.and_then(|house| house.word(key::CREDIT_WHO));
        let regulars_only = who.is_none_or(|who| who.value == "regulars");
        let inviter = if regulars_only {
            let answers = self.people.answers_for(note.debtor).map_err(|_| {
                let (note, open) = (note.identifier.clone(), self.amount(note.open));
                let uninvited = NoteRefused::OfUninvited { note, debtor: debtor.name.to_string(), open };
                let rule = self.house.and_then(|house| house.flag(key::CREDIT_SPONSOR)?.rule);
                Refusal::new(uninvited).by(rule.as_deref())
            })?;
            Some(answers.id).filter(|answers| *answers != note.debtor)
        } else {
            None
        };
        let debtor = note.debtor;
        Ok(NoteFact::NoteCommitted { note: used(note, note.open), debtor, holder, inviter }.into())
    }

    /// Declares a note void.
    pub fn void(&self, note: &Note, why: String) -> Result<Fact, Refusal> {
        let holder = self.holder(note)?;
        Ok(NoteFact::NoteVoided { note: used(note, note.open), debtor: note.debtor, holder, why }.into())
    }

    fn holder(&self, note: &Note) -> Result<Party, Refusal> {
        note.holder.filter(|_| note.status == NoteStatus::Open).ok_or_else(|| {
            let settled = NoteRefused::Settled { note: note.identifier.clone(), status: note.status.word() };
            // A note that lapsed with its night is void for good (MIK-07).
            let lapsed = self.house.filter(|_| note.status == NoteStatus::Lapsed);
            let expiry = lapsed.and_then(|house| house.word(key::CREDIT_NOTE_EXPIRY));
            let rule = expiry.and_then(|expiry| expiry.rule);
            Refusal::new(settled).by(rule.as_deref())
        })
    }

    const fn amount(&self, money: Money) -> Amount {
        Amount::new(money, self.currency)
    }
}

fn used(note: &Note, amount: Money) -> NoteUse {
    NoteUse { id: note.id, identifier: note.identifier.clone(), amount }
}
