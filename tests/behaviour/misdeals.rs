//! Misdeals at each house: what counts as one, until when, and who deals then.

use crate::spoken::table;
use engine::formats::house::preset;
use engine::house::House;
use engine::money::{Currency, Money};
use engine::play::misdeal::{By, Exposed, Noticed, Shown, Slip, Whose, judge, shown_on_purpose};
use engine::play::procedure::{self, Remedy, Situation, Verdict};
use engine::play::{Act, Dealt, Play, Setup};

const MISDEAL: Remedy = Remedy::Misdeal { passes: false };

fn house(name: &str) -> House {
    preset(name).unwrap()
}

fn after(acted: u32) -> Noticed {
    Noticed { acted, earlier: 0 }
}

fn exposed(cards: u32, whose: Whose, card: u32, by: By) -> Slip {
    Slip::Exposed(Exposed { cards, whose, card, by })
}

fn dealt(name: &str, slip: &Slip, acted: u32) -> Verdict {
    judge(&house(name), slip, after(acted))
}

#[track_caller]
fn is(verdict: &Verdict, outcome: Remedy, rule: &str) {
    assert_eq!((verdict.outcome, verdict.rule.as_deref()), (outcome, Some(rule)), "{verdict:?}");
}

#[test]
fn the_first_card_of_a_blind_or_two_cards() {
    let of = |cards, whose, card| dealt("dave", &exposed(cards, whose, card, By::Dealer), 0);
    is(&of(1, Whose::SmallBlind, 1), MISDEAL, "DAV-37");
    is(&of(1, Whose::BigBlind, 1), MISDEAL, "DAV-37");
    is(&of(1, Whose::SmallBlind, 2), Remedy::FirstBurn, "DAV-38");
    is(&of(1, Whose::Other, 1), Remedy::FirstBurn, "DAV-38");
    is(&of(2, Whose::Other, 1), MISDEAL, "DAV-37");
    // The house doesn't say how a misdeal is put right, nor how late it can be noticed.
    assert_eq!(of(2, Whose::Other, 1).remarks.len(), 1);
    is(&dealt("dave", &exposed(2, Whose::Other, 1, By::Dealer), 1), Remedy::Ask, "DAV-02");
}

#[test]
fn one_card_seen_becomes_the_first_burn() {
    let verdict = dealt("dave", &exposed(1, Whose::Other, 1, By::Player), 0);
    is(&verdict, Remedy::FirstBurn, "DAV-38");
    assert_eq!(
        verdict.text,
        "after the deal, the first burn card replaces the exposed card, which is burned instead, face up"
    );
}

#[test]
fn absent_players_and_the_deal() {
    let of = |situation| procedure::judge(&house("dave"), situation);
    is(&of(Situation::AbsentPaid), Remedy::DealtIn, "DAV-36");
    is(&of(Situation::AbsentUnpaid), Remedy::NotDealt, "DAV-36");
    is(&of(Situation::AbsentWronglyDealt), Remedy::PlaysOn, "DAV-36");
    is(&of(Situation::AbsentAtTurn), Remedy::Dead, "DAV-30");
}

#[test]
fn the_dealer_exposed_a_card() {
    let slip = exposed(1, Whose::Other, 2, By::Dealer);
    let verdict = dealt("pig", &slip, 1);
    is(&verdict, MISDEAL, "PIG-56, PIG-57");
    assert_eq!(verdict.text, "a misdeal: the deck is shuffled and cut");
    is(&dealt("pig", &slip, 2), Remedy::PlaysOn, "PIG-58");
}

#[test]
fn the_hand_itself_refuses_a_late_misdeal() {
    let setup = Setup { no_return: Some(2), ..table() };
    let mut play = Play::begin(&setup).unwrap();
    for seat in 0..4 {
        play.apply(&Act::Deal { seat, cards: Dealt::unseen(2) }).unwrap();
    }
    play.apply(&Act::Call(2)).unwrap();
    assert_eq!(play.clone().apply(&Act::Misdeal), Ok(()));
    play.apply(&Act::Call(3)).unwrap();
    assert_eq!(play.apply(&Act::Misdeal).unwrap_err().code, "too-late-for-a-misdeal");
}

#[test]
fn a_card_its_owner_let_slip_plays() {
    for acted in [0, 3] {
        is(&dealt("pig", &exposed(1, Whose::SmallBlind, 1, By::Player), acted), Remedy::PlaysOn, "PIG-63");
    }
}

#[test]
fn three_cards_before_two_have_acted() {
    let verdict = dealt("pig", &Slip::WrongCount, 1);
    is(&verdict, MISDEAL, "PIG-56, PIG-57");
    assert!(verdict.text.ends_with("shuffled and cut"));
    is(&dealt("pig", &Slip::WrongCount, 2), Remedy::PlaysOn, "PIG-58");
    for slip in [Slip::WrongStart, Slip::OutOfOrder, Slip::ExtraHand, Slip::Missed] {
        is(&dealt("pig", &slip, 0), MISDEAL, "PIG-56, PIG-57");
    }
    assert_eq!(dealt("pig", &Slip::NoCut, 0).outcome, Remedy::Ask);
}

#[test]
fn a_board_dealt_badly() {
    is(&procedure::judge(&house("pig"), Situation::BadFlop), Remedy::FlopAgain, "PIG-59");
    is(&procedure::judge(&house("pig"), Situation::BadStreet), Remedy::CardAgain, "PIG-60");
    assert_eq!(procedure::judge(&house("dave"), Situation::BadFlop).outcome, Remedy::Ask);
}

