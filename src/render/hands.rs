//! Hands and settlements explained card by card, for reading out at the table. Nothing is judged or decided here.

use crate::render::page::reason;
use engine::as_text::counted;
use engine::cards::{Card, Holding};
use engine::games::Boards;
use engine::hand::{Equity, PotWorth, Settlement, Showdown, Spread, Told};
use engine::rank::Scheme;

/// What each hand makes of its cards and the board.
#[must_use]
pub fn compared(scheme: &Scheme, board: &[Card], hands: &[Holding]) -> String {
    let plain = |board| Spread::of(&Boards::PLAIN, scheme, board, 0);
    let lines = hands
        .iter()
        .enumerate()
        .map(|(number, hand)| format!("{number}  {hand}{}\n{}", on_board(board), made(&plain(board), hand)));
    lines.collect()
}

/// A settlement with the hands behind it, the reasons in order, and who gets what.
#[must_use]
pub fn settled(showdown: &Showdown, settlement: &Settlement, scheme: &Scheme, told: &[Told]) -> String {
    let mut text = String::new();
    for contest in 0..showdown.contests() {
        let spread = showdown.spread(scheme, contest);
        for player in showdown.players.iter().filter(|player| !player.cards.is_empty()) {
            let hand = made(&spread, &player.cards);
            let board = on_board(spread.cards());
            text.push_str(&format!("{}  {}{board}\n{hand}", player.name, player.cards));
            for (side, made) in showdown.made_beside(&spread, &player.cards) {
                text.push_str(&format!("   {side}: {}\n", made.as_deref().unwrap_or("none")));
            }
        }
    }
    for (number, told) in told.iter().enumerate() {
        let said = reason(&told.text, &told.rule);
        text.push_str(&format!("{}. {said}\n", number.saturating_add(1)));
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

/// Each player's share of each pot, a line for each.
#[must_use]
pub fn weighed(showdown: &Showdown, equity: &Equity) -> String {
    let drawn = if equity.exact { "" } else { ", drawn" };
    let mut text = format!("{}{drawn}{}\n", counted(equity.runouts, "runout"), on_board(&showdown.board));
    for (number, PotWorth { pot, worth }) in equity.pots.iter().enumerate() {
        let which = if number == 0 { "main pot".to_owned() } else { format!("side pot {number}") };
        text.push_str(&format!("{which} of {}\n", showdown.currency.shown(pot.amount)));
        for of in worth {
            let Some(player) = showdown.players.get(of.seat) else { continue };
            let error =
                of.error_percent().map(|error| format!(", give or take {error}%")).unwrap_or_default();
            let (name, cards, percent) = (&player.name, &player.cards, of.share.percent());
            let counts = format!("wins {}, splits {}", of.wins, of.splits);
            text.push_str(&format!("   {name}  {cards}  {percent}%{error} ({counts})\n"));
        }
    }
    text
}

fn on_board(board: &[Card]) -> String {
    if board.is_empty() { String::new() } else { format!("  board {}", spaced(board)) }
}

/// What the cards make, high and low, each in its own line.
fn made(spread: &Spread<'_>, hand: &Holding) -> String {
    let scheme = spread.scheme();
    let high = spread.best_high(hand).map(|high| {
        let cards = spaced(&spread.high_cards(hand));
        format!("   high: {} [{cards}]\n", scheme.high_name(high))
    });
    let low = scheme.low.map(|_| match spread.best_low(hand) {
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
