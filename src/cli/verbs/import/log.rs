//! The evening of a log in the book's unit, its players by name.

use crate::cli::failure::Failure;
use crate::cli::verbs::import::logs::Log;
use crate::cli::verbs::import::place::moment;
use crate::cli::verbs::import::who::{Named, Players, unknown};
use engine::formats::hands::poker_now::evening::{LoggedMoment, LoggedPlayer, Played, What};
use engine::formats::hands::{HandRecord, SITE_RULES, Scale, Spot, scaled, scaled_amount};
use engine::money::{Currency, Money};
use ledger::bank::importing::{Logged, LoggedHand};
use ledger::ids::PlayerId;
use ledger::journal::OnlineSitting;
use ledger::night::online_moves::OnlineSeen;
use ledger::time::Instant;

/// Everybody who has chips in the log, once for each name they used.
pub fn people<'m>(moments: impl Iterator<Item = &'m LoggedMoment>) -> Vec<Named> {
    let mut all = Vec::new();
    for LoggedPlayer { id, nickname, .. } in moments.flat_map(here) {
        let named = Named { id: id.clone(), nickname: nickname.clone() };
        if !all.contains(&named) {
            all.push(named);
        }
    }
    all
}

/// Whose chips a moment tells.
fn here(moment: &LoggedMoment) -> Vec<&LoggedPlayer> {
    match &moment.what {
        What::Comes(person) | What::Leaves(person) | What::Has(person, _) => vec![person],
        What::Unsure(people) => people.iter().collect(),
        What::Hand(played) => played.seats.iter().map(|(person, _)| person).collect(),
        What::Renamed { .. } => Vec::new(),
    }
}

/// When everybody was first and last seen, once for each id.
pub fn seats(log: &Log, who: &Players) -> Result<Vec<OnlineSitting>, Failure> {
    let mut seats: Vec<OnlineSitting> = Vec::new();
    for (name, spot, told) in log.moments() {
        let at = moment(name, spot, &told.at)?;
        for person in here(told) {
            match seats.iter_mut().find(|seat| seat.foreign == person.id) {
                Some(seat) => seat.ended = Some(at),
                None => seats.push(OnlineSitting { ended: Some(at), ..came(person, who, at)? }),
            }
        }
    }
    Ok(seats)
}

/// Somebody who came at that time.
fn came(person: &LoggedPlayer, who: &Players, at: Instant) -> Result<OnlineSitting, Failure> {
    Ok(OnlineSitting {
        player: who.get(&person.id).copied().ok_or_else(|| unknown(&[person.nickname.as_str()]))?,
        foreign: person.id.clone(),
        nickname: person.nickname.clone(),
        began: Some(at),
        ended: None,
        buy_in: Money::ZERO,
        out: Money::ZERO,
    })
}

/// The evening of a log for the bank.
pub fn logged(log: &Log, (scale, currency): (Scale, Currency), who: &Players) -> Result<Logged, Failure> {
    let timed =
        log.moments().map(|(name, spot, told)| Ok(((name, spot), moment(name, spot, &told.at)?, told)));
    let told = told(timed, (scale, log.evening.currency, currency), who)?;
    Ok(Logged { first_hand: log.evening.first_hand, ..told })
}

/// What happened, each with its place and time, for the bank; the unit says what amounts count.
pub fn told<'m>(
    moments: impl Iterator<Item = Result<((&'m str, Spot), Instant, &'m LoggedMoment), Failure>>,
    unit: (Scale, Currency, Currency),
    who: &Players,
) -> Result<Logged, Failure> {
    let mut reading = Reading { unit, who: who.clone(), logged: Logged::default() };
    for told in moments {
        let (place, at, moment) = told?;
        reading.take(place, at, moment)?;
    }
    Ok(reading.logged)
}

struct Reading {
    unit: (Scale, Currency, Currency),
    who: Players,
    logged: Logged,
}

