//! Players who have no chips left and haven't been reported out yet, and players who are out and whose bounty's winner isn't
//! known.

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use crate::night::tournament::fallen::rule;
use crate::night::tournament::stacks::stacks;
use crate::refusal::{Notice, Refusal, TournamentGoingRefused, TournamentNoticed};
use crate::tournament::{Phase, Tournament};

/// Players who are in by the book and have no chips; none while chips in the middle may still be theirs.
#[must_use]
pub fn without_chips(tonight: &Tonight) -> Vec<PlayerId> {
    let Some(on) = tonight.tournament().filter(|on| on.phase == Phase::Running) else { return Vec::new() };
    let stacks = stacks(tonight, on);
    let has_some = |player: &PlayerId| stacks.held.iter().any(|(of, _)| of == player);
    if !stacks.pot.is_zero() {
        return Vec::new();
    }
    on.players().filter(|player| !has_some(player)).collect()
}

/// Refuses to go on while a player without chips hasn't been reported out: `who` alone, or anybody.
///
/// # Errors
///
/// `out-untold`.
pub fn check_told(tonight: &Tonight, who: Option<PlayerId>) -> Result<(), Refusal> {
    let mut untold = without_chips(tonight).into_iter();
    let Some(player) = untold.find(|player| who.is_none_or(|who| who == *player)) else {
        return check_heads(tonight, who);
    };
    let is_won = tonight.tournament().is_some_and(|on| has_head(on, player));
    let (name, won_by) = (tonight.name(player).to_owned(), is_won.then(Vec::new));
    Err(Refusal::new(TournamentGoingRefused::OutUntold { name, won_by }))
}

/// Refuses to go on while nobody said who won the bounty on a player who is out: `who` alone, or anybody.
///
/// # Errors
///
/// `bounty-waits`.
pub fn check_heads(tonight: &Tonight, who: Option<PlayerId>) -> Result<(), Refusal> {
    let waiting = tonight.tournament().into_iter().flat_map(Tournament::waiting_heads);
    let Some(player) = waiting.into_iter().find(|player| who.is_none_or(|who| who == *player)) else {
        return Ok(());
    };
    let name = tonight.name(player).to_owned();
    Err(Refusal::new(TournamentGoingRefused::HeadWaits { name, won_by: Vec::new() }))
}

/// True if there is still a bounty to win on this player.
#[must_use]
pub fn has_head(on: &Tournament, player: PlayerId) -> bool {
    on.entrant(player).is_some_and(|entrant| entrant.bounty.is_positive())
}

/// Names them, who are out as soon as the table says so; `won_by` says who won their bounties, as far as that's known.
#[must_use]
pub fn untold(tonight: &Tonight, won_by: &[PlayerId]) -> Option<Notice> {
    let names = |players: &[PlayerId]| -> Vec<String> {
        players.iter().map(|player| tonight.name(*player).to_owned()).collect()
    };
    let without = without_chips(tonight);
    let first = without.first();
    let heads = first.is_some_and(|first| tonight.tournament().is_some_and(|on| has_head(on, *first)));
    let without = names(&without);
    let is_told = without.is_empty();
    let what = TournamentNoticed::NoChips { names: without, won_by: heads.then(|| names(won_by)) };
    (!is_told).then(|| Notice::new(rule(tonight).as_deref(), what))
}

/// Names a player whose bounty waits, and who may have won it.
#[must_use]
pub fn waiting(tonight: &Tonight, player: PlayerId, won_by: &[PlayerId]) -> Notice {
    let won_by = won_by.iter().map(|player| tonight.name(*player).to_owned()).collect();
    let what = TournamentNoticed::HeadWaits { name: tonight.name(player).to_owned(), won_by };
    Notice::new(rule(tonight).as_deref(), what)
}
