//! Sitting down, dealing, leaving: what is recorded, and what the house says about it.

use crate::domain::house::key;
use crate::domain::ids::PlayerId;
use crate::domain::journal::fact::Fact;
use crate::domain::night::apart::check_comes;
use crate::domain::night::evening::Evening;
use crate::domain::night::one_hand;
use crate::domain::night::tonight::Tonight;
use crate::domain::refusal::{Notice, Refusal};

/// The most seats a table has.
const SEAT_MAX: u32 = 20;

/// Seats a player; some houses flag a change of seat, or want it `agreed` with whoever runs the house.
///
/// # Errors
///
/// `no-seat`, `seat-taken`, `kept-apart`; `seat-change-unagreed` where the house wants to be asked (CAU-005).
pub fn seat(
    tonight: &Tonight,
    player: PlayerId,
    seat: u32,
    agreed: bool,
) -> Result<(Fact, Vec<Notice>), Refusal> {
    if seat == 0 || seat > SEAT_MAX {
        return Err(Refusal::new("no-seat", format!("there are seats 1 to {SEAT_MAX}, and {seat} is none")));
    }
    check_fixed(tonight, player, seat)?;
    let evening = &tonight.evening;
    if let Some(other) =
        evening.sittings.iter().find(|other| other.seat == Some(seat) && other.player != player)
    {
        let message = format!("`{}` sits on seat {seat}", tonight.name(other.player));
        let rule = one_hand::rule(&tonight.house);
        return Err(Refusal::new("seat-taken", message).by(rule.as_deref()).hint("seats"));
    }
    check_comes(tonight, player)?;
    let before = evening.sitting(player).and_then(|sitting| sitting.seat).filter(|before| *before != seat);
    let notice = before.map(|before| change(tonight, player, (before, seat), agreed)).transpose()?;
    let agreed = agreed && before.is_some();
    Ok((Fact::Seated { night: evening.id, player, seat, agreed }, notice.flatten().into_iter().collect()))
}

/// In a tournament of a house that fixes its seats, nobody changes his once the cards are out (PIG-18).
fn check_fixed(tonight: &Tonight, player: PlayerId, seat: u32) -> Result<(), Refusal> {
    let before = tonight.evening.sitting(player).and_then(|sitting| sitting.seat);
    let change = tonight.house.word(key::SEATING_CHANGE).filter(|change| change.value == "never");
    match (before.filter(|before| *before != seat), change) {
        (Some(before), Some(change)) if tonight.plays_in_tournament(player) => {
            let message =
                format!("`{}` keeps seat {before} to the end of the tournament", tonight.name(player));
            Err(Refusal::new("seat-kept", message).by(change.rule.as_deref()).hint("tournament seats"))
        }
        _ => Ok(()),
    }
}

/// What the house says to a change of seat.
fn change(
    tonight: &Tonight,
    player: PlayerId,
    (before, seat): (u32, u32),
    agreed: bool,
) -> Result<Option<Notice>, Refusal> {
    let Some(change) = tonight.house.word(key::SEATING_CHANGE) else { return Ok(None) };
    let (name, rule) = (tonight.name(player), change.rule.as_deref());
    match change.value {
        "never" => {
            let text = format!("`{name}` leaves seat {before}; seats are kept for the night here");
            Ok(Some(Notice::new(rule, text)))
        }
        "management" if !agreed => {
            let message =
                format!("`{name}` has seat {before}, and a change to seat {seat} is agreed with management");
            let hint = format!("seat {name} {seat} --agreed");
            Err(Refusal::new("seat-change-unagreed", message).by(rule).hint(hint))
        }
        _ => Ok(None),
    }
}

/// Notes who deals the next hand: the one named, else the next to the left.
///
/// Where the house may provide somebody who deals, the dealer is still who has the button (CAU-008), so he is there.
///
/// # Errors
///
/// `not-in-the-game` there for somebody who did not come, `no-dealer` if nobody is named and nobody is due.
pub fn deal(tonight: &Tonight, dealer: Option<PlayerId>) -> Result<(Fact, PlayerId), Refusal> {
    let evening = &tonight.evening;
    let provided = tonight.house.word(key::DEALER_DEDICATED).filter(|said| said.value == "house");
    if let (Some(named), Some(provided)) = (dealer, provided)
        && evening.sitting(named).is_none()
    {
        let name = tonight.name(named);
        let message = format!("`{name}` has not come tonight, and the dealer is who has the button");
        let refusal = Refusal::new("not-in-the-game", message).by(provided.rule.as_deref());
        return Err(refusal.hint("seats"));
    }
    let dealer = dealer.or_else(|| next_dealer(tonight)).ok_or_else(|| nobody_due(tonight))?;
    Ok((Fact::Dealt { night: evening.id, dealer }, dealer))
}

/// Nobody dealt yet, and the house does not name the first: a jack does, or the table.
fn nobody_due(tonight: &Tonight) -> Refusal {
    match tonight.house.word(key::DEALER_FIRST).filter(|first| first.value == "first-jack") {
        Some(first) => Refusal::new("no-dealer", "nobody has dealt yet, and the first jack deals first here")
            .by(first.rule.as_deref())
            .hint("deal --cards \"9d Qs Jh\", or deal --deal"),
        None => Refusal::new("no-dealer", "nobody has dealt yet, and the house does not say who is first")
            .hint("deal --dealer PLAYER"),
    }
}

