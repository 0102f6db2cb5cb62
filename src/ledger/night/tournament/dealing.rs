//! Who has the button in the tournament's next hand, and who deals it (PIG-19 to PIG-22).

use crate::ids::PlayerId;
use crate::night::dead_button::{self, still_noted};
use crate::night::next_hand::NextHand;
use crate::night::ring::sits;
use crate::night::seats::{next_dealer, nobody_due, untold};
use crate::night::tonight::Tonight;
use crate::night::tournament::outsider::outsider;
use crate::refusal::{Notice, Refusal, TournamentGoingRefused, TournamentNoticed, TournamentTableRefused};
use crate::tournament::did::Did;
use crate::tournament::{ButtonHeld, Tournament};
use engine::house::key;

/// The button, who deals, and why it is not the button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentDeal {
    pub button: PlayerId,
    pub by: Option<PlayerId>,
    pub notice: Option<Notice>,
    /// The remark that he was noted for this hand already, and nothing is recorded.
    pub again: Option<Notice>,
    /// Whose button it is taken for, where nobody said who dealt the hands before.
    pub untold: Option<Notice>,
    /// Why the button is on an empty chair, where he deals for one (DAV-25).
    pub dead: Option<Notice>,
}

/// The word for who deals as long as nobody does so beside the game, with its rule (PIG-19).
#[must_use]
pub fn deals(tonight: &Tonight) -> Option<(&'static str, Option<String>)> {
    let said = tonight.house.word(key::DEALER_DEALS).filter(|said| said.value == "button")?;
    Some(("the button", said.rule))
}

/// Who deals instead of the button: the last player out who is still here, where the house has it so.
#[must_use]
pub fn dealer_beside(tonight: &Tonight) -> Option<(PlayerId, Option<String>)> {
    let on = tonight.tournament()?;
    let dedicated =
        tonight.house.word(key::DEALER_DEDICATED).filter(|said| said.value == "last-eliminated")?;
    Some((on.dedicated_dealer(|player| sits(&tonight.evening, player))?, dedicated.rule))
}

/// Who had the button in a deal that was bad, and has it again (PIG-57).
fn deals_again(on: &Tournament) -> Option<PlayerId> {
    on.deals
        .last()
        .filter(|last| last.again && !last.dead && last.after >= on.last_hand)
        .map(|last| last.dealer)
}

/// Who was noted for the next hand, where that is said again: the same name, or nobody's once a hand is recorded, be it void by
/// now. Before that the notes alone tell the hands.
fn noted_again(on: &Tournament, named: Option<PlayerId>) -> Option<PlayerId> {
    let last = on.deals.last().filter(|last| !last.again && !last.dead && last.after >= on.last_hand)?;
    let same = named.map_or(on.hands > 0, |named| named == last.dealer);
    Some(last.dealer).filter(|dealer| same && on.is_in(*dealer))
}

/// Refuses to go on where one player has all the chips (PIG-12).
///
/// # Errors
///
/// The winner.
pub fn check_contested(tonight: &Tonight, on: &Tournament) -> Result<(), Refusal> {
    let name = |winner| tonight.name(winner).to_owned();
    let won = on.winner().map(|winner| TournamentGoingRefused::HasAllChips { name: name(winner) });
    won.map_or(Ok(()), |won| Err(Refusal::new(won)))
}

/// Notes the next hand of the tournament; `staged` is its table, `named` who has the button if the table says so, and `played`
/// says that the hand that was noted last was played and not recorded. `next` is what its hands leave for the next one: where the
/// button goes with the blinds it is read there (DAV-25). Nothing is noted twice.
pub fn deal(
    (tonight, staged, next): (&Tonight, &Tonight, &NextHand),
    named: Option<PlayerId>,
    played: bool,
) -> Result<(Option<Did>, TournamentDeal), Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    check_contested(tonight, on)?;
    let beside = dealer_beside(tonight);
    // Who is out and deals doesn't have the button, which goes on by itself.
    let is_beside = |player: &PlayerId| beside.as_ref().is_some_and(|(by, _)| by == player);
    let named = named.filter(|player| !is_beside(player));
    let noted = noted_again(on, named).filter(|_| !played);
    let again = deals_again(on).filter(|_| !played).or(noted);
    let due = again.or_else(|| next_dealer(staged, None)).filter(|player| on.is_in(*player));
    if let Some(named) = named.filter(|player| !on.is_in(*player)) {
        return Err(Refusal::new(TournamentTableRefused::ButtonOutside(outsider(tonight, on, named))));
    }
    let by_blinds = named.is_none() && !played && again.is_none();
    let moved = if by_blinds { dead_button::deal(staged, next, &[])? } else { None };
    let dead = moved.as_ref().and_then(|(_, _, notices)| notices.first().cloned());
    let moved = moved.map(|(_, dealer, _)| dealer);
    let begins = named.is_none() && again.is_none() && moved.is_none();
    let button = named.or(moved).or(due).ok_or_else(|| nobody_due(staged))?;
    let is_same = |last: &ButtonHeld| {
        last.after >= on.last_hand && (last.dealer, last.dead) == (button, dead.is_some())
    };
    let noted = noted.or_else(|| moved.filter(|_| on.deals.last().is_some_and(is_same)));
    let untold = if begins { untold(staged, next, button) } else { None };
    let notice =
        beside.as_ref().map(|(_, rule)| Notice::new(rule.as_deref(), TournamentNoticed::LastOutDeals));
    let by = beside.map(|(by, _)| by);
    let again = noted.map(|noted| still_noted(tonight, noted, named.is_some()));
    let (dead_button, named) = (dead.is_some(), named.is_some());
    let did = again.is_none().then_some(Did::Dealt { button, by, dead: dead_button, named });
    Ok((did, TournamentDeal { button, by, notice, again, untold, dead }))
}
