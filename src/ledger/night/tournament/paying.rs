//! Paying the prizes: places into money, to the last coin, and every chip back into the case (PIG-15, PIG-17).

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use crate::night::tournament::of_house;
use crate::night::tournament::stacks::stacks;
use crate::night::tournament::untold::{check_heads, check_told};
use crate::refusal::{Notice, PrizesRefused, Refusal, TournamentPayoutRefused, TournamentRefused, Why};
use crate::tournament::Tournament;
use crate::tournament::chips;
use crate::tournament::did::{Did, Paid, Prize};
use crate::tournament::entrant::EntrantState;
use crate::tournament::places::FinishingPlace;
use crate::tournament::prize_table::PrizeTable;
use crate::tournament::prizes::{self, Rounding, share};
use engine::house::key;
use engine::money::{Money, Overflow};

/// What every place gets from the pool as it is now, first place first: for places that players can have.
///
/// If more places are paid than players are ranked, because some left, what nobody can have goes to the first.
pub fn prize_list(tonight: &Tonight, on: &Tournament) -> Result<Vec<Money>, Refusal> {
    let rule = rounding_rule(tonight);
    let table = on.terms.prizes.clone().unwrap_or(PrizeTable::Amounts(vec![on.pool]));
    // Rounding to more than a coin favors the higher place.
    let coarse = on.terms.step > Money::from_minor(1);
    let rounding = match of_house::rounding(&tonight.house) {
        Some(rounding) => rounding.value,
        None if coarse => Rounding::HigherPlace,
        None => Rounding::Exact,
    };
    let terms = prizes::PrizeTerms {
        currency: tonight.currency,
        step: on.terms.step,
        rounding,
        rule: rule.as_deref(),
    };
    let paid = prizes::prizes(&table, on.pool, terms);
    let mut list = paid.map_err(|refusal| refusal.seen_from(in_play))?;
    let spare = list.split_off(on.ranked().min(list.len()));
    let spare = Money::sum(spare)?;
    if let Some(first) = list.first_mut() {
        *first = first.plus(spare)?;
    }
    Ok(list)
}

/// What's wrong with the prizes of a tournament being played.
fn in_play(why: Why) -> Why {
    match why {
        Why::TournamentRefused(TournamentRefused::Prizes(PrizesRefused::Flawed(flaw))) => {
            PrizesRefused::InPlay(flaw).into()
        }
        why => why,
    }
}

fn rounding_rule(tonight: &Tonight) -> Option<String> {
    tonight.house.setting(key::TOURNAMENT_ROUNDING).and_then(|said| said.rule.clone())
}

/// Pays the prizes, once one player has all the chips (PIG-12) or everybody agreed on how to share.
pub fn payout(tonight: &Tonight) -> Result<(Did, Vec<Notice>), Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    check_over(tonight, on)?;
    let places = prizes_of(tonight, on)?;
    Ok((Did::Paid(Paid { places, stacks: stacks(tonight, on), by_deal: on.chopped.is_some() }), Vec::new()))
}

fn check_over(tonight: &Tonight, on: &Tournament) -> Result<(), Refusal> {
    if on.winner().is_some() {
        // What nobody won goes to the last player: there is nobody left to play for it with.
        return check_heads(tonight, None);
    }
    let pot = stacks(tonight, on).pot;
    if !pot.is_zero() {
        return Err(Refusal::new(TournamentPayoutRefused::InTheMiddle { pot: chips(pot) }));
    }
    check_told(tonight, None)?;
    let why = match &on.chopped {
        Some(chopped) if chopped.play_for.is_zero() => return Ok(()),
        Some(chopped) => TournamentPayoutRefused::StillPlayedFor { amount: tonight.amount(chopped.play_for) },
        None => TournamentPayoutRefused::StillPlayed { left: on.players().count() },
    };
    let end = tonight.house.word(key::SESSION_END_RULE).filter(|_| tonight.is_tournament());
    Err(Refusal::new(why).by(end.and_then(|end| end.rule).as_deref()))
}

/// Everybody's place and prize: by the places, and by the shares of the players who agreed on some.
fn prizes_of(tonight: &Tonight, on: &Tournament) -> Result<Vec<Prize>, Refusal> {
    let mut places = on.places();
    if on.winner().is_none() {
        // Nobody plays on: the players who are left share the first place.
        places.insert(0, FinishingPlace { place: 1, players: on.players().collect() });
    }
    let mut paid = by_place(tonight, &prize_list(tonight, on)?, &places, on)?;
    let Some(chopped) = &on.chopped else { return Ok(paid) };
    for prize in &mut paid {
        let agreed = chopped.shares.iter().find(|(player, _)| *player == prize.player);
        if let Some((player, share)) = agreed {
            let more = if on.winner() == Some(*player) { chopped.play_for } else { Money::ZERO };
            prize.amount = share.plus(more)?;
        }
    }
    Ok(paid)
}