#[test]
fn a_faced_card_goes_to_the_bottom() {
    is(&procedure::judge(&house("pig"), Situation::FacedCard), Remedy::ToBottom, "PIG-61");
    is(&dealt("pig", &exposed(1, Whose::Other, 1, By::Deck), 0), Remedy::ToBottom, "PIG-61");
}

#[test]
fn a_missing_card() {
    is(&dealt("pig", &Slip::CardMissing, 0), Remedy::Replaced, "PIG-62");
    is(&dealt("pig", &Slip::CardMissing, 2), Remedy::PlaysOn, "PIG-62");
    let between = dealt("pig", &Slip::CardMissing, 1);
    is(&between, Remedy::Ask, "PIG-02, PIG-03");
    assert!(between.text.contains("the host decides, and play stops until then"), "{}", between.text);
}

fn show(pot: i64, stack: Option<i64>, folded: bool) -> Verdict {
    let chips = Money::from_minor;
    shown_on_purpose(&house("pig"), Shown { pot: chips(pot), stack: stack.map(chips), folded })
}

#[test]
fn a_card_shown_on_purpose() {
    let verdict = show(30_000, Some(150_000), false);
    let penalty = Money::from_minor(15_000);
    is(&verdict, Remedy::DeadAndFined(penalty), "PIG-33");
    assert_eq!(verdict.outcome.penalty(), Some(penalty));
    is(&show(30_000, Some(10_000), false), Remedy::DeadAndFined(Money::from_minor(10_000)), "PIG-33");
    is(&show(30_000, None, true), Remedy::Fined(penalty), "PIG-33");
}

#[test]
fn half_a_pot_is_whole_units() {
    let unit = house("pig").unit();
    let odd = unit.times(3).unwrap();
    let verdict = shown_on_purpose(&house("pig"), Shown { pot: odd, stack: None, folded: false });
    assert_eq!(verdict.outcome.penalty(), Some(unit));
    assert_eq!(house("pig").currency(), Currency::USD);
}

#[test]
fn a_card_shown_on_purpose_is_shown_to_all() {
    let shown = Shown { pot: Money::from_minor(100), stack: None, folded: false };
    is(&shown_on_purpose(&house("cause"), shown), Remedy::ShownToAll, "CAU-016");
    assert_eq!(shown_on_purpose(&house("mike"), shown).outcome, Remedy::Ask);
}

#[test]
fn any_slip_before_real_action() {
    let verdict = dealt("cause", &Slip::WrongCount, 0);
    is(&verdict, MISDEAL, "CAU-011");
    assert_eq!(verdict.text, "a misdeal: the same dealer shuffles, has the deck cut and deals again");
    for (_, slip, _) in Slip::PLAIN {
        is(&dealt("cause", slip, 1), MISDEAL, "CAU-011");
    }
    is(&dealt("cause", &exposed(1, Whose::Other, 1, By::Dealer), 0), MISDEAL, "CAU-011");
    is(&dealt("cause", &exposed(1, Whose::Other, 1, By::Player), 0), Remedy::ShownToAll, "CAU-016");
}

#[test]
fn six_cards_noticed_too_late() {
    is(&dealt("cause", &Slip::WrongCount, 2), Remedy::CannotWin, "CAU-014");
}

#[test]
fn two_actions_make_the_deal_final() {
    is(&dealt("cause", &Slip::NoCut, 1), MISDEAL, "CAU-011");
    is(&dealt("cause", &Slip::NoCut, 2), Remedy::PlaysOn, "CAU-013");
}

#[test]
fn a_clumsy_dealer_loses_the_deal() {
    let nth = |earlier| judge(&house("cause"), &Slip::Missed, Noticed { acted: 0, earlier });
    assert_eq!((nth(0).outcome, nth(0).remarks.len()), (MISDEAL, 0));
    assert_eq!((nth(1).outcome, nth(1).remarks[0].rule.as_deref()), (MISDEAL, Some("CAU-012")));
    is(&nth(2), Remedy::Misdeal { passes: true }, "CAU-012");
    // A house without a limit keeps its dealer.
    let pig = judge(&house("pig"), &Slip::Missed, Noticed { acted: 0, earlier: 9 });
    is(&pig, MISDEAL, "PIG-56, PIG-57");
}

#[test]
fn the_muck_and_a_flashed_card() {
    for situation in [Situation::MuckedMixed, Situation::MuckedAtOnce] {
        is(&procedure::judge(&house("cause"), situation), Remedy::StaysDead, "CAU-015");
    }
    is(&procedure::judge(&house("cause"), Situation::ShownToOne), Remedy::ShownToAll, "CAU-016");
    is(&dealt("cause", &exposed(1, Whose::Other, 1, By::Dealer), 2), Remedy::ShownToAll, "CAU-016");
}

#[test]
fn cards_that_run_out() {
    let of = |situation| procedure::judge(&house("mike"), situation);
    is(&of(Situation::DeckOutCommon), Remedy::CommonCard, "MIK-34");
    is(&of(Situation::DeckOutAgreed), Remedy::AsAgreed, "MIK-34");
    is(&of(Situation::DeckOut), Remedy::Redeal, "MIK-34");
    assert_eq!(procedure::judge(&house("igloo"), Situation::DeckOut).outcome, Remedy::Ask);
}

#[test]
fn a_silent_house_has_to_be_asked() {
    for name in ["igloo", "mike", "casino"] {
        let verdict = dealt(name, &Slip::WrongCount, 0);
        assert_eq!((verdict.outcome, verdict.rule), (Remedy::Ask, None), "{name}");
    }
    let dave = dealt("dave", &Slip::WrongCount, 0);
    assert!(dave.text.contains("Robert's Rules of Poker, version 11, which this program doesn't have"));
}
