//! Closing the night: everything the end of an evening needs, in one transaction, in one order.

use crate::accounts::{Asset, Party};
use crate::bank::book::{BookDesk, check_usual, consolidate_then};
use crate::bank::cash_out;
use crate::bank::desk::{BankError, Session};
use crate::bank::fund;
use crate::bank::limits;
use crate::bank::loaded::load_night;
use crate::bank::notes;
use crate::bank::reserving;
use crate::book::consolidation::Proposal;
use crate::ids::{NightId, PlayerId};
use crate::journal::{
    Adjusted, BankSettled, CashOutFact, CashedOut, DebtFact, DebtLine, Fact, FundCashedOut, NightFact,
};
use crate::night::adjusting::{self, Other};
use crate::night::cash_out::PaidBy;
use crate::night::closing::{self, ClaimPaid, Ending, LastNotes};
use crate::night::paid_out::PaidOut;
use crate::night::{Note, Tonight, dealing_beside};
use crate::refusal::{AdjustNoticed, AdjustRefused, EveningNoticed, Notice, Quoted, Refusal};
use crate::store::Reader;
use engine::house::key;
use engine::money::Money;
use std::collections::BTreeMap;
use std::ops::Range;

/// What the end of a night brought.
pub struct Closed {
    /// The night as it ended.
    pub tonight: Tonight,
    /// Who turned in chips at the close.
    pub cashed: Vec<CashedOut>,
    /// Claims on the bank that it paid, by app or out of the drawer.
    pub claims: Vec<ClaimPaid>,
    /// What the bank sent to players by app, in the whole night.
    pub paid: PaidOut,
    /// What became of the fund's chips; `None` if it had none.
    pub fund: Option<FundCashedOut>,
    /// The notes that lost their value.
    pub lapsed: Vec<Note>,
    /// Guests' debts that became their inviters'.
    pub assumed: Vec<DebtLine>,
    /// Who got what was in the drawer at the end; `None` if nothing was left.
    pub settled: Option<BankSettled>,
    pub consolidation: Proposal,
    /// Over or short before it was booked, in chips and in cash.
    pub over_short: (Money, Money),
    /// Who bears it; `None` if nothing was over or short.
    pub bearer: Option<Party>,
    pub notices: Vec<Notice>,
    /// Which of the notices are about chips that were turned in.
    pub turned_in: Range<usize>,
}

/// Closes the night.
pub fn close(session: &mut Session<'_, '_>, ending: &Ending) -> Result<Closed, BankError> {
    let Ending { dealer, bearer, notes, .. } = *ending;
    session.journal().trust(&["night", "sitting", "account", "holding", "note", "player"])?;
    session.journal().trust_tables()?;
    let tonight = session.tonight()?;
    // Checked first, so that the refusal names the event the close itself depends on.
    session.check_hour(&night_closed(&tonight, dealer))?;
    dealer.map_or(Ok(()), |dealer| dealing_beside::check(&tonight, dealer))?;
    let mut notices = closing::check(&tonight, dealer, bearer)?;
    if !ending.is_elsewhere {
        notices.extend(cash_out::check_known_counts(session, &tonight)?);
    }
    let over_short = (tonight.evening.over_short(), tonight.evening.drawer_over_short());
    let debts_before = debts(session)?;
    let mut borne_by = None;
    if let Some(bearer) = bearer
        && let Some(fact) = closing::over_short(&tonight, bearer)?
    {
        session.record(&fact)?;
        borne_by = if let Fact::CashOut(CashOutFact::OverShortBooked { bearer, .. }) = fact {
            Some(bearer)
        } else {
            None
        };
    }
    notices.extend(reserving::nobody_came(session)?);
    let order = crate::night::cash_out::order(&session.tonight()?);
    let (cashed, said) = cash_out::in_order(session, &order, PaidBy::Usual)?;
    let turned_in = notices.len()..notices.len().saturating_add(said.len());
    notices.extend(said);
    let claims = pay_claims(session)?;
    let fund = fund::cash_out(session)?;
    check_named(&session.tonight()?, ending)?;
    if notes == LastNotes::Committed {
        notices.extend(commit_notes(session)?);
    }
    let lapsed = lapse_notes(session, notes, &mut notices)?;
    let assumed = assume_guests(session, &session.tonight()?, &mut notices)?;
    let tonight = session.tonight()?;
    let settled = closing::settle_bank(&tonight, &debts(session)?)?;
    if let Some(settled) = &settled {
        session.record(&CashOutFact::BankSettled(settled.clone()).into())?;
    }
    let consolidation = consolidate_at_end(session, &tonight, &mut notices)?;
    notices.extend(limits::passed(session, &debts_before)?);
    session.record(&night_closed(&tonight, dealer))?;
    let tonight = load_night(session.journal().reader(), tonight.evening.id)?;
    let paid = cash_out::paid_out(session.journal().reader(), tonight.evening.id)?;
    Ok(Closed {
        tonight,
        paid,
        cashed,
        claims,
        fund,
        lapsed,
        assumed,
        settled,
        consolidation,
        over_short,
        bearer: borne_by,
        notices,
        turned_in,
    })
}

