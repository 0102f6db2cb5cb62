//! THE BOOK: debts written, paid, forgiven, consolidated.

use crate::accounts::{Asset, Party};
use crate::bank::debts::stood_since;
use crate::bank::desk::{BankError, Session};
use crate::bank::limits;
use crate::bank::loaded::{LoadedBook, load_book, load_tonight, of_tonight};
use crate::bank::timely::end_of_minute;
use crate::book::by_app;
use crate::book::consolidation::{Proposal, propose};
use crate::book::debts::{Payment, TheBook};
use crate::book::netting::Mode;
use crate::ids::{NightId, PlayerId};
use crate::journal::{DebtLine, Fact, NightFact};
use crate::night::Evening;
use crate::night::usual::{self, Usual};
use crate::people::Roster;
use crate::refusal::{BookVerbRefused, EveningNoticed, Notice, Refusal};
use crate::store::Reader;
use engine::house::House;
use engine::money::{Currency, Money};

/// THE BOOK loaded, with the house that judges it.
pub struct BookDesk {
    pub debts: Vec<DebtLine>,
    pub private: Vec<DebtLine>,
    pub people: Roster,
    pub currency: Currency,
    house: Option<House>,
    /// True while a night is open, so that there is a drawer.
    tonight: bool,
}

impl BookDesk {
    /// Loads THE BOOK.
    pub fn load(reader: Reader<'_>) -> Result<Self, BankError> {
        let LoadedBook { head, people, house } = load_book(reader)?;
        let (open, house) = (reader.open_night()?, of_tonight(reader, house)?);
        let (debts, private) = (reader.debts(Asset::Book)?, reader.debts(Asset::Private)?);
        Ok(Self { debts, private, people, currency: head.currency, house, tonight: open.is_some() })
    }

    /// THE BOOK as the domain sees it.
    #[must_use]
    pub fn the_book(&self) -> TheBook<'_> {
        TheBook {
            debts: &self.debts,
            private: &self.private,
            people: &self.people,
            house: self.house.as_ref(),
            currency: self.currency,
        }
    }

    /// What a party is called.
    #[must_use]
    pub fn name(&self, party: Party) -> String {
        name(&self.people, party)
    }

    /// Works out a consolidation.
    pub fn propose(&self, mode: Mode<Party>, excluded: &[(Party, Party)]) -> Result<Proposal, Refusal> {
        if matches!(mode, Mode::Hub(Party::Bank)) && !self.tonight {
            return Err(Refusal::new(BookVerbRefused::BankIsClosed));
        }
        let proposal = propose(&self.debts, mode, excluded, |party| self.name(party), self.currency)?;
        self.the_book().check_consolidated(&proposal.after)?;
        Ok(proposal)
    }
}

/// What a party is called.
#[must_use]
pub fn name(people: &Roster, party: Party) -> String {
    match party.player() {
        Some(player) => {
            people.get(player).map_or_else(|| "somebody".to_owned(), |person| person.name.to_string())
        }
        None => party.place().unwrap_or_default().to_owned(),
    }
}

/// Writes a debt. Asks about one that's probably a mistake.
pub fn owe(
    session: &mut Session<'_, '_>,
    debtor: Party,
    creditor: Party,
    amount: Money,
    reason: &str,
) -> Result<Option<Notice>, BankError> {
    let desk = BookDesk::load(session.journal().reader())?;
    let fact = desk.the_book().owe(debtor, creditor, amount, reason.to_owned())?;
    limits::check(session, debtor, creditor, amount)?;
    let notice = check_usual(session, None, amount)?;
    session.record(&fact)?;
    Ok(notice)
}

/// How many nights to look back at for what people usually buy.
const LOOKED_BACK_AT: usize = 10;

/// Asks about a debt far above the stakes: those of the night it belongs to, or else of the last nights.
pub fn check_usual(
    session: &Session<'_, '_>,
    night: Option<NightId>,
    amount: Money,
) -> Result<Option<Notice>, BankError> {
    let reader = session.journal().reader();
    let latest = reader.nights()?.into_iter().rev().map(|row| row.id).take(LOOKED_BACK_AT);
    let evenings =
        night.into_iter().chain(latest).map(|night| reader.evening(night)).collect::<Result<Vec<_>, _>>()?;
    let debts: Vec<Money> = reader.debts(Asset::Book)?.iter().map(|line| line.amount).collect();
    let doubt = Usual::of(evenings.iter(), &debts).doubt(amount, reader.book()?.currency);
    Ok(doubt.map(|doubt| session.insists().asked(doubt)).transpose()?)
}

