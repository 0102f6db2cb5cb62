//! A log's evening at the bank: who bought when, every hand, who cashed out when, and what the ledger says at the end.

use crate::bank::desk::{BankError, Session};
use crate::bank::importing::played::{LoggedHand, Unplayed};
use crate::ids::{HandId, PlayerId};
use crate::journal::{
    BoughtIn, CashOutFact, ChipFact, Counted, Fact, HandFact, Means, OnlineSitting, PaymentPart, SeatFact,
};
use crate::night::Tonight;
use crate::night::cash_out::{GoingHome, cash_out};
use crate::night::online_moves::{OnlineMove, OnlineSeen, moves};
use crate::refusal::{ImportNoticed, ImportRefused, Notice, Refusal};
use crate::time::Instant;
use engine::money::{Money, Overflow};
use std::collections::BTreeMap;

/// A log with amounts in the book's unit and players by name.
#[derive(Debug, Default)]
pub struct Logged {
    /// What happened, each with its time.
    pub seen: Vec<(Instant, OnlineSeen)>,
    /// The hands in it, in their order.
    pub hands: Vec<LoggedHand>,
    /// Who came: id and nickname there, and when they were first and last seen.
    pub came: Vec<OnlineSitting>,
    /// Who sat down when, as far as the log says.
    pub joined: Vec<(Instant, PlayerId)>,
    /// The number of its first hand, if it numbers them.
    pub first_hand: Option<u64>,
}

impl Logged {
    /// The sittings that the log tells: everybody once, with everything they bought and everything they had.
    pub fn sittings(&self) -> Result<Vec<OnlineSitting>, Overflow> {
        let (_, sums) = moves(&self.seen)?;
        let mut left: BTreeMap<PlayerId, (Money, Money)> = sums;
        let sitting = |came: &OnlineSitting| {
            // A player who had two ids bought under the first.
            let (buy_in, out) = left.remove(&came.player).unwrap_or_default();
            OnlineSitting { buy_in, out, ..came.clone() }
        };
        Ok(self.came.iter().map(sitting).collect())
    }
}

/// Books what the log tells. Returns how many hands there are, and which aren't known by their acts.
pub fn play(
    session: &mut Session<'_, '_>,
    log: &Logged,
    skip: bool,
) -> Result<(u32, Vec<Unplayed>), BankError> {
    let (tonight, mut number, mut unplayed) = (session.tonight()?, 0_u32, Vec::new());
    let mut middle = tonight.evening.pot();
    let night = tonight.evening.id;
    let tables: Vec<&Vec<_>> = log.seen.iter().filter_map(|(_, seen)| table(seen)).collect();
    for (at, moved) in moves(&log.seen)?.0 {
        session.happens_at(at);
        match moved {
            OnlineMove::Buys(player, amount) => _ = session.record(&bought(&tonight, player, amount))?,
            OnlineMove::TakesOff(player, amount) => {
                let (cashed, _) = cash_out(&session.tonight()?, player, Some(amount), &GoingHome::default())?;
                session.record(&CashOutFact::CashedOut(cashed).into())?;
            }
            OnlineMove::Found(player, found) => count(session, player, found)?,
            OnlineMove::Leaves(player) => {
                let now = session.tonight()?;
                if now.evening.chips(player).is_positive() {
                    let (cashed, _) = cash_out(&now, player, None, &GoingHome::default())?;
                    session.record(&CashOutFact::CashedOut(cashed).into())?;
                }
                session.record(&SeatFact::Left { night, player }.into())?;
            }
            OnlineMove::Plays(place) => {
                let hand = HandId(session.fresh_id());
                let (Some(logged), Some(seats)) = (log.hands.get(place), tables.get(place)) else { continue };
                check_once(&tonight, logged, seats)?;
                let next = number.saturating_add(1);
                let (played, listed) = logged.booked(&tonight, (next, hand), (seats, middle), skip)?;
                unplayed.extend(listed);
                if let Some(played) = played {
                    (number, middle) = (next, played.carried_out);
                    session.record(&HandFact::HandPlayed(*played).into())?;
                }
            }
        }
    }
    Ok((number, unplayed))
}

