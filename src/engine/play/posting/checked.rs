//! Checks what was posted in a finished hand against the house's rules: blinds, straddles, missed blinds, antes.

use crate::hand::Seats;
use crate::house::{House, Key, key};
use crate::money::{Currency, Money};
use crate::play::setup::{Place, Setup};
use crate::play::stakes::Stakes;
use crate::refusal::Refusal;
use std::borrow::Cow;

/// The house, the stakes, and the currency for messages.
#[derive(Clone, Copy, Debug)]
pub struct PostedAt<'a> {
    /// The house whose rules apply.
    pub house: &'a House,
    /// Tonight's blinds, or the level's.
    pub stakes: Stakes,
    /// What amounts are shown in.
    pub currency: Currency,
    /// True if it was said that the first blind is the big one, because the small blind's seat is empty.
    pub no_small: bool,
}

/// Refuses blinds, straddles and dead money that the house doesn't allow.
///
/// # Errors
///
/// `other-stakes`, `ante-of-the-house`, `no-straddle`, `straddle-of-the-house`.
pub fn check_posts(at: PostedAt<'_>, setup: &Setup) -> Result<(), Refusal> {
    let setup = &each_for_himself(&at, setup)?;
    check_blinds(&at, setup, at.stakes)?;
    check_dead(&at, setup)
}

/// The same posts, with an ante the dealer paid for everybody split into everybody's own (IGL-08).
fn each_for_himself<'s>(at: &PostedAt<'_>, setup: &'s Setup) -> Result<Cow<'s, Setup>, Refusal> {
    let by_dealer = at.house.word(key::ANTE_PAYER).is_some_and(|said| said.value == "dealer-for-all");
    let ante = at.house.amount(key::ANTE).map(|ante| ante.value).unwrap_or_default();
    let dealt = setup.places.iter().filter(|place| place.dealt).count();
    let total = ante.times(i64::try_from(dealt).unwrap_or(i64::MAX))?;
    let mut anted = setup.places.iter().enumerate().filter(|(_, place)| !place.ante.is_zero());
    let alone = anted.all(|(seat, _)| seat == setup.button);
    let Some(dealer) = setup.places.get(setup.button) else { return Ok(Cow::Borrowed(setup)) };
    if !by_dealer || !alone || total.is_zero() || dealer.ante.plus(dealer.dead)? != total {
        return Ok(Cow::Borrowed(setup));
    }
    let mut each = setup.clone();
    for (seat, place) in each.places.iter_mut().enumerate() {
        place.dead = if seat == setup.button { Money::ZERO } else { place.dead };
        place.ante = if place.dealt { ante } else { Money::ZERO };
    }
    Ok(Cow::Owned(each))
}

/// Every blind is a small or a big blind, or a straddle if the house has straddles.
fn check_blinds(at: &PostedAt<'_>, setup: &Setup, stakes: Stakes) -> Result<(), Refusal> {
    let Stakes { small, big } = stakes;
    let posted = || setup.places.iter().map(|place| place.blind).filter(|blind| !blind.is_zero());
    let has_straddles = at.house.word(key::STRADDLE).is_some_and(|said| said.value != "none");
    // A straddle is more than both blinds: with only a big blind below it, it's really the big blind of other stakes. Heads-up
    // only the dealer straddles, and that post is also the small blind. If other seats are empty, the small blind may be dead.
    let has_small = at.no_small || posted().any(|blind| blind == small);
    let by_dealer = || setup.places.get(setup.button).is_some_and(|place| place.dealt && place.blind > big);
    let is_dead = at.no_small && setup.places.len() > 2;
    let has_room = if is_heads_up(setup) && !is_dead { by_dealer() } else { has_small };
    let has_straddles = has_straddles && has_room;
    let is_blind = |blind: Money| blind == small || blind == big;
    let fits = |blind: Money| is_blind(blind) || has_straddles && blind > big;
    if !posted().all(fits) || !posted().any(|blind| blind == big) {
        return Err(other_stakes(at, setup, stakes));
    }
    check_first(at, setup, stakes)?;
    check_order(at, setup, stakes)?;
    check_straddles(at, setup, big)
}

