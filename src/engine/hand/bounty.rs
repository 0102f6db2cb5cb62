//! What each other player pays the winner of a hold'em pot who holds seven-deuce, if the house has that bounty.

use crate::cards::Rank;
use crate::hand::house_rules::Cite;
use crate::hand::reason::{Reason, ReasonFact};
use crate::hand::seats::Seats;
use crate::hand::showdown::{Contestant, Showdown};
use crate::money::{Money, Overflow};

/// What one player pays another besides the pots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounty {
    /// Who pays.
    pub from: usize,
    /// Who is paid.
    pub to: usize,
    /// How much: the house's amount, or all the player has left.
    pub amount: Money,
}

/// The payments between players after these awards and returned bets. Nobody pays more than they have.
pub(crate) fn seven_deuce(
    showdown: &Showdown,
    (awards, returned): (&[Money], &[(usize, Money)]),
    each: Money,
) -> Result<(Vec<Bounty>, Vec<Reason>), Overflow> {
    let (mut bounties, mut why) = (Vec::new(), Vec::new());
    let is_holdem = (showdown.game.cards, showdown.game.board) == (2, 5);
    if !is_holdem || showdown.agreed.is_some() || showdown.drop.is_some() {
        return Ok((bounties, why));
    }
    let award = |seat: usize| awards.get(seat).copied().unwrap_or_default();
    let mut left = Vec::with_capacity(showdown.players.len());
    for seat in 0..showdown.players.len() {
        let back = Money::sum(returned.iter().filter(|(of, _)| *of == seat).map(|(_, amount)| *amount))?;
        let known = showdown.left.get(seat).copied().flatten();
        left.push(known.map(|left| left.plus(award(seat))?.plus(back)).transpose()?);
    }
    let all: Seats = (0..showdown.players.len()).collect();
    let wins =
        |(seat, player): (usize, &Contestant)| (award(seat).is_positive() && holds(player)).then_some(seat);
    for to in showdown.players.iter().enumerate().filter_map(wins) {
        let (mut payers, mut paid) = (Seats::NONE, Money::ZERO);
        for from in showdown.dealt.unwrap_or(all).without(Seats::one(to)).iter() {
            let has = left.get_mut(from).and_then(Option::as_mut);
            let amount = has.as_ref().map_or(each, |has| each.min(**has));
            if !amount.is_positive() {
                continue;
            }
            if let Some(has) = has {
                *has = has.minus(amount)?;
            }
            if let Some(Some(has)) = left.get_mut(to) {
                *has = has.plus(amount)?;
            }
            bounties.push(Bounty { from, to, amount });
            (payers, paid) = (payers.with(from), paid.plus(amount)?);
        }
        let fact = ReasonFact::SevenDeuce { seat: to, seats: payers, amount: each, paid };
        why.push(Reason { cite: Cite::SevenDeuce, fact });
    }
    Ok((bounties, why))
}

/// True if the two hole cards are a seven and a deuce, and somebody saw them.
fn holds(player: &Contestant) -> bool {
    let ranks: Vec<Option<Rank>> = player.cards.cards().iter().map(|card| card.rank()).collect();
    matches!(ranks.as_slice(), [Some(Rank::Seven), Some(Rank::Two)] | [Some(Rank::Two), Some(Rank::Seven)])
}