fn night_closed(tonight: &Tonight, dealer: Option<PlayerId>) -> Fact {
    NightFact::NightClosed { night: tonight.evening.id, dealer, owner: tonight.owner }.into()
}

fn debts(session: &Session<'_, '_>) -> Result<Vec<DebtLine>, BankError> {
    Ok(session.journal().reader().debts(Asset::Book)?)
}

fn pay_claims(session: &mut Session<'_, '_>) -> Result<Vec<ClaimPaid>, BankError> {
    let tonight = session.tonight()?;
    let mut paid = Vec::new();
    let (debts, mut app_payers) = (debts(session)?, Vec::new());
    for player in
        debts.iter().filter(|debt| debt.debtor == Party::Bank).filter_map(|debt| debt.creditor.player())
    {
        if cash_out::has_paid_by_app(session, &tonight, player)? {
            app_payers.push(player);
        }
    }
    for claim in closing::claims_paid(&tonight, &debts, &app_payers)? {
        session.record(&claim.fact(tonight.evening.id))?;
        paid.push(claim);
    }
    Ok(paid)
}

/// Refuses if the banker was asked about different notes than those that would lapse.
fn check_named(tonight: &Tonight, ending: &Ending) -> Result<(), Refusal> {
    match (closing::check_lapsing(tonight), &ending.named) {
        (Err(refusal), Some(named)) if refusal.why != named.why => Err(refusal),
        _ => Ok(()),
    }
}

/// Writes the notes that would lapse into THE BOOK. If they go over a limit, the close stops unless the banker insists; then they
/// go in, and the close says who is over the limit.
fn commit_notes(session: &mut Session<'_, '_>) -> Result<Vec<Notice>, BankError> {
    let (tonight, before) = (session.tonight()?, debts(session)?);
    let mut notices = Vec::new();
    let mut names: BTreeMap<PlayerId, Vec<String>> = BTreeMap::new();
    for note in closing::lapsing(&tonight) {
        let (notice, debtor) = notes::commit_at_close(session, &tonight, note)?;
        notices.push(notice);
        names.entry(debtor).or_default().push(note.identifier.to_string());
    }
    let stays = |(player, refusal): (PlayerId, Refusal)| {
        let notes = names.get(&player).cloned().unwrap_or_default();
        refusal.seen_from(|why| Quoted::StaysOut { notes, why })
    };
    let doubts = limits::exceeded(session, &before)?.into_iter().map(stays).collect();
    tonight.asked_together(doubts)?;
    Ok(notices)
}

fn lapse_notes(
    session: &mut Session<'_, '_>,
    notes: LastNotes,
    notices: &mut Vec<Notice>,
) -> Result<Vec<Note>, BankError> {
    let tonight = session.tonight()?;
    match notes {
        LastNotes::Lapse => {}
        LastNotes::Kept => return Ok(Vec::new()),
        LastNotes::Unsaid | LastNotes::Committed => {
            closing::check_lapsing(&tonight)?;
            return Ok(Vec::new());
        }
    }
    let rule = tonight.house.word(key::CREDIT_NOTE_EXPIRY).and_then(|expiry| expiry.rule);
    let mut lapsed = Vec::new();
    for note in closing::lapsing(&tonight) {
        let Some(fact) = closing::lapse(note) else { continue };
        session.record(&fact)?;
        let lapsed_note = EveningNoticed::NoteLapsed(tonight.open_note(note));
        notices.push(Notice::new(rule.as_deref(), lapsed_note));
        lapsed.push(note.clone());
    }
    Ok(lapsed)
}

