//! Leaving: who may, what the house says about it, and announcing it (DAV-13).

use crate::ids::PlayerId;
use crate::journal::{Fact, LeaveAnnounced, SeatFact};
use crate::night::evening::{Evening, Sitting};
use crate::night::ring::{seated, times_dealt};
use crate::night::tables::count_at;
use crate::night::tonight::Tonight;
use crate::refusal::{LeavingNoticed, LeavingRefused, Notice, NoticeDue, Refusal};
use crate::time::Instant;
use engine::house::{House, Ruled, key};

/// Lets a player leave. What the house says about it is said, not enforced: nobody can be held at a table.
///
/// # Errors
///
/// `not-in-the-game`, `chips-left`.
pub fn leave(tonight: &Tonight, player: PlayerId) -> Result<Fact, Refusal> {
    let evening = &tonight.evening;
    let (name, stack) = (tonight.name(player).to_owned(), tonight.amount(evening.chips(player)));
    if evening.sitting(player).is_none_or(|sitting| sitting.left.is_some()) {
        return Err(tonight.not_in_the_game(player));
    }
    if tonight.plays_in_tournament(player) {
        return Err(Refusal::new(LeavingRefused::InTournament { name }));
    }
    if !stack.is_zero() {
        return Err(Refusal::new(LeavingRefused::ChipsLeft { name, stack }));
    }
    Ok(SeatFact::Left { night: evening.id, player }.into())
}

/// Notes that a player will leave.
///
/// # Errors
///
/// `not-in-the-game`, `announced-already`.
pub fn announce(tonight: &Tonight, player: PlayerId) -> Result<Fact, Refusal> {
    let name = || tonight.name(player).to_owned();
    let here = tonight.evening.sitting(player).filter(|sitting| sitting.left.is_none());
    let sitting = here.ok_or_else(|| tonight.not_in_the_game(player))?;
    if sitting.notice.is_some() {
        let has_chips = tonight.evening.chips(player).is_positive();
        return Err(Refusal::new(LeavingRefused::SaidAlready { name: name(), has_chips }));
    }
    let dealt = dealt_at(tonight, sitting.table);
    Ok(SeatFact::LeaveAnnounced(LeaveAnnounced { night: tonight.evening.id, player, dealt }).into())
}

/// What the house says about `player` taking chips off at `now`, before the end; nothing about a player who has none.
#[must_use]
pub fn early_notices(tonight: &Tonight, player: PlayerId, now: Instant) -> Vec<Notice> {
    let Some(terms) = tonight.house.word(key::LEAVE_EARLY).filter(|terms| terms.value != "any-time") else {
        return winnings(tonight, player).into_iter().collect();
    };
    let evening = &tonight.evening;
    let name = tonight.name(player).to_owned();
    match (terms.value, evening.sitting(player)) {
        ("not-before-equal-deals", _) if !deals_are_equal(evening) => {
            vec![Notice::new(terms.rule.as_deref(), LeavingNoticed::UnequalDeals { name })]
        }
        // A player who leaves a tournament early types `tournament leave`; chips are turned in when it's over.
        ("forfeits", _) if !evening.chips(player).is_zero() && !tonight.is_tournament() => {
            vec![Notice::new(terms.rule.as_deref(), LeavingNoticed::Forfeits { name })]
        }
        ("with-notice", Some(sitting)) if !evening.chips(player).is_zero() => {
            vec![with_notice(tonight, sitting, &terms, now)]
        }
        _ => Vec::new(),
    }
}

/// A player who is ahead and takes the winnings away while others still play, if nobody may do that by leaving early.
fn winnings(tonight: &Tonight, player: PlayerId) -> Option<Notice> {
    let stays = tonight.house.word(key::RATHOLING).filter(|stays| stays.value == "no-leaving")?;
    let evening = &tonight.evening;
    let bought = evening.sitting(player)?.bought;
    let ahead = evening.chips(player).minus(bought).ok().filter(|ahead| ahead.is_positive())?;
    let others = evening.sittings.iter().filter(|other| other.player != player);
    let plays = others.filter(|other| evening.chips(other.player).is_positive()).count() > 1;
    let (name, ahead) = (tonight.name(player).to_owned(), tonight.amount(ahead));
    let what = LeavingNoticed::TakesWinnings { name, ahead };
    (plays && evening.hands > 0).then(|| Notice::new(stays.rule.as_deref(), what))
}

/// Whether the player announced it early enough: as many rounds or minutes before as the house says.
fn with_notice(tonight: &Tonight, sitting: &Sitting, terms: &Ruled<&'static str>, now: Instant) -> Notice {
    let name = tonight.name(sitting.player).to_owned();
    let due = notice_due(&tonight.house);
    let Some((said, dealt)) = sitting.notice else {
        return Notice::new(terms.rule.as_deref(), LeavingNoticed::WithoutNotice { name, due });
    };
    let minutes = now.0.saturating_sub(said.0).checked_div(60_000).unwrap_or_default();
    let hands = dealt_at(tonight, sitting.table).saturating_sub(dealt);
    let round = count_at(&tonight.evening, sitting.table);
    let wanted = due.rounds.saturating_mul(i64::try_from(round).unwrap_or(i64::MAX));
    let enough = i64::from(hands) >= wanted || due.minutes.is_some_and(|least| minutes >= least);
    if enough {
        return Notice::new(None, LeavingNoticed::InTime { name, minutes, hands });
    }
    Notice::new(terms.rule.as_deref(), LeavingNoticed::TooLate { name, minutes, hands, due, wanted })
}

/// How much notice the house wants: this many rounds, or the minutes that also do.
#[must_use]
pub fn notice_due(house: &House) -> NoticeDue {
    let figure = |key| house.count(key).map(|said| said.value);
    let rounds = figure(key::LEAVE_NOTICE_ROUNDS).unwrap_or(1);
    NoticeDue { rounds, minutes: figure(key::LEAVE_NOTICE_MINUTES) }
}

/// How many hands a table was dealt, by its deals or by its hands, whichever were noted.
fn dealt_at(tonight: &Tonight, table: u32) -> u32 {
    let here = tonight.at_table(table).evening;
    u32::try_from(here.deals.len()).unwrap_or(u32::MAX).max(here.hands)
}

/// True when everybody at the table has dealt equally often (or nobody noted any deal).
fn deals_are_equal(evening: &Evening) -> bool {
    let mut counts = seated(evening).into_iter().map(|(_, player)| times_dealt(evening, player));
    let first = counts.next();
    counts.all(|count| Some(count) == first)
}
