//! Who may have won what's on a head, if nobody has said yet.

use crate::bank::desk::BankError;
use crate::bank::last_chips::last_chips;
use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use crate::night::tournament::bounty;
use crate::refusal::{Refusal, TournamentGoingRefused, TournamentRefused, Why};
use crate::store::Reader;

/// Nothing goes on until somebody says who won what's on a head. This refusal names the players who did, if the busted player's
/// last hand tells; otherwise everybody still in, one by one.
///
/// # Errors
///
/// The journal cannot be read.
pub fn with_winners(
    reader: Reader<'_>,
    tonight: &Tonight,
    mut refusal: Refusal,
) -> Result<Refusal, BankError> {
    let Why::TournamentRefused(TournamentRefused::Going(why)) = &mut *refusal.why else { return Ok(refusal) };
    let (TournamentGoingRefused::HeadWaits { name, won_by }
    | TournamentGoingRefused::OutUntold { name, won_by: Some(won_by) }) = why
    else {
        return Ok(refusal);
    };
    let on = tonight.the_tournament()?;
    let entrants = on.entrants.iter().map(|entrant| entrant.player);
    let his: Vec<PlayerId> = entrants.filter(|player| tonight.name(*player) == name).collect();
    let takers = bounty::takers(on, &last_chips(reader, tonight, &his)?)?.unwrap_or_default();
    let named = |player: &PlayerId| tonight.name(*player).to_owned();
    *won_by = match takers.is_empty() {
        false => vec![takers.iter().map(named).collect()],
        true => {
            on.players().filter(|player| !his.contains(player)).map(|player| vec![named(&player)]).collect()
        }
    };
    Ok(refusal)
}
