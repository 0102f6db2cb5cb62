//! Hand files as a whole: real ones replayed to the chip, written again, and bad ones refused with their place.

use engine::formats::hands::phh::{Dialect, Hands, Held, write};
use engine::formats::hands::{HandRecord, MiddleSpots, WordSpots, replay};
use engine::formats::house::preset;
use engine::formats::line::Houses;
use engine::hand::HouseRules;
use std::fs;
use std::path::{Path, PathBuf};

/// Real hands that are beside the project on some machines.
fn corpus() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus");
    if folder.is_dir() {
        return Some(folder);
    }
    println!("skipped: no real hands at {}", folder.display());
    None
}

fn casino() -> HouseRules {
    HouseRules::of(&preset("casino").unwrap())
}

#[track_caller]
fn only_hand(text: &str) -> HandRecord {
    let houses = Houses::presets();
    let mut hands = Hands::held(text, Held::by_name(&houses));
    let record = hands.next().unwrap().unwrap();
    assert!(hands.next().is_none());
    record
}

#[test]
fn every_real_hand_replays_to_the_chip() {
    let Some(corpus) = corpus() else { return };
    let expected = fs::read_to_string(corpus.join("phh-expected.json")).unwrap();
    let expected: Vec<serde_json::Value> = serde_json::from_str(&expected).unwrap();
    let house = casino();
    let mut good = 0;
    for hand in &expected {
        let file = hand["file"].as_str().unwrap();
        let text = fs::read_to_string(corpus.join(file)).unwrap();
        let record = only_hand(&text);
        match replay(&record, &house) {
            Ok(outcome) => {
                let stacks: Vec<String> = outcome
                    .finishing
                    .iter()
                    .map(|stack| record.setup.currency.plain(stack.unwrap()))
                    .collect();
                let told: Vec<String> =
                    hand["finishing_stacks"].as_array().unwrap().iter().map(ToString::to_string).collect();
                if stacks == told {
                    good += 1;
                } else {
                    println!("{file}: {stacks:?}, not {told:?}; {:?}", outcome.flags);
                }
            }
            Err(fault) => println!("{file}:{fault}"),
        }
    }
    println!("{good} of {} PHH files replay to the chip", expected.len());
    assert_eq!(good, expected.len());
}

#[test]
fn every_real_hand_is_written_and_read_again_alike() {
    let Some(corpus) = corpus() else { return };
    let house = casino();
    let mut files: Vec<PathBuf> =
        fs::read_dir(corpus.join("phh")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "phh"));
    for file in &files {
        let record = only_hand(&fs::read_to_string(file).unwrap());
        for dialect in [Dialect::Plain, Dialect::Own] {
            let written = write(&record, dialect);
            assert_eq!(written.lost, [""; 0], "{}", file.display());
            let again = only_hand(&written.text);
            assert_eq!(replay(&again, &house), replay(&record, &house), "{}", file.display());
            let bare = |record: &HandRecord| HandRecord {
                spots: Vec::new(),
                middle: MiddleSpots::default(),
                words: WordSpots::default(),
                numbered: false,
                ..record.clone()
            };
            assert_eq!(bare(&again), bare(&record), "{}", file.display());
            assert_eq!(write(&again, dialect).text, written.text, "{}", file.display());
        }
    }
    println!("{} of {} PHH files are written and read again alike", files.len(), files.len());
    assert!(!files.is_empty());
}

fn document() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/HANDS.md")).unwrap()
}

#[test]
fn the_examples_of_the_document_are_read() {
    let document = document();
    let blocks: Vec<&str> =
        document.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(blocks.len(), 2);
    for block in blocks {
        let record = only_hand(block);
        let written = write(&record, Dialect::Own);
        let again = only_hand(&written.text);
        assert_eq!((&again.setup.announced, &again.acts), (&record.setup.announced, &record.acts));
        assert_eq!(write(&again, Dialect::Own).text, written.text);
    }
}

#[test]
fn the_actions_of_the_document_are_read() {
    let document = document();
    let cells = document.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let actions: Vec<&str> = cells.filter(|cell| cell.contains(' ')).collect();
    assert_eq!(actions.len(), 30);
    for action in actions {
        let text = format!(
            "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n\
             starting_stacks = [inf, inf, inf]\nactions = ['{action}']\n"
        );
        let record = only_hand(&text);
        assert_eq!(record.acts.len(), 1, "{action}");
        let written = write(&record, Dialect::Own).text;
        assert_eq!(only_hand(&written).acts, record.acts, "{action}");
    }
}

#[test]
fn who_sits_twice_is_refused_before_the_first_card() {
    let hand = |names: &str| {
        only_hand(&format!(
            "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n\
             starting_stacks = [50, 50, 50]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', \
             'p3 f', 'p1 f']\nplayers = [{names}]\n"
        ))
    };
    for names in ["'Ann', 'Bob', 'Dan'", "'', 'Ann', ''"] {
        assert!(replay(&hand(names), &casino()).is_ok(), "{names}");
    }
    let fault = replay(&hand("'Ann', 'Dan', 'Ann'"), &casino()).unwrap_err();
    assert_eq!((fault.action, fault.message.as_str()), (None, "`Ann` is in the hand twice"));
}
