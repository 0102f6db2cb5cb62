//! The questions of a table at each house: cuts, burns, the muck, the right to see, absence, change, the drop.

use engine::formats::house::{preset, preset_names};
use engine::house::House;
use engine::play::procedure::{Remedy, Situation, Verdict, clock, cut, judge};

fn house(name: &str) -> House {
    preset(name).unwrap()
}

#[track_caller]
fn is(verdict: &Verdict, outcome: Remedy, rule: &str) {
    assert_eq!((verdict.outcome, verdict.rule.as_deref()), (outcome, Some(rule)), "{verdict:?}");
}

#[track_caller]
fn says(name: &str, situation: Situation, outcome: Remedy, rule: &str) {
    is(&judge(&house(name), situation), outcome, rule);
}

#[test]
fn every_answer_of_every_house_names_a_rule_a_fallback_or_the_host() {
    for name in preset_names() {
        for situation in Situation::ALL {
            let verdict = judge(&house(name), *situation);
            let named = verdict.rule.is_some() || verdict.fallback || verdict.outcome == Remedy::Ask;
            assert!(named || name == "casino", "{name}: {verdict:?}");
            assert!(!(verdict.fallback && verdict.rule.is_some()), "{name}: {verdict:?}");
        }
    }
}

#[test]
fn a_cut_takes_a_third_to_two_thirds() {
    for (taken, outcome) in [
        (10, Remedy::Warned),
        (17, Remedy::Warned),
        (18, Remedy::Granted),
        (26, Remedy::Granted),
        (34, Remedy::Granted),
        (35, Remedy::Warned),
        (40, Remedy::Warned),
    ] {
        is(&cut(&house("dave"), taken, 52), outcome, "DAV-35");
    }
}

#[test]
fn each_part_has_five_cards() {
    for (taken, outcome) in
        [(4, Remedy::Warned), (5, Remedy::Granted), (47, Remedy::Granted), (48, Remedy::Warned)]
    {
        is(&cut(&house("cause"), taken, 52), outcome, "CAU-009");
    }
    says("cause", Situation::CutBefore, Remedy::Granted, "CAU-009");
    assert_eq!(cut(&house("mike"), 3, 52).outcome, Remedy::Ask);
    assert_eq!(cut(&house("mike"), 52, 52).outcome, Remedy::Warned);
}

#[test]
fn a_cut_until_the_deal_begins() {
    says("pig", Situation::Decks, Remedy::Told, "PIG-41");
    says("pig", Situation::CutBefore, Remedy::Granted, "PIG-42");
    says("pig", Situation::CutAfter, Remedy::Refused, "PIG-42");
}

#[test]
fn two_decks_and_who_cuts() {
    says("dave", Situation::Decks, Remedy::Told, "DAV-34");
    says("dave", Situation::CutBefore, Remedy::Told, "DAV-34");
    assert!(judge(&house("mike"), Situation::Decks).fallback);
}

#[test]
fn three_burns_in_a_hand() {
    says("pig", Situation::Burns, Remedy::Told, "PIG-47, PIG-50");
}

#[test]
fn burns_lie_apart_and_no_card_comes_early() {
    says("dave", Situation::Burns, Remedy::Told, "DAV-39");
    says("dave", Situation::EarlyBoard, Remedy::Refused, "DAV-40");
}

#[test]
fn out_of_the_muck() {
    says("dave", Situation::MuckedAtOnce, Remedy::Restored, "DAV-56");
    says("dave", Situation::MuckedMixed, Remedy::StaysDead, "DAV-41");
    let pig = judge(&house("pig"), Situation::MuckedAtOnce);
    assert_eq!((pig.outcome, pig.fallback), (Remedy::StaysDead, true));
}

#[test]
fn change() {
    says("dave", Situation::ChangeInBetting, Remedy::Refused, "DAV-24");
    says("dave", Situation::ChangeAfter, Remedy::Granted, "DAV-24");
    says("pig", Situation::ChangeInBetting, Remedy::Granted, "PIG-32");
}

