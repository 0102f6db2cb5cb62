//! Who has the button in the tournament's next hand, and who deals it (PIG-19 to PIG-22).

use crate::ids::PlayerId;
use crate::night::dead_button::{self, is_by_turn, still_noted};
use crate::night::dealing_beside;
use crate::night::next_hand::NextHand;
use crate::night::ring::sits;
use crate::night::seats::{check_in_hand, lost_the_deal, next_dealer, nobody_due, noted_now, untold};
use crate::night::tonight::Tonight;
use crate::night::tournament::outsider::outsider;
use crate::refusal::{Notice, Refusal, TournamentGoingRefused, TournamentNoticed, TournamentTableRefused};
use crate::tournament::did::Did;
use crate::tournament::{ButtonHeld, Tournament};
use engine::house::key;

/// The button, who deals, and why that isn't the button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentDeal {
    pub button: PlayerId,
    pub by: Option<PlayerId>,
    pub notice: Option<Notice>,
    /// The remark that this player was already noted for this hand, and nothing is recorded.
    pub again: Option<Notice>,
    /// Who is taken to have the button, if nobody said who dealt the hands before.
    pub untold: Option<Notice>,
    /// Why the button is on an empty chair, if the deal is for one (DAV-25).
    pub dead: Option<Notice>,
}

/// The word for who deals as long as nobody does so beside the game, with its rule (PIG-19).
#[must_use]
pub fn deals(tonight: &Tonight) -> Option<(&'static str, Option<String>)> {
    let said = tonight.house.word(key::DEALER_DEALS).filter(|said| said.value == "button")?;
    Some(("the button", said.rule))
}

/// Who deals instead of the button: the last player out who is still here, if the house has that rule.
#[must_use]
pub fn dealer_beside(tonight: &Tonight) -> Option<(PlayerId, Option<String>)> {
    let on = tonight.tournament()?;
    let dedicated =
        tonight.house.word(key::DEALER_DEDICATED).filter(|said| said.value == "last-eliminated")?;
    Some((on.dedicated_dealer(|player| sits(&tonight.evening, player))?, dedicated.rule))
}

/// Who had the button in a bad deal, and has it again (PIG-57).
fn deals_again(on: &Tournament) -> Option<PlayerId> {
    on.deals
        .last()
        .filter(|last| last.again && !last.dead && last.after >= on.last_hand)
        .map(|last| last.dealer)
}

/// The player noted for the next hand, if that's said again: the same name, or no name once a hand is recorded, even if it's void
/// by now. Before that, only the notes count the hands.
fn noted_again(on: &Tournament, named: Option<PlayerId>) -> Option<PlayerId> {
    let last = on.deals.last().filter(|last| !last.again && !last.dead && last.after >= on.last_hand)?;
    let same = named.map_or(on.hands > 0, |named| named == last.dealer);
    Some(last.dealer).filter(|dealer| same && on.is_in(*dealer))
}

/// Refuses to go on if one player has all the chips (PIG-12).
///
/// # Errors
///
/// The winner.
pub fn check_contested(tonight: &Tonight, on: &Tournament) -> Result<(), Refusal> {
    let name = |winner| tonight.name(winner).to_owned();
    let won = on.winner().map(|winner| TournamentGoingRefused::HasAllChips { name: name(winner) });
    won.map_or(Ok(()), |won| Err(Refusal::new(won)))
}

/// Notes the next hand of the tournament. `staged` is its table, `named` who has the button if the table says so, and `played`
/// says that the hand noted last was played and not recorded. `next` is what its hands leave for the next one: if the button
/// moves with the blinds, it's read from there (DAV-25), while these are `away`. Nothing is noted twice.
pub fn deal(
    (tonight, staged, next): (&Tonight, &Tonight, &NextHand),
    (named, away): (Option<PlayerId>, &[PlayerId]),
    played: bool,
) -> Result<(Option<Did>, TournamentDeal), Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    check_contested(tonight, on)?;
    let said = named.and_then(|named| Some((named, dealing_beside::beside(tonight, named)?)));
    let last_out = |(by, rule): (PlayerId, Option<String>)| {
        (by, Notice::new(rule.as_deref(), TournamentNoticed::LastOutDeals))
    };
    let beside = dealer_beside(tonight).map(last_out).or(said);
    // A player who deals beside the game doesn't have the button, which goes on by itself.
    let is_beside = |player: &PlayerId| beside.as_ref().is_some_and(|(by, _)| by == player);
    let named = named.filter(|player| !is_beside(player));
    if let Some(named) = named.filter(|player| !on.is_in(*player)) {
        return Err(Refusal::new(TournamentTableRefused::ButtonOutside(outsider(tonight, on, named))));
    }
    let only = next.only.as_deref();
    named.map_or(Ok(()), |named| check_in_hand(staged, named, only, false))?;
    // A hand that was played was dealt by the player who was due then.
    let lost = lost_the_deal(staged, only).filter(|_| named.is_none() && !played);
    let noted = noted_again(on, named).filter(|_| !played && lost.is_none());
    let held = deals_again(on).filter(|dealer| !played && on.is_in(*dealer));
    // A bad deal doesn't count, so the button goes where it would have gone.
    let is_held = held.is_some() || noted.is_some();
    let is_open = named.is_none() && !played && (!is_held || is_by_turn(staged));
    let moved = match named.filter(|_| !played) {
        Some(named) => dead_button::deal_for_nobody(staged, next, named)?,
        None if is_open => dead_button::deal(staged, next, away)?,
        None => None,
    };
    let held = held.filter(|_| moved.is_none());
    let noted = noted.filter(|_| moved.is_none());
    let again = held.or(noted);
    let instead = || lost.and_then(|_| noted_now(staged, only, &[]));
    let due = again.or_else(instead).or_else(|| next_dealer(staged, only));
    let due = due.filter(|player| on.is_in(*player));
    let dead = moved.as_ref().and_then(|(_, _, notices)| notices.first().cloned());
    let moved = moved.map(|(_, dealer, _)| dealer);
    let begins = named.is_none() && again.is_none() && moved.is_none();
    let button = named.or(moved).or(due).ok_or_else(|| nobody_due(staged))?;
    let is_same = |last: &ButtonHeld| {
        last.after >= on.last_hand && (last.dealer, last.dead) == (button, dead.is_some())
    };
    let noted = noted.or_else(|| moved.filter(|_| on.deals.last().is_some_and(is_same)));
    let untold = if begins { untold(staged, next, button) } else { None };
    let (by, notice) = beside.unzip();
    let again = noted.map(|noted| still_noted(tonight, noted, named.is_some()));
    let (dead_button, named) = (dead.is_some(), named.is_some());
    let unwritten = played && on.deals.last().is_some_and(|last| last.after >= on.last_hand);
    let did = again.is_none().then_some(Did::Dealt { button, by, dead: dead_button, named, unwritten });
    Ok((did, TournamentDeal { button, by, notice, again, untold, dead }))
}