/// Moves guests' debts to the players who answer for them, under the house of `tonight` (MIK-12).
pub(super) fn assume_guests(
    session: &mut Session<'_, '_>,
    tonight: &Tonight,
    notices: &mut Vec<Notice>,
) -> Result<Vec<DebtLine>, BankError> {
    let rule = tonight.house.flag(key::CREDIT_SPONSOR).and_then(|sponsor| sponsor.rule);
    let mut assumed = Vec::new();
    for fact in closing::guest_debts(tonight, &debts(session)?) {
        session.record(&fact)?;
        if let Fact::Debt(DebtFact::DebtAssumed(debt)) = &fact {
            let (inviter, guest) =
                (tonight.name(debt.inviter).to_owned(), tonight.name(debt.guest).to_owned());
            let owes = EveningNoticed::InviterOwes { inviter, guest, amount: tonight.amount(debt.amount) };
            notices.push(Notice::new(rule.as_deref(), owes));
            let (debtor, creditor) = (Party::from(debt.guest), Party::from(debt.inviter));
            assumed.push(DebtLine { debtor, creditor, amount: debt.amount });
        }
    }
    Ok(assumed)
}

/// Consolidates if the house does it at the end of the session, and if the bank itself still owes.
fn consolidate_at_end(
    session: &mut Session<'_, '_>,
    tonight: &Tonight,
    notices: &mut Vec<Notice>,
) -> Result<Proposal, BankError> {
    let when = tonight.word_or(key::BOOK_CONSOLIDATE, "session-end");
    let desk = BookDesk::load(session.journal().reader())?;
    let bank_stands =
        desk.debts.iter().any(|debt| debt.debtor == Party::Bank || debt.creditor == Party::Bank);
    if when.value == "session-end" || bank_stands {
        return consolidate_then(session, notices);
    }
    let debts = desk.debts;
    Ok(Proposal {
        groups: vec![1; debts.len()],
        before: debts.clone(),
        after: debts,
        proven: true,
        mode: "none",
    })
}

/// Books a fact found after a night's close. A debt it gives a guest goes to the inviter, as at the close (MIK-12). Says if it
/// passes a limit, and asks about an amount that's probably a mistake.
pub fn adjust(
    session: &mut Session<'_, '_>,
    night: NightId,
    player: PlayerId,
    other: Other,
    amount: Money,
    why: &str,
) -> Result<(Tonight, Vec<Notice>), BankError> {
    let before = load_night(session.journal().reader(), night)?;
    let debts_before = debts(session)?;
    let explained = explained_in_cash(session.journal().reader(), night)?;
    if other == Other::Owes(None)
        && before.evening.banker.is_none()
        && is_from_elsewhere(session.journal().reader(), night)?
    {
        return Err(Refusal::new(AdjustRefused::AgainstUnsaid { night: before.evening.number }).into());
    }
    let fact = adjusting::adjust(&before, player, other, (amount, explained), why.to_owned())?;
    let mut notices: Vec<Notice> = check_usual(session, Some(night), amount)?.into_iter().collect();
    session.record(&fact)?;
    let after = load_night(session.journal().reader(), night)?;
    assume_guests(session, &after, &mut notices)?;
    notices.extend(limits::passed(session, &debts_before)?);
    if other == Other::Drawer {
        let explained = explained_in_cash(session.journal().reader(), night)?;
        let was = adjusting::drawer(&after, explained)?;
        notices.push(Notice::new(None, AdjustNoticed::DrawerWas(was)));
    }
    Ok((after, notices))
}

/// True for a night that came from a site or a spreadsheet. If it had no banker, its bank belongs to nobody.
fn is_from_elsewhere(reader: Reader<'_>, night: NightId) -> Result<bool, BankError> {
    let came_in =
        |fact: &Fact| matches!(fact, Fact::Night(NightFact::SessionImported(_) | NightFact::PastPlayed(_)));
    Ok(reader.events_of(night)?.iter().any(|event| came_in(&event.fact)))
}

/// How much of a night's over or short in the drawer is explained by late facts in cash; over is below zero.
pub fn explained_in_cash(reader: Reader<'_>, night: NightId) -> Result<Money, BankError> {
    let cash = adjustments(reader, night)?.into_iter().filter(|late| late.cash);
    Ok(Money::sum(cash.map(|late| late.amount))?)
}

/// The facts of a night that were found after its close and weren't taken back.
pub fn adjustments(reader: Reader<'_>, night: NightId) -> Result<Vec<Adjusted>, BankError> {
    let mut found = Vec::new();
    for event in reader.events_of(night)? {
        if let Fact::Debt(DebtFact::Adjusted(adjusted)) = event.fact
            && reader.undone_by(event.seq)?.is_none()
        {
            found.push(adjusted);
        }
    }
    Ok(found)
}
