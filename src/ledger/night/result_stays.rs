//! What may stay in the middle after a hand told by its result: only what a rule leaves there.

use crate::night::result_told::Told;
use crate::night::tonight::Tonight;
use engine::calling::Called;
use engine::games::Second;
use engine::hand::{Cite, HouseRules, Odd, STANDARD};
use engine::house::key;
use engine::refusal::Refusal;

/// Refuses chips that stay although nothing leaves them there: the best hand takes all of the pot (PIG-55). They stay where the house
/// carries money on, or odd coins; where tied players goal-post, a half can go to nobody, or nobody may open; and where the cards ran
/// out.
///
/// # Errors
///
/// `nothing-stays`, by the rule that the best hand wins.
pub fn check_stays(
    tonight: &Tonight,
    told: &Told,
    called: &Called,
    rules: &HouseRules,
) -> Result<(), Refusal> {
    let carries = tonight.house.flag(key::CARRY).is_some_and(|carry| carry.value);
    let odd = [rules.odd_pot.value, rules.odd_half.value].contains(&Odd::NextGame);
    let posts = called.said.goalpost || rules.goalpost.value;
    let halves = called.row.game.second() != Second::None;
    let redeals =
        called.said.redeal || tonight.house.word(key::OPEN_NONE).is_some_and(|none| none.value == "redeal");
    let stays = carries || odd || posts || halves || redeals || !told.only.is_empty();
    if stays || told.carry.is_zero() {
        return Ok(());
    }
    let message = format!(
        "{} can't stay in the middle: in `{}` the best hand takes all of the pot",
        tonight.shown(told.carry),
        told.game.escape_debug()
    );
    let rule = rules.rule(Cite::BestHand).unwrap_or(STANDARD);
    Err(Refusal::new("nothing-stays", message).by(Some(rule)).hint("hand result --help"))
}
