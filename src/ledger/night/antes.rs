//! What one player antes for the whole table: the dealer (IGL-08), or the winners of the last pot (MIK-60).

use crate::ids::PlayerId;
use crate::night::called_game::called;
use crate::night::ring::sits;
use crate::night::tonight::Tonight;
use crate::refusal::{AnteForAll, AnteRefused, Refusal};
use engine::calling::{Change, feature};
use engine::house::key;
use engine::money::Money;

/// True if the winners of the last pot pay the antes at this house.
#[must_use]
pub fn winners_ante(tonight: &Tonight) -> bool {
    tonight.house.word(key::ANTE_PAYER).is_some_and(|payer| payer.value == "last-winners")
}

/// What one player antes for this many, with the rule of the house that says so; `None` if nobody does.
///
/// # Errors
///
/// Amounts too large to count.
pub fn ante(tonight: &Tonight, game: &str, count: usize) -> Result<Option<(Money, Option<String>)>, Refusal> {
    paid_by(tonight, "dealer-for-all", (game, count))
}

/// The same if `payer` pays, by the word of the profile.
///
/// # Errors
///
/// Amounts too large to count.
pub fn paid_by(
    tonight: &Tonight,
    payer: &str,
    (game, count): (&str, usize),
) -> Result<Option<(Money, Option<String>)>, Refusal> {
    let payer = tonight.house.word(key::ANTE_PAYER).filter(|said| said.value == payer);
    let ante = tonight.house.amount(key::ANTE).filter(|ante| ante.value.is_positive());
    // In a bomb pot, everybody antes for themselves.
    let is_bomb = called(tonight, game).is_some_and(|called| called.said.forced.bomb.is_some());
    let (Some(payer), Some(ante), false) = (payer, ante, is_bomb || is_without_ante(game)) else {
        return Ok(None);
    };
    Ok(Some((ante.value.times(i64::try_from(count).unwrap_or(i64::MAX))?, payer.rule)))
}

/// What the dealer may have anted for the table in a hand of these players: for them, or also for others who sit there with
/// chips. Nothing if the dealer doesn't.
///
/// # Errors
///
/// Amounts too large to count.
pub fn antes_for_all(tonight: &Tonight, game: &str, who: &[PlayerId]) -> Result<Vec<Money>, Refusal> {
    let counts = who.len()..=dealt_at_most(tonight, who);
    let antes = counts.map(|count| Ok(ante(tonight, game, count)?.map(|(ante, _)| ante)));
    let antes: Vec<Option<Money>> = antes.collect::<Result<_, Refusal>>()?;
    Ok(antes.into_iter().flatten().collect())
}

/// Refuses dead money that isn't the dealer's ante for everybody who was dealt in: the dealer alone antes, the same amount for
/// each. A player who folded before betting needn't be listed, but sits there and wasn't `away`; `who` are the players of the
/// line.
///
/// # Errors
///
/// `no-ante` by the rule of the house about who antes.
pub fn check_said(
    tonight: &Tonight,
    game: &str,
    (who, dealer, away): (&[PlayerId], Option<PlayerId>, &[PlayerId]),
    dead: &[Option<Money>],
) -> Result<(), Refusal> {
    let Some((least, rule)) = ante(tonight, game, who.len())? else { return Ok(()) };
    let refuse = |why: AnteForAll| Err(Refusal::new(AnteRefused::from(why)).by(rule.as_deref()));
    let mut dealer = dealer;
    for (player, dead) in who.iter().zip(dead) {
        let Some(dead) = dead.filter(|dead| dead.is_positive()) else { continue };
        let (name, put_in) = (tonight.name(*player).to_owned(), tonight.amount(dead));
        if let Some(dealer) = dealer.filter(|dealer| dealer != player) {
            let dealer = tonight.name(dealer).to_owned();
            return refuse(AnteForAll::NotTheDealer { name, put_in, dealer });
        }
        let dealt = dealt_with(tonight, who, away);
        let most = ante(tonight, game, dealt)?.map_or(least, |(most, _)| most);
        let each = tonight.house.amount(key::ANTE).map_or(least, |ante| ante.value);
        if dead < least || dead > most || !dead.remainder(each).is_zero() {
            let ante = tonight.amount(most);
            return refuse(AnteForAll::OtherOfDealer { name, put_in, ante, dealt });
        }
        dealer = Some(*player);
    }
    Ok(())
}

/// The most who can have been dealt in: players who are listed, and others who sit there with chips.
#[must_use]
pub fn dealt_at_most(tonight: &Tonight, who: &[PlayerId]) -> usize {
    dealt_with(tonight, who, &[])
}

/// The same without the players who were `away`.
#[must_use]
pub fn dealt_with(tonight: &Tonight, who: &[PlayerId], away: &[PlayerId]) -> usize {
    let others = tonight.evening.sittings.iter().map(|sitting| sitting.player);
    let others = others.filter(|player| !away.contains(player));
    let others = others.filter(|player| !who.contains(player) && sits(&tonight.evening, *player));
    who.len().saturating_add(others.filter(|player| tonight.evening.chips(*player).is_positive()).count())
}

/// True if it was called without antes.
fn is_without_ante(game: &str) -> bool {
    let mut added = game.split(" + ").filter_map(feature);
    added.any(|feature| feature.change == Change::NoAnte)
}
