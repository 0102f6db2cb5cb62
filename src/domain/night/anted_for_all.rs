//! The ante one player pays for the whole table, in a hand told by its showdown: nobody calls it, so it never goes back (IGL-08).

use crate::domain::calling::{Change, feature};
use crate::domain::hand::{Settlement, Showdown};
use crate::domain::house::key;
use crate::domain::night::tonight::Tonight;
use crate::domain::refusal::Refusal;

/// Asks what of the dealer's money is the ante, where a bet of his would go back and the line does not say it.
///
/// # Errors
///
/// `ante-unsaid` by the rule of the house about who antes.
pub fn check(
    tonight: &Tonight,
    game: &str,
    (showdown, settlement): (&Showdown, &Settlement),
    dead_said: bool,
) -> Result<(), Refusal> {
    let payer = tonight.house.word(key::ANTE_PAYER).filter(|payer| payer.value == "dealer-for-all");
    let ante = tonight.house.amount(key::ANTE).filter(|ante| ante.value.is_positive());
    let (Some(payer), Some(ante), false) = (payer, ante, dead_said || is_without_ante(game)) else {
        return Ok(());
    };
    let dealt = |seat: usize| showdown.button.is_none_or(|button| button == seat);
    let Some((seat, _)) = settlement.returned().iter().find(|(seat, _)| dealt(*seat)) else { return Ok(()) };
    let Some(player) = showdown.players.get(*seat) else { return Ok(()) };
    let count = showdown.players.len();
    let total = ante.value.times(i64::try_from(count).unwrap_or(i64::MAX))?;
    let (name, shown, plain) = (&player.name, tonight.shown(total), tonight.currency.plain(total));
    let message = format!(
        "the dealer antes for the table, {shown} if {count} were dealt in: say what of the {} of `{name}` that is, \
         as \"dead\":\"{plain}\", or \"dead\":\"0\" if it isn't his",
        tonight.shown(player.stake.bet)
    );
    Err(Refusal::new("ante-unsaid", message).by(payer.rule.as_deref()))
}

/// True if it was called without antes.
fn is_without_ante(game: &str) -> bool {
    let mut added = game.split(" + ").filter_map(feature);
    added.any(|feature| feature.change == Change::NoAnte)
}
