//! Turning chips in.

use crate::accounts::{Asset, Nature, Party};
use crate::bank::desk::{BankError, Session};
use crate::bank::merged::MergedRecords;
use crate::bank::pot_for;
use crate::bank::seating::after_leaving;
use crate::bank::standing::{events_from, events_of, standing, standing_of, what_stands};
use crate::bank::to_count::{has_stack, with_stacks};
use crate::ids::{NightId, PlayerId};
use crate::journal::{CashOutFact, CashedOut, Fact, NightFact, NoteFact, SeatFact};
use crate::night::cash_out::{self, GoingHome, PaidBy};
use crate::night::change_paid::ChangePaid;
use crate::night::closing;
use crate::night::paid_out::PaidOut;
use crate::night::ruled::RuledStack;
use crate::night::tournament::going;
use crate::night::two_counts::TwoCounts;
use crate::night::{Tonight, leaving, two_counts};
use crate::people::NamesThen;
use crate::refusal::{EveningRefused, Notice, Refusal, Remark};
use crate::store::{Event, Reader};
use engine::money::Money;
use std::collections::BTreeMap;

/// Pays one player for all their chips, or for `amount` of them if the house lets chips leave the table.
pub fn one(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    amount: Option<Money>,
    by: PaidBy,
) -> Result<(CashedOut, Vec<Notice>), BankError> {
    let tonight = session.tonight()?;
    let mut notices = cash_out::check(&tonight, player, amount)?;
    let (ruled, doubt) = counted(session, &tonight, player)?;
    notices.extend(ruled);
    notices.extend(paid_all_the_same(&tonight, doubt.into_iter().collect())?);
    notices.extend(if amount.is_none() { uncounted(session, &tonight, &[player])? } else { Vec::new() });
    notices.extend(cash_out::against_the_counts(&tonight)?);
    let tonight = session.tonight()?;
    let home = going_home(session, &tonight, player, by)?;
    let (cashed, said) = cash_out::cash_out(&tonight, player, amount, &home)?;
    notices.extend(said);
    if cashed.stack == tonight.evening.chips(player) {
        notices.extend(pot_for::claims(session.journal().reader(), &tonight, &[player])?);
    }
    let now = session.journal().stamp().at;
    notices.extend(leaving::early_notices(&tonight, player, now));
    session.record(&CashOutFact::CashedOut(cashed.clone()).into())?;
    if cashed.stack == tonight.evening.chips(player) && !tonight.plays_in_tournament(player) {
        session.record(&SeatFact::Left { night: cashed.night, player }.into())?;
        notices.extend(after_leaving(session)?);
    }
    Ok((cashed, notices))
}

/// Pays several players, each for all chips or the amount given, in the house's order.
pub fn several(
    session: &mut Session<'_, '_>,
    mut wanted: Vec<(PlayerId, Option<Money>)>,
    by: PaidBy,
) -> Result<(Vec<CashedOut>, Vec<Notice>), BankError> {
    let tonight = session.tonight()?;
    tonight.check_once(wanted.iter().map(|(player, _)| *player))?;
    let order = cash_out::order(&tonight);
    wanted.sort_by_key(|(player, _)| order.iter().position(|other| other == player));
    let (mut paid, mut notices) = (Vec::new(), Vec::new());
    for (player, amount) in wanted {
        let (cashed, said) = one(session, player, amount, by)?;
        paid.push(cashed);
        notices.extend(said);
    }
    Ok((paid, notices))
}

/// Pays everybody, in the house's order.
pub fn everybody(
    session: &mut Session<'_, '_>,
    by: PaidBy,
) -> Result<(Vec<CashedOut>, Vec<Notice>), BankError> {
    let tonight = session.tonight()?;
    let order = cash_out::order(&tonight);
    let (mut notices, mut doubts) = (Vec::new(), Vec::new());
    for player in &order {
        cash_out::check(&tonight, *player, None)?;
        let (ruled, doubt) = counted(session, &tonight, *player)?;
        notices.extend(ruled);
        doubts.extend(doubt);
    }
    notices.extend(paid_all_the_same(&tonight, doubts)?);
    notices.extend(uncounted(session, &tonight, &order)?);
    notices.extend(cash_out::against_the_counts(&tonight)?);
    if order.is_empty() {
        return Err(Refusal::new(EveningRefused::NobodyHasChips).into());
    }
    notices.extend(pot_for::claims(session.journal().reader(), &tonight, &order)?);
    let (cashed, said) = in_order(session, &order, by)?;
    notices.extend(said);
    Ok((cashed, notices))
}

