//! Hands of this format as other programs write them, and broken ones.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::ohh::{read, write};
use crate::formats::hands::record::HandRecord;
use crate::money::{Currency, Money};
use crate::play::{Act, Structure};

/// Three players, blinds 0.05 and 0.10, won before the flop; `extra` goes after the blinds among the actions.
fn hand(extra: &str, pots: &str) -> String {
    format!(
        r#"{{"ohh":{{"game_number":"7","game_type":"Holdem","bet_limit":{{"bet_type":"NL"}},"currency":"USD","dealer_seat":2,
"small_blind_amount":0.05,"big_blind_amount":0.10,"players":[{{"id":0,"seat":2,"name":"Ann","starting_stack":10.00}},
{{"id":1,"seat":5,"name":"Bob","starting_stack":20}},{{"id":2,"seat":9,"name":"Cay","starting_stack":5.5}}],
"rounds":[{{"id":0,"street":"Preflop","cards":"","actions":[
{{"player_id":1,"action":"Post SB","amount":0.05}},{{"player_id":2,"action":"Post BB","amount":0.1}}{extra}]}}],
"pots":{pots}}}}}"#
    )
}

const FOLDED: &str = r#",{"player_id":0,"action":"Raise","amount":0.30},{"player_id":1,"action":"Fold"},{"player_id":2,"action":"Fold"}"#;
const PAID: &str =
    r#"[{"number":0,"amount":0.25,"rake":0.0,"player_wins":[{"player_id":0,"win_amount":0.25}]}]"#;

fn one(text: &str) -> Result<HandRecord, HandFault> {
    let mut hands = read(text);
    assert_eq!(hands.len(), 1, "{text}");
    hands.remove(0)
}

fn cents(amounts: &[i64]) -> Vec<Money> {
    amounts.iter().copied().map(Money::from_minor).collect()
}

#[test]
fn a_hand_is_read_with_its_places_and_stacks() {
    let hand = one(&hand(FOLDED, PAID)).unwrap();
    let setup = &hand.setup;
    assert_eq!(setup.names, ["Bob", "Cay", "Ann"]);
    assert_eq!((setup.button, setup.first, setup.limits.structure), (2, Some(2), Structure::NoLimit));
    assert_eq!(setup.places.iter().map(|place| place.blind).collect::<Vec<_>>(), cents(&[5, 10, 0]));
    assert_eq!(hand.finishing, Some(cents(&[1995, 540, 1015])));
    assert_eq!(
        hand.acts.get(3..),
        Some(&[Act::RaiseTo(2, Money::from_minor(30)), Act::Fold(0), Act::Fold(1)][..])
    );
    assert_eq!(hand.spots.len(), hand.acts.len());
    assert_eq!(hand.flags, Vec::<&str>::new());
}

#[test]
fn hands_stand_in_lines_in_arrays_or_between_empty_lines() {
    let one = hand(FOLDED, PAID);
    for text in [
        format!("\u{feff}{one}\r\n\r\n{one}\r\n"),
        format!("[{one},\n{one}]"),
        format!("{one}{one}"),
        format!("{one}\n{one}"),
    ] {
        let hands = read(&text);
        assert_eq!(hands.iter().filter(|hand| hand.is_ok()).count(), 2, "{hands:?}");
    }
    assert!(read(" \n").is_empty());
}

#[test]
fn a_broken_hand_leaves_the_others() {
    let good = hand(FOLDED, PAID).replace('\n', "");
    let broken: String = good.chars().take(200).collect();
    let hands = read(&format!("{good}\n\n{broken}\n\n{good}\n\nnonsense\n{good}\n"));
    let read: Vec<bool> = hands.iter().map(Result::is_ok).collect();
    assert_eq!(read, [true, false, true, false, true]);
    assert_eq!(hands[3].as_ref().unwrap_err().spot.line, 7);
}

