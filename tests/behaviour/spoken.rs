//! What words and chips mean at each house: the vectors of the rules about saying and moving.

use engine::formats::house::preset;
use engine::games::{Course, Size, Step, find};
use engine::house::House;
use engine::money::{Currency, Money};
use engine::play::spoken::{Early, Facing, Meaning, Moved, Question, Reading, early, phrase, understand};
use engine::play::{Act, BetLimits, Dealt, Intent, Next, Place, Play, RaiseTo, Setup, Turn};
use engine::refusal::{Notice, Refusal};

const SEAT: usize = 2;
const NOTHING: Turn = Turn {
    seat: SEAT,
    call: Money::ZERO,
    folds: true,
    short: Money::ZERO,
    raise: None,
    bring_in: None,
    held: None,
};

fn house(name: &str) -> House {
    preset(name).unwrap()
}

fn money(amount: &str) -> Money {
    Currency::USD.parse(amount).unwrap()
}

/// Nothing in yet, facing `bet`, with a raise to at least `min`, and `stack` behind.
fn facing(bet: &str, min: &str, stack: &str) -> Facing {
    let (bet, stack) = (money(bet), money(stack));
    let raise = RaiseTo { min: money(min), max: stack, opens: bet.is_zero() };
    Facing {
        turn: Turn { seat: SEAT, call: bet.min(stack), raise: Some(raise), ..NOTHING },
        own: Money::ZERO,
        bet,
        stack: Some(stack),
        currency: Currency::USD,
    }
}

fn raise_to(amount: &str) -> Act {
    Act::RaiseTo(SEAT, money(amount))
}

fn chips(sum: &str, pieces: u32) -> Moved {
    Moved::at_once(money(sum), pieces)
}

fn read(name: &str, said: Option<&str>, moved: Option<Moved>, facing: &Facing) -> Reading {
    understand(&house(name), said, moved, facing).unwrap()
}

#[track_caller]
fn means(reading: Reading) -> Meaning {
    match reading {
        Reading::Means(meaning) => meaning,
        Reading::Ask(question) => panic!("asks {question:?}"),
    }
}

#[track_caller]
fn asks(reading: Reading) -> Question {
    match reading {
        Reading::Ask(question) => question,
        Reading::Means(meaning) => panic!("means {meaning:?}"),
    }
}

#[track_caller]
fn said(name: &str, words: &str, facing: &Facing) -> Meaning {
    means(read(name, Some(words), None, facing))
}

#[track_caller]
fn moved(name: &str, chips: Moved, facing: &Facing) -> Meaning {
    means(read(name, None, Some(chips), facing))
}

fn refused(name: &str, words: &str, facing: &Facing) -> Refusal {
    understand(&house(name), Some(words), None, facing).unwrap_err()
}

fn remarks(meaning: &Meaning) -> Vec<(&str, &str)> {
    meaning.remarks.iter().map(told).collect()
}

fn told(notice: &Notice) -> (&str, &str) {
    (notice.rule.as_deref().unwrap_or_default(), notice.text.as_str())
}

#[test]
fn a_call_of_a_misread_bet_points_to_a_ruling() {
    let meaning = said("dave", "call 3", &facing("12", "24", "100"));
    assert_eq!(meaning.act, Act::Call(SEAT));
    assert_eq!(
        remarks(&meaning),
        [("DAV-49", "it's $12.00 to call; if the player misread the bet, a ruling can let them off")]
    );
    assert!(said("dave", "call 12", &facing("12", "24", "100")).remarks.is_empty());
}

#[test]
fn more_than_the_chips_on_the_table_is_all_in() {
    let facing = facing("0", "0.50", "20");
    let meaning = said("dave", "bet 25", &facing);
    assert_eq!((meaning.act, meaning.rule.as_deref()), (raise_to("20"), Some("DAV-14")));
    // If every bet must be covered, nothing is cut down: the validator asks for chips.
    assert_eq!(said("cause", "bet 25", &facing).act, raise_to("25"));
}

#[test]
fn a_call_with_too_much_stays_until_the_betting_is_over() {
    let meaning = means(read("dave", Some("call"), Some(chips("5", 1)), &facing("3", "6", "100")));
    assert_eq!((&meaning.act, meaning.change), (&Act::Call(SEAT), money("2")));
    assert_eq!(remarks(&meaning), [("DAV-24", "you get $2.00 back after the betting")]);
}

