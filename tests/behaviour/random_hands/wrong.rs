//! Acts that nobody may do now: each is refused with a sentence, and the hand stays as it was.

use crate::luck::Luck;
use engine::cards::parse_cards;
use engine::games::Deed;
use engine::hand::Declares;
use engine::money::Money;
use engine::play::{Act, Dealt, Flag, Next, Play, Turn};

/// Tries a few of them; returns how many were refused, or the first that was not.
pub fn tried(play: &Play<'_>, next: &Next, luck: &mut Luck) -> Result<u64, String> {
    if play.flags().has(Flag::Ruled) {
        return Ok(0);
    }
    let mut refused = 0;
    for act in wrong(play, next, luck) {
        let mut copy = play.clone();
        match copy.apply(&act) {
            // The only player with chips may say check between two rounds: it costs nobody anything.
            Ok(()) if act == Act::Call(alone(play)) && copy == *play => {}
            Ok(()) => return Err(format!("{act:?} was done although only {next:?} is legal")),
            Err(no) if no.message.is_empty() || no.code.is_empty() => {
                return Err(format!("{act:?}: no reason"));
            }
            Err(_) if copy != *play => return Err(format!("{act:?} was refused and changed the hand")),
            Err(_) => refused += 1,
        }
    }
    Ok(refused)
}

/// The only player with chips left, or no seat at all.
fn alone(play: &Play<'_>) -> usize {
    let mut able = play.live().iter().filter(|seat| play.stack(*seat).is_none_or(Money::is_positive));
    match (able.next(), able.next()) {
        (Some(seat), None) => seat,
        _ => usize::MAX,
    }
}

fn wrong(play: &Play<'_>, next: &Next, luck: &mut Luck) -> Vec<Act> {
    let seats = play.setup().places.len();
    let some = luck.below(seats);
    let two = Dealt::of(parse_cards("2c3c").expect("cards").into_iter().map(Some)).expect("two");
    let mut acts = vec![Act::Call(seats), Act::Fold(seats + 1), Act::RaiseTo(some, Money::from_minor(-5))];
    if !matches!(next, Next::Asked(_)) {
        acts.extend([Act::Pay(some), Act::Decline(some)]);
    }
    if !matches!(next, Next::Bet(_)) {
        if !matches!(next, Next::Asked(_)) {
            acts.push(Act::Fold(some));
        }
        acts.extend([Act::Call(some), Act::RaiseTo(some, Money::from_minor(100)), Act::BringIn(some)]);
    }
    if !matches!(next, Next::Declare(_)) {
        acts.push(Act::Declare(some, Declares::High));
    }
    if !matches!(next, Next::Drop(_)) {
        acts.extend([Act::Drop(some), Act::Stay(some)]);
    }
    if !matches!(next, Next::Draw { .. }) {
        acts.push(Act::Draw(some, Dealt::NONE));
    }
    if !matches!(next, Next::Own { .. }) {
        acts.push(Act::Own { seat: some, deed: Deed::Roll, cards: Dealt::unseen(1) });
    }
    match next {
        Next::Own { to, deed, cards } => {
            let other = if *deed == Deed::Discard { Deed::Roll } else { Deed::Discard };
            let seat = to.iter().next().unwrap_or_default();
            acts.push(Act::Own { seat, deed: other, cards: Dealt::unseen(*cards) });
            acts.push(Act::Own { seat, deed: *deed, cards: Dealt::unseen(cards + 1) });
            acts.push(Act::Board(two));
        }
        Next::Deal { .. } | Next::Blind(_) | Next::Draw { .. } => acts.push(Act::Board(two)),
        Next::Board { cards, .. } => {
            acts.push(Act::Board(Dealt::unseen(cards + 1)));
            acts.push(Act::Deal { seat: some, cards: two });
        }
        Next::Bet(turn) => acts.extend(bets(play, *turn, seats)),
        _ => acts.push(Act::Deal { seat: some, cards: two }),
    }
    if let Some(card) = (0..seats).filter_map(|seat| play.cards(seat).first().copied().flatten()).next()
        && let Next::Board { .. } = next
    {
        acts.push(Act::Board(Dealt::of([Some(card)]).expect("one")));
    }
    acts
}

/// Bets out of turn, below the least, above the most, beyond the stack, and off the unit.
fn bets(play: &Play<'_>, turn: Turn, seats: usize) -> Vec<Act> {
    let off = |amount: Money, by: i64| Money::from_minor(amount.minor() + by);
    let unit = play.setup().unit.minor();
    let other = (turn.seat + 1) % seats;
    let all = play.stack(turn.seat).map_or(0, Money::minor) + play.bet(turn.seat).minor();
    let mut acts = vec![
        Act::Call(other),
        Act::Fold(other),
        Act::Board(Dealt::unseen(1)),
        Act::Show(turn.seat, Dealt::NONE),
    ];
    acts.push(Act::RaiseTo(turn.seat, Money::from_minor(all + unit)));
    match turn.raise {
        Some(raise) => {
            acts.push(Act::RaiseTo(other, raise.min));
            if raise.max.minor() < all {
                acts.push(Act::RaiseTo(turn.seat, off(raise.max, unit)));
            }
            if raise.min.minor() > unit {
                acts.push(Act::RaiseTo(turn.seat, off(raise.min, -unit)));
            }
            if unit > 1 && raise.min.minor() + 1 < raise.max.minor() && raise.min.minor() % unit == 0 {
                acts.push(Act::RaiseTo(turn.seat, off(raise.min, 1)));
            }
        }
        None => acts.push(Act::RaiseTo(turn.seat, off(play.to_match(), unit))),
    }
    if turn.bring_in.is_some() {
        acts.push(Act::Call(turn.seat));
    } else {
        acts.push(Act::BringIn(turn.seat));
    }
    acts
}
