//! The ante of everybody, in a hand told by its showdown: nobody is dealt in for less (CAU-010).

use crate::night::evening::Purse;
use crate::night::result_follows::called;
use crate::night::tonight::Tonight;
use engine::hand::Showdown;
use engine::house::key;
use engine::refusal::Refusal;

/// Refuses a player who put in less than the ante, where everybody antes in every game. A pot that waits was anted for before.
///
/// # Errors
///
/// `ante-missing` by the rule of the house about the ante.
pub fn check(tonight: &Tonight, game: &str, showdown: &Showdown) -> Result<(), Refusal> {
    let house = &tonight.house;
    let says = |key, word| house.word(key).is_some_and(|said| said.value == word);
    let everybody = says(key::ANTE_PAYER, "each") && says(key::ANTE_WHEN, "always");
    let waits = tonight.evening.pot().is_positive() || tonight.evening.purse != Purse::Chips;
    let none = called(tonight, game).is_some_and(|called| called.said.forced.ante == Some(false));
    let Some(ante) = house.amount(key::ANTE).filter(|_| everybody && !waits && !none) else { return Ok(()) };
    for player in &showdown.players {
        let put_in = player.stake.bet.plus(player.stake.dead)?;
        if put_in < ante.value {
            let (put_in, ante_shown) = (tonight.shown(put_in), tonight.shown(ante.value));
            let message = format!("`{}` put in {put_in}, and everybody antes {ante_shown}", player.name);
            return Err(Refusal::new("ante-missing", message).by(ante.rule.as_deref()));
        }
    }
    Ok(())
}