/// Asks about a purchase by one of tonight's first buyers that is far above what people bought last time.
pub fn check_first(
    session: &Session<'_, '_>,
    buyer: PlayerId,
    total: Money,
) -> Result<Option<Notice>, BankError> {
    let tonight = session.tonight()?;
    if usual::others_bought(&tonight, buyer) {
        return Ok(None);
    }
    let reader = session.journal().reader();
    let evening = &tonight.evening;
    let earlier = reader.nights()?.into_iter().rev();
    let earlier = earlier.filter(|row| row.id != evening.id && row.house == tonight.house.name());
    let earlier: Vec<Evening> =
        earlier.take(LOOKED_BACK_AT).map(|row| reader.evening(row.id)).collect::<Result<_, _>>()?;
    Ok(usual::check_first(&tonight, (buyer, total), earlier.iter())?)
}

/// Takes a payment. Asks about one that's probably a mistake. Says who owes more than they may because they were paid too much.
pub fn pay(
    session: &mut Session<'_, '_>,
    from: Party,
    to: Party,
    amount: Money,
    (app, remark): (bool, &str),
) -> Result<(Payment, Vec<Notice>), BankError> {
    let reader = session.journal().reader();
    let desk = BookDesk::load(reader)?;
    if from == Party::Bank && desk.tonight && !app {
        check_drawer(reader, amount)?;
    }
    let book = desk.the_book();
    if app {
        by_app::check(&book, from, to, amount)?;
    }
    let payment = book.pay(from, to, amount, app)?;
    let doubt = book.doubt(&payment, |party| desk.name(party))?;
    session.record(&payment.fact(remark))?;
    let meant = doubt.map(|doubt| session.insists().asked(doubt)).transpose()?;
    let passed = limits::passed(session, &desk.debts)?;
    Ok((payment, meant.into_iter().chain(passed).collect()))
}

/// Refuses an amount that the drawer of the open night doesn't have.
pub fn check_drawer(reader: Reader<'_>, amount: Money) -> Result<(), BankError> {
    Ok(load_tonight(reader)?.check_drawer(amount)?)
}

/// Forgives a debt.
pub fn forgive(
    session: &mut Session<'_, '_>,
    creditor: Party,
    debtor: Party,
    amount: Money,
    why: &str,
) -> Result<Fact, BankError> {
    let desk = BookDesk::load(session.journal().reader())?;
    let fact = desk.the_book().forgive(creditor, debtor, amount, why.to_owned())?;
    session.record(&fact)?;
    Ok(fact)
}

/// Consolidates THE BOOK and writes it, if it changes anything.
pub fn consolidate(
    session: &mut Session<'_, '_>,
    mode: Mode<Party>,
    excluded: &[(Party, Party)],
) -> Result<Proposal, BankError> {
    let reader = session.journal().reader();
    let proposal = BookDesk::load(reader)?.propose(mode, excluded)?;
    if !proposal.changes_nothing() {
        let night = reader.open_night()?;
        session.record(&proposal.fact(night))?;
    }
    Ok(proposal)
}

/// Consolidates, at the end of a night, only what was owed then and at all times since: a night that's entered late doesn't move
/// later debts.
pub fn consolidate_then(
    session: &mut Session<'_, '_>,
    notices: &mut Vec<Notice>,
) -> Result<Proposal, BankError> {
    let (reader, stamp) = (session.journal().reader(), session.journal().stamp());
    if stamp.at == stamp.recorded {
        return consolidate(session, Mode::Fewest, &[]);
    }
    let mut desk = BookDesk::load(reader)?;
    let all = desk.debts.clone();
    desk.debts = stood_since(reader, &all, end_of_minute(stamp.at))?;
    let mut proposal = desk.propose(Mode::Fewest, &[])?;
    if !proposal.changes_nothing() {
        session.record_unheld(&proposal.fact(reader.open_night()?))?;
    }
    if desk.debts != all {
        notices.push(Notice::new(None, EveningNoticed::LaterDebtsStay));
        proposal.was_part_of(all, session.journal().reader().debts(Asset::Book)?);
    }
    Ok(proposal)
}

/// Records a ruling of the host.
pub fn rule(session: &mut Session<'_, '_>, ruling: &str, by: Option<PlayerId>) -> Result<(), BankError> {
    let night = session.journal().reader().open_night()?;
    session.record(&NightFact::Ruled { night, ruling: ruling.to_owned(), by }.into())?;
    Ok(())
}