/// The next dealer: left of the last; the first where the house names him.
#[must_use]
pub fn next_dealer(tonight: &Tonight) -> Option<PlayerId> {
    let evening = &tonight.evening;
    match evening.deals.last() {
        Some(last) => left_of(evening, *last),
        None => match tonight.word_or(key::DEALER_FIRST, "banker").value {
            "banker" => evening.banker,
            "seat-one" => seated(evening).first().map(|(_, player)| *player),
            _ => None,
        },
    }
}

/// Everybody who sits, by seat; players without a seat come behind in the order of coming.
#[must_use]
pub fn seated(evening: &Evening) -> Vec<(u32, PlayerId)> {
    let mut order: Vec<(u32, PlayerId)> = evening
        .sittings
        .iter()
        .filter(|sitting| sitting.left.is_none())
        .map(|sitting| (sitting.seat.unwrap_or(u32::MAX), sitting.player))
        .collect();
    order.sort_by_key(|(seat, _)| *seat);
    order
}

/// The next player to the left (clockwise), also of a chair whose player is gone.
#[must_use]
pub fn left_of(evening: &Evening, player: PlayerId) -> Option<PlayerId> {
    let order = seated(evening);
    let Some(at) = order.iter().position(|(_, other)| *other == player) else {
        let chair = evening.sitting(player)?.seat?;
        let next = order.iter().find(|(seat, _)| *seat > chair).or(order.first());
        return next.map(|(_, next)| *next);
    };
    order.iter().cycle().nth(at.saturating_add(1)).map(|(_, next)| *next)
}

/// The next player to the right.
#[must_use]
pub fn right_of(evening: &Evening, player: PlayerId) -> Option<PlayerId> {
    let order = seated(evening);
    let at = order.iter().position(|(_, other)| *other == player)?;
    let behind = order.len().saturating_add(at).saturating_sub(1);
    order.iter().cycle().nth(behind).map(|(_, next)| *next)
}

/// Who must deal the last hand, by the house; none where the house does not say or the seats are not known.
#[must_use]
pub fn last_dealer(tonight: &Tonight) -> Option<PlayerId> {
    let evening = &tonight.evening;
    match tonight.house.word(key::DEALER_LAST)?.value {
        "right-of-first" => right_of(evening, *evening.deals.first()?),
        "right-of-banker" => right_of(evening, evening.banker?),
        _ => None,
    }
}

/// What the house has to say when the night ends with a hand of `dealer`.
#[must_use]
pub fn end_notices(tonight: &Tonight, dealer: Option<PlayerId>) -> Vec<Notice> {
    let Some(dealer) = dealer.or_else(|| tonight.evening.deals.last().copied()) else { return Vec::new() };
    match last_dealer(tonight) {
        Some(last) if last != dealer => {
            let rule = tonight.house.word(key::DEALER_LAST).and_then(|last| last.rule);
            let text = format!(
                "the last hand is `{}`'s to deal, and the last was dealt by `{}`",
                tonight.name(last),
                tonight.name(dealer)
            );
            vec![Notice::new(rule.as_deref(), text)]
        }
        _ => Vec::new(),
    }
}

/// Lets a player leave; what the house thinks of it is said, not enforced: nobody can be held at a table.
pub fn leave(tonight: &Tonight, player: PlayerId) -> Result<(Fact, Vec<Notice>), Refusal> {
    let evening = &tonight.evening;
    let name = tonight.name(player);
    if evening.sitting(player).is_none() {
        return Err(Refusal::new("not-in-the-game", format!("`{name}` is not in the game")));
    }
    if tonight.plays_in_tournament(player) {
        let message = format!("`{name}` still has chips in the tournament");
        return Err(Refusal::new("still-in-play", message).hint(format!("tournament leave {name}")));
    }
    if !evening.chips(player).is_zero() {
        let message = format!("`{name}` still has {} in chips", tonight.shown(evening.chips(player)));
        return Err(Refusal::new("chips-left", message).hint(format!("cashout {name}")));
    }
    Ok((Fact::Left { night: evening.id, player }, Vec::new()))
}

/// What the house thinks of `player` taking his chips off before the end.
#[must_use]
pub fn early_notices(tonight: &Tonight, player: PlayerId) -> Vec<Notice> {
    let Some(terms) = tonight.house.word(key::LEAVE_EARLY) else { return Vec::new() };
    let name = tonight.name(player);
    let text = match terms.value {
        "not-before-equal-deals" if !deals_are_equal(&tonight.evening) => {
            format!("nobody leaves before everybody has dealt as often as the first; `{name}` does")
        }
        "with-notice" => format!("leaving takes a round's notice or half an hour's; ask `{name}` for it"),
        _ => return Vec::new(),
    };
    vec![Notice::new(terms.rule.as_deref(), text)]
}

/// True when everybody at the table has dealt equally often (or nobody noted any deal).
fn deals_are_equal(evening: &Evening) -> bool {
    let dealt = |player| evening.deals.iter().filter(|dealer| **dealer == player).count();
    let mut counts = seated(evening).into_iter().map(|(_, player)| dealt(player));
    let first = counts.next();
    counts.all(|count| Some(count) == first)
}
