//! Going out of a tournament: by losing the last chip, by leaving, or in a recorded hand.

use crate::bank::desk::{BankError, Session};
use crate::bank::last_chips::last_chips;
use crate::bank::pot_for;
use crate::bank::tournament::{TournamentDone, act, record};
use crate::ids::PlayerId;
use crate::journal::HandPlayed;
use crate::night::tonight::Tonight;
use crate::night::tournament::bounty;
use crate::night::tournament::entering;
use crate::night::tournament::fallen::{self, Fallen};
use crate::night::tournament::going;
use crate::night::tournament::places_moved::places_moved;
use crate::night::tournament::untold::{self, without_chips};
use crate::refusal::{Notice, RecordedHandNoticed, WentOut};
use crate::tournament::Tournament;
use crate::tournament::clock::Moment;
use crate::tournament::did::Did;
use engine::money::{Amount, Currency};

/// Players lost their last chip.
pub fn out(session: &mut Session<'_, '_>, fallen: &Fallen) -> Result<TournamentDone, BankError> {
    pot_for::check_nobody(session.journal().reader(), &session.tonight()?, &fallen.players)?;
    let lost_in = last_chips(session.journal().reader(), &session.tonight()?, &fallen.players)?;
    let (tonight, did, _) = act(session, |tonight| Ok((going::out(tonight, fallen, &lost_in)?, Vec::new())))?;
    let mut notices = going::contradicted(&tonight, fallen, &did);
    notices.extend(after_exit(session, &tonight, &fallen.players));
    Ok((tonight, did, notices))
}

/// A player leaves with chips (PIG-14).
pub fn leave(session: &mut Session<'_, '_>, player: PlayerId) -> Result<TournamentDone, BankError> {
    let tonight = session.tonight()?;
    let counted = crate::bank::cash_out::counted_in_it(session, &tonight, player)?;
    let before = tonight;
    let (tonight, did, mut notices) = act(session, |tonight| going::leave(tonight, player, counted))?;
    notices.extend(places_moved(&before, &tonight));
    notices.extend(after_exit(session, &tonight, &[]));
    Ok((tonight, did, notices))
}

/// After a hand of the tournament: players who have no chips left are out.
pub fn after_hand(session: &mut Session<'_, '_>, hand: &HandPlayed) -> Result<Vec<Notice>, BankError> {
    if hand.tournament.is_none() {
        return Ok(Vec::new());
    }
    let tonight = session.tonight()?;
    let Some(fallen) = going::fallen_in(&tonight, hand)? else {
        return Ok(untold(session, &tonight)?.into_iter().collect());
    };
    let out = going::out_in(&tonight, &fallen, hand)?;
    let waiting = waiting(&tonight, &out.waiting, hand)?;
    let won =
        out.bounties.iter().map(|(player, won)| (tonight.name(*player).to_owned(), tonight.amount(*won)));
    let won = won.collect();
    record(session, &tonight, Did::Out(out))?;
    let after = session.tonight()?;
    let gone = fallen.players.iter().map(|player| went_out(&after, *player)).collect();
    let mut notices =
        vec![Notice::new(fallen::rule(&after).as_deref(), RecordedHandNoticed::WentOut { gone, won })];
    notices.extend(waiting);
    notices.extend(untold(session, &after)?);
    notices.extend(after_exit(session, &after, &fallen.players));
    Ok(notices)
}

/// Who has no chips left and hasn't been reported out yet, and who won what's on their heads.
fn untold(session: &Session<'_, '_>, tonight: &Tonight) -> Result<Option<Notice>, BankError> {
    let Some(on) = tonight.tournament() else { return Ok(None) };
    // They may have lost to different players. The first is named now, and the next once the first is reported out.
    let first: Vec<PlayerId> = without_chips(tonight).into_iter().take(1).collect();
    let lost_in = last_chips(session.journal().reader(), tonight, &first)?;
    Ok(untold::untold(tonight, &bounty::takers(on, &lost_in)?.unwrap_or_default()))
}

/// Whose heads wait until somebody says who won them, and who that may be.
fn waiting(tonight: &Tonight, heads: &[PlayerId], hand: &HandPlayed) -> Result<Vec<Notice>, BankError> {
    let on = tonight.the_tournament()?;
    let one = |player: &PlayerId| {
        let takers = bounty::takers(on, &[(*player, hand.clone())])?.unwrap_or_default();
        Ok(untold::waiting(tonight, *player, &takers))
    };
    heads.iter().map(one).collect()
}

/// Who is out, and with which place.
fn went_out(tonight: &Tonight, player: PlayerId) -> WentOut {
    let places = tonight.tournament().map(|on| on.places()).unwrap_or_default();
    // A player with no chips left who hasn't been reported out may still get a place before or behind this one.
    let is_settled = without_chips(tonight).is_empty();
    let place = places.into_iter().find(|place| is_settled && place.players.contains(&player));
    let place = place.map(|place| {
        let others = place.players.iter().filter(|other| **other != player);
        (place.place, others.map(|other| tonight.name(*other).to_owned()).collect())
    });
    WentOut { name: tonight.name(player).to_owned(), place }
}

/// What comes next when these went out: a way back, or the end.
fn after_exit(session: &Session<'_, '_>, tonight: &Tonight, told: &[PlayerId]) -> Vec<Notice> {
    let Some(on) = tonight.tournament() else { return Vec::new() };
    let mut notices = Vec::new();
    let now = Moment { wall: session.journal().stamp().at, tick: None, said: false };
    if let Some(way_back) = entering::way_back(tonight, on, told, &now) {
        notices.push(way_back);
    }
    if let Some(winner) = on.winner() {
        notices.push(over(tonight, on, winner));
    }
    notices.extend(going::heads_up(tonight, on));
    notices
}

/// One player has all the chips (PIG-12).
fn over(tonight: &Tonight, on: &Tournament, winner: PlayerId) -> Notice {
    let chips = Amount::new(on.chips, Currency::CHIPS);
    let end = tonight.house.word(engine::house::key::SESSION_END_RULE);
    let rule = end.filter(|_| tonight.is_tournament()).and_then(|end| end.rule);
    let name = tonight.name(winner).to_owned();
    Notice::new(rule.as_deref(), RecordedHandNoticed::HasAllChips { name, chips })
}
