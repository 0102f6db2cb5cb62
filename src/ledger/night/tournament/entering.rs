//! Entering a tournament: the entry, the way back, the add-on; each for its own price and its own chips.

use crate::ids::PlayerId;
use crate::night::apart::{check_comes, check_enters};
use crate::night::tables::SEAT_MAX;
use crate::night::tonight::Tonight;
use crate::night::tournament::going::without_chips;
use crate::night::tournament::making::priced_before;
use crate::night::tournament::one_table::check_together;
use crate::refusal::{Notice, Refusal};
use crate::tournament::clock::{ClockReading, Moment};
use crate::tournament::did::{Entered, EntryKind};
use crate::tournament::terms::{ComeBack, WayBack};
use crate::tournament::{Entrant, EntrantState, Phase, Tournament};
use engine::house::key;
use engine::money::{Currency, Money};

impl Entered {
    /// All that it costs.
    pub fn cost(&self) -> Result<Money, Refusal> {
        Ok(self.price.plus(self.bounty)?.plus(self.fee)?)
    }
}

/// What a first entry costs and brings (PIG-08).
pub fn enter(tonight: &Tonight, player: PlayerId, reading: &ClockReading) -> Result<Entered, Refusal> {
    let on = tonight.the_tournament()?;
    check_comes(tonight, player)?;
    let name = tonight.name(player);
    if on.entrant(player).is_some() {
        let message = format!("`{name}` has entered tournament {} already", on.number);
        let comes_back = !on.is_in(player) && again(tonight, player, reading, true).is_ok();
        let hint =
            if comes_back { format!("tournament rebuy {name}") } else { "tournament status".to_owned() };
        return Err(Refusal::worded("entered-already", message).hint(hint));
    }
    check_enters(tonight, &on.players().chain([player]).collect::<Vec<_>>())?;
    if on.phase == Phase::Running {
        on.check_running(tonight)?;
        check_open(on, on.terms.late, reading, "late-entry", "entries are")?;
        check_together(tonight, on, &on.players().chain([player]).collect::<Vec<_>>())?;
    }
    check_room(tonight, on)?;
    let terms = &on.terms;
    let (price, bounty, fee, stack) = (terms.price, terms.bounty, terms.fee, terms.stack);
    Ok(Entered { player, how: EntryKind::First, price, bounty, fee, stack })
}

/// Refuses an entry beyond what a table of the house has room for: a tournament is played at one (DAV-07).
fn check_room(tonight: &Tonight, on: &Tournament) -> Result<(), Refusal> {
    let Some(most) = tonight.house.count(key::SEATING_TABLE_MAX) else { return Ok(()) };
    let players = on.players().count();
    if usize::try_from(most.value).is_ok_and(|most| players < most) {
        return Ok(());
    }
    let message =
        format!("{players} play in the tournament already, and a table has room for {}", most.value);
    Err(Refusal::worded("table-too-large", message).by(most.rule.as_deref()).hint("tournament status"))
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
    let (entrant, terms) = (known(tonight, on, player, reading)?, on.terms.again);
    let name = tonight.name(player);
    let said = tonight.house.word(key::REBUY).filter(|_| tonight.is_tournament());
    let rule = said.and_then(|said| said.rule);
    let no = |code, message: String| Err(Refusal::worded(code, message).by(rule.as_deref()));
    let Some(again) = terms else {
        let why = match priced_before(tonight) {
            Some(_) => "no price to come back was set before the start",
            None => "this tournament has no way back",
        };
        return no("no-rebuys", why.to_owned());
    };
    match entrant.standing {
        EntrantState::In => return no("still-in-play", format!("`{name}` still has chips")),
        EntrantState::Left => return no("has-left", format!("`{name}` left the tournament")),
        EntrantState::Out => {}
    }
    if again.way == ComeBack::FirstOut {
        check_first_out(tonight, on, player, chosen).map_err(|refusal| refusal.by(rule.as_deref()))?;
    } else if entrant.again >= again.most {
        return no(
            "rebuys-used",
            format!("`{name}` came back {} × already, and that is the most", entrant.again),
        );
    }
    check_open(on, again.until, reading, "rebuys-over", "rebuys are")?;
    check_enters(tonight, &on.players().chain([player]).collect::<Vec<_>>())?;
    let WayBack { price, bounty, stack, fee, .. } = again;
    Ok(Entered { player, how: EntryKind::Again, price, bounty, fee, stack })
}

/// Who may come back now, and for what; told right after `told` went out, of all who did in the same hand.
#[must_use]
pub fn way_back(tonight: &Tonight, on: &Tournament, told: &[PlayerId], now: &Moment) -> Option<Notice> {
    let again = on.terms.again.filter(|_| on.chopped.is_none())?;
    check_open(on, again.until, &on.reading(now).ok()?, "rebuys-over", "rebuys are").ok()?;
    let now = on.exits.iter().filter(|exit| exit.gone.iter().any(|gone| told.contains(&gone.player)));
    let last: Vec<PlayerId> = now.flat_map(|exit| &exit.gone).map(|gone| gone.player).collect();
    let may = |player: &PlayerId| match again.way {
        ComeBack::FirstOut => check_first_out(tonight, on, *player, true).is_ok(),
        _ => on.entrant(*player).is_some_and(|entrant| entrant.again < again.most),
    };
    let may_come: Vec<PlayerId> = last.iter().filter(|player| may(player)).copied().collect();
    let names = quoted(tonight, &may_come);
    let price = again.price.plus(again.bounty).and_then(|price| price.plus(again.fee)).ok()?;
    let rule = tonight.house.word(key::REBUY).filter(|_| tonight.is_tournament()).and_then(|said| said.rule);
    let text = format!(
        "{} can rebuy for {} and get {} chips: tournament rebuy {}",
        names.join(" or "),
        tonight.shown(price),
        Currency::CHIPS.shown(again.stack),
        may_come.first().map(|player| tonight.name(*player)).unwrap_or_default()
    );
    (!names.is_empty()).then(|| Notice::worded(rule.as_deref(), text))
}

