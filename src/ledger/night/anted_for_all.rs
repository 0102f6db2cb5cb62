//! The ante one player pays for the whole table, in a hand told by its showdown: nobody calls it, so it never goes back (IGL-08,
//! MIK-60).

use crate::ids::PlayerId;
use crate::night::antes::{ante, dealt_with, paid_by};
use crate::night::called_game::called;
use crate::night::hand_shown::figures;
use crate::night::result_told::ToldResult;
use crate::night::ring::{chips_here, sits};
use crate::night::tonight::Tonight;
use crate::refusal::{AnteForAll, AnteRefused, Refusal};
use engine::hand::{Contestant, HouseRules, Seats, Settlement, Showdown, settle};
use engine::money::Money;
use engine::play::LastPot;

/// Asks how much of the dealer's money is the ante, if the line doesn't say it for the dealer or for others. `dead` is what it
/// says, player by player; `is_fed` whether losers made the pot, for which nobody antes; `dealt` how many can have been dealt in.
///
/// # Errors
///
/// `ante-unsaid` by the rule of the house about who antes.
pub fn check(
    tonight: &Tonight,
    game: &str,
    (showdown, settlement): (&Showdown, &Settlement),
    (dead, is_fed, dealt): (&[Option<Money>], bool, usize),
) -> Result<(), Refusal> {
    let Some((total, rule)) = ante(tonight, game, showdown.players.len())? else { return Ok(()) };
    let seat = match showdown.button {
        Some(dealer) => asked(tonight, (showdown, settlement), (dead, is_fed), (dealer, total))?,
        None => {
            settlement.returned().first().map(|(seat, _)| *seat).filter(|_| dead.iter().all(Option::is_none))
        }
    };
    let Some(player) = seat.and_then(|seat| showdown.players.get(seat)) else { return Ok(()) };
    let all = self::ante(tonight, game, dealt)?.map_or(total, |(all, _)| all);
    let (ante, bet) = (tonight.amount(all), tonight.amount(apart(player.stake.bet, all)));
    let unsaid = AnteForAll::DealerUnsaid { name: player.name.clone(), ante, dealt, bet };
    Err(Refusal::new(AnteRefused::from(unsaid)).by(rule.as_deref()))
}

/// Asks the same about a dealer who isn't listed: in everybody's hand, the dealer is dealt in too, unless away, and then didn't
/// deal it.
///
/// # Errors
///
/// `ante-unsaid` by the rule of the house about who antes.
pub fn check_unlisted(
    tonight: &Tonight,
    game: &str,
    (who, dealer, away): (&[PlayerId], PlayerId, &[PlayerId]),
) -> Result<(), Refusal> {
    let dealt = dealt_with(tonight, who, away);
    let Some((total, rule)) = ante(tonight, game, dealt)? else { return Ok(()) };
    if !sits(&tonight.evening, dealer) {
        return Ok(());
    }
    let (name, ante) = (tonight.name(dealer).to_owned(), tonight.amount(total));
    let why = match away.contains(&dealer) {
        true => AnteForAll::DealerAway { name },
        false => AnteForAll::DealerUnlisted { name, ante, dealt },
    };
    Err(Refusal::new(AnteRefused::from(why)).by(rule.as_deref()))
}

/// Refuses a hand told by its result whose dealer put nothing in, or less than the ante without being all-in: the dealer was
/// dealt in, and antes for everybody. Nobody deals it who was away or has no chips.
///
/// # Errors
///
/// `ante-unsaid` by the rule of the house about who antes.
pub fn check_told(tonight: &Tonight, told: &ToldResult) -> Result<(), Refusal> {
    let stack = |player: PlayerId| chips_here(&tonight.evening, player);
    let Some(dealer) = told.dealer.filter(|dealer| stack(*dealer).is_positive()) else { return Ok(()) };
    let put_in = told.put_in.iter().find(|(player, _)| *player == dealer).map(|(_, amount)| *amount);
    let who: Vec<PlayerId> = told.put_in.iter().map(|(player, _)| *player).collect();
    let dealt = dealt_with(tonight, &who, &told.away);
    let is_poker = called(tonight, &told.game).is_some();
    let Some((total, rule)) = ante(tonight, &told.game, dealt)?.filter(|_| is_poker) else { return Ok(()) };
    let least = self::ante(tonight, &told.game, who.len())?.map_or(total, |(least, _)| least);
    let (name, ante) = (tonight.name(dealer).to_owned(), tonight.amount(total));
    let why = match put_in {
        _ if told.away.contains(&dealer) => AnteForAll::DealerAway { name },
        None => AnteForAll::DealerPutNothing { name, ante, dealt },
        // Players who aren't named may have been away.
        Some(put_in) if put_in < least && put_in < stack(dealer) => {
            AnteForAll::OtherOfDealer { name, put_in: tonight.amount(put_in), ante, dealt }
        }
        Some(_) => return Ok(()),
    };
    Err(Refusal::new(AnteRefused::from(why)).by(rule.as_deref()))
}