#[test]
fn an_empty_dealer_seat_is_a_dead_button() {
    let hand = one(&hand(FOLDED, PAID).replace("\"dealer_seat\":2", "\"dealer_seat\":3")).unwrap();
    assert_eq!((hand.setup.names.len(), hand.setup.places.len(), hand.setup.button), (4, 4, 3));
    assert!(!hand.setup.places[3].dealt && hand.flags == ["dead-button"]);
    assert_eq!(hand.setup.names[2], "Ann");
}

#[test]
fn finer_amounts_are_units_that_fine() {
    let text = hand(FOLDED, PAID).replace("0.05", "0.005");
    let hand = one(&text).unwrap();
    assert_eq!(hand.setup.currency, Currency::units(3));
    assert_eq!(hand.setup.places[0].stack, Some(Money::from_minor(20_000)));
}

#[test]
fn rake_is_flagged_and_taken_off() {
    let raked = PAID.replace("0.25}]", "0.20}]").replace("\"rake\":0.0", "\"rake\":0.05");
    let hand = one(&hand(FOLDED, &raked)).unwrap();
    assert_eq!((hand.flags, hand.finishing), (vec!["rake"], Some(cents(&[1995, 540, 1010]))));
}

#[test]
fn a_hand_without_pots_has_no_finishing_stacks() {
    assert_eq!(one(&hand(FOLDED, "[]")).unwrap().finishing, None);
}

#[test]
fn players_sitting_out_get_no_cards() {
    let text = hand(FOLDED, PAID).replace(
        "\"players\":[",
        r#""players":[{"id":9,"seat":1,"name":"Out","starting_stack":3,"is_sitting_out":true},{"id":8,"seat":3,"name":"Idle","starting_stack":3},"#,
    );
    let hand = one(&text).unwrap();
    let dealt: Vec<bool> = hand.setup.places.iter().map(|place| place.dealt).collect();
    assert_eq!(
        (hand.setup.names.join(" "), dealt),
        ("Idle Bob Cay Out Ann".to_owned(), vec![false, true, true, false, true])
    );
    assert_eq!(hand.finishing, Some(cents(&[300, 1995, 540, 300, 1015])));
}

#[track_caller]
fn says(text: &str, words: &str) {
    let said = one(text).unwrap_err().to_string();
    assert!(said.contains(words), "{said}");
}

