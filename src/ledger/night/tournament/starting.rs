//! The start: entrants, prizes that make exactly the pool, and who rules (PIG-02, PIG-16).

use crate::ids::PlayerId;
use crate::night::apart;
use crate::night::tonight::Tonight;
use crate::night::tournament::{entering, making, one_table};
use crate::refusal::{Notice, Refusal};
use crate::tournament::clock::Moment;
use crate::tournament::did::Did;
use crate::tournament::prize_offers::suggestions;
use crate::tournament::prize_table::{PrizeTable, Share};
use crate::tournament::{Phase, Tournament};
use engine::house::key;
use engine::money::Currency;

/// What is said with the start, where it was not said before.
#[derive(Clone, Debug, Default)]
pub struct SaidAtStart {
    pub prizes: Option<PrizeTable>,
    pub host: Option<PlayerId>,
    pub deputy: Option<PlayerId>,
}

/// May the first card be dealt?
pub fn start(tonight: &Tonight, said: SaidAtStart, moment: Moment) -> Result<(Did, Vec<Notice>), Refusal> {
    let on = tonight.the_tournament()?;
    if on.phase != Phase::Entering {
        let message = format!("tournament {} has begun already", on.number);
        return Err(Refusal::worded("tournament-begun", message).hint("tournament status"));
    }
    if on.entrants.len() < 2 {
        let message = format!("{} entered, and a tournament takes two", on.entrants.len());
        return Err(Refusal::worded("too-few-entrants", message).hint("tournament enter --help"));
    }
    let players: Vec<PlayerId> = on.players().collect();
    one_table::check_together(tonight, on, &players)?;
    apart::check_enters(tonight, &players)?;
    let prizes = prize_table(tonight, on, said.prizes)?;
    let (host, deputy) = (said.host.or(on.terms.host), said.deputy.or(on.terms.deputy));
    check_host(tonight, host, deputy)?;
    let seats =
        tonight.evening.sittings.iter().filter(|sitting| on.is_in(sitting.player) && sitting.seat.is_none());
    let unseated = seats.count();
    let mut notices = Vec::new();
    if let Some(too_many) = entering::too_many(tonight) {
        notices.push(too_many);
    } else if unseated > 0 {
        let text = format!("{unseated} of {} have no seat number: seat PLAYER N", on.entrants.len());
        notices.push(Notice::worded(None, text));
    }
    let field = on.players().collect();
    Ok((Did::Started { prizes, host, deputy, moment, field }, notices))
}

/// The prize table: as said now, as announced, or as the house has it; it must make exactly the pool, or it is asked.
fn prize_table(tonight: &Tonight, on: &Tournament, said: Option<PrizeTable>) -> Result<PrizeTable, Refusal> {
    let printed = tonight.house.shares(key::TOURNAMENT_PAYOUT_PRINTED);
    let rule = printed.as_ref().and_then(|printed| printed.rule.clone());
    let house = || {
        let valid = tonight.house.shares(key::TOURNAMENT_PAYOUT);
        valid.or_else(|| printed.clone()).map(|shares| percent(&shares.value))
    };
    let Some(table) = said.or_else(|| on.terms.prizes.clone()).or_else(house) else {
        let refusal = Refusal::worded("prizes-unsaid", "the house names no prizes, and none were said");
        return Err(with_offers(refusal, on.entrants.len()));
    };
    let asked = |refusal: Refusal| with_offers(refusal, on.entrants.len());
    table.check(tonight.currency, rule.as_deref()).map_err(asked)?;
    // Rebuys and late entries may still add to the pool: amounts are held against what it is now.
    table.check_pool(on.pool, tonight.currency, rule.as_deref()).map_err(asked)?;
    table.check_field(on.entrants.len(), rule.as_deref()).map_err(asked)?;
    Ok(table)
}

fn percent(shares: &[u32]) -> PrizeTable {
    PrizeTable::Shares(shares.iter().map(|share| Share::percent(*share)).collect())
}

/// With tables that could be paid, as they are typed; offered, never applied (C-PIG-01).
fn with_offers(refusal: Refusal, entrants: usize) -> Refusal {
    suggestions(entrants).iter().fold(refusal, |refusal, offer| {
        let table = PrizeTable::Shares(offer.to_vec()).typed(Currency::POINTS);
        refusal.or_hint(format!("tournament start --payout {table}"))
    })
}

/// Where the host rules, he and whoever rules in his own quarrels are named before play (PIG-02).
fn check_host(tonight: &Tonight, host: Option<PlayerId>, deputy: Option<PlayerId>) -> Result<(), Refusal> {
    making::check_host(tonight, host, deputy)?;
    let Some(ruling) = tonight.house.word(key::RULING).filter(|ruling| ruling.value == "host") else {
        return Ok(());
    };
    let missing = match (host, deputy) {
        (None, _) => "who is host",
        (_, None) => "who rules where the host is party to it",
        _ => return Ok(()),
    };
    Err(Refusal::worded("host-unsaid", format!("it was not said {missing}"))
        .by(ruling.rule.as_deref())
        .hint("tournament start --help"))
}