const fn table(seen: &OnlineSeen) -> Option<&Vec<(PlayerId, Money, Option<Money>)>> {
    match seen {
        OnlineSeen::Hand(seats) => Some(seats),
        _ => None,
    }
}

/// Nobody has two seats in one hand.
fn check_once(
    tonight: &Tonight,
    hand: &LoggedHand,
    seats: &[(PlayerId, Money, Option<Money>)],
) -> Result<(), BankError> {
    let mut players: Vec<PlayerId> = seats.iter().map(|(player, ..)| *player).collect();
    players.sort_unstable();
    let twice = players.windows(2).find(|pair| pair.first() == pair.last());
    let Some(player) = twice.and_then(|pair| pair.first()) else { return Ok(()) };
    let (place, name) = (hand.place.clone(), tonight.name(*player).to_owned());
    Err(BankError::BadLine(Refusal::new(ImportRefused::SitsTwice { place, name })))
}

fn bought(tonight: &Tonight, player: PlayerId, amount: Money) -> Fact {
    let parts = vec![PaymentPart { means: Means::Book, amount, note: None }];
    let night = tonight.evening.id;
    ChipFact::BoughtIn(BoughtIn { night, player, seller: None, parts, chips: None }).into()
}

fn count(session: &mut Session<'_, '_>, player: PlayerId, found: Money) -> Result<(), BankError> {
    let tonight = session.tonight()?;
    let (night, expected) = (tonight.evening.id, tonight.evening.chips(player));
    if found.is_negative() {
        // By the ledger this player lost more than the log ever gave them.
        session.record(&bought(&tonight, player, found.abs()))?;
        return count(session, player, Money::ZERO);
    }
    let counted = Counted { night, player, found, expected, chips: None, tournament: None };
    session.record(&ChipFact::Counted(counted).into())?;
    Ok(())
}

/// Counts what everybody has at the end. If the ledger and the log differ, the ledger is right, and that's said.
pub fn settle(
    session: &mut Session<'_, '_>,
    log: &Logged,
    ledger: &[OnlineSitting],
) -> Result<Vec<Notice>, BankError> {
    let mut off: BTreeMap<PlayerId, (Money, Money)> = BTreeMap::new();
    for sitting in ledger {
        let sums = off.entry(sitting.player).or_default();
        sums.0 = sums.0.plus(sitting.out)?.minus(sitting.buy_in)?;
    }
    for (player, (bought, out)) in moves(&log.seen)?.1 {
        // Players missing from the ledger get the log's result.
        let listed = ledger.iter().any(|sitting| sitting.player == player);
        let net = out.minus(bought)?;
        let sums = off.entry(player).or_insert((net, Money::ZERO));
        sums.1 = net;
        if !listed {
            sums.0 = net;
        }
    }
    let later = log.first_hand.filter(|hand| *hand > 1 && ledger.is_empty());
    let mut notices: Vec<Notice> =
        later.map(|hand| Notice::new(None, ImportNoticed::LogStartsAt { hand })).into_iter().collect();
    for (player, (by_ledger, by_log)) in &off {
        let tonight = session.tonight()?;
        let chips = tonight.evening.chips(*player);
        let differs = by_ledger.minus(*by_log)?;
        if !differs.is_zero() {
            let (ledger, log) = (tonight.amount(*by_ledger), tonight.amount(*by_log));
            let name = tonight.name(*player).to_owned();
            notices.push(Notice::new(None, ImportNoticed::LedgerCounts { name, ledger, log }));
        }
        if tonight.evening.sitting(*player).is_none() {
            for fact in crate::night::online::facts(tonight.evening.id, &of(ledger, *player))? {
                session.record(&fact)?;
            }
        } else if chips.is_positive() || !differs.is_zero() {
            count(session, *player, chips.plus(differs)?)?;
        }
    }
    Ok(notices)
}

fn of(ledger: &[OnlineSitting], player: PlayerId) -> Vec<OnlineSitting> {
    ledger.iter().filter(|sitting| sitting.player == player).cloned().collect()
}