#[test]
fn what_cannot_be_is_named_with_its_place() {
    let with = |old: &str, new: &str| hand(FOLDED, PAID).replace(old, new);
    says(&with("0.30", "-0.30"), "5:139: ");
    says(
        &with("0.30", "-0.30"),
        "hand `7`: the amount `-0.30` isn't a valid amount: an amount can't be negative",
    );
    says(&with("0.30", "1e99"), "more than a book can hold");
    says(&with("0.30", "NaN"), "isn't written as JSON");
    says(&with("0.30", "\"0.30\""), "use a plain decimal number");
    says(&with("0.30", "[[]]"), "isn't a valid amount");
    says(&with("0.30", "30.00"), "`Ann` puts in 20.00 more than the 10.00 in the stack");
    says(&with("0.30", "0.05"), "`Ann` raises to 0.05, but the bet is already 0.10");
    says(&with("\"Raise\",\"amount\":0.30", "\"Check\""), "`Ann` checks with 0.00 in, but the bet is 0.10");
    says(&with("\"Raise\"", "\"Jump\""), "`Jump` isn't an action");
    says(
        &with("\"player_id\":0,\"action\"", "\"player_id\":4,\"action\""),
        "player 4, who isn't on the list",
    );
    says(&with("\"player_id\":0,\"win", "\"player_id\":4,\"win"), "player 4 wins");
    says(&with("Preflop", "Brook"), "`Brook` isn't a street");
    says(&with("Holdem", "Draw"), "not `Draw`");
    says(&with("\"NL\"", "\"XL\""), "`XL` isn't a bet_type");
    says(&with("\"seat\":5", "\"seat\":2"), "player 1 is in seat 2 twice");
    says(&with("\"id\":1,", "\"id\":\"x\","), "should be a whole number");
    says(&with("\"ohh\"", "\"hho\""), "no `ohh`");
    says("{\"ohh\":7}", "should be an object");
    says("{\"ohh\":", "it stops in the middle");
    says(&hand(r#",{"player_id":0,"action":"Shows Cards","cards":["Ah","Ah"]}"#, PAID), "`Ah` appears twice");
    says(&hand(r#",{"player_id":0,"action":"Dealt Cards","cards":["1h","Ah"]}"#, PAID), "`1h` isn't a card");
}

#[test]
fn depth_and_length_do_no_harm() {
    let deep = format!("{}{}", "[".repeat(2_000), "]".repeat(2_000));
    for place in ["\"currency\":\"USD\"", "\"game_number\":\"7\"", "\"name\":\"Ann\"", "\"cards\":\"\""] {
        let key = place.split(':').next().unwrap();
        let text = hand(FOLDED, PAID).replace(place, &format!("{key}:{deep}"));
        assert!(one(&text).is_err(), "{key}");
    }
    let beside = hand(FOLDED, PAID).replace("\"dealer_seat\"", &format!("\"beside\":{deep},\"dealer_seat\""));
    assert!(one(&beside).is_ok());
    let text = hand(FOLDED, PAID);
    for cut in text.char_indices().map(|(at, _)| at) {
        let _ = read(&text[..cut]);
    }
}

/// A tournament as another site tells it: no name, no flags, amounts with a fraction.
const STAGE: &str = r#""tournament":true,"tournament_info":{"tournament_number":"2572","name":"","start_date_utc":"2019-03-28T08:16:05","currency":"USD","buyin_amount":0.23,"bounty_fee_amount":0.00,"fee_amount":0.02,"initial_stack":1500,"type":"STT","flags":"","speed":{"type":"Normal","round_time":10}},"#;

#[test]
fn the_tournament_of_a_hand_is_read_and_written_again() {
    let staged =
        |stage: &str| hand(FOLDED, PAID).replacen("\"game_number\"", &format!("{stage}\"game_number\""), 1);
    let read = one(&staged(STAGE)).unwrap();
    let told = |name: &str| {
        let mut notes = read.notes.iter().filter(|(of, _)| of == name);
        notes.next().map(|(_, text)| text.as_str())
    };
    assert_eq!((told("tournament"), told("tournament-name")), (Some("2572"), None));
    assert_eq!((told("tournament-fee"), told("tournament-round")), (Some("0.02"), Some("10")));
    let wins = cents(&[0, 0, 25]);
    let again = write(&read, &wins).unwrap();
    let bare = STAGE.replace(r#""name":"","#, "").replace(r#""flags":"","#, "");
    assert!(again.text.contains(&bare), "{}", again.text);
    assert_eq!(again.lost, ["which pot each winner took"]);
    let notes = |text: &str| {
        one(text)
            .unwrap()
            .notes
            .into_iter()
            .filter(|(name, _)| name.starts_with("tournament"))
            .collect::<Vec<_>>()
    };
    assert_eq!(notes(&again.text), notes(&staged(STAGE)));
    let flagged = STAGE.replace(r#""flags":"""#, r#""flags":["Re-Entry","Bounty"]"#);
    assert!(
        write(&one(&staged(&flagged)).unwrap(), &wins).unwrap().text.contains(r#"["Re-Entry","Bounty"]"#)
    );
    for nothing in [r#""tournament_info":null,"#, r#""tournament_info":"","#, ""] {
        assert_eq!(notes(&staged(nothing)), [], "{nothing}");
    }
    for only in [r#""tournament_info":{"speed":""},"#, r#""tournament":true,"#] {
        assert_eq!(notes(&staged(only)), [("tournament".to_owned(), "yes".to_owned())], "{only}");
    }
}
