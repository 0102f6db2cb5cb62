//! The limits and the openers that result from the houses' profiles.

use engine::formats::house::{check, preset};
use engine::games;
use engine::house::House;
use engine::money::{Currency, Money};
use engine::play::{BetLimits, HandStakes, Matter, Opener, Openers, Reopen, Span, Stakes, Structure};

fn house(name: &str) -> House {
    preset(name).unwrap_or_else(|| panic!("no house {name}"))
}

fn limits(name: &str, stakes: Option<&str>) -> BetLimits {
    let house = house(name);
    let terms = HandStakes::of_house(&house, stakes).unwrap();
    BetLimits::of_house(&house, terms, "five-card-draw").unwrap()
}

/// Bet and raise, least and most, and the most in a round, in minor units.
fn span(bet: (i64, i64), raise: (i64, i64), total: Option<i64>) -> Span {
    let money = Money::from_minor;
    Span {
        bet_min: money(bet.0),
        bet_max: Some(money(bet.1)),
        raise_min: money(raise.0),
        raise_max: Some(money(raise.1)),
        total: total.map(money),
    }
}

fn at_least(bet: i64, raise: i64) -> Span {
    Span { bet_min: Money::from_minor(bet), raise_min: Money::from_minor(raise), ..Span::default() }
}

#[test]
fn a_nickel_to_half_a_dollar_a_dollar_late_three_raises() {
    let found = limits("igloo", None);
    assert_eq!(found.structure, Structure::Spread);
    assert_eq!(found.early, span((5, 50), (5, 50), None));
    assert_eq!(found.predeclare, span((5, 100), (5, 100), None));
    assert_eq!(found.last, span((5, 100), (5, 100), None));
    assert_eq!((found.cap, found.heads_up_free, found.check_raise), (Some(3), false, true));
    assert!(found.all_in && !found.last_raise && !found.raise_self);
    let cited = [Matter::BetMin, Matter::BetMaxFinal, Matter::Cap, Matter::CheckRaise, Matter::Unit];
    let cited = cited.map(|matter| found.rule(matter).unwrap());
    assert_eq!(cited, ["IGL-09", "IGL-10", "IGL-13", "IGL-11", "IGL-02"]);
}

#[test]
fn steps_of_25_doubled_at_the_end_every_bet_covered() {
    let found = limits("cause", None);
    assert_eq!(found.early, span((25, 25), (25, 25), Some(100)));
    // A raise of 25 or of 50: the text says "no higher than", and its example raises by 25.
    assert_eq!(found.last, span((50, 50), (25, 50), Some(200)));
    assert_eq!((found.cap, found.heads_up_free, found.all_in), (Some(3), false, false));
    assert_eq!(found.rule(Matter::AllIn), Some("CAU-027"));
    assert_eq!(found.rule(Matter::Deal), Some("CAU-017"));
}

#[test]
fn nothing_to_half_a_dollar_heads_up_free() {
    let found = limits("mike", None);
    for round in [found.early, found.predeclare, found.last] {
        assert_eq!(round, span((0, 50), (5, 50), None));
    }
    assert_eq!((found.cap, found.heads_up_free), (Some(3), true));
    assert!(found.check_raise && !found.raise_self);
    assert_eq!(found.rule(Matter::Turn), Some("MIK-15"));
}

#[test]
fn the_big_blind_then_the_last_raise() {
    let found = limits("dave", Some(".25/.50"));
    assert_eq!(found.structure, Structure::NoLimit);
    assert_eq!(found.early, at_least(50, 50));
    assert!(found.last_raise && found.all_in);
    assert_eq!((found.cap, found.reopen), (None, Reopen::Cumulative));
    assert_eq!(found.rule(Matter::Reopen), Some("DAV-44"));
    assert_eq!(found.rule(Matter::AllIn), Some("DAV-14"));
}

#[test]
fn without_blinds_there_is_no_hand() {
    let refusal = HandStakes::of_house(&house("dave"), None).unwrap_err();
    assert_eq!((refusal.code, refusal.rule.as_deref()), ("stakes-unsaid", Some("DAV-43")));
    assert_eq!(HandStakes::of_house(&house("dave"), Some("a/b")).unwrap_err().code, "stakes");
}

#[test]
fn any_amount_above_a_call_and_raises_are_not_counted() {
    let found = limits("pig", None);
    assert_eq!((found.structure, found.cap, found.last_raise), (Structure::NoLimit, None, false));
    assert_eq!(found.early, at_least(1, 1));
    assert_eq!(found.rule(Matter::Cap), Some("PIG-23"));
    assert_eq!(found.rule(Matter::Check), Some("PIG-44"));
}

