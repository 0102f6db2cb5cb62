//! What the hands of a night leave for the next one: the button, the blinds, who owes some, who won the last pot.

use engine::formats::house::preset;
use engine::hand::Seats;
use engine::money::Money;
use engine::play::{LastPot, Missed, Sitter, Spots};
use ledger::ids::PlayerId;
use ledger::journal::Chairs;
use ledger::night::blind_debts::BlindDebts;
use ledger::night::hand_before::HandBefore;
use ledger::night::next_hand::NextHand;
use ledger::night::pot_before::PotBefore;
use uuid::Uuid;

fn player(letter: char) -> PlayerId {
    PlayerId(Uuid::from_u128(u128::from(u32::from(letter))))
}

fn ring(letters: &str) -> Vec<PlayerId> {
    letters.chars().map(player).collect()
}

/// A hand of these players with its button and its blinds; a dot is a chair where nobody got cards.
fn hand(letters: &str, button: usize, blinds: (usize, usize)) -> HandBefore {
    let players: Vec<_> = letters.chars().map(|letter| (letter != '.').then(|| player(letter))).collect();
    let posted: Seats = [blinds.0, blinds.1].into_iter().collect();
    HandBefore {
        chairs: Chairs { places: players.clone(), beside: Vec::new() },
        players,
        spots: Spots { button, blinds: Some(blinds) },
        posted,
        bought: None,
        aside: Vec::new(),
        behind_a_gap: false,
        told: false,
        exact: false,
        paid_before: Vec::new(),
        told_before: Vec::new(),
    }
}

/// Who has chips; a lower-case letter is away from the table, a dot has none.
fn seats(letters: &str) -> Vec<Option<Sitter>> {
    let stack = |letter: char| Some(Money::from_minor(if letter == '.' { 0 } else { 2000 }));
    let sitter =
        |letter: char| Sitter { stack: stack(letter), away: letter.is_lowercase(), ..Sitter::default() };
    letters.chars().map(|letter| Some(sitter(letter))).collect()
}

fn after(hands: &[HandBefore]) -> NextHand {
    NextHand { hands: hands.to_vec(), ..NextHand::default() }
}

fn spots(house: &str, next: &NextHand, table: &str, chips: &str) -> Option<(usize, Option<(usize, usize)>)> {
    let spots = next.spots(&preset(house).unwrap(), &ring(table), &seats(chips))?;
    Some((spots.button, spots.blinds))
}

#[test]
fn the_chair_of_who_left_has_the_button() {
    let next = after(&[hand("ABCD", 0, (1, 2))]);
    assert_eq!(spots("dave", &next, "ABCD", "A.CD"), Some((1, Some((2, 3)))));
    // The hand after finds the chair again, although nobody had cards there.
    let next = after(&[hand("A.CD", 1, (2, 3))]);
    assert_eq!(spots("dave", &next, "ABCD", "A.CD"), Some((2, Some((3, 0)))));
    // Once the chair is gone from the table, it says nothing any more.
    assert_eq!(spots("dave", &next, "ACD", "ACD"), None);
}

#[test]
fn the_next_seat_has_the_button() {
    let next = after(&[hand("ABCDE", 0, (1, 2))]);
    assert_eq!(spots("pig", &next, "ABCDE", "ABCDE"), Some((1, Some((2, 3)))));
    assert_eq!(spots("pig", &after(&[]), "ABCDE", "ABCDE"), None);
}

#[test]
fn blinds_that_passed_are_owed_until_one_is_posted() {
    let dave = preset("dave").unwrap();
    let played = [hand("ABCD", 3, (0, 1)), hand("ABCD", 0, (1, 3)), hand("ABCD", 1, (3, 0))];
    let owed = |hands: &[HandBefore], letter: char| {
        BlindDebts::after(&after(hands), &dave, &ring("ABCD")).of(player(letter))
    };
    assert_eq!(owed(&played[..1], 'C'), Missed::default());
    assert_eq!(owed(&played[..2], 'C'), Missed { small: false, big: true });
    assert_eq!(owed(&played, 'C'), Missed { small: true, big: true });
    assert_eq!(owed(&played, 'D'), Missed::default());
    let back = HandBefore { posted: [0, 1, 2].into_iter().collect(), ..hand("ABCD", 3, (0, 1)) };
    assert_eq!(owed(&[&played[..], &[back]].concat(), 'C'), Missed::default());
}

#[test]
fn the_book_says_who_won_the_last_pot() {
    let pot =
        |pot: Option<PotBefore>| NextHand { pot, ..NextHand::default() }.last_pot(&ring("ABCDE"), "razz");
    assert_eq!(pot(None), LastPot::None);
    assert_eq!(pot(Some(PotBefore::Waits)), LastPot::Waits);
    let won = |by: &[usize], dealer: usize| LastPot::Won { by: by.iter().copied().collect(), dealer };
    assert_eq!(pot(Some(PotBefore::Won(ring("CA"), Some(player('E'))))), won(&[0, 2], 4));
    assert_eq!(pot(Some(PotBefore::Won(ring("AX"), None))), won(&[0], 4));
}