/// The counts of a player's stack tonight that weren't taken back.
pub fn counts(
    session: &Session<'_, '_>,
    tonight: &Tonight,
    player: PlayerId,
) -> Result<TwoCounts, BankError> {
    let counts = counts_of(session, tonight, [player])?.into_iter().next();
    Ok(counts.map(|(_, counts)| counts).unwrap_or_default())
}

/// The counts of several stacks.
fn counts_of(
    session: &Session<'_, '_>,
    tonight: &Tonight,
    players: impl IntoIterator<Item = PlayerId>,
) -> Result<Vec<(PlayerId, TwoCounts)>, BankError> {
    let reader = session.journal().reader();
    let (night, merged) = (tonight.evening.id, MergedRecords::load(reader)?);
    let of = |player| {
        // Counts from before this player's last hand are out of date.
        let events = match reader.last_hand_of(night, player)? {
            Some(seq) => events_from(reader, night, seq)?,
            None => events_of(reader, night)?,
        };
        let is_ruled = |event: &Event| matches!(event.fact, Fact::Night(NightFact::Ruled { .. }));
        let has_rulings = events.iter().any(|(event, _)| is_ruled(event));
        let namings = if has_rulings { reader.namings()? } else { Vec::new() };
        let ruled = |seq, ruling: &str| {
            let names = NamesThen::at(seq, &namings, &merged);
            RuledStack::of(ruling, player, (&names, tonight.currency))
        };
        let numbered = events.iter().map(|(event, _)| event.seq).zip(what_stands(&events));
        let numbered = numbered.map(|(seq, (fact, entry))| (seq, fact, entry));
        let counts = TwoCounts::of(|who| merged.of(who) == player, ruled, numbered)?;
        Ok((player, counts))
    };
    players.into_iter().map(of).collect()
}

/// True if the player's tournament stack was counted and hasn't changed since.
pub fn counted_in_it(
    session: &Session<'_, '_>,
    tonight: &Tonight,
    player: PlayerId,
) -> Result<bool, BankError> {
    let events = events_of(session.journal().reader(), tonight.evening.id)?;
    Ok(going::is_counted(player, what_stands(&events))?)
}

/// What is known of a player who goes home.
fn going_home(
    session: &Session<'_, '_>,
    tonight: &Tonight,
    player: PlayerId,
    by: PaidBy,
) -> Result<GoingHome, BankError> {
    let paid_by_app = has_paid_by_app(session, tonight, player)?;
    Ok(GoingHome { by, paid_by_app, answered: answered_for(session, tonight, player)? })
}

/// True if the player sent the bank more by app tonight than the bank sent back. What players sent each other isn't the bank's.
pub fn has_paid_by_app(
    session: &Session<'_, '_>,
    tonight: &Tonight,
    player: PlayerId,
) -> Result<bool, BankError> {
    if !tonight.evening.accounts.holding(Party::Bank, Asset::Transfer).is_positive() {
        return Ok(false);
    }
    let reader = session.journal().reader();
    let merged = MergedRecords::load(reader)?;
    let mut got = Money::ZERO;
    // An event that was undone and its reversal add up to zero.
    for Event { entry, .. } in reader.events_of(tonight.evening.id)? {
        let by_app = || entry.postings().iter().filter(|posting| posting.asset == Asset::Transfer);
        if entry.nature() != Nature::Trade || by_app().all(|posting| posting.party != Party::Bank) {
            continue;
        }
        for posting in
            by_app().filter(|posting| posting.party.player().map(|of| merged.of(of)) == Some(player))
        {
            got = got.plus(posting.amount)?;
        }
    }
    Ok(got.is_negative())
}

/// What others owe the bank for this player's notes that went into THE BOOK tonight, minus what this player's chips redeemed
/// (MIK-28).
fn answered_for(
    session: &Session<'_, '_>,
    tonight: &Tonight,
    player: PlayerId,
) -> Result<Vec<(PlayerId, Money)>, BankError> {
    if tonight.people.get(player).is_none_or(|person| person.standing.is_regular()) {
        return Ok(Vec::new());
    }
    let merged = MergedRecords::load(session.journal().reader())?;
    let mut owed: BTreeMap<PlayerId, Money> = BTreeMap::new();
    for fact in standing(session, tonight)? {
        if let Fact::Note(NoteFact::NoteCommitted { note, debtor, holder: Party::Bank, inviter }) = &fact
            && let Some(inviter) = *inviter
            && merged.of(*debtor) == player
        {
            let sum = owed.entry(merged.of(inviter)).or_default();
            *sum = sum.plus(note.amount)?;
        }
        if let Fact::CashOut(CashOutFact::CashedOut(cashed)) = fact
            && merged.of(cashed.player) == player
        {
            for (inviter, amount) in cashed.answered {
                let sum = owed.entry(merged.of(inviter)).or_default();
                *sum = sum.minus(amount)?;
            }
        }
    }
    Ok(owed.into_iter().filter(|(_, amount)| amount.is_positive()).collect())
}

