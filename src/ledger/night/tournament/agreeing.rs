//! What all who are in must agree on, and what one of them rules alone (PIG-01, PIG-02, PIG-03, PIG-27).

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use crate::night::tournament::going::check_in;
use crate::night::tournament::making::check_ante;
use crate::night::tournament::paying::check_taken;
use crate::refusal::Refusal;
use crate::tournament::clock::{Clock, ClockAct, Moment};
use crate::tournament::did::Did;
use crate::tournament::levels::Level;
use crate::tournament::prize_table::PrizeTable;
use crate::tournament::{Phase, Tournament};
use engine::house::key;

/// Everybody who is in, unless somebody is against it: then it is not adopted (PIG-01).
pub fn all_agree(tonight: &Tonight, against: &[PlayerId], what: &str) -> Result<Vec<PlayerId>, Refusal> {
    let on = tonight.the_tournament()?;
    for player in against {
        check_in(tonight, on, *player)?;
    }
    let all: Vec<PlayerId> = on.players().collect();
    if all.is_empty() {
        let message = format!("{what} takes all who are in, and nobody has entered");
        return Err(Refusal::worded("nobody-entered", message).hint("tournament enter --help"));
    }
    let no: Vec<String> = against.iter().map(|player| format!("`{}`", tonight.name(*player))).collect();
    if no.is_empty() {
        return Ok(all);
    }
    let message =
        format!("{what} takes all {} who are in, and {} is against it", all.len(), no.join(" and "));
    let rule =
        tonight.house.text(key::RULES_BASE).and_then(|base| base.rule).filter(|_| tonight.is_tournament());
    Err(Refusal::worded("not-unanimous", message).by(rule.as_deref()))
}

/// Writes down a change of the rules that all agreed on (PIG-01).
pub fn change(tonight: &Tonight, text: String, against: &[PlayerId]) -> Result<Did, Refusal> {
    let agreed = all_agree(tonight, against, "a change of the rules")?;
    Ok(Did::Agreed { text, hand: tonight.evening.hands, agreed })
}

/// Other prizes, which all agreed on: they make the pool, and go to no more places than somebody can have.
pub fn prizes(tonight: &Tonight, prizes: PrizeTable, against: &[PlayerId]) -> Result<Did, Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    if on.chopped.is_some() {
        let message = "they agreed on a deal already, and the prizes are shared by it";
        return Err(Refusal::worded("chopped-already", message).hint("tournament payout"));
    }
    let agreed = all_agree(tonight, against, "another prize table")?;
    let rule = tonight.house.setting(key::TOURNAMENT_PAYOUT_PRINTED).and_then(|said| said.rule.clone());
    prizes.check(tonight.currency, rule.as_deref())?;
    prizes.check_pool(on.pool, tonight.currency, rule.as_deref())?;
    prizes.check_field(on.entrants.len(), rule.as_deref())?;
    check_taken(tonight, on, &prizes)?;
    Ok(Did::Prizes { prizes, hand: tonight.evening.hands, agreed })
}

/// A level the table agreed on, from now on (PIG-27).
pub fn level(tonight: &Tonight, level: Level, against: &[PlayerId], moment: Moment) -> Result<Did, Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    let agreed = all_agree(tonight, against, "another level")?;
    check_ante(tonight, &level)?;
    let unit = on.terms.unit;
    if let Some(blinds) = level.blinds()
        && let Some(fine) = blinds.amounts().find(|amount| !amount.remainder(unit).is_zero())
    {
        let shown = |chips| engine::money::Currency::CHIPS.shown(chips);
        let message = format!("{} cannot be paid in chips of {}", shown(fine), shown(unit));
        let (small, big) = (unit.minor(), unit.minor().saturating_mul(2));
        return Err(
            Refusal::worded("level-unpayable", message).hint(format!("tournament level {small}/{big}"))
        );
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
    let agreed = all_agree(tonight, against, "another level")?;
    check_clock(on, &moment, &act)?;
    check_other(on, &moment, position)?;
    on.check_rises(tonight.evening.hands, &moment, &act)?;
    Ok(Did::Clock { moment, act, hand: tonight.evening.hands, agreed })
}

/// Where a level lasts until the table agrees on another, to begin it again changes nothing.
fn check_other(on: &Tournament, moment: &Moment, position: u32) -> Result<(), Refusal> {
    let reading = on.reading(moment)?;
    if reading.left.is_some() || usize::try_from(position) != Ok(reading.position) {
        return Ok(());
    }
    let message = format!("level {} is played already", reading.number());
    Err(Refusal::worded("no-level", message).hint("tournament level"))
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

/// True if the stop stopped the clock too: then it goes on with the ruling.
#[must_use]
pub fn stopped_the_clock(tonight: &Tonight) -> bool {
    let Some(on) = tonight.tournament() else { return false };
    on.stopped.as_ref().is_some_and(|stop| on.clock.len() > stop.clock)
}

/// Where the host rules nobody else does, but the deputy for him (PIG-02); before a host is named anybody may be noted.
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
            let message = format!("`{}` rules here, not `{}`", tonight.name(host), tonight.name(by));
            Err(Refusal::worded("other-judge", message).by(ruling.rule.as_deref()).hint("ruling --help"))
        }
        _ => Ok(()),
    }
}

/// Who rules on what play stands still for: the host, or whoever was chosen for where the host is party to it (PIG-02).
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
        let message = match (host, by.or(tonight.evening.banker)) {
            (None, Some(judge)) => {
                let name = tonight.name(judge);
                format!("no host was named, and `{name}` is party to it; the others choose who rules")
            }
            _ => "host and deputy are both party to it; the others choose who rules".to_owned(),
        };
        let chosen = by.filter(|by| !partial(by));
        return match chosen {
            Some(by) => Ok(Some(Did::Resumed { ruling, by })),
            None => Err(Refusal::worded("no-judge", message).by(rule.as_deref()).hint("ruling --help")),
        };
    };
    match by.filter(|by| *by != due) {
        Some(other) => {
            let message = format!("`{}` rules here, not `{}`", tonight.name(due), tonight.name(other));
            Err(Refusal::worded("other-judge", message).by(rule.as_deref()).hint("ruling --help"))
        }
        None => Ok(Some(Did::Resumed { ruling, by: due })),
    }
}
