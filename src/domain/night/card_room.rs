//! A hand of a card room, out of a file: where the house has blinds it was played for tonight's, elsewhere by other rules than
//! the house's, which is said.

use crate::domain::hand::Seats;
use crate::domain::house::{Key, key};
use crate::domain::money::Money;
use crate::domain::night::tonight::Tonight;
use crate::domain::play::{Act, Setup, Stakes, Terms, has_blinds};
use crate::domain::refusal::{Notice, Refusal};

/// Refuses a hand for other blinds, antes or bets than those of the table; at a house without blinds says whose rules it was not
/// played by.
///
/// # Errors
///
/// `other-stakes`, `ante-of-the-house`, `bet-of-the-house`, `no-straddle`, `straddle-of-the-house`, `bet-too-small`.
pub fn check(table: &Tonight, setup: &Setup, acts: &[Act]) -> Result<Option<Notice>, Refusal> {
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
    check_raise(table, setup, acts, stakes.big)?;
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
    let Stakes { small, big } = stakes;
    let posted = || setup.places.iter().map(|place| place.blind).filter(|blind| !blind.is_zero());
    let has_straddles = table.house.word(key::STRADDLE).is_some_and(|said| said.value != "none");
    // A straddle lies above both blinds: alone above a big one, it is the big blind of other stakes.
    let has_small = posted().any(|blind| blind == small);
    let enough = setup.places.iter().filter(|place| place.dealt).count() > 2;
    let has_straddles = has_straddles && has_small && enough;
    let is_blind = |blind: Money| blind == small || blind == big;
    let fits = |blind: Money| is_blind(blind) || has_straddles && blind > big;
    if !posted().all(fits) || !posted().any(|blind| blind == big) {
        return Err(other_stakes(table, posted().collect(), stakes));
    }
    check_first(table, setup, stakes)?;
    check_posts(table, setup, stakes)?;
    check_straddles(table, setup, big)
}

fn other_stakes(table: &Tonight, mut posts: Vec<Money>, stakes: Stakes) -> Refusal {
    posts.sort_unstable();
    let shown: Vec<String> = posts.iter().map(|blind| table.currency.plain(*blind)).collect();
    let file = if shown.is_empty() {
        "no blinds are posted".to_owned()
    } else {
        format!("the blinds are {}", shown.join("/"))
    };
    let (small, big) = (table.currency.plain(stakes.small), table.currency.plain(stakes.big));
    let message = format!("{file}, and this table plays for {small}/{big}");
    refused(table, key::BLINDS, "other-stakes", message)
}

/// Who posts one, from the dealer's left; of two players the dealer comes first.
fn posts(setup: &Setup) -> impl Iterator<Item = (usize, Money)> {
    let seats = setup.places.len();
    let two = setup.taking_part().count() == 2;
    let first = if two { setup.button } else { setup.button.saturating_add(1) };
    let order = (0..seats).map(move |step| first.saturating_add(step).checked_rem(seats).unwrap_or(0));
    order.filter_map(|seat| Some((seat, setup.places.get(seat)?.blind))).filter(|(_, blind)| !blind.is_zero())
}

/// Of three or more the first with chips on the dealer's left posts: the small blind, or the big one where the small is dead.
fn check_first(table: &Tonight, setup: &Setup, stakes: Stakes) -> Result<(), Refusal> {
    let with_chips = |seat: &usize| {
        let place = setup.places.get(*seat);
        place.is_some_and(|place| place.dealt && place.stack.is_none_or(Money::is_positive))
    };
    let there = setup.taking_part();
    let first = there.left_of(setup.button).find(with_chips).filter(|_| there.count() > 2);
    let posts = |seat: usize| setup.places.get(seat).is_some_and(|place| place.blind.is_positive());
    let Some(seat) = first.filter(|seat| !posts(*seat)) else { return Ok(()) };
    let (name, small) = (setup.name(seat), table.shown(stakes.small));
    let message = format!(
        "`{name}` is the first on the dealer's left and posts nothing: the small blind of {small} is his"
    );
    refuse(table, key::BLINDS_SEATS, "other-stakes", message)
}

