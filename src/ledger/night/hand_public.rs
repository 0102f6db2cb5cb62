//! A full hand as the whole room may see it: cards that were face down and that nobody showed stay face down, even if somebody
//! wrote them down.

use crate::night::hand_frames::{Frame, HeldCard};
use engine::cards::Card;
use engine::play::{Act, Dealt};

/// The frames without the cards that nobody showed.
#[must_use]
pub fn for_everybody(frames: &[Frame]) -> Vec<Frame> {
    let seats = frames.first().map_or(0, |frame| frame.hands.len());
    let shown: Vec<Vec<Card>> = (0..seats).map(|seat| shown_by(frames, seat)).collect();
    frames.iter().map(|frame| public(frame, &shown)).collect()
}

/// A player's own cards that they showed in the end.
fn shown_by(frames: &[Frame], seat: usize) -> Vec<Card> {
    let held = |frame: &Frame| -> Vec<Card> {
        frame.hands.get(seat).into_iter().flatten().filter_map(|(card, _)| *card).collect()
    };
    let mut shown = Vec::new();
    for frame in frames {
        match &frame.act {
            Some(Act::Show(who, cards)) if *who == seat && cards.is_empty() => shown.extend(held(frame)),
            Some(Act::Show(who, cards)) if *who == seat => shown.extend(cards.cards().iter().flatten()),
            _ => {}
        }
    }
    // If players only stay or drop, the hands that stayed are compared, and the acts don't say that they show.
    let does = |is: fn(&Act) -> bool| frames.iter().any(|frame| frame.act.as_ref().is_some_and(is));
    let is_compared = does(|act| matches!(act, Act::Stay(_))) && !does(|act| matches!(act, Act::Show(..)));
    if let Some(last) = frames.last().filter(|last| last.live.count() > 1 && last.live.contains(seat))
        && is_compared
        && !does(is_settled_unseen)
    {
        shown.extend(held(last));
    }
    shown
}

/// True for an act that ends a hand without comparing cards.
fn is_settled_unseen(act: &Act) -> bool {
    matches!(act, Act::Misdeal | Act::Redeal | Act::Agree(_))
}

fn public(frame: &Frame, shown: &[Vec<Card>]) -> Frame {
    let mut public = frame.clone();
    for (hand, shown) in public.hands.iter_mut().zip(shown) {
        hide(hand, shown);
    }
    let seat = frame.act.as_ref().and_then(Act::seat);
    if let Some(shown) = seat.and_then(|seat| shown.get(seat)) {
        hide(&mut public.own, shown);
    }
    match &mut public.act {
        Some(Act::Deal { cards, .. }) => {
            let dealt = public.own.get(public.own.len().saturating_sub(cards.len())..).unwrap_or_default();
            *cards = Dealt::of(dealt.iter().map(|(card, _)| *card)).unwrap_or(Dealt::NONE);
        }
        // What is thrown away goes face down.
        Some(Act::Draw(_, cards)) => *cards = Dealt::unseen(cards.len()),
        _ => {}
    }
    public
}

fn hide(hand: &mut [HeldCard], shown: &[Card]) {
    for (card, down) in hand {
        *card = card.filter(|card| !*down || shown.contains(card));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::cards::parse_cards;
    use engine::hand::Seats;
    use engine::money::Money;

    fn card(text: &str) -> Option<Card> {
        parse_cards(text).unwrap().into_iter().next()
    }

    fn frame(act: Option<Act>, live: Seats, hands: [[&str; 2]; 2]) -> Frame {
        let hands: Vec<Vec<HeldCard>> =
            hands.iter().map(|hand| hand.iter().map(|text| (card(text), true)).collect()).collect();
        let own = act.as_ref().and_then(Act::seat).and_then(|seat| hands.get(seat).cloned());
        Frame {
            act,
            call: Money::ZERO,
            opens: false,
            pot: Money::ZERO,
            stacks: Vec::new(),
            bets: Vec::new(),
            live,
            own: own.unwrap_or_default(),
            hands,
            boards: Vec::new(),
        }
    }

    #[test]
    fn only_what_was_shown_is_seen() {
        let hands = [["Ah", "Kd"], ["2c", "7s"]];
        let both: Seats = [0, 1].into_iter().collect();
        let one: Seats = [0].into_iter().collect();
        let deal = Act::Deal { seat: 1, cards: Dealt::of(["2c", "7s"].map(card)).unwrap() };
        let folded = [frame(Some(deal.clone()), both, hands), frame(Some(Act::Fold(1)), one, hands)];
        let public = for_everybody(&folded);
        assert!(public.iter().flat_map(|frame| &frame.hands).flatten().all(|(card, _)| card.is_none()));
        assert_eq!(public[0].act, Some(Act::Deal { seat: 1, cards: Dealt::unseen(2) }));
        // Two who split the pot by what they declared show nothing.
        let split = [frame(Some(deal.clone()), both, hands), frame(None, both, hands)];
        assert_eq!(for_everybody(&split)[0].hands[1][0].0, None);
        let compared = [frame(Some(deal.clone()), both, hands), frame(Some(Act::Stay(0)), both, hands)];
        assert_eq!(for_everybody(&compared)[0].hands[1][0].0, card("2c"));
        let showed = [frame(Some(deal), both, hands), frame(Some(Act::Show(0, Dealt::NONE)), one, hands)];
        let public = for_everybody(&showed);
        assert_eq!((public[0].hands[0][0].0, public[0].hands[1][0].0), (card("Ah"), None));
    }
}
