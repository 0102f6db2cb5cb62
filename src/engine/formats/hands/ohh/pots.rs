//! What the pots paid, player by player, and what the site took out of them.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::ohh::part::{Amiss, Source};
use crate::formats::hands::ohh::spec::{OhhHand, OhhPot, OhhWin};
use crate::formats::hands::ohh::table::Table;
use crate::money::Money;

/// What each player of the file won (`None` if it gives no pots), and rake and jackpot together.
pub(crate) fn pots<'a>(
    source: Source<'_, 'a>,
    ohh: &OhhHand<'a>,
    table: &Table,
) -> Result<(Option<Vec<Money>>, Money), Amiss> {
    let Some(pots) = ohh.pots.as_ref().filter(|pots| !pots.is_empty()) else {
        return Ok((None, Money::ZERO));
    };
    let ids = table.ids();
    let mut paid = vec![Money::ZERO; ids.len()];
    let mut taken = Money::ZERO;
    for raw in pots {
        let pot: OhhPot<'a> = source.part(raw)?;
        let too_large = |why: crate::money::Overflow| HandFault::new(source.spot(raw), why.to_string());
        source.money(pot.amount, "the pot")?;
        for part in [source.money(pot.rake, "the rake")?, source.money(pot.jackpot, "the jackpot")?] {
            taken = taken.plus(part).map_err(too_large)?;
        }
        for raw in pot.player_wins.iter().flatten() {
            let win: OhhWin<'a> = source.part(raw)?;
            let slot = ids.iter().position(|id| *id == win.player_id).and_then(|at| paid.get_mut(at));
            let Some(slot) = slot else {
                let message = format!("player {} wins but isn't on the list of players", win.player_id);
                return Err(HandFault::new(source.spot(raw), message).into());
            };
            *slot = slot.plus(source.money(win.win_amount, "the winnings")?).map_err(too_large)?;
        }
    }
    Ok((Some(paid), taken))
}
