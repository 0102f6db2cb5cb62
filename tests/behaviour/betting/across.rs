//! The same question put to several houses.

use crate::betting::at_table::AtTable;

fn draw(house: &str, seats: &str) -> AtTable {
    AtTable::new(house, "five-card-draw", seats, 'A')
}

fn holdem(house: &str, seats: &str) -> AtTable {
    AtTable::new(house, "holdem", seats, 'A')
}

#[test]
fn the_fourth_raise_of_two_players() {
    let igloo = "B bets 0.50, A raises to 0.55, B raises to 0.60, A raises to 0.65, B raises to 0.70";
    draw("igloo", "AB").begin().refuses(igloo, "raise-cap", "IGL-13");
    // Mike's cap doesn't apply heads-up.
    draw("mike", "AB")
        .played("B bets 0.05, A raises to 0.10, B raises to 0.15, A raises to 0.20, B raises to 0.25");
    let cause = "B bets 25, A raises to 50, B raises to 75, A raises to 100, B raises to 125";
    draw("cause", "AB").begin().refuses(cause, "raise-cap", "CAU-022");
    // No limit, no cap: heads-up the button has the small blind and acts first.
    holdem("dave", "AB")
        .played("A raises to 1.00, B raises to 1.50, A raises to 2.00, B raises to 2.50, A raises to 3.00");
    holdem("pig", "AB").played(
        "A raises to 100.00, B raises to 150.00, A raises to 200.00, B raises to 250.00, A raises to 300.00",
    );
}

#[test]
fn short_for_a_call_of_100_with_60() {
    let short = |house: &str, left: i64| {
        let at = AtTable::new(house, "five-card-draw", "ABC", 'C');
        let ante = at.begin().put_in('C');
        (at.stack('C', ante + left), ante)
    };
    // A main pot and a side pot at the Igloo.
    let (igloo, ante) = short("igloo", 60);
    let igloo = igloo.played("A bets 0.50, B raises to 1.00, C calls");
    assert_eq!((igloo.put_in('C'), igloo.put_in('B')), (ante + 60, 100));
    // At Cause, where a call in the first round is 50, the hand waits until the player has bought.
    let (cause, _) = short("cause", 25);
    cause.begin().refuses("A bets 25, B raises to 50, C calls", "must-cover", "CAU-027");
    // Pig and Dave take the player's whole stack, and make a side pot of the rest.
    for house in ["pig", "dave"] {
        let mut hand = holdem(house, "ABC").stack('C', 6000).begin();
        hand.run("A raises to 100.00, B calls, C calls");
        assert_eq!((hand.put_in('C'), hand.put_in('A')), (6000, 10000), "{house}");
    }
}
