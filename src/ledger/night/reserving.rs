//! Seats kept for people, and people who wait for one, in the order in which they're let in (DAV-03, DAV-04).

use crate::ids::PlayerId;
use crate::journal::{Reservation, Reserving};
use crate::night::evening::Evening;
use crate::night::ring::seated;
use crate::night::tables::capacity;
use crate::people::{Name, Roster};
use crate::refusal::{Notice, Refusal, ReserveNoticed, ReserveRefused};
use crate::time::Instant;
use engine::house::{House, key};
use std::collections::BTreeSet;

/// Somebody who is expected, or waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedPlayer {
    pub player: PlayerId,
    /// True if there is no seat for this player yet.
    pub waits: bool,
    /// The event in which the host moved this player up.
    pub preferred: Option<u64>,
    /// When the player asked.
    pub at: Instant,
    /// What the player said with it.
    pub words: Option<String>,
}

/// Everybody who is expected or waits, and players who didn't come when they were.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expected {
    kept: Vec<ExpectedPlayer>,
    absent: Vec<(PlayerId, u32)>,
}

/// The book and the house a reservation is made in.
#[derive(Clone, Copy, Debug)]
pub struct ReservingAt<'a> {
    pub house: &'a House,
    pub people: &'a Roster,
    /// The open night.
    pub evening: Option<&'a Evening>,
    pub expected: &'a Expected,
}

impl Expected {
    /// The lists: players the host moved up come first, then by who asked first.
    #[must_use]
    pub fn new(mut kept: Vec<ExpectedPlayer>, absent: Vec<(PlayerId, u32)>) -> Self {
        kept.sort_by_key(|kept| (kept.preferred.unwrap_or(u64::MAX), kept.at));
        Self { kept, absent }
    }

    /// Players with a kept seat.
    pub fn reserved(&self) -> impl Iterator<Item = &ExpectedPlayer> {
        self.kept.iter().filter(|kept| !kept.waits)
    }

    /// Players who wait for a seat.
    pub fn waiting(&self) -> impl Iterator<Item = &ExpectedPlayer> {
        self.kept.iter().filter(|kept| kept.waits)
    }

    /// True if nobody is expected and nobody waits.
    #[must_use]
    pub fn is_nobody(&self) -> bool {
        self.kept.is_empty()
    }

    /// The lists after this happened to a player's place on them.
    fn after(&self, player: PlayerId, what: Reserving) -> Self {
        let mut kept = self.kept.clone();
        if what == Reserving::Preferred {
            let last = kept.iter().filter_map(|kept| kept.preferred).max().unwrap_or_default();
            for kept in kept.iter_mut().filter(|kept| kept.player == player) {
                kept.preferred = Some(last.saturating_add(1));
            }
        } else {
            kept.retain(|kept| kept.player != player);
        }
        Self::new(kept, self.absent.clone())
    }

    fn of(&self, player: PlayerId) -> Option<&ExpectedPlayer> {
        self.kept.iter().find(|kept| kept.player == player)
    }
}