impl Reading {
    fn take(&mut self, place: (&str, Spot), at: Instant, told: &LoggedMoment) -> Result<(), Failure> {
        let seen = match &told.what {
            What::Renamed { old, new } => {
                self.leaves(at, old);
                if let Some(player) = self.who.get(old).copied() {
                    self.who.insert(new.clone(), player);
                }
                return Ok(());
            }
            What::Comes(person) => {
                let (player, _) = self.person(at, person)?;
                self.logged.joined.push((at, player));
                return Ok(());
            }
            What::Leaves(person) => {
                let (player, stack) = self.person(at, person)?;
                self.leaves(at, &person.id);
                OnlineSeen::Leaves(player, stack)
            }
            What::Has(person, before) => {
                let (player, stack) = self.person(at, person)?;
                let before = before.map(|before| self.money(before)).transpose()?;
                OnlineSeen::Has(player, stack, before)
            }
            What::Unsure(people) => {
                let people = people.iter().map(|person| self.person(at, person));
                OnlineSeen::Unsure(people.collect::<Result<_, _>>()?)
            }
            What::Hand(played) => self.hand(place, at, played)?,
        };
        self.logged.seen.push((at, seen));
        Ok(())
    }

    /// Who that is and what they have; from now on they count as having come.
    fn person(&mut self, at: Instant, person: &LoggedPlayer) -> Result<(PlayerId, Money), Failure> {
        let new = came(person, &self.who, at)?;
        let player = new.player;
        match self.logged.came.iter_mut().find(|came| came.foreign == person.id) {
            Some(came) => came.ended = None,
            None => self.logged.came.push(new),
        }
        Ok((player, self.money(person.stack)?))
    }

    fn leaves(&mut self, at: Instant, id: &str) {
        let came = self.logged.came.iter_mut().find(|came| came.foreign == id);
        came.into_iter().for_each(|came| came.ended = Some(at));
    }

    fn money(&self, amount: Money) -> Result<Money, Failure> {
        let (scale, from, to) = self.unit;
        Ok(scaled_amount(amount, from, to, scale)?)
    }

    fn hand(
        &mut self,
        (name, spot): (&str, Spot),
        at: Instant,
        played: &Played,
    ) -> Result<OnlineSeen, Failure> {
        let place = format!("{name}:{}:{}", spot.line, spot.column);
        let record = match &played.record {
            Ok(record) => Ok(self.in_money(record)?),
            Err(fault) => Err(fault.message.clone()),
        };
        let (mut seats, mut players) = (Vec::new(), Vec::new());
        if let Ok(record) = &record {
            players.resize(record.setup.places.len(), None);
        }
        for (person, at_place) in &played.seats {
            let (player, before) = self.person(at, person)?;
            let taking = at_place.filter(|at| {
                record
                    .as_ref()
                    .is_ok_and(|record| record.setup.places.get(*at).is_some_and(|place| place.takes_part()))
            });
            let after = match &record {
                Ok(record) => {
                    let finishing = record.finishing.as_ref().zip(*at_place);
                    Some(finishing.and_then(|(after, at)| after.get(at).copied()).unwrap_or(before))
                }
                Err(_) => None,
            };
            if let Some(slot) = taking.and_then(|at| players.get_mut(at)) {
                *slot = Some(player);
            }
            seats.push((player, before, after));
        }
        let name = record.as_ref().ok().and_then(|record| record.id.clone()).unwrap_or_default();
        let paid = played.paid.iter().map(|paid| paid.iter().map(|amount| self.money(*amount)).collect());
        let paid = paid.collect::<Result<Vec<_>, _>>()?.pop();
        self.logged.hands.push(LoggedHand { place, name, record, players, paid });
        Ok(OnlineSeen::Hand(seats))
    }

    fn in_money(&self, record: &HandRecord) -> Result<HandRecord, Failure> {
        let (scale, _, to) = self.unit;
        let mut record = record.clone();
        scaled(&mut record, to, scale)?;
        record.house = Some(SITE_RULES.to_owned());
        Ok(record)
    }
}
