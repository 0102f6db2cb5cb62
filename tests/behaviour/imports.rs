//! Hands of real games, imported: whole files of the corpus beside the project, and broken ones.

use engine::formats::hands::{HandRecord, ohh, poker_now};
use engine::formats::house::preset;
use engine::hand::HouseRules;
use engine::money::Money;
use engine::play::{End, Play};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of real hands, if it is beside the project; it isn't part of it.
fn corpus(folder: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus").join(folder);
    let there = path.exists();
    if !there {
        println!("skipped: {} is not there", path.display());
    }
    there.then_some(path)
}

/// The finishing stacks by seat, in cents.
fn by_seat(hand: &HandRecord) -> BTreeMap<String, i64> {
    let seats = hand.notes.iter().find(|(name, _)| name == "seats").map(|(_, seats)| seats.as_str());
    let seat_of = |name: &str| {
        let listed = seats.unwrap_or_default().split(", ").filter_map(|one| one.split_once('='));
        listed.filter(|(_, of)| *of == name).map(|(seat, _)| seat.to_owned()).next()
    };
    let finishing = hand.finishing.as_deref().unwrap_or_default();
    let seated =
        hand.setup.names.iter().zip(finishing).filter_map(|(name, stack)| Some((seat_of(name)?, stack)));
    seated.map(|(seat, stack)| (seat, stack.minor())).collect()
}

#[test]
fn every_hand_of_the_corpus_ends_with_the_stacks_it_should() {
    let Some(folder) = corpus("ohh") else { return };
    let expected = fs::read_to_string(folder.with_file_name("ohh-expected.json")).unwrap();
    let expected: Vec<serde_json::Value> = serde_json::from_str(&expected).unwrap();
    let mut files: BTreeMap<String, Vec<HandRecord>> = BTreeMap::new();
    let mut right = 0;
    for row in &expected {
        let file = row["file"].as_str().unwrap();
        let hands = files.entry(file.to_owned()).or_insert_with(|| {
            let text = fs::read_to_string(folder.with_file_name(file)).unwrap();
            ohh::read(&text).into_iter().map(Result::unwrap).collect()
        });
        let hand = &hands[usize::try_from(row["n"].as_u64().unwrap()).unwrap()];
        let stacks: BTreeMap<String, i64> =
            serde_json::from_value(row["finishing_cents_by_seat"].clone()).unwrap();
        assert_eq!(by_seat(hand), stacks, "{file} hand {}: {:?}", row["n"], hand.flags);
        assert_eq!(hand.flags.contains(&"run-it-twice"), file == "ohh/rit.ohh", "{file} {}", row["n"]);
        assert_eq!(astray(hand), None, "{file} {}", row["n"]);
        right += 1;
    }
    println!("replayed {right} of {} hands to their finishing stacks", expected.len());
    assert_eq!(right, expected.len());
    let mut flags: BTreeMap<&str, usize> = BTreeMap::new();
    for flag in files.values().flatten().flat_map(|hand| &hand.flags) {
        *flags.entry(flag).or_default() += 1;
    }
    println!("flagged: {flags:?}");
}

/// What each place is paid from the pots, and the stacks after it, under the plain card-room house.
fn replayed(hand: &HandRecord) -> Result<(Vec<Money>, Vec<Money>), String> {
    let mut play = Play::begin(&hand.setup).map_err(|why| why.message)?;
    for (act, spot) in hand.acts.iter().zip(&hand.spots) {
        play.apply(act).map_err(|why| format!("{}:{}: {act:?}: {}", spot.line, spot.column, why.message))?;
    }
    let house = HouseRules::of(&preset("casino").unwrap());
    let End::Settled(settled) = play.end(&house).map_err(|why| why.message)? else {
        return Err("not settled".to_owned());
    };
    let awards = settled.settlement.awards();
    let back = settled.settlement.returned().iter().chain(settled.returned.iter());
    let mut stacks: Vec<Money> =
        (0..hand.setup.places.len()).map(|seat| play.stack(seat).unwrap_or_default()).collect();
    for (seat, amount) in awards.iter().enumerate().chain(back.map(|(seat, amount)| (*seat, amount))) {
        stacks[seat] = stacks[seat].plus(*amount).unwrap();
    }
    Ok((awards.to_vec(), stacks))
}

/// Why a hand doesn't end the way its file says, or doesn't survive being written and read again.
fn astray(hand: &HandRecord) -> Option<String> {
    let (awards, stacks) = match replayed(hand) {
        Ok(ended) => ended,
        Err(why) => return Some(why),
    };
    if Some(&stacks) != hand.finishing.as_ref() {
        return Some(format!("{stacks:?}, not {:?}", hand.finishing));
    }
    let written = match ohh::write(hand, &awards) {
        Ok(written) => written.text,
        Err(why) => return Some(why.message),
    };
    let again = ohh::read(&written);
    let [Ok(again)] = again.as_slice() else { return Some(format!("{written}: {again:?}")) };
    if again.finishing != hand.finishing {
        return Some(format!("{:?} read again, not {:?}", again.finishing, hand.finishing));
    }
    match replayed(again) {
        Ok((_, stacks)) if Some(&stacks) == hand.finishing.as_ref() => None,
        other => Some(format!("replayed again: {other:?}")),
    }
}

#[test]
fn both_logs_of_the_corpus_go_on_from_hand_to_hand() {
    let Some(folder) = corpus("pokernow") else { return };
    let (mut right, mut all) = (0, 0);
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.extension().is_none_or(|ending| ending != "csv") {
            continue;
        }
        let text = fs::read_to_string(&entry).unwrap();
        let begun = text.matches("-- starting hand #").count();
        let hands = poker_now::read(&text);
        all += begun;
        for hand in &hands {
            let hand = hand.as_ref().unwrap();
            let id = hand.id.as_deref().unwrap_or_default();
            assert_eq!(astray(hand), None, "{} #{id}", entry.display());
            assert!(
                !hand.flags.contains(&"stacks-do-not-continue"),
                "{} #{id}: {:?}",
                entry.display(),
                hand.notes
            );
            right += 1;
        }
    }
    println!("replayed {right} of {all} hands, each going on where the last ended");
    assert_eq!(right, all);
}
