//! A hand of a card room, out of a file: where the house has blinds it was played for tonight's, elsewhere by other rules than
//! the house's, which is said.

use crate::domain::house::{Key, key};
use crate::domain::money::Money;
use crate::domain::night::tonight::Tonight;
use crate::domain::play::{Setup, Stakes, Terms, has_blinds};
use crate::domain::refusal::{Notice, Refusal};

/// Refuses a hand for other blinds, antes or bets than those of the table; at a house without blinds says whose rules it was not
/// played by.
///
/// # Errors
///
/// `other-stakes`, `ante-of-the-house`, `bet-of-the-house`.
pub fn check(table: &Tonight, setup: &Setup) -> Result<Option<Notice>, Refusal> {
    let house = &table.house;
    if !has_blinds(house) {
        return Ok(played_elsewhere(table));
    }
    let terms = Terms::of_house(house, table.evening.stakes.as_deref())?;
    let stud = setup.bring_in.is_positive() || setup.openers.showing.is_some();
    let Some(stakes) = terms.stakes.filter(|_| !stud) else { return Ok(None) };
    check_blinds(table, setup, stakes)?;
    check_antes(table, setup, stakes)?;
    check_bet(table, setup, stakes)?;
    Ok(None)
}

/// What those hands were played by is not what the house has.
fn played_elsewhere(table: &Tonight) -> Option<Notice> {
    let house = &table.house;
    let said = |key: &Key| house.setting(*key).is_some();
    let keys = [(key::ANTE, "antes"), (key::BET_MAX, "limits")];
    let keys: Vec<(Key, &str)> = keys.into_iter().filter(|(key, _)| said(key)).collect();
    let words: Vec<&str> = keys.iter().map(|(_, word)| *word).collect();
    if words.is_empty() {
        return None;
    }
    let rules = keys.iter().filter_map(|(key, _)| house.setting(*key)?.rule.as_deref());
    let mut ids: Vec<&str> = rules.flat_map(|rules| rules.split(", ")).collect();
    ids.dedup();
    let text =
        format!("a card-room game: it was not played by the {} of `{}`", words.join(" and "), house.name());
    Some(Notice::new(Some(ids.join(", ")).filter(|ids| !ids.is_empty()).as_deref(), text))
}

/// Everybody who posts one posts the small or the big blind, or straddles where the house has that.
fn check_blinds(table: &Tonight, setup: &Setup, stakes: Stakes) -> Result<(), Refusal> {
    let straddles = table.house.word(key::STRADDLE).is_some_and(|said| said.value != "none");
    let straddles = straddles && setup.places.iter().filter(|place| place.dealt).count() > 2;
    let posted = || setup.places.iter().map(|place| place.blind).filter(|blind| !blind.is_zero());
    let fits = |blind: Money| {
        blind == stakes.small || blind == stakes.big || straddles && is_straddle(blind, stakes.big)
    };
    if posted().all(fits) && posted().any(|blind| blind == stakes.big) {
        return Ok(());
    }
    let mut posts: Vec<Money> = posted().collect();
    posts.sort_unstable();
    let shown: Vec<String> = posts.iter().map(|blind| table.currency.plain(*blind)).collect();
    let file = if shown.is_empty() {
        "no blinds are posted".to_owned()
    } else {
        format!("the blinds are {}", shown.join("/"))
    };
    let (small, big) = (table.currency.plain(stakes.small), table.currency.plain(stakes.big));
    refuse(table, key::BLINDS, "other-stakes", format!("{file}, and this table plays for {small}/{big}"))
}

/// Twice the big blind, or twice as much again.
fn is_straddle(blind: Money, big: Money) -> bool {
    let mut straddle = big;
    while straddle < blind {
        let Ok(next) = straddle.times(2) else { return false };
        straddle = next;
    }
    straddle == blind
}

/// The antes of the house, or of the level; what a missed blind costs is dead.
fn check_antes(table: &Tonight, setup: &Setup, stakes: Stakes) -> Result<(), Refusal> {
    let here = table.house.amount(key::ANTE).map(|ante| ante.value).unwrap_or_default();
    let mut dealt = setup.places.iter().filter(|place| place.dealt);
    let other = dealt.find(|place| place.ante != here || !place.dead.is_zero() && place.dead != stakes.small);
    let Some(place) = other else { return Ok(()) };
    let posted = if place.ante == here { place.dead } else { place.ante };
    let (posted, here) = (table.shown(posted), table.shown(here));
    let message = format!("{posted} of a player are an ante, and this table antes {here}");
    refuse(table, key::ANTE, "ante-of-the-house", message)
}

/// The least bet, where the house counts it in big blinds.
fn check_bet(table: &Tonight, setup: &Setup, stakes: Stakes) -> Result<(), Refusal> {
    let Some(times) = table.house.count(key::BET_MIN_BB) else { return Ok(()) };
    let (here, file) = (stakes.big.times(times.value)?, setup.limits.early.bet_min);
    if file == here {
        return Ok(());
    }
    let message = format!("the least bet is {}, and this table has {}", table.shown(file), table.shown(here));
    refuse(table, key::BET_MIN_BB, "bet-of-the-house", message)
}

fn refuse(table: &Tonight, key: Key, code: &'static str, message: String) -> Result<(), Refusal> {
    let rule = table.house.setting(key).and_then(|said| said.rule.as_deref());
    Err(Refusal::new(code, message).by(rule))
}
