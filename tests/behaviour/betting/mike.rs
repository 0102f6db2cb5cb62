//! Mike's house: everybody antes or the last winners do, bets up to half a dollar, no cap heads-up.

use crate::betting::at_table::AtTable;
use engine::games;
use engine::money::Money;
use engine::play::LastPot;

fn table(game: &str, seats: &str, dealer: char) -> AtTable {
    AtTable::new("mike", game, seats, dealer)
}

fn draw() -> AtTable {
    table("five-card-draw", "ABC", 'A')
}

/// A house where the winners of the last pot ante, as in Baltimore.
fn baltimore(last: LastPot) -> AtTable {
    let mut at = table("five-card-draw", "ABCDE", 'B');
    let text = engine::formats::house::preset_text("mike").unwrap();
    let text = text.replace("payer = { is = \"each\"", "payer = { is = \"last-winners\"");
    at.house = engine::formats::house::check(&text).unwrap();
    at.table.last = last;
    at
}

fn won(at: &AtTable, by: &str) -> LastPot {
    LastPot::Won { by: at.seats(by), dealer: at.seat('A') }
}

#[test]
fn a_white_chip_each() {
    let at = table("five-card-draw", "ABCDEF", 'A');
    assert!(at.posts().iter().all(|post| (post.1, post.2, post.3) == (5, 0, 0)));
    assert_eq!(at.begin().pot(), 30);
    let without = at.calling(|called| called.ante = Some(Money::ZERO));
    assert_eq!(without.posts(), []);
}

#[test]
fn the_last_winner_antes_for_all() {
    let first = baltimore(LastPot::None);
    assert_eq!(first.posts().len(), 5);
    assert_eq!(first.begin().pot(), 25);
    let second = baltimore(won(&first, "A"));
    assert_eq!(second.posts(), [('A', 0, 0, 25)]);
    let told = "`A` won the last pot and antes $0.25 for the table";
    assert_eq!(second.told()[0], ("MIK-60".to_owned(), told.to_owned()));
}

#[test]
fn two_winners_share_it_the_odd_chip_left_of_the_old_dealer() {
    // A dealt: of the winners C and D, C is first on A's left.
    let at = baltimore(LastPot::None);
    assert_eq!(baltimore(won(&at, "CD")).posts(), [('C', 0, 0, 15), ('D', 0, 0, 10)]);
    // Of A and C, C is first: A comes last.
    assert_eq!(baltimore(won(&at, "AC")).posts(), [('A', 0, 0, 10), ('C', 0, 0, 15)]);
}

#[test]
fn a_pot_that_waits_is_fed_by_all() {
    let posts = baltimore(LastPot::Waits).posts();
    assert_eq!(posts.iter().map(|post| post.1).collect::<Vec<_>>(), [5; 5]);
}

#[test]
fn newcomers_pay_their_own_and_a_winner_who_left_pays_nothing() {
    let at = baltimore(LastPot::None);
    let joined = baltimore(won(&at, "A")).with('E', |sitter| sitter.new = true);
    assert_eq!(joined.posts(), [('A', 0, 0, 20), ('E', 5, 0, 0)]);
    let left = baltimore(won(&at, "A")).with('A', |sitter| sitter.away = true);
    assert_eq!(left.posts(), [('B', 5, 0, 0), ('C', 5, 0, 0), ('D', 5, 0, 0), ('E', 5, 0, 0)]);
}

#[test]
fn three_raises_but_two_players_as_they_like() {
    let raises = "B bets 0.10, C raises to 0.20, A raises to 0.30, B raises to 0.40";
    draw().begin().refuses(&format!("{raises}, C raises to 0.50"), "raise-cap", "MIK-61");
    let two = "B bets 0.10, C raises to 0.20, A folds, B raises to 0.30, C raises to 0.40";
    let mut hand = draw().played(two);
    hand.run("B raises to 0.50, C raises to 0.60");
}

#[test]
fn nothing_to_half_a_dollar() {
    let hand = draw().begin();
    draw().played("B bets 0.50");
    hand.refuses("B bets 0.55", "bet-too-large", "MIK-62");
    draw().played("B bets 0.20, C raises to 0.25");
    hand.refuses("B bets 0.20, C raises to 0.23", "not-a-multiple", "MIK-13");
    hand.refuses("B bets 0.20, C raises to 0.75", "bet-too-large", "MIK-62");
    let checked = draw().played("B bets 0.00, C checks, A bets 0.00");
    assert_eq!(checked.pot(), 15);
    assert!(matches!(checked.play.legal(), engine::play::Next::Draw { .. }));
}

#[test]
fn nobody_raises_himself() {
    let hand = draw().played("B bets 0.20, C calls, A calls");
    hand.refuses("B raises to 0.40", "own-bet", "MIK-63");
    hand.refuses("C raises to 0.40", "no-betting", "");
}

#[test]
fn a_player_who_checked_may_raise() {
    draw().played("B checks, C bets 0.20, A folds, B raises to 0.40");
}

#[test]
fn who_opens_after_a_draw_and_without_one() {
    let at = table("five-card-draw", "ABCDE", 'A');
    let raised = "B bets 0.10, C raises to 0.20, D calls, E calls, A calls, B calls";
    let drawn = "B draws 0, C draws 0, D draws 0, E draws 0, A draws 0";
    assert_eq!(at.played(&format!("{raised}, {drawn}")).on(), 'D');
    // The same without a draw: the last raiser opens; without one, the dealer's left.
    let mut hidden = at.clone();
    let bet = games::Step::Bet(games::Size::Small);
    let deal = games::Step::Deal { down: 1, up: 0 };
    hidden.called.course = games::Course::written(vec![games::Step::Deal { down: 4, up: 0 }, bet, deal, bet]);
    assert_eq!(hidden.played(raised).on(), 'C');
    assert_eq!(hidden.played("B checks, C checks, D checks, E checks, A checks").on(), 'B');
}

#[test]
fn acting_out_of_turn_is_refused_by_the_rule_that_fines_it() {
    draw().begin().refuses("B checks, A bets 0.10", "not-his-turn", "MIK-15");
    // Who opens is a rule of its own.
    draw().begin().refuses("C bets 0.10", "not-his-turn", "MIK-67");
}

#[test]
fn a_declare_without_a_round_behind_it_unless_the_dealer_says_so() {
    let at = table("seven-card-stud-hi-lo", "ABC", 'A');
    assert_eq!(at.prepared().unwrap().setup.hilo, Some(engine::hand::HiLo::Cards));
    let declared = at.calling(|called| called.declare = Some(true));
    let rounds = |at: &AtTable| at.prepared().unwrap().setup.course.rounds();
    assert_eq!(rounds(&declared), 5);
    assert_eq!(rounds(&declared.calling(|called| called.post_round = Some(true))), 6);
}
