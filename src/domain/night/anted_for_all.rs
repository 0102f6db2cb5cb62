//! The ante one player pays for the whole table, in a hand told by its showdown: nobody calls it, so it never goes back (IGL-08,
//! MIK-60).

use crate::domain::calling::{Change, feature};
use crate::domain::hand::{Contestant, HouseRules, Seats, Settlement, Showdown, settle};
use crate::domain::house::key;
use crate::domain::ids::PlayerId;
use crate::domain::money::Money;
use crate::domain::night::apart::sits;
use crate::domain::night::hand_shown::figures;
use crate::domain::night::tonight::Tonight;
use crate::domain::play::LastPot;
use crate::domain::refusal::Refusal;

/// Asks what of the dealer's money is the ante, where the line says it neither of him nor of others; `dead` is what it says,
/// player by player.
///
/// # Errors
///
/// `ante-unsaid` by the rule of the house about who antes.
pub fn check(
    tonight: &Tonight,
    game: &str,
    (showdown, settlement): (&Showdown, &Settlement),
    dead: &[Option<Money>],
) -> Result<(), Refusal> {
    let count = showdown.players.len();
    let Some((total, rule)) = ante(tonight, game, count)? else { return Ok(()) };
    let seat = match showdown.button {
        Some(dealer) => asked(tonight, (showdown, settlement), dead, (dealer, total))?,
        None => {
            settlement.returned().first().map(|(seat, _)| *seat).filter(|_| dead.iter().all(Option::is_none))
        }
    };
    let Some(player) = seat.and_then(|seat| showdown.players.get(seat)) else { return Ok(()) };
    let (name, shown, plain) = (&player.name, tonight.shown(total), tonight.currency.plain(total));
    let bet = player.stake.bet;
    let which = match bet.is_zero() {
        true => format!("say what `{name}` put in for that"),
        false => format!("say what of the {} of `{name}` that is", tonight.shown(bet)),
    };
    let message = format!(
        "the dealer antes for the table, {shown} if {count} were dealt in: {which}, as \"dead\":\"{plain}\", \
         or \"dead\":\"0\" if it isn't his"
    );
    Err(Refusal::new("ante-unsaid", message).by(rule.as_deref()))
}

/// Asks the same of a dealer who is not listed, unless the line says the ante of others: he is dealt in to a hand of everybody's,
/// though not to a pot that waits for some.
///
/// # Errors
///
/// `ante-unsaid` by the rule of the house about who antes.
pub fn check_unlisted(
    tonight: &Tonight,
    game: &str,
    showdown: &Showdown,
    (dealer, dead): (PlayerId, &[Option<Money>]),
) -> Result<(), Refusal> {
    let count = showdown.players.len().saturating_add(1);
    let Some((total, rule)) = ante(tonight, game, count)? else { return Ok(()) };
    if showdown.carry.is_positive() || dead.iter().any(Option::is_some) || !sits(tonight, dealer) {
        return Ok(());
    }
    let (name, shown, plain) = (tonight.name(dealer), tonight.shown(total), tonight.currency.plain(total));
    let message = format!(
        "the dealer antes for the table, {shown} if {count} were dealt in, and `{name}` is not in the line: \
         add {{\"name\":\"{name}\",\"in\":\"0\",\"dead\":\"{plain}\",\"folded\":true}}, or say who dealt as \"button\""
    );
    Err(Refusal::new("ante-unsaid", message).by(rule.as_deref()))
}

/// Asks what of the money of the last pot's winners is the ante, where the line does not say it and some of it would go back as
/// a bet nobody called; `last` is the last pot by the seats of the line.
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
    let split = total.split(winners.count(), tonight.house.unit());
    let mut odd = split.remainder;
    for seat in winners.left_of(*dealer) {
        let extra = odd.min(tonight.house.unit());
        odd = odd.minus(extra)?;
        let unsaid = dead.get(seat).copied().flatten().is_none();
        let goes_back = settlement.returned().iter().any(|(of, _)| *of == seat);
        let Some(player) = showdown.players.get(seat).filter(|_| unsaid && goes_back) else { continue };
        let (name, share) = (&player.name, tonight.currency.plain(split.share.plus(extra)?));
        let message = format!(
            "`{name}` won the last pot, and the winners ante for the table, {} if {} were dealt in: say what of the {} of \
             `{name}` that is, as \"dead\":\"{share}\", or \"dead\":\"0\" if it is all a bet",
            tonight.shown(total),
            all.count(),
            tonight.shown(player.stake.bet),
        );
        return Err(Refusal::new("ante-unsaid", message).by(rule.as_deref()));
    }
    Ok(())
}

/// True if the winners of the last pot pay the antes at this house.
#[must_use]
pub fn winners_ante(tonight: &Tonight) -> bool {
    tonight.house.word(key::ANTE_PAYER).is_some_and(|payer| payer.value == "last-winners")
}

/// What one antes for so many, with the rule of the house that has it so; none where nobody does.
fn ante(tonight: &Tonight, game: &str, count: usize) -> Result<Option<(Money, Option<String>)>, Refusal> {
    paid_by(tonight, "dealer-for-all", (game, count))
}

/// The same where `payer` does.
fn paid_by(
    tonight: &Tonight,
    payer: &str,
    (game, count): (&str, usize),
) -> Result<Option<(Money, Option<String>)>, Refusal> {
    let payer = tonight.house.word(key::ANTE_PAYER).filter(|said| said.value == payer);
    let ante = tonight.house.amount(key::ANTE).filter(|ante| ante.value.is_positive());
    let (Some(payer), Some(ante), false) = (payer, ante, is_without_ante(game)) else { return Ok(None) };
    Ok(Some((ante.value.times(i64::try_from(count).unwrap_or(i64::MAX))?, payer.rule)))
}

/// The dealer's seat, if he has to be asked: not where he says it, others say it, or it is in what he folded and pays the same
/// as a bet. Into a pot that losers fed nobody antes, so that only a bet that went back can have been one.
fn asked(
    tonight: &Tonight,
    (showdown, settlement): (&Showdown, &Settlement),
    dead: &[Option<Money>],
    (dealer, total): (usize, Money),
) -> Result<Option<usize>, Refusal> {
    let anted = Money::sum(dead.iter().flatten().copied())?;
    let Some(player) = showdown.players.get(dealer) else { return Ok(None) };
    if dead.get(dealer).copied().flatten().is_some() || anted >= total {
        return Ok(None);
    }
    let fed = showdown.drop.is_some() && showdown.carry.is_positive();
    if fed && !settlement.returned().iter().any(|(seat, _)| *seat == dealer) {
        return Ok(None);
    }
    let folded = player.stake.folded && player.stake.bet >= total;
    Ok((!folded || !pays_the_same(tonight, (showdown, settlement), (dealer, total))?).then_some(dealer))
}

/// True if the hand pays the same where that much of the player's money is nobody's bet.
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

/// True if it was called without antes.
fn is_without_ante(game: &str) -> bool {
    let mut added = game.split(" + ").filter_map(feature);
    added.any(|feature| feature.change == Change::NoAnte)
}