#[test]
fn the_first_wager_counts_in_full_and_is_not_thrown() {
    let splashed = Moved { splashed: true, ..chips("5", 1) };
    let meaning = moved("dave", splashed, &facing("0", "0.50", "100"));
    assert_eq!((&meaning.act, meaning.rule.as_deref()), (&raise_to("5"), Some("DAV-46")));
    assert_eq!(remarks(&meaning), [("DAV-42", "put your chips in front of your own cards, not in the pot")]);
}

#[test]
fn several_chips_count_in_full() {
    let meaning = moved("dave", chips("31", 4), &facing("10", "20", "100"));
    assert_eq!((meaning.act, meaning.rule.as_deref()), (raise_to("31"), Some("DAV-46")));
}

#[test]
fn half_a_raise_is_made_up_and_less_comes_back() {
    let facing = facing("10", "20", "100");
    let fifteen = moved("dave", chips("15", 2), &facing);
    assert_eq!((&fifteen.act, fifteen.rule.as_deref()), (&raise_to("20"), Some("DAV-45")));
    assert!(remarks(&fifteen).contains(&("", "put in $5.00 more")), "{fifteen:?}");
    let fourteen = moved("dave", chips("14", 5), &facing);
    assert_eq!((&fourteen.act, fourteen.rule.as_deref()), (&Act::Call(SEAT), Some("DAV-45")));
    assert_eq!(fourteen.change, money("4"));
}

#[test]
fn a_raise_is_one_motion() {
    let later = Moved { later: money("20"), ..chips("10", 2) };
    let meaning = moved("dave", later, &facing("10", "20", "100"));
    assert_eq!((meaning.act, meaning.change), (Act::Call(SEAT), money("20")));
}

#[test]
fn a_raise_made_up_ends_at_the_stack() {
    assert_eq!(moved("dave", chips("15", 3), &facing("10", "20", "18")).act, raise_to("18"));
    assert_eq!(moved("dave", chips("11", 3), &facing("10", "20", "11")).act, raise_to("11"));
}

#[test]
fn a_single_chip_is_a_call() {
    let meaning = moved("dave", chips("100", 1), &facing("10", "20", "200"));
    assert_eq!((meaning.act, meaning.rule.as_deref()), (Act::Call(SEAT), Some("DAV-47")));
    assert_eq!(meaning.change, money("90"));
}

#[test]
fn a_bare_raise_is_asked_about() {
    let facing = facing("5", "10", "100");
    let question = asks(read("dave", Some("raise 12"), None, &facing));
    assert_eq!(question.rule.as_deref(), Some("DAV-48"));
    assert_eq!(question.readings, [raise_to("12"), raise_to("17")]);
    assert_eq!(question.text, "raise to $12.00, or by $12.00 to $17.00?");
    assert_eq!(said("dave", "raise to 12", &facing).act, raise_to("12"));
    assert_eq!(said("dave", "raise, 12 more", &facing).act, raise_to("17"));
}

#[test]
fn increments_and_totals() {
    let facing = facing("5", "10", "100");
    for (words, total) in [
        ("12 more", "17"),
        ("plus 12", "17"),
        ("12 on top", "17"),
        ("12 total", "12"),
        ("12 to go", "12"),
        ("to 12", "12"),
        ("make it 12", "12"),
        ("12 all day", "12"),
    ] {
        let meaning = said("dave", words, &facing);
        assert_eq!((meaning.act, meaning.rule.as_deref()), (raise_to(total), Some("DAV-48")), "{words}");
    }
}

#[test]
fn what_was_already_put_in_counts_towards_the_total() {
    let mut facing = facing("5", "10", "100");
    (facing.own, facing.turn.call) = (money("2"), money("3"));
    assert_eq!(said("dave", "12 more", &facing).act, raise_to("17"));
    assert_eq!(said("dave", "all in", &facing).act, raise_to("102"));
    let meaning = moved("dave", chips("10", 2), &facing);
    assert_eq!(meaning.act, raise_to("12"));
}

#[test]
fn words_outrank_chips() {
    let meaning = means(read("dave", Some("raise to 20"), Some(chips("15", 3)), &facing("10", "20", "100")));
    assert_eq!(meaning.act, raise_to("20"));
    assert_eq!(remarks(&meaning), [("", "put in $5.00 more")]);
    let fold = means(read("dave", Some("fold"), None, &facing("10", "20", "100")));
    assert_eq!((fold.act, fold.rule.as_deref()), (Act::Fold(SEAT), Some("DAV-48")));
}

