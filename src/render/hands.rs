//! Hands and settlements explained card by card, for reading out at the table. Nothing is judged or decided here.

use engine::cards::{Card, Holding};
use engine::hand::{Settlement, Showdown, Told};
use engine::rank::{Scheme, Seen};

/// What each hand makes of its cards and the board.
#[must_use]
pub fn compared(scheme: &Scheme, board: &[Card], hands: &[Holding]) -> String {
    let lines = hands
        .iter()
        .enumerate()
        .map(|(number, hand)| format!("{number}  {hand}{}\n{}", on_board(board), made(scheme, hand, board)));
    lines.collect()
}

/// A settlement with the hands behind it, the reasons in order, and who gets what.
#[must_use]
pub fn settled(showdown: &Showdown, settlement: &Settlement, scheme: &Scheme, told: &[Told]) -> String {
    let mut text = String::new();
    for run in 0..showdown.runs() {
        for player in showdown.players.iter().filter(|player| !player.cards.is_empty()) {
            let board = showdown.board(run);
            let hand = made(scheme, &player.cards, board);
            text.push_str(&format!("{}  {}{}\n{hand}", player.name, player.cards, on_board(board)));
        }
    }
    for (number, reason) in told.iter().enumerate() {
        text.push_str(&format!("{}. {} ({})\n", number.saturating_add(1), reason.text, reason.rule));
    }
    let shown = |amount| showdown.currency.shown(amount);
    for (player, award) in
        showdown.players.iter().zip(settlement.awards()).filter(|(_, award)| !award.is_zero())
    {
        text.push_str(&format!("{} gets {}\n", player.name, shown(*award)));
    }
    if !settlement.next_pot().is_zero() {
        text.push_str(&format!("{} carries over to the next game\n", shown(settlement.next_pot())));
    }
    text
}

fn on_board(board: &[Card]) -> String {
    if board.is_empty() { String::new() } else { format!("  board {}", spaced(board)) }
}

/// What the cards make, high and low, each in its own line.
fn made(scheme: &Scheme, hand: &Holding, board: &[Card]) -> String {
    let seen = Seen::new(hand, board);
    let high = scheme
        .best_high(&seen)
        .map(|high| format!("   high: {} [{}]\n", scheme.high_name(high), spaced(&scheme.high_cards(&seen))));
    let low = scheme.low.map(|_| match scheme.best_low(&seen) {
        Some(low) => format!("   low: {}\n", scheme.low_name(low)),
        None => "   low: none\n".to_owned(),
    });
    high.into_iter().chain(low).collect()
}

fn spaced(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::cards::{parse_cards, parse_holding};
    use engine::rank::{Ladder, LowLadder, Uses, Wilds};

    #[test]
    fn a_hand_is_told_card_by_card() {
        let low = Some(LowLadder::EIGHT_OR_BETTER);
        let scheme = Scheme { high: Some(Ladder::STANDARD), low, wilds: Wilds::default(), uses: Uses::Any };
        let hands = [parse_holding("5s Jc").unwrap()];
        let text = compared(&scheme, &parse_cards("Ts Td 9s 3s Jh").unwrap(), &hands);
        let expected = "0  5s Jc  board Ts Td 9s 3s Jh\n   high: two pair, jacks and tens [Jc Jh Ts Td 9s]\n   low: none\n";
        assert_eq!(text, expected);
    }
}