/// What the bank paid in a night, and the cash that bankers handed over in it.
pub fn paid_out(reader: Reader<'_>, night: NightId) -> Result<PaidOut, BankError> {
    let merged = MergedRecords::load(reader)?;
    Ok(PaidOut::of(&standing_of(reader, night)?, |player| merged.of(player))?)
}

/// The float that players were paid back tonight.
pub fn change_paid(reader: Reader<'_>, tonight: &Tonight) -> Result<ChangePaid, BankError> {
    let paid = standing_of(reader, tonight.evening.id)?.into_iter().filter_map(|fact| {
        let Fact::CashOut(CashOutFact::CashedOut(cashed)) = fact else { return None };
        Some((cashed.player, cashed.stack))
    });
    Ok(ChangePaid::of(tonight, paid))
}

/// If the house wants two counts, nobody is paid before both agree with the book. Returns what a ruling said, and the doubt.
fn counted(
    session: &Session<'_, '_>,
    tonight: &Tonight,
    player: PlayerId,
) -> Result<(Option<Notice>, Option<Refusal>), BankError> {
    if !two_counts::wanted(tonight) || !has_stack(session, tonight, player)? {
        return Ok((None, None));
    }
    let counts = counts(session, tonight, player)?;
    match two_counts::check(tonight, player, &counts) {
        Ok(()) => Ok((counts.ruled.map(|_| two_counts::as_ruled(tonight, player)), None)),
        Err(doubt) => Ok((None, Some(doubt))),
    }
}

/// Players who are paid by the book without a count, if the house doesn't want two counts before anybody is paid.
fn uncounted(
    session: &Session<'_, '_>,
    tonight: &Tonight,
    players: &[PlayerId],
) -> Result<Vec<Notice>, BankError> {
    if two_counts::wanted(tonight) {
        return Ok(Vec::new());
    }
    let nobody = with_stacks(session, tonight, players.iter().copied())?;
    let nobody: Vec<_> = nobody.into_iter().map(|player| (player, TwoCounts::default())).collect();
    Ok(closing::uncounted(tonight, &nobody))
}

/// Pays against the counts if the banker insists.
fn paid_all_the_same(tonight: &Tonight, doubts: Vec<Refusal>) -> Result<Option<Notice>, Refusal> {
    let rule = two_counts::rule(tonight);
    let said = tonight.asked_together(doubts)?;
    Ok(said.map(|said| match *said.what {
        Remark::Meant(why) => Notice::new(rule.as_deref(), Remark::PaidAllTheSame(why)),
        what => Notice::new(rule.as_deref(), what),
    }))
}

/// At the close, nobody is paid over counts known to be wrong unless the host ruled or the banker insists. Returns what to say
/// then, and about stacks that weren't counted, or were counted only once.
pub fn check_known_counts(session: &Session<'_, '_>, tonight: &Tonight) -> Result<Vec<Notice>, BankError> {
    let evening = &tonight.evening;
    let players = evening.sittings.iter().map(|sitting| sitting.player);
    let with_chips = with_stacks(session, tonight, players)?;
    let (mut doubts, mut ruled, mut unruled) = (Vec::new(), Vec::new(), Vec::new());
    for (player, counts) in counts_of(session, tonight, with_chips)? {
        match two_counts::check_known(tonight, player, &counts) {
            Ok(()) if counts.ruled.is_some() && two_counts::wanted(tonight) => {
                ruled.push(two_counts::as_ruled(tonight, player));
            }
            Ok(()) => unruled.push((player, counts)),
            Err(doubt) => doubts.push(doubt),
        }
    }
    let mut notices = closing::uncounted(tonight, &unruled);
    notices.extend(ruled);
    notices.extend(paid_all_the_same(tonight, doubts)?);
    Ok(notices)
}

/// Pays these players in this order.
pub fn in_order(
    session: &mut Session<'_, '_>,
    order: &[PlayerId],
    by: PaidBy,
) -> Result<(Vec<CashedOut>, Vec<Notice>), BankError> {
    let mut all = Vec::new();
    let mut notices = Vec::new();
    for player in order {
        let tonight = session.tonight()?;
        let home = going_home(session, &tonight, *player, by)?;
        let (cashed, said) = cash_out::cash_out(&tonight, *player, None, &home)?;
        session.record(&CashOutFact::CashedOut(cashed.clone()).into())?;
        if !session.tonight()?.plays_in_tournament(*player) {
            session.record(&SeatFact::Left { night: cashed.night, player: cashed.player }.into())?;
        }
        all.push(cashed);
        notices.extend(said);
    }
    Ok((all, notices))
}
