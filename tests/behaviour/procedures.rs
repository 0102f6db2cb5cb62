//! The questions of a table at each house: cuts, burns, the muck, the right to see, absence, change, the drop.

use engine::formats::house::{preset, preset_names};
use engine::house::House;
use engine::play::procedure::{Outcome, Situation, Verdict, clock, cut, judge};

fn house(name: &str) -> House {
    preset(name).unwrap()
}

#[track_caller]
fn is(verdict: &Verdict, outcome: Outcome, rule: &str) {
    assert_eq!((verdict.outcome, verdict.rule.as_deref()), (outcome, Some(rule)), "{verdict:?}");
}

#[track_caller]
fn says(name: &str, situation: Situation, outcome: Outcome, rule: &str) {
    is(&judge(&house(name), situation), outcome, rule);
}

#[test]
fn every_answer_of_every_house_names_a_rule_a_fallback_or_the_host() {
    for name in preset_names() {
        for situation in Situation::ALL {
            let verdict = judge(&house(name), *situation);
            let named = verdict.rule.is_some() || verdict.fallback || verdict.outcome == Outcome::Ask;
            assert!(named || name == "casino", "{name}: {verdict:?}");
            assert!(!(verdict.fallback && verdict.rule.is_some()), "{name}: {verdict:?}");
        }
    }
}

#[test]
fn a_cut_takes_a_third_to_two_thirds() {
    for (taken, outcome) in [
        (10, Outcome::Warned),
        (17, Outcome::Warned),
        (18, Outcome::Granted),
        (26, Outcome::Granted),
        (34, Outcome::Granted),
        (35, Outcome::Warned),
        (40, Outcome::Warned),
    ] {
        is(&cut(&house("dave"), taken, 52), outcome, "DAV-35");
    }
}

#[test]
fn each_part_has_five_cards() {
    for (taken, outcome) in
        [(4, Outcome::Warned), (5, Outcome::Granted), (47, Outcome::Granted), (48, Outcome::Warned)]
    {
        is(&cut(&house("cause"), taken, 52), outcome, "CAU-009");
    }
    says("cause", Situation::CutBefore, Outcome::Granted, "CAU-009");
    assert_eq!(cut(&house("mike"), 3, 52).outcome, Outcome::Ask);
    assert_eq!(cut(&house("mike"), 52, 52).outcome, Outcome::Warned);
}

#[test]
fn a_cut_until_the_deal_begins() {
    says("pig", Situation::Decks, Outcome::Told, "PIG-41");
    says("pig", Situation::CutBefore, Outcome::Granted, "PIG-42");
    says("pig", Situation::CutAfter, Outcome::Refused, "PIG-42");
}

#[test]
fn two_decks_and_who_cuts() {
    says("dave", Situation::Decks, Outcome::Told, "DAV-34");
    says("dave", Situation::CutBefore, Outcome::Told, "DAV-34");
    assert!(judge(&house("mike"), Situation::Decks).fallback);
}

#[test]
fn three_burns_in_a_hand() {
    says("pig", Situation::Burns, Outcome::Told, "PIG-47, PIG-50");
}

#[test]
fn burns_lie_apart_and_no_card_comes_early() {
    says("dave", Situation::Burns, Outcome::Told, "DAV-39");
    says("dave", Situation::EarlyBoard, Outcome::Refused, "DAV-40");
}

#[test]
fn out_of_the_muck() {
    says("dave", Situation::MuckedAtOnce, Outcome::Restored, "DAV-56");
    says("dave", Situation::MuckedMixed, Outcome::StaysDead, "DAV-41");
    let pig = judge(&house("pig"), Situation::MuckedAtOnce);
    assert_eq!((pig.outcome, pig.fallback), (Outcome::StaysDead, true));
}

#[test]
fn change() {
    says("dave", Situation::ChangeInBetting, Outcome::Refused, "DAV-24");
    says("dave", Situation::ChangeAfter, Outcome::Granted, "DAV-24");
    says("pig", Situation::ChangeInBetting, Outcome::Granted, "PIG-32");
}