#[test]
fn a_large_chip_is_changed_from_the_pot() {
    let meaning = moved("pig", chips("500", 1), &facing("100", "200", "1500"));
    assert_eq!((&meaning.act, meaning.rule.as_deref()), (&Act::Call(SEAT), Some("PIG-32")));
    assert_eq!(meaning.change, money("400"));
    assert_eq!(
        remarks(&meaning),
        [
            ("PIG-31", "say your action out loud"),
            ("PIG-34", "you can't take back chips you pushed in"),
            ("PIG-32", "you get $400.00 back from the pot; if you put in a big chip, say your bet"),
        ]
    );
}

#[test]
fn a_raise_needs_its_amount() {
    let facing = facing("100", "200", "1500");
    let question = asks(read("pig", Some("raise"), None, &facing));
    assert_eq!((question.rule.as_deref(), question.readings.len()), (Some("PIG-31"), 0));
    assert_eq!(said("pig", "raise to 300", &facing).act, raise_to("300"));
    assert_eq!(said("pig", "all-in", &facing).act, raise_to("1500"));
    // Only one of the readings is a raise at all.
    assert_eq!(said("pig", "raise 100", &facing).act, raise_to("200"));
}

#[test]
fn moved_chips_bind() {
    let meaning = moved("pig", chips("300", 3), &facing("100", "200", "1500"));
    assert_eq!((meaning.act, meaning.rule.as_deref()), (raise_to("300"), Some("PIG-34")));
    let short = moved("pig", chips("150", 3), &facing("200", "400", "1500"));
    assert_eq!(short.act, Act::Call(SEAT));
    assert!(remarks(&short).contains(&("", "put in $50.00 more")));
}

#[test]
fn a_call_cannot_grow() {
    let facing = facing("25", "50", "500");
    let later = Moved { later: money("25"), ..chips("25", 1) };
    let meaning = moved("cause", later, &facing);
    assert_eq!((meaning.act, meaning.change), (Act::Call(SEAT), money("25")));
    let meaning = said("cause", "I call, and raise 25", &facing);
    assert_eq!((meaning.act, meaning.rule.as_deref()), (Act::Call(SEAT), Some("CAU-025")));
}

#[test]
fn words_before_the_turn_are_kept() {
    let raise = phrase("I raise", Currency::POINTS).unwrap();
    let Early::Binds(intention) = early(&house("cause"), raise) else { panic!("it binds") };
    let mut facing = facing("25", "50", "500");
    assert_eq!((intention.intent(), intention.rule.as_deref()), (Intent::Raise, Some("CAU-026")));
    // The amount is asked for, unless there is only one.
    assert!(asks(read("cause", Some("raise"), None, &facing)).readings.is_empty());
    facing.turn.raise = Some(RaiseTo { min: money("50"), max: money("50"), opens: false });
    assert_eq!(said("cause", "raise", &facing).act, raise_to("50"));
}

#[test]
fn jumping_the_bet_is_fined_and_folding_is_not() {
    let of = |words| early(&house("mike"), phrase(words, Currency::USD).unwrap());
    let rule = Some("MIK-15, MIK-17".to_owned());
    let amount = Some(money("0.20"));
    assert_eq!(of("raise"), Early::Fined { amount, exempt: false, rule: rule.clone() });
    assert_eq!(of("fold"), Early::Fined { amount, exempt: true, rule });
    assert!(matches!(early(&house("dave"), phrase("call", Currency::USD).unwrap()), Early::Ask(_)));
}

#[test]
fn a_bet_of_nothing_is_a_check_where_the_least_bet_is_nothing() {
    let facing = facing("0", "0.05", "10");
    let check = said("mike", "bet 0.00", &facing);
    assert_eq!((check.act, check.rule.as_deref()), (Act::Call(SEAT), Some("MIK-62")));
    let refusal = refused("igloo", "bet 0", &facing);
    assert_eq!((refusal.code, refusal.rule.as_deref()), ("bet-of-nothing", Some("IGL-09")));
}

