//! A session that was played elsewhere becomes a night: opened, bought, played, counted and closed in one transaction.

mod evening;
mod its_ledger;
mod joined;
mod known;
mod known_hands;
mod played;
mod same_time;

pub use evening::Logged;
pub use known::PAUSE;
pub use played::{LoggedHand, Unplayed};

use crate::accounts::Asset;
use crate::bank::begin::{self, NightWanted};
use crate::bank::closing::{self, Closed};
use crate::bank::desk::{BankError, Session};
use crate::bank::importing::joined::{Came, Joined};
use crate::bank::importing::known::KnownBefore;
use crate::bank::limits;
use crate::bank::loaded::load_night;
use crate::ids::PlayerId;
use crate::journal::{Means, NightFact, OnlineSitting, SessionImported};
use crate::night::buy_in::check_debtor;
use crate::night::closing::{Bearer, Ending, LastNotes};
use crate::night::online;
use crate::refusal::{ClosingNoticed, EveningNoticed};
use crate::time::Instant;

/// What was handed in for one evening: its ledger, its log, or both.
#[derive(Debug, Default)]
pub struct Handed {
    /// The kind of the site.
    pub source: &'static str,
    /// The sittings of the ledger; none if there is only a log.
    pub sittings: Vec<OnlineSitting>,
    /// The log.
    pub log: Option<Logged>,
    /// True if hands that the engine refuses are booked the way the site paid them.
    pub skip_refused: bool,
    /// True if the hands are different from hands in the book that look the same.
    pub is_other: bool,
}

impl Handed {
    /// Everybody under another record.
    fn go_by(&mut self, record: impl Fn(PlayerId) -> PlayerId) {
        if let Some(log) = &mut self.log {
            for player in log.hands.iter_mut().flat_map(|hand| hand.players.iter_mut().flatten()) {
                *player = record(*player);
            }
            log.seen.iter_mut().for_each(|(_, seen)| seen.go_by(&record));
            log.came.iter_mut().for_each(|came| came.player = record(came.player));
            log.joined.iter_mut().for_each(|(_, player)| *player = record(*player));
        }
        self.sittings.iter_mut().for_each(|sitting| sitting.player = record(sitting.player));
    }
}

/// What became of it.
pub enum Imported {
    /// It's a night now: how many hands it has, and which of them aren't known by their acts.
    Night { closed: Box<Closed>, hands: u32, unplayed: Vec<Unplayed> },
    /// It was imported before, by this event.
    Before(u64),
}

/// Takes an evening in, as a night that began then. What the counts are off by is booked on the bearer who was named; without a
/// bearer it's refused. A log whose ledger came in before joins it: that night is taken back and booked with its hands, and what
/// depended on it is written again.
pub fn session(
    session: &mut Session<'_, '_>,
    mut handed: Handed,
    (night, (began, ended)): (NightWanted, (Instant, Instant)),
    bearer: Option<Bearer>,
) -> Result<Imported, BankError> {
    let mut joined = None;
    let mut source = handed.source.to_owned();
    if let Some(log) = handed.log.as_ref().filter(|_| !handed.is_other) {
        known_hands::check_units(session.journal().reader(), log)?;
        known_hands::check_once(session.journal().reader(), log)?;
    }
    match same_time::before(session.journal().reader(), &handed)? {
        KnownBefore::New => {}
        KnownBefore::Same(event) => return Ok(Imported::Before(event)),
        KnownBefore::Ledger { event, source: of, sittings } => {
            joined = Some(Joined::take_back(session, (event, Came::Ledger))?);
            (source, handed.sittings) = (of, sittings);
        }
        KnownBefore::Part { event, ledger } => {
            joined = Some(Joined::take_back(session, (event, Came::Part))?);
            if handed.sittings.is_empty() {
                handed.sittings = ledger.unwrap_or_default();
            }
        }
    }
    if let Some(joined) = &joined {
        handed.go_by(|player| joined.record_then(player));
    }
    if let Some(log) = &handed.log {
        known_hands::check_hands(session.journal().reader(), log, None, handed.is_other)?;
    }
    if !handed.is_other {
        same_time::check_apart(session, &handed)?;
    }
    let (began, ended) = with_all(&handed.sittings, (began, ended));
    let night = joined.as_ref().map_or_else(|| Ok(night.clone()), |joined| joined.night(&night))?;
    begin::open_at(session, night, began)?;
    let (tonight, before) = (session.tonight()?, session.journal().reader().debts(Asset::Book)?);
    let night = tonight.evening.id;
    let logged = handed.log.as_ref().map(Logged::sittings).transpose()?.unwrap_or_default();
    // A guest needs an inviter who stands for the debts (MIK-12).
    let mut sat = handed.sittings.iter().chain(&logged);
    sat.try_for_each(|sitting| check_debtor(&tonight, sitting.player, Means::Note))?;
    let sittings = if handed.sittings.is_empty() { logged } else { handed.sittings.clone() };
    let facts = online::facts(night, &sittings)?;
    let by_log = handed.sittings.is_empty();
    session
        .record(&NightFact::SessionImported(SessionImported { night, source, sittings, by_log }).into())?;
    let (mut hands, mut unplayed, mut heard) = (0, Vec::new(), Vec::new());
    match &handed.log {
        None => facts.iter().try_for_each(|fact| session.record(fact).map(|_| ()))?,
        Some(log) => {
            (hands, unplayed) = evening::play(session, log, handed.skip_refused)?;
            session.happens_at(ended);
            heard = evening::settle(session, log, &handed.sittings)?;
        }
    }
    let ending = Ending { bearer, notes: LastNotes::Kept, is_elsewhere: true, ..Ending::default() };
    let mut closed = closing::close(session, &ending)?;
    // There was no chip and no drawer that anybody could have counted.
    closed.notices.drain(closed.turned_in.clone());
    // The site said what everybody won.
    closed.notices.retain(|notice| *notice.what != ClosingNoticed::WithoutPrizes.into());
    let number = closed.tonight.evening.number;
    let written = joined.as_ref().map(|joined| joined.write_again(session, number)).transpose()?;
    if let Some(joined) = joined.filter(Joined::has_later) {
        // Somebody may have another name again.
        closed.tonight = load_night(session.journal().reader(), night)?;
        if let Some(log) = &handed.log {
            // A later night may have some of the hands.
            let own = known_hands::OwnNight { night: number, again: joined.hands() };
            known_hands::check_hands(session.journal().reader(), log, Some(&own), handed.is_other)?;
        }
        // These are today's debts: what came after the night is in them, and is written again.
        closed.notices.retain(|notice| *notice.what != EveningNoticed::LaterDebtsStay.into());
        closed.consolidation.unchanged(session.journal().reader().debts(Asset::Book)?);
    }
    closed.notices.splice(0..0, written.into_iter().chain(heard));
    closed.notices.extend(limits::passed(session, &before)?);
    closed.notices.dedup();
    Ok(Imported::Night { closed: Box::new(closed), hands, unplayed })
}

/// The hours of the evening with all its sittings: the ledger may go on longer than a part of its log.
fn with_all(sittings: &[OnlineSitting], (began, ended): (Instant, Instant)) -> (Instant, Instant) {
    let sat = || sittings.iter().flat_map(|sitting| [sitting.began, sitting.ended]).flatten();
    (sat().min().map_or(began, |at| at.min(began)), sat().max().map_or(ended, |at| at.max(ended)))
}
