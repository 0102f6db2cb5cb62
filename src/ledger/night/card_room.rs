//! A card-room hand from a file. If the house has blinds, it was played for tonight's; otherwise by other rules than the house's,
//! and that's said.

use crate::night::tonight::Tonight;
use crate::refusal::{CardRoomNoticed, CardRoomRefused, Notice, PlayedBy, Refusal};
use engine::calling::resolve;
use engine::hand::Seats;
use engine::house::{Key, key};
use engine::money::Money;
use engine::play::{Act, HandStakes, PostedAt, Setup, Stakes, check_antes, check_posts, has_blinds};

/// Refuses a hand for other blinds, antes or bets than the table's; at a house without blinds, says that it wasn't played by the
/// house's rules.
///
/// # Errors
///
/// `other-stakes`, `ante-of-the-house`, `bet-of-the-house`, `no-straddle`, `straddle-of-the-house`, `bet-too-small`.
pub fn check(table: &Tonight, setup: &Setup, acts: &[Act]) -> Result<Option<Notice>, Refusal> {
    let house = &table.house;
    if !has_blinds(house) {
        return Ok(played_elsewhere(table));
    }
    let terms = HandStakes::of_house(house, table.evening.stakes.as_deref())?;
    let stud = setup.bring_in.is_positive() || setup.openers.showing.is_some();
    // A game may be called without them.
    let unblinded = resolve(setup.game.name, house).is_ok_and(|row| row.forced.blinds == Some(false));
    let Some(stakes) = terms.stakes.filter(|_| !stud && !unblinded) else { return Ok(None) };
    let no_small = is_small_empty(setup, stakes);
    let at = PostedAt { house, stakes, currency: table.currency, no_small };
    check_posts(at, setup)?;
    check_antes(at, setup)?;
    check_bet(table, setup, stakes)?;
    check_raise(table, setup, acts, stakes.big)?;
    Ok(None)
}

/// True if the file says that nobody has the small blind: its chair is empty, and the first post is the big blind. Then anything
/// above that is a straddle, not the big blind of other stakes.
fn is_small_empty(setup: &Setup, stakes: Stakes) -> bool {
    let all: Seats = (0..setup.places.len()).collect();
    let chair = all.left_of(setup.button).next().and_then(|seat| setup.places.get(seat));
    let is_empty = chair.is_some_and(|place| !place.dealt && place.blind.is_zero());
    let posted = setup.places.iter().map(|place| place.blind).filter(|blind| blind.is_positive());
    is_empty && setup.limits.early.bet_min == stakes.big && posted.min() == Some(stakes.big)
}

/// Says that those hands weren't played by the house's rules.
fn played_elsewhere(table: &Tonight) -> Option<Notice> {
    let house = &table.house;
    let said = |key: &Key| house.setting(*key).is_some();
    let keys = [(key::ANTE, PlayedBy::Antes), (key::BET_MAX, PlayedBy::Limits)];
    let keys: Vec<(Key, PlayedBy)> = keys.into_iter().filter(|(key, _)| said(key)).collect();
    if keys.is_empty() {
        return None;
    }
    let rules = keys.iter().filter_map(|(key, _)| house.setting(*key)?.rule.as_deref());
    let mut ids: Vec<&str> = rules.flat_map(|rules| rules.split(", ")).collect();
    ids.dedup();
    let rules = Some(ids.join(", ")).filter(|ids| !ids.is_empty());
    let (not_by, house) = (keys.iter().map(|(_, played)| *played).collect(), house.name().to_owned());
    Some(Notice::new(rules.as_deref(), CardRoomNoticed::PlayedElsewhere { not_by, house }))
}

/// The first raise over a straddle is as large as the straddle, or everything the player has (DAV-32).
fn check_raise(table: &Tonight, setup: &Setup, acts: &[Act], big: Money) -> Result<(), Refusal> {
    let most = setup.places.iter().map(|place| place.blind).max().unwrap_or_default();
    let in_full = table.house.word(key::RAISE_MIN_STRADDLE).is_some_and(|said| said.value == "in-full");
    if most <= big || !in_full {
        return Ok(());
    }
    let before_flop = acts.iter().take_while(|act| !matches!(act, Act::Board(_)));
    let raise = before_flop.into_iter().find_map(|act| match act {
        Act::RaiseTo(seat, to) => Some((*seat, *to)),
        _ => None,
    });
    let Some((seat, to)) = raise else { return Ok(()) };
    let least = most.times(2)?;
    let all_in = setup.places.get(seat).and_then(|place| place.stack).is_some_and(|stack| stack <= to);
    if to >= least || all_in {
        return Ok(());
    }
    let (name, to, least) = (setup.name(seat), table.amount(to), table.amount(least));
    Err(refused(table, key::RAISE_MIN_STRADDLE, CardRoomRefused::RaiseTooSmall { name, to, least }))
}

/// The smallest bet, if the house counts it in big blinds.
fn check_bet(table: &Tonight, setup: &Setup, stakes: Stakes) -> Result<(), Refusal> {
    let Some(times) = table.house.count(key::BET_MIN_BB) else { return Ok(()) };
    let (here, file) = (stakes.big.times(times.value)?, setup.limits.early.bet_min);
    if file == here {
        return Ok(());
    }
    let (file, here) = (table.amount(file), table.amount(here));
    Err(refused(table, key::BET_MIN_BB, CardRoomRefused::OtherLeastBet { file, here }))
}

fn refused(table: &Tonight, key: Key, why: CardRoomRefused) -> Refusal {
    let rule = table.house.setting(key).and_then(|said| said.rule.as_deref());
    Refusal::new(why).by(rule)
}