/// Refuses other prizes that leave less for a place somebody has already: that player won it, and isn't asked anymore.
pub fn check_taken(tonight: &Tonight, on: &Tournament, prizes: &PrizeTable) -> Result<(), Refusal> {
    let mut other = on.clone();
    other.terms.prizes = Some(prizes.clone());
    // Amounts that no longer add up to the pool are still promised.
    let before = match (prize_list(tonight, on), &on.terms.prizes) {
        (Err(_), Some(PrizeTable::Amounts(amounts))) => amounts.clone(),
        (list, _) => list?,
    };
    let after = prize_list(tonight, &other)?;
    let playing = on.players().count();
    for place in on.places() {
        let from = usize::try_from(place.place).unwrap_or(usize::MAX);
        if from <= playing {
            continue;
        }
        let filled = |list: &[Money]| {
            Money::sum(list.iter().skip(from.saturating_sub(1)).take(place.players.len()).copied())
        };
        let (won, left) = (filled(&before)?, filled(&after)?);
        if left < won {
            return Err(Refusal::new(TournamentPayoutRefused::WonAlready {
                names: place.players.iter().map(|player| tonight.name(*player).to_owned()).collect(),
                won: tonight.amount(won),
                place: from,
                table: prizes.typed(tonight.currency),
                left: tonight.amount(left),
            }));
        }
    }
    Ok(())
}

/// Each place's prize; players who share a place share the prizes of the places they fill. Every place is listed.
fn by_place(
    tonight: &Tonight,
    list: &[Money],
    places: &[FinishingPlace],
    on: &Tournament,
) -> Result<Vec<Prize>, Refusal> {
    let unit = tonight.house.unit();
    let mut paid = Vec::new();
    for place in places {
        let count = u32::try_from(place.players.len()).unwrap_or(u32::MAX);
        let from = usize::try_from(place.place).unwrap_or(usize::MAX);
        let shares = share(list, from, count, unit)?;
        for (player, amount) in place.players.iter().zip(shares) {
            let bounty = own_bounty(on, *player);
            paid.push(Prize { place: place.place, player: *player, amount, bounty });
        }
    }
    leftover_bounties(on, unit, &mut paid)?;
    Ok(paid)
}

/// The bounty on a player who is still in at the end stays theirs.
fn own_bounty(on: &Tournament, player: PlayerId) -> Money {
    on.entrant(player)
        .filter(|entrant| entrant.standing == EntrantState::In)
        .map_or(Money::ZERO, |entrant| entrant.bounty)
}

/// The bounties on players who left go with the first place, evenly if several share it: nobody can win them anymore.
fn leftover_bounties(on: &Tournament, unit: Money, paid: &mut [Prize]) -> Result<(), Overflow> {
    let own = Money::sum(paid.iter().map(|prize| prize.bounty))?;
    let left = on.bounties.minus(own)?;
    let count = paid.iter().filter(|prize| prize.place == 1).count();
    let parts = share(&[left], 1, u32::try_from(count).unwrap_or(u32::MAX), unit)?;
    for (first, part) in paid.iter_mut().filter(|prize| prize.place == 1).zip(parts) {
        first.bounty = first.bounty.plus(part)?;
    }
    Ok(())
}

/// True while no bounty was won, so that everybody can get back what they paid.
pub fn can_be_called_off(on: &Tournament) -> Result<bool, Overflow> {
    Ok(Money::sum(on.entrants.iter().map(|entrant| entrant.paid))? == on.pool.plus(on.bounties)?)
}

/// Calls the tournament off: everybody gets back what they put into the pool.
pub fn cancel(tonight: &Tonight, why: String) -> Result<Did, Refusal> {
    let on = tonight.the_tournament()?;
    if !can_be_called_off(on)? {
        return Err(Refusal::new(TournamentPayoutRefused::BountiesWon));
    }
    let back = on.entrants.iter().map(|entrant| (entrant.player, entrant.paid));
    Ok(Did::Cancelled { why, back: back.collect(), stacks: stacks(tonight, on) })
}
