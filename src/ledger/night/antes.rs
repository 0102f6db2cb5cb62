//! What one player antes for the whole table: the dealer (IGL-08), or the winners of the last pot (MIK-60).

use crate::ids::PlayerId;
use crate::night::apart::sits;
use crate::night::tonight::Tonight;
use engine::calling::{Change, feature};
use engine::house::key;
use engine::money::Money;
use engine::refusal::Refusal;

/// True if the winners of the last pot pay the antes at this house.
#[must_use]
pub fn winners_ante(tonight: &Tonight) -> bool {
    tonight.house.word(key::ANTE_PAYER).is_some_and(|payer| payer.value == "last-winners")
}

/// What one antes for so many, with the rule of the house that has it so; none where nobody does.
///
/// # Errors
///
/// Amounts beyond what can be counted.
pub fn ante(tonight: &Tonight, game: &str, count: usize) -> Result<Option<(Money, Option<String>)>, Refusal> {
    paid_by(tonight, "dealer-for-all", (game, count))
}

/// The same where `payer` pays, by the word of the profile.
///
/// # Errors
///
/// Amounts beyond what can be counted.
pub fn paid_by(
    tonight: &Tonight,
    payer: &str,
    (game, count): (&str, usize),
) -> Result<Option<(Money, Option<String>)>, Refusal> {
    let payer = tonight.house.word(key::ANTE_PAYER).filter(|said| said.value == payer);
    let ante = tonight.house.amount(key::ANTE).filter(|ante| ante.value.is_positive());
    let (Some(payer), Some(ante), false) = (payer, ante, is_without_ante(game)) else { return Ok(None) };
    Ok(Some((ante.value.times(i64::try_from(count).unwrap_or(i64::MAX))?, payer.rule)))
}

/// What the dealer may have anted for the table in a hand of these players: for them, or for others too who sit there with chips.
/// Nothing where he does not.
///
/// # Errors
///
/// Amounts beyond what can be counted.
pub fn antes_for_all(tonight: &Tonight, game: &str, who: &[PlayerId]) -> Result<Vec<Money>, Refusal> {
    let counts = who.len()..=dealt_at_most(tonight, who);
    let antes = counts.map(|count| Ok(ante(tonight, game, count)?.map(|(ante, _)| ante)));
    let antes: Vec<Option<Money>> = antes.collect::<Result<_, Refusal>>()?;
    Ok(antes.into_iter().flatten().collect())
}

/// The most who can have been dealt in: who is listed, and who else sits there with chips.
#[must_use]
pub fn dealt_at_most(tonight: &Tonight, who: &[PlayerId]) -> usize {
    let others = tonight.evening.sittings.iter().map(|sitting| sitting.player);
    let others = others.filter(|player| !who.contains(player) && sits(tonight, *player));
    who.len().saturating_add(others.filter(|player| tonight.evening.chips(*player).is_positive()).count())
}

/// True if it was called without antes.
fn is_without_ante(game: &str) -> bool {
    let mut added = game.split(" + ").filter_map(feature);
    added.any(|feature| feature.change == Change::NoAnte)
}