/// True if two players have cards.
fn is_heads_up(setup: &Setup) -> bool {
    setup.places.iter().filter(|place| place.dealt).count() == 2
}

fn other_stakes(at: &PostedAt<'_>, setup: &Setup, stakes: Stakes) -> Refusal {
    let blinds = setup.places.iter().map(|place| place.blind);
    let mut posts: Vec<Money> = blinds.filter(|blind| !blind.is_zero()).collect();
    posts.sort_unstable();
    let shown: Vec<String> = posts.iter().map(|blind| at.currency.plain(*blind)).collect();
    let file = if shown.is_empty() {
        "nobody posts blinds".to_owned()
    } else {
        format!("the blinds are {}", shown.join("/"))
    };
    let (small, big) = (at.currency.plain(stakes.small), at.currency.plain(stakes.big));
    // A file doesn't say that the small blind's seat is empty.
    let is_dead = at.house.word(key::BUTTON_RULE).is_some_and(|said| said.value == "dead");
    let above = posts.first() == Some(&stakes.big) && posts.get(1).is_some_and(|next| *next > stakes.big);
    let above = above && !is_heads_up(setup);
    let door = if is_dead && above {
        "; to enter a straddle with no small blind, use `hand new` or `hand result`"
    } else {
        ""
    };
    let message = format!("{file}, but this table plays {small}/{big}{door}");
    refused(at, key::BLINDS, "other-stakes", message)
}

/// Who posts a blind, from the dealer's left; heads-up the dealer comes first.
fn posts(setup: &Setup) -> impl Iterator<Item = (usize, Money)> {
    let seats = setup.places.len();
    let two = setup.taking_part().count() == 2;
    let first = if two { setup.button } else { setup.button.saturating_add(1) };
    let order = (0..seats).map(move |step| first.saturating_add(step).checked_rem(seats).unwrap_or(0));
    order.filter_map(|seat| Some((seat, setup.places.get(seat)?.blind))).filter(|(_, blind)| !blind.is_zero())
}

/// With three or more players, the first one with chips on the dealer's left posts: the small blind, or the big one if the
/// small is dead. A player already all-in for a redealt pot has the small blind but can't post it: the next has the big one.
fn check_first(at: &PostedAt<'_>, setup: &Setup, stakes: Stakes) -> Result<(), Refusal> {
    let there = setup.taking_part();
    // A player who is away posts as well if the house takes their blinds (PIG-64).
    let is_in =
        |seat: &usize| setup.places.get(*seat).is_some_and(|place| place.dealt || place.blind.is_positive());
    let has_chips =
        |seat: usize| setup.places.get(seat).is_some_and(|place| place.stack.is_none_or(Money::is_positive));
    let blind = |seat: usize| setup.places.get(seat).map(|place| place.blind).unwrap_or_default();
    // Besides two players, some who are away may have cards: then the dealer has the small blind (DAV-36).
    let is_two = there.count() <= 2
        || at.house.word(key::ABSENT).is_some_and(|said| said.value == "dealt-if-paid")
            && blind(setup.button) == stakes.small
            && posts(setup).count() == 2;
    let mut left = there.left_of(setup.button).filter(is_in).filter(|_| !is_two);
    let Some(first) = left.next() else { return Ok(()) };
    let small = at.shown(stakes.small);
    if !has_chips(first) {
        let next = left.find(|seat| has_chips(*seat)).filter(|_| stakes.small != stakes.big);
        let Some(next) = next.filter(|next| blind(*next) == stakes.small) else { return Ok(()) };
        let (name, next) = (setup.name(first), setup.name(next));
        let message =
            format!("the small blind of {small} belongs to `{name}`, who is all-in, not to `{next}`");
        return refuse(at, key::BLINDS_SEATS, "other-stakes", message);
    }
    if blind(first).is_positive() {
        return Ok(());
    }
    let name = setup.name(first);
    let message = format!(
        "`{name}` is first to the dealer's left and has to post the small blind of {small}, but didn't"
    );
    refuse(at, key::BLINDS_SEATS, "other-stakes", message)
}

