//! What everybody was paid from the pots of a hand: as its file says, else as the hand settles.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::record::HandRecord;
use crate::formats::hands::replay::replay;
use crate::hand::HouseRules;
use crate::money::{Money, Overflow};
use crate::play::{End, Play};
use crate::refusal::Refusal;

/// What each place was paid; a bet nobody called doesn't count as a payment.
///
/// # Errors
///
/// The hand cannot be played or settled.
pub fn paid(record: &HandRecord, house: &HouseRules) -> Result<Vec<Money>, HandFault> {
    let spot = record.spots.first().copied().unwrap_or_default();
    let refused = |refusal: Refusal| HandFault::new(spot, refusal.message);
    if let (Some(finishing), Some(left)) = (&record.finishing, left(record).map_err(refused)?) {
        let ends = finishing.iter().zip(left);
        return ends
            .map(|(ends, left)| ends.minus(left))
            .collect::<Result<_, _>>()
            .map_err(|why| HandFault::new(spot, why.to_string()));
    }
    let seats = record.setup.places.len();
    Ok(match replay(record, house)?.end {
        End::Settled(settled) => settled.settlement.awards().to_vec(),
        End::Returned(_) | End::Waits { .. } => vec![Money::ZERO; seats],
    })
}

/// What everybody has before the pots are paid, with uncalled bets returned; `None` if a stack isn't known.
fn left(record: &HandRecord) -> Result<Option<Vec<Money>>, Refusal> {
    let mut play = Play::begin(&record.setup)?;
    record.acts.iter().try_for_each(|act| play.pass_over(act).and_then(|()| play.apply(act)))?;
    let places = record.setup.places.iter().enumerate();
    let Some(mut left) = places.clone().map(|(seat, _)| play.stack(seat)).collect::<Option<Vec<Money>>>()
    else {
        return Ok(None);
    };
    // Dead money isn't a bet, and antes are bets only if they are matched.
    let bets = places.map(|(seat, place)| {
        let ante = if record.setup.antes_matched { Money::ZERO } else { place.ante };
        let bet = play.put_in(seat).minus(place.dead.plus(ante)?)?;
        Ok((bet.max(Money::ZERO), seat))
    });
    let mut bets = bets.collect::<Result<Vec<_>, Overflow>>()?;
    bets.sort();
    if let [.., (second, _), (most, seat)] = bets.as_slice()
        && let Some(slot) = left.get_mut(*seat)
    {
        *slot = slot.plus(most.minus(*second)?)?;
    }
    Ok(Some(left))
}