fn quoted(tonight: &Tonight, players: &[PlayerId]) -> Vec<String> {
    players.iter().map(|player| format!("`{}`", tonight.name(*player))).collect()
}

/// The first player out, once, and only until somebody else is out (PIG-09, C-PIG-20).
fn check_first_out(
    tonight: &Tonight,
    on: &Tournament,
    player: PlayerId,
    chosen: bool,
) -> Result<(), Refusal> {
    let name = tonight.name(player);
    let no = |message: String| Err(Refusal::worded("not-first-out", message));
    if on.entrants.iter().any(|entrant| entrant.again > 0) {
        return no("the way back was used already, and there is only one".to_owned());
    }
    check_all_told(tonight)?;
    let first = on.first_out();
    if !first.contains(&player) {
        let names = quoted(tonight, &first).join(" and ");
        return no(format!("only the first player out may come back, and that was {names}"));
    }
    if on.exits.len() > 1 {
        return no(format!(
            "`{name}` did not come back before the next player was out, and the right is gone"
        ));
    }
    if first.len() > 1 && !chosen {
        let names = quoted(tonight, &first);
        let message = format!(
            "{} went out together with equal stacks, and the house does not say who is first",
            names.join(" and ")
        );
        return Err(
            Refusal::worded("first-out-shared", message).hint(format!("tournament rebuy {name} --agreed"))
        );
    }
    Ok(())
}

/// Who was first is known once all are out who have no chips.
fn check_all_told(tonight: &Tonight) -> Result<(), Refusal> {
    let untold = without_chips(tonight);
    let Some(player) = untold.first() else { return Ok(()) };
    let names = quoted(tonight, &untold).join(" and ");
    let have = if untold.len() == 1 { "has" } else { "have" };
    let message = format!("{names} {have} no chips left either, and who was first is not told yet");
    Err(Refusal::worded("exit-untold", message).hint(format!("tournament bust {}", tonight.name(*player))))
}

/// What the add-on costs and brings: once for each player who is in.
pub fn addon(tonight: &Tonight, player: PlayerId, reading: &ClockReading) -> Result<Entered, Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    let (entrant, name) = (known(tonight, on, player, reading)?, tonight.name(player));
    let Some(addon) = on.terms.addon else {
        return Err(Refusal::worded("no-addon", "this tournament has no add-on"));
    };
    if entrant.standing != EntrantState::In {
        return Err(Refusal::worded(
            "not-in-tournament",
            format!("`{name}` is not in the tournament any more"),
        ));
    }
    if entrant.addons > 0 {
        return Err(Refusal::worded("addon-used", format!("`{name}` had his add-on already")));
    }
    check_open(on, addon.until, reading, "addon-over", "add-ons are")?;
    let (price, stack) = (addon.price, addon.stack);
    Ok(Entered { player, how: EntryKind::Addon, price, bounty: Money::ZERO, fee: Money::ZERO, stack })
}

/// More entered than one table has seats for; said when they enter, and again at the start.
#[must_use]
pub fn too_many(tonight: &Tonight) -> Option<Notice> {
    let on = tonight.tournament()?;
    let (entered, seats) = (on.entrants.len(), usize::try_from(SEAT_MAX).unwrap_or(usize::MAX));
    let text = format!(
        "{entered} entered and one table has {seats} seats, so hands can't be recorded for everybody: play it by levels and \
         busts alone (tournament bust PLAYER), or call it off and make two (tournament cancel --why \"two tables\")"
    );
    (entered > seats).then(|| Notice::worded(None, text))
}

/// Somebody who entered. Who did not is shown the way in, as long as there is one.
fn known<'a>(
    tonight: &Tonight,
    on: &'a Tournament,
    player: PlayerId,
    reading: &ClockReading,
) -> Result<&'a Entrant, Refusal> {
    on.entrant(player).ok_or_else(|| {
        let name = tonight.name(player);
        let message = format!("`{name}` has not entered tournament {}", on.number);
        let comes = enter(tonight, player, reading).is_ok();
        let hint = if comes { format!("tournament enter {name}") } else { "tournament status".to_owned() };
        Refusal::worded("not-entered", message).hint(hint)
    })
}

/// Nobody comes to a tournament whose prizes are shared out already.
fn check_unshared(on: &Tournament) -> Result<(), Refusal> {
    if on.chopped.is_none() {
        return Ok(());
    }
    Err(Refusal::worded("chopped-already", "they agreed on a deal already, so nobody else can enter")
        .hint("tournament payout"))
}

/// Through the end of a level; `None` means never for late entries and to the end for the rest.
fn check_open(
    on: &Tournament,
    until: Option<u32>,
    reading: &ClockReading,
    code: &'static str,
    what: &str,
) -> Result<(), Refusal> {
    check_unshared(on)?;
    let now = u32::try_from(reading.number()).unwrap_or(u32::MAX);
    match until {
        None if code != "late-entry" => Ok(()),
        Some(last) if now <= last => Ok(()),
        Some(last) => {
            let message = format!("{what} taken through level {last}, and level {now} is played");
            Err(Refusal::worded(code, message))
        }
        None => {
            let message = format!("tournament {} began, and it takes no late entries", on.number);
            Err(Refusal::worded(code, message))
        }
    }
}
