//! A player who bet the most and then folded, as with a dead hand: what nobody called goes back to the bettor, so a hand told with
//! such a bet is asked about.

use crate::ids::PlayerId;
use crate::night::dealt_in::forced;
use crate::night::tonight::Tonight;
use crate::refusal::{Refusal, WinRefused};
use crate::tournament::levels::Blinds;
use engine::hand::{Cite, HouseRules, STANDARD, Showdown};
use engine::house::key;

/// The question whether these players bet the most and folded.
pub fn question(tonight: &Tonight, players: impl Iterator<Item = PlayerId>, rules: &HouseRules) -> Refusal {
    let names = players.map(|player| tonight.name(player).to_owned()).collect();
    let rule = rules.rule(Cite::Uncalled).unwrap_or(STANDARD);
    Refusal::new(WinRefused::MostFolded { names }).by(Some(rule))
}

/// Asks about players of a showdown who folded and put in more than everybody still in. A blind isn't a bet, so it may be the most
/// (DAV-30). Where one player antes for others, nobody knows what was bet.
///
/// # Errors
///
/// `highest-bet-folded` as a question.
pub fn check_shown(
    tonight: &Tonight,
    level: Option<Blinds>,
    (showdown, players): (&Showdown, &[PlayerId]),
) -> Result<(), Refusal> {
    if tonight.house.word(key::ANTE_PAYER).is_some_and(|payer| payer.value != "each") {
        return Ok(());
    }
    let stakes = || players.iter().zip(showdown.players.iter().map(|player| player.stake));
    let left = stakes().filter(|(_, stake)| !stake.folded).map(|(_, stake)| stake.bet).max();
    let most = left.max(forced(tonight, level)?).unwrap_or_default();
    let mut folded =
        stakes().filter(|(_, stake)| stake.folded && stake.bet > most).map(|(player, _)| *player).peekable();
    if folded.peek().is_none() {
        return Ok(());
    }
    tonight.asked(question(tonight, folded, &HouseRules::of(&tonight.house))).map(|_| ())
}
