//! The way back into a tournament: who has one, and who had it already (PIG-09).

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use crate::night::tournament::making::priced_before;
use crate::night::tournament::untold::{check_told, without_chips};
use crate::refusal::{Refusal, TournamentEntryRefused, TournamentRebuyRefused};
use crate::tournament::terms::{ComeBack, WayBack};
use crate::tournament::{Entrant, EntrantState, Tournament};
use engine::house::key;

/// An entrant's way back, at any level.
pub fn his_way_back(
    tonight: &Tonight,
    (on, entrant): (&Tournament, &Entrant),
    chosen: bool,
) -> Result<WayBack, Refusal> {
    let player = entrant.player;
    let name = || tonight.name(player).to_owned();
    let said = tonight.house.word(key::REBUY).filter(|_| tonight.is_tournament());
    let rule = said.and_then(|said| said.rule);
    let no = |why| Err(no_rebuy(why).by(rule.as_deref()));
    let Some(again) = on.terms.again else {
        return no(if priced_before(tonight).is_some() {
            TournamentRebuyRefused::NoPrice
        } else {
            TournamentRebuyRefused::NoneHere
        });
    };
    match entrant.standing {
        EntrantState::In => {
            check_told(tonight, Some(player))?;
            return no(TournamentRebuyRefused::StillIn { name: name() });
        }
        EntrantState::Left => return no(TournamentRebuyRefused::Left { name: name() }),
        EntrantState::Out => check_told(tonight, Some(player))?,
    }
    if again.way == ComeBack::FirstOut {
        check_first_out(tonight, on, player, chosen).map_err(|refusal| refusal.by(rule.as_deref()))?;
    } else if entrant.again >= again.most {
        return no(TournamentRebuyRefused::UsedUp { name: name(), times: entrant.again });
    }
    Ok(again)
}

/// The first player out, once, and only until somebody else is out (PIG-09).
pub fn check_first_out(
    tonight: &Tonight,
    on: &Tournament,
    player: PlayerId,
    chosen: bool,
) -> Result<(), Refusal> {
    let name = || tonight.name(player).to_owned();
    if on.entrants.iter().any(|entrant| entrant.again > 0) {
        return Err(no_rebuy(TournamentRebuyRefused::TakenAlready));
    }
    check_all_told(tonight)?;
    let first = on.first_out();
    if !first.contains(&player) {
        return Err(no_rebuy(TournamentRebuyRefused::NotFirstOut { first: named(tonight, &first) }));
    }
    if on.exits.len() > 1 {
        return Err(no_rebuy(TournamentRebuyRefused::TooLate { name: name() }));
    }
    if first.len() > 1 && !chosen {
        let first = named(tonight, &first);
        return Err(no_rebuy(TournamentRebuyRefused::FirstOutShared { name: name(), first }));
    }
    Ok(())
}

/// Who was first out is known once everybody without chips has been reported out.
fn check_all_told(tonight: &Tonight) -> Result<(), Refusal> {
    let untold = without_chips(tonight);
    if untold.is_empty() {
        return Ok(());
    }
    Err(no_rebuy(TournamentRebuyRefused::ExitUntold { names: named(tonight, &untold) }))
}

/// Nobody enters a tournament whose prizes are already shared out.
pub fn check_unshared(on: &Tournament) -> Result<(), Refusal> {
    if on.chopped.is_none() {
        return Ok(());
    }
    Err(Refusal::new(TournamentEntryRefused::DealMade))
}

fn no_rebuy(why: TournamentRebuyRefused) -> Refusal {
    Refusal::new(TournamentEntryRefused::Rebuy(why))
}

fn named(tonight: &Tonight, players: &[PlayerId]) -> Vec<String> {
    players.iter().map(|player| tonight.name(*player).to_owned()).collect()
}