#[test]
fn the_first_blinds_until_others_are_agreed() {
    let house = house("pig");
    let blinds = |stakes| HandStakes::of_house(&house, stakes).unwrap().stakes;
    let of = |small, big| Some(Stakes { small: Money::from_minor(small), big: Money::from_minor(big) });
    assert_eq!(blinds(None), of(2500, 5000));
    assert_eq!(blinds(Some("50/100")), of(5000, 10000));
}

#[test]
fn houses_with_antes_have_no_blinds() {
    for name in ["igloo", "cause", "mike"] {
        assert_eq!(HandStakes::of_house(&house(name), Some("50/100")).unwrap().stakes, None, "{name}");
    }
    let found = limits("casino", Some("1/2"));
    assert_eq!((found.structure, found.early), (Structure::NoLimit, at_least(200, 200)));
    assert!(found.rules.is_empty());
}

#[test]
fn a_fixed_limit_is_the_big_blind_and_twice_as_much() {
    let text = "[house]\nname = \"h\"\ntitle = \"H\"\ncurrency = \"USD\"\n[limit]\nkind = \"fixed\"\n";
    let house = check(text).unwrap();
    let terms = HandStakes::of_house(&house, Some("1/2")).unwrap();
    let found = BetLimits::of_house(&house, terms, "holdem").unwrap();
    assert_eq!(found.early, span((200, 200), (200, 200), None));
    assert_eq!(found.last, span((400, 400), (400, 400), None));
    assert_eq!(found.cap, Some(3));
    let bare = HandStakes { stakes: None, unit: Money::from_minor(1) };
    assert_eq!(BetLimits::of_house(&house, bare, "holdem").unwrap_err().code, "limit-unsaid");
}

#[test]
fn a_spread_without_a_figure_is_no_limit_to_bet_by() {
    let text = "[house]\nname = \"h\"\ntitle = \"H\"\ncurrency = \"USD\"\n[limit]\nkind = \"spread\"\n";
    let house = check(text).unwrap();
    let terms = HandStakes { stakes: None, unit: Money::from_minor(1) };
    let refusal = BetLimits::of_house(&house, terms, "holdem").unwrap_err();
    assert_eq!(refusal.code, "limit-unsaid");
    assert!(refusal.message.contains("spread"));
}

#[test]
fn short_all_ins_that_add_up_reopen_unless_a_house_says_no() {
    let base = "[house]\nname = \"h\"\ntitle = \"H\"\ncurrency = \"USD\"\n[allin]\n";
    let reopen = |line: &str| {
        let house = check(&format!("{base}{line}\n")).unwrap();
        BetLimits::of_house(&house, HandStakes { stakes: None, unit: Money::from_minor(1) }, "holdem")
            .unwrap()
            .reopen
    };
    assert_eq!(reopen("reopen = true"), Reopen::Always);
    assert_eq!(reopen("reopen = false"), Reopen::Cumulative);
    assert_eq!(reopen("reopen_sum = false"), Reopen::Full);
}

#[test]
fn who_opens() {
    let opens = |name: &str, game: &str, blinds: bool| {
        let openers = Openers::of_house(&house(name), games::find(game).unwrap(), blinds, false);
        (openers.first, openers.later, openers.showing.unwrap().0, openers.drawn)
    };
    use Opener::*;
    let draw = "five-card-draw";
    assert_eq!(opens("mike", draw, false), (LeftOfDealer, LastRaiser, BestShowing, LeftOfLastRaiser));
    assert_eq!(opens("cause", draw, false), (LeftOfDealer, LeftOfDealer, BestShowing, LeftOfDealer));
    assert_eq!(opens("igloo", "razz", false), (LeftOfDealer, LeftOfDealer, WorstShowing, LeftOfDealer));
    assert_eq!(opens("pig", "holdem", true), (LeftOfBlinds, LeftOfDealer, BestShowing, LeftOfDealer));
}

#[test]
fn only_an_announced_redeal_throws_the_cards_in() {
    let redeal =
        |said| Openers::of_house(&house("igloo"), games::find("holdem").unwrap(), false, said).redeal;
    assert!(!redeal(false) && redeal(true));
}

#[test]
fn stakes_are_two_amounts_the_small_one_first() {
    assert!(Stakes::parse(".25/.50", Currency::USD).is_ok());
    for text in ["", "1", "2/1", "0/1", "x/y", "1/2/3"] {
        assert_eq!(Stakes::parse(text, Currency::USD).unwrap_err().code, "stakes", "{text}");
    }
}