/// With three or more players, somebody posts the small blind if it is never dead, unless a player is all-in for a redealt pot.
fn check_small(at: &PostedAt<'_>, setup: &Setup, stakes: Stakes) -> Result<(), Refusal> {
    let is_dead = at.house.word(key::BUTTON_RULE).is_some_and(|said| said.value == "dead");
    let is_all_in = setup.places.iter().any(|place| place.dealt && place.stack == Some(Money::ZERO));
    let is_posted = posts(setup).any(|(_, blind)| blind == stakes.small);
    if is_dead || is_all_in || is_posted || is_heads_up(setup) {
        return Ok(());
    }
    let message = format!("nobody posts the small blind of {}", at.shown(stakes.small));
    refuse(at, key::BLINDS_SEATS, "other-stakes", message)
}

/// If nobody makes up for missed blinds, there's one small and one big blind and no dead money (PIG-28, PIG-29).
fn check_order(at: &PostedAt<'_>, setup: &Setup, stakes: Stakes) -> Result<(), Refusal> {
    if at.house.word(key::BLINDS_MISSED).is_none_or(|said| said.value != "collected") {
        check_small(at, setup, stakes)?;
        return check_late(at, setup, stakes);
    }
    let dead = setup.places.iter().map(|place| place.dead).find(|dead| !dead.is_zero());
    if let Some(dead) = dead {
        let message =
            format!("somebody posts {} dead, but nobody here posts more than a blind", at.shown(dead));
        return refuse(at, key::ANTE, "ante-of-the-house", message);
    }
    let all: Vec<Money> = posts(setup).map(|(_, blind)| blind).collect();
    // Nobody posts the small blind only if its seat is empty, or its player is already all-in.
    let no_small = at.house.word(key::BUTTON_RULE).is_some_and(|said| said.value == "dead")
        || setup.places.iter().any(|place| place.dealt && place.stack == Some(Money::ZERO));
    if all == [stakes.small, stakes.big] || no_small && all == [stakes.big] {
        return Ok(());
    }
    let shown: Vec<String> = all.iter().map(|blind| at.currency.plain(*blind)).collect();
    let (small, big) = (at.currency.plain(stakes.small), at.currency.plain(stakes.big));
    let message = format!(
        "the blinds can't be {}: one player posts {small}, the next posts {big}, and nobody else posts",
        shown.join("/")
    );
    refuse(at, key::BLINDS_SEATS, "other-stakes", message)
}

/// A live small blind is posted before the big one, because a missed one is posted dead (DAV-28). If two play, the dealer
/// has the small one, and a third player who is away may have cards between them (DAV-36).
fn check_late(at: &PostedAt<'_>, setup: &Setup, Stakes { small, big }: Stakes) -> Result<(), Refusal> {
    let dealer = |seat: usize| seat == setup.button && posts(setup).count() == 2;
    let mut behind = posts(setup).skip(1).filter(|(seat, _)| !dealer(*seat));
    let late = behind.find(|(_, blind)| *blind == small && small != big);
    let is_live = at.house.flag(key::BLINDS_MISSED_SMALL_DEAD).is_some_and(|said| !said.value);
    let Some((seat, _)) = late.filter(|_| !is_live) else { return Ok(()) };
    let (name, small) = (setup.name(seat), at.shown(small));
    let message = format!(
        "`{name}` posts {small} live on top of another blind, but a missed small blind is posted dead"
    );
    refuse(at, key::BLINDS_MISSED_SMALL_DEAD, "other-stakes", message)
}

