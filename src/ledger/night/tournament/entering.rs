//! Entering a tournament: the entry, the way back, the add-on; each for its own price and its own chips.

use crate::ids::PlayerId;
use crate::night::apart::{check_comes, check_enters};
use crate::night::tables::SEAT_MAX;
use crate::night::tonight::Tonight;
use crate::night::tournament::coming_back::{check_first_out, check_unshared, his_way_back};
use crate::night::tournament::one_table::check_together;
use crate::night::tournament::outsider::outsider;
use crate::refusal::{AddonRefused, EntryWindow, Notice, Refusal, TournamentEntryRefused, TournamentNoticed};
use crate::tournament::chips;
use crate::tournament::clock::{ClockReading, Moment};
use crate::tournament::did::{Entered, EntryKind};
use crate::tournament::terms::{ComeBack, WayBack};
use crate::tournament::{Entrant, EntrantState, Phase, Tournament};
use engine::house::key;
use engine::money::Money;

impl Entered {
    /// Everything it costs.
    pub fn cost(&self) -> Result<Money, Refusal> {
        Ok(self.price.plus(self.bounty)?.plus(self.fee)?)
    }
}

/// What a first entry costs and brings (PIG-08).
pub fn enter(tonight: &Tonight, player: PlayerId, reading: &ClockReading) -> Result<Entered, Refusal> {
    let on = tonight.the_tournament()?;
    check_comes(tonight, player)?;
    if on.entrant(player).is_some() {
        let comes_back = !on.is_in(player) && again(tonight, player, reading, true).is_ok();
        let (name, number) = (tonight.name(player).to_owned(), on.number);
        return Err(Refusal::new(TournamentEntryRefused::EnteredAlready { name, number, comes_back }));
    }
    check_enters(tonight, &on.players().chain([player]).collect::<Vec<_>>())?;
    if on.phase == Phase::Running {
        on.check_running(tonight)?;
        check_open(on, on.terms.late, reading, EntryWindow::LateEntries)?;
        check_together(tonight, on, &on.players().chain([player]).collect::<Vec<_>>())?;
    }
    check_room(tonight, on)?;
    let terms = &on.terms;
    let (price, bounty, fee, stack) = (terms.price, terms.bounty, terms.fee, terms.stack);
    Ok(Entered { player, how: EntryKind::First, price, bounty, fee, stack })
}

/// Refuses an entry if a table of the house has no room for it: a tournament is played at one table (DAV-07).
fn check_room(tonight: &Tonight, on: &Tournament) -> Result<(), Refusal> {
    let Some(most) = tonight.house.count(key::SEATING_TABLE_MAX) else { return Ok(()) };
    let players = on.players().count();
    if usize::try_from(most.value).is_ok_and(|most| players < most) {
        return Ok(());
    }
    let full = TournamentEntryRefused::TableFull { players, most: most.value };
    Err(Refusal::new(full).by(most.rule.as_deref()))
}

/// What coming back costs and brings.
pub fn again(
    tonight: &Tonight,
    player: PlayerId,
    reading: &ClockReading,
    chosen: bool,
) -> Result<Entered, Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    let again = his_way_back(tonight, (on, known(tonight, on, player, reading)?), chosen)?;
    check_open(on, again.until, reading, EntryWindow::Rebuys)?;
    check_enters(tonight, &on.players().chain([player]).collect::<Vec<_>>())?;
    let WayBack { price, bounty, stack, fee, .. } = again;
    Ok(Entered { player, how: EntryKind::Again, price, bounty, fee, stack })
}

/// Who may come back now, and for how much; said right after `told` went out, about everybody who did in the same hand.
#[must_use]
pub fn way_back(tonight: &Tonight, on: &Tournament, told: &[PlayerId], now: &Moment) -> Option<Notice> {
    let again = on.terms.again.filter(|_| on.chopped.is_none())?;
    check_open(on, again.until, &on.reading(now).ok()?, EntryWindow::Rebuys).ok()?;
    let now = on.exits.iter().filter(|exit| exit.gone.iter().any(|gone| told.contains(&gone.player)));
    let named = |player: &PlayerId| tonight.name(*player).to_owned();
    let last: Vec<PlayerId> = now.flat_map(|exit| &exit.gone).map(|gone| gone.player).collect();
    let may = |player: &PlayerId| match again.way {
        ComeBack::FirstOut => check_first_out(tonight, on, *player, true).is_ok(),
        _ => on.entrant(*player).is_some_and(|entrant| entrant.again < again.most),
    };
    let names: Vec<String> = last.iter().filter(|player| may(player)).map(named).collect();
    let price = again.cost().ok()?;
    let rule = tonight.house.word(key::REBUY).filter(|_| tonight.is_tournament()).and_then(|said| said.rule);
    let is_over = names.is_empty();
    let way_back =
        TournamentNoticed::WayBack { names, price: tonight.amount(price), chips: chips(again.stack) };
    (!is_over).then(|| Notice::new(rule.as_deref(), way_back))
}

/// What the add-on costs and brings: once for each player who is in.
pub fn addon(tonight: &Tonight, player: PlayerId, reading: &ClockReading) -> Result<Entered, Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    let entrant = known(tonight, on, player, reading)?;
    let (name, no) =
        (|| tonight.name(player).to_owned(), |why| Err(Refusal::new(TournamentEntryRefused::Addon(why))));
    let Some(addon) = on.terms.addon else {
        return no(AddonRefused::NoneHere);
    };
    if entrant.standing != EntrantState::In {
        return no(AddonRefused::NotInAnyMore(outsider(tonight, on, player)));
    }
    if entrant.addons > 0 {
        return no(AddonRefused::HadIt { name: name() });
    }
    check_open(on, addon.until, reading, EntryWindow::Addons)?;
    let (price, stack) = (addon.price, addon.stack);
    Ok(Entered { player, how: EntryKind::Addon, price, bounty: Money::ZERO, fee: Money::ZERO, stack })
}

/// More entered than one table has seats for; said when they enter, and again at the start.
#[must_use]
pub fn too_many(tonight: &Tonight) -> Option<Notice> {
    let on = tonight.tournament()?;
    let (entered, seats) = (on.entrants.len(), usize::try_from(SEAT_MAX).unwrap_or(usize::MAX));
    (entered > seats).then(|| Notice::new(None, TournamentNoticed::MoreThanSeats { entered, seats }))
}

/// A player who entered. A player who didn't is shown how to, as long as it's possible.
fn known<'a>(
    tonight: &Tonight,
    on: &'a Tournament,
    player: PlayerId,
    reading: &ClockReading,
) -> Result<&'a Entrant, Refusal> {
    on.entrant(player).ok_or_else(|| {
        let (name, number) = (tonight.name(player).to_owned(), on.number);
        let comes = enter(tonight, player, reading).is_ok();
        Refusal::new(TournamentEntryRefused::NeverEntered { name, number, comes })
    })
}

/// Through the end of a level; `None` means never for late entries and to the end for the rest.
fn check_open(
    on: &Tournament,
    until: Option<u32>,
    reading: &ClockReading,
    window: EntryWindow,
) -> Result<(), Refusal> {
    check_unshared(on)?;
    let now = u32::try_from(reading.number()).unwrap_or(u32::MAX);
    match until {
        None if window != EntryWindow::LateEntries => Ok(()),
        Some(last) if now <= last => Ok(()),
        Some(last) => Err(Refusal::new(TournamentEntryRefused::Closed { window, last, now })),
        None => Err(Refusal::new(TournamentEntryRefused::NoLateEntries { number: on.number })),
    }
}