#[test]
fn a_misread_bet_may_be_forgiven_if_nobody_is_harmed() {
    says("dave", Situation::MisreadAlone, Outcome::Relief, "DAV-49");
    says("dave", Situation::MisreadHarmed, Outcome::Stands, "DAV-49");
}

#[test]
fn what_must_be_shown() {
    says("dave", Situation::ShowsPart, Outcome::CannotWin, "DAV-53");
    says("cause", Situation::ShowsPart, Outcome::CannotWin, "CAU-033");
    says("igloo", Situation::ShowsNone, Outcome::CannotWin, "IGL-19");
    says("pig", Situation::ShowsNone, Outcome::CannotWin, "PIG-53");
}

#[test]
fn a_miscalled_hand() {
    says("dave", Situation::MiscallAlone, Outcome::PlaysOn, "DAV-54");
    says("dave", Situation::MiscallMuck, Outcome::Disqualified, "DAV-55");
    says("mike", Situation::MiscallMuck, Outcome::PlaysOn, "MIK-31");
    says("igloo", Situation::MiscallAlone, Outcome::PlaysOn, "IGL-18");
}

#[test]
fn what_one_saw_all_may_see() {
    says("dave", Situation::ShownToOne, Outcome::Granted, "DAV-58");
}

#[test]
fn a_bet_nobody_called_stays_unseen() {
    says("pig", Situation::SeeUncalled, Outcome::Refused, "PIG-51");
}

#[test]
fn who_may_ask_to_see_what() {
    says("cause", Situation::SeeShowdown, Outcome::Granted, "CAU-037");
    says("cause", Situation::SeeAsWinner, Outcome::Discouraged, "CAU-037");
    says("cause", Situation::SeeAsOnlooker, Outcome::Refused, "CAU-037");
    says("cause", Situation::SeeFolded, Outcome::Refused, "CAU-038");
}

#[test]
fn no_recall_after_the_award() {
    says("cause", Situation::ReadingBefore, Outcome::Corrected, "CAU-034");
    says("cause", Situation::ReadingAfter, Outcome::Stands, "CAU-035");
    says("igloo", Situation::ReadingBefore, Outcome::Corrected, "IGL-18");
    assert_eq!(judge(&house("igloo"), Situation::ReadingAfter).outcome, Outcome::Ask);
}

#[test]
fn an_absent_player_of_the_pig_pays_and_gets_no_cards() {
    says("pig", Situation::AbsentPaid, Outcome::NotDealt, "PIG-64");
    says("pig", Situation::AbsentAtTurn, Outcome::Dead, "PIG-64");
}

#[test]
fn a_decision_takes_half_a_minute() {
    is(&clock(&house("pig"), 30), Outcome::Granted, "PIG-54");
    let late = clock(&house("pig"), 31);
    is(&late, Outcome::Warned, "PIG-54");
    assert_eq!(late.text, "31 seconds are more than the 30 for a decision; no penalty is written");
    assert_eq!(clock(&house("dave"), 900).outcome, Outcome::Ask);
}

#[test]
fn slips_at_the_drop() {
    says("mike", Situation::DropHesitated, Outcome::In, "MIK-23");
    says("mike", Situation::DropForgotten, Outcome::In, "MIK-23");
    says("mike", Situation::DropForgiven, Outcome::Out, "MIK-24");
    says("mike", Situation::DropByAccident, Outcome::Out, "MIK-25");
    let cause = judge(&house("cause"), Situation::DropForgiven);
    assert_eq!((cause.outcome, cause.fallback), (Outcome::In, true));
}

#[test]
fn who_decides() {
    says("dave", Situation::Dispute, Outcome::Told, "DAV-02");
    says("cause", Situation::DisputeOfHost, Outcome::Told, "CAU-004");
    says("pig", Situation::Dispute, Outcome::Told, "PIG-03");
    says("pig", Situation::DisputeOfHost, Outcome::Told, "PIG-02");
    assert_eq!(judge(&house("igloo"), Situation::Dispute).outcome, Outcome::Ask);
}