/// Each straddle is double the last one and the next player's, from the big blind's left to the button (DAV-31, DAV-33).
fn check_straddles(at: &PostedAt<'_>, setup: &Setup, big: Money) -> Result<(), Refusal> {
    let dealt: Seats =
        setup.places.iter().enumerate().filter(|(_, place)| place.dealt).map(|(seat, _)| seat).collect();
    let blinds = || posts(setup).filter(|(_, blind)| *blind == big).map(|(seat, _)| seat);
    let first = posts(setup).find(|(_, blind)| *blind > big).map(|(seat, _)| seat);
    // A player who comes in can post as much as the big blind, and on its right too: with a dead small blind, it isn't the big one.
    let is_big = |seat: &usize| setup.places.get(*seat).is_some_and(|place| place.dead.is_zero());
    let is_before = |seat: &usize| is_big(seat) && dealt.left_of(*seat).next() == first;
    let Some(mut last) = blinds().find(is_before).or_else(|| blinds().next()) else { return Ok(()) };
    let mut due = big;
    for (seat, amount) in posts(setup).filter(|(_, blind)| *blind > big) {
        let name = setup.name(seat);
        let next = dealt.left_of(last).next();
        due = due.times(2)?;
        if next != Some(seat) || last == setup.button {
            let out_of_turn = if seat == setup.button { "Mississippi" } else { "sleeper" };
            let message =
                format!("`{name}` can't straddle there: this house doesn't allow a {out_of_turn} straddle");
            return refuse(at, key::STRADDLE_FORBIDDEN, "no-straddle", message);
        }
        if amount != due {
            let (amount, due) = (at.shown(amount), at.shown(due));
            let message = format!("`{name}` straddles {amount}, but the straddle at this house is {due}");
            return refuse(at, key::STRADDLE, "straddle-of-the-house", message);
        }
        last = seat;
    }
    Ok(())
}

/// Dead money is a missed small blind, or everything its player has.
fn check_dead(at: &PostedAt<'_>, setup: &Setup) -> Result<(), Refusal> {
    let is_all = |place: &Place| {
        let posted = place.blind.plus(place.dead).and_then(|sum| sum.plus(place.ante));
        place.dead < at.stakes.small
            && place.dead.is_positive()
            && place.stack.is_some()
            && place.stack == posted.ok()
    };
    let fits = |place: &Place| place.dead.is_zero() || place.dead == at.stakes.small || is_all(place);
    match setup.places.iter().find(|place| !fits(place)) {
        Some(place) => Err(other_ante(at, place.dead)),
        None => Ok(()),
    }
}

/// The antes are those of the house or the level.
///
/// # Errors
///
/// `ante-of-the-house`.
pub fn check_antes(at: PostedAt<'_>, setup: &Setup) -> Result<(), Refusal> {
    let setup = &each_for_himself(&at, setup)?;
    let here = at.house.amount(key::ANTE).map(|ante| ante.value).unwrap_or_default();
    let mut dealt = setup.places.iter().filter(|place| place.dealt);
    match dealt.find(|place| place.ante != here) {
        Some(place) => Err(other_ante(&at, place.ante)),
        None => Ok(()),
    }
}

fn other_ante(at: &PostedAt<'_>, posted: Money) -> Refusal {
    let here = at.house.amount(key::ANTE).map(|ante| ante.value).unwrap_or_default();
    let message =
        format!("somebody antes {}, but the ante at this table is {}", at.shown(posted), at.shown(here));
    refused(at, key::ANTE, "ante-of-the-house", message)
}

impl PostedAt<'_> {
    fn shown(&self, amount: Money) -> String {
        self.currency.shown(amount)
    }
}

fn refuse(at: &PostedAt<'_>, key: Key, code: &'static str, message: String) -> Result<(), Refusal> {
    Err(refused(at, key, code, message))
}

fn refused(at: &PostedAt<'_>, key: Key, code: &'static str, message: String) -> Refusal {
    let rule = at.house.setting(key).and_then(|said| said.rule.as_deref());
    Refusal::new(code, message).by(rule)
}
