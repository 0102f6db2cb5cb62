//! What all who are in must agree on, and what one person rules alone (PIG-01, PIG-02, PIG-03, PIG-27).

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use crate::night::tournament::dealing::check_contested;
use crate::night::tournament::going::check_in;
use crate::night::tournament::making::{check_ante, check_payable};
use crate::night::tournament::paying::check_taken;
use crate::refusal::{LevelsRefused, Refusal, TableMatter, TournamentDealRefused};
use crate::tournament::chips;
use crate::tournament::clock::{Clock, ClockAct, Moment};
use crate::tournament::did::Did;
use crate::tournament::levels::Level;
use crate::tournament::prize_table::PrizeTable;
use crate::tournament::{Phase, Tournament};
use engine::house::key;

/// Everybody who is in, unless somebody is against it: then it isn't adopted (PIG-01).
pub fn all_agree(tonight: &Tonight, against: &[PlayerId], on: TableMatter) -> Result<Vec<PlayerId>, Refusal> {
    let tournament = tonight.the_tournament()?;
    for player in against {
        check_in(tonight, tournament, *player)?;
    }
    let all: Vec<PlayerId> = tournament.players().collect();
    if all.is_empty() {
        return Err(Refusal::new(TournamentDealRefused::NobodyEntered { on }));
    }
    if against.is_empty() {
        return Ok(all);
    }
    let against = against.iter().map(|player| tonight.name(*player).to_owned()).collect();
    let rule =
        tonight.house.text(key::RULES_BASE).and_then(|base| base.rule).filter(|_| tonight.is_tournament());
    let split = TournamentDealRefused::NotUnanimous { on, all: all.len(), against };
    Err(Refusal::new(split).by(rule.as_deref()))
}

/// Writes down a rule change that all agreed on (PIG-01).
pub fn change(tonight: &Tonight, text: String, against: &[PlayerId]) -> Result<Did, Refusal> {
    let agreed = all_agree(tonight, against, TableMatter::Rules)?;
    Ok(Did::Agreed { text, hand: tonight.evening.hands, agreed })
}

/// Other prizes, agreed by everybody: they add up to the pool, and go to no more places than players can have.
pub fn prizes(tonight: &Tonight, prizes: PrizeTable, against: &[PlayerId]) -> Result<Did, Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    if on.chopped.is_some() {
        return Err(Refusal::new(TournamentDealRefused::SharedAlready));
    }
    let agreed = all_agree(tonight, against, TableMatter::Prizes)?;
    let rule = tonight.house.setting(key::TOURNAMENT_PAYOUT_PRINTED).and_then(|said| said.rule.clone());
    prizes.check(tonight.currency, rule.as_deref())?;
    prizes.check_pool(on.pool, tonight.currency, rule.as_deref())?;
    check_payable(tonight, &prizes)?;
    prizes.check_field(on.entrants.len(), rule.as_deref())?;
    check_taken(tonight, on, &prizes)?;
    Ok(Did::Prizes { prizes, hand: tonight.evening.hands, agreed })
}

/// A level the table agreed on, from now on (PIG-27).
pub fn level(tonight: &Tonight, level: Level, against: &[PlayerId], moment: Moment) -> Result<Did, Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    check_contested(tonight, on)?;
    let agreed = all_agree(tonight, against, TableMatter::Level)?;
    check_ante(tonight, &level)?;
    let unit = on.terms.unit;
    if let Some(blinds) = level.blinds()
        && let Some(fine) = blinds.amounts().find(|amount| !amount.remainder(unit).is_zero())
    {
        let [amount, unit] = [fine, unit].map(chips);
        return Err(Refusal::new(TournamentDealRefused::LevelNotPayable { amount, unit }));
    }
    if let Some(played) = level.blinds().filter(|blinds| on.blinds(&moment) == Ok(Some(*blinds))) {
        return Err(Refusal::new(LevelsRefused::PlayedAlready(played.into())));
    }
    if level.is_break() && on.reading(&moment)?.next().is_none() {
        return Err(Refusal::new(LevelsRefused::BreakAfterTheLast));
    }
    check_clock(on, &moment, &ClockAct::Agreed(level))?;
    on.check_rises(tonight.evening.hands, &moment, &ClockAct::Agreed(level))?;
    Ok(Did::Level { moment, level, hand: tonight.evening.hands, agreed })
}