/// Where nobody makes up for what he missed, there is one small and one big blind and nothing that is dead (PIG-28, PIG-29).
fn check_posts(table: &Tonight, setup: &Setup, stakes: Stakes) -> Result<(), Refusal> {
    if table.house.word(key::BLINDS_MISSED).is_none_or(|said| said.value != "collected") {
        return check_late(table, setup, stakes);
    }
    let dead = setup.places.iter().map(|place| place.dead).find(|dead| !dead.is_zero());
    if let Some(dead) = dead {
        let message =
            format!("{} of a player are dead, and nobody posts more than his blind", table.shown(dead));
        return refuse(table, key::ANTE, "ante-of-the-house", message);
    }
    let all: Vec<Money> = posts(setup).map(|(_, blind)| blind).collect();
    if all == [stakes.small, stakes.big] || all == [stakes.big] {
        return Ok(());
    }
    let shown: Vec<String> = all.iter().map(|blind| table.currency.plain(*blind)).collect();
    let (small, big) = (table.currency.plain(stakes.small), table.currency.plain(stakes.big));
    let message = format!(
        "the blinds are {}: one player posts {small} and the next {big}, and nobody else",
        shown.join("/")
    );
    refuse(table, key::BLINDS_SEATS, "other-stakes", message)
}

/// A live small blind is posted before the big one: who missed it posts it dead (DAV-28).
fn check_late(table: &Tonight, setup: &Setup, Stakes { small, big }: Stakes) -> Result<(), Refusal> {
    let late = posts(setup).skip(1).find(|(_, blind)| *blind == small && small != big);
    let is_live = table.house.flag(key::BLINDS_MISSED_SMALL_DEAD).is_some_and(|said| !said.value);
    let Some((seat, _)) = late.filter(|_| !is_live) else { return Ok(()) };
    let (name, small) = (setup.name(seat), table.shown(small));
    let message =
        format!("`{name}` posts a small blind of {small} behind another blind; a missed one is dead");
    refuse(table, key::BLINDS_MISSED_SMALL_DEAD, "other-stakes", message)
}

/// Each straddle is twice the one before and the next player's, from the left of the big blind to the button (DAV-31, DAV-33).
fn check_straddles(table: &Tonight, setup: &Setup, big: Money) -> Result<(), Refusal> {
    let dealt: Seats =
        setup.places.iter().enumerate().filter(|(_, place)| place.dealt).map(|(seat, _)| seat).collect();
    let blind = posts(setup).filter(|(_, blind)| *blind == big).map(|(seat, _)| seat).next();
    let Some(mut last) = blind else { return Ok(()) };
    let mut due = big;
    for (seat, amount) in posts(setup).filter(|(_, blind)| *blind > big) {
        let name = setup.name(seat);
        let next = dealt.left_of(last).next();
        due = due.times(2)?;
        if next != Some(seat) || last == setup.button {
            let out_of_turn = if seat == setup.button { "Mississippi" } else { "sleeper" };
            let message =
                format!("`{name}` cannot straddle so: a {out_of_turn} straddle is not allowed here");
            return refuse(table, key::STRADDLE_FORBIDDEN, "no-straddle", message);
        }
        if amount != due {
            let (amount, due) = (table.shown(amount), table.shown(due));
            let message = format!("`{name}` straddles {amount}, and here the straddle is {due}");
            return refuse(table, key::STRADDLE, "straddle-of-the-house", message);
        }
        last = seat;
    }
    Ok(())
}

/// The first raise over a straddle is as large as the straddle, or all the player has (DAV-32).
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
    let (name, to, least) = (setup.name(seat), table.shown(to), table.shown(least));
    let message = format!("`{name}` raises to {to}, and over the straddle the least raise is to {least}");
    refuse(table, key::RAISE_MIN_STRADDLE, "bet-too-small", message)
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
    Err(refused(table, key, code, message))
}

fn refused(table: &Tonight, key: Key, code: &'static str, message: String) -> Refusal {
    let rule = table.house.setting(key).and_then(|said| said.rule.as_deref());
    Refusal::new(code, message).by(rule)
}