impl ReservingAt<'_> {
    /// Keeps a seat for a player. If there isn't one left, or the player only `waits` for one, the player goes on the list.
    ///
    /// # Errors
    ///
    /// `no-reservations`, `sits-already`, `reserved-already`.
    pub fn reserve(
        &self,
        player: PlayerId,
        waits: bool,
        words: Option<String>,
    ) -> Result<(Reservation, Vec<Notice>), Refusal> {
        let rule = self.rule()?;
        let name = self.name(player).to_owned();
        if self.evening.is_some_and(|evening| seated(evening).iter().any(|(_, other)| *other == player)) {
            return Err(Refusal::new(ReserveRefused::SitsAlready { name }));
        }
        if let Some(kept) = self.expected.of(player) {
            let rule = if kept.waits { rule.last() } else { rule.first() };
            let already = ReserveRefused::ReservedAlready { name, waits: kept.waits };
            return Err(Refusal::new(already).by(rule.map(String::as_str)));
        }
        let full = self.room() == 0;
        let kept = rule.first().map(String::as_str);
        let mut notices: Vec<Notice> = self.absences(player, kept).into_iter().collect();
        if full && !waits {
            let full = ReserveNoticed::Full { name: name.clone(), seats: self.capacity() };
            notices.push(Notice::new(rule.last().map(String::as_str), full));
        }
        let late = self.house.word(key::SEATING_LATE).filter(|_| words.is_some());
        if let Some(late) = late.filter(|_| !full && !waits) {
            notices.push(Notice::new(late.rule.as_deref(), ReserveNoticed::ComesLate { name }));
        }
        let what = if full || waits { Reserving::Waits } else { Reserving::Reserved };
        Ok((self.fact(player, what, words), notices))
    }

    /// Changes an existing reservation: the host moves it up, it's canceled, or its player didn't come.
    ///
    /// # Errors
    ///
    /// `no-reservations`, `not-reserved`; `only-waits` if the player has no seat to miss.
    pub fn change(&self, player: PlayerId, what: Reserving) -> Result<(Reservation, Vec<Notice>), Refusal> {
        let rule = self.rule()?;
        // A player who doesn't come breaks a reservation; everything else is about the list.
        let rule = if what == Reserving::NoShow { rule.first() } else { rule.last() }.map(String::as_str);
        let name = || self.name(player).to_owned();
        let kept = self
            .expected
            .of(player)
            .ok_or_else(|| Refusal::new(ReserveRefused::NotReserved { name: name() }).by(rule))?;
        if kept.waits && what == Reserving::NoShow {
            return Err(Refusal::new(ReserveRefused::OnlyWaits { name: name() }).by(rule));
        }
        let after = self.expected.after(player, what);
        let notices = ReservingAt { expected: &after, ..*self }.next().into_iter().collect();
        Ok((self.fact(player, what, None), notices))
    }

    /// Who is the first to come in now that a seat is free.
    #[must_use]
    pub fn next(&self) -> Option<Notice> {
        let rule = self.rule().ok()?;
        let first = self.expected.waiting().next().filter(|_| self.room() > 0)?;
        let name = self.name(first.player).to_owned();
        Some(Notice::new(rule.last().map(String::as_str), ReserveNoticed::FirstWaits { name }))
    }

    /// What the host should hear when somebody sits down ahead of others who wait and are before them (DAV-04).
    #[must_use]
    pub fn passes_over(&self, player: PlayerId) -> Option<Notice> {
        let rule = self.rule().ok()?.pop();
        let own = self.expected.of(player);
        if own.is_some_and(|kept| !kept.waits) {
            return None;
        }
        let ahead = self.expected.waiting().take_while(|kept| kept.player != player);
        let ahead: Vec<String> = ahead.map(|kept| self.name(kept.player).to_owned()).collect();
        let name = self.name(player).to_owned();
        (!ahead.is_empty()).then(|| Notice::new(rule.as_deref(), ReserveNoticed::OthersFirst { name, ahead }))
    }

    /// True if nobody unexpected can sit down: every seat is taken.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.evening.is_some_and(|evening| seated(evening).len() >= self.capacity())
    }

    /// What the host should hear when somebody without a kept seat sits down while the free ones are kept for others.
    #[must_use]
    pub fn takes_a_kept_seat(&self, player: PlayerId) -> Option<Notice> {
        let rule = self.rule().ok()?;
        if self.room() > 0 || self.expected.of(player).is_some_and(|kept| !kept.waits) {
            return None;
        }
        let names: Vec<String> =
            self.expected.reserved().map(|kept| self.name(kept.player).to_owned()).collect();
        let rule = rule.first().map(String::as_str);
        (!names.is_empty()).then(|| Notice::new(rule, ReserveNoticed::SeatsKept { names }))
    }

    /// The house's rules on kept seats and on the waiting list, in that order, or its refusal.
    fn rule(&self) -> Result<Vec<String>, Refusal> {
        if let Some(says) = self.house.flag(key::SEATING_RESERVATIONS).filter(|says| says.value) {
            let ids = says.rule.unwrap_or_default();
            return Ok(ids.split(',').map(|id| id.trim().to_owned()).filter(|id| !id.is_empty()).collect());
        }
        Err(Refusal::new(ReserveRefused::NoReservations { house: self.house.name().to_owned() }))
    }

    /// Not coming without a word may cost later reservations; the host decides that.
    fn absences(&self, player: PlayerId, rule: Option<&str>) -> Option<Notice> {
        let absent = self.expected.absent.iter().filter(|(absent, _)| *absent == player);
        let nights: BTreeSet<u32> = absent.map(|(_, night)| *night).collect();
        let (name, nights) = (self.name(player).to_owned(), nights.into_iter().collect::<Vec<_>>());
        (!nights.is_empty()).then(|| Notice::new(rule, ReserveNoticed::DidNotCome { name, nights }))
    }

    fn room(&self) -> usize {
        let here = self.evening.map_or(0, |evening| seated(evening).len());
        self.capacity().saturating_sub(here).saturating_sub(self.expected.reserved().count())
    }

    fn capacity(&self) -> usize {
        capacity(self.house).value
    }

    fn name(&self, player: PlayerId) -> &str {
        self.people.called(player).map_or("somebody", Name::as_str)
    }

    fn fact(&self, player: PlayerId, what: Reserving, words: Option<String>) -> Reservation {
        Reservation { night: self.evening.map(|evening| evening.id), player, what, words }
    }
}