/// Asks how much of the last pot's winners' money is the ante, if the line doesn't say and some of it would go back as a bet
/// nobody called; `last` is the last pot by the seats of the line.
///
/// # Errors
///
/// `ante-unsaid` by the rule of the house about who antes.
pub fn check_winners(
    tonight: &Tonight,
    game: &str,
    (showdown, settlement): (&Showdown, &Settlement),
    (dead, last): (&[Option<Money>], &LastPot),
) -> Result<(), Refusal> {
    let LastPot::Won { by, dealer } = last else { return Ok(()) };
    let all: Seats = (0..showdown.players.len()).collect();
    let winners = by.and(all);
    let Some((total, rule)) = paid_by(tonight, "last-winners", (game, showdown.players.len()))? else {
        return Ok(());
    };
    let unit = tonight.house.unit();
    let due = shares(total, (winners, *dealer), unit)?;
    let (ante, dealt) = (tonight.amount(total), showdown.players.len());
    for (seat, player) in showdown.players.iter().enumerate() {
        let share = due.iter().find(|(of, _)| *of == seat).map(|(_, share)| *share);
        let said = dead.get(seat).copied().flatten();
        let goes_back = settlement.returned().iter().any(|(of, _)| *of == seat);
        let name = player.name.clone();
        let why = match (share, said) {
            (Some(share), None) if goes_back => {
                let bet = tonight.amount(apart(player.stake.bet, share));
                AnteForAll::WinnerUnsaid { name, ante, dealt, share: tonight.amount(share), bet }
            }
            (Some(share), Some(said)) if said.is_positive() && said != share => {
                let (put_in, share) = (tonight.amount(said), tonight.amount(share));
                AnteForAll::OtherOfWinner { name, put_in, ante, dealt, share }
            }
            (None, Some(said)) if said.is_positive() => {
                AnteForAll::NotAWinner { name, put_in: tonight.amount(said) }
            }
            _ => continue,
        };
        return Err(Refusal::new(AnteRefused::from(why)).by(rule.as_deref()));
    }
    Ok(())
}

/// The bet besides the ante: the rest of what was put in, if that's enough for both.
fn apart(put_in: Money, ante: Money) -> Money {
    put_in.minus(ante).ok().filter(|bet| !bet.is_negative()).unwrap_or(put_in)
}

/// What each of them antes of the total; odd chips go to those next to the left of the dealer.
fn shares(
    total: Money,
    (winners, dealer): (Seats, usize),
    unit: Money,
) -> Result<Vec<(usize, Money)>, Refusal> {
    let split = total.split(winners.count(), unit);
    let mut odd = split.remainder;
    let mut shares = Vec::new();
    for seat in winners.left_of(dealer) {
        let extra = odd.min(unit);
        odd = odd.minus(extra)?;
        shares.push((seat, split.share.plus(extra)?));
    }
    Ok(shares)
}

/// The dealer's seat, if that has to be asked: not if the dealer or others say it, or if it's in what the dealer folded and pays
/// the same as a bet. Nobody antes into a pot that losers fed, so only a bet that went back can have been one.
fn asked(
    tonight: &Tonight,
    (showdown, settlement): (&Showdown, &Settlement),
    (dead, is_fed): (&[Option<Money>], bool),
    (dealer, total): (usize, Money),
) -> Result<Option<usize>, Refusal> {
    let Some(player) = showdown.players.get(dealer) else { return Ok(None) };
    if dead.get(dealer).copied().flatten().is_some() {
        return Ok(None);
    }
    if is_fed && !settlement.returned().iter().any(|(seat, _)| *seat == dealer) {
        return Ok(None);
    }
    let folded = player.stake.folded && player.stake.bet >= total;
    Ok((!folded || !pays_the_same(tonight, (showdown, settlement), (dealer, total))?).then_some(dealer))
}

/// True if the hand pays the same when that much of the player's money is nobody's bet.
fn pays_the_same(
    tonight: &Tonight,
    (showdown, settlement): (&Showdown, &Settlement),
    (dealer, total): (usize, Money),
) -> Result<bool, Refusal> {
    let mut other = showdown.clone();
    if let Some(Contestant { stake, .. }) = other.players.get_mut(dealer) {
        (stake.bet, stake.dead) = (stake.bet.minus(total)?, stake.dead.plus(total)?);
    }
    let Ok(settled) = settle(&other, &HouseRules::of(&tonight.house)) else { return Ok(false) };
    Ok(figures(&other, &settled)? == figures(showdown, settlement)?)
}