#[test]
fn a_misread_bet_may_be_forgiven_if_nobody_is_harmed() {
    says("dave", Situation::MisreadAlone, Remedy::Relief, "DAV-49");
    says("dave", Situation::MisreadHarmed, Remedy::Stands, "DAV-49");
}

#[test]
fn what_must_be_shown() {
    says("dave", Situation::ShowsPart, Remedy::CannotWin, "DAV-53");
    says("cause", Situation::ShowsPart, Remedy::CannotWin, "CAU-033");
    says("igloo", Situation::ShowsNone, Remedy::CannotWin, "IGL-19");
    says("pig", Situation::ShowsNone, Remedy::CannotWin, "PIG-53");
}

#[test]
fn a_miscalled_hand() {
    says("dave", Situation::MiscallAlone, Remedy::PlaysOn, "DAV-54");
    says("dave", Situation::MiscallMuck, Remedy::Disqualified, "DAV-55");
    says("mike", Situation::MiscallMuck, Remedy::PlaysOn, "MIK-31");
    says("igloo", Situation::MiscallAlone, Remedy::PlaysOn, "IGL-18");
}

#[test]
fn what_one_saw_all_may_see() {
    says("dave", Situation::ShownToOne, Remedy::Granted, "DAV-58");
}

#[test]
fn a_bet_nobody_called_stays_unseen() {
    says("pig", Situation::SeeUncalled, Remedy::Refused, "PIG-51");
}

#[test]
fn who_may_ask_to_see_what() {
    says("cause", Situation::SeeShowdown, Remedy::Granted, "CAU-037");
    says("cause", Situation::SeeAsWinner, Remedy::Discouraged, "CAU-037");
    says("cause", Situation::SeeAsOnlooker, Remedy::Refused, "CAU-037");
    says("cause", Situation::SeeFolded, Remedy::Refused, "CAU-038");
}

#[test]
fn no_recall_after_the_award() {
    says("cause", Situation::ReadingBefore, Remedy::Corrected, "CAU-034");
    says("cause", Situation::ReadingAfter, Remedy::Stands, "CAU-035");
    says("igloo", Situation::ReadingBefore, Remedy::Corrected, "IGL-18");
    assert_eq!(judge(&house("igloo"), Situation::ReadingAfter).outcome, Remedy::Ask);
}

#[test]
fn an_absent_player_of_the_pig_pays_and_gets_no_cards() {
    says("pig", Situation::AbsentPaid, Remedy::NotDealt, "PIG-64");
    says("pig", Situation::AbsentAtTurn, Remedy::Dead, "PIG-64");
}

#[test]
fn a_decision_takes_half_a_minute() {
    is(&clock(&house("pig"), 30), Remedy::Granted, "PIG-54");
    let late = clock(&house("pig"), 31);
    is(&late, Remedy::Warned, "PIG-54");
    assert_eq!(
        late.text,
        "31 seconds is over the 30 you get for a decision, but the rules don't set a penalty"
    );
    assert_eq!(clock(&house("dave"), 900).outcome, Remedy::Ask);
}

#[test]
fn slips_at_the_drop() {
    says("mike", Situation::DropHesitated, Remedy::In, "MIK-23");
    says("mike", Situation::DropForgotten, Remedy::In, "MIK-23");
    says("mike", Situation::DropForgiven, Remedy::Out, "MIK-24");
    says("mike", Situation::DropByAccident, Remedy::Out, "MIK-25");
    let cause = judge(&house("cause"), Situation::DropForgiven);
    assert_eq!((cause.outcome, cause.fallback), (Remedy::In, true));
}

#[test]
fn who_decides() {
    says("dave", Situation::Dispute, Remedy::Told, "DAV-02");
    says("cause", Situation::DisputeOfHost, Remedy::Told, "CAU-004");
    says("pig", Situation::Dispute, Remedy::Told, "PIG-03");
    says("pig", Situation::DisputeOfHost, Remedy::Told, "PIG-02");
    assert_eq!(judge(&house("igloo"), Situation::Dispute).outcome, Remedy::Ask);
}
