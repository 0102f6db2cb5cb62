//! What is taken from who is away from a tournament (PIG-64), in a hand that is told by its result or its showdown.

use crate::ids::PlayerId;
use crate::journal::{HandPlayed, HandSeat};
use crate::night::ring::seated;
use crate::night::tonight::Tonight;
use crate::refusal::{Notice, RecordedHandNoticed, Refusal, ResultRefused};
use crate::tournament::levels::{Blinds, Level};
use engine::house::key;
use engine::money::Money;
use engine::play::{Sitter, first_spots};

/// Refuses who is said to be away and has more in the hand than can be taken from him.
///
/// # Errors
///
/// `away-and-in`.
pub fn check_away(
    tonight: &Tonight,
    level: Option<Blinds>,
    (away, seats): (&[PlayerId], &[HandSeat]),
) -> Result<(), Refusal> {
    for seat in seats.iter().filter(|seat| away.contains(&seat.player)) {
        if !may_be_all(tonight, level, seat)? {
            return Err(Refusal::new(ResultRefused::AwayAndIn {
                name: tonight.name(seat.player).to_owned(),
            }));
        }
    }
    Ok(())
}

/// True if he may have been away all the same: he won nothing, and put in no more than can be taken from him. A higher ante may
/// have ended with the level before.
fn may_be_all(tonight: &Tonight, level: Option<Blinds>, seat: &HandSeat) -> Result<bool, Refusal> {
    if !takes(tonight) || seat.won.is_positive() {
        return Ok(false);
    }
    let Some(now) = level else { return Ok(tonight.evening.purse.tournament().is_some()) };
    let levels = tonight.tournament().map(|on| on.terms.levels.levels()).unwrap_or_default();
    let antes = levels.iter().filter_map(Level::blinds).map(|blinds| blinds.ante);
    let ante = antes.chain([now.ante]).max().unwrap_or_default();
    let most = now.big.plus(ante_for(tonight, ante, seated(&tonight.evening).len())?)?;
    Ok(seat.put_in <= most)
}

/// Who was said to be away, where the hand leaves out what is taken from him or has another amount; and who is not in it at all and
/// has a blind or an ante by the deal, whether he sat out or folded it. Nobody knows it without the dealer.
///
/// # Errors
///
/// Amounts beyond what can be counted.
pub fn left_out(
    tonight: &Tonight,
    level: Option<Blinds>,
    (hand, dealer): (&HandPlayed, Option<PlayerId>),
) -> Result<Vec<Notice>, Refusal> {
    let away: Vec<PlayerId> =
        hand.aside.iter().filter(|aside| aside.is_away()).map(|aside| aside.player).collect();
    let ring: Vec<PlayerId> = seated(&tonight.evening).into_iter().map(|(_, player)| player).collect();
    let at = dealer.and_then(|dealer| ring.iter().position(|player| *player == dealer));
    let (Some(at), Some(level), true) = (at, level, takes(tonight)) else { return Ok(Vec::new()) };
    let chips = |player: PlayerId| tonight.evening.chips(player);
    let sitter = |player: &PlayerId| {
        Some(Sitter { stack: Some(chips(*player)), away: away.contains(player), ..Sitter::default() })
    };
    let seats: Vec<Option<Sitter>> = ring.iter().map(sitter).collect();
    let plays = |player: &&PlayerId| chips(**player).is_positive() && !away.contains(player);
    let dealt = ring.iter().filter(plays).count();
    let blinds = first_spots(&tonight.house, at, &seats, true).and_then(|spots| spots.blinds);
    let Some((small, big)) = blinds.filter(|_| dealt >= 2) else { return Ok(Vec::new()) };
    let rule = tonight.house.word(key::BLINDS_MISSED).and_then(|said| said.rule);
    let (mut notices, mut untold) = (Vec::new(), Vec::new());
    let shown = hand.depth != "result";
    for (seat, player) in ring.iter().enumerate() {
        let blind = match seat {
            _ if seat == small => level.small,
            _ if seat == big => level.big,
            _ => Money::ZERO,
        };
        let antes = if pays_alone(tonight) || seat == at {
            ante_for(tonight, level.ante, dealt)?
        } else {
            Money::ZERO
        };
        let due = blind.plus(antes)?.min(chips(*player));
        let told = hand.seats.iter().find(|seat| seat.player == *player).map(|seat| seat.put_in);
        let (name, amount) = (tonight.name(*player).to_owned(), tonight.amount(due));
        let what = match told {
            None if due.is_positive() && !away.contains(player) => {
                untold.push((name, amount));
                continue;
            }
            None if due.is_positive() => RecordedHandNoticed::AwayAndUnposted { name, due: amount, shown },
            Some(told) if told != due && away.contains(player) => {
                RecordedHandNoticed::AwayAndOtherwise { name, due: amount, told: tonight.amount(told) }
            }
            _ => continue,
        };
        notices.push(Notice::new(rule.as_deref(), what));
    }
    if !untold.is_empty() {
        notices.push(Notice::new(rule.as_deref(), RecordedHandNoticed::BlindsUntold { untold, shown }));
    }
    Ok(notices)
}

/// True if blinds and antes are taken from who is away.
fn takes(tonight: &Tonight) -> bool {
    tonight.house.word(key::BLINDS_MISSED).is_some_and(|said| said.value == "collected")
}

/// True if everybody antes for himself.
fn pays_alone(tonight: &Tonight) -> bool {
    tonight.house.word(key::ANTE_PAYER).is_none_or(|payer| payer.value != "dealer-for-all")
}

/// What who antes pays where so many are dealt in.
fn ante_for(tonight: &Tonight, ante: Money, dealt: usize) -> Result<Money, Refusal> {
    let count = if pays_alone(tonight) { 1 } else { i64::try_from(dealt).unwrap_or(i64::MAX) };
    Ok(ante.times(count)?)
}
