//! The start: entrants, prizes that add up to exactly the pool, and who rules (PIG-02, PIG-16).

use crate::ids::PlayerId;
use crate::night::apart;
use crate::night::tonight::Tonight;
use crate::night::tournament::{entering, making, one_table};
use crate::refusal::{
    MissingJudge, Notice, PrizesRefused, Refusal, TournamentNoticed, TournamentRefused,
    TournamentTableRefused, Why,
};
use crate::tournament::clock::Moment;
use crate::tournament::did::Did;
use crate::tournament::prize_offers::suggestions;
use crate::tournament::prize_table::{PrizeTable, Share};
use crate::tournament::{Phase, Tournament};
use engine::house::key;
use engine::money::Currency;

/// What's said with the start, if it wasn't said before.
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
        return Err(Refusal::new(TournamentTableRefused::Begun { number: on.number }));
    }
    if on.entrants.len() < 2 {
        let entered = on.entrants.len();
        return Err(Refusal::new(TournamentTableRefused::TooFewEntrants { entered }));
    }
    let players: Vec<PlayerId> = on.players().collect();
    one_table::check_together(tonight, on, &players)?;
    apart::check_enters(tonight, &players)?;
    let prizes = prize_table(tonight, on, said.prizes)?;
    making::check_payable(tonight, &prizes)?;
    let (host, deputy) = (said.host.or(on.terms.host), said.deputy.or(on.terms.deputy));
    check_host(tonight, on, (host, deputy))?;
    let seats =
        tonight.evening.sittings.iter().filter(|sitting| on.is_in(sitting.player) && sitting.seat.is_none());
    let unseated = seats.count();
    let mut notices = Vec::new();
    if let Some(too_many) = entering::too_many(tonight) {
        notices.push(too_many);
    } else if unseated > 0 {
        let (without, entered) = (unseated, on.entrants.len());
        notices.push(Notice::new(None, TournamentNoticed::WithoutSeat { without, entered }));
    }
    let field = on.players().collect();
    Ok((Did::Started { prizes, host, deputy, moment, field }, notices))
}

/// The prize table: as said now, as announced, or as the house has it. If it doesn't add up to exactly the pool, it's asked for.
fn prize_table(tonight: &Tonight, on: &Tournament, said: Option<PrizeTable>) -> Result<PrizeTable, Refusal> {
    let printed = tonight.house.shares(key::TOURNAMENT_PAYOUT_PRINTED);
    let rule = printed.as_ref().and_then(|printed| printed.rule.clone());
    let house = || {
        let valid = tonight.house.shares(key::TOURNAMENT_PAYOUT);
        valid.or_else(|| printed.clone()).map(|shares| percent(&shares.value))
    };
    let Some(table) = said.or_else(|| on.terms.prizes.clone()).or_else(house) else {
        return Err(Refusal::new(PrizesRefused::Unsaid { offers: offers(on.entrants.len()) }));
    };
    let asked = |refusal: Refusal| refusal.seen_from(|why| with_offers(why, on.entrants.len()));
    table.check(tonight.currency, rule.as_deref()).map_err(asked)?;
    // Rebuys and late entries may still add to the pool: amounts are compared with what it is now.
    table.check_pool(on.pool, tonight.currency, rule.as_deref()).map_err(asked)?;
    table.check_field(on.entrants.len(), rule.as_deref()).map_err(asked)?;
    Ok(table)
}

fn percent(shares: &[u32]) -> PrizeTable {
    PrizeTable::Shares(shares.iter().map(|share| Share::percent(*share)).collect())
}

/// What is wrong with the prizes, with tables that could be paid.
fn with_offers(why: Why, entrants: usize) -> Why {
    match why {
        Why::TournamentRefused(TournamentRefused::Prizes(PrizesRefused::Flawed(flaw))) => {
            PrizesRefused::AtTheStart { flaw, offers: offers(entrants) }.into()
        }
        why => why,
    }
}

/// Tables that could be paid, as they're typed; offered, never applied.
fn offers(entrants: usize) -> Vec<String> {
    let tables = suggestions(entrants).iter().map(|offer| PrizeTable::Shares(offer.to_vec()));
    tables.map(|table| table.typed(Currency::POINTS)).collect()
}

/// If the host rules, the host and the player who rules in the host's own disputes are named before play (PIG-02).
fn check_host(
    tonight: &Tonight,
    on: &Tournament,
    (host, deputy): (Option<PlayerId>, Option<PlayerId>),
) -> Result<(), Refusal> {
    making::check_host(tonight, host, deputy)?;
    let Some(ruling) = tonight.house.word(key::RULING).filter(|ruling| ruling.value == "host") else {
        return Ok(());
    };
    let missing = match (host, deputy) {
        (None, None) => MissingJudge::Both,
        (None, Some(_)) => MissingJudge::Host,
        (Some(_), None) => MissingJudge::Deputy,
        (Some(_), Some(_)) => return Ok(()),
    };
    // The likely names: the banker hosts, and another player rules when the host is in the hand.
    let mut likely = tonight.evening.banker.into_iter().chain(on.players());
    let host = host.or_else(|| likely.find(|player| Some(*player) != deputy));
    let deputy = deputy.or_else(|| on.players().find(|player| Some(*player) != host));
    let [host, deputy] =
        [host, deputy].map(|player| player.map_or("", |player| tonight.name(player)).to_owned());
    let unsaid = TournamentTableRefused::JudgeUnsaid { missing, host, deputy };
    Err(Refusal::new(unsaid).by(ruling.rule.as_deref()))
}