#[test]
fn a_silent_house_is_asked_and_never_guessed() {
    let facing = facing("0.50", "1", "10");
    let question = asks(read("mike", None, Some(chips("1", 1)), &facing));
    assert_eq!((question.rule, question.readings), (None, vec![Act::Call(SEAT), raise_to("1")]));
    let question = asks(read("igloo", None, Some(chips("1", 4)), &facing));
    assert_eq!(question.readings, [Act::Call(SEAT), raise_to("1")]);
    let question = asks(read("igloo", None, Some(chips("0.25", 1)), &facing));
    assert_eq!(question.readings, [Act::Call(SEAT), Act::Fold(SEAT)]);
    let later = Moved { later: money("0.50"), ..chips("0.50", 2) };
    let question = asks(read("igloo", None, Some(later), &facing));
    assert_eq!(question.readings, [Act::Call(SEAT), raise_to("1")]);
    assert_eq!(moved("igloo", chips("0.50", 2), &facing).act, Act::Call(SEAT));
}

#[test]
fn what_the_situation_rules_out_is_refused() {
    let facing = facing("5", "10", "100");
    for (words, code) in [
        ("check", "bet-to-call"),
        ("raise to 4", "no-raise"),
        ("raise to 5", "no-raise"),
        ("hm", "not-understood"),
    ] {
        assert_eq!(refused("dave", words, &facing).code, code, "{words}");
    }
    assert_eq!(understand(&house("dave"), None, None, &facing).unwrap_err().code, "nothing-said");
    let unknown = Facing { stack: None, ..facing };
    assert_eq!(refused("dave", "all in", &unknown).code, "stack-unknown");
}

#[test]
fn all_in_for_less_is_a_call() {
    let mut facing = facing("25", "50", "20");
    assert_eq!(said("dave", "all in", &facing).act, Act::Call(SEAT));
    assert_eq!(moved("dave", chips("20", 4), &facing).act, Act::Call(SEAT));
    facing.turn.raise = None;
    assert_eq!(said("dave", "12 to go", &Facing { bet: money("12"), ..facing }).act, Act::Call(SEAT));
}

const STEPS: &[Step] = &[Step::Deal { down: 2, up: 0 }, Step::Bet(Size::Small)];

/// Four players with $100, blinds of 5 and 10 on the first two.
pub fn table() -> Setup {
    let place =
        |blind| Place { dealt: true, stack: Some(money("100")), blind: money(blind), ..Place::default() };
    Setup {
        limits: BetLimits::no_limit(money("10")),
        places: ["5", "10", "0", "0"].map(place).to_vec(),
        button: 3,
        unit: money("0.25"),
        ..Setup::bare(*find("holdem").unwrap(), Course::fixed(STEPS), Currency::USD)
    }
}

/// What the player to act faces; nothing while nobody has to bet.
fn at(play: &Play<'_>) -> Option<Facing> {
    let Next::Bet(turn) = play.legal() else { return None };
    let (own, stack) = (play.bet(turn.seat), play.stack(turn.seat));
    let bet = (0..play.setup().places.len()).map(|seat| play.bet(seat)).max().unwrap_or_default();
    Some(Facing { turn, own, bet, stack, currency: play.setup().currency })
}

#[test]
fn what_was_understood_is_what_the_hand_takes() {
    let setup = table();
    let mut play = Play::begin(&setup).unwrap();
    assert_eq!(at(&play), None);
    for seat in 0..4 {
        play.apply(&Act::Deal { seat, cards: Dealt::unseen(2) }).unwrap();
    }
    // Fifteen against ten is made up to twenty; the next player says ten more; one chip calls; the rest is all-in.
    for (said, chips, acts) in [
        (None, Some(chips("15", 3)), Act::RaiseTo(2, money("20"))),
        (Some("10 more"), None, Act::RaiseTo(3, money("30"))),
        (None, Some(chips("50", 1)), Act::Call(0)),
        (Some("all in"), None, Act::RaiseTo(1, money("100"))),
        (Some("call"), None, Act::Call(2)),
        (Some("fold"), None, Act::Fold(3)),
        (Some("call 70"), None, Act::Call(0)),
    ] {
        let facing = at(&play).unwrap();
        let meaning = means(read("dave", said, chips, &facing));
        assert_eq!(meaning.act, acts);
        play.apply(&meaning.act).unwrap();
    }
    assert_eq!((at(&play), play.pot()), (None, money("330")));
}