/// Something done to the clock, unless somebody is against it.
pub fn clock(tonight: &Tonight, act: ClockAct, against: &[PlayerId], moment: Moment) -> Result<Did, Refusal> {
    let on = tonight.the_tournament()?;
    if on.phase != Phase::Running || act != ClockAct::Pause {
        on.check_running(tonight)?;
    }
    let ClockAct::Level(position) = act else {
        check_clock(on, &moment, &act)?;
        return Ok(Did::Clock { moment, act, hand: 0, agreed: Vec::new() });
    };
    let agreed = all_agree(tonight, against, TableMatter::Level)?;
    check_clock(on, &moment, &act)?;
    check_other(on, &moment, position)?;
    on.check_rises(tonight.evening.hands, &moment, &act)?;
    Ok(Did::Clock { moment, act, hand: tonight.evening.hands, agreed })
}

/// If a level lasts until the table agrees on another, beginning it again changes nothing.
fn check_other(on: &Tournament, moment: &Moment, position: u32) -> Result<(), Refusal> {
    let reading = on.reading(moment)?;
    if reading.left.is_some() || usize::try_from(position) != Ok(reading.position) {
        return Ok(());
    }
    Err(Refusal::new(TournamentDealRefused::SameLevel { level: reading.number() }))
}

fn check_clock(on: &Tournament, moment: &Moment, act: &ClockAct) -> Result<(), Refusal> {
    let begun = Clock::new(on.terms.levels.clone())?;
    let clock = on.clock.iter().try_fold(begun, |clock, (moment, act)| clock.after(moment, act))?;
    clock.may(moment, act)
}

/// Play stops until there is a ruling: cards and chips stay as they are (PIG-03).
pub fn stop(tonight: &Tonight, why: String, parties: Vec<PlayerId>) -> Result<Did, Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    Ok(Did::Stopped { why, parties })
}

/// True if the stop also stopped the clock: then it goes on with the ruling.
#[must_use]
pub fn stopped_the_clock(tonight: &Tonight) -> bool {
    let Some(on) = tonight.tournament() else { return false };
    on.stopped.as_ref().is_some_and(|stop| on.clock.len() > stop.clock)
}

/// If the host rules, nobody else does, except the deputy in the host's place (PIG-02); before a host is named, anybody may be
/// noted.
///
/// # Errors
///
/// `other-judge`.
pub fn check_judge(tonight: &Tonight, by: Option<PlayerId>) -> Result<(), Refusal> {
    let Some(ruling) = tonight.house.word(key::RULING).filter(|ruling| ruling.value == "host") else {
        return Ok(());
    };
    let terms = tonight.tournament().map(|on| &on.terms);
    let (host, deputy) = terms.map_or((None, None), |terms| (terms.host, terms.deputy));
    match (host, by) {
        (Some(host), Some(by)) if by != host && Some(by) != deputy => {
            Err(other_judge(tonight, host, by).by(ruling.rule.as_deref()))
        }
        _ => Ok(()),
    }
}

fn other_judge(tonight: &Tonight, judge: PlayerId, named: PlayerId) -> Refusal {
    let [judge, named] = [judge, named].map(|player| tonight.name(player).to_owned());
    Refusal::new(TournamentDealRefused::OtherJudge { judge, named })
}

/// Who rules when play has stopped: the host, or the player chosen for disputes the host is part of (PIG-02).
pub fn resume(tonight: &Tonight, ruling: String, by: Option<PlayerId>) -> Result<Option<Did>, Refusal> {
    let Some(on) = tonight.tournament() else { return Ok(None) };
    let Some(stop) = &on.stopped else { return Ok(None) };
    let partial = |player: &PlayerId| stop.parties.contains(player);
    let (host, deputy) = (on.terms.host, on.terms.deputy);
    let due = match host {
        Some(host) if !partial(&host) => Some(host),
        Some(_) => deputy.filter(|deputy| !partial(deputy)),
        None => by.or(tonight.evening.banker).filter(|judge| !partial(judge)),
    };
    let rule = tonight.house.word(key::RULING).and_then(|said| said.rule);
    let Some(due) = due else {
        let party = by.or(tonight.evening.banker).filter(|_| host.is_none());
        let party = party.map(|judge| tonight.name(judge).to_owned());
        let chosen = by.filter(|by| !partial(by));
        return match chosen {
            Some(by) => Ok(Some(Did::Resumed { ruling, by })),
            None => Err(Refusal::new(TournamentDealRefused::NoJudge { party }).by(rule.as_deref())),
        };
    };
    match by.filter(|by| *by != due) {
        Some(other) => Err(other_judge(tonight, due, other).by(rule.as_deref())),
        None => Ok(Some(Did::Resumed { ruling, by: due })),
    }
}
