//! Written figures that depend on other events: they're corrected in the open night when something before them was taken back.

use crate::bank::desk::{BankError, Session};
use crate::bank::merged::MergedRecords;
use crate::ids::NightId;
use crate::journal::{AppKept, ChipFact, DebtFact, Fact, NightFact};
use crate::night::following::{FiguresOff, Followed};
use crate::refusal::{HouseNoticed, Notice};
use crate::store::{Event, Reader};
use std::collections::BTreeSet;

/// Corrects what earlier bankers keep by app, and what the drawer was off by. Returns what the banker should hear.
pub fn set_right(session: &mut Session<'_, '_>) -> Result<Vec<Notice>, BankError> {
    let Some(night) = session.journal().reader().open_night()? else { return Ok(Vec::new()) };
    let Followed { off: FiguresOff { app, drawer }, app: has, is_counted } =
        followed(session.journal().reader(), night)?;
    if app.is_empty() && drawer.is_zero() {
        return Ok(Vec::new());
    }
    for app in app.iter().cloned() {
        session.record(&NightFact::AppFollowed { night, app }.into())?;
    }
    if !drawer.is_zero() {
        session.record(&ChipFact::DrawerFollowed { night, over: drawer }.into())?;
    }
    let tonight = session.tonight()?;
    let heard = |AppKept { by, .. }: &AppKept| HouseNoticed::FollowsByApp {
        name: tonight.name(*by).to_owned(),
        has: tonight.amount(has.get(by).copied().unwrap_or_default()),
    };
    let mut notices: Vec<Notice> = app.iter().map(|app| Notice::new(None, heard(app))).collect();
    if is_counted && !drawer.is_zero() {
        let off = tonight.amount(tonight.evening.drawer_over_short());
        notices.push(Notice::new(None, HouseNoticed::DrawerFollows { off }));
    }
    Ok(notices)
}

/// A night's figures, from what still stands of it.
pub fn followed(reader: Reader<'_>, night: NightId) -> Result<Followed, BankError> {
    let events = reader.events_of(night)?;
    let undone: BTreeSet<u64> = events.iter().filter_map(|event| event.reverses).collect();
    let stands = |event: &&Event| event.reverses.is_none() && !undone.contains(&event.seq);
    let standing = events.iter().filter(stands).map(|event| (&event.fact, &event.entry));
    Ok(Followed::of(standing, &MergedRecords::load(reader)?)?)
}

/// True for facts that only an undo or a merge writes to correct something: they're taken back alone, and never as the last
/// command.
pub const fn is_set_right(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Night(NightFact::AppFollowed { .. })
            | Fact::Chip(ChipFact::DrawerFollowed { .. })
            | Fact::Debt(DebtFact::DebtShifted(_))
    )
}
